"""Ways to what another seat has left in the window: Ann has chosen a card, looked at one closely and asked for a hint;
then Ben has opened his own view."""

from __future__ import annotations

from typing import cast
from unittest import mock

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QHelpEvent, QPainter, QPicture
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QToolTip

from swallows_gui.engine.game import deed_of
from swallows_gui.games.swallows.rules.actions import PLAY
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.models import roles
from swallows_gui.services.settings import settings
from swallows_gui.session import Session
from swallows_gui.ui.kit import save_dialog
from swallows_gui.ui.play import dialogs
from tests.cheats.ways import ANN, BEN, Table, way
from tests.ui.hands import desk_of, wait

HERE = "the other has just looked"


@way(
    HERE,
    "the description of the hand, which named the card that was chosen",
    "it goes with the card",
    swallows_alone="the hand is no list with a description; what a chosen card leaves behind is listened for",
)
def chosen(table: Table) -> None:
    near = desk_of(table.window).table.near
    assert near.fan.accessibleDescription() in ("", near.fan.choice_words())
    assert near.fan.chosen() is None
    assert near.modifiers() == []


@way(
    HERE,
    "what the card needs, on the card or in the prompt",
    "the prompt asks whoever looks, and nothing hangs on a card of anybody else",
    swallows_alone="nothing hangs on a card; the chances are listened for when his hand is asked for",
)
def needs(table: Table) -> None:
    shown = desk_of(table.window).table
    assert shown.prompt.words["needs"].text() in ("", shown.near.needs(brief=True))
    assert shown.chance.reason in ("", shown.near.needs())


@way(
    HERE,
    "the card looked at closely before",
    "the large card is closed and keeps no word",
    swallows_alone="no card is shown large over the table",
)
def large_card(table: Table) -> None:
    assert not desk_of(table.window).zoom.isVisible()
    assert desk_of(table.window).zoom.text() == ""


@way(HERE, "the hint that was asked for before, or one that comes late", "a hint goes with its view")
def hint(table: Table) -> None:
    assert table.talk.hints.sheet.text() == ""
    assert not table.talk.hints.sheet.isVisible()


@way(
    HERE,
    "the cards of the far hand, pointed at",
    "the tooltip says the colour of the back",
    swallows_alone="the far hand is no list; the whole table is pointed at instead",
)
def far_tip(table: Table) -> None:
    fan = desk_of(table.window).table.far.fan
    for row in range(fan.model().rowCount()):
        point = fan.visualRect(fan.model().index(row, 0)).center()
        QApplication.sendEvent(
            fan.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, fan.viewport().mapToGlobal(point))
        )
        table.is_silent()
    QToolTip.hideText()


@way(HERE, "every part of the table, pointed at", "no tooltip names what the other holds")
def pointed_at(table: Table) -> None:
    table.point_at(table.desk.table)


@way(
    HERE,
    "the far hand clicked, with Space and with the right button",
    "a back opens no large card",
    swallows_alone="the far hand is no list, and no card is shown large",
)
def far_click(table: Table) -> None:
    fan = desk_of(table.window).table.far.fan
    for row in range(fan.model().rowCount()):
        index = fan.model().index(row, 0)
        if index.data(roles.CARD) is None:
            edge = QPoint(fan.visualRect(index).left() + 4, fan.visualRect(index).center().y())  # the rest is covered
            assert fan.indexAt(edge) == index
            QTest.mouseClick(fan.viewport(), Qt.MouseButton.RightButton, pos=edge)
            fan.setCurrentIndex(index)
            QTest.keyClick(fan, Qt.Key.Key_Space)
            QTest.keyClick(fan, Qt.Key.Key_Return)
            assert not desk_of(table.window).zoom.isVisible()


@way(
    HERE,
    "the order of the backs, to know a card again when it is played",
    "backs of a colour are one like another",
    swallows_alone="the far hand is a number",
)
def order(table: Table) -> None:
    fan = desk_of(table.window).table.far.fan
    backs = [fan.model().index(row, 0) for row in range(fan.model().rowCount())]
    told = [(index.data(roles.BACK), index.data()) for index in backs if index.data(roles.CARD) is None]
    for colour in {colour for colour, _text in told}:
        assert len({text for back, text in told if back == colour}) == 1


@way(HERE, "the other's cash in the accounts", "cash is shown to its own seat", swallows_alone="no money is played for")
def cash(table: Table) -> None:
    for row in desk_of(table.window).models.accounts.rows:
        assert (row.cash is None) == (row.seat != 1)


@way(HERE, "the other's slip in the accounts", "only the own bets are rows", swallows_alone="no bets are made")
def slip(table: Table) -> None:
    view = cast(SwallowsView, table.session.view(1))
    assert len(desk_of(table.window).models.bets.rows) == len(view.bets)


