"""Final Whistle in the laboratory: what is measured of it beside what is measured of any game."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.final_whistle.lab.figures import COLOUR_DECKS, EXTRA_TIME, FIRST_MATCH, figures
from swallows_gui.games.final_whistle.lab.tally import Counter
from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from swallows_gui.games.final_whistle.rules.state import NONE
from swallows_gui.games.final_whistle.rules.tables import BENCH_MEN, CLOSING, DECK, HAND, SQUAD, SQUAD_MEN, G
from swallows_gui.lab.figures import SetOfFigures
from swallows_gui.lab.game_lab import BalanceTarget, Rung
from swallows_gui.lab.match_lab import MatchLab, demand

FORMS: Final[Mapping[str, Mapping[str, Any]]] = {
    "first-match": {"squads": "first", "decks": "first", "extra_time": "never"},
    "extra-time": {"squads": "first", "decks": "first", "extra_time": "always"},
    "usual": {"squads": "choose", "decks": "colour", "extra_time": "ask"},
    "free": {"squads": "choose", "decks": "free", "extra_time": "ask"},
}
"""Kinds of matches by name, for `--format`."""
TABLES: Final[Mapping[str, Sequence[BalanceTarget]]] = {
    "first-match": FIRST_MATCH,
    "extra-time": EXTRA_TIME,
    "usual": COLOUR_DECKS,
}
"""The rows of the balance table by kind of match (F19)."""

_CHOSEN: Final = {"squads": "choose", "decks": "colour"}


class FinalWhistleLab(MatchLab):
    """What the laboratory measures of Final Whistle."""

    unit = "wins"
    forms = FORMS
    counts = Counter
    targets = FIRST_MATCH
    setups: Sequence[Mapping[str, Any]] = (
        {**_CHOSEN, "extra_time": "ask"},
        {"extra_time": "ask"},
        {**_CHOSEN, "decks": "free", "extra_time": "always"},
        {"decks": "colour", "clubs": "ba", "extra_time": "always", "substitutions": "hurt"},
        {**_CHOSEN, "holder": 1, "holder_points": -10, "leg": 2, "first_leg": [1, 1]},
        {**_CHOSEN, "holder": 0, "holder_points": 10, "leg": 1, "substitutions": "later"},
    )
    heard: Mapping[str, Any] = {"decks": "colour"}
    """Decks of the first match lie open as sets: no name of a card would be a secret."""
    # With the last card picked both come to light, and all that follows hangs on the other's.
    shows_hidden = frozenset((
        "cards_dealt", "card_drawn", "cards_revealed", "attacks_due", "attack_started", "marked", "card_played",
        "card_exchanged", "shooters_named", "squad_named", "match_ended",
    ))  # fmt: skip

    def table(self, options: Json) -> Sequence[BalanceTarget]:
        """The rows of the kind of match that these options are (F19)."""
        return next((rows for name, rows in TABLES.items() if FORMS[name] == options), ())

    def rungs(self) -> tuple[Rung, ...]:
        """Each level beats the one below; `expert` beats `random` in nine of ten, as more luck is in this game."""
        usual = FORMS["extra-time"]
        ladder = ("random", "easy", "normal", "hard", "expert")
        steps = [
            Rung(level, below, 200, least_bound=0.55, others=1, options=usual) for below, level in pairwise(ladder)
        ]
        return (*steps, Rung("expert", "random", 200, least_share=0.9, others=1, options=usual))

    def figures(self, tallies: Sequence[Any]) -> SetOfFigures:
        """The figures of the balance table, and the others."""
        return figures(tallies)

    def check_position(self, game: FinalWhistle) -> None:
        """Every man and every card is in one place, marks are those of the attack (F0.8, F2.1, F4.10)."""
        for seat in range(2):
            men = [*game.field[seat], *game.bench[seat], *game.box[seat]]
            if men or game.period:
                demand(len(set(men)) == len(men) == SQUAD_MEN, "a man is in no place or in two")
                demand(all(man // SQUAD == seat for man in men), "a man plays for the other club")
                demand(len(game.bench[seat]) <= BENCH_MEN, "the bench is too long")
                demand(len(game.men_in(seat, G)) <= 1, "two goalies play")
            if game.period:
                self._check_cards(game, seat)
        marked = [man for man in (*game.marked[0], *game.marked[1]) if man != NONE]
        on_field = {*game.field[0], *game.field[1]}
        demand(all(game.mark[man] for man in marked if man in on_field), "a man is marked and is not")
        demand(game.phase != NONE or not any(game.mark), "a mark was left")
        demand((game.asked < 0) == bool(game.after), "nobody is asked, or somebody after the end")

    def _check_cards(self, game: FinalWhistle, seat: int) -> None:
        held = [*game.hands[seat], *game.piles[seat]]
        shown = [card for card in game.shown[seat] if card != CLOSING]
        cards = sorted([*held, *shown])
        due = sorted([*game.decks[seat], *([] if game.closing_open[seat] else [CLOSING])])
        demand(cards == due, "a card is in no place or in two")
        demand(len(game.hands[seat]) <= HAND, "a hand is too large")
        demand(len(game.decks[seat]) in (DECK, DECK - 6), "a deck has the wrong number of cards")
