"""What is decided without a square, as records have it (T17.4)."""

from __future__ import annotations

ROLL: dict[str, str] = {"type": "roll"}
KEEPER: dict[str, str] = {"type": "keeper"}
SHOOT: dict[str, str] = {"type": "shoot"}
PASS: dict[str, str] = {"type": "pass"}
PLAY_ON: dict[str, str] = {"type": "play_on"}
