"""Every game's events as they are declared: classes, and the table of the documentation."""

import json
import re
import subprocess
import sys
from pathlib import Path

from swallows_gui.games import TITLES
from tests.games.contract.whole import TINY, whole, wholes


def test_the_documentation_has_the_events_as_they_are_declared(game: str, checkout: Path) -> None:
    document = (checkout / "docs" / "records.md").read_text("utf-8")
    table = whole(game, 0).game.notation.events.table()
    assert game == TINY or f"<!-- events of {game} -->\n{table}\n<!-- end -->" in document


def test_every_event_says_what_it_tells(game: str) -> None:
    for declared in whole(game, 0).game.notation.events.classes.values():
        assert str(declared.__doc__).endswith("."), declared


def test_an_event_as_its_class_holds_what_is_known_of_it(game: str) -> None:
    events = whole(game, 0).game.notation.events
    for played in wholes(game):
        redact, seats = played.game.notation.redact, range(played.game.seats)
        for written in played.events:
            for known in (written, *(seen for seat in (None, *seats) if (seen := redact(written, seat)))):
                event = events.read(known)
                assert type(event) is events.classes[known["type"]]
                held = {name.rstrip("_"): value for name, value in json.loads(json.dumps(vars(event))).items()}
                assert {**held, "type": known["type"], **known} == {**held, "type": event.type}
                assert all(held[name] in (None, 0) for name in held.keys() - known.keys())
    assert events.read({"type": "streaker"}) is None


def test_the_type_checker_finds_every_field_that_a_story_misspells(tmp_path: Path, checkout: Path) -> None:
    """Each place where a copy of a game's story reads a field of an event is misspelt, and each is found."""
    misspelt = set()
    for game in TITLES:
        folder = checkout / "swallows_gui" / "games" / game
        (story,) = (*folder.glob("words/match_story.py"), *folder.glob("rules/story.py"))
        copied = [_misspelt(line) for line in story.read_text("utf-8").splitlines()]
        (tmp_path / f"{game}.py").write_text("\n".join(copied), "utf-8")
        misspelt |= {(game, str(number)) for number, line in enumerate(copied, 1) if "_misspelt" in line}
    command = (sys.executable, "-m", "mypy", "--strict", "--no-incremental", *map(str, sorted(tmp_path.iterdir())))
    said = subprocess.run(command, cwd=checkout, capture_output=True, text=True, timeout=300).stdout
    assert set(re.findall(r'(\w+)\.py:(\d+): error: .* has no attribute "\w+_misspelt"', said)) == misspelt
    assert {game for game, _line in misspelt} == set(TITLES)


def _misspelt(line: str) -> str:
    line = re.sub(r"\bevent\.(?!type\b)(\w+)", r"event.\1_misspelt", line)
    return re.sub(r"(\w+)=", r"\1_misspelt=", line) if line.lstrip().startswith("case ") else line
