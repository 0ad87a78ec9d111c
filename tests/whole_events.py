"""Whole events for tests that only care for some of the fields."""

from collections.abc import Iterable, Mapping
from typing import Any, Final, get_type_hints

from swallows_gui.engine.events import Events, kind_of
from swallows_gui.engine.game import Json

_PLAIN: Final[tuple[Any, ...]] = (None, 0, 1, False, "", [], [0], [0, 0])


def whole(events: Events, event: Mapping[str, Any]) -> Json:
    """A written event of a game with something plain, null where it may be, in every field that it lacks.

    >>> from swallows_gui.games.swallows.rules.events import EVENTS
    >>> whole(EVENTS, {"type": "attack_over", "team": "GER"})
    {'type': 'attack_over', 'initiative': None, 'team': 'GER'}
    """
    if event["type"] not in events:
        return dict(event)
    hints = get_type_hints(events.classes[event["type"]], include_extras=True)
    kinds = {name: kind_of(hints.get(name, hints.get(f"{name}_"))) for name in events[event["type"]]}
    words = {name: [word.strip('", ') for word in kind.says.split(",")] for name, kind in kinds.items()}
    lacking = {
        name: next(filter(kind.fits, (*_PLAIN, *words[name])), None)
        for name, kind in kinds.items()
        if name not in event
    }
    return {"type": event["type"], **lacking, **event}


def all_whole(events: Events, told: Iterable[Mapping[str, Any]]) -> list[Json]:
    """Each of them, see `whole`."""
    return [whole(events, event) for event in told]
