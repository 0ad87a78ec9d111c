"""A match in a session: recorded, verified, taken up again, sent to a worker, taken back, played in a cup."""

import pytest

from swallows_gui.ai.advice import never_cancelled
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.final_whistle.session.kind import MATCH
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.session.match_rules import MatchOccasion
from swallows_gui.session.openings import playable
from swallows_gui.session.view_pickling import pack, unpack
from tests.games.final_whistle.rules.given import match

FIRST = {"squads": "first", "decks": "first"}


def test_a_view_arrives_in_another_process_as_it_was_sent() -> None:
    view = match().do("play", card="W6").game.view(1)
    twin = unpack(pack("final_whistle", view))
    assert twin == view
    assert twin.tables is view.tables


@pytest.mark.parametrize("step", ["substitutes", "card"])
def test_a_hint_says_what_is_best_and_why(step: str) -> None:
    view = match(step=step, ours="W6 L2").game.view(0)
    hint = playable("final_whistle").advise(view, 1, True, never_cancelled)  # type: ignore[misc]
    assert hint.advice.choices[0].action in view.legal
    assert hint.advice.reason in ("substitute", "done", "card")


def test_substitutions_and_secret_choices_are_taken_back_freely_until_something_comes_to_light() -> None:
    seats = (Seat("Ann", "human"), Seat("Ben", "human"))
    options = {**FIRST, "squads": "choose", "take_back": "never"}
    with Session.new(Setup(options, seats, game="final_whistle", seed=2)) as session:
        session.act_json(0, {"type": "ready", "squad": "defence"})
        assert session.can_undo(0) is not None
        session.act_json(1, {"type": "ready", "squad": "attack"})
        assert session.can_undo(1) is None, "it has seen the other squad"
        session.act_json(0, {"type": "substitute", "off": "M4", "on": "M1"})
        assert session.can_undo(0) is not None
        session.act_json(0, {"type": "done"})
        session.act_json(1, {"type": "done"})
        card = session.view(0).notation.action_to_json(session.view(0).legal[0])
        session.act_json(0, card)
        assert session.can_undo(0) is not None
        session.act_json(1, session.view(1).notation.action_to_json(session.view(1).legal[0]))
        assert session.can_undo(0) is None
        assert session.can_undo(1) is None


def test_the_open_view_shows_both_hands() -> None:
    game = match().do("play", card="W6").game
    view = playable("final_whistle").open_view(game)  # type: ignore[misc]
    assert (view.open.hands, view.open.picked) == (game.hands, game.picked)


def test_the_second_match_of_a_tie_adds_the_goals_of_the_first() -> None:
    assert MATCH.options({}, MatchOccasion(decisive=False)) == {"extra_time": "never"}
    assert MATCH.options({}, MatchOccasion(decisive=True))["extra_time"] == "always"
    second = MATCH.options({}, MatchOccasion(decisive=True, legs=(Score(2, 1),)))
    assert (second["leg"], second["first_leg"]) == (2, [2, 1])
    result = {"score": [1, 2], "after": "shootout", "shootout": [3, 4], "winner": 1}
    assert MATCH.score(result) == Score(1, 2, "shootout", (3, 4))
    assert MATCH.score({"score": [1, 0], "after": "extra", "shootout": None, "winner": 0}).after == "extra"
