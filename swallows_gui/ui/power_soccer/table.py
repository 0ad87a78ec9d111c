"""The table of Power Soccer: band, pitch, plate and faces; it follows a presenter and hands actions out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSize,
    QSortFilterProxyModel,
    Qt,
    Signal,
)
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.models.log import LogModel
from swallows_gui.models.power_soccer.bundle import PowerModels
from swallows_gui.models.power_soccer.match_story import MatchStory, told
from swallows_gui.models.power_soccer.outlook_words import OutlookWords
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.clock import Alarm, clock, tempo
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.prompt_plate import PromptPlate
from swallows_gui.ui.kit.story_view import StoryView
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import GameTable, decide_nothing
from swallows_gui.ui.play.hurrying import Hurrying
from swallows_gui.ui.play.moments import Moment, MomentPresenter
from swallows_gui.ui.play.score_band import ScoreBand
from swallows_gui.ui.play.table_info import Phase, SessionInfo
from swallows_gui.ui.power_soccer import asking, scenes
from swallows_gui.ui.power_soccer.die_faces import FACES, die_look
from swallows_gui.ui.power_soccer.faces import LARGE, SMALL, Faces
from swallows_gui.ui.power_soccer.manners import MANNERS
from swallows_gui.ui.power_soccer.pitch import PitchView
from swallows_gui.ui.power_soccer.sheet_dock import PowerSheetTable

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.engine.power_soccer.view import PowerSoccerView

ROLL: dict[str, str] = {"type": "roll"}
LET_PLAY: dict[str, str] = {"type": "let_play"}
ROLL_ON_BEAT = 0.6
"""Seconds at pace normal between two rolls that come by themselves."""
_LOW, _DENSE = 600, 460
"""Heights in design pixels: below the first the faces are small, below the second they are a list."""
_TALL = 720


class PowerTable(GameTable):
    """The pitch in the middle of it all."""

    pause_wanted = Signal(bool)
    """Computer seats stop deciding, or go on."""
    step_wanted = Signal()
    """One decision of a computer seat."""
    attack_end_wanted = Signal()
    """Play on to the end of the attack."""

    view: PowerSoccerView | None

    def __init__(
        self,
        models: PowerModels,
        act: Callable[[Json], None] = decide_nothing,
        presenter: MomentPresenter | None = None,
    ) -> None:
        super().__init__(act)
        self._models = models
        self.story = MatchStory()
        self._telling = False
        self._asked: tuple[object, ...] = ()
        self.rolling_on: int | None = None
        """The attack in which rolls come by themselves; 0: until the kick-off, None: they do not."""
        self._roll_soon = Alarm(self, self._roll_by_itself)
        look = die_look(("ten", "foul", "penalty"))
        self.band = ScoreBand()
        self.pitch = PitchView(look)
        self.prompt = PromptPlate()
        self.faces = Faces(look)
        self.sheet = PowerSheetTable(models.sheet)
        self.commentary = StoryView()
        self.commentary.setModel(_Told(models.log, self))
        self.roll = PosterButton("", kind="primary")
        self.let_be = PosterButton("")
        self.roll_on = PosterButton("", kind="quiet")
        self.first, self.second = PosterButton("", kind="primary"), PosterButton("")
        self.forward = PosterButton("", kind="primary")
        self.pause, self.step = PosterButton(""), PosterButton("")
        self.attack_end = PosterButton("", kind="quiet")
        self.buttons = (
            self.roll, self.let_be, self.first, self.second, self.roll_on, self.forward, self.pause, self.step,
            self.attack_end,
        )  # fmt: skip
        for button in self.buttons:
            self.prompt.add_button(button)
        self.presenter = presenter or MomentPresenter(MANNERS, self)
        self.hurrying = Hurrying(self, self.presenter)
        self._board = QWidget(self)
        """Holds everything. The table itself has no layout: it fits into whatever height it gets."""
        self._column = QVBoxLayout(self._board)
        self._column.addWidget(self.band)
        self._column.addWidget(self.pitch, 1)
        self._column.addWidget(self.prompt)
        self._column.addWidget(self.faces)
        self._connect()
        self.retranslate()
        self.restyle()

    def _connect(self) -> None:
        self.presenter.begun.connect(self._begin_moment)
        self.presenter.told.connect(self._tell)
        self.presenter.waiting.connect(self._await_nod)
        self.roll.clicked.connect(partial(self._decide, ROLL))
        self.let_be.clicked.connect(partial(self._decide, LET_PLAY))
        self.first.clicked.connect(partial(self._choose, 0))
        self.second.clicked.connect(partial(self._choose, 1))
        self.roll_on.clicked.connect(self.toggle_roll_on)
        self.forward.clicked.connect(self.go_on)
        self.pause.clicked.connect(lambda: self.pause_wanted.emit(self.info.phase is not Phase.PAUSED))
        self.step.clicked.connect(self.step_wanted)
        self.attack_end.clicked.connect(self.attack_end_wanted)
        self.faces.looked_at.connect(self.pitch.look_at)
        self.faces.taken.connect(lambda face: self._decide({"type": "choose", "face": face}))
        self.prompt.hint_wanted.connect(self.hint_wanted)
        self.prompt.rule_wanted.connect(self.clause_wanted)
        language().changed.connect(self.retranslate)
        theme().changed.connect(self.restyle)

    def docks(self) -> list[Dock]:
        """What stands beside the table."""
        return [Dock("sheet", _sheet, self.sheet, share=1), Dock("commentary", _commentary, self.commentary, share=1)]

    # What the shell calls

    def show_view(self, view: PowerSoccerView, info: SessionInfo) -> None:
        again = view is self.view
        self.view, self.info = view, info
        if not again:
            self._stop()
            self.story = told(view.history)
            self.rolling_on = None if self.story.attack is None or self._attack != self.rolling_on else self.rolling_on
        self.draw()
        self.settled.emit()

    def begin(self, info: SessionInfo) -> None:
        self._roll_soon.stop()
        self._telling = True
        super().begin(info)
        speed = tempo(info.beat_ms)
        self.pitch.speed = self.band.speed = speed
        self.hurrying.watch()

    def settle(self, view: PowerSoccerView, info: SessionInfo, *, soon: bool = False) -> None:  # noqa: ARG002 - nothing is drawn late
        self._telling = False
        self.hurrying.rest()
        self.view, self.info = view, info
        self.story = told(view.history)
        self.draw()
        self.settled.emit()

    def finish(self) -> None:
        self.presenter.finish()

    def hide_private(self) -> None:
        """Nothing is private here (P12), but nothing is shown of a match that nobody looks at."""
        self._stop()
        super().hide_private()

    def _stop(self) -> None:
        self._roll_soon.stop()
        self._telling = False
        self.hurrying.rest()
        self.pitch.rest()

    def focus_question(self) -> None:
        """The button that Enter should press; of two dice the one that the player looks at."""
        for button in (self.roll, self.first, self.forward):
            if button.isVisibleTo(self) and button.isEnabled():
                button.setFocus()
                return
        self.setFocus()

    def announce(self, text: str, urgent: bool = False) -> None:
        """Have a screen reader say something."""
        if text:
            announce(self, text, urgent=urgent)
            self.announced.emit(text)

    # Showing

    @property
    def _attack(self) -> int:
        """The number of the attack that runs, 0 before the first."""
        return self.story.attack.number if self.story.attack is not None else 0

    @property
    def cast(self) -> scenes.Cast | None:
        """Who plays; None while nothing is shown."""
        return None if self.view is None else scenes.cast_of(self._models.seats, self.info, self.view)

    @property
    def legal(self) -> list[Json]:
        """What the seat that is asked may do, as records have it."""
        if self.view is None or self.info.actor is None or not self.decides:
            return []
        to_json = self.view.notation.action_to_json
        return [to_json(action) for action in self.info.legal if isinstance(action, int)]

    def draw(self) -> None:
        """Everything by view and info; while something is told only what has been told."""
        with self.keeping_focus():
            self._draw()

    def _draw(self) -> None:
        cast, view = self.cast, self.view
        if cast is None or view is None:
            self.prompt.say("")
            self.prompt.show_buttons(())
            return
        look = die_look([face for face, black in zip(FACES, view.black, strict=True) if black])
        if look.black != self.pitch.tray.look.black:
            self.pitch.set_look(look)
            self.faces.set_look(look)
        self._models.sheet.show_story(self.story)
        if self._telling:
            self._draw_told(cast)
            return
        asked = view.to_move is not None
        self.pitch.show_picture(scenes.picture_of(self.story, cast, asking=asked))
        self.band.show_state(scenes.band_of(self.story, cast, view.to_move))
        self._name_pitch()
        self._draw_faces(view)
        self._draw_prompt(view)
        self._plan_roll()

    def _draw_told(self, cast: scenes.Cast) -> None:
        self.band.show_state(scenes.band_of(self.story, cast, None), turn=True)
        self.prompt.show_buttons(())
        self.prompt.show_chances("", "", ())

    def _name_pitch(self) -> None:
        """The pitch in words."""
        picture = self.pitch.picture
        parts = [picture.plate.top, picture.plate.below]
        if picture.mode == "attack":
            parts.insert(0, self.tr("The ball lies at {points}.").format(points=picture.points))
        self.pitch.setAccessibleName(self.tr("Pitch"))
        self.pitch.setAccessibleDescription(" ".join(part for part in parts if part))

    def _draw_faces(self, view: PowerSoccerView) -> None:
        words = OutlookWords(view, self._models.seats)
        black = sum(view.black)
        if black == len(FACES) // 2:
            dice = self.tr("The die: three black, three white")
        else:
            dice = self.tr("The die: two black, four white")
        now = self.tr("Now: colour") if words.by_colour else self.tr("Now: face")
        then = ""
        if view.step in ("referee", "steal"):
            then = self.tr("If play goes on")
        elif view.step in ("attack", "choose"):
            then = self.tr("In the end")
        offered = view.thrown if view.step == "choose" and self.legal else ()
        self.faces.setVisible(view.to_move is not None)
        self.faces.show_lines((dice, now, then), words.faces(), by_colour=words.by_colour, offered=offered)

    def _draw_prompt(self, view: PowerSoccerView) -> None:
        info, prompt = self.info, self.prompt
        if info.phase is Phase.HELD:
            prompt.show_chances("", "", ())
            prompt.say(self.tr("The match is over."))
            prompt.show_buttons((self.forward,))
            return
        if view.to_move is None:
            prompt.show_chances("", "", ())
            prompt.say(self.tr("The match is over."))
            prompt.show_buttons(())
            return
        prospects = OutlookWords(view, self._models.seats).prospects()
        key = self.tr("Goal") if view.step not in ("wall",) else self.tr("Hit")
        prompt.show_chances(self.tr("What follows"), key, asking.rows_of(prospects))
        legal = self.legal
        if not legal:
            prompt.say(asking.awaited(view, self._models.seats))
            prompt.show_buttons(self._watching_buttons())
            return
        self._ask(view, legal)

    def _short(self, words: str) -> str:
        """A button's words; where there is hardly any room, without its key."""
        return words.partition(" [")[0] if self.prompt.dense else words

    def _watching_buttons(self) -> Sequence[QWidget]:
        """Where only computer seats play: pause, one roll, on to the end of the attack."""
        if not self.decides or any(seat.kind == "human" for seat in self.info.seats):
            return ()
        paused = self.info.phase is Phase.PAUSED
        self.pause.setText(self.tr("Play on [F9]") if paused else self.tr("Pause [F9]"))
        return (self.pause, self.step, self.attack_end) if paused else (self.pause, self.attack_end)

    def _ask(self, view: PowerSoccerView, legal: Sequence[Json]) -> None:
        seat = view.to_move or 0
        cast = self.cast
        assert cast is not None
        asked = asking.question_of(view, self.story, self._models.seats)
        self.roll.setText(self._short(asked.roll))
        self.let_be.setText(self._short(self.tr("Let it be [P]")))
        shown: list[QWidget] = []
        if ROLL in legal:
            shown.append(self.roll)
        if LET_PLAY in legal:
            shown.append(self.let_be)
        for place, button in enumerate((self.first, self.second)):
            if view.step == "choose" and place < len(view.thrown):
                name = asking.face_button(view.thrown[place], place + 1)
                button.setText(name)
                shown.append(button)
        shown.append(self.roll_on)
        self._name_roll_on()
        rule = QCoreApplication.translate("Prompt", "Rule {clause}").format(clause=asked.clause)
        hint = self.tr("Hint [T]") if self.info.may_hint else ""
        self.prompt.ask(asked.tag, asked.question, asked.why, asked.clause, cast.colour(seat), rule, hint)
        self.prompt.show_buttons(shown)
        key = (view, seat)
        newly, self._asked = key != self._asked, key
        if newly:
            self.announced.emit(self.prompt.text())
            self._take_focus()

    def _take_focus(self) -> None:
        """The question gets the focus, unless somebody is reading in a dock."""
        focus = self.window().focusWidget()
        if focus is None or focus is self or not focus.isVisible() or self.isAncestorOf(focus):
            self.focus_question()

    # A moment

    def _begin_moment(self, event: Mapping[str, Any]) -> None:
        """The motion of an event begins; what it brings is told when it has arrived."""
        if not self._telling or (cast := self.cast) is None:
            return
        if event.get("type") == "die_rolled":
            self.prompt.say(self.tr("The die rolls …"))
            other = event.get("other")
            if not self.info.reduced_motion:
                self.pitch.throw((event["die"],) if other is None else (event["die"], other))
            return
        what = scenes.happening_of(self.story, event, cast)
        if what is not None and (what.stays or not self.info.reduced_motion):
            self.pitch.happen(what, still=self.info.reduced_motion)

    def _tell(self, moments: Sequence[Moment]) -> None:
        """Events have arrived: score, card, points, the sentence."""
        for moment in moments:
            if moment.event is not None:
                self._tell_event(moment.event)

    def _tell_event(self, event: Mapping[str, Any]) -> None:
        cast = self.cast
        if cast is None:
            return
        self.story = self.story.after(event)
        words = self._models.narrator
        if words.tells(event):
            text = self._models.log.told(event)
            if self._telling and text:
                self.prompt.say(text)
            self.announce(text)
        if self._telling and not self.presenter.hurried:
            self.pitch.show_picture(scenes.picture_of(self.story, cast), write=not self.info.reduced_motion)
            self.band.show_state(scenes.band_of(self.story, cast, None), turn=not self.info.reduced_motion)
            self._models.sheet.show_story(self.story)
            self._name_pitch()

    def _await_nod(self) -> None:
        """The result stands until somebody nods."""
        cast = self.cast
        if cast is None:
            return
        self.hurrying.rest()
        self._telling = True
        self.pitch.show_picture(scenes.picture_of(self.story, cast))
        self.band.show_state(scenes.band_of(self.story, cast, None))
        ended = next((event for event in reversed(self._history()) if event["type"] == "match_ended"), None)
        if ended is not None:
            self.pitch.happen(scenes.a_standing_poster(ended, cast), still=True)
        with self.keeping_focus():
            self.faces.hide()
            self.prompt.show_chances("", "", ())
            self.prompt.show_buttons((self.forward,))
        self._take_focus()
        self.settled.emit()

    def _history(self) -> Sequence[Mapping[str, Any]]:
        log = self._models.log
        return [log.event_at(row) for row in reversed(range(min(log.rowCount(), 4)))]

    # Deciding

    def _decide(self, action: Json, _checked: bool = False) -> None:
        if action in self.legal:
            self._roll_soon.stop()
            self.act(dict(action))

    def _choose(self, place: int, _checked: bool = False) -> None:
        view = self.view
        if view is not None and place < len(view.thrown):
            self._decide({"type": "choose", "face": view.thrown[place]})

    def toggle_roll_on(self) -> None:
        """Let rolls that cannot be helped come by themselves until the attack ends, or stop that (P0.6)."""
        self.rolling_on = self._attack if self.rolling_on is None else None
        self._name_roll_on()
        self._roll_soon.stop()
        if self.rolling_on is not None and self.legal == [ROLL]:
            self._roll_by_itself()

    def _name_roll_on(self) -> None:
        on = self.rolling_on is not None
        self.roll_on.setText(self._short(self.tr("Stop rolling on [R]") if on else self.tr("Roll on [R]")))

    def _plan_roll(self) -> None:
        """At rest: roll again after a beat, as long as the attack goes on that somebody asked it for."""
        if self.rolling_on is not None and self._attack != self.rolling_on:
            self.rolling_on = None
            self._name_roll_on()
        if self.rolling_on is None or self.legal != [ROLL]:
            self._roll_soon.stop()
            return
        self._roll_soon.start(round(1000 * ROLL_ON_BEAT * tempo(self.info.beat_ms)))

    def _roll_by_itself(self) -> None:
        if self.rolling_on is not None and self.isVisible():
            self._decide(ROLL)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.forward.isVisibleTo(self):
            self.go_on.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and ROLL in self.legal:
            self._decide(ROLL)
        elif key == Qt.Key.Key_P and LET_PLAY in self.legal:
            self._decide(LET_PLAY)
        elif key in (Qt.Key.Key_1, Qt.Key.Key_2):
            self._choose(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_R and self.decides and self.info.actor is not None:
            self.toggle_roll_on()
        elif key == Qt.Key.Key_T and self.info.may_hint:
            self.hint_wanted.emit()
        else:
            super().keyPressEvent(event)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        return [
            ("Return", self.tr("Roll the die, or take the die that has the focus")),
            ("P", self.tr("Let it be: no roll for the ball")),
            ("1", self.tr("Of two dice the first counts")),
            ("2", self.tr("Of two dice the second counts")),
            ("R", self.tr("Roll on by itself until the attack ends, or stop that")),
            ("T", self.tr("A hint, where there is something to choose")),
        ]

    # Looks

    def retranslate(self) -> None:
        """Every text in the language in use."""
        self.setAccessibleName(self.tr("Table"))
        self.commentary.setAccessibleName(self.tr("Commentary, newest first"))
        self.sheet.retranslate()
        self.let_be.setText(self.tr("Let it be [P]"))
        self.forward.setText(self.tr("To the statistics [Enter]"))
        self.step.setText(self.tr("One roll [F10]"))
        self.attack_end.setText(self.tr("To the end of the attack"))
        self.pause.setText(self.tr("Pause [F9]"))
        self._name_roll_on()
        if self.view is not None and not self._telling:
            self.draw()

    def restyle(self) -> None:
        """Every size by the text scale."""
        px = theme().px
        self._column.setContentsMargins(px(10), px(6), px(10), px(6))
        self._column.setSpacing(px(6))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._board.setGeometry(self.rect())
        self._fit()

    def _fit(self) -> None:
        """By the height in design pixels: large faces, small ones, or a list of rows under a line of numbers."""
        tall, wide = self.height() / theme().scale, self.width() / theme().scale
        listed = tall < _DENSE or wide < 460
        self.band.set_low(tall < _LOW)
        side = LARGE if tall >= _TALL and wide >= 760 else SMALL if tall < _LOW else 62
        self.faces.fit(listed=listed, side=side, headed=wide >= 760)
        was = self.prompt.dense
        self.prompt.set_dense(listed, chances=not listed or tall >= 360)
        if was != listed and self.view is not None and not self._telling:
            self._draw_prompt(self.view)
        self.prompt.set_large(tall >= _LOW and wide >= 700)
        least = 84 if not self.decides else 144 if tall >= _LOW else 130  # steady, whatever is said
        self.prompt.setMinimumHeight(0 if listed else theme().px(least))
        self.pitch.setMinimumHeight(theme().px(76 if listed else 150))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(760), theme().px(620))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().px(280))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.view is not None:
            self._take_focus()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing goes on moving, and nothing rolls by itself, behind another screen."""
        super().hideEvent(event)
        self._roll_soon.stop()
        self.finish()
        clock().finish_all()


class _Told(QSortFilterProxyModel):
    """The log without events that another one's sentence tells along with its own."""

    def __init__(self, log: LogModel, parent: QObject) -> None:
        super().__init__(parent)
        self.setSourceModel(log)

    def filterAcceptsRow(self, row: int, parent: QModelIndex | QPersistentModelIndex) -> bool:
        source = self.sourceModel()
        return bool(source.index(row, 0, parent).data())


def _sheet() -> str:
    return QCoreApplication.translate("PowerDocks", "Match sheet")


def _commentary() -> str:
    return QCoreApplication.translate("PowerDocks", "Commentary")
