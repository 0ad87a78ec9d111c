"""`swallows season`: what there is, how it stands, and a season that is played to its end."""

import json
from pathlib import Path

import pytest

from swallows_gui.games.swallows.session import season as seasons
from swallows_gui.games.swallows.session.season import SeasonPlayer
from tests.cli.conftest import Swallows


@pytest.fixture(autouse=True)
def _a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("XDG_DATA_HOME", "LOCALAPPDATA", "HOME"):
        monkeypatch.setenv(name, str(tmp_path))


def test_a_season_is_listed_played_and_shown(swallows: Swallows) -> None:
    players = [SeasonPlayer(name="Ann"), SeasonPlayer(name="Ben", level="easy")]
    made = seasons.begun("Winter", players, 2, {"format": "eight"}, keeps_cash=True)
    file = seasons.keep(made)
    assert f"Winter: 0 of 2 tournaments, {file}" in swallows("season", "list").stdout
    told = swallows("season", "play", file, "--level", "random", "--json")
    assert told.exit_code == 0
    played = json.loads(told.stdout)
    assert len(played["played"]) == 2
    assert played["winners"]
    assert all(one["there"] for one in played["played"])
    assert played["table"][0]["place"] == 1
    shown = swallows("season", "show", file)
    assert shown.stdout.startswith("Winter: 2 of 2 tournaments\n  1. ")
    assert f"won by {played['winners'][0]}" in shown.stdout
    assert json.loads(swallows("season", "list", "--json").stdout)[0]["played"] == 2
    again = json.loads(swallows("season", "play", file, "--json").stdout)
    assert again == played, "a season that is over is not played on"


def test_what_cannot_be_used_is_said(swallows: Swallows, tmp_path: Path) -> None:
    file = tmp_path / "mine.season"
    file.write_text('{"id": "mine"}', "utf-8")
    told = swallows("season", "show", file)
    assert told.exit_code == 2
    assert "mine.season: id" in told.output
    made = seasons.begun("Winter", [SeasonPlayer(name="Ann"), SeasonPlayer(name="Ben")], 2, {"format": "eight"})
    assert "no level 'genius'" in swallows("season", "play", seasons.keep(made), "--level", "genius").output
