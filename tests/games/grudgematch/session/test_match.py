"""Matches for cups: home is Germany, and a level match is France's (G0.1, G6.3)."""

from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.grudgematch.session.kind import MATCH
from swallows_gui.session.match_rules import MatchOccasion


def test_the_side_at_home_is_germany() -> None:
    for decisive in (True, False):
        assert MATCH.options({"rows": 13}, MatchOccasion(decisive=decisive)) == {"rows": 13, "germany": 0}


def test_no_match_is_drawn() -> None:
    assert MATCH.score({"score": [2, 1], "after": "pack", "winner": "germany"}) == Score(2, 1, "pack")
    level = MATCH.score({"score": [1, 1], "after": "second_pack", "winner": "france"})
    assert (level.home, level.away, level.shootout, level.winner) == (1, 1, None, 1)
