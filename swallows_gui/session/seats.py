"""Who sits at the table, and what a new game is set up with."""

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from swallows_gui import titles
from swallows_gui.catalogue.foreign_text import LONGEST_NAME, shown
from swallows_gui.engine.game import Json
from swallows_gui.records.record import SeatLine

HUMAN: Final = "human"
AI: Final = "ai"
ROUNDS = 100_000
"""How often a PIN is hashed; part of every record that has PINs."""
_HASH: Final = re.compile(r"[0-9a-f]{16}\$[0-9a-f]{64}")
"""What `hashed` makes; nobody types so long a PIN."""
HASHED: Final = f"^({_HASH.pattern})?$"
"""The hash of a PIN in a file, or nothing."""
_SEEDS: Final = 1 << 48
"""Seeds below this are exact in every reader of JSON."""


def new_seed() -> int:
    """A seed by lot: of a game that names none, of a cup, of a draw."""
    return secrets.randbelow(_SEEDS)


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat: its player's name, "human" or "ai", the AI's level, a colour ("#rrggbb") and a PIN, if it has one.

    In a `Setup` the PIN is plain, or the hash of one (`sealed`); a running session keeps only its hash.
    """

    name: str
    kind: str = HUMAN
    level: str = ""
    colour: str = ""
    pin: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class Setup:
    """A game to begin. Without `seed` one is drawn; without `ai_seeds` they follow from the seed."""

    options: Json
    seats: tuple[Seat, ...]
    game: str = titles.usual()
    title: str = ""
    seed: int | None = None
    ai_seeds: tuple[int, ...] = ()

    def drawn_seed(self) -> int:
        """The seed, or a new one."""
        return new_seed() if self.seed is None else self.seed

    def header_options(self) -> Json:
        """The options as the header keeps them: with the number of seats, their colours and PINs, and the title."""
        options: Json = {**self.options, "seats": len(self.seats)}
        if self.title:
            options["title"] = shown(self.title)
        if any(seat.colour for seat in self.seats):
            options["colours"] = [seat.colour for seat in self.seats]
        if any(seat.pin for seat in self.seats):
            options["pins"] = [sealed(seat.pin) for seat in self.seats]
        return options


def ai_seeds(seed: int, seats: int) -> tuple[int, ...]:
    """A seed for the AI of each seat, unrelated to the game's own stream.

    They are neighbours, so that the AIs of one table can be told to play differently.

    >>> first, second, third = ai_seeds(7, 3)
    >>> second - first, third - second
    (1, 1)
    """
    digest = hashlib.sha256(f"{seed} seats".encode()).digest()
    first = int.from_bytes(digest[:6], "big")
    return tuple(first + seat for seat in range(seats))


def seated(lines: Sequence[SeatLine], options: Json) -> list[Seat]:
    """The seats of a record's header, with the colours and PINs kept in its options."""
    colours, pins = _texts(options.get("colours"), len(lines)), _texts(options.get("pins"), len(lines))
    return [
        Seat(line.name, line.kind, line.level, colour, pin)
        for line, colour, pin in zip(lines, colours, pins, strict=True)
    ]


def kept(seats: Sequence[Seat], options: Json) -> list[Seat]:
    """The seats of a setup as a session keeps them: cleaned, PINs hashed as in the header's options."""
    lines = [
        SeatLine(shown(seat.name, LONGEST_NAME), seat.kind, seat.level if seat.kind == AI else "") for seat in seats
    ]
    return seated(lines, options)


def seat_json(seat: Seat) -> Json:
    """A seat as the header keeps it."""
    return {"name": shown(seat.name, LONGEST_NAME), "kind": seat.kind, "level": seat.level if seat.kind == AI else ""}


def handed(seat: Seat, kind: str, level: str) -> Seat:
    """The seat with another kind of player."""
    return replace(seat, kind=kind, level=level)


def hashed(pin: str) -> str:
    """A salted hash of a PIN. It hides the PIN from a glance at the file, not from somebody who tries them all."""
    salt = secrets.token_hex(8)
    return f"{salt}${_digest(pin, salt)}"


def sealed(pin: str) -> str:
    """The hash of a PIN, "" for none. A hash stays as it is: who sits at several games keeps one PIN for all of them.

    >>> once = sealed("1234")
    >>> sealed(once) == once, fits("1234", once), sealed("")
    (True, True, '')
    """
    return pin if not pin or _HASH.fullmatch(pin) else hashed(pin)


def fits(pin: str, kept: str) -> bool:
    """Whether `pin` is the one whose hash is `kept`; a seat without one is open to all.

    >>> fits("1234", hashed("1234")), fits("1235", hashed("1234")), fits("1235", "")
    (True, False, True)
    """
    if not kept:
        return True
    salt, _, digest = kept.partition("$")
    return hmac.compare_digest(_digest(pin, salt), digest)


def clean(text: str) -> str:
    """The text without what UTF-8 cannot hold.

    >>> clean("Anna \\ud83d")
    'Anna ?'
    """
    return text.encode("utf-8", "replace").decode()


def _digest(pin: str, salt: str) -> str:
    return hashlib.pbkdf2_hmac("sha256", clean(pin).encode(), salt.encode(), ROUNDS).hex()


def _texts(given: Any, number: int) -> list[str]:
    texts = (
        [text if isinstance(text, str) and text.isascii() else "" for text in given] if isinstance(given, list) else []
    )
    return (texts + [""] * number)[:number]