@way(
    HERE,
    "the highest amount a bribe can have, which is a purse",
    "it is the own purse",
    swallows_alone="nobody can be bribed",
)
def bribe(table: Table) -> None:
    box = desk_of(table.window).table.referee_panel.bribes
    view = cast(SwallowsView, table.session.view(1))
    most = max((entry[-1] for entry in view.legal if isinstance(entry, range)), default=None)
    assert most is None or table.controller.info.viewer == 1
    assert box._now is None or box._now.info.viewer == 1


@way(HERE, "what undo would take back, in the menu", "only the own last decision is named")
def undo(table: Table) -> None:
    offer = table.session.can_undo(1)
    assert table.window.actions_["undo"].isEnabled() == (offer is not None)
    assert offer is None or offer.seat == 1


@way(HERE, "redo what the other has taken back", "only the seat that took back may play it again")
def redo(table: Table) -> None:
    assert table.session.can_redo(1) is None
    assert not table.window.actions_["redo"].isEnabled()
    table.controller.redo()


@way(
    HERE,
    "the log: the cards the other drew",
    "it says their colours",
    swallows_alone="nothing is said of a draw but how many; every line is read instead",
)
def log(table: Table) -> None:
    trainer = cast(SwallowsView, table.session.view(None)).trainer
    codes = desk_of(table.window).models.names.field
    for event in table.controller.view.history:
        if event["type"] == "cards_drawn" and event.get("reason") != "personal":
            assert ("cards" in event) == (trainer[codes.index(event["team"])] == 1), event


@way(HERE, "every line of the log, read from the last to the first", "none names a card that the other alone knows")
def log_lines(table: Table) -> None:
    lines = table.log()
    assert lines
    assert not [(line, secret) for line in lines for secret in table.secrets(0) if secret in line]


@way(HERE, "the table as text", "it is written from the own view")
def text_table(table: Table) -> None:
    action = table.window.actions_["text_table"]
    action.trigger()
    wait(table.qtbot, lambda: table.window.stack.currentWidget() is table.desk.text_table)
    table.is_silent()
    action.trigger()
    wait(table.qtbot, lambda: table.window.stack.currentWidget() is table.desk.table)


@way(HERE, "the sheet of results on paper or as a PDF", "it is made from what everybody knows")
def paper(table: Table) -> None:
    drawn = QPicture()
    with mock.patch.object(table.session, "view", wraps=table.session.view) as looked:
        printed = table.desk.paper()
        assert printed is not None
        painter = QPainter(drawn)
        for page in printed.pages():
            page(painter, QRectF(0, 0, 2100, 2970))
        painter.end()
    assert {call.args for call in looked.mock_calls} == {(None,)}
    assert table.desk.open_secrets(1) == []


@way(
    HERE,
    "the tournament sheet on the whole window",
    "results and tables are everybody's",
    swallows_alone="there is no tournament sheet",
)
def sheet(table: Table) -> None:
    table.window.actions_["sheet"].trigger()
    table.is_silent()
    table.window.actions_["sheet"].trigger()


@way(HERE, "the running game as a replay, from the other's view or open", "it shows what everybody knows")
def replay(table: Table) -> None:
    table.window.actions_["replay_game"].trigger()
    wait(table.qtbot, lambda: table.window.replay is not None)
    shown = table.window.replay
    assert shown is not None
    assert shown.rerun.playback.eyes == (None,)
    assert shown.rerun.playback.seed is None
    table.is_silent()
    table.window.navigation.leave_replay()
    wait(table.qtbot, lambda: table.window.stack.currentWidget() is table.desk.table)


@way(HERE, "another language, in which the words of the other might stay", "texts are made anew from the own view")
def languages(table: Table) -> None:
    for code in ("de", "en"):
        settings().change(language=code)
        table.is_silent()


@way(HERE, "larger text and other colours, drawn from what was there before", "they are drawn from the own view")
def looks(table: Table) -> None:
    for name in ("larger", "theme:dark", "theme:light", "plain_size"):
        table.window.actions_[name].trigger()
        table.is_silent()


@way(HERE, "copying all that can be selected", "nothing of the other is there to be copied")
def copy(table: Table) -> None:
    focus = table.window.focusWidget()
    QTest.keySequence(focus or table.window, "Ctrl+A")
    QTest.keySequence(focus or table.window, "Ctrl+C")
    table.is_silent()
    QGuiApplication.clipboard().clear()


@way(HERE, "the sheet of keys (F1)", "it lists keys")
def key_sheet(table: Table) -> None:
    table.window.commands.show_keys()
    table.is_silent()
    for top in QApplication.topLevelWidgets():
        if top is not table.window and top.isVisible() and top.inherits("QDialog"):
            top.close()


