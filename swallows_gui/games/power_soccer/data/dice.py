"""The dice of Power Soccer: `resources/power_soccer/dice.json`, checked and compiled to plain tables (P0.2, P0.3)."""

import hashlib
import json
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, Strict, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.power_soccer.rules.state import FACES, GOAL_AT, Tables

Face = Literal["five", "ten", "long_pass", "foul", "offside", "penalty"]
Points = Annotated[int, Field(ge=0, lt=GOAL_AT, multiple_of=5)]


class Die(Strict):
    """A kind of die: its black faces; the others are white."""

    black: tuple[Face, ...]


class Dice(Strict):
    """What the file says. The usual die is the first."""

    faces: tuple[Face, ...]
    points: tuple[Points, ...]
    dice: Annotated[dict[Annotated[str, Field(pattern=r"^[a-z]+$")], Die], Field(min_length=1)]


_DICE = TypeAdapter(Dice)


def read_dice(path: Path) -> Tables:
    """The tables in a file. Raises `BadCard` naming what is wrong in it."""
    dice = read(path, _DICE)
    if dice.faces != FACES:
        raise BadCard(path.name, "", "faces", f"are not {', '.join(FACES)}")
    if len(dice.points) != len(FACES):
        raise BadCard(path.name, "", "points", f"are not {len(FACES)}")
    if [bool(points) for points in dice.points] != [True, True, True, False, False, False]:
        raise BadCard(path.name, "", "points", "only five, ten and long pass have some, and each of them has")
    kinds = ((name, tuple(face in die.black for face in FACES)) for name, die in dice.dice.items())
    plain = json.dumps(dice.model_dump(mode="json"), sort_keys=True, separators=(",", ":"))
    return Tables(dice.points, tuple(kinds), "sha256:" + hashlib.sha256(plain.encode()).hexdigest())


@lru_cache(maxsize=1)
def tables() -> Tables:
    """The tables of this installation. Raises `BadCard`."""
    return read_dice(data_path("resources", "power_soccer", "dice.json"))
