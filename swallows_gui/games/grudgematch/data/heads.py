"""The philosophers' portraits: drawings in `resources/grudgematch/art/heads.json`, a list of shapes by name, in
the order of the men.

What a shape is written like stands in `ui/art/motifs.py`; a head lies in a square from -50 to 50.
"""

from functools import cache
from typing import Any, Final

from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.plain_files import BadFile, read_json

FILE: Final = "heads.json"


class BadHeads(BadFile):
    """A file of portraits that cannot be used."""


@cache
def heads() -> tuple[str, ...]:
    """The drawings by man, 0 to 7, a shape a line. Raises `BadHeads` for a file that has none."""
    path = data_path("resources", "grudgematch", "art", FILE)
    given: Any = read_json(path, BadHeads)
    if not isinstance(given, dict):
        raise BadHeads(path.name, "", "is not an object of drawings")
    for name, lines in given.items():
        if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
            raise BadHeads(path.name, str(name), "is not a list of shapes")
    return tuple("\n".join(lines) for lines in given.values())
