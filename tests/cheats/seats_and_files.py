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
from swallows_gui.records.record import JournalInUse
from swallows_gui.services.settings import settings
from swallows_gui.session import Session
from swallows_gui.session.replay import Playback
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.shell.error_reports import report_text
from tests.cheats.ways import SWALLOWS, Table, way

SEATS = "seats handed over"
NO_THIRD = "two people sit there; a computer's seat is taken over by one person alone"
FILES = "files, and the program beside"


def hand(table: Table, seat: int, level: str, *, sure: bool = True) -> mock.Mock:
    """Choose in the dialog of the seats; `sure`: what is answered if it asks."""
    dialog = dialogs.SeatsDialog(table.controller.info.seats, table.window)
    dialog.handed.connect(table.talk.hand_over)
    with mock.patch.object(dialogs, "ask_take_over", return_value=sure) as asked:
        choice = dialog.choices[seat]
        before = table.session.humans(), table.session.seats
        choice.setCurrentIndex(choice.findData(level))
        table.handed += before != (table.session.humans(), table.session.seats)
    dialog.deleteLater()
    return asked


def told(table: Table, *words: str) -> bool:
    """Whether the newest line of the log says all these."""
    newest = table.log()[0]
    return all(word in newest for word in words)


@way(
    SEATS, "the own seat handed to the computer, so that only the other is a person", "his curtain, and his PIN, first"
)
def own_seat(table: Table) -> None:
    table.view_of(0)
    hand(table, 0, "easy")
    assert table.controller.view.seat is None
    assert told(table, "computer", "Ann")


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
    assert told(table, "person", "Ann")


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
    assert told(table, "computer", "Ben")
    assert "Ben" in table.window.notice.text()
    assert "computer" in table.window.notice.text()


@way(SEATS, "that seat taken back, to look at it", "it opens with its own PIN")
def others_seat_back(table: Table) -> None:
    hand(table, 1, "")
    assert table.controller.view.seat is None
    assert told(table, "person", "Ben")


@way(
    SEATS,
    "a computer's seat taken over without a word",
    "the window asks before, and no is the first answer",
    swallows_alone=NO_THIRD,
)
def ai_seat_asked(table: Table) -> None:
    assert hand(table, 2, "", sure=False).called
    assert table.session.humans() == (0, 1)


@way(
    SEATS,
    "a computer's seat taken over for a look, and handed back",
    "that is what taking over means; the question before says so, the notice and the log tell everybody",
    gives="its hand, and everybody knows",
    swallows_alone=NO_THIRD,
)
def ai_seat(table: Table) -> None:
    hand(table, 2, "")
    assert told(table, "person", "Cleo")
    hand(table, 2, "easy")
    assert told(table, "computer", "Cleo")


@way(SEATS, "that take-over taken back, so that the log forgets it", "no take-back takes it out of the log")
def log_keeps(table: Table) -> None:
    events = [event for event in table.session.view(None).history if event["type"] == "seat_changed"]
    assert len(events) == table.handed >= 4


@way(
    SEATS,
    "the level of a computer's seat changed in mid-match",
    "allowed, and told",
    gives="a weaker opponent",
    swallows_alone=NO_THIRD,
)
def level(table: Table) -> None:
    hand(table, 2, "normal")
    assert told(table, "Cleo")


@way(SEATS, "a seat handed over while its curtain is closed", "the curtain goes to whoever is asked next")
def at_the_curtain(table: Table) -> None:
    table.curtain_for(1)
    hand(table, 1, "easy")
    assert table.controller.view.seat is None
    hand(table, 1, "")


@way(
    SEATS,
    "play that stops for a bribe, or does not: for a bet, for an empty purse",
    "it follows from public facts",
    swallows_alone="nobody can be bribed",
)
def holds(table: Table) -> None:
    for seat in table.session.humans():
        assert table.session.needs_hold(seat) in (True, False)
        if table.session.needs_hold(seat):
            view: Any = table.session.view(None)
            assert seat in {view.trainer[view.home], view.trainer[view.away]}


@way(
    SEATS,
    "“Play on to your next match”, to see for whose bet it stops",
    "among several people no bet counts",
    swallows_alone="a game is one match",
)
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
    table.player.wait()
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
    table.player.wait()
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
    for eyes in (*range(len(table.session.seats)), "open"):
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
    assert "seed" not in shown.stdout
    assert not [line for line in table.secrets(0, 1) if line in shown.stdout]


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
    assert "seed 31" in shown.stdout
    assert table.game != SWALLOWS or [line for line in table.secrets(0, 1) if line in shown.stdout]
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
    secret = next(iter(table.secrets(0)))
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
