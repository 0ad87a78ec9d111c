"""A full match that fits what a seat knows (G10.2)."""

from typing import Protocol

from swallows_gui.engine.chance import Chance, Seeded
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import CARDS, JOKER


class Known(Protocol):
    """What a seat knows of a match."""

    @property
    def open(self) -> State:
        """The match without hidden information."""
        ...

    @property
    def side_of_seat(self) -> int:
        """Its own side, -1 for the public."""
        ...

    @property
    def hand_sizes(self) -> tuple[int, int]:
        """By side."""
        ...

    @property
    def unseen(self) -> tuple[int, ...]:
        """The cards it has seen nowhere."""
        ...


def sample(view: Known, chance: Chance) -> State:
    """A match that fits the view: unseen cards fall evenly on the hidden hands and the pile, the joker evenly on its
    possible places. It logs no events."""
    game = view.open.copy()
    game._legal = None
    game.emits_events = False
    game.chance = Seeded(chance.below(1 << 20))
    unseen = list(view.unseen)
    chance.shuffle(unseen)
    for side in range(2):
        if side != view.side_of_seat:
            number = view.hand_sizes[side]
            game.hands[side] = tuple(unseen[:number])
            del unseen[:number]
    if not game.joker_gone:
        least, most = game.tables.joker_after
        drawn = CARDS - len(unseen)
        least = max(least, drawn)
        unseen.insert(least - drawn + chance.below(most - least + 1), JOKER)
    game.pile, game.pile_at = tuple(unseen), 0
    return game
