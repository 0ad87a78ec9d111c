"""The data of the board: read as they are, and every mistake named with file and field."""

import json
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.languages import languages
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.grudgematch.data.board import BadBoard, load, read_board
from swallows_gui.games.grudgematch.data.heads import heads
from swallows_gui.games.grudgematch.title import GRUDGEMATCH

BOARD = json.loads(data_path("resources", "grudgematch", "board.json").read_text("utf-8"))


def written(folder: Path, **changed: Any) -> Path:
    path = folder / "board.json"
    path.write_text(json.dumps({**BOARD, **changed}), "utf-8")
    return path


def test_the_names_of_men_bear_on_no_rule(tmp_path: Path) -> None:
    sides = json.loads(json.dumps(BOARD["sides"]))
    sides[0]["men"]["clubs"] = "Schopenhauer"
    again = read_board(written(tmp_path, sides=sides))
    assert again.men[0][0] == "Schopenhauer"
    assert again.digest == load().digest
    assert read_board(written(tmp_path, hand=6)).digest != load().digest


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"columns": [1, 12]}, "columns"),
        ({"goal_box_columns": [6, 13]}, "goal_box_columns"),
        ({"rows": [{"rows": 11, "end_row": 6, "exit_row": 3}]}, "rows.0"),
        ({"sides": BOARD["sides"][::-1]}, "sides.0.id"),
        ({"sides": [{**BOARD["sides"][0], "men": {"clubs": "Marx"}}, BOARD["sides"][1]]}, "sides.0.men"),
        ({"sides": [{**BOARD["sides"][0], "exit_column": 7}, BOARD["sides"][1]]}, "sides.0.exit_column"),
        ({"joker_after": [5, 60]}, "joker_after"),
        ({"joker_after": [30, 22]}, "joker_after"),
        ({"face_cards": {"jack": [1, 0]}}, "face_cards"),
        ({"face_cards": {"jack": [3, 0], "queen": [1, 2], "king": [2, 0]}}, "face_cards"),
        ({"hand": "five"}, "hand"),
        ({"offside": True}, "offside"),
    ],
)
def test_a_mistake_names_file_and_field(tmp_path: Path, changed: dict[str, Any], field: str) -> None:
    with pytest.raises(BadBoard) as caught:
        read_board(written(tmp_path, **changed))
    assert (caught.value.file, caught.value.field) == ("board.json", field)


def test_the_title_names_all_its_files() -> None:
    folder = data_path("resources", "grudgematch")
    folders = (folder, folder.parent / "voices")  # what its seats say it shares with the other games
    there = {path.relative_to(folder.parent).as_posix() for each in folders for path in each.rglob("*.json")}
    translated = {path for path in there if Path(path).stem in languages()} - set(GRUDGEMATCH.data)
    assert not {path for path in translated if Path(path).stem in ("de", "en")}
    assert set(GRUDGEMATCH.data) == there - translated


def test_portraits_stand_in_the_order_of_the_men() -> None:
    path = data_path("resources", "grudgematch", "art", "heads.json")
    names = list(json.loads(path.read_text(encoding="utf-8")))
    assert names == [name for side in load().men for name in side]
    assert len(heads()) == len(names)
