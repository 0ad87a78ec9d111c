"""Lines that a session writes into its journal, and the set-up of a game with its seats."""

import datetime
import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from swallows_gui import __version__, titles
from swallows_gui.catalogue.foreign_text import LONGEST_NAME, shown
from swallows_gui.engine.game import Game, Json, Told, begins_section, seat_of
from swallows_gui.engine.history import History
from swallows_gui.records.games import GameKind
from swallows_gui.records.record import FORMAT, VERSION, SeatLine
from swallows_gui.records.verify import restored
from swallows_gui.records.write import Journal
from swallows_gui.session.openings import Opening

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
    """A seed for each seat's AI, independent of the game's own chance. They are consecutive, so that the AIs of one
    table can be made to differ.

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
    """A salted hash of a PIN. It hides the PIN from a glance at the file, but not from trying all PINs."""
    salt = secrets.token_hex(8)
    return f"{salt}${_digest(pin, salt)}"


def sealed(pin: str) -> str:
    """The hash of a PIN, "" for none. A hash is returned unchanged, so that a person can have one PIN in several games.

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


def header_line(kind: GameKind, options: Json, seats: Sequence[Seat], seed: int, seeds: tuple[int, ...]) -> Json:
    """The first line of a new game."""
    packs = [{"id": pack.id, "version": pack.version, "digest": pack.digest} for pack in kind.packs]
    return {
        "line": "header",
        "format": FORMAT,
        "version": VERSION,
        "game": kind.name,
        "app": __version__,
        "rules": kind.rules,
        "created": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "seed": seed,
        "ai_seeds": list(seeds),
        "catalogue": kind.catalogue,
        "options": options,
        "seats": [seat_json(seat) for seat in seats],
        **({"packs": packs} if packs else {}),
    }


def start_lines(game: Game, events: list[Json]) -> list[Json]:
    """What happened before the first decision, and the state then."""
    return [{"line": "start", "events": events}, snapshot_line(game, 0)]


def move_lines(
    kind: GameKind, game: Game, n: int, action: int, events: list[Json], *, late: bool = False
) -> list[Json]:
    """A move, the state if a section begins with it, and the end if it ends the game; `late`: the time was up."""
    done = game.notation.action_to_json(action)
    move: Json = {"line": "move", "n": n, "seat": seat_of(action), "action": done, "events": events}
    lines: list[Json] = [{**move, "late": True} if late else move]
    if begins_section(kind.sections, events):
        lines.append(snapshot_line(game, n))
    return lines + end_lines(game)


def end_lines(game: Game) -> list[Json]:
    """The end, if the game is over."""
    return [] if game.result is None else [{"line": "end", "result": game.result}]


def undo_lines(last: int, moves: int, by: Sequence[int]) -> list[Json]:
    """Moves taken back, the last first.

    >>> undo_lines(last=9, moves=2, by=[3, 0])
    [{'line': 'undo', 'n': 9, 'by': [0, 3]}, {'line': 'undo', 'n': 8, 'by': [0, 3]}]
    """
    return [{"line": "undo", "n": n, "by": sorted(by)} for n in range(last, last - moves, -1)]


def seat_line(seat: int, kind: str, level: str) -> Json:
    """A seat handed to an AI or taken back."""
    return {"line": "seat_changed", "seat": seat, "kind": kind, "level": level}


def said_line(n: int, said: Told) -> Json:
    """A seat spoke after move `n`; ids only.

    >>> said_line(7, {"type": "said", "seat": 1, "occasion": "out", "variant": 302})
    {'line': 'said', 'n': 7, 'seat': 1, 'occasion': 'out', 'variant': 302}
    """
    return {"line": "said", "n": n, **{name: said[name] for name in ("seat", "occasion", "variant")}}


def snapshot_line(game: Game, n: int) -> Json:
    """The full state after move `n`."""
    return {"line": "snapshot", "n": n, "state": game.to_state()}


def continued_line(kind: GameKind, game: Game, n: int) -> Json:
    """A line that says that this program's rules are used from here on."""
    return {
        "line": "continued",
        "n": n,
        "rules": kind.rules,
        "app": __version__,
        "catalogue": kind.catalogue,
        "state": game.to_state(),
    }


def opened(
    kind: GameKind, opening: Opening, history: History[Game], told: list[Told], journal: Journal
) -> History[Game]:
    """The game at the end of its opening, with the lines of the opening added to `told`. Raises `IllegalAction` for
    moves that the rules do not allow, and one of `WRONG_STATE` for an impossible state."""
    game = history.game
    for n, (seat, written) in enumerate(opening.moves, 1):
        action = game.notation.action_from_json(seat, written)
        events = game.push(action)
        journal.append(move_lines(kind, game, n, action, list(map(game.notation.event_to_json, events))))
        told += map(game.notation.tell, events)
    if opening.state is not None:
        game = restored(kind, opening.state, game.seats)
    if opening.moves or opening.state is not None:
        journal.append([continued_line(kind, game, len(opening.moves))])
    return History(game, len(opening.moves))
