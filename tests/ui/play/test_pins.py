"""PINs: wherever two people can begin something with a curtain, both may choose one, and it opens theirs alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from swallows_gui import titles
from swallows_gui.competition import playing, shelf
from swallows_gui.games.swallows.data.catalogue import load as load_catalogue
from swallows_gui.games.swallows.session import season as seasons
from swallows_gui.games.swallows.table.screens.season import NewSeasonForm
from swallows_gui.session import Session, Setup, lines
from swallows_gui.ui.kit.pin_field import PinField
from swallows_gui.ui.play.match_set_up import MatchSetUp
from swallows_gui.ui.play.seat_rows import SeatChoice
from swallows_gui.ui.shell.cups.cup_set_up import CupSetUp
from swallows_gui.ui.shell.cups.defence_set_up import ChampionshipSetUp
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.contract.at_the_table import decide
from tests.ui.anybody import Anybody
from tests.ui.hands import button, click, wait

ANN, BEN = SeatChoice("Ann", "#C8321F", "", "11"), SeatChoice("Ben", "#1F4E9E", "", "22")
SET_UPS = ["final_whistle", "grudgematch", "power_soccer", "tactics_board"]
COVERED = ["final_whistle", "grudgematch"]
HIDING = ["swallows", *COVERED]
OPTIONS: dict[str, dict[str, Any]] = {"swallows": {"format": "friendly", "field": ["ESP", "ITA"]}}


@pytest.fixture(autouse=True)
def _hashed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ROUNDS", 1)


def begin(window: MainWindow, qtbot: QtBot, game: str) -> Anybody:
    """A game of two people, at its first curtain."""
    with mock.patch.object(Setup, "drawn_seed", return_value=3):
        window.new_game({"seats": 2, **OPTIONS.get(game, {})}, (ANN, BEN), game)
    player = Anybody(window, qtbot, pins=(ANN.pin, BEN.pin))
    player.to_curtain()
    return player


def fields_of(screen: Any) -> list[PinField]:
    return [field for field in screen.findChildren(PinField) if not field.isHidden()]


@pytest.mark.parametrize("game", SET_UPS)
def test_two_people_at_a_match_with_a_curtain_have_a_pin_each(window: MainWindow, game: str) -> None:
    title = titles.title(game)
    kind: type[MatchSetUp] = title.load(title.starts[0].screen)
    screen = kind()  # type: ignore[call-arg]
    assert fields_of(screen) == [], "whoever plays alone has nothing to keep"
    screen.seats[1].player.setCurrentIndex(0)
    found: list[tuple[SeatChoice, ...]] = []
    screen.started.connect(lambda _options, chosen: found.append(chosen))
    assert len(fields_of(screen)) == (2 if game in COVERED else 0), "without a curtain a PIN would open nothing"
    for field, pin in zip(fields_of(screen), ("11", "22"), strict=False):
        QTest.keyClicks(field, pin)
    screen.start_button.click()
    assert [seat.pin for seat in found[0][:2]] == (["11", "22"] if game in COVERED else ["", ""])
    screen.seats[1].player.setCurrentIndex(1)
    assert [seat.pin for seat in screen.choices()] == [""] * len(screen.choices())
    screen.deleteLater()


def test_two_people_at_a_friendly_have_a_pin_each(window: MainWindow) -> None:
    window.navigation.show("friendly")
    screen: Any = window.navigation.screens["friendly"]
    found: list[tuple[SeatChoice, ...]] = []
    screen.started.disconnect()
    screen.started.connect(lambda _options, chosen: found.append(chosen))
    assert fields_of(screen) == []
    screen.opponent.setCurrentIndex(screen.opponent.findData("human"))
    assert len(fields_of(screen)) == 2
    for field, pin in zip(fields_of(screen), ("11", "22"), strict=True):
        field.setText(pin)
    screen.start_button.click()
    assert [seat.pin for seat in found[0][:2]] == ["11", "22"]


def fits(session: Session, pins: dict[str, str]) -> None:
    """Each person's PIN opens its seat and no other."""
    for number, seat in enumerate(session.seats):
        if seat.name in pins:
            assert session.has_pin(number)
            assert session.pin_fits(number, pins[seat.name])
            assert not session.pin_fits(number, "99")
            session.wrong_pins(number)


@pytest.mark.parametrize("game", COVERED)
def test_a_cup_asks_for_a_pin_once_and_keeps_it_hashed(window: MainWindow, tmp_path: Path, game: str) -> None:
    screen = CupSetUp()
    screen.choose(game)
    assert fields_of(screen) == []
    screen.people.set_value(2)
    screen.people.changed.emit(2)
    for name, field, (who, pin) in zip(
        screen.fields.names, fields_of(screen), (("Ann", "11"), ("Ben", "22")), strict=False
    ):
        name.setText(who)
        field.setText(pin)
    assert len(fields_of(screen)) == 2
    begun: list[Any] = []
    screen.started.connect(begun.append)
    screen.start_button.click()
    shelf.write(tmp_path / "a.cup", begun[0])
    assert b'"11"' not in (tmp_path / "a.cup").read_bytes()
    cup: Any = shelf.opened(tmp_path / "a.cup")
    assert cup == begun[0]
    mine = 0
    for tie in cup.due():
        with Session.new(playing.setup(cup, tie.fixture.number)) as session:
            mine += sum(seat.name in ("Ann", "Ben") for seat in session.seats)
            fits(session, {"Ann": "11", "Ben": "22"})
    assert mine == 2
    screen.deleteLater()


