"""The parts of a match as it is told: a man as he stands, an attack with its phases, goals, bookings, shots."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Pair = tuple[int, int]
Ids = tuple[str, ...]
CLOSING: Final = "W1"
"""The card that lies beside the hand, not in it (F8.1)."""


@dataclass(frozen=True, slots=True)
class ManStory:
    """A man as he stands."""

    line: str
    top: int = 0
    bookings: int = 0
    mark: int = 0
    """0, 1 for the build-up, 2 for the finish of the running attack."""
    stands_in: bool = False


@dataclass(frozen=True, slots=True)
class Used:
    """A man used by a side in a phase."""

    man: str
    strength: int
    linked: bool = False


@dataclass(frozen=True, slots=True)
class PhaseLine:
    """A build-up or a finish: the men used by both sides, and the dice."""

    name: str
    used: tuple[tuple[Used, ...], tuple[Used, ...]] = ((), ())
    """By role, the attacker's first."""
    dice: tuple[int, ...] = ()
    """Both special dice as the engine has them, the attacker's first; () before they are rolled."""
    bonus: int = 0
    totals: Pair | None = None
    success: bool | None = None

    @property
    def sums(self) -> Pair:
        """The strengths of both sides so far."""
        ours, theirs = self.used
        return sum(each.strength for each in ours), sum(each.strength for each in theirs)


@dataclass(frozen=True, slots=True)
class AttackLine:
    """An attack: who attacks with which card, and how far he came."""

    period: int
    seat: int
    card: str
    number: int | None
    of: int | None
    counter: bool
    phases: tuple[PhaseLine, ...] = ()
    over: bool = False
    scored: bool = False

    def phase(self, name: str) -> PhaseLine | None:
        """The build-up or the finish, if it has begun."""
        return next((phase for phase in self.phases if phase.name == name), None)

    @property
    def shooter(self) -> str:
        """The man whom the attacker used last."""
        used = self.phases[-1].used[0] if self.phases else ()
        return used[-1].man if used else ""


@dataclass(frozen=True, slots=True)
class ShotLine:
    """A shot of the shoot-out (F9.6)."""

    seat: int
    man: str
    die: int
    """The shooter's special die as the engine has it."""
    totals: Pair
    """Of shooter and goalie."""
    goal: bool


@dataclass(frozen=True, slots=True)
class GoalLine:
    """A goal, who shot it, and how it stood then."""

    seat: int
    man: str
    minute: int
    score: Pair


@dataclass(frozen=True, slots=True)
class Incident:
    """A man of a seat booked, injured, sent off or changed."""

    kind: str
    """"booked", "injured", "sent_off" or "on"."""
    seat: int


@dataclass(frozen=True, slots=True)
class PeriodStory:
    """A quarter of an hour: the cards that met, and the score at its end."""

    number: int
    cards: Ids = ()
    attacker: int | None = None
    due: int = 0
    score: Pair | None = None
