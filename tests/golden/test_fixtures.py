"""A fixture for every way a match can end and for every power of the referee, each with the events it must bring."""

from collections.abc import Callable
from typing import Any

import pytest

from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.rules.state import PERIODS
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story

Expected = tuple[str, dict[str, Any]]


def _goals(home: int, away: int, **more: Any) -> Story:
    """A match that ends with this score: each side shoots as often, and the last attack misses."""
    return given(score=(home, away), away_hand=["attack 1 edge"], dice=[1], **more).play("attack 1 edge")


def _kicks(dice: list[int], **more: Any) -> Story:
    """A level knock-out match whose shoot-out falls so: from 2 a goal."""
    return given(knockout=True, away_hand=["attack 1 edge"], dice=[1, *dice], **more).play("attack 1 edge")


def _extra_goal() -> Story:
    match = given(knockout=True, away_hand=["attack 1 edge", "attack 6 edge"], dice=[1, 6])
    return match.play("attack 1 edge").decline().play("attack 6 edge")


ENDS: dict[str, tuple[Callable[[], Story], dict[str, Any]]] = {
    "normal, home by one": (lambda: _goals(1, 0), {"after": "normal", "winner": "home"}),
    "normal, away by two": (lambda: _goals(0, 2), {"after": "normal", "winner": "away"}),
    "normal, draw": (lambda: _goals(1, 1), {"after": "normal", "winner": None}),
    "normal, group": (lambda: _goals(2, 1, stage="group"), {"after": "normal", "winner": "home"}),
    "normal, knock-out decided": (lambda: _goals(2, 1, knockout=True), {"after": "normal", "winner": "home"}),
    "normal, nobody has a card": (
        lambda: given(away_hand=["attack 0 edge"]).play("attack 0 edge"),
        {"after": "normal", "home": 0, "away": 0},
    ),
    "extra, away": (_extra_goal, {"after": "extra", "winner": "away", "shootout": None}),
    "shootout, home before the fifth": (lambda: _kicks([1, 2] * 3), {"after": "shootout", "shootout": [3, 0]}),
    "shootout, away after five": (
        lambda: _kicks([2, 2] * 4 + [2, 1]),
        {"after": "shootout", "shootout": [4, 5], "winner": "away"},
    ),
    "shootout, in pairs": (
        lambda: _kicks([2, 2] * 5 + [1, 1] + [1, 2]),
        {"after": "shootout", "shootout": [6, 5], "winner": "home", "home": 0, "away": 0},
    ),
    "shootout, of a quarter-final": (
        lambda: given(stage="QF", away_hand=["attack 1 edge"], dice=[1] + [2, 1] * 3).play("attack 1 edge"),
        {"after": "shootout", "winner": "away"},
    ),
}


@pytest.mark.parametrize("name", ENDS)
def test_a_match_ends(name: str) -> None:
    tell, fields = ENDS[name]
    tell().reread().expect("match_ended", **fields)


def test_every_way_to_end_has_a_fixture() -> None:
    ways = {(fields["after"], fields.get("winner", "home")) for _tell, fields in ENDS.values()}
    assert {after for after, _winner in ways} == set(PERIODS)
    assert ("normal", None) in ways


FOUL: dict[str, Any] = {"away_hand": ["attack 5 edge", "attack 1 edge"], "home_hand": ["foul 4"]}


def _foul(*dice: int, **more: Any) -> Story:
    """A foul on the edge; the referee is asked for the die if the total is near a mark."""
    return given(**FOUL, dice=dice, **more).play("attack 5 edge").play("foul 4")


def _attack(card: str, *dice: int, answer: str = "") -> Story:
    story = given(away_hand=[card, "attack 1 edge"], home_hand=["offside 3", "attack 2 edge"], dice=dice).play(card)
    return story.play(answer) if answer else story


def _german() -> Story:
    story = given(away="GER", away_hand=["attack 5 edge", "attack 1 edge"], home_hand=["foul 4"], dice=[3, 1, 1])
    story.play("attack 5 edge").play("foul 4").does("change_die", delta=-1)
    return story.play("attack 1 edge") if story.step == "attack" else story


