"""The home of one trial: folders of its own, settings at random, and games of every age to go on with."""

import json
import os
import random
from pathlib import Path
from typing import Any

from bench.clicks.player import PIN
from swallows_gui import titles
from swallows_gui.lab.game_lab import GameLab, lab_of
from swallows_gui.records.write import SUFFIX
from swallows_gui.session import Seat, Session, Setup

APPLICATION = "millions-of-swallows"
KINDS = ("DATA", "CONFIG", "CACHE", "STATE")
LEVELS = ("random", "easy", "easy", "normal")
THINKERS = ("hard", "expert")
"""Levels that think in processes of their own."""
MOST_SEATS = 5
DAMAGED = "damaged"
"""How the file of a damaged game is called: it is not to be sound at the end."""
HIDDEN = ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "QT_QPA_PLATFORMTHEME", "SESSION_MANAGER")
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
            "DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder / 'run' / 'no-bus'}",  # without one a bus is started
        }
        return {**plain, **turned, **own, "DISPLAY": display, "CUPS_SERVER": "localhost:1", "NO_AT_BRIDGE": "1"}

    def furnish(self, seed: int, game: str = titles.usual()) -> None:
        """Settings and records of a game, drawn from a seed."""
        lot = random.Random(seed)
        path = self.folder / "config" / APPLICATION / "settings.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(_settings(lot)), encoding="utf-8")
        self.games.mkdir(parents=True, exist_ok=True)
        for number in range(lot.randint(0, 3)):
            path = self.games / f"begun-{number}{SUFFIX}"
            _record(path, lot, lab_of(game))
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
        "own_matches_only": flag(0.5),
        "tips": flag(0.5),
        "text_table": flag(0.15),
        "games": {title.id: {each.id: flag(0.5) for each in title.settings} for title in titles.titles()},
    }


def _record(path: Path, lot: random.Random, lab: GameLab) -> None:
    """A game played to anywhere, with one to three people in the seats it is gone on with."""
    several = [seats for seats in titles.title(lab.game).seats if seats <= MOST_SEATS]
    pins = [PIN if lot.random() < 0.2 else "" for _seat in range(lot.choice(several))]
    seats = tuple(Seat(f"Seat {number}", "ai", lot.choice(LEVELS), pin=pin) for number, pin in enumerate(pins, 1))
    moves, people = lot.randrange(lab.moves), lot.randint(1, 3)
    options = {**lab.options(), **lot.choice(({}, lab.measured))}
    with Session.new(Setup(options, seats, game=lab.game, seed=lot.getrandbits(40)), path=path) as session:
        session.run(lambda: session.n >= moves)
        if not session.over:
            for seat in range(len(seats)):
                if seat < people:
                    session.take_back_seat(seat)
                elif lot.random() < 0.25:
                    session.hand_to_ai(seat, lot.choice(THINKERS))
