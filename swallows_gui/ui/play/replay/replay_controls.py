"""The bottom of a replay: timeline, buttons, speed and number of the move; and the voice that reads a replay aloud.

The voice says only what everybody knew then, whosever view is shown (`reporter`). It follows the replay's speed; a
jump, a step by hand or a pause silences it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QInputDialog, QMenu, QVBoxLayout, QWidget

from swallows_gui.models.log import LogModel
from swallows_gui.services.language import language
from swallows_gui.services.settings import LOUDEST, settings
from swallows_gui.services.speech import speech
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import FlowLayout, fill, set_gaps
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.kit.timeline import Timeline
from swallows_gui.ui.kit.words import PlainLabel, set_tip
from swallows_gui.ui.play.moments import Moment
from swallows_gui.ui.play.replay.replay_desk import SPEEDS
from swallows_gui.ui.play.screen import Screen

if TYPE_CHECKING:
    from swallows_gui.ui.play.replay.replay_desk import ReplayController, ReplayDesk


BUTTONS = (
    ("last_section", "match_back", "Shift+M"),
    ("last_mark", "goal_back", "Shift+G"),
    ("step_back", "step_back", "Left"),
    ("play", "play", "Space"),
    ("step_on", "step", "Right"),
    ("next_mark", "goal_next", "G"),
    ("next_section", "match_next", "M"),
)
"""Name, icon and key of each button. Arrows and Space work where nothing else needs them."""


class ReplayControls(Screen):
    """The controls of a replay. Its screen passes keys that no other widget has used to `pressed`."""

    def __init__(self, desk: ReplayDesk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._desk = desk
        rerun = self.rerun = desk.rerun
        self.timeline = Timeline()
        self.timeline.setRange(0, rerun.last)
        self.buttons = {name: PosterButton("", icon=icon) for name, icon, _key in BUTTONS}
        self.speed = SegmentedControl()
        self.speed_label, self.move_label, self.moves = PlainLabel(), PlainLabel(), PlainLabel()
        self.move_field = Stepper(0, rerun.playback.move(rerun.last), 0)
        self.more = PosterButton("")
        self.menu = QMenu(self)
        self.more.setMenu(self.menu)
        self._groups: list[QWidget] = []
        self._flow_room = QWidget()
        self._flow = FlowLayout(self._flow_room)
        self._column = fill(QVBoxLayout(self), self.timeline, self._flow_room)
        self._lay_out()
        self._connect()
        self._mark()
        self.adapt()

    def _lay_out(self) -> None:
        for button in self.buttons.values():
            button.setAutoDefault(True)
            self._flow.addWidget(button)
        for name in ("last_mark", "next_mark"):
            self.buttons[name].setVisible(self._desk.marked)
        groups: tuple[tuple[QWidget, ...], ...] = (
            (self.speed_label, self.speed),
            (self.move_label, self.move_field, self.moves),
        )
        for widgets in groups:
            group = QWidget()
            row = QHBoxLayout(group)
            row.setContentsMargins(theme().px(10), 0, 0, 0)
            for widget in widgets:
                row.addWidget(widget)
            self._flow.addWidget(group)
            self._groups.append(group)
        self._flow.addWidget(self.more)
        self.more.hide()

    def set_low(self, low: bool) -> None:
        """With little height put speed and move number into a menu."""
        self.timeline.set_low(low)
        self.more.setVisible(low)
        for group in self._groups:
            group.setVisible(not low)
        self._flow.invalidate()

    def _ask_move(self) -> None:
        last = self.rerun.playback.move(self.rerun.last)
        move, wanted = QInputDialog.getInt(
            self, self.tr("Go to a move"), self.tr("Number of the move"), self.move_field.value, 0, last
        )
        if wanted:
            self._go_to(move)

    def _go_to(self, move: int) -> None:
        self.rerun.seek(self.rerun.playback.position(move))

    def _connect(self) -> None:
        rerun = self.rerun
        self._commands: dict[str, Callable[[], None]] = {
            "last_section": rerun.last_section,
            "last_mark": rerun.last_mark,
            "step_back": rerun.step_back,
            "play": lambda: rerun.play(not rerun.playing),
            "step_on": rerun.step_on,
            "next_mark": rerun.next_mark,
            "next_section": rerun.next_section,
        }
        for name, _icon, key in BUTTONS:
            self.buttons[name].clicked.connect(lambda _checked=False, name=name: self._commands[name]())
            if key not in ("Left", "Right", "Space"):
                QShortcut(QKeySequence(key), self, self._commands[name])
        self.timeline.wanted.connect(rerun.seek_soon)
        self.speed.changed.connect(lambda key: rerun.set_speed(float(key)))
        self.move_field.changed.connect(self._go_to)
        rerun.moved.connect(self.show_position)
        rerun.informed.connect(self._show_state)

    def pressed(self, event: QKeyEvent) -> bool:
        """Handle a key that no other widget has used; whether it has a meaning here."""
        rerun = self.rerun
        commands: dict[int, Callable[[], None]] = {
            Qt.Key.Key_Left: rerun.step_back,
            Qt.Key.Key_Right: rerun.step_on,
            Qt.Key.Key_Space: self._commands["play"],
            Qt.Key.Key_Home: lambda: rerun.seek(0),
            Qt.Key.Key_End: lambda: rerun.seek(rerun.last),
            Qt.Key.Key_PageUp: rerun.last_section,
            Qt.Key.Key_PageDown: rerun.next_section,
        }
        command = commands.get(event.key())
        if command is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        command()
        return True

    def key_help(self) -> list[tuple[str, str]]:
        """Pairs of a key and what it does."""
        words = self._desk.button_words()
        named = [
            (key, self.buttons[name].accessibleName())
            for name, _icon, key in BUTTONS
            if not self.buttons[name].isHidden()
        ]
        return [
            *named,
            ("Home", self.tr("To the beginning of the game")),
            ("End", self.tr("To the end")),
            ("PgUp", words["last_section"]),
            ("PgDown", words["next_section"]),
            ("Esc", self.tr("Leave the replay")),
        ]

    # Showing

    def show_position(self) -> None:
        """Show the replay's present position."""
        rerun = self.rerun
        words = self._desk.where()
        jumped = abs(rerun.position - self.timeline.value()) > 1
        self.timeline.show_position(rerun.position, words)
        self.move_field.set_value(rerun.playback.move(rerun.position))
        if jumped and not rerun.playing:
            announce(self.timeline, words)
        self._show_state()

    def _show_state(self) -> None:
        rerun, found = self.rerun, self.rerun.chapters
        at = rerun.position
        enabled = {
            "last_section": at > 0,
            "last_mark": found.last_mark(at) is not None,
            "step_back": at > 0,
            "step_on": at < rerun.last,
            "next_mark": found.next_mark(at) is not None,
            "next_section": at < rerun.last,
            "play": rerun.last > 0,
        }
        focused = next((name for name, button in self.buttons.items() if button.hasFocus()), "")
        for name, button in self.buttons.items():
            button.setEnabled(enabled[name])
        if focused and not enabled[focused]:
            self.buttons["play"].setFocus(Qt.FocusReason.OtherFocusReason)
        self.buttons["play"].set_icon("pause" if rerun.playing else "play")
        self.speed.set_key(str(rerun.speed))
        self.more.setText(_times(rerun.speed))
        self._name_buttons()

    def _mark(self) -> None:
        stages, stretches, points = self._desk.marks()
        self.timeline.set_marks(stages, stretches, points)

    def _name_buttons(self) -> None:
        texts = {
            **self._desk.button_words(),
            "step_back": self.tr("One move back"),
            "play": self.tr("Pause") if self.rerun.playing else self.tr("Play"),
            "step_on": self.tr("One move on"),
        }
        for name, _icon, key in BUTTONS:
            button = self.buttons[name]
            if button.accessibleName() != texts[name]:
                keys = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
                button.setAccessibleName(texts[name])
                set_tip(button, f"{texts[name]} ({keys})")

    def retranslate(self) -> None:
        self.timeline.setAccessibleName(self.tr("Timeline of the game"))
        self.speed_label.setText(self.tr("Speed"))
        self.speed.setAccessibleName(self.tr("Speed"))
        locale = language().locale
        self.speed.set_options([(str(speed), _times(speed)) for speed in SPEEDS])
        self.speed.set_key(str(self.rerun.speed))
        self._fill_menu()
        self.move_label.setText(self.tr("Move"))
        self.move_field.setAccessibleName(self.tr("Number of the move"))
        last = self.rerun.playback.move(self.rerun.last)
        self.moves.setText(self.tr("of {last}").format(last=locale.toString(last)))
        self._mark()
        self.show_position()

    def _fill_menu(self) -> None:
        self.more.setAccessibleName(self.tr("Speed and move"))
        self.menu.clear()
        for speed in SPEEDS:
            text = self.tr("Speed {times}").format(times=_times(speed))
            self.menu.addAction(text).triggered.connect(lambda _on=False, speed=speed: self.rerun.set_speed(speed))
        self.menu.addSeparator()
        self.menu.addAction(self.tr("Go to a move…")).triggered.connect(lambda _on=False: self._ask_move())

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._column, (12, 2, 12, 6), 4)
        self._flow.setSpacing(px(6))


