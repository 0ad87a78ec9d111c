"""The base of tables on a stage: score, question, chances and hand lie over the game's ground; sheets slide over it.

In the hand's place stand the chances of what is asked, above the choices. A table hands its question in as a
`PlateQuestion`; the plate adds rule, hint and buttons.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.models.plain_models import StoryReader
from swallows_gui.services.glossary import translate
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.chance_bars import ChanceBars, ChanceRow
from swallows_gui.ui.kit.notices import SaidSoon
from swallows_gui.ui.kit.panels import fill, set_gaps
from swallows_gui.ui.kit.take_over import TakeOver
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.desk import GameModels
from swallows_gui.ui.play.game_table import Do, Phase, decide_nothing
from swallows_gui.ui.play.moment_table import MomentTable
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.presentation import PresentationRules
from swallows_gui.ui.play.prompt_line import PlateQuestion
from swallows_gui.ui.play.stage_band import StageBand
from swallows_gui.ui.stage.coach import CoachStrip
from swallows_gui.ui.stage.foot import FootLine
from swallows_gui.ui.stage.layout import Needs, StageLayout
from swallows_gui.ui.stage.poster import StageCover, StagePoster
from swallows_gui.ui.stage.question import QuestionPlate
from swallows_gui.ui.stage.stage import CoachSeat, Controls, Stage

_GAP, _EDGE = 6, 6
"""Design pixels between chances and hand, and around both."""


class StageHand(Adaptive, QWidget):
    """The stage's hand: chances above what is chosen from. Chances keep their room while there are none, so that
    nothing moves between two questions."""

    resized = Signal()
    """It needs another height than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bars = ChanceBars()
        self.bars.set_bare(True)
        self.bars.set_dark()
        self.rows = 2
        """So many chances have room."""
        self._held: QWidget | None = None
        self._column = fill(QVBoxLayout(self), self.bars)

    def hold(self, hand: QWidget) -> None:
        """Take over the widget that is chosen from."""
        self._held = hand
        policy = hand.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        hand.setSizePolicy(policy)
        self._column.addWidget(hand, 1)
        self.restyle()

    def keep_room(self, rows: int) -> None:
        """Reserve room for so many rows of chances."""
        if rows != self.rows:
            self.rows = rows
            self.restyle()

    def height_for(self, width: int, _most: int) -> int:
        """The height needed at a width, in pixels."""
        held = 0
        if self._held is not None:
            high = self._held.heightForWidth(width - theme().px(2 * _EDGE))
            held = high if high >= 0 else self._held.sizeHint().height()
        if not held and not self.rows:
            return 0
        return self._bars_high + held + theme().px(_GAP + 2 * _EDGE)

    @property
    def _bars_high(self) -> int:
        return self.bars.height_of(self.rows)

    def restyle(self) -> None:
        """Set all sizes by the text scale."""
        set_gaps(self._column, (_EDGE, _EDGE, _EDGE, _EDGE), _GAP)
        self.bars.setFixedHeight(self._bars_high)
        self.bars.setVisible(self.rows > 0)
        self.resized.emit()


class StagePrompt(QuestionPlate):
    """The plate of a stage table. A screen reader is told each question once, with its subject (`about`)."""

    hint_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clause = self._told = ""
        self._said_soon = SaidSoon(self)
        self._offered: list[PosterButton] = []
        self.hint = PosterButton("", kind="quiet")
        self.hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add_link(self.hint)
        self.hint.clicked.connect(lambda _checked=False: self.hint_wanted.emit())
        self.rule.clicked.connect(lambda _checked=False: self.rule_wanted.emit(self._clause))
        self.hint.hide()

    def add_answer(self, button: PosterButton) -> None:
        """Add a button to the row at the bottom, hidden until it is shown."""
        button.keeps_arrows = False
        button.hide()
        self._offered.append(button)
        self.add_button(button)

    def put(self, question: PlateQuestion, colour: str, *, hint: bool, about: str = "") -> None:
        """Show a question in a side's colour; with `hint` it offers a hint."""
        self._clause = question.clause
        words = translate("MomentTable", "Hint [T]")
        self.hint.setText(words.partition(" [")[0] if self.terse else words)
        self.hint.setVisible(hint)
        rule = translate("Prompt", "Rule {clause}").format(clause=question.clause)
        said = translate("Prompt", "Open rule {clause}").format(clause=question.clause)
        self.link_rule(rule if question.clause else "", said)
        self.ask(question.tag, question.question, question.why, colour)
        if self.text() != self._told:
            self._told = self.text()
            self._said_soon.say(f"{self._told} {about}".strip())

    def tell(self, words: str, tag: str = "") -> None:
        """Show what is going on while no person is asked."""
        self._told = self._clause = ""
        self._said_soon.say("")
        self.hint.hide()
        self.link_rule("", "")
        self.say(tag, words, "")

    def give_reason(self, why: str) -> None:
        """Replace the reason for the question without a screen reader saying it again."""
        if why != self.why:
            self.write(self.who, self.what, why, "")
            self._told = self.text()

    def ask_anew(self) -> None:
        """Make a screen reader say the next question even if it is the same as before."""
        self._told = ""

    def show_buttons(self, shown: Sequence[QWidget]) -> None:
        """Show these buttons and hide the others."""
        for button in self._offered:
            button.setVisible(button in shown)
        self.claim()


