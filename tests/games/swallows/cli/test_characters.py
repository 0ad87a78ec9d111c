"""`swallows characters`: which can be told apart, and what they cost."""

import json
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.games.swallows.lab import characters
from tests.cli.conftest import Swallows


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tournaments in which the miser offers less than others, staked and bet, and goes home poor."""

    def tournament(task: Any) -> dict[str, Any]:
        seed, _level, people, _options = task
        seats = []
        for who in people:
            mean = who == "miser"
            counts = {"offers": 1, "bets": 2, "staked": 20}
            if not mean:
                counts = {"offers": 5 + seed % 3, "bets": 4 + seed % 2, "staked": 40 + seed % 5}
            seats.append({"who": who, "cash": 50 if mean else 100, "counts": {**counts, "penalties": seed % 2}})
        return {"seed": seed, "seats": seats}

    monkeypatch.setattr(characters, "tournament", tournament)


@pytest.mark.usefixtures("played")
def test_what_tells_a_character_apart_is_printed_with_its_money(swallows: Swallows, tmp_path: Path) -> None:
    words = ("characters", "--games", "16", "--seed", "8", "--file", tmp_path / "kept.jsonl")
    told = swallows(*words)
    assert told.exit_code == 1
    assert "Characters of hard, 16 tournaments from seed 8" in told.stdout
    assert "miser: 8 tournaments, money -50.0 ± 0.0M against the others" in told.stdout
    assert "More than 4M behind: miser\n" in told.stdout
    found = json.loads(swallows(*words, "--json").stdout)
    assert found["dear"] == ["miser"]
    assert "miser" not in found["pale"]
    assert found["pale"]
    (offers,) = [trait for trait in _of(found, "miser")["traits"] if trait["manner"] == "bribes offered"]
    assert offers["value"] == 1
    assert offers["apart"] < -3


def _of(found: dict[str, Any], who: str) -> dict[str, Any]:
    (portrait,) = [one for one in found["portraits"] if one["character"] == who]
    assert isinstance(portrait, dict)
    return portrait


def test_a_level_without_characters_is_refused(swallows: Swallows) -> None:
    told = swallows("characters", "--level", "easy", "--games", "1")
    assert told.exit_code == 2
    assert "easy has no characters" in told.output
