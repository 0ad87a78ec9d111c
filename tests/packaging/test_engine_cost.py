"""What rules cost is counted alike everywhere, and a game that has become dearer is named."""

import json
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest


@pytest.fixture
def cost(load_check: Callable[[str], ModuleType], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The program, with two games of known cost and a file of its own."""
    module = load_check("engine_cost")
    noted = tmp_path / "engine_cost.json"
    noted.write_text(json.dumps({module.VERSION: {"slow": 100.0, "steady": 100.0}}))
    monkeypatch.setattr(module, "FILE", noted)
    monkeypatch.setattr(module, "costs", lambda: {"slow": 103.0, "steady": 101.0})
    return module


def test_a_game_that_costs_more_than_noted_is_named_and_stops_nobody(
    cost: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cost.main([]) == 0
    slow, steady = capsys.readouterr().out.splitlines()
    assert slow.endswith("+3.0%   dearer than noted")
    assert steady.endswith("+1.0%")


def test_renewed_numbers_are_what_is_compared_with(cost: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    cost.main(["--renew"])
    capsys.readouterr()
    cost.main([])
    assert "dearer" not in capsys.readouterr().out
    assert json.loads(cost.FILE.read_text())[cost.VERSION]["slow"] == 103.0


def test_instructions_are_counted_not_timed(cost: ModuleType) -> None:
    def of(rounds: int) -> int:
        counted: int = cost.instructions(lambda: [number * number for number in range(rounds)])
        return counted

    assert of(10) == of(10)
    assert of(20) - of(10) == of(30) - of(20) > 0


def test_every_game_is_noted(checkout: Path) -> None:
    from swallows_gui.games import TITLES

    noted = json.loads((checkout / "packaging" / "checks" / "engine_cost.json").read_text("utf-8"))
    assert all(set(games) == set(TITLES) for games in noted.values())
