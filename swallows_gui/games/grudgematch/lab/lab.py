"""Philosophers' Grudge Match in the laboratory: what is measured of it beside what is measured of any game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.grudgematch.lab.figures import TARGETS, figures
from swallows_gui.games.grudgematch.lab.tally import Counter
from swallows_gui.games.grudgematch.rules.board import NOBODY, OFF
from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.tables import CARDS, JOKER
from swallows_gui.lab.figures import SetOfFigures
from swallows_gui.lab.match_lab import MatchLab, demand
from swallows_gui.session import Setup

FORMS: Final[Mapping[str, Mapping[str, Any]]] = {
    "usual": {},
    "rows-13": {"rows": 13},
    "rows-15": {"rows": 15},
    "fouling": {"fouling": True},
}
"""Kinds of matches by name, for `--format`."""


class GrudgematchLab(MatchLab):
    """What the laboratory measures of Philosophers' Grudge Match."""

    unit = "wins"
    forms = FORMS
    targets = TARGETS
    counts = Counter
    setups: Sequence[Mapping[str, Any]] = (
        {},
        {"fouling": True},
        {"rows": 13, "germany": 1},
        {"rows": 15, "fouling": True},
        {"germany": 1},
    )
    shows_hidden = frozenset(("cards_dealt", "cards_drawn", "joker_drawn", "pack_shuffled", "match_ended"))

    def scores(self, result: Json, seats: int) -> Sequence[float]:
        """A win; the seat of Germany is the first unless the options say otherwise."""
        del seats
        germany = result["winner"] == "germany"
        return [float(germany), float(not germany)]

    def random_game(self, seed: int) -> Setup:
        """A match between seats of plain judgement: four times shorter than one of random seats."""
        setup = super().random_game(seed)
        return replace(setup, seats=tuple(replace(seat, level="normal") for seat in setup.seats))

    def figures(self, tallies: Sequence[Any]) -> SetOfFigures:
        """The figures of the balance table, and the others."""
        return figures(tallies)

    def check_position(self, game: Grudgematch) -> None:
        """Every card is in one place, every man on one space or in his box, the ball where it may be (G0.7, G0.8)."""
        cards = [*game.hands[0], *game.hands[1], *game.discard, *game.pile[game.pile_at :]]
        joker = [] if game.joker_gone else [JOKER]
        demand(sorted(cards) == [*range(CARDS), *joker], "a card is in no place or in two")
        demand(max(map(len, game.hands)) <= game.tables.hand, "a hand is too large")
        for man, space in enumerate(game.men):
            if space != OFF:
                demand(game.on[space] == man and game.may_enter(man, space), "a man stands where he may not")
                demand(man not in game.boxes[man // 4], "a man stands and sits")
        standing = sum(man != NOBODY for man in game.on)
        demand(standing == sum(space != OFF for space in game.men), "somebody stands on two spaces")
        demand(OFF <= game.ball < game.board.size, "the ball is nowhere")
