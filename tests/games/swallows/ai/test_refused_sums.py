"""What a referee has refused before everybody's eyes is not offered to him again in that match (S4.7)."""

from collections.abc import Sequence

import pytest

from swallows_gui.engine.game import Event, Json, View
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.rules.actions import AMOUNT
from swallows_gui.games.swallows.rules.game import Swallows
from tests.games.swallows.ai.positions import bet, no_bets
from tests.games.swallows.rules.given import given

REFUSALS_IN = 6
"""A game in which a referee refuses the same seat more than once."""


class Offers:
    """Listens for offers that the referee of the running match has refused already."""

    def __init__(self) -> None:
        self.made: list[int] = []
        self.repeated: list[int] = []
        self._refused: dict[int, int] = {}

    def asked(self, game: Swallows, view: View) -> None:
        pass

    def happened(self, _game: Swallows, events: Sequence[Event]) -> None:
        for event in events:
            match event[0]:
                case "match_started":
                    self._refused = {}
                case "bribe_offered":
                    _, _seat, team, amount = event
                    self.made.append(amount)
                    if amount <= self._refused.get(team, 0):
                        self.repeated.append(amount)
                case "bribe_declined":
                    _, _seat, team, amount = event
                    self._refused[team] = max(amount, self._refused.get(team, 0))


def test_nobody_offers_a_refused_sum_again_in_a_whole_tournament() -> None:
    heard = Offers()
    play(new_game({}, 4, REFUSALS_IN), players(["normal"] * 4, REFUSALS_IN), heard)
    assert heard.made
    assert heard.repeated == []


def offered(level: str, refused: Sequence[int], before_the_match: bool = False) -> int:
    """What the home trainer, with all his money on his team, offers for it before an edge; 0 for nothing.

    `refused`: what he has heard no to, in this match or in the one before it.
    """
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3], cash=60))
    home = story.seat("home")
    bet(story.game, home, (story.team("home"), "F"))
    story.play("attack 6 inside").play("foul 5 edge").asks("referee", "edge")
    view = story.game.view(home)
    sides = {side: story.code(side) for side in ("home", "away")}
    begun: Json = {"type": "match_started", "match": view.match, "stage": "SF", **sides}
    answers: list[Json] = [
        {"type": "bribe_declined", "seat": home, "team": story.code("home"), "amount": amount} for amount in refused
    ]
    view.history = (*answers, begun) if before_the_match else (begun, *answers)
    action = make_player(level, home, 1).offer(view)
    return 0 if action is None else action & AMOUNT


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_after_a_refusal_only_more_is_offered_or_nothing(level: str) -> None:
    first = offered(level, ())
    assert first > 0
    again = offered(level, (first,))
    assert again == 0 or again > first
    assert offered(level, (first, 60)) == 0


def test_what_was_refused_in_an_earlier_match_counts_no_more() -> None:
    assert offered("normal", (60,), before_the_match=True) == offered("normal", ())