@way(HERE, "rules and settings, read in mid-match", "they know nothing of the game")
def reading(table: Table) -> None:
    for name in ("rules", "settings"):
        table.window.show_screen(name)
        table.is_silent()
        table.window.go_back()
    wait(table.qtbot, lambda: table.window.stack.currentWidget() is table.desk.table)


@way(
    HERE,
    "a card of the other played from a program, by its name",
    "the rules refuse what the seat does not hold",
    swallows_alone="cards have no names there: all that the other could do is tried instead",
)
def foreign_card(table: Table) -> None:
    view = cast(SwallowsView, table.session.view(0))
    own = view.hands[next(team for team, trainer in enumerate(view.trainer) if trainer == 0)]
    assert own is not None
    cards = [card for colour in own for card in colour]
    before = table.session.n
    for card in cards:
        table.controller.do([table.controller.info.own(PLAY | card)])
    assert table.session.n == before


@way(HERE, "all that the other could do with his cards, done by a program", "it is refused: the seat is not his")
def foreign_deeds(table: Table) -> None:
    own, before = table.controller.info.legal.actions, table.session.n
    as_own = [table.controller.info.own(deed_of(each)) for each in table.offered]
    deeds = [each for each in as_own if each not in own]
    assert deeds
    for each in (*deeds, *table.offered):
        table.controller.do([each])
    assert table.session.n == before


@way(HERE, "an answer given in the other's name", "the window asks in the name of who is in front")
def foreign_answer(table: Table) -> None:
    assert table.controller.info.in_front == 1
    assert table.session.to_move == 1


@way(HERE, "the other's hand asked for between two decisions", "his own curtain comes first")
def look_in(table: Table) -> None:
    table.controller.look_in(0)
    table.is_behind_the_curtain()
    table.is_silent()
    table.player.open_curtain()
    table.is_silent()
    table.view_of(1)


@way(
    HERE,
    "the other's review, or stepping in as the other",
    "his own curtain comes first",
    swallows_alone="nobody acts out of turn; his hand is asked for instead",
)
def step_in(table: Table) -> None:
    table.controller.step_in(0)
    table.is_behind_the_curtain()
    table.is_silent()
    table.open_curtain()
    assert table.controller.view.seat == 0
    table.controller.go_on()
    table.view_of(1)


@way(
    HERE,
    "a copy of the record saved, and read with an editor",
    "a record is the whole game; the window says so when it saves one, and so does the README",
    gives="every secret",
)
def saved(table: Table) -> None:
    target = table.folder / "copy.swallows"
    with mock.patch.object(save_dialog, "named", return_value=str(target)):
        table.window.actions_["save_as"].trigger()
    assert "holds every secret" in table.window.notice.text()
    assert b"seed" in target.read_bytes()


@way(HERE, "that copy opened: it could show the hand of who looked last", "where two people play a curtain comes first")
def opened(table: Table) -> None:
    session = Session.load(table.folder / "copy.swallows", in_memory=True)
    assert session.people == {0, 1}
    session.close()


@way(HERE, "the decision of another taken back alone", "the others are asked, and no is the first answer")
def vote(table: Table) -> None:
    before = table.session.n
    table.play_until(lambda: _must_ask(table))
    before = table.session.n
    with mock.patch.object(dialogs, "ask_vote", return_value=False) as asked:
        table.window.actions_["undo"].trigger()
        wait(table.qtbot, lambda: asked.called and table.session.vote is None)
    assert table.session.n == before


@way(HERE, "the other's agreement given in his name, while he is away", "his PIN first; to refuse takes none")
def agreement(table: Table) -> None:
    table.play_until(lambda: _must_ask(table))
    before = table.session.n
    refusals: list[str] = []

    def try_to_agree(asked: dialogs.VoteDialog) -> int:
        assert table.session.vote is not None
        (other,) = table.session.vote.waiting
        for guess in ("", (BEN, ANN)[other].pin, "2"):
            asked.pin.setText(guess)
            asked.agree.click()
            assert asked.result() != QDialog.DialogCode.Accepted
            refusals.append(asked.wrong.text())
        asked.refuse.click()
        return asked.result()

    with mock.patch.object(dialogs.VoteDialog, "exec", try_to_agree):
        table.window.actions_["undo"].trigger()
        wait(table.qtbot, lambda: len(refusals) == 3 and table.session.vote is None)
    assert all("is not the PIN of" in words for words in refusals)
    assert table.session.n == before


def _must_ask(table: Table) -> bool:
    seat = table.controller.info.in_front
    if table.talk.curtain.closed or seat is None:
        return False
    offer = table.session.can_undo(seat)
    return offer is not None and bool(offer.ask)