def _times(speed: float) -> str:
    """The speed as text, such as "0.5×"."""
    return f"{language().locale.toString(speed)}×"


ONLY_WHAT_MATTERS = 4.0
"""Speed from which nothing else is read: a sentence takes longer than several moves."""


class ReplayVoice(QObject):
    """Reads one replay aloud, as the settings say."""

    def __init__(self, rerun: ReplayController) -> None:
        super().__init__(rerun)
        self._rerun = rerun
        self._log: LogModel | None = None
        self._told_to = -1
        """The position up to which the log has been told; -1 after a jump."""
        self._was_playing = False
        self._silent = False
        """Whether the replay was stopped in the middle of a step: the rest of it is shown and not said."""
        speech().hush()
        rerun.presenter.told.connect(self._on_told)
        rerun.began.connect(self._on_began)
        rerun.rebuilt.connect(self._on_jump)
        rerun.informed.connect(self._on_informed)
        settings().changed.connect(self._on_setting)
        language().changed.connect(self._hush)
        self._on_setting("read_aloud")
        self._on_informed()

    def close(self) -> None:
        """Stop when the replay is closed."""
        settings().changed.disconnect(self._on_setting)
        language().changed.disconnect(self._hush)
        speech().hush()
        speech().keep_up(1.0)

    def _on_setting(self, name: str) -> None:
        if name == "voices":
            speech().choose_voices(settings().now.voices)
        if name != "read_aloud":
            return
        on = settings().now.read_aloud
        if on:
            speech().choose_voices(settings().now.voices)
            speech().set_volume(settings().now.volume_voice / LOUDEST)
        speech().switch(on)
        self._log = self._rerun.models.new_log(self) if on else None
        self._told_to = -1

    def _hush(self) -> None:
        speech().hush()

    def _on_jump(self) -> None:
        self._told_to = -1
        speech().hush()

    def _on_informed(self) -> None:
        speech().keep_up(self._rerun.speed)
        paused = self._was_playing and not self._rerun.playing
        self._was_playing = self._rerun.playing
        if paused and self._rerun.position < self._rerun.last:
            self._silent = True
            speech().hush()

    def _on_began(self) -> None:
        """Prepare for the next step; one made by hand silences sentences about the last."""
        rerun = self._rerun
        self._silent = False
        if self._log is None:
            return
        if not rerun.playing:
            speech().hush()
        if self._told_to != rerun.position - 1:
            self._log.rebuild(rerun.playback.history(rerun.position - 1, None))
        self._told_to = rerun.position

    def _on_told(self, moments: Sequence[Moment]) -> None:
        if self._log is None:
            return
        rerun = self._rerun
        events = [moment.public for moment in moments if moment.public is not None]
        self._log.append(events)
        for event in events if not self._silent else ():
            kind = str(event["type"])
            matters = kind in rerun.manners.matters
            if matters or (kind not in rerun.manners.unspoken and rerun.speed < ONLY_WHAT_MATTERS):
                speech().say(self._log.told(event), language().code, matters=matters)
