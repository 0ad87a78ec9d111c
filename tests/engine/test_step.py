"""Each game finds its own steps by name."""

import copy
import pickle
from typing import Any, ClassVar

import pytest

from swallows_gui.engine.step import GameStep, Steps


class _Counter(GameStep[list[int]]):
    """A step of a game that is a list of numbers."""

    steps: ClassVar[Steps[Any]] = Steps()


class _Other(GameStep[list[int]]):
    """A step of another game."""

    steps: ClassVar[Steps[Any]] = Steps()


def test_two_games_may_call_a_step_alike() -> None:
    class One(_Counter):
        name = "add"

    class Two(_Other):
        name = "add"

    assert type(_Counter.steps["add"]) is One
    assert type(_Other.steps["add"]) is Two


def test_one_game_may_not() -> None:
    class First(_Counter):
        name = "twice"

    with pytest.raises(ValueError, match="twice"):

        class Second(_Counter):
            name = "twice"

    assert type(_Counter.steps["twice"]) is First


class Sent(_Counter):
    name = "sent"


def test_a_step_that_is_sent_to_another_process_is_the_one_that_is_there() -> None:
    step = _Counter.steps["sent"]
    assert pickle.loads(pickle.dumps(step)) is step
    assert copy.deepcopy([step]) == [step]
