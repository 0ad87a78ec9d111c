"""What pages take from the code is the code's, and what they tell the reader to run can be run."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

from swallows_gui.games.power_soccer.rules.notation import NOTATION

TOUR = "a-game-in-an-hour.md"
ELSEWHERE = {"tests/records/tiny.py": {"Generous", "new_generous"}}
"""Parts of the tiny game that the page leaves out: by them it is tried what becomes of records of other rules."""


@pytest.fixture(scope="module")
def from_code(load_check: Callable[[str], ModuleType]) -> ModuleType:
    """`packaging/checks/pages.py` as a module."""
    return load_check("pages")


def test_every_page_has_what_the_code_has(from_code: ModuleType) -> None:
    pages = from_code.pages()
    assert {page.name for page in pages} == {TOUR, "game.md", "records.md", "session.md"}
    for page in pages:
        text = page.read_text("utf-8")
        assert from_code.renewed(text) == text, f"{page.name}: run packaging/checks/pages.py"


def test_a_page_that_lags_behind_is_renewed(from_code: ModuleType) -> None:
    begin, end = "<!-- api of swallows_gui/engine/game.py: Section -->", "<!-- end -->"
    text = from_code.renewed(f"a\n{begin}\nold\n{end}\nb")
    assert text.startswith(f"a\n{begin}\n## Section\n")
    assert text.endswith(f"\n{end}\nb")
    assert "old" not in text
    assert "**`number(event: Json) -> int`**\n\nThe number of the section that `event` begins." in text
    with pytest.raises(KeyError):
        from_code.renewed(f"{begin.replace('Section', 'NoSuch')}\n{end}")


def test_the_tour_shows_the_whole_of_the_tiny_game_once(checkout: Path, from_code: ModuleType) -> None:
    shown: dict[str, list[str]] = {}
    for kind, file, names in from_code.MARK.findall((checkout / "docs" / TOUR).read_text("utf-8")):
        assert kind == "code"
        shown.setdefault(file, []).extend(names.split())
    assert list(shown) == ["tests/records/tiny.py", "tests/house/title.py", "tests/house/desk.py"]
    for file, names in shown.items():
        whole = [name for name in from_code.parts(checkout / file) if name not in ELSEWHERE.get(file, ())]
        assert names == whole, file


@pytest.mark.skipif(sys.platform != "linux", reason="the commands of the page are those of Linux")
def test_the_tour_is_followed_command_by_command(checkout: Path, tmp_path: Path) -> None:
    """In an empty folder beside the tests: a copy of the game is made, measured, verified, opened and changed."""
    blocks = re.findall(r"^```sh\n(.*?)^```$", (checkout / "docs" / TOUR).read_text("utf-8"), re.MULTILINE | re.DOTALL)
    script = "".join(blocks).replace("swallows play", "swallows play --smoke")
    (tmp_path / "tests").symlink_to(checkout / "tests")
    (tmp_path / ".venv" / "bin").mkdir(parents=True)
    (tmp_path / ".venv" / "bin" / "swallows").symlink_to(Path(sys.executable).parent / "swallows")
    variables = {"PYTHONPATH": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    variables["PYTHONDONTWRITEBYTECODE"] = "1"  # what is changed in the second in which it was compiled looks the same
    done = subprocess.run(
        ["bash", "-e", "-c", script],
        cwd=tmp_path,
        env={**os.environ, **variables},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert re.findall(r"^(\d+) decisions", done.stdout, re.MULTILINE) == ["20", "30"]
    assert done.stdout.count(": sound: 4 moves, the game is over") == 5


def test_the_examples_of_the_api_pages_run(checkout: Path) -> None:
    for name in ("game.md", "session.md"):
        own = re.sub(
            r"<!-- api of.*?<!-- end -->", "", (checkout / "docs" / "api" / name).read_text("utf-8"), flags=re.S
        )
        for block in re.findall(r"^```python\n(.*?)^```$", own, re.MULTILINE | re.DOTALL):
            exec(compile(block, name, "exec"), {})


def test_the_move_that_is_followed_is_one_of_the_game(checkout: Path) -> None:
    text = (checkout / "docs" / "an-events-life.md").read_text("utf-8")
    (block,) = re.findall(r"^```json\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    line = json.loads(block)
    assert NOTATION.action_to_json(NOTATION.action_from_json(line["seat"], line["action"])) == line["action"]
    assert [event["type"] for event in line["events"]] == [
        "die_rolled", "points_made", "goal", "attack_over", "attack_started",
    ]  # fmt: skip
    assert all(NOTATION.events.well_formed(event) for event in line["events"])
