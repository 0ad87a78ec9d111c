"""The question on the plate for each step of Tactics Board, and the selection on the board by mouse, list or keys.

Each question has a tag, a sentence, a reason, the rule behind it, and the chances. The selection is the pawn about to
be picked, the square, and which of its choices; it hands out actions, which the table performs. At first nothing is
highlighted, so that Enter cannot choose by accident.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject

from swallows_gui.games.tactics_board.rules.actions import KEEPER, PASS, verb_of
from swallows_gui.games.tactics_board.rules.board import OFF
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.table import asking
from swallows_gui.games.tactics_board.table.list_docks import current_target
from swallows_gui.games.tactics_board.words.bundle import TARGET
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.phrases import ROLES, number_of, way_words
from swallows_gui.games.tactics_board.words.sentences import pawn_words, side_name, square_words
from swallows_gui.games.tactics_board.words.targets import AND_THEN, Target, Targets
from swallows_gui.games.tactics_board.words.words import CLAUSES
from swallows_gui.models.prospects import Prospect
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.ui.play.prompt_line import PlateQuestion

if TYPE_CHECKING:
    from swallows_gui.games.tactics_board.table.table import BoardTable


_TAGS = TextTable("BoardPrompt", "tags", "tactics_board")

_QUESTIONS = TextTable("BoardPrompt", "questions", "tactics_board")

_WHYS = TextTable("BoardPrompt", "whys", "tactics_board")

_AWAITED = TextTable("BoardPrompt", "awaited", "tactics_board")


def _key(view: TacticsBoardView, targets: Targets | None) -> str:
    step = view.step
    if step == "move":
        return view.open.why
    if step in ("pawn", "corner") and targets is not None and targets.ahead is not None:
        step = targets.ahead.step
    if step == "taker" and view.open.due == "penalty":
        return "penalty"
    return "corner_pick" if step == "corner" else step


def _tag_key(view: TacticsBoardView) -> str:
    match view.step:
        case "move" | "pawn" | "to" | "keeper":
            return view.open.why
        case "ball":
            return "second" if view.open.second else "ball"
        case "corner" | "corner_to":
            return "corner"
        case "taker":
            return view.open.due
    return view.step


def question_of(view: TacticsBoardView, targets: Targets, names: Sequence[str]) -> PlateQuestion:
    """The question to the seat to move, for the plate."""
    key = _key(view, targets)
    values = _values(view, targets)
    tag = translate("BoardPrompt", "{name}, {side} · {step}").format(
        name=names[view.to_move or 0], side=side_name(view.side_asked), step=_TAGS(_tag_key(view)).format(**values)
    )
    if view.roll and view.step in ("pawn", "to", "ball"):
        tag = translate("BoardPrompt", "{tag} · rolled {roll}").format(tag=tag, roll=view.roll)
    clause = "T13.7" if key == "penalty" else CLAUSES.get((targets.ahead or view).step, "")
    return PlateQuestion(tag, _QUESTIONS(key).format(**values), _WHYS(key).format(**values), clause)


def _values(view: TacticsBoardView, targets: Targets | None) -> dict[str, object]:
    seen = view if targets is None else targets.ahead or view
    pawn = seen.picked
    if view.step == "line_up" and targets is not None and targets.all:
        pawn = targets.all[0].pawn
    return {
        "round": view.open.round,
        "turn": view.open.corner_turn + 1,
        "roll": view.roll,
        "pawn": _pawn(pawn),
        "holder": _pawn(view.holder),
        "side": side_name(view.side_asked),
        "square": square_words(view.ball) if view.ball >= 0 else "",
        "count": 0 if targets is None else len(targets.by_square),
    }


def _pawn(pawn: int) -> str:
    return pawn_words(pawn // 11, number_of(pawn)) if pawn >= 0 else ""


def awaited(view: TacticsBoardView, names: Sequence[str]) -> str:
    """The words for what another seat is deciding."""
    key = view.open.why if view.step in ("move", "pawn", "to", "keeper") else view.step
    if key == "corner_to":
        key = "corner"
    return _AWAITED(key).format(name=names[view.to_move or 0], **_values(view, None))


def said_of(prospect: Prospect) -> str:
    """A prospect in a sentence."""
    named = ", ".join(part.words for part in prospect.parts if part.words)
    return translate("BoardPrompt", "{what}: {outcomes}.").format(what=prospect.label, outcomes=named)


def pawn_name(pawn: int, story: MatchStory) -> str:
    """A pawn's name with its role, and whether it has the ball."""
    said = translate("BoardPrompt", "{pawn}, {role}").format(pawn=_pawn(pawn), role=ROLES(str(story.role(pawn))))
    if story.holder != pawn:
        return said
    return translate("BoardPrompt", "{pawn}, has the ball").format(pawn=said)


