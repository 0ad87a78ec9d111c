"""The pay-out in the real window: a race told one by one, then everything open: plots, tables, dice, hands, seed."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QPoint, Qt
from PySide6.QtGui import QAccessible, QColor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bench.trial.overheard import heard
from swallows_gui.games.swallows.data.characters import characters
from swallows_gui.games.swallows.table.after.all_hands import AllHands
from swallows_gui.games.swallows.table.after.pages import ChancesPage, DicePage, MoneyPage
from swallows_gui.games.swallows.table.after.race_stage import HEADROOM
from swallows_gui.games.swallows.table.presentation import payout_moods
from swallows_gui.games.swallows.table.screens import payout
from swallows_gui.games.swallows.table.screens.payout import PayoutScreen
from swallows_gui.games.swallows.words.evening import confessed
from swallows_gui.games.swallows.words.highlights import highlights
from swallows_gui.games.swallows.words.ranking import finals
from swallows_gui.games.swallows.words.sentences import sentence
from swallows_gui.models import roles
from swallows_gui.models.moods import face_words
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import iter_descendants
from swallows_gui.services.settings import settings
from swallows_gui.services.stylesheet import SCHEMES, contrast
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.kit.plot import DASHES, MARKS, legible
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.evening import time_by_hand
from tests.ui.hands import button, click, desk_of, wait
from tests.ui.play.replay.test_replay import played, press
from tests.ui.test_screen_reader import do

Key = Qt.Key


@pytest.fixture(scope="module")
def tournament(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return played(tmp_path_factory.mktemp("payout") / "tournament.swallows", "aaa", "sixteen")


def payout_of(window: MainWindow, path: Path) -> PayoutScreen:
    window.open_file(path)
    QApplication.processEvents()
    screen = desk_of(window).screen("payout")
    assert isinstance(screen, PayoutScreen)
    assert window.stack.currentWidget() is screen
    return screen


def end_the_champions_poster(window: MainWindow, qtbot: QtBot, screen: PayoutScreen) -> None:
    """Who has won the cup stands over all of it; the race begins when it has gone."""
    wait(qtbot, lambda: screen.honours.what is not None)
    assert not screen.story.rows
    press(window, Key.Key_Space)
    assert screen.honours.what is None
    assert screen._running, "the key has ended the poster and nothing else"


def page(screen: PayoutScreen, qtbot: QtBot, name: str) -> QWidget:
    """A page of everything that is open, brought to the front with a click on its tab."""
    wait(qtbot, lambda: screen.book is not None)
    found = screen.tabs.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    bar = screen.tabs.tabBar()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(screen.tabs.indexOf(found)).center())
    assert screen.tabs.currentWidget() is found
    return found


def test_the_tabs_stay_where_they_are_when_one_is_chosen(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    page(screen, qtbot, "dice")
    bar = screen.tabs.tabBar()
    place = bar.mapTo(window, QPoint(0, 0))
    click_at = bar.tabRect(0).center()
    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=click_at)
    QApplication.processEvents()
    assert screen.tabs.currentIndex() == 0
    assert screen.header.isVisible()
    assert bar.mapTo(window, QPoint(0, 0)) == place


WINNER = r"Seat \d wins(!| with)|share the win|Seat \d has won|fullest purse is that of Seat \d"
"""How header and commentary name whoever has won; a bet is won with other words."""


def told_of(screen: PayoutScreen) -> list[str]:
    """All rows of the models, the poster, the title, and what a screen reader finds in the window."""
    models: list[QAbstractItemModel] = [screen.story, screen.ranking]
    models += iter_descendants(screen.controller.models, QAbstractItemModel)
    rows = [
        str(model.index(row, column).data(role))
        for model in models
        for row in range(model.rowCount())
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount())
        for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
    ]
    words = [screen.header.plain.text(), screen.header.poster.accessibleName(), screen.window().windowTitle()]
    return [*rows, *words, *(text for _role, text in heard(screen.window()))]


@pytest.mark.parametrize("pace", ["fast", pytest.param("slow", marks=pytest.mark.nightly)])
def test_the_race_tells_nothing_before_it_is_seen(window: MainWindow, tournament: Path, pace: str) -> None:
    with time_by_hand(pace):
        screen = payout_of(window, tournament)
        screen.all_button.setFocus()
        events = screen._events
        order = [(event["type"], event.get("amount", 0)) for event in events]
        assert order == sorted(order, key=lambda one: (["fee_paid", "bet_paid", "game_ended"].index(one[0]), one[1]))
        sentences = [sentence(event, screen.controller.models.names) for event in events]
        cash = {row.seat: row.cash for row in finals(screen.controller.view, [])}
        arrived, looked = 0, set()
        for _frame in range(2000):
            if screen.winner:
                break
            QApplication.processEvents()
            turned = len(screen.story.rows)
            assert turned - 1 <= screen._arrived <= turned
            for event in events[arrived : screen._arrived]:
                if event["type"] != "game_ended":
                    cash[event["seat"]] += event["amount"]
            arrived = screen._arrived
            assert {row.seat: row.cash for row in screen.ranking.rows} == cash
            money = [f"Seat {seat} {cash[seat]}M" for seat in range(3)]
            moods = payout_moods(events[:arrived])
            looks = [face_words(f"Seat {seat}", moods[seat]) for seat in range(3) if seat in moods]
            assert screen.purses.accessibleDescription() == ". ".join([", ".join(money), *looks])
            if turned not in looked:
                looked.add(turned)
                said = "\n".join(told_of(screen))
                assert turned == len(events) or not re.search(WINNER, said)
                assert all(row.cash is None for row in screen.controller.models.accounts.rows)
                assert not [one for one in sentences[turned:] if one not in sentences[:turned] and one in said]
                assert screen.book is None
                assert not screen.tabs.tabBar().isVisible()
            clock().pass_time(0.05)
        assert looked >= set(range(1, len(events) + 1))
        assert screen.header.plain.text() == screen.winner
        assert re.search(WINNER, str(screen.controller.models.log.index(0, 0).data()))
        assert {row.seat: row.cash for row in screen.controller.models.accounts.rows} == cash
        assert window.focusWidget() is screen.finish_button


def test_the_scale_of_the_race_is_that_of_what_has_been_paid(window: MainWindow, tournament: Path) -> None:
    with time_by_hand("slow"):
        screen = payout_of(window, tournament)
        start = max(row.cash for row in finals(screen.controller.view, []))
        assert screen.purses._track == HEADROOM * start
        before = screen.purses.grab().toImage()
        QApplication.processEvents()
        clock().pass_time(60)
        assert screen.winner
        assert screen.purses._track == HEADROOM * start
        assert screen.purses.grab().toImage() != before


def test_the_last_of_many_lines_is_in_sight(window: MainWindow, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    screen.story.tell(screen._events[:1] * 130)
    screen.story_view.scrollToBottom()
    assert screen.story_view.viewport().rect().contains(screen.story_view.visualRect(screen.story.index(129, 0)))


def test_any_key_completes_the_race(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    with time_by_hand("fast"):
        screen = payout_of(window, tournament)
        end_the_champions_poster(window, qtbot, screen)
        clock().pass_time(1)
        assert 0 < len(screen.story.rows) < len(screen._events)
        press(window, Key.Key_Shift)
        assert len(screen.story.rows) == len(screen._events)
        assert screen.winner
        assert screen.header.plain.text() == screen.winner
        QApplication.processEvents()
        assert screen.honours.what is not None, "the fullest purse, before all figures"
        press(window, Key.Key_Shift)
        assert screen.honours.what is not None, "Shift by itself is no key that was pressed for anything"
        press(window, Key.Key_Return)
        assert screen.honours.what is None
        assert window.stack.currentWidget() is screen, "and nothing else, with the focus on the way back to the start"


def test_a_click_completes_the_show(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    settings().change(pace="slow", reduced_motion=False)
    screen = payout_of(window, tournament)
    end_the_champions_poster(window, qtbot, screen)
    wait(qtbot, lambda: len(screen.story.rows) > 0)
    QTest.mouseClick(screen.header, Qt.MouseButton.LeftButton)
    result = desk_of(window).session.result
    assert result is not None
    assert {row.seat: row.cash for row in screen.ranking.rows} == dict(enumerate(result["cash"]))
    words = screen.purses.accessibleDescription()
    assert all(f"{cash}M" in words for cash in result["cash"])


@pytest.mark.parametrize(("pace", "reduced"), [("instant", False), ("slow", True)])
def test_nothing_is_awaited_at_pace_instant_or_with_reduced_motion(
    window: MainWindow, tournament: Path, pace: str, reduced: bool
) -> None:
    settings().change(pace=pace, reduced_motion=reduced)
    screen = payout_of(window, tournament)
    assert len(screen.story.rows) == len(screen._events)


def test_leaving_the_screen_stands_still(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    settings().change(pace="slow", reduced_motion=False)
    screen = payout_of(window, tournament)
    end_the_champions_poster(window, qtbot, screen)
    wait(qtbot, lambda: len(screen.story.rows) > 0)
    window.show_screen("settings")
    assert len(screen.story.rows) == len(screen._events)
    window.go_back()
    assert window.stack.currentWidget() is screen


def test_the_seed_is_shown_and_copied(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    wait(qtbot, lambda: screen.book is not None)
    assert "21" in screen.seed.text()
    screen.seed_button.setFocus()
    press(window, Key.Key_Space)
    assert QGuiApplication.clipboard().text() == "21"


def test_money_over_time_by_keys_and_as_a_table(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    money = page(screen, qtbot, "money")
    assert isinstance(money, MoneyPage)
    money.plot.setFocus()
    press(window, Key.Key_End)
    assert screen.book is not None
    last = screen.book.money[-1].cash
    assert all(f"{cash}M" in money.plot.said.text() for cash in last)
    press(window, Key.Key_Home)
    assert money.plot.said.text().count("100M") == 3
    press(window, Key.Key_Right)
    assert money.plot.at == 1
    interface = QAccessible.queryAccessibleInterface(money.plot)
    assert interface.text(QAccessible.Text.Name) == "Money over time"
    for seat, name in enumerate(screen.book.names.seats):
        assert f"{name}: 100M at the start" in interface.text(QAccessible.Text.Description)
        assert f"{last[seat]}M in the end" in interface.text(QAccessible.Text.Description)
    click(money.as_table)
    assert money.table.isVisible()
    assert not money.plot.isVisible()
    row = money.model.rowCount() - 1
    assert [money.model.index(row, 1 + seat).data() for seat in range(3)] == [f"{cash}M" for cash in last]


def test_lines_differ_by_dash_and_mark_and_stand_out(window: MainWindow) -> None:
    assert len(set(zip(DASHES, MARKS, strict=True))) == 6
    assert len(set(MARKS)) == 6
    for scheme in SCHEMES.values():
        for colour in SEAT_COLOURS:
            assert contrast(legible(colour, QColor(scheme.raised)), QColor(scheme.raised)) >= 3


def test_chances_are_worked_out_while_the_window_lives(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    chances = page(screen, qtbot, "chances")
    assert isinstance(chances, ChancesPage)
    wait(qtbot, lambda: chances.done)
    assert len(chances.outlooks) == 32
    chances.plot.setFocus()
    press(window, Key.Key_End)
    assert chances.plot.said.text().startswith("In the end: Seat 0 ")
    click(button(chances.what, "By team"))
    press(window, Key.Key_Tab)
    assert "100 %" in chances.plot.accessibleDescription()
    click(chances.as_table)
    assert chances.table.model().columnCount() == 7
    heads = [chances.table.model().headerData(at, Qt.Orientation.Horizontal) for at in range(1, 7)]
    assert screen.book is not None
    champion = chances.outlooks[-1].title.index(1.0)
    assert screen.book.names.team(champion) in heads


def test_dice_with_their_spread_by_seat(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    dice = page(screen, qtbot, "dice")
    assert isinstance(dice, DicePage)
    assert screen.book is not None
    everybody, first = screen.book.dice.rolled[:2]
    dice.plot.setFocus()
    press(window, Key.Key_Home)
    assert f"All: 1 was rolled {everybody.counts[0]} times" in dice.plot.said.text()
    assert f"{everybody.spread.low} to {everybody.spread.high} times" in dice.plot.said.text()
    click(button(dice.who, "Seat 0"))
    assert f"Seat 0: 6 was rolled {first.counts[5]} times" in dice.plot.accessibleDescription()
    shots = screen.book.dice.shots[1]
    assert dice.shots.index(1, 1).data() == str(shots.shots)
    assert dice.shots.index(1, 3).data() == f"{shots.spread.low}–{shots.spread.high}"


def test_all_hands_lie_open(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    wait(qtbot, lambda: screen.book is not None)
    assert not screen.hands.teams.rows
    page(screen, qtbot, "hands")
    assert screen.book is not None
    assert screen.hands.teams.rowCount() == 16
    handed_in = {e["team"]: len(e["cards"]) for e in screen.book.end.history if e["type"] == "team_eliminated"}
    for row, held in enumerate(screen.hands.teams.rows):
        screen.hands.table.setCurrentIndex(screen.hands.teams.index(row, 0))
        model = screen.hands.fan.model()
        copies = [model.index(at, 0).data(roles.COPY) for at in range(model.rowCount())]
        assert all(copy is not None and copy >= 0 for copy in copies)
        code = screen.book.names.code(held.team)
        if held.out:
            assert len(copies) == handed_in[code]
        else:
            assert len(copies) >= sum(held.counts)


def test_the_replay_is_a_button_away_and_leads_back(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    click(screen.replay_button)
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    assert window.stack.currentWidget() is window.replay
    assert window.replay.eyes.count() == 5
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is screen


def test_the_moments_of_the_tournament_are_doors_into_the_replay(
    window: MainWindow, qtbot: QtBot, tournament: Path
) -> None:
    screen = payout_of(window, tournament)
    wait(qtbot, lambda: screen.book is not None)
    assert screen.moments.isVisible()
    door = screen.moments.doors[-1]
    found = highlights(screen.book.told, screen.controller.models.names)  # type: ignore[union-attr]
    assert [each.accessibleDescription() for each in screen.moments.doors] == [each.text for each in found]
    click(door)
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    assert window.replay.rerun.position == found[-1].position


def test_confessions_are_doors_into_the_replay_in_the_language_in_use(
    window: MainWindow, qtbot: QtBot, tournament: Path
) -> None:
    screen = payout_of(window, tournament)
    assert not screen.confessions.isVisible(), "slips are read when everything is open"
    wait(qtbot, screen.confessions.isVisible)
    found = confessed(screen._confessions, screen.controller.models.names)
    assert found
    assert [each.accessibleDescription() for each in screen.confessions.doors] == [each.text for each in found]
    language().set_language("de")
    german = confessed(screen._confessions, screen.controller.models.names)
    assert [each.accessibleDescription() for each in screen.confessions.doors] == [each.text for each in german]
    assert {each.text for each in german}.isdisjoint(each.text for each in found)
    door = screen.confessions.doors[0]
    door.setFocus()
    QTest.keyClick(door, Key.Key_Space)
    wait(qtbot, lambda: window.replay is not None)
    assert window.replay is not None
    assert window.replay.rerun.position == found[0].position


def test_confessions_of_a_large_tournament_are_heard_on_request(
    window: MainWindow, qtbot: QtBot, tournament: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(payout, "HEARD_AT_ONCE", 8)
    screen = payout_of(window, tournament)
    wait(qtbot, screen.confess_button.isVisible)
    assert not screen.confessions.isVisible()
    asked = screen.confess_button.text()
    screen.confess_button.setFocus()
    QTest.keyClick(screen.confess_button, Key.Key_Space)
    assert screen.confess_button.text() != asked
    wait(qtbot, screen.confessions.isVisible)
    assert not screen.confess_button.isVisible()
    assert screen.confessions.doors[0].hasFocus()


def test_the_last_newspaper_is_a_button_away(window: MainWindow, qtbot: QtBot, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    assert not screen.newspaper_button.isVisible()
    wait(qtbot, lambda: screen.book is not None)
    click(screen.newspaper_button)
    paper = desk_of(window).newspaper
    assert paper is not None
    wait(qtbot, lambda: window.stack.currentWidget() is paper)
    window.go_back()
    wait(qtbot, lambda: window.stack.currentWidget() is screen)


def test_a_friendly_has_no_stages_to_plot(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    screen = payout_of(window, played(tmp_path / "friendly.swallows", "aa"))
    wait(qtbot, lambda: screen.book is not None)
    assert "no bets" in screen.header.poster.accessibleDescription()
    assert [screen.tabs.tabText(at) for at in range(screen.tabs.count())] == [
        "Pay-out",
        "Money over time",
        "Dice",
        "All hands",
    ]


@pytest.mark.parametrize(
    ("percent", "size"),
    [(200, (1024, 700)), pytest.param(100, (1024, 700), marks=pytest.mark.nightly), (80, (1280, 800))],
)
def test_nothing_is_pushed_out_of_the_window(
    window: MainWindow, qtbot: QtBot, tournament: Path, percent: int, size: tuple[int, int]
) -> None:
    window.resize(*size)
    settings().change(text_scale=percent, language="de")
    screen = payout_of(window, tournament)
    for name in ("money", "chances", "dice", "hands"):
        page(screen, qtbot, name)
        QApplication.processEvents()
        assert (window.width(), window.height()) == size
        for foot in (screen.finish_button, screen.replay_button, screen.sheet_button):
            assert foot.visibleRegion().boundingRect() == foot.rect()


@pytest.mark.parametrize(("code", "level"), [("en", "Fox"), ("de", "Fuchs")])
def test_who_was_who_is_told_when_all_is_paid_and_not_before(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, code: str, level: str
) -> None:
    path = tmp_path / "friendly.swallows"
    seats = (Seat("Anna", "ai", "hard"), Seat("Ben", "ai", "random"), Seat("Cleo", "ai", "hard"))
    with Session.new(Setup({"format": "friendly"}, seats, seed=21), path=path) as session:
        assert session.characters == ("", "", "")
        while not session.over:
            action = session.legal(session.to_move)[0] if session.to_move is not None else 0
            session.act(action if isinstance(action, int) else action[0])
        who = session.characters
    assert who[1] == ""
    settings().change(language=code, pace="fast", reduced_motion=False)
    screen = payout_of(window, path)
    assert not screen.characters.text()
    wait(qtbot, lambda: len(screen.story.rows) > 0)
    press(window, Key.Key_Shift)
    names = {character.id: language().name(character) for character in characters()}
    assert screen.characters.text().splitlines() == [
        f"Anna: {level}, {names[who[0]]}",
        f"Cleo: {level}, {names[who[2]]}",
    ]
    assert screen.characters.isVisible()


def test_nothing_is_said_of_characters_where_nobody_had_one(window: MainWindow, tournament: Path) -> None:
    screen = payout_of(window, tournament)
    assert screen.winner
    assert not screen.who_was_who.isVisible()
    assert not screen.characters.isVisible()


def test_the_hand_shown_is_that_of_the_team_that_a_screen_reader_selects(
    window: MainWindow, qtbot: QtBot, tournament: Path
) -> None:
    screen = payout_of(window, tournament)
    hands = page(screen, qtbot, "hands")
    assert isinstance(hands, AllHands)
    table = QAccessible.queryAccessibleInterface(hands.table)
    cells = [table.child(number) for number in range(table.childCount())]
    wanted = hands.teams.index(3, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    do(
        next(
            cell
            for cell in cells
            if cell.role() == QAccessible.Role.Cell and cell.text(QAccessible.Text.Name) == wanted
        ),
        "Toggle",
    )
    assert hands.table.currentIndex().row() == 0
    assert str(hands.teams.index(3, 0).data()) in hands.stage.accessibleName()
