"""How a view is sent to another process: the tables by their digest, steps by their names."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.catalogue.final_whistle.box import load
from swallows_gui.engine.final_whistle.step import STEPS, Step
from swallows_gui.engine.final_whistle.tables import Tables


def _name_tables(tables: Tables) -> tuple[Any, ...]:
    return _tables, (tables.digest,)


def _tables(digest: str) -> Tables:
    tables = load()
    if tables.digest != digest:
        raise LookupError(f"no tables {digest}")
    return tables


def _name_step(step: Step) -> tuple[Any, ...]:
    return _step, (step.name,)


def _step(name: str) -> Step:
    return STEPS[name]


REDUCERS: Final[Mapping[type, Callable[[Any], Any]]] = {
    Tables: _name_tables,
    **{type(step): _name_step for step in STEPS.values()},
}
"""A reducer for each class whose objects are not sent as they are."""
