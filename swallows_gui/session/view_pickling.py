"""Views on their way to another process and back: what every process has by itself is named, not sent."""

import copyreg
import io
import pickle
from collections.abc import Callable
from typing import Any, TypeVar

from swallows_gui.session.openings import playable

Data = TypeVar("Data")


def by_digest(load: Callable[[], Data]) -> Callable[[Data], tuple[Any, ...]]:
    """A reducer that pickles a game's data by `digest`; the other process gets them from `load`, a module-level
    function."""

    def name_it(data: Data) -> tuple[Any, ...]:
        return _with_digest, (load, data.digest)  # type: ignore[attr-defined]

    return name_it


def _with_digest(load: Callable[[], Any], digest: str) -> Any:
    data = load()
    if data.digest != digest:
        raise LookupError(f"no data {digest}")
    return data


def pack(game: str, content: object) -> bytes:
    """Bytes from which `unpack` makes the same again, in any process that runs this program. `game` is its name."""
    out = io.BytesIO()
    pickler = pickle.Pickler(out, pickle.HIGHEST_PROTOCOL)
    pickler.dispatch_table = {**copyreg.dispatch_table, **playable(game).reducers}
    pickler.dump(content)
    return out.getvalue()


def unpack(packed: bytes) -> Any:
    """What `pack` was given. Raises `LookupError` if this process plays by other cards; trusts the bytes."""
    return pickle.loads(packed)
