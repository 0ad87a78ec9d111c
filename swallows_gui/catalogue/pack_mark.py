"""What a record says of a pack that its game is played with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PackMark:
    """A pack by its id, version, and the digest ("sha256:...") of what of it bears on rules."""

    id: str
    version: str
    digest: str
