"""The bookmaker beside the slip: public facts only, chances that add up, and columns that cannot be ticked (S2)."""

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.words.answers import Bookmaker
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.slip import FIRST_KIND, SlipModel

SEATS = ("Anna", "Ben", "Cleo", "Dan")


def counted(seat: int) -> Bookmaker:
    """A bookmaker who has finished, asked from a seat's view."""
    bookmaker = Bookmaker(new_game({"distribution": "random"}, 4, 31).view(seat))
    while not bookmaker.ready:
        bookmaker.work()
    return bookmaker


@pytest.fixture(scope="module")
def bookmakers() -> tuple[Bookmaker, Bookmaker]:
    """The same bookmaker asked by two seats."""
    return counted(0), counted(2)


def test_he_says_the_same_to_every_seat(qapp: object, bookmakers: tuple[Bookmaker, Bookmaker]) -> None:
    first, other = bookmakers
    for team in range(16):
        for kind in ("V", "F", "S"):
            assert first.quote(team, kind) == other.quote(team, kind)


def test_chances_fill_the_rounds_and_the_worth_is_chance_times_pay(
    qapp: object, bookmakers: tuple[Bookmaker, Bookmaker]
) -> None:
    for kind, room, pay in (("V", 8, 16), ("F", 2, 36), ("S", 1, 56)):
        quotes = [bookmakers[0].quote(team, kind) for team in range(16)]
        assert all(quote is not None for quote in quotes)
        assert sum(quote.chance for quote in quotes if quote) == pytest.approx(room)
        assert all(quote.worth == pytest.approx(quote.chance * pay) for quote in quotes if quote)
        assert all(quote.odds == pytest.approx(1 / quote.chance) for quote in quotes if quote and quote.chance)


def test_while_he_counts_the_slip_waits_and_his_columns_are_not_for_ticking(qtbot: QtBot) -> None:
    game = new_game({"distribution": "random"}, 4, 31)
    bookmaker = Bookmaker(game.view(0))
    slip = SlipModel(game.view(0), Names(load(), SEATS, game.notation.codes))
    slip.ask(bookmaker)
    quoted = slip.index(0, FIRST_KIND + 3)
    assert slip.columnCount() == FIRST_KIND + 6
    assert slip.data(quoted) == "…"
    with qtbot.waitSignals([bookmaker.changed, slip.dataChanged]):
        pass
    quote = bookmaker.quote(slip.lines[0].team, "V")
    assert quote is not None
    assert str(slip.data(quoted)).startswith(f"{round(100 * quote.chance)}\N{NO-BREAK SPACE}%")
    assert not slip.flags(quoted) & Qt.ItemFlag.ItemIsUserCheckable
    assert not slip.setData(quoted, Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)
    assert slip.chosen == {}
    assert slip.setData(slip.index(0, FIRST_KIND), Qt.CheckState.Checked, Qt.ItemDataRole.CheckStateRole)


def test_unasked_he_says_nothing(qapp: object, bookmakers: tuple[Bookmaker, Bookmaker]) -> None:
    game = new_game({"distribution": "random"}, 4, 31)
    slip = SlipModel(game.view(0), Names(load(), SEATS, game.notation.codes))
    assert slip.columnCount() == FIRST_KIND + 3
    slip.ask(bookmakers[0])
    slip.ask(None)
    assert slip.columnCount() == FIRST_KIND + 3
    assert "%" not in str(slip.data(slip.index(0, FIRST_KIND), Qt.ItemDataRole.AccessibleTextRole))
