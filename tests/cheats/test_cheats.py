"""People who cheat: every way of the list tried in the real window, and the list in docs/cheats.md kept in step."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.models import roles
from swallows_gui.session import seats
from swallows_gui.ui.shell.main_window import MainWindow
from tests.cheats import alone, behind_the_curtain, over_the_shoulder, seats_and_files
from tests.cheats.ways import ANN, BEN, CLEO, WAYS, Table
from tests.ui.conftest import _painted_once, window  # noqa: F401 - fixtures
from tests.ui.hands import desk_of

LIST = Path(__file__).resolve().parents[2] / "docs" / "cheats.md"
TITLE = """# What cheats have tried

Each of these ways to learn or to change what is not one's own is tried by a script in the real window
(`tests/cheats/`); this list is written from there, and a test keeps the two in step.
"""


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Table:  # noqa: F811
    """A window for one group of ways, in which PINs are hashed once only: they are typed at every turn."""
    monkeypatch.setattr(seats, "ROUNDS", 1)
    return Table(window, qtbot, tmp_path)


def try_all(table: Table, group: str, *, curtained: bool = False, changes: bool = False) -> None:
    """Try every way of a group; `curtained`: none opens the curtain, `changes`: some may change the game."""
    holes: list[Exception] = []
    for each in [each for each in WAYS if each.group == group]:
        before = table.session.n
        try:
            each.attempt(table)
            table.is_silent()
            if curtained:
                table.is_behind_the_curtain()
            assert changes or table.session.n == before
        except Exception as found:
            found.add_note(f"the way: {each.words}")
            holes.append(found)
    if holes:
        raise ExceptionGroup("ways that give something", holes)


def test_nothing_is_learnt_behind_the_closed_curtain(table: Table) -> None:
    table.begin(ANN, BEN, CLEO)
    table.view_of(0)
    table.curtain_for(1)
    try_all(table, behind_the_curtain.HERE, curtained=True)


def test_nothing_is_left_by_the_seat_that_has_just_looked(table: Table) -> None:
    table.begin(ANN, BEN, CLEO, take_back="agreed")
    table.view_of(0)
    desk = desk_of(table.window)
    fan = desk.table.near.fan
    playable = next(row for row in range(fan.model().rowCount()) if fan.model().index(row, 0).data(roles.PLAYABLE))
    fan.choose(fan.model().index(playable, 0))
    assert "Chosen" in fan.accessibleDescription()
    desk.table.near.zoomed.emit(int(fan.model().index(playable, 0).data(roles.COPY)))
    assert desk_of(table.window).zoom.isVisible()
    table.controller.ask_hint()
    table.controller.step_in(1)
    table.is_behind_the_curtain()
    table.is_silent()
    table.open_curtain()
    assert table.controller.view.seat == 1
    for words in ("the description", "what the card needs", "the card looked at", "the hint"):
        next(each for each in WAYS if each.group == over_the_shoulder.HERE and each.words.startswith(words)).attempt(
            table
        )
    table.is_silent()
    table.view_of(1)
    try_all(table, over_the_shoulder.HERE, changes=True)


def test_seats_change_hands_behind_their_own_curtains_and_everybody_is_told(table: Table) -> None:
    table.begin(ANN, BEN, CLEO, take_back="agreed")
    try_all(table, seats_and_files.SEATS, changes=True)


def test_files_and_other_programs_tell_what_a_record_is_said_to_tell(table: Table) -> None:
    table.begin(ANN, BEN, CLEO)
    table.view_of(0)
    try_all(table, seats_and_files.FILES, changes=True)


def test_one_person_alone_sees_and_changes_what_the_window_says(table: Table) -> None:
    table.begin(ANN._replace(pin=""), BEN._replace(level="easy", pin=""), CLEO, take_back="free")
    table.view_of(0)
    try_all(table, alone.HERE, changes=True)


def written() -> str:
    """The list as docs/cheats.md has it."""
    text = TITLE
    for group in dict.fromkeys(each.group for each in WAYS):
        text += f"\n## {group[0].upper()}{group[1:]}\n\n| what is tried | what it gives | why |\n| --- | --- | --- |\n"
        text += "".join(f"| {each.words} | {each.gives} | {each.why} |\n" for each in WAYS if each.group == group)
    return text


def test_the_list_of_cheats_is_that_of_the_docs() -> None:
    assert len(WAYS) >= 100
    assert len({each.words for each in WAYS}) == len(WAYS)
    if os.environ.get("SWALLOWS_WRITE_CHEATS"):
        LIST.write_text(written(), encoding="utf-8")
    assert LIST.read_text(encoding="utf-8") == written(), "SWALLOWS_WRITE_CHEATS=1 writes the list anew"
