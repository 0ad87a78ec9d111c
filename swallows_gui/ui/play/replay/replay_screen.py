"""The screen of a replay: the table, its docks, and a timeline below them, as drawing or as text, with sounds.

Sounds are those of the running game, while it plays or is stepped by hand. After a jump the crowd sounds as it did at
that point; while the replay stands still it is silent.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSplitter, QStackedWidget, QVBoxLayout, QWidget

from swallows_gui.engine.game import Json
from swallows_gui.models.error_messages import record_sentence
from swallows_gui.records.record import DamagedRecord
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name
from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import sound
from swallows_gui.services.theme import set_role, theme
from swallows_gui.session.replay import OPEN
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.inputs import ChoiceBox, Tabs
from swallows_gui.ui.kit.notices import NoticeBar, announce
from swallows_gui.ui.kit.panels import FlowLayout, fill, set_gaps
from swallows_gui.ui.kit.words import PlainLabel, set_tip
from swallows_gui.ui.play.page_of_text import TextSection, parts_as_html
from swallows_gui.ui.play.replay.replay_controls import ReplayControls, ReplayVoice
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.play.share.sharing import ReplaySharing
from swallows_gui.ui.play.share.subjects import SharedReplay
from swallows_gui.ui.play.sounding import Sounding
from swallows_gui.ui.play.stage_text import TextPage

if TYPE_CHECKING:
    from swallows_gui.ui.play.replay.replay_desk import ReplayController, ReplayDesk


class ReplayText(Screen):
    """A replay's table as a page of text, written by its desk."""

    def __init__(self, desk: ReplayDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        self.page = TextPage()
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._column = fill(QVBoxLayout(self), self.page)
        desk.settled.connect(self.refresh)
        self.adapt()

    def refresh(self) -> None:
        """Rewrite the page if it is visible and the drawn table is at rest."""
        if not self.isVisible() or self._desk.rerun.presenter.running:
            return
        page = self._desk.as_text()
        if page is not None:
            here = TextSection(self.tr("Where the replay is"), (self._desk.where(), *page.asking))
            self.page.write(parts_as_html((here, *page.sections)))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def retranslate(self) -> None:
        self.page.setAccessibleName(self.tr("The match as text"))
        self.refresh()

    def restyle(self) -> None:
        edge = theme().px(8)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self.refresh()


TOO_FAST = 4.0
"""Speed from which nothing is heard but the crowd: sounds would run into each other."""


class ReplaySounds(Sounding):
    """Plays the sounds of one replay."""

    def __init__(self, rerun: ReplayController) -> None:
        super().__init__(rerun.presenter, rerun.manners, rerun)
        self._rerun = rerun
        self._closed = False
        rerun.rebuilt.connect(self._on_jump)
        rerun.informed.connect(self._on_informed)
        settings().changed.connect(self._on_setting)
        self._on_jump()

    def close(self) -> None:
        """Stop when the replay is closed."""
        self._closed = True
        settings().changed.disconnect(self._on_setting)
        sound().hush()

    def tell_stands(self) -> None:
        there = self._rerun.playing and not self._closed
        sound().crowd(self.stands.level if there else 0.0)

    def _on_jump(self) -> None:
        if settings().now.sound:
            self.show_stands(self.manners.cues.now(self._rerun.playback.history(self._rerun.position, None)))

    def _on_informed(self) -> None:
        self.muted = self._rerun.speed >= TOO_FAST
        self.tell_stands()

    def _on_setting(self, name: str) -> None:
        if name == "sound":
            self._on_jump()


WIDE, ROOMY, LOW = 980, 700, 520
"""Design pixels: from the first width on panels stand on both sides, below the second they take turns with the table;
in a lower window everything stands closer."""
_LEAST_TABLE = 300
"""Design pixels: in a lower window the table scrolls as a whole."""
_LABELLED = 480
"""Width, design pixels, from which the choice of eyes has its label even in a low window."""


class ReplayScreen(Screen):
    """Shows a `Playback` as the chosen viewer knew it. It changes no file."""

    goes_back = True
    clause_wanted = Signal(str)

    def __init__(self, desk: ReplayDesk, controls: ReplayControls, damage: DamagedRecord | None) -> None:
        super().__init__(desk.window)
        desk.setParent(self)
        self.desk = desk
        self.rerun, self.table = desk.rerun, desk.table
        self.voice = ReplayVoice(self.rerun)
        self.sounds = ReplaySounds(self.rerun)
        self.controls = controls
        self._damage = damage
        self._panels = list(desk.panels())
        self.notice = NoticeBar()
        self.text = ReplayText(desk)
        self.words = PlainLabel(role="heading", wrap=True)
        self.eyes_label = PlainLabel()
        self.eyes = ChoiceBox()
        self.panels_button = PosterButton("", kind="quiet")
        self.sharing = ReplaySharing(SharedReplay(desk), self.notice, self)
        self.share_button = PosterButton("", kind="quiet")
        self.share_button.setMenu(self.sharing.menu)
        self.back_button = PosterButton("", kind="quiet", icon="back")
        self.left, self.right = Tabs(), Tabs()
        self._panels_wanted: bool | None = None
        self._layout_kind = ""
        self._lay_out()
        self._connect()
        self.adapt()
        self.rerun.rebuild()
        self._tell_damage()

    def _lay_out(self) -> None:
        for tabs in (self.left, self.right):
            tabs.setUsesScrollButtons(True)
            tabs.setDocumentMode(True)
        self._room = QScrollArea()
        self._room.setWidget(self.table)
        self._room.setWidgetResizable(True)
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.stage = QStackedWidget()
        self.stage.addWidget(self._room)
        if self.desk.opening is not None:
            self.stage.addWidget(self.desk.opening)
        self.stage.addWidget(self.text)
        self.split = QSplitter(Qt.Orientation.Horizontal)
        parts: tuple[QWidget, ...] = (self.left, self.stage, self.right)
        for widget in parts:
            self.split.addWidget(widget)
        self.split.setStretchFactor(1, 1)
        self.split.setChildrenCollapsible(False)
        self._head_room = QWidget()
        self._head = FlowLayout(self._head_room)
        eyes = QWidget()
        fill(QHBoxLayout(eyes), self.eyes_label, self.eyes, margins=0)
        for widget in (self.back_button, eyes, self.panels_button, self.share_button):
            self._head.addWidget(widget)
        self._column = fill(
            QVBoxLayout(self), self.notice, self._head_room, (self.split, 1), self.words, self.controls, margins=0
        )

    def _connect(self) -> None:
        rerun = self.rerun
        rerun.rebuilt.connect(self._rebuilt)
        rerun.began.connect(self._began)
        rerun.played.connect(self._played)
        rerun.moved.connect(self._moved)
        rerun.informed.connect(lambda: self.eyes.setCurrentIndex(rerun.playback.eyes.index(rerun.eyes)))
        self.back_button.clicked.connect(self.back)
        self.panels_button.clicked.connect(self._toggle_panels)
        self.eyes.activated.connect(self._choose_eyes)
        self.desk.clause_wanted.connect(self.clause_wanted)
        settings().changed.connect(self._setting_changed)

    def close_replay(self) -> None:
        """Stop the replay and release everything."""
        settings().changed.disconnect(self._setting_changed)
        self.voice.close()
        self.sounds.close()
        self.rerun.close()
        self.desk.close()

    # What the replay does

    def _rebuilt(self) -> None:
        clock().finish_all()
        self._room_for_table()
        self.table.show_view(self.rerun.view, self.rerun.info)
        self._follow()

    def _began(self, events: list[Json]) -> None:
        if self.rerun.info.reduced_motion:
            clock().finish_all()
        if events and self._at_table:
            self.table.begin(self.rerun.info)

    def _played(self, events: list[Json]) -> None:
        if self._at_table:
            self.table.settle(self.rerun.view, self.rerun.info, soon=not events)
        else:
            announce(self, " ".join(self.rerun.models.log.told(event) for event in events))
        self._follow()

    def _follow(self) -> None:
        opening = None if self._at_table else self.desk.opening
        self.stage.setCurrentWidget(opening or (self.text if settings().now.text_table else self._room))
        if opening is not None:
            opening.show_view(self.rerun.view)
        self.text.refresh()
        self.desk.follow()

    @property
    def _at_table(self) -> bool:
        return self.rerun.manners.at_table(self.rerun.view)

    def _moved(self) -> None:
        self.words.setText(self.desk.where())

    def _choose_eyes(self, index: int) -> None:
        self.rerun.set_eyes(self.rerun.playback.eyes[index])

    # Panels

    def _toggle_panels(self) -> None:
        self._panels_wanted = not self._panels_shown
        self._reflow()

    @property
    def _panels_shown(self) -> bool:
        return not self.right.isHidden()

    def _arrange(self, kind: str) -> None:
        """Arrange the panels: "both" sides of the table, "one" side (right), "none" (table alone), or "only" panels
        without a table."""
        if kind == self._layout_kind:
            return
        self._layout_kind = kind
        both = kind == "both"
        current = self.right.currentWidget()
        for tabs in (self.left, self.right):
            tabs.clear()
        for panel in self._panels:
            (self.left if both and panel.side == "left" else self.right).addTab(panel.widget, "")
        if current is not None and self.right.indexOf(current) >= 0:
            self.right.setCurrentWidget(current)
        self._name_tabs()
        self.left.setVisible(both and self.left.count() > 0)
        self.right.setVisible(kind != "none" and self.right.count() > 0)
        self.stage.setVisible(kind != "only")
        px = theme().px
        self.split.setSizes([px(265), px(690), px(315)] if both else [0, px(500), px(330)])

    def reflow(self, width: float, height: float) -> None:
        wanted = width >= ROOMY if self._panels_wanted is None else self._panels_wanted
        wanted = wanted and bool(self._panels)
        beside = "both" if width >= WIDE else "one" if width >= ROOMY else "only"
        self._arrange(beside if wanted else "none")
        low = height < LOW
        self.controls.set_low(low)
        self.eyes_label.setVisible(not low or width >= _LABELLED)
        self.back_button.setText("" if low else self.tr("Leave the replay"))
        set_role(self.words, "strong" if low else "heading")
        self._room_for_table()
        self.stage.setMinimumWidth(theme().px(300))
        self.right.setMinimumWidth(theme().px(160))
        self.left.setMinimumWidth(theme().px(180))
        self._name_panels()

    def _room_for_table(self) -> None:
        """In a low window give all height to score and pitch; with a hand below them the table scrolls."""
        low = self.height() < theme().px(LOW)
        self.table.watching = self.rerun.eyes is None
        self.table.setMinimumHeight(0 if low and self.table.watching else theme().px(_LEAST_TABLE))

    # Texts

    def _setting_changed(self, field: str) -> None:
        if field == "text_table":
            self._follow()

    def _tell_damage(self) -> None:
        """Say where and why a damaged record ends early."""
        if self._damage is not None:
            last = language().locale.toString(self.rerun.playback.move(self.rerun.last))
            where = self.tr("The replay ends with move {move}, the last that is sound.").format(move=last)
            self.notice.show_notice(f"{record_sentence(self._damage)} {where}", "warning")
        elif self.rerun.playback.record.torn:
            text = self.tr("The last line of the saved game is cut off: the replay ends with the move before it.")
            self.notice.show_notice(text, "warning")

    def heading(self) -> str:
        playback = self.rerun.playback
        seats = ", ".join(shown_name(seat.name) for seat in playback.seats)
        return self.tr("Replay: {game}").format(game=playback.title or seats)

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Replay"))
        self.back_button.setAccessibleName(self.tr("Leave the replay"))
        set_tip(self.back_button, self.tr("Leave the replay"))
        self.eyes_label.setText(self.tr("Seen by"))
        self.share_button.setText(self.tr("Share"))
        self.eyes.setAccessibleName(self.tr("Whose view is shown"))
        if self.notice.text():
            self._tell_damage()
        self._fill_eyes()
        self._name_tabs()
        self._name_panels()
        self._moved()
        self._reflow()

    def _fill_eyes(self) -> None:
        playback, names = self.rerun.playback, self.rerun.models.narrator
        self.eyes.clear()
        for eyes in playback.eyes:
            if eyes is None:
                text = self.tr("everybody")
            elif eyes == OPEN:
                text = self.tr("open: all hands")
            else:
                text = names.seat(eyes)
            self.eyes.addItem(text)
        self.eyes.setCurrentIndex(playback.eyes.index(self.rerun.eyes))
        if not playback.over:
            set_tip(self.eyes, self.tr("Other hands are shown when the game is over."))

    def _name_tabs(self) -> None:
        for tabs in (self.left, self.right):
            for panel in self._panels:
                at = tabs.indexOf(panel.widget)
                if at >= 0:
                    tabs.setTabText(at, panel.title())

    def _name_panels(self) -> None:
        self.panels_button.setVisible(bool(self._panels))
        if self._layout_kind == "only":
            text = self.tr("Show the match")
        else:
            text = self.tr("Hide panels") if self._panels_shown else self.tr("Show panels")
        self.panels_button.setText(text)

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._head, (12, 4, 12, 2), 12)
        self.words.setContentsMargins(px(14), px(2), px(14), 0)
        self._column.setSpacing(0)

    # Qt

    def enter(self) -> None:
        self.controls.timeline.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back.emit()
        elif not self.controls.pressed(event):
            super().keyPressEvent(event)


def building(desk: ReplayDesk, damage: DamagedRecord | None) -> Generator[None, None, ReplayScreen]:
    """Build the screen in short pieces. `damage`: why the record ends early, if it does."""
    yield from desk.laid()
    yield
    controls = ReplayControls(desk)
    yield
    return ReplayScreen(desk, controls, damage)
