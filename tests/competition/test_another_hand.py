"""The file of a cup that is open is deleted or replaced: nothing of the cup is lost."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from swallows_gui.competition import shelf
from swallows_gui.records import rescues, whole_files
from swallows_gui.records.rescues import Rescue
from tests.competition.made import cup


@pytest.fixture
def told() -> Iterator[list[Rescue]]:
    heard: list[Rescue] = []
    end = rescues.listen(heard.append)
    yield heard
    end()


def test_a_cup_whose_file_is_gone_is_written_anew_when_it_is_left(tmp_path: Path, told: list[Rescue]) -> None:
    path, town = tmp_path / "one.cup", cup(4)
    shelf.write(path, town)
    whole_files.forget(path)
    assert shelf.opened(path) == town
    path.unlink()
    whole_files.see_to_watched()
    assert shelf.read(path) == town
    assert told == [Rescue(path, "anew")]


def test_what_another_program_put_in_the_place_of_an_open_cup_is_kept(tmp_path: Path, told: list[Rescue]) -> None:
    path, town, other = tmp_path / "one.cup", cup(4), cup(8)
    shelf.write(path, town)
    shelf.write(tmp_path / "other.cup", other)
    (tmp_path / "other.cup").replace(path)
    for _ in range(3):
        shelf.write(path, town)
    assert shelf.read(path) == town
    (aside,) = [rescue.other for rescue in told]
    assert aside is not None
    assert shelf.read(aside) == other