def target_words(target: Target, gone: Sequence[int] = ()) -> str:
    """A choice on the board in one line, as it is read aloud, with the way that is gone."""
    parts = [square_words(target.square), target.title, target.line, target.figure]
    said = ", ".join(part for part in parts if part)
    way = way_words(gone)
    if way:
        said = translate("BoardPrompt", "{target}. Way: {way}").format(target=said, way=way)
    return said + "."


def button_words(target: Target) -> str:
    """What the button says that takes a choice."""
    square = square_words(target.square)
    pawn = _pawn(target.pawn)
    match target.kind:
        case "pick":
            return translate("BoardPrompt", "Choose {pawn}").format(pawn=pawn)
        case "ball":
            return translate("BoardPrompt", "{pawn} to the ball").format(pawn=pawn)
        case "dribble":
            return translate("BoardPrompt", "Dribble to {square}").format(square=square)
        case "run":
            return translate("BoardPrompt", "{pawn} to {square}").format(pawn=pawn, square=square)
    return translate("BoardPrompt", "Play to {square}").format(square=square)


class Choosing:
    """One question's choices."""

    def __init__(self, view: TacticsBoardView, legal: Iterable[int]) -> None:
        self._view = view
        self.targets = Targets(view, legal)
        self.square = OFF
        self._place = 0
        may_pass = any(verb_of(action) == PASS for action in self.targets.legal)
        if view.step in AND_THEN and len(self.targets.pickable) == 1 and not may_pass:
            self.pick(self.targets.pickable[0])

    @property
    def view(self) -> TacticsBoardView:
        """The question that it belongs to."""
        return self._view

    @property
    def picked(self) -> int:
        """The picked pawn, or the highlighted one where a pawn is to be picked."""
        if self.targets.ahead is not None:
            return self.targets.picked
        return self._view.picked if self._view.step in ("to", "keeper", "corner_to") else NOBODY

    @property
    def target(self) -> Target | None:
        """The highlighted choice."""
        found = self.targets.at(self.square)
        return found[self._place % len(found)] if found else None

    @property
    def way(self) -> tuple[int, ...]:
        """The way to it."""
        target = self.target
        return self.targets.way(target) if target is not None else ()

    @property
    def others(self) -> list[Target]:
        """The other choices on the same square."""
        target = self.target
        return [other for other in self.targets.at(self.square) if other is not target]

    def look(self, square: int) -> None:
        """Look at a square."""
        if square != self.square:
            self.square, self._place = square, 0

    def look_at(self, target: Target) -> None:
        """Look at one choice."""
        self.square = target.square
        found = self.targets.at(self.square)
        self._place = found.index(target) if target in found else 0

    def next_target(self, step: int = 1) -> None:
        """Highlight the next choice, in order of value."""
        every = self.targets.all
        if not every:
            return
        here = self.target
        if here in every:
            at = every.index(here)
        else:  # the best of the pawn that has been picked, or of all
            mine = next((number for number, target in enumerate(every) if target.pawn == self.picked), 0)
            at = mine - 1 if step > 0 else mine + 1
        self.look_at(every[(at + step) % len(every)])

    def pick(self, pawn: int) -> bool:
        """Look at what a pawn could do; False if it cannot be picked, or is picked at once."""
        if self._view.step not in AND_THEN or pawn not in self.targets.pickable:
            return False
        self.targets = Targets(self._view, self.targets.legal, pawn)
        self.square, self._place = OFF, 0
        return True

    def drop(self) -> bool:
        """Remove the highlight of a pawn; False if there was none."""
        if self.targets.ahead is None:
            return False
        self.targets = Targets(self._view, self.targets.legal)
        self.square, self._place = OFF, 0
        return True


