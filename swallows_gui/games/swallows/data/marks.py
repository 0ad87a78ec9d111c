"""The marks of the rolls, from `resources/swallows/rules/figures.json`: the rule book says the same figures."""

from pathlib import Path
from typing import Annotated, Final

from pydantic import Field, TypeAdapter, model_validator

from swallows_gui.catalogue.mistakes import Strict, read
from swallows_gui.catalogue.rulebook import FIGURES
from swallows_gui.games.swallows.rules.marks import PRINTED, Marks

FILE: Final = f"rules/{FIGURES}"
_Total = Annotated[int, Field(ge=0, le=20)]


class MarksModel(Strict):
    """The fields of `Marks`, in an order that the rules can follow."""

    on_target: _Total
    foul_given: _Total
    foul_sends_off: _Total
    offside_given: _Total
    swallow_believed: _Total
    swallow_sends_off: _Total
    own_man_off: _Total
    rough_seen: _Total

    @model_validator(mode="after")
    def _in_order(self) -> "MarksModel":
        if self.foul_sends_off < self.foul_given:
            raise ValueError("foul_sends_off lies below foul_given: only a foul that is given sends somebody off")
        if not self.own_man_off <= self.swallow_believed <= self.swallow_sends_off:
            raise ValueError("own_man_off, swallow_believed and swallow_sends_off must rise in this order")
        return self


MARKS: Final = TypeAdapter(MarksModel)


def read_marks(folder: Path) -> Marks:
    """The marks of the data in a folder; those of the printed game where it has none. Raises `BadCard`."""
    path = folder / FILE
    return Marks(**read(path, MARKS).model_dump()) if path.is_file() else PRINTED
