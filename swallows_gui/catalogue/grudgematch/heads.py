"""The philosophers' portraits: drawings in `resources/grudgematch/art/heads.json`, a list of shapes by name.

What a shape is written like stands in `ui/art/shapes.py`; a head lies in a square from -50 to 50.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from swallows_gui.catalogue.grudgematch.board import FOLDER, BadBoard
from swallows_gui.catalogue.mistakes import read_json
from swallows_gui.catalogue.places import data_path

FILE: Final = "heads.json"


@cache
def heads() -> Mapping[str, str]:
    """A drawing by the philosopher's name, a shape a line. Raises `BadBoard` for a file that has none."""
    path = data_path("resources", FOLDER, "art", FILE)
    given: Any = read_json(path, BadBoard)
    if not isinstance(given, dict):
        raise BadBoard(path.name, "", "is not an object of drawings")
    for name, lines in given.items():
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise BadBoard(path.name, str(name), "is not a list of shapes")
    return {name: "\n".join(lines) for name, lines in given.items()}
