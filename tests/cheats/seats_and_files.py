"""Ways by seats handed over, by take-backs and by files: what is not the cheat's own is asked for, told or refused."""

from __future__ import annotations

import json
from typing import Any
from unittest import mock

import pytest
from PySide6.QtTest import QTest
from typer.testing import CliRunner

from swallows_gui.cli import app
from swallows_gui.records import DamagedRecord
from swallows_gui.records.errors import JournalInUse
from swallows_gui.services.settings import settings
from swallows_gui.session import Session
from swallows_gui.session.replay import Playback
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.shell.error_reports import report_text
from tests.cheats.ways import Table, way
from tests.ui.hands import desk_of

SEATS = "seats handed over"
FILES = "files, and the program beside"


def hand(table: Table, seat: int, level: str, *, sure: bool = True) -> mock.Mock:
    """Choose in the dialog of the seats; `sure`: what is answered if it asks."""
    dialog = dialogs.SeatsDialog(table.controller.info.seats, table.window)
    dialog.handed.connect(table.talk.hand_over)
    with mock.patch.object(dialogs, "ask_take_over", return_value=sure) as asked:
        choice = dialog.choices[seat]
        choice.setCurrentIndex(choice.findData(level))
    dialog.deleteLater()
    return asked


def told(table: Table) -> str:
    return str(desk_of(table.window).models.log.index(0).data())


@way(
    SEATS, "the own seat handed to the computer, so that only the other is a person", "his curtain, and his PIN, first"
)
def own_seat(table: Table) -> None:
    table.view_of(0)
    hand(table, 0, "easy")
    assert table.controller.view.seat is None
    assert "computer plays Ann" in told(table)


@way(SEATS, "the PIN of the other guessed, being the only person now", "one person of two that were keeps the curtain")
def only_person(table: Table) -> None:
    table.curtain_for(1)
    QTest.keyClicks(table.talk.curtain._pin, "11")
    table.talk.curtain._open.click()
    table.is_behind_the_curtain()


@way(SEATS, "the own seat taken back while the other's hand is open", "every change of seats closes the open view")
def taken_back(table: Table) -> None:
    table.view_of(1)
    hand(table, 0, "")
    assert table.controller.view.seat is None
    assert "A person plays Ann" in told(table)


@way(SEATS, "the own PIN lost by handing the seat over and taking it back", "a PIN stays with its seat")
def pin_stays(table: Table) -> None:
    assert table.session.has_pin(0)
    assert table.session.has_pin(1)


@way(
    SEATS,
    "the other's seat handed to a novice while he is away",
    "whoever sits at the screen may: an absent player must not end the evening. It is no secret",
    gives="he plays badly; the log and the notice say so",
)
def others_seat(table: Table) -> None:
    hand(table, 1, "easy")
    assert "computer plays Ben" in told(table)
    assert "computer plays Ben" in table.window.notice.text()


@way(SEATS, "that seat taken back, to look at it", "it opens with its own PIN")
def others_seat_back(table: Table) -> None:
    hand(table, 1, "")
    assert table.controller.view.seat is None
    assert "A person plays Ben" in told(table)


@way(SEATS, "a computer's seat taken over without a word", "the window asks before, and no is the first answer")
def ai_seat_asked(table: Table) -> None:
    assert hand(table, 2, "", sure=False).called
    assert table.session.humans() == (0, 1)


@way(
    SEATS,
    "a computer's seat taken over for a look, and handed back",
    "that is what taking over means; the question before says so, the notice and the log tell everybody",
    gives="its hand, and everybody knows",
)
def ai_seat(table: Table) -> None:
    hand(table, 2, "")
    assert "A person plays Cleo" in told(table)
    hand(table, 2, "easy")
    assert "computer plays Cleo" in told(table)


@way(SEATS, "that take-over taken back, so that the log forgets it", "no take-back takes it out of the log")
def log_keeps(table: Table) -> None:
    events = [event for event in table.session.view(None).history if event["type"] == "seat_changed"]
    assert len(events) >= 6


@way(SEATS, "the level of a computer's seat changed in mid-match", "allowed, and told", gives="a weaker opponent")
def level(table: Table) -> None:
    hand(table, 2, "normal")
    assert "Cleo" in told(table)


@way(SEATS, "a seat handed over while its curtain is closed", "the curtain goes to whoever is asked next")
def at_the_curtain(table: Table) -> None:
    table.curtain_for(1)
    hand(table, 1, "easy")
    assert table.controller.view.seat is None
    hand(table, 1, "")


@way(SEATS, "play that stops for a bribe, or does not: for a bet, for an empty purse", "it follows from public facts")
def holds(table: Table) -> None:
    for seat in table.session.humans():
        assert table.session.needs_hold(seat) in (True, False)
        if table.session.needs_hold(seat):
            view: Any = table.session.view(None)
            assert seat in {view.trainer[view.home], view.trainer[view.away]}


