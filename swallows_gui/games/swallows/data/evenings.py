"""How long an evening is with a format: minutes at pace normal and questions to one person among computer players.

Measured figures lie in `resources/swallows/evenings.json` (`packaging/checks/evenings.py`); a format that has none is
told by the one whose number of matches is nearest, match for match.
"""

from functools import lru_cache
from typing import Annotated, Final, NamedTuple

from pydantic import Field, TypeAdapter

from swallows_gui.catalogue.mistakes import BadCard, Strict, read
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.data.formats import FormatModel

SHORT: Final = 45
"""Minutes of a short evening."""


class MeasuredEvening(Strict):
    """What was measured of a format."""

    minutes: Annotated[int, Field(ge=1, le=10_000)]
    questions: Annotated[int, Field(ge=0, le=100_000)]


class Evening(NamedTuple):
    """How long it is."""

    minutes: int
    questions: int

    @property
    def is_short(self) -> bool:
        """Whether it is a short evening."""
        return self.minutes <= SHORT


_MEASURED: Final = TypeAdapter(dict[str, MeasuredEvening])


def evening_of(form: FormatModel, sizes: dict[str, int]) -> Evening | None:
    """The evening of a format, or None where nothing has been measured. `sizes`: matches of the formats by id."""
    known = {name: found for name, found in _measured().items() if name in sizes}
    if form.id in known:
        return Evening(known[form.id].minutes, known[form.id].questions)
    if not known:
        return None
    matches = len(form.compiled().schedule.fixtures)
    like = min(known, key=lambda name: (abs(sizes[name] - matches), name))
    share = matches / sizes[like]
    return Evening(max(1, round(known[like].minutes * share)), round(known[like].questions * share))


@lru_cache(maxsize=1)
def _measured() -> dict[str, MeasuredEvening]:
    try:
        return read(data_path("resources", "swallows") / "evenings.json", _MEASURED)
    except BadCard:
        return {}
