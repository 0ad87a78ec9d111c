"""What was told of a game, with the secrets in it changed."""

from collections import defaultdict
from collections.abc import Sequence
from functools import partial
from typing import Any

from swallows_gui.engine.game import Json, Notation, Told


def shuffled(pieces: Sequence[Sequence[Told]], notation: Notation, viewer: int | None) -> list[list[Json]]:
    """The events of a game in which the secrets that a viewer was not told have changed places with each other, as far
    as he is told the same afterwards."""
    redact = partial(notation.redact, seat=viewer)
    secrets = defaultdict[tuple[str, str, str], list[Any]](list)
    moves = [[dict(event) for event in events] for events in pieces]
    places = [
        (event, name)
        for events in moves
        for event in events
        for known in [redact(event)]
        for name in event
        if name not in ("type", "seat") and (known is None or known.get(name) != event[name])
    ]

    def kind(event: Json, name: str, value: Any) -> tuple[str, str, str]:
        """Secrets of a kind look alike to the viewer: backs of one colour."""
        alone = {**event, name: [value] if isinstance(event[name], list) else value}
        known = redact(alone) or {}
        return event["type"], name, repr([known[each] for each in known if each not in event])

    for event, name in places:
        for value in event[name] if isinstance(event[name], list) else [event[name]]:
            secrets[kind(event, name, value)].append(value)
    turned = {key: iter(values[len(values) // 2 :] + values[: len(values) // 2]) for key, values in secrets.items()}
    for event, name in places:
        value = event[name]
        if isinstance(value, list):
            event[name] = [next(turned[kind(event, name, each)]) for each in value]
        else:
            event[name] = next(turned[kind(event, name, value)])
    return moves
