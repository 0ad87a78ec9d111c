"""Card and Dice in the laboratory: what any game goes through there, in a game of milliseconds instead of seconds."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

import pytest

from swallows_gui import titles
from swallows_gui.lab.game_lab import lab_of
from swallows_gui.session.openings import Playable
from swallows_gui.title import Title
from tests.lab.montecarlo import make_montecarlo_player
from tests.records import tiny
from tests.session import table

NAME = "card-and-dice"
CARD_AND_DICE: Final = Title(
    id=NAME, package="tests.lab", name="Card and Dice", line="", seats=range(2, 5), playable="small:playable"
)


def playable() -> Playable:
    """The tiny game with seats that think."""
    return replace(table.playable(), kind=replace(tiny.KIND, name=NAME), player=make_montecarlo_player)


@contextmanager
def offered() -> Iterator[str]:
    """While this lasts the laboratory knows the game, by the name that is yielded."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(titles.MORE_GAMES, "tests.lab.small:CARD_AND_DICE")
        yield NAME
    lab_of.cache_clear()
