"""The home of one trial: folders of its own, settings at random, and games of every age to go on with."""

import json
import os
import random
from pathlib import Path
from typing import Any

from swallows_gui.lab.clicks.player import PIN
from swallows_gui.records.write import SUFFIX
from swallows_gui.session import Seat, Session, Setup

APPLICATION = "millions-of-swallows"
KINDS = ("DATA", "CONFIG", "CACHE", "STATE")
LEVELS = ("random", "easy", "easy", "normal")
THINKERS = ("hard", "expert")
"""Levels that think in processes of their own."""
DAMAGED = "damaged"
"""How the file of a damaged game is called: it is not to be sound at the end."""
LONGEST = 780
"""Moves of a tournament: a game is begun anywhere before its end."""
HIDDEN = ("DBUS_SESSION_BUS_ADDRESS", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_QPA_PLATFORMTHEME", "SESSION_MANAGER")
"""What a window could reach the player's own session by."""


class Home:
    """A folder that a program takes for its player's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in (*(kind.lower() for kind in KINDS), "run", "tmp"):
            (folder / name).mkdir(mode=0o700, exist_ok=True)

    @property
    def games(self) -> Path:
        """Where its games lie."""
        return self.folder / "data" / APPLICATION / "games"

    @property
    def records(self) -> list[Path]:
        """Every record in it."""
        return sorted(self.folder.rglob(f"*{SUFFIX}"))

    def environment(self, display: str) -> dict[str, str]:
        """Every folder of the player turned here; no printer but a file, no other display."""
        plain = {name: value for name, value in os.environ.items() if name not in HIDDEN}
        turned = {f"XDG_{kind}_HOME": str(self.folder / kind.lower()) for kind in KINDS}
        own = {
            "HOME": str(self.folder),
            "XDG_RUNTIME_DIR": str(self.folder / "run"),
            "TMPDIR": str(self.folder / "tmp"),
        }
        return {**plain, **turned, **own, "DISPLAY": display, "CUPS_SERVER": "localhost:1", "NO_AT_BRIDGE": "1"}

    def furnish(self, seed: int) -> None:
        """Settings and games, drawn from a seed."""
        lot = random.Random(seed)
        path = self.folder / "config" / APPLICATION / "settings.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(_settings(lot)), encoding="utf-8")
        self.games.mkdir(parents=True, exist_ok=True)
        for number in range(lot.randint(0, 3)):
            path = self.games / f"begun-{number}{SUFFIX}"
            _game(path, lot)
            if lot.random() < 0.2:
                data = bytearray(path.read_bytes())
                data[lot.randrange(len(data) // 2, len(data))] ^= 1 << lot.randrange(7)
                (self.games / f"{DAMAGED}-{number}{SUFFIX}").write_bytes(data)


def _settings(lot: random.Random) -> dict[str, Any]:
    def flag(chance: float) -> bool:
        return lot.random() < chance

    return {
        "language": lot.choice(("de", "en", "system")),
        "theme": lot.choice(("light", "dark", "contrast", "system")),
        "text_scale": lot.choice((80, 100, 100, 100, 120, 150, 200)),
        "pace": lot.choice(("instant", "fast", "normal", "slow")),
        "reduced_motion": flag(0.3),
        "auto_pass": flag(0.5),
        "hold_for_bribes": flag(0.6),
        "own_matches_only": flag(0.5),
        "show_chances": flag(0.8),
        "tips": flag(0.5),
        "text_table": flag(0.15),
        "both_languages": flag(0.2),
    }


def _game(path: Path, lot: random.Random) -> None:
    """A tournament played to anywhere, with one to three people in the seats it is gone on with."""
    pins = [PIN if lot.random() < 0.2 else "" for _seat in range(lot.randint(2, 5))]
    seats = tuple(Seat(f"Seat {number}", "ai", lot.choice(LEVELS), pin=pin) for number, pin in enumerate(pins, 1))
    moves, people = lot.randrange(LONGEST), lot.randint(1, 3)
    options = {"format": "sixteen", "distribution": lot.choice(("draft", "random"))}
    with Session.new(Setup(options, seats, seed=lot.getrandbits(40)), path=path) as session:
        session.run(lambda: session.n >= moves)
        if not session.over:
            for seat in range(len(seats)):
                if seat < people:
                    session.take_back_seat(seat)
                elif lot.random() < 0.25:
                    session.hand_to_ai(seat, lot.choice(THINKERS))
