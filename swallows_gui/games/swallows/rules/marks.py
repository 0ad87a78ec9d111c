"""The marks: the totals at which the outcome of a roll changes (S0.4).

They are data of the catalogue, one figure a purpose, so that each can be another without the others.
"""

from typing import Final, NamedTuple

FACES: Final = 6
"""Faces of the die."""

FOUL, OFFSIDE, SWALLOW, ROUGH, SHOT = range(5)
PURPOSES: Final = ("foul", "offside", "swallow", "rough", "shot")
"""What the die is rolled for; the outcome hangs on the total."""


class Marks(NamedTuple):
    """Every field is the lowest total that has the effect, except `own_man_off`."""

    on_target: int = 7
    """A shot is on target, and a goal if no keeper brings it lower (S5.2)."""
    foul_given: int = 7
    """A foul is called (S5.3)."""
    foul_sends_off: int = 10
    """A called foul also costs a defender (S5.3)."""
    offside_given: int = 7
    """An offside is given (S5.5)."""
    swallow_believed: int = 7
    """A swallow is believed (S5.7)."""
    swallow_sends_off: int = 10
    """A believed swallow also costs a defender (S5.7)."""
    own_man_off: int = 2
    """Under this a swallow costs an attacker (S5.7)."""
    rough_seen: int = 7
    """A rough goal is called (S5.9)."""

    @property
    def turns(self) -> tuple[int, ...]:
        """By purpose: the total from which a roll speaks for the other side (S4.10), or a shot is on target."""
        return self.foul_given, self.offside_given, self.swallow_believed, self.rough_seen, self.on_target

    @property
    def crossings(self) -> tuple[tuple[int, ...], ...]:
        """By purpose: the totals that a referee's change of the die must cross (S4.3); none on a shot."""
        return (
            (self.foul_given, self.foul_sends_off),
            (self.offside_given,),
            (self.own_man_off, self.swallow_believed, self.swallow_sends_off),
            (self.rough_seen,),
            (),
        )

    def turn(self, purpose: str) -> int:
        """`turns` of a purpose by its name. Raises `ValueError` for a name not in `PURPOSES`."""
        return self.turns[PURPOSES.index(purpose)]

    def outcome(self, purpose: str, total: int) -> str:
        """What a total brings on a roll; own goals aside (S5.2, S5.3, S5.5, S5.7, S5.9).

        On a shot "goal" or "miss"; on a foul "fair", "called" or "sent_off"; on an offside "given" or "play_on"; on a
        swallow "attacker_off", "nothing", "called" or "sent_off"; on a rough goal "goal" or "called". Raises
        `ValueError` for a purpose not in `PURPOSES`.

        >>> PRINTED.outcome("foul", 6), PRINTED.outcome("foul", 7), PRINTED.outcome("foul", 10)
        ('fair', 'called', 'sent_off')
        """
        match purpose:
            case "shot":
                return "goal" if total >= self.on_target else "miss"
            case "foul":
                return _called(total, self.foul_given, self.foul_sends_off) or "fair"
            case "offside":
                return "given" if total >= self.offside_given else "play_on"
            case "swallow":
                if total < self.own_man_off:
                    return "attacker_off"
                return _called(total, self.swallow_believed, self.swallow_sends_off) or "nothing"
            case "rough":
                return "called" if total >= self.rough_seen else "goal"
        raise ValueError(f"no roll for {purpose!r}")


PRINTED: Final = Marks()
"""The marks of the printed game: a catalogue that names none has these, and its digest does not name them."""


def _called(total: int, mark: int, sends_off: int) -> str:
    """ "called", "sent_off" or "" below the mark."""
    return "" if total < mark else "called" if total < sends_off else "sent_off"
