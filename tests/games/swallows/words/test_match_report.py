"""A match in a few lines: goals, sendings-off, what was paid and how he ruled; and who is out for certain."""

from typing import Final

import pytest

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.story import story_of
from swallows_gui.games.swallows.words.accounts import fate_of, reach
from swallows_gui.games.swallows.words.match_report import last_match, match_marks, report, running_match
from swallows_gui.games.swallows.words.names import Names
from tests.games.swallows.words.test_last_day import after
from tests.whole_events import all_whole

MATCH: Final = all_whole(
    EVENTS,
    [
        {"type": "match_started", "match": 4, "stage": "group", "home": "BRA", "away": "GHA"},
        {"type": "referee_settled", "match": 4, "seat": 2, "card_at": 2},
        {"type": "period_started", "period": "normal"},
        {
            "type": "attack_played",
            "team": "GHA",
            "card": "through-ball#2",
            "kind": "attack",
            "value": 3,
            "area": "outside",
        },
        {"type": "die_rolled", "purpose": "shot", "team": "GHA", "die": 5, "value": 3, "total": 8, "roll": 1},
        {"type": "goal", "team": "GHA", "own_goal": False, "home": 0, "away": 1},
        {"type": "attack_over", "team": "GHA", "initiative": "BRA"},
        {
            "type": "attack_played",
            "team": "BRA",
            "card": "through-ball#1",
            "kind": "attack",
            "value": 3,
            "area": "edge",
        },
        {"type": "die_rolled", "purpose": "foul", "team": "GHA", "die": 3, "value": 3, "total": 6, "roll": 2},
        {"type": "bribe_offered", "seat": 1, "team": "BRA", "amount": 5},
        {"type": "bribe_accepted", "seat": 1, "team": "BRA", "amount": 5},
        {"type": "die_changed", "seat": 2, "delta": 1, "total": 7},
        {"type": "area_ruled", "seat": 2, "area": "inside"},
        {"type": "sent_off", "team": "GHA", "card": "through-ball#3", "seat": 2, "cause": "foul"},
        {"type": "awarded", "seat": None, "team": "BRA", "what": "penalty", "cause": "foul"},
        {"type": "goal", "team": "BRA", "own_goal": False, "home": 1, "away": 1},
        {"type": "attack_over", "team": "BRA", "initiative": "GHA"},
        {"type": "match_ended", "match": 4, "home": 1, "away": 1, "after": "normal", "shootout": None, "winner": None},
    ],
)
NEXT: Final = all_whole(
    EVENTS,
    [
        {"type": "match_started", "match": 5, "stage": "group", "home": "FRA", "away": "GER"},
        {"type": "referee_settled", "match": 5, "seat": 0, "card_at": 0},
    ],
)


@pytest.fixture
def names(qapp: object) -> Names:
    return Names(load(), ("Anna", "Ben", "Cleo", "Dan"), ("BRA", "GHA", "FRA", "GER"))


def test_goals_sendings_off_and_the_bought_ruling_are_told_in_their_order(names: Names) -> None:
    card = names.card("through-ball#1")
    assert report(last_match([*MATCH, *NEXT]), names) == [
        f"0–1 Ghana: {card}",
        "Ben paid referee Cleo 5M for Brazil.",
        "Referee Cleo, paid for Brazil, made 6 a 7.",
        "Referee Cleo, paid for Brazil, ruled inside: penalty.",
        f"Sent off, Ghana: {card}",
        "1–1 Brazil, from a penalty",
    ]


def test_goals_and_sendings_off_leave_marks_with_their_team(names: Names) -> None:
    marks = match_marks(running_match([*NEXT, *MATCH]), names)
    assert [(mark.kind, mark.team) for mark in marks] == [("goal", "GHA"), ("sent_off", "GHA"), ("goal", "BRA")]
    assert [mark.words for mark in marks] == [line for line in report(MATCH, names) if line[0] in "01S"]
    assert match_marks(running_match([*MATCH, *NEXT]), names) == []
    kicks = all_whole(
        EVENTS,
        [
            {"type": "period_started", "period": "shootout"},
            {"type": "goal", "team": "BRA", "home": 1, "away": 0},
        ],
    )
    assert match_marks(kicks, names) == []


def test_the_referee_of_the_match_that_is_over_is_not_the_next_one(names: Names) -> None:
    whistle = story_of(last_match([*MATCH, *NEXT]))
    assert (whistle.referee, whistle.number, whistle.paid) == (2, 4, ("BRA",))
    assert last_match(NEXT) == ()


def test_a_bet_on_a_team_that_cannot_go_on_any_more_is_lost() -> None:
    """1 and 4 have won twice: 3 and 2, who have lost twice, are out before their last match."""
    game = after((1, 0), (0, 1), (1, 0), (0, 1))
    view, teams = game.view(None), game.groups[0]
    so_far = reach(view)
    fates = [fate_of(view, so_far, team, "V") for team in teams]
    assert fates == ["open", "lost", "lost", "open"]
