"""Picked cards fly to their shelf, and groups are drawn lot by lot: nothing is told before it is seen (S1.3, S1.5)."""

from collections.abc import Callable, Iterator
from unittest import mock

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bench.trial.overheard import everything_said
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.table.match.match_times import LOTS, PICK
from swallows_gui.games.swallows.table.screens.draft import DraftScreen
from swallows_gui.games.swallows.table.screens.groups import GroupsScreen
from swallows_gui.models import roles
from swallows_gui.services.qobjects import iter_descendants
from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.swallows.words.test_models_follow_a_game import texts
from tests.ui.hands import click, click_row, controller_of, desk_of, wait
from tests.whole_events import whole

FRAME = 0.016
"""Seconds."""
COLOURS = ("#C8321F", "#1F4E9E", "#2E7D4F", "#D9A21B", "#7A3E8E", "#2B8C96")
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")


@pytest.fixture
def _by_hand() -> Iterator[None]:
    clock().by_hand()
    yield
    clock().by_itself()


def begin(window: MainWindow, pace: str = "normal", *, reduced: bool = False, seats: int = 3, **options: str) -> None:
    """A tournament of one person and random seats, its time passed by hand."""
    settings().change(pace=pace, reduced_motion=reduced)
    people = tuple(
        SeatChoice(name, colour, "random" if at else "", "")
        for at, (name, colour) in enumerate(zip(NAMES[:seats], COLOURS, strict=False))
    )
    with mock.patch.object(Setup, "drawn_seed", return_value=33):
        window.new_game({"format": "sixteen", **options}, people)


def draft_of(window: MainWindow) -> DraftScreen:
    screen = desk_of(window).screen("draft")
    assert isinstance(screen, DraftScreen)
    return screen


def groups_of(window: MainWindow) -> GroupsScreen:
    screen = desk_of(window).screen("groups")
    assert isinstance(screen, GroupsScreen)
    return screen


def pass_until(qtbot: QtBot, so: Callable[[], bool]) -> None:
    """Let time pass by hand, a frame and a turn of the event loop after the other."""

    def a_frame_on() -> bool:
        if idle_queue().busy:
            return False
        if so():
            return True
        clock().pass_time(FRAME)
        return False

    qtbot.waitUntil(a_frame_on)


def to_the_pick(window: MainWindow, qtbot: QtBot) -> DraftScreen:
    """Until the person is asked."""
    wait(qtbot, lambda: window.desk is not None)
    pass_until(qtbot, lambda: controller_of(window).info.phase == "asked")
    wait(qtbot, lambda: window.stack.currentWidget() is draft_of(window))
    return draft_of(window)


def said(window: MainWindow) -> set[str]:
    """Whatever can be read, heard or found, shown or not; also in models that no view shows."""
    models = iter_descendants(desk_of(window).models, QAbstractItemModel)
    return {*everything_said(), *(str(text) for model in models for row in texts(model) for text in row)}


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.usefixtures("_by_hand")
def test_nothing_of_a_pick_is_told_before_its_card_has_arrived(window: MainWindow, qtbot: QtBot, reduced: bool) -> None:
    begin(window, reduced=reduced)
    screen, controller = to_the_pick(window, qtbot), controller_of(window)
    moves = controller.session.n
    QTest.keyClick(screen.cards, Qt.Key.Key_Return)
    assert controller.session.n == moves, "nobody has moved to a team"
    assert screen.last.text().startswith("Move to a team")
    QTest.keyClick(screen.cards, Qt.Key.Key_Right)
    before = said(window)
    picked = str(screen.cards.currentIndex().data(roles.TEAM))
    name = str(screen.cards.currentIndex().data())
    stood = screen.shelves[0].board.accessibleName()
    QTest.keyClick(screen.cards, Qt.Key.Key_Return)
    row = screen.model.row_of(picked)
    passed = 0.0
    for part in (0.1, 0.5, 0.95):
        clock().pass_time(PICK * part - passed)
        passed = PICK * part
        assert len(screen.layer.carried) == (not reduced)
        new = {text for text in said(window) - before if "Undo" not in text}  # what the player has decided he may undo
        assert not any(name in text for text in new), new
        assert screen.shelves[0].board.accessibleName() == stood
        assert not screen.model.index(row, 0).data(roles.GONE)
    clock().pass_time(PICK * 0.05 + 2 * FRAME)
    assert not screen.layer.carried
    assert name in screen.shelves[0].board.accessibleName()
    assert name in screen.shelves[0].name.accessibleName()
    assert screen.model.index(row, 0).data(roles.GONE) == "Ann"
    assert name in screen.last.text()
    pass_until(qtbot, lambda: not controller.moments.running)
    assert screen.shelves[0].name.text().startswith("Ann: strength")


