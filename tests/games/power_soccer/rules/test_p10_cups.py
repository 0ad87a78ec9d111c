"""P10: cups of eight sides, which the house plays match by match."""

from pathlib import Path

import pytest

from swallows_gui.competition.cup import Cup, Participant, Side
from swallows_gui.competition.playing import begun, gathered, play_alone, setup
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.power_soccer.session.kind import MATCH
from swallows_gui.session.match_rules import MatchOccasion


def cup(players: int = 1, seed: int = 3) -> Cup:
    """A cup of eight sides of AI seats, with matches of two attacks."""
    sides = tuple(
        Side(name=name, players=tuple(Participant(name=f"{name}{number}", level="normal") for number in range(players)))
        for name in "ABCDEFGH"
    )
    options = {"length": {"attacks": 2}}
    return Cup(name="Dice", game="power_soccer", options=options, form="knockout", sides=sides, seed=seed)


def test_p10_1_eight_sides_quarter_finals_in_the_order_of_the_places() -> None:
    assert (tuple(MATCH.sizes), tuple(MATCH.forms)) == ((8,), ("knockout", "league"))
    assert [(tie.home, tie.away) for tie in cup().due()] == [(0, 1), (2, 3), (4, 5), (6, 7)]


@pytest.mark.parametrize("players", [1, 2])
def test_p10_1_a_cup_is_played_to_its_champion_by_teams_too(players: int, tmp_path: Path) -> None:
    running = cup(players)
    while ties := list(running.due()):
        for tie in ties:
            number = tie.fixture.number
            path = tmp_path / f"{number}.swallows"
            play_alone(setup(running, number), path)
            running = running.with_match(begun(number, path))
        after = gathered(running, tmp_path)
        assert isinstance(after, Cup)
        running = after
    assert running.champion in range(8)
    assert len(running.matches) == 7


def test_p10_2_every_draw_of_a_cup_goes_to_penalty_kicks() -> None:
    assert MATCH.options({"rules": "basic"}, MatchOccasion(decisive=True)) == {"rules": "basic", "draw": "penalties"}
    assert MATCH.options({"draw": "stands"}, MatchOccasion(decisive=True)) == {"draw": "penalties"}
    assert MATCH.options({"rules": "basic"}, MatchOccasion(decisive=False)) == {"rules": "basic"}
    drawn = {"score": [1, 1], "attacks": 12, "shootout": [3, 4], "winner": 1}
    assert MATCH.score(drawn) == Score(1, 1, "shootout", (3, 4))
    assert MATCH.score({**drawn, "shootout": None, "score": [2, 1]}) == Score(2, 1)
