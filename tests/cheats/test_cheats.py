"""People who cheat: every way of the list tried in the real window, and the list in docs/cheats.md kept in step."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui import titles
from swallows_gui.models import roles
from swallows_gui.session import lines
from swallows_gui.ui.shell.main_window import MainWindow
from tests.cheats import alone, behind_the_curtain, over_the_shoulder, seats_and_files
from tests.cheats.ways import ANN, BEN, CLEO, GAMES, GRUDGE, SWALLOWS, WAYS, WHISTLE, Table
from tests.games.contract.whole import FACTS
from tests.ui.conftest import _painted_once, _shown_at_once, window  # noqa: F401 - fixtures
from tests.ui.hands import desk_of

LIST = Path(__file__).resolve().parents[2] / "docs" / "cheats.md"
TITLE = """# What cheats have tried

Each of these ways to learn or to change what is not one's own is tried by a script in the real window
(`tests/cheats/`); this list is written from there, and a test keeps the two in step.
"""


@pytest.fixture
def game() -> str:
    """The game whose ways are tried."""
    return SWALLOWS


@pytest.fixture
def table(
    window: MainWindow,  # noqa: F811
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> Table:
    """A window for ways, in which PINs are hashed once only: they are typed at every turn."""
    monkeypatch.setattr(lines, "ROUNDS", 1)
    return Table(window, qtbot, tmp_path, game)


def try_all(table: Table, group: str, *, curtained: bool = False, changes: bool = False) -> None:
    """Try every way of a group; `curtained`: none opens the curtain, `changes`: some may change the game."""
    holes: list[Exception] = []
    for each in [each for each in WAYS if each.group == group and each.goes_in(table.game)]:
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


def behind_the_closed_curtain(table: Table) -> None:
    table.begin(ANN, BEN, CLEO)
    table.view_of(0)
    table.curtain_for(1)
    try_all(table, behind_the_curtain.HERE, curtained=True)
    assert table.ear.compared


def over_the_others_shoulder(table: Table) -> None:
    table.begin(ANN, BEN, CLEO, take_back="agreed")
    table.view_of(0)
    if table.game == SWALLOWS:
        _leave_all_that_can_be_left(table)
    else:
        table.point_at(table.desk.table)
        table.controller.ask_hint()
    table.view_of(1)
    try_all(table, over_the_shoulder.HERE, changes=True)
    assert table.ear.compared


def _leave_all_that_can_be_left(table: Table) -> None:
    """Ann chooses a card, looks at it closely and asks for a hint; then Ben steps in."""
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


def seats_change_hands(table: Table) -> None:
    table.begin(ANN, BEN, CLEO, take_back="agreed")
    try_all(table, seats_and_files.SEATS, changes=True)


def files_and_other_programs(table: Table) -> None:
    table.begin(ANN, BEN, CLEO)
    table.view_of(0)
    try_all(table, seats_and_files.FILES, changes=True)


def one_person_alone(table: Table) -> None:
    table.begin(ANN._replace(pin=""), BEN._replace(level="easy", pin=""), CLEO, take_back="free")
    table.view_of(0)
    try_all(table, alone.HERE, changes=True)


GROUPS = (
    behind_the_closed_curtain,
    over_the_others_shoulder,
    seats_change_hands,
    files_and_other_programs,
    one_person_alone,
)


@pytest.mark.parametrize("tried", GROUPS)
def test_nobody_learns_or_changes_what_is_not_his(table: Table, tried: Callable[[Table], None]) -> None:
    tried(table)


@pytest.mark.parametrize("game", [GRUDGE, pytest.param(WHISTLE, marks=pytest.mark.nightly)])
def test_nobody_does_in_a_game_of_two_seats(table: Table) -> None:
    """All groups of ways in one window."""
    for tried in GROUPS:
        tried(table)


def test_each_game_in_which_something_is_hidden_has_its_ways() -> None:
    assert set(GAMES) == {game for game, facts in FACTS.items() if facts.hidden} & set(titles.ids())


def written() -> str:
    """The list as docs/cheats.md has it: a part for each game, with how many ways are tried there."""
    text = TITLE
    for game in GAMES:
        tried = [each for each in WAYS if each.goes_in(game)]
        name = titles.title(game).name
        text += f"\n## {name}: {len(tried)} ways\n"
        for group in dict.fromkeys(each.group for each in tried):
            text += f"\n### {name}, {group}\n\n| what is tried | what it gives | why |\n| --- | --- | --- |\n"
            text += "".join(f"| {each.words} | {each.gives} | {each.why} |\n" for each in tried if each.group == group)
        if left_out := [each for each in WAYS if not each.goes_in(game)]:
            text += f"\n### {name}, what cannot be tried ({len(left_out)})\n\n"
            text += "| what | why there is no such way |\n| --- | --- |\n"
            text += "".join(f"| {each.group}: {each.words} | {each.without[game]} |\n" for each in left_out)
    return text


def test_the_list_of_cheats_is_that_of_the_docs() -> None:
    for game in GAMES:
        assert len([each for each in WAYS if each.goes_in(game)]) >= 100, game
    assert all(reason for each in WAYS for reason in each.without.values())
    assert len({each.words for each in WAYS}) == len(WAYS)
    if os.environ.get("SWALLOWS_WRITE_CHEATS"):
        LIST.write_text(written(), encoding="utf-8")
    assert LIST.read_text(encoding="utf-8") == written(), "SWALLOWS_WRITE_CHEATS=1 writes the list anew"
