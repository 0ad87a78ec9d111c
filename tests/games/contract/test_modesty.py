"""What every game does for a seat whose time is up: a stated answer in each step, by the seat's own view alone."""

from collections.abc import Mapping, Set
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from swallows_gui.engine import step
from swallows_gui.engine.chance import Seeded
from swallows_gui.games import TITLES
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.records.read import read
from swallows_gui.records.verify import verify
from swallows_gui.session import Seat, Session, Setup
from tests.games.contract.test_rules import moments
from tests.games.contract.whole import NAMES, beginning, entries, wholes

MODEST: Final[Mapping[str, Mapping[str, Set[str]]]] = {
    "swallows": {
        "attack": {"decline", "play"},
        "bets": {"hand_in", "bet"},
        "defence": {"pass"},
        "defence_modifiers": {"done"},
        "discard": {"discard"},
        "draft": {"pick"},
        "edge": {"rule"},
        "envelopes": {"return_envelopes"},
        "give_up": {"give_up"},
        "goalie": {"pass", "play"},
        "injure": {"injure"},
        "leftover": {"pick"},
        "modifiers": {"done"},
        "objection": {"no_objection"},
        "offer": {"refuse"},
        "placing": {"place"},
        "recover": {"recover"},
        "referee_die": {"leave_die"},
        "sealing": {"seal"},
        "second_goalie": {"done"},
        "send_off": {"send_off"},
        "sharing": {"give"},
        "talk": {"pass"},
        "whistle": {"whistle"},
        "after_shot_roll": {"pass"},
        "before_shot": {"pass"},
        "goal_against": {"pass"},
        "roll_red": {"pass"},
        "sending_off_red": {"pass"},
        "shootout_red": {"pass"},
    },
    "power_soccer": {
        **{name: {"roll"} for name in ("start", "attack", "referee", "penalty", "save", "wall", "kick")},
        "choose": {"choose"},
        "steal": {"let_play"},
    },
    "grudgematch": {
        "line_up": {"place"},
        "set_ball": {"put"},
        "run": {"done"},
        "run_to": {"to"},
        "kick": {"done"},
        "kick_foul": {"fair"},
        "tackle": {"pass"},
        "tackle_foul": {"fair"},
        "direction": {"aim"},
        "block": {"pass"},
        "dead_turn": {"discard"},
        "after_goal": {"nothing"},
        "after_goal_run": {"done"},
        "after_goal_exchange": {"discard"},
        "after_goal_back": {"bring_back"},
    },
    "tactics_board": {
        "kickoff": {"spot"},
        "line_up": {"place"},
        "move": {"roll"},
        "pawn": {"pick"},
        "to": {"to"},
        "keeper": {"to"},
        "ball": {"play", "dribble"},
        "new_keeper": {"pick"},
        "corner": {"pass"},
        "corner_to": {"to"},
        "taker": {"pick"},
        "free_kick": {"play_on"},
        "shoot": {"shoot"},
        "shootout": {"shoot"},
    },
    "final_whistle": {
        "squad": {"ready", "take"},
        "colour": {"colour"},
        "deck": {"choose", "hold"},
        "substitutes": {"done"},
        "refill": {"move"},
        "card": {"play"},
        "exchange": {"keep"},
        "further": {"play"},
        "mark": {"mark"},
        "replace": {"bring"},
        "stand_in": {"stand_in"},
        "extra_time": {"decline"},
        "shooters": {"shooter"},
    },
}
"""By game and step: the types of the answers that are given where the time is up."""

LATE: Final = 3
"""Answers of the shortest game."""
FORCED: Final = {("attack", "play"), ("bets", "bet"), ("goalie", "play"), ("ball", "dribble"), ("squad", "take")}
"""Steps and answers that are given only where nothing more modest is allowed."""


@pytest.mark.parametrize("game", TITLES)
def test_a_modest_answer_is_stated_for_every_step_that_asks(game: str, lab: GameLab) -> None:
    assert lab.playable.modest is import_module(f"swallows_gui.games.{game}.rules.game").most_modest
    steps = import_module(f"swallows_gui.games.{game}.rules.actions").STEPS
    asking = {name for name, one in steps.items() if type(one).options is not step.GameStep.options}
    assert asking == MODEST[game].keys()


@pytest.mark.parametrize("game", TITLES)
def test_the_stated_answer_is_given_by_what_the_seat_knows_alone(game: str, lab: GameLab) -> None:
    modest, chance = lab.playable.modest, Seeded(5)
    for played in wholes(game)[:4]:
        for now in moments(lab, played, 60):
            seat = now.to_move
            if seat is None:
                continue
            view: Any = now.view(seat)
            answer = modest(view)
            assert answer in entries(view.asked)
            assert modest(view.sample(chance).view(seat)) == answer
            written = now.notation.action_to_json(answer)["type"]
            assert written in MODEST[game][view.step]
            if (view.step, written) in FORCED:
                types = {now.notation.action_to_json(each)["type"] for each in entries(view.asked)}
                assert not types & (MODEST[game][view.step] - {written})


@pytest.mark.parametrize("seed", range(4))
def test_a_game_in_which_the_time_is_always_up_comes_to_its_end(lab: GameLab, seed: int) -> None:
    now = beginning(lab, seed)
    for _answer in range(5000):
        if now.to_move is None:
            break
        now.push(lab.playable.modest(now.view(now.to_move)))
    assert now.result is not None


def test_the_record_says_whose_time_was_up_and_is_taken_up_as_it_was(game: str, lab: GameLab, tmp_path: Path) -> None:
    path = tmp_path / "late.swallows"
    began = beginning(lab, 1)
    options = {**wholes(game)[1].options, "take_back": "free"}
    options.pop("seats", None)
    seats = tuple(Seat(NAMES[number], "human") for number in range(began.seats))
    session = Session.new(Setup(options, seats, game=game, seed=1), path=path)
    for _answer in range(LATE):
        seat = session.to_move
        assert seat is not None
        assert session.act_late(seat).events(None)[-1] == {"type": "time_up", "seat": seat}
    history = session.view(None).history
    session.close()
    found = verify(path)
    assert (found.moves, found.late) == (LATE, LATE)
    assert [move.late for move in read(path).standing] == [True] * LATE
    again = Session.load(path, in_memory=True)
    assert again.view(None).history == history