POWERS: dict[str, tuple[Callable[[], Story], Expected]] = {
    "foul +1": (lambda: _foul(2).does("change_die", delta=1), ("die_changed", {"delta": 1, "total": 7})),
    "foul -1": (lambda: _foul(3).does("change_die", delta=-1), ("die_changed", {"delta": -1, "total": 6})),
    "foul left": (lambda: _foul(2).does("leave_die"), ("die_left", {"seat": "referee"})),
    "offside +1": (
        lambda: _attack("attack 5 edge", 3, 1, answer="offside 3").does("change_die", delta=1),
        ("die_changed", {"delta": 1, "total": 7}),
    ),
    "swallow -1": (
        lambda: _attack("swallow 4 inside", 3).does("change_die", delta=-1),
        ("die_changed", {"delta": -1, "total": 6}),
    ),
    "rough -1": (lambda: _attack("rough 4", 3).does("change_die", delta=-1), ("goal", {"team": "away"})),
    "edge inside": (
        lambda: _foul(4, 1).does("rule", area="inside"),
        ("awarded", {"what": "penalty", "cause": "foul", "seat": None}),
    ),
    "edge outside": (lambda: _foul(4, 1).does("rule", area="outside"), ("awarded", {"what": "free_kick"})),
    "sending-off": (
        lambda: (
            given(**{**FOUL, "home_hand": ["foul 5", "goalie 1"]}, dice=[6, 1])
            .play("attack 5 edge")
            .play("foul 5")
            .does("rule", area="outside")
            .does("send_off", card="goalie 1")
        ),
        ("sent_off", {"team": "home", "card": "goalie 1", "seat": "referee", "cause": "foul"}),
    ),
    "penalty at a stoppage": (
        lambda: given(**FOUL, penalties_spent=False, dice=[6]).out_of_turn("referee", "penalty", team="home"),
        ("awarded", {"what": "penalty", "cause": "referee", "seat": "referee", "team": "home"}),
    ),
    "penalty before the whistle": (
        lambda: _goals_with_penalty().does("penalty", team="away"),
        ("awarded", {"cause": "referee", "team": "away"}),
    ),
    "penalty kept": (lambda: _goals_with_penalty().does("whistle"), ("match_ended", {"home": 0, "away": 0})),
    "bribe accepted": (
        lambda: given(**FOUL).offer("home", "home", 2).does("accept"),
        ("bribe_accepted", {"seat": "home", "team": "home", "amount": 2}),
    ),
    "bribe refused": (
        lambda: given(**FOUL).offer("away", "home", 2).does("refuse"),
        ("bribe_declined", {"seat": "away", "team": "home"}),
    ),
    "bound both ways": (
        lambda: (
            given(**FOUL, dice=[5, 1])
            .offer("home", "home", 1)
            .does("accept")
            .offer("away", "away", 1)
            .does("accept")
            .play("attack 5 edge")
            .play("foul 4")
        ),
        ("area_ruled", {"seat": None, "area": "outside"}),
    ),
    "dummy": (
        lambda: given(**FOUL, referee=False, dice=[6, 1]).play("attack 5 edge").play("foul 4"),
        ("sent_off", {"seat": None, "team": "home"}),
    ),
    "ban for Germany": (_german, ("referee_banned", {"seat": "referee"})),
}


def _goals_with_penalty() -> Story:
    match = given(away_hand=["attack 1 edge"], penalties_spent=False, dice=[1, 6])
    return match.play("attack 1 edge").asks("referee", "whistle")


@pytest.mark.parametrize("name", POWERS)
def test_a_power_of_the_referee(name: str) -> None:
    tell, (kind, fields) = POWERS[name]
    tell().reread().expect(kind, **fields)


def test_every_power_has_a_fixture() -> None:
    told = {kind for _tell, (kind, _fields) in POWERS.values()}
    assert told >= {"die_changed", "die_left", "area_ruled", "sent_off", "awarded", "bribe_accepted", "bribe_declined"}
    assert told >= {"referee_banned", "match_ended"}
    rolled = {name.split()[0] for name in POWERS}
    assert rolled >= set(PURPOSES) - {"shot"}