class Chooser(QObject):
    """Highlights and chooses squares, pawns and targets at one table."""

    def __init__(self, table: BoardTable) -> None:
        super().__init__(table)
        self._table = table

    def looked(self, *, aloud: bool = True) -> None:
        """Update the table after the highlight has changed."""
        view, choosing = self._table.view, self._table.choosing
        if view is None or choosing is None:
            return
        with self._table.keeping_focus():
            self._table.draw_choice()
            self._table.show_consequences(view, choosing)
        asked = asking.question_of(view, choosing.targets, self._table.models.seats)
        nowhere = choosing.target is not None or choosing.square == OFF
        reason = None if nowhere else choosing.targets.refusal(choosing.square)
        why = asked.why
        if reason is not None:
            why = self._table.models.narrator.refusal(reason.code, reason.parameters)
        if self._table.prompt.what != asked.question:
            self._table.ask_of(view, choosing)
        self._table.set_why(why)
        if aloud:
            self._table.announce(self._table.looked_at())

    def look(self, square: int) -> None:
        """Highlight a square."""
        if self._table.choosing is not None:
            self._table.choosing.look(square)
            self.looked(aloud=self._table.pitch.hasFocus())

    def step_target(self, step: int) -> None:
        """The next target, or the one before."""
        if self._table.choosing is not None:
            self._table.choosing.next_target(step)
            self.looked()

    def look_in_list(self, index: QModelIndex) -> None:
        """Highlight the target of a row in the list."""
        target = self._table.models.targets.data(index, TARGET)
        if self._table.choosing is not None and target is not None and target is not self._table.choosing.target:
            self._table.choosing.look_at(target)
            self.looked(aloud=False)

    def take_in_list(self, _index: QModelIndex) -> None:
        """A row of the list is chosen."""
        target = current_target(self._table.targets_list)
        if self._table.choosing is not None and target is not None:
            self._table.choosing.look_at(target)
            self.take_target()

    def take_square(self, square: int) -> None:
        """Handle a click: take the square's choice; with two choices the plate asks which."""
        choosing = self._table.choosing
        if choosing is None:
            return
        was = choosing.square
        choosing.look(square)
        if choosing.target is None or (choosing.others and self._kinds_differ(choosing) and was != square):
            self._click_elsewhere(square)
            return
        if choosing.others and self._kinds_differ(choosing):
            self.looked()
            return
        self.take_target()

    @staticmethod
    def _kinds_differ(choosing: Choosing) -> bool:
        """Whether a square has two choices that a click cannot tell apart."""
        return choosing.view.step == "ball"

    def _click_elsewhere(self, square: int) -> None:
        """A click on a keeper before the roll is a step of his; elsewhere it is said why nothing can be chosen."""
        view = self._table.view
        if view is not None and view.step == "move" and self._table.may(KEEPER):
            keeper = view.keepers[view.side_asked]
            if view.squares[keeper] == square:
                self.decide(KEEPER)
                return
        self.looked()

    def take_target(self) -> None:
        """Choose the highlighted target."""
        choosing = self._table.choosing
        target = choosing.target if choosing is not None else None
        if choosing is None or target is None:
            return
        if target.kind == "pick" and choosing.pick(target.pawn):
            self.looked()
            self._table.pitch.setFocus()
            return
        self._table.do(target.actions)

    def take_other(self, _checked: bool = False) -> None:
        """The other choice on the same square."""
        choosing = self._table.choosing
        if choosing is not None and choosing.others:
            choosing.look_at(choosing.others[0])
            self.take_target()

    def pick_number(self, number: int) -> None:
        """Highlight what a pawn with this number can do, or choose it at once."""
        choosing, view = self._table.choosing, self._table.view
        if choosing is None or view is None:
            return
        pawn = view.side_asked * PAWNS + number - 1
        if choosing.pick(pawn):
            self.looked()
            return
        found = next((target for target in choosing.targets.all if target.pawn == pawn), None)
        if found is not None:
            choosing.look_at(found)
        elif view.squares[pawn] >= 0:
            choosing.look(view.squares[pawn])
        self.looked()

    def decide(self, deed: int, _checked: bool = False) -> None:
        """Do an action without a square, if it is legal."""
        self._table.decide(self._table.info.own(deed))

    def take_back(self) -> None:
        """Undo the pick of a pawn, else the last decision."""
        if self._table.choosing is not None and self._table.choosing.drop():
            self.looked()
        else:
            self._table.undo_wanted.emit()
