"""A tournament's draft, betting slip and pay-out through the tree of names, roles, states and actions alone."""

import re
from pathlib import Path
from unittest import mock

from PySide6.QtGui import QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from swallows_gui.session import Setup
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import wait
from tests.ui.play.replay.test_replay import played
from tests.ui.shell.test_tree import nameless, reader
from tests.ui.test_screen_reader import Reader, Role, announced, do, name

__all__ = ["announced", "reader"]


def rows(parent: QAccessibleInterface, role: Role) -> list[QAccessibleInterface]:
    """The parts of a list or a table that have a role."""
    parts = [parent.child(number) for number in range(parent.childCount())]
    return [part for part in parts if part is not None and part.role() == role]


def called(reader: Reader, role: Role, text: str) -> QAccessibleInterface:
    """What there is of a role and a name."""
    found = reader.find(role, text)
    assert found is not None, f"no {role.name} {text!r} in {reader.names(role)}"
    return found


def test_draft_and_betting_slip_through_the_tree_alone(
    reader: Reader, window: MainWindow, qtbot: QtBot, announced: list[str]
) -> None:
    reader.press("New tournament")
    with mock.patch.object(Setup, "drawn_seed", return_value=33):
        reader.press("Start")
        qtbot.waitUntil(lambda: window.game.laid is not None)
    picked: list[str] = []
    while len(picked) < 4:
        assert reader.wait_for("Pick ", "To the pub") == "Pick "
        assert not nameless(reader)
        shown = rows(called(reader, Role.List, "Teams to choose from"), Role.ListItem)
        team = [each for each in shown if ": strength " in name(each)][-1]
        do(team, "Toggle")
        QApplication.processEvents()
        picked.append(name(team).partition(":")[0])
        reader.press(f"Pick {picked[-1]}")
    for nation in picked:
        assert any("Player 1" in sentence and nation in sentence for sentence in announced), (
            f"nobody says who has {nation}"
        )
    assert any("Wanda" in sentence for sentence in announced)
    asked = [sentence for sentence in announced if sentence.startswith("Player 1 picks a team.")]
    assert asked == [f"Player 1 picks a team. Teams so far: {count}." for count in range(4)]
    reader.press("To the pub")
    for _ in range(2):
        reader.wait_for("Say nothing")
        reader.press("Say nothing")
    reader.wait_for("Hand in", "Hint")
    assert not nameless(reader)
    table = called(reader, Role.Table, "Betting slip")
    heads = [name(head) for head in rows(table, Role.ColumnHeader)]
    assert heads == ["Team", "Group", "Manager", "Stake", "Pub", "QF: quarter-final", "F: final", "T: title"]
    assert "Hand in" not in reader.pressable()
    bets = [cell for cell in rows(table, Role.Cell) if cell.state().checkable]
    assert len(bets) == 48
    assert all("Costs " in name(bet) and "pays " in name(bet) for bet in bets)
    assert all(re.match(r"\w[^,:]*, Group [A-D]: ", name(bet)) for bet in bets)
    missing = "A bet on Germany is still missing: everybody must place one."
    assert missing in reader.names(Role.StaticText)
    needed, second = bets[0], bets[4]
    do(needed, "Toggle")  # chooses the cell
    reader.press("Place this bet: Germany: ")
    assert needed.state().checked
    assert announced[-1].endswith("The slip can be handed in.")
    do(needed, "Toggle")
    do(second, "Toggle")
    reader.press("Place this bet: ")
    assert second.state().checked
    reader.press("Remove this bet: ")
    assert not second.state().checked
    assert needed.state().checked
    reader.press("Hand in")


def test_the_pay_out_is_read_through_the_tree_alone(
    reader: Reader, window: MainWindow, qtbot: QtBot, announced: list[str], tmp_path: Path
) -> None:
    window.open_file(played(tmp_path / "tournament.swallows", "aaa", "sixteen"))
    wait(qtbot, lambda: reader.find(Role.PageTab, "All hands") is not None)
    assert not nameless(reader)
    ranking = called(reader, Role.Table, "Ranking")
    heads = [name(head) for head in rows(ranking, Role.ColumnHeader)]
    assert heads == [
        "Place", "Player", "Cash at the start", "Stakes paid", "Bribes received less bribes paid", "Prize money",
        "Bets won", "Cash at the end",
    ]  # fmt: skip
    first = name(rows(ranking, Role.Cell)[0])
    winner = first.partition(". ")[2].partition(":")[0]
    assert f"{winner} wins!" in announced
    assert f"{winner} wins!" in " ".join(reader.names())
    paid = rows(called(reader, Role.List, "Prize money and bets"), Role.ListItem)
    assert sum("manage" in name(line) or "earned with" in name(line) for line in paid) == 8
    assert any(text.startswith("Seed of this game") for text in reader.names(Role.StaticText))
    for tab in ("Money over time", "Chances over time", "Dice", "All hands"):
        do(called(reader, Role.PageTab, tab), "Press")
        wait(qtbot, lambda: not nameless(reader))
    hands = called(reader, Role.Table, "Teams and their cards")
    cell = rows(hands, Role.Cell)[3]
    do(cell, "Toggle")
    team = name(cell).partition(",")[0]
    wait(qtbot, lambda: reader.find(Role.List, f"Cards of {team}") is not None)
    reader.press("Back to the start")
    wait(qtbot, lambda: reader.find(Role.Button, "New tournament") is not None)
