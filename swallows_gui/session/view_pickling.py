"""Views on their way to another process and back: what every process has by itself is named, not sent."""

import copyreg
import io
import pickle
from typing import Any

from swallows_gui.session.games import playable


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