@pytest.mark.parametrize("game", ["power_soccer", "tactics_board"])
def test_a_cup_of_a_game_without_a_curtain_asks_for_no_pin(window: MainWindow, game: str) -> None:
    screen = CupSetUp()
    screen.choose(game)
    screen.people.set_value(2)
    screen.people.changed.emit(2)
    assert fields_of(screen) == []
    screen.deleteLater()


def test_a_championship_asks_for_a_pin_once_for_all_games(window: MainWindow) -> None:
    screen = ChampionshipSetUp()
    assert fields_of(screen) == []
    screen.fields.levels[1].setCurrentIndex(0)
    for name, field, (who, pin) in zip(
        screen.fields.names[:2], fields_of(screen), (("Ann", "11"), ("Ben", "22")), strict=True
    ):
        name.setText(who)
        field.setText(pin)
    begun: list[Any] = []
    screen.started.connect(begun.append)
    screen.start_button.click()
    for number in range(1, len(begun[0].games) + 1):
        with Session.new(playing.setup(begun[0], number)) as session:
            fits(session, {"Ann": "11", "Ben": "22"})
    screen.deleteLater()


def test_a_season_asks_for_a_pin_once_for_all_tournaments(window: MainWindow, tmp_path: Path) -> None:
    form = NewSeasonForm(load_catalogue())
    form.count.set_value(2)
    form.seats._cards[1].player.setCurrentIndex(0)
    for card, (who, pin) in zip(form.seats._cards, (("Ann", "11"), ("Ben", "22")), strict=False):
        card.name.setText(who)
        card.pin.setText(pin)
    one = form.season()
    assert '"11"' not in one.model_dump_json()
    with Session.new(seasons.setup(one, 50)) as session:
        fits(session, {"Ann": "11", "Ben": "22"})
    form.deleteLater()


@pytest.mark.parametrize("game", COVERED)
def test_a_rematch_keeps_the_pins(window: MainWindow, qtbot: QtBot, game: str) -> None:
    player = begin(window, qtbot, game)
    before = player.controller.session
    window.rematch()
    player.wait()
    assert player.controller.session is not before
    fits(player.controller.session, {"Ann": "11", "Ben": "22"})


def open_with(window: MainWindow, pin: str) -> None:
    assert window.talk is not None
    curtain = window.talk.curtain
    QTest.keyClicks(curtain._pin, pin)
    QTest.keyClick(curtain._pin, Qt.Key.Key_Return)


@pytest.mark.parametrize("game", HIDING)
def test_the_owner_is_told_of_wrong_pins_and_nobody_else(window: MainWindow, qtbot: QtBot, game: str) -> None:
    controller = begin(window, qtbot, game).controller
    session = controller.session
    assert window.talk is not None
    curtain = window.talk.curtain
    owner = controller.presenter.now.curtain_for
    assert owner is not None
    right = (ANN, BEN)[owner].pin
    for wrong in ("0", "1"):
        open_with(window, wrong)
        assert curtain.closed
        assert "wrong PIN" not in window.notice.text()
    open_with(window, right)
    assert not curtain.closed
    assert "2 wrong PINs" in window.notice.text()
    assert session.wrong_pins(owner) == 0
    before = session.n
    decide(window, qtbot, 0)
    qtbot.waitUntil(lambda: session.n > before)
    assert "wrong PIN" not in window.notice.text()


def test_after_some_wrong_pins_the_curtain_says_how_long_the_next_has_to_wait(window: MainWindow, qtbot: QtBot) -> None:
    controller = begin(window, qtbot, "grudgematch").controller
    assert window.talk is not None
    curtain = window.talk.curtain
    owner = controller.presenter.now.curtain_for
    assert owner is not None
    for _try in range(3):
        open_with(window, "0")
    assert "seconds" in curtain._refusal.text()
    open_with(window, (ANN, BEN)[owner].pin)
    assert curtain.closed, "not even the right one before the time is up"
    qtbot.waitUntil(lambda: "second" not in curtain._refusal.text(), timeout=20_000)
    open_with(window, (ANN, BEN)[owner].pin)
    assert not curtain.closed


def by_button(window: MainWindow) -> None:
    assert window.talk is not None
    click(button(window.talk.curtain, "Leave the game"))


def by_keys(window: MainWindow) -> None:
    window.actions_["start"].trigger()


@pytest.mark.parametrize("leave", [by_button, by_keys])
@pytest.mark.parametrize("game", HIDING)
def test_a_game_is_left_at_its_curtain_with_no_hand_shown_and_all_moves_kept(
    window: MainWindow, qtbot: QtBot, game: str, leave: Callable[[MainWindow], None]
) -> None:
    player = begin(window, qtbot, game)
    controller = player.controller
    player.open_curtain()
    player.to_curtain()
    seen: list[int | None] = []
    controller.presenter.rebuilt.connect(lambda: seen.append(controller.view.seat))
    path, moves = controller.session.path, controller.session.n
    assert moves
    assert window.actions_["start"].isEnabled()
    leave(window)
    wait(qtbot, lambda: window.desk is None)
    assert window.stack.currentWidget() is window.start
    assert not [seat for seat in seen if seat is not None]
    assert path is not None
    with Session.load(path, in_memory=True) as kept:
        assert kept.n == moves
