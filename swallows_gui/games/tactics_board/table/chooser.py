"""Looking at squares, pawns and targets, and choosing them: by mouse, by the list and by keys alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject

from swallows_gui.games.tactics_board.rules.actions import KEEPER
from swallows_gui.games.tactics_board.rules.board import OFF
from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.games.tactics_board.table import asking
from swallows_gui.games.tactics_board.table.choosing import Choosing
from swallows_gui.games.tactics_board.table.list_docks import current_target
from swallows_gui.games.tactics_board.words.lists import TARGET

if TYPE_CHECKING:
    from swallows_gui.games.tactics_board.table.table import BoardTable


class Chooser(QObject):
    """What is looked at and chosen at one table."""

    def __init__(self, table: BoardTable) -> None:
        super().__init__(table)
        self._table = table

    def looked(self, *, aloud: bool = True) -> None:
        """Something else is looked at."""
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
        """A square is looked at."""
        if self._table.choosing is not None:
            self._table.choosing.look(square)
            self.looked(aloud=self._table.pitch.hasFocus())

    def step_target(self, step: int) -> None:
        """The next target, or the one before."""
        if self._table.choosing is not None:
            self._table.choosing.next_target(step)
            self.looked()

    def on_to_next(self) -> None:
        """The next target, the best first."""
        self.step_target(1)

    def look_in_list(self, index: QModelIndex) -> None:
        """A row of the list is looked at."""
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
        """A click: take what stands there; where there are two choices the plate asks which."""
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
        """Whether a square can be chosen in two ways that a click cannot tell apart."""
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

    def take_target(self, _checked: bool = False) -> None:
        """Choose what is looked at."""
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
        """A pawn by its number: look at what it can do, or choose it at once."""
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
        """Do what is decided without a square, if it may be done."""
        self._table.decide(self._table.info.own(deed))

    def take_back(self) -> None:
        """The pawn that is looked at, else the last decision."""
        if self._table.choosing is not None and self._table.choosing.drop():
            self.looked()
        else:
            self._table.undo_wanted.emit()