class TargetButtons:
    """Two buttons on the plate for a board with targets, so that keys and screen readers can choose: take the
    highlighted target, and go to the next one. `lead` goes there and gives the board the focus."""

    def __init__(self, board: QWidget, take: Callable[[], None], lead: Callable[[int], None]) -> None:
        self.take, self.next = PosterButton("", kind="primary"), PosterButton("", kind="quiet")
        self.take.clicked.connect(lambda _checked=False: take())
        self.next.clicked.connect(lambda _checked=False: lead(1))
        self.next.clicked.connect(lambda _checked=False: board.setFocus(Qt.FocusReason.MouseFocusReason))

    def offered(self, table: StageTable, words: str, *, more: bool) -> list[QWidget]:
        """The buttons that are enabled now. `words` says what taking does, "" if no target is highlighted."""
        shown: list[QWidget] = []
        if words:
            self.take.setText(table.short(translate("StageTable", "{choice} [Enter]").format(choice=words)))
            shown.append(self.take)
        if more:
            self.next.setText(table.short(translate("StageTable", "Next target [Tab]")))
            shown.append(self.next)
        return shown


class Ground(Protocol):
    """The widget that a game paints behind everything else."""

    def set_places(self, places: StageLayout) -> None:
        """Take the places that the stage's layout gives."""
        ...


class StoryModels(GameModels, Protocol):
    """The models of a game whose stage shows a story."""

    @property
    def reader(self) -> StoryReader[Any]:
        """A new reader, which makes a story from a history."""
        ...


