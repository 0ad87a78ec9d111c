"""Games that begin alike are thought about once: what all seats answered in one game is said again in the next, until
the one seat that thinks for itself answers otherwise.

Both games must have the same seed and the same seats but that one, and what a seat answers must hang on its view and
its seed alone: then the second game is what it would be if everybody thought again.
"""

from typing import NamedTuple

from swallows_gui.ai import Player
from swallows_gui.engine.game import View


class SeatAnswer(NamedTuple):
    """What a seat answered: an action, or None for nothing out of turn."""

    seat: int
    action: int | None


class Script:
    """All answers of a game, in order."""

    def __init__(self) -> None:
        self.answers: list[SeatAnswer] = []

    def noting(self, seat: int, player: Player) -> Player:
        """The same player, its answers written down."""
        return _Noted(self.answers, seat, player)


class Retelling:
    """A game that goes like the one of the script until `free`, the seat that thinks for itself, leaves it."""

    def __init__(self, script: Script, free: int) -> None:
        self._answers = script.answers
        self._free = free
        self._next: int | None = 0

    def telling(self, seat: int, player: Player) -> Player:
        """A player that says what the script says as long as the game goes like it, and thinks from then on."""
        return _Told(self, seat, player)

    def told(self, seat: int) -> tuple[bool, int | None]:
        """Whether the script still holds and the seat need not think, and what it says there."""
        if self._next is None or seat == self._free:
            return False, None
        line = self._answers[self._next]
        assert line.seat == seat, "games that go alike ask alike"
        self._next += 1
        return True, line.action

    def thought(self, seat: int, action: int | None) -> None:
        """What a seat that thought for itself has answered."""
        if self._next is not None:
            self._next = self._next + 1 if self._answers[self._next] == (seat, action) else None


class _Noted:
    """A player whose answers are written down."""

    def __init__(self, answers: list[SeatAnswer], seat: int, player: Player) -> None:
        self._answers, self._seat, self._player = answers, seat, player
        self.level, self.seat, self.looks_back = player.level, player.seat, player.looks_back

    def choose(self, view: View) -> int:
        """What the player chooses."""
        action = self._player.choose(view)
        self._answers.append(SeatAnswer(self._seat, action))
        return action

    def offer(self, view: View) -> int | None:
        """What the player does out of turn."""
        action = self._player.offer(view)
        self._answers.append(SeatAnswer(self._seat, action))
        return action


class _Told:
    """A player that thinks only where the script does not say what it answers."""

    def __init__(self, retelling: Retelling, seat: int, player: Player) -> None:
        self._retelling, self._seat, self._player = retelling, seat, player
        self.level, self.seat, self.looks_back = player.level, player.seat, player.looks_back

    def choose(self, view: View) -> int:
        """What the script says, or the player."""
        known, told = self._retelling.told(self._seat)
        if known:
            assert told is not None, "games that go alike ask alike"
            return told
        action = self._player.choose(view)
        self._retelling.thought(self._seat, action)
        return action

    def offer(self, view: View) -> int | None:
        """What the script says, or the player."""
        known, told = self._retelling.told(self._seat)
        if known:
            return told
        action = self._player.offer(view)
        self._retelling.thought(self._seat, action)
        return action
