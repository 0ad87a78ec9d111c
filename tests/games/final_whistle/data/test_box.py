"""The files of footballers, squads and cards: complaints name file and field."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.places import data_path
from swallows_gui.games.final_whistle.data.box import BadBox, load, read_box

FOLDER = data_path("resources", "final_whistle")


def _changed(tmp_path: Path, name: str, change: Callable[[Any], None]) -> Path:
    folder = tmp_path / "box"
    shutil.copytree(FOLDER, folder)
    name = f"names/{name}" if name in ("en.json", "de.json") else name
    content = json.loads((folder / name).read_text("utf-8"))
    change(content)
    (folder / name).write_text(json.dumps(content), "utf-8")
    return folder


@pytest.mark.parametrize(
    ("name", "change"),
    [
        ("footballers.json", lambda box: box["clubs"].reverse()),
        ("footballers.json", lambda box: box["clubs"][0]["men"].pop()),
        ("footballers.json", lambda box: box["clubs"][0]["men"][3].update(value=9)),
        ("footballers.json", lambda box: box["clubs"][1]["men"][3].update(value=2)),
        ("footballers.json", lambda box: box["clubs"][0]["men"][0].update(id="G9")),
        ("cards.json", lambda cards: cards.reverse()),
        ("cards.json", lambda cards: cards[0].update(colour="red")),
        ("en.json", lambda names: names["cards"].pop("last-breath")),
        ("de.json", lambda names: names["cards"].update(catapult=["Katapult"])),
        ("cards.json", lambda cards: cards[7]["finish"][0][0].update(link=4)),
        ("cards.json", lambda cards: cards[7]["finish"][1].append({"line": "S", "link": 1})),
        ("squads.json", lambda squads: squads.pop()),
        ("squads.json", lambda squads: squads[0].update(suits=["green"])),
        ("squads.json", lambda squads: squads[0]["a"]["bench"].reverse() or squads[0]["a"]["bench"].pop()),
        ("squads.json", lambda squads: squads[1]["a"]["field"].__setitem__(1, "M9")),
    ],
)
def test_a_box_that_cannot_be_played_with_is_refused(tmp_path: Path, name: str, change: Callable[[Any], None]) -> None:
    with pytest.raises(BadBox, match=name):
        read_box(_changed(tmp_path, name, change))


def test_names_do_not_bear_on_the_rules_and_strengths_do(tmp_path: Path) -> None:
    def rename(box: Any) -> None:
        box["clubs"][0]["men"][0]["name"] = "Somebody Else"

    assert read_box(_changed(tmp_path, "footballers.json", rename)).digest == load().digest
    shutil.rmtree(tmp_path / "box")

    def strengthen(box: Any) -> None:
        box["clubs"][0]["men"][0]["sides"][0] = 5

    assert read_box(_changed(tmp_path, "footballers.json", strengthen)).digest != load().digest
