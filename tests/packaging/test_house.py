"""What is told of a checkout: lines of code by room, long functions, circles, shared names, games that the house
names.
"""

from collections.abc import Mapping
from pathlib import Path

import pytest

from checks import house

RULES = '''"""Rules."""

LIMIT = 7
"""Goals."""


class Line:
    """One."""  # and no more

    def long(self) -> int:
        """Docstrings are no code."""
        # nor are comments
        text = """but
        this is"""

        return len(text)
'''
LATE = """from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import swallows_gui.app


def late() -> None:
    import swallows_gui.session.d
"""
TODAY = {
    "swallows_gui/app.py": "import swallows_gui.ui.kit.a\n",
    "swallows_gui/ui/kit/__init__.py": "",
    "swallows_gui/ui/kit/a.py": "from swallows_gui.ui.kit import b\n\n\nclass Line:\n    pass\n",
    "swallows_gui/ui/kit/b.py": "from swallows_gui.ui.kit.a import Line\n",
    "swallows_gui/session/c.py": LATE,
    "swallows_gui/session/d.py": '"""Says chess in words only."""\nimport swallows_gui.session.c\n\nNAME = "chess"\n',
    "swallows_gui/games/chess/rules/game.py": RULES,
    "swallows_gui/games/chess/title.py": "X = 1\n",
    "packaging/bench/soak.py": "X = 1\nY = 2\n",
    "packaging/release.py": "X = 1\n",
    "tests/games/chess/rules/test_x.py": "X = 1\n",
    "tests/cli/test_y.py": "X = 1\n",
}
OF_OLD = {
    "swallows_gui/engine/chess/game.py": RULES,
    "swallows_gui/ui/chess/table.py": "X = 1\n",
    "swallows_gui/session/e.py": "from swallows_gui.engine.chess import game\n",
    "packaging/release.py": "X = 1\n",
}


def written(folder: Path, files: Mapping[str, str]) -> house.House:
    for path, text in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, "utf-8")
    return house.House(folder)


@pytest.fixture
def today(tmp_path: Path) -> house.House:
    return written(tmp_path / "today", TODAY)


@pytest.fixture
def of_old(tmp_path: Path) -> house.House:
    return written(tmp_path / "old", OF_OLD)


def test_blanks_comments_and_docstrings_are_no_code(today: house.House) -> None:
    assert today.rooms() == {
        "house": (1, 1),
        "house/ui/kit": (3, 4),
        "house/session": (2, 7),
        "games/chess": (1, 1),
        "games/chess/rules": (1, 6),
        "packaging/bench": (1, 2),
        "packaging": (1, 1),
        "tests/games/chess": (1, 1),
        "tests/cli": (1, 1),
    }


def test_the_rooms_of_a_game_are_found_where_they_lay_before(of_old: house.House) -> None:
    assert of_old.games == {"chess"}
    assert set(of_old.rooms()) == {"games/chess/rules", "games/chess/table", "house/session", "packaging"}


def test_the_longest_function_comes_first_by_its_code(today: house.House) -> None:
    first, second = today.functions()
    assert first == (4, "swallows_gui/games/chess/rules/game.py:10 long")
    assert second[0] == 2


def test_circles_are_those_of_what_is_imported_at_once(today: house.House) -> None:
    """An import for types, or in a function, makes none."""
    assert today.circles() == [["swallows_gui.ui.kit.a", "swallows_gui.ui.kit.b"]]


def test_names_of_several_classes_are_told_with_their_modules(today: house.House) -> None:
    assert today.shared_names() == [("Line", ["swallows_gui.games.chess.rules.game", "swallows_gui.ui.kit.a"])]


def test_a_game_that_the_house_names_is_told_wherever_it_lay(today: house.House, of_old: house.House) -> None:
    assert today.naming_a_game() == ["swallows_gui/session/d.py:4 chess"]
    assert of_old.naming_a_game() == ["swallows_gui/session/e.py:1 chess"]


def test_two_checkouts_stand_beside_each_other(
    today: house.House, of_old: house.House, capsys: pytest.CaptureFixture[str]
) -> None:
    assert house.main([str(of_old.folder), str(today.folder)]) == 0
    rows = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines() if line.strip()}
    assert rows["games/chess/rules"] == ["1", "6", "1", "6", "+0"]
    assert rows["games/chess/table"] == ["1", "1", "0", "0", "-1"]
    assert rows["packaging/bench"] == ["0", "0", "1", "2", "+2"]
    with pytest.raises(SystemExit):
        house.main([str(today.folder / "tests")])


def test_this_checkout_has_no_circle(checkout: Path) -> None:
    assert house.House(checkout).circles() == []


def test_a_text_names_an_event_where_it_means_one(tmp_path: Path) -> None:
    game = "swallows_gui/games/chess"
    files = {
        f"{game}/rules/game.py": "",
        f"{game}/rules/events.py": "class Goal:\n    pass\n\n\nclass Moved:\n    pass\n",
        f"{game}/rules/moves.py": 'game.tell("goal", 1)\n',
        f"{game}/lab/lab.py": 'match event:\n    case ("goal" | "moved", _):\n        pass\n',
        f"{game}/table/table.py": 'CUES = {"goal": 1, "moved": 2}\nif event["type"] == "moved":\n    pass\n',
        f"{game}/words/words.py": 'print(e.Goal, "moved by hand")\n',
        f"{game}/table/pitch.py": 'if reason == "goal":\n    paint({"goal": 1, "post": 2, "bar": 3}, frame="moved")\n',
    }
    checkout = written(tmp_path, files)
    meant = checkout.naming_an_event("chess")
    named = {kind: [Path(each).stem for each in sorted(places)] for kind, places in meant.items()}
    assert named == {"goal": ["lab", "events", "moves", "table", "words"], "moved": ["lab", "events", "table"]}
    by_text = checkout.naming_an_event_by_any_text("chess")
    assert [len(by_text["goal"]), len(by_text["moved"])] == [6, 4]
