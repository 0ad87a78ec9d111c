"""Where a game begins that does not begin at its beginning, and the chance that it is played with."""

from dataclasses import dataclass

from swallows_gui.engine.game import Json


@dataclass(frozen=True, slots=True)
class Opening:
    """What a game's options ask for beyond its rules: a seed, and moves or a state from which it goes on.

    What happened before cannot be taken back.
    """

    seed: int
    ai_seeds: tuple[int, ...]
    moves: tuple[tuple[int, Json], ...] = ()
    """By seat, as a record has them."""
    state: Json | None = None


def plain(_options: Json) -> Opening | None:
    """A game that begins at its beginning, with a seed of its own."""
    return None