class StageTable(MomentTable):
    """The base of a table on a stage. Call `lay` once when all parts are made."""

    has_stage = True
    seats_coach = True
    beside, upright = True, False
    """Whether the question stands beside the hand, where there is room for that; whether the ground is a field that
    stands upright at the left of all else."""

    models: StoryModels
    band: StageBand
    prompt: StagePrompt

    def __init__(
        self,
        models: StoryModels,
        manners: PresentationRules,
        do: Do = decide_nothing,
        presenter: MomentPresenter | None = None,
    ) -> None:
        super().__init__(models, manners, do, presenter)
        self.band, self.prompt, self.hand = StageBand(), StagePrompt(), StageHand()
        self.foot, self.controls = FootLine(), Controls()
        self.poster = StagePoster(self)
        self.seat = CoachSeat(self.prompt, lambda: self.stage.fit())
        self.prompt.hint_wanted.connect(self.hint_wanted)
        self.prompt.rule_wanted.connect(self.clause_wanted)
        self._measured = SingleShotTimer(self, self._measure)

    def lay(self, buttons: Iterable[PosterButton], ground: QWidget, hand: QWidget) -> None:
        """Put the buttons on the plate and all parts over the ground, in tab order."""
        for button in (*buttons, *self.own_buttons):
            self.prompt.add_answer(button)
        self.hand.hold(hand)
        seat = self.seat
        needs = Needs(
            self.prompt.height_if, self.hand.height_for, seat.height_for, seat.answers,
            beside=self.beside, column=self.upright,
        )  # fmt: skip
        self.stage = Stage(self, ground, needs)
        for part in (self.band, self.prompt, self.hand, self.controls, self.foot):
            self.stage.add(part)
        self.stage.placed.connect(self._place)
        self.stage.sheets_moved.connect(self.sheet_moved)
        self.prompt.resized.connect(self.stage.fit)
        self.hand.resized.connect(self.stage.fit)
        self._ground: Ground = ground  # type: ignore[assignment]
        self.adapt()

    @property
    def covers(self) -> Sequence[StageCover]:
        """The widgets that may cover the whole stage, the lowest first."""
        return (self.poster,)

    def is_covered(self) -> bool:
        return any(each.moves for each in self.covers)

    def _place(self, places: StageLayout) -> None:
        self._ground.set_places(places)
        self.band.stand(places.band, places.tab)
        self.prompt.dress(across=places.across)
        self.seat.stand(places)
        self.prompt.setGeometry(self._plate(places))
        self.hand.setGeometry(places.hand)
        self.foot.setGeometry(places.foot)
        self.controls.setGeometry(places.controls)
        self.poster.fit()

    def _plate(self, places: StageLayout) -> QRect:
        """The plate's rectangle: a mere announcement beside the hand is only as high as its words."""
        room = places.question
        if self.prompt.asking or places.across:
            return room
        high = min(room.height(), self.prompt.height_for(room.width()))
        return QRect(room.left(), room.bottom() + 1 - high, room.width(), high)

    def _measure(self) -> None:
        """Lay the stage out again after question and hand have taken their new fonts."""
        self.prompt.claim()
        self.stage.fit()

    # What lies over it

    def show_poster(self, what: TakeOver, speed: float | None) -> None:
        """Show a poster over the stage; under reduced motion it stands until another event is shown."""
        self.poster.show_poster(what, moves=not self.info.reduced_motion, speed=speed)

    def stand_poster(self, what: TakeOver) -> None:
        """Show a poster over all but the question until another event is shown."""
        self.poster.stand(what, lambda: self.stage.places.open)

    def take_actions(self, sheets: Sequence[QAction], controls: Mapping[str, QAction]) -> None:
        self.foot.list_sheets(sheets)
        self.controls.offer(controls)

    def sheet_room(self) -> QRect:
        return self.stage.places.sheets

    def lie_under(self, room: QRect) -> None:
        self.stage.lie_under(room)

    def set_coach(self, coach: CoachStrip | None) -> None:
        self.seat.take(coach, self.stage.add, self.foot)

    def take_focus(self) -> None:
        if not self.seat.is_heard(self.window().focusWidget()):
            super().take_focus()

    # What a game says besides

    story: Any
    """What has been told, as the game reads it: `after` an event it is another one."""

    def read_story(self, history: Sequence[Mapping[str, Any]]) -> None:
        self.story = self.models.reader.read(history)

    def story_goes_on(self, told: WrittenEvent | None) -> None:
        self.story = self.story.after(told)

    def question(self, view: Any) -> PlateQuestion:
        """The question to the seat that a person plays here."""
        raise NotImplementedError

    def awaited(self, view: Any) -> str:
        """The words for what another seat is deciding."""
        raise NotImplementedError

    # The plate

    def awaiting(self) -> str:
        """The words for the plate while no person is asked."""
        if self.info.phase is Phase.HELD or self.view.to_move is None:
            return translate("MomentTable", "The match is over.")
        if self.view.to_move == self.view.seat:
            return translate("MomentTable", "It is your turn in a moment.")
        return self.awaited(self.view)

    def await_others(self) -> None:
        """Show on the plate who is awaited, or that the match is over."""
        self.show_chances("", "", ())
        self.say(self.awaiting())
        if self.info.phase is Phase.HELD:
            self.show_buttons((self.forward,))
        else:
            self.show_buttons(self.watching_buttons() if self.view.to_move is not None else ())

    def tell_question(self, of: object) -> bool:
        """Announce and focus the question if it is new, and return whether it is. `of` is compared
        with the last one."""
        newly = self.is_new(of)
        if newly:
            self.announced.emit(self.prompt.text())
            self.take_focus()
        return newly

    def say(self, words: str, tag: str = "") -> None:
        self.prompt.tell(words, tag)

    def tell_words(self, words: str) -> None:
        self.foot.say(words)
        self.say(words)

    def show_buttons(self, shown: Sequence[QWidget]) -> None:
        self.prompt.show_buttons(shown)

    def show_chances(self, heading: str, key: str, rows: Sequence[ChanceRow]) -> None:
        self.hand.bars.show_rows(heading, key, rows)

    def set_why(self, why: str) -> None:
        self.prompt.give_reason(why)

    def ask_anew(self) -> None:
        self.prompt.ask_anew()

    def ask(self, question: PlateQuestion, colour: str) -> None:
        about = self.hand.bars.accessibleName()
        self.prompt.put(question, colour, hint=self.info.may_hint, about=about)

    def asked_words(self) -> str:
        return self.prompt.text()

    @property
    def terse(self) -> bool:
        return self.prompt.terse

    # Looks

    def last_told(self) -> str:
        """The latest sentence of the log."""
        log = self.models.log
        return str(log.index(0, 0).data() or "") if log.rowCount() else ""

    def draw(self) -> None:
        super().draw()
        if self.view is not None and not self.telling:
            self.foot.say(self.last_told())

    def restyle(self) -> None:
        """Set all sizes by the text scale, and again when labels have their new font."""
        self._fit()
        self._measured.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def fit(self, wide: float, tall: float) -> None:
        """Arrange the hand for a stage size in design pixels."""

    def _fit(self) -> None:
        self.fit(self.width() / theme().scale, self.height() / theme().scale)
        self.stage.fit()