@pytest.mark.usefixtures("_by_hand")
def test_a_picked_card_flies_from_its_place_to_the_shelf_of_its_owner(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    screen = to_the_pick(window, qtbot)
    index = screen.cards.currentIndex()
    origin = screen.cards.viewport().mapTo(screen, screen.cards.card_rect(index).center())
    board = screen.shelves[0].board
    goal = board.mapTo(screen, board.free_place.center())
    click(screen.pick_button)
    assert (screen.layer.carried[0].center() - origin.toPointF()).manhattanLength() < 3
    assert screen.cards.is_lifted(index)
    clock().pass_time(PICK - FRAME / 2)
    assert (screen.layer.carried[0].center() - goal.toPointF()).manhattanLength() < 12
    clock().pass_time(2 * FRAME)
    assert not screen.cards.is_lifted(index)


@pytest.mark.usefixtures("_by_hand")
@pytest.mark.parametrize("by", ["click", "key"])
def test_a_click_or_key_ends_a_flight_and_decides_nothing(window: MainWindow, qtbot: QtBot, by: str) -> None:
    begin(window)
    screen, controller = to_the_pick(window, qtbot), controller_of(window)
    picked = str(screen.cards.currentIndex().data(roles.TEAM))
    click(screen.pick_button)
    clock().pass_time(PICK / 2)
    moves = controller.session.n
    left = next(
        row
        for row in screen.model.rows
        if not row.gone and not screen.cards.is_lifted(screen.model.index(screen.model.rows.index(row), 0))
    )
    if by == "click":
        click_row(screen.cards, screen.model.index(screen.model.rows.index(left), 0), double=True)
    else:
        QTest.keyClick(screen.cards, Qt.Key.Key_Return)
    assert controller.session.n == moves
    assert screen.model.index(screen.model.row_of(picked), 0).data(roles.GONE) == "Ann"
    assert not screen.layer.carried


@pytest.mark.usefixtures("_by_hand")
def test_at_pace_instant_nothing_flies(window: MainWindow, qtbot: QtBot) -> None:
    begin(window, "instant")
    screen = to_the_pick(window, qtbot)
    picked = str(screen.cards.currentIndex().data(roles.TEAM))
    click(screen.pick_button)
    assert not screen.layer.carried
    assert screen.model.index(screen.model.row_of(picked), 0).data(roles.GONE) == "Ann"


@pytest.mark.parametrize(("form", "teams"), [("sixteen", 16), ("forty-eight", 48)])
@pytest.mark.usefixtures("_by_hand")
def test_the_groups_are_drawn_lot_by_lot_and_in_a_few_seconds(
    window: MainWindow, qtbot: QtBot, form: str, teams: int
) -> None:
    begin(window, format=form, distribution="random")
    wait(qtbot, lambda: window.desk is not None and window.stack.currentWidget() is groups_of(window))
    screen, controller = groups_of(window), controller_of(window)
    assert controller.moments.running
    names = desk_of(window).models.names
    order = [event for event in controller.view.history if event["type"] == "team_placed"]
    assert len(order) == teams

    def there() -> list[str]:
        return [plate.team.name for lines in screen._lines for plate in lines if plate.team is not None]

    seen, passed = 0, 0.0
    while controller.moments.running:
        assert not screen.go_on_button.isVisible()
        assert screen.waiting.text() == f"The groups are drawn: {seen} of {teams}"
        waiting = [str(names.team(event["team"])) for event in order[seen:]]
        log = desk_of(window).models.log
        lines = [log.index(row, 0).data(roles.EVENT)["type"] for row in range(log.rowCount())]
        assert lines.count("team_placed") == min(seen, len(lines))
        assert not any(f"{name} (" in text for name in waiting for text in there())
        assert all(not group.rows for group in desk_of(window).models.groups)
        clock().pass_time(FRAME)
        passed += FRAME
        assert seen <= len(there()) <= seen + 1, "one after the other"
        seen = len(there())
    assert seen == teams
    assert passed < LOTS + 1.5
    assert screen.go_on_button.isVisible()
    assert not screen.bowl.isVisible()
    assert all(group.rows for group in desk_of(window).models.groups)
    click(screen.go_on_button)
    wait(qtbot, lambda: controller.scene != "groups")


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Right, Qt.Key.Key_X])
@pytest.mark.usefixtures("_by_hand")
def test_any_key_ends_the_draw_of_the_groups_and_does_nothing_else(
    window: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    begin(window, distribution="random")
    wait(qtbot, lambda: window.desk is not None and window.stack.currentWidget() is groups_of(window))
    screen, controller = groups_of(window), controller_of(window)
    clock().pass_time(1.0)
    assert controller.moments.running
    QTest.keyClick(QApplication.focusWidget() or window, key)
    assert not controller.moments.running
    assert controller.scene == "groups"
    assert not screen.layer.carried
    assert screen.go_on_button.isVisible()
    assert all(plate.team is not None for lines in screen._lines for plate in lines)
    click(screen.go_on_button)
    wait(qtbot, lambda: controller.scene != "groups")


@pytest.mark.usefixtures("_by_hand")
def test_with_the_last_pick_the_lots_are_drawn_on_the_page_of_the_groups(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    screen, controller = to_the_pick(window, qtbot), controller_of(window)
    while controller.scene == "draft":
        pass_until(qtbot, lambda: controller.info.phase == "asked" or controller.scene != "draft")
        if controller.scene == "draft":
            assert not any(group.rows for group in desk_of(window).models.groups)
            click(screen.pick_button)
    groups = groups_of(window)
    wait(qtbot, lambda: window.stack.currentWidget() is groups)
    assert controller.moments.running
    pass_until(qtbot, lambda: "drawn: 7 of 16" in groups.waiting.text())
    placed = [plate.team for lines in groups._lines for plate in lines if plate.team is not None]
    assert len(placed) == 7
    assert all(team.trainer.name in NAMES for team in placed)
    pass_until(qtbot, lambda: not controller.moments.running)
    assert controller.interlude == "groups"
    assert groups.go_on_button.isVisible()


@pytest.mark.usefixtures("_by_hand")
def test_once_the_teams_are_shared_out_no_key_at_the_table_is_taken_by_their_screens(
    window: MainWindow, qtbot: QtBot
) -> None:
    begin(window, distribution="random")
    wait(qtbot, lambda: window.desk is not None and window.stack.currentWidget() is groups_of(window))
    screen, controller = groups_of(window), controller_of(window)
    pass_until(qtbot, lambda: not controller.moments.running)
    controller.go_on()
    assert controller.scene != "groups"
    shared = whole(EVENTS, {"type": "team_eliminated", "team": "BRA"})
    watching = [mock.patch.object(each.hurrying, "watch") for each in (screen, draft_of(window))]
    calls = [patch.start() for patch in watching]
    controller.presenter.began.emit([whole(EVENTS, {"type": "die_rolled"}), shared])
    for patch in watching:
        patch.stop()
    assert not any(call.called for call in calls)