@way(SEATS, "“Play on to your next match”, to see for whose bet it stops", "among several people no bet counts")
def concerns(table: Table) -> None:
    view: Any = table.session.view(None)
    sides = {view.trainer[team] for team in (view.home, view.away)}
    assert table.controller.presenter.concerns_people(view) == bool(
        {*sides, view.referee} & set(table.session.humans())
    )


@way(FILES, "the game left at the curtain and gone on with", "the curtain is closed again")
def left(table: Table) -> None:
    table.curtain_for(1)
    path = table.session.path
    assert path is not None
    table.window.actions_["start"].trigger()
    assert table.window.desk is None
    table.window.open_file(path)
    table.player.wait_for_question()
    assert table.controller.view.seat is None
    table.is_silent()


@way(FILES, "the game left with the own seat at the computer's, and gone on with", "two have played: a curtain, a PIN")
def left_handed(table: Table) -> None:
    table.view_of(0)
    hand(table, 0, "easy")
    path = table.session.path
    assert path is not None
    table.window.leave_game()
    table.window.open_file(path)
    table.player.wait_for_question()
    assert table.session.humans() == (1,)
    assert table.controller.view.seat is None
    table.is_silent()
    hand(table, 0, "")


@way(FILES, "a second window on the game that is being played", "a journal in use is refused")
def second(table: Table) -> None:
    path = table.session.path
    assert path is not None
    with pytest.raises(JournalInUse):
        Session.load(path, target=table.folder / "second.swallows")


@way(FILES, "the own running journal opened as a replay", "while a game runs a replay shows what everybody knows")
def own_journal(table: Table) -> None:
    path = table.session.path
    assert path is not None
    playback = Playback.load(path)
    assert playback.eyes == (None,)
    assert playback.seed is None
    for eyes in (0, 1, 2, "open"):
        with pytest.raises(PermissionError):
            playback.view(playback.last, eyes)


@way(FILES, "the number of moves in that replay, to tell how long a slip is", "covered moves have no number")
def moves(table: Table) -> None:
    path = table.session.path
    assert path is not None
    playback = Playback.load(path)
    assert [playback.move(position) for position in range(playback.last + 1)] == list(range(playback.last + 1))


@way(FILES, "`swallows show` on the running journal", "without --open it prints what everybody knows")
def show(table: Table) -> None:
    path = table.session.path
    assert path is not None
    shown = CliRunner().invoke(app, ["show", str(path)])
    assert shown.exit_code == 0
    cards = {
        table.controller.view.tables.card_id[card]
        for seat in (0, 1)
        for hand in table.session.view(seat).hands  # type: ignore[attr-defined]
        if hand is not None
        for colour in hand
        for card in colour
    }
    assert cards
    assert not [card for card in cards if card in shown.stdout]


@way(
    FILES,
    "`swallows show --open` on the running journal, or an editor",
    "a record is the whole game, as a pad behind the screen would be; the option, the window and the README say so",
    gives="every secret",
)
def show_open(table: Table) -> None:
    path = table.session.path
    assert path is not None
    shown = CliRunner().invoke(app, ["show", "--open", str(path)])
    assert shown.exit_code == 0
    assert "secrets included" in CliRunner().invoke(app, ["show", "--help"]).stdout.replace("\n", " ")


@way(FILES, "a PIN read in the record", "it keeps a salted hash, which hides it from a glance", gives="a hash")
def pin_in_record(table: Table) -> None:
    path = table.session.path
    assert path is not None
    header = json.loads(path.read_bytes().splitlines()[0])
    assert all(len(pin) > 60 or not pin for pin in header["options"]["pins"])


@way(FILES, "a hand, a PIN or a bet in the settings file", "settings hold names and looks")
def settings_file(table: Table) -> None:
    settings().change(**{"swallows.both_languages": not settings().now.on("swallows.both_languages")})
    files = list(table.folder.rglob("settings.json"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        assert '"pin' not in text
        assert "seed" not in text


@way(FILES, "a report of an error, sent to a friend", "it holds kinds and lines of code, no values")
def report(table: Table) -> None:
    secret = "through-ball#2"
    assert secret not in report_text(ValueError, ValueError(secret))


@way(FILES, "a line of the record changed: another die, another card", "the sums tell, and the line is named")
def edited(table: Table) -> None:
    path = table.session.path
    assert path is not None
    data = path.read_bytes()
    at = data.index(b'"line":"move"')
    changed = table.folder / "changed.swallows"
    changed.write_bytes(data[:at].replace(b'"seats":', b'"seatz":', 1) + data[at:])
    with pytest.raises(DamagedRecord):
        Session.load(changed, in_memory=True)
