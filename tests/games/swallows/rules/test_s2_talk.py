"""S2.8: looking at one's own hands, and talking, before the slips are filled in."""

from random import Random
from typing import Any

import pytest

from bench.playouts import check_playout, setup_of
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.bench import SETUPS, choose
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.talking import TALK_KINDS
from swallows_gui.lab.game_lab import lab_of
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import new_game, tournament

LAB = lab_of("swallows")


def talking(seats: int = 4, seed: int = 1, **options: Any) -> Story:
    """A game that is about to talk."""
    return Story(new_game(seed, **{"field": "tests", "distribution": "random", "talk": True, **options}, seats=seats))


def says(story: Story, kind: str, team: str) -> Story:
    return story.does("talk", kind=kind, team=team)


def test_s2_8_from_the_deal_on_every_seat_may_look_at_the_hands_of_its_own_teams() -> None:
    story = talking()
    assert story.step == "talk"
    assert story.events[-1]["type"] == "pile_shuffled"
    for seat in range(4):
        view = story.game.view(seat)
        for team, trainer in enumerate(view.trainer):
            hand = view.hands[team]
            assert (hand is not None) == (trainer == seat)
            assert hand is None or sum(map(len, hand)) == sum(view.counts[team])


def test_s2_8_looking_is_no_event() -> None:
    story = talking()
    before = len(story.events), story.game.to_state()
    for seat in (None, 0, 1, 2, 3):
        story.game.view(seat)
    assert (len(story.events), story.game.to_state()) == before


def test_s2_8_a_silent_header_means_that_nobody_talks() -> None:
    silent = Story(new_game(1, field="tests", distribution="random"))
    assert silent.step == "bets"
    assert "talk" not in silent.game.to_state()
    assert "talk" not in silent.game.to_state()["options"]
    said_nothing = talking()
    while said_nothing.step == "talk":
        said_nothing.passes()
    said_nothing.never("talked")
    assert said_nothing.events == silent.events
    assert said_nothing.game.view(0).hands == silent.game.view(0).hands
    assert not tournament().all("talked")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_s2_8_three_seats_or_more_talk(seats: int) -> None:
    assert talking(seats).step == ("talk" if seats >= 3 else "bets")


def test_s2_8_without_slips_nobody_talks() -> None:
    friendly = Swallows.new(load().tables(), {"format": "friendly", "seats": 3, "talk": True}, 1)
    assert friendly.step.name != "talk"
    assert not friendly.talk


def test_s2_8_before_the_slips_each_seat_in_turn_from_the_first() -> None:
    story, asked = talking(5), []
    while story.step == "talk":
        asked.append(story.game.to_move)
        story.passes()
    assert asked == [0, 1, 2, 3, 4] * 2
    assert story.step == "bets"
    assert story.game.to_move == 0


def test_s2_8_two_things_at_most_and_then_once_more_one_each() -> None:
    story, heard = talking(3), []
    while story.step == "talk":
        heard.append(story.game.to_move)
        says(story, "praise", "BRA")
    assert heard == [0, 0, 1, 1, 2, 2, 0, 1, 2]


def test_s2_8_each_of_a_kind_praise_or_warn_of_one_team() -> None:
    story = talking()
    teams = [story.game.tables.nation_code[nation] for nation in story.game.field]
    assert story.legal() == [*(f"talk {kind} {team}" for kind in TALK_KINDS for team in teams), "pass"]
    story.refused("unknown_action", type_="talk", kind="curse", team="BRA")
    story.refused("unknown_action", type_="talk", kind="praise", team="XXX")
    story.refused("unknown_action", type_="talk", kind="praise")


def test_s2_8_true_or_not() -> None:
    """Of one's own teams as of others', the one and the other of the same, and what was said before."""
    story = talking(3)
    for kind in TALK_KINDS:
        says(story, kind, "BRA")
    assert [(said.seat, said.kind) for said in story.game.view(2).sayings] == [(0, 0), (0, 1)]
    says(says(story, "praise", "GER"), "praise", "GER")


def test_s2_8_and_may_pass() -> None:
    story = talking()
    says(story, "warn", "GER").passes()
    assert story.game.to_move == 1
    story.passes()
    assert story.game.to_move == 2


def test_s2_8_what_is_said_binds_nobody() -> None:
    plain, story = Story(new_game(1, field="tests", distribution="random")), talking()
    while story.step == "talk":
        says(story, "warn", "BRA")
    for seat in range(4):
        assert story.game.legal_actions(seat) == plain.game.legal_actions(seat)
        assert story.game.view(seat).cash == plain.game.view(seat).cash


def test_s2_8_what_is_said_is_known_to_all() -> None:
    story = talking()
    says(story, "praise", "GER")
    for seat in (None, 0, 1, 2, 3):
        view = story.game.view(seat)
        assert [(said.seat, said.kind, said.turn) for said in view.sayings] == [(0, 0, 0)]
        assert story.game.notation.redact(story.events[-1], seat) == story.events[-1]
        assert (seat == 0) == (story.game.notation.action_from_json(0, {"type": "pass"}) in view.legal)


def test_s2_8_the_event_has_seat_kind_and_team() -> None:
    story = talking()
    said: Json = {"type": "talked", "seat": 0, "kind": "warn", "team": "BRA"}
    assert says(story, "warn", "BRA").events[-1] == said
    assert list(story.events[-1]) == list(said)


def test_s2_8_it_is_all_before_the_first_bet() -> None:
    story = tournament(2, talk=True)
    kinds = [event["type"] for event in story.events]
    last_word = max(at for at, kind in enumerate(kinds) if kind == "talked")
    assert last_word < kinds.index("bet_placed") < kinds.index("match_started")


def test_s2_8_a_game_comes_back_in_the_middle_of_it() -> None:
    story = talking(3)
    for kind in ("praise", "warn", "praise"):
        says(story, kind, "BRA")
    again = Swallows.from_state(story.game.tables, story.game.to_state())
    assert again.to_state() == story.game.to_state()
    assert again.view(1).sayings == story.game.view(1).sayings
    assert again.legal == story.game.legal


@pytest.mark.parametrize("name", sorted(load().tables().formats))
@pytest.mark.parametrize("talk", [True, False])
def test_s2_8_in_every_format(name: str, talk: bool) -> None:
    """A game of chance up to the first match; with the option it is talked wherever there are slips."""
    tables, lot = load().tables(), Random(1).random
    form = tables.formats[name]
    for seats in range(form.economy.seats[0], form.economy.seats[1] + 1):
        game, steps = Swallows.new(tables, {"format": name, "seats": seats, "talk": talk}, seats), set()
        while game.to_move is not None and not game.match:
            steps.add(game.step.name)
            game.push(choose(game, lot)[0])
        assert ("talk" in steps) == (talk and seats >= 3 and bool(form.economy.bets))
        assert bool(game.talk) == ("talk" in steps)


def test_s2_8_random_games_keep_every_invariant() -> None:
    for seed in [number for number, setup in enumerate(SETUPS) if setup.get("talk")]:
        assert setup_of(LAB, seed)["talk"]
        assert check_playout(LAB, seed, every=40).decisions > 10
