"""Asking the AI seats: out of turn first, each once at every new point, then the one whose turn it is."""

from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from swallows_gui.ai.advice import Player, Searching
from swallows_gui.engine.game import Game, View
from swallows_gui.session.change import Question
from swallows_gui.session.lines import AI, Seat
from swallows_gui.session.openings import Playable, SeatThatSpeaks


class Look(Protocol):
    """Returns a seat's view, with history only on request."""

    def __call__(self, seat: int, *, history: bool) -> View: ...


class AiPolling:
    """The AI players of a session, and which have been asked at the present point."""

    def __init__(self, game: Playable, seeds: tuple[int, ...]) -> None:
        self.point = 0
        """Counts the points of the session: a question of an earlier one is answered too late."""
        self._playable = game
        self._seeds = seeds
        self._asked: set[int] = set()
        self._in_row: bool | None = None
        """Whether this point is in the middle of a row; None: nobody has wanted to know."""
        self._players: dict[tuple[int, str], Player] = {}
        self._searching: dict[tuple[int, str], bool] = {}

    def new_point(self) -> None:
        """The game has moved."""
        self.point += 1
        self._asked.clear()
        self._in_row = None

    def passed(self, seat: int) -> None:
        """`seat` does not want to step in at this point."""
        self._asked.add(seat)

    def due(self, game: Game, seats: Sequence[Seat], look: Look, *, in_row: Callable[[], bool]) -> Iterator[Question]:
        """The questions to ask, in order; an answer counts only if all earlier ones pass. None if a human must decide
        or the game is over. In the middle of a row no seat is asked out of turn, because others do not see that the
        game has moved."""
        mover = game.to_move
        if mover is None:
            return
        may_act = [seat for seat in game.may_act() if seats[seat].kind == AI and seat not in self._asked]
        if may_act and not self._is_in_row(in_row):
            for seat in sorted(may_act, key=lambda seat: (seat - mover - 1) % game.seats):
                if seat == mover or len(game.legal_actions(seat)):
                    yield self._question(seat, seats, look, in_turn=False)
                else:
                    self._asked.add(seat)
        if seats[mover].kind == AI:
            yield self._question(mover, seats, look, in_turn=True)

    def _is_in_row(self, in_row: Callable[[], bool]) -> bool:
        if self._in_row is None:
            self._in_row = in_row()
        return self._in_row

    def answer(self, question: Question) -> int | None:
        """What the AI player answers."""
        player = self.player(question.seat, question.level)
        return player.choose(question.view) if question.in_turn else player.offer(question.view)

    def hint_question(self, seat: int, view: View, *, in_turn: bool) -> Question:
        """A question that a human seat asks itself, with the seed that its AI would have."""
        return Question(seat, in_turn, "", self._seeds[seat], view, self.point, searches=True)

    def player(self, seat: int, level: str) -> Player:
        """The AI player of a seat. Raises `ValueError` for an unknown level."""
        if (seat, level) not in self._players:
            self._players[seat, level] = self._playable.player(level, seat, self._seeds[seat])
        return self._players[seat, level]

    def searches(self, seat: int, level: str) -> bool:
        """Whether a seat's AI player thinks long. Raises `ValueError` for an unknown level."""
        if (seat, level) not in self._searching:
            self._searching[seat, level] = isinstance(self.player(seat, level), Searching)
        return self._searching[seat, level]

    def character(self, seat: int, level: str) -> str:
        """The character that the AI player of a seat has, by its id; "" where a level has none or is unknown."""
        try:
            return self._playable.character_of(self.player(seat, level))
        except ValueError:
            return ""

    def speakers(self, seats: Sequence[Seat]) -> dict[int, SeatThatSpeaks]:
        """The AI seats, as they may say something."""
        return {
            number: SeatThatSpeaks(self.character(number, seat.level), self._seeds[number])
            for number, seat in enumerate(seats)
            if seat.kind == AI
        }

    def unknown(self, seats: Sequence[Seat]) -> list[int]:
        """The AI seats with an unknown level."""
        found = []
        for number, seat in enumerate(seats):
            try:
                if seat.kind == AI:
                    self.player(number, seat.level)
            except ValueError:
                found.append(number)
        return found

    def _question(self, seat: int, seats: Sequence[Seat], look: Look, *, in_turn: bool) -> Question:
        level = seats[seat].level
        view = look(seat, history=self.player(seat, level).looks_back)
        return Question(seat, in_turn, level, self._seeds[seat], view, self.point, searches=self.searches(seat, level))
