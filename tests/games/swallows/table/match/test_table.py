"""The match table through real keys and clicks: a friendly against seats that choose at random, state by state."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.games.swallows.rules.tables import COLOURS
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.models import roles
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from tests.games.swallows.table.match.evening import Evening, evening_at


@pytest.fixture(params=["en", "de"])
def _language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Both languages."""
    language().set_language(request.param)
    yield request.param
    language().set_language("en")


@pytest.fixture(autouse=True)
def _plain_look(qapp: QApplication) -> Iterator[None]:
    """Every test begins at 100 % in the light theme, and nothing moves by itself."""
    theme().set_scale(100)
    theme().set_theme("light")
    settings().change(pace="instant")
    yield
    settings().change(pace="normal")
    theme().set_scale(100)
    theme().set_theme("light")


def shown(qtbot: QtBot, evening: Evening, width: int = 1000, height: int = 760) -> MatchTable:
    """The table of an evening on the screen."""
    table = evening.seat_table()
    evening.window = window = QWidget()
    room = QVBoxLayout(window)
    room.setContentsMargins(0, 0, 0, 0)
    room.addWidget(table)
    for widget in (window, table.referee_panel, table.commentary):
        qtbot.addWidget(widget)
    window.resize(width, height)
    window.show()
    with qtbot.waitActive(window):
        window.activateWindow()
    QApplication.processEvents()
    return table


def state(table: MatchTable) -> dict[str, Any]:
    """Everything a table shows, to be compared."""
    fans = {
        name: [
            [fan.model().index(row, 0).data(int(role)) for role in (Qt.ItemDataRole.DisplayRole, roles.PLAYABLE)]
            for row in range(fan.model().rowCount())
        ]
        for name, fan in (("near", table.near.fan), ("far", table.far.fan), ("pick", table.near.pick_fan))
    }
    buttons = (table.prompt.play, *table.prompt.plain.values(), table.prompt.forward, table.prompt.hold)
    enter = "  [Enter]"  # it follows the focus, which is no part of the state
    return {
        **fans,
        "pitch": table.pitch.state,
        "prompt": table.prompt.text(),
        "buttons": [
            (button.text().removesuffix(enter), button.isEnabled()) for button in buttons if button.isVisibleTo(table)
        ],
        "choices": table.near.choices.choices,
        "marks": [*table.band.score.lines, table.band.referee.accessibleName()],
        "score": table.band.score.accessibleName(),
        "kicks": table.kicks.kicks,
        "far": table.far.fan.accessibleName(),
        "referee": [label.text() for label in table.referee_panel.findChildren(QLabel)],
        "penalties": table.referee_panel.penalties.choices,
    }


def rebuilt_state(evening: Evening, size: QSize) -> dict[str, Any]:
    """What another table shows, built from the view alone; nothing of it is left."""
    other = MatchTable(evening.models, evening.do)
    other.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    other.resize(size)
    other.show()
    other.show_view(evening.view(), evening.info())
    QApplication.processEvents()
    rebuilt = state(other)
    other.close()
    for widget in (other, other.referee_panel, other.commentary):
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return rebuilt


@pytest.mark.parametrize("seed", [2, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in (0, 1, 3, 4, 5))])
def test_after_events_the_table_shows_what_a_rebuilt_one_shows(qtbot: QtBot, seed: int) -> None:
    evening = Evening(seed, humans=(0,))
    table = shown(qtbot, evening)
    for move in range(90):
        if evening.game.to_move is None:
            break
        evening.push(evening.choose())
        table.finish()
        if (move + seed) % 3:
            continue
        played = state(table)
        rebuilt = rebuilt_state(evening, table.size())
        assert {key: (value, rebuilt[key]) for key, value in played.items() if rebuilt[key] != value} == {}


def decide_by_keys(qtbot: QtBot, evening: Evening, table: MatchTable) -> None:
    """One decision of the seat in front, by keys alone: the first card that can be played, else the first button."""
    table.finish()
    before = evening.game.to_state()
    near = table.near
    fan = near.pick_fan if near.pick_fan.isVisible() else near.fan
    model = fan.model()
    playable = [row for row in range(model.rowCount()) if model.index(row, 0).data(int(roles.PLAYABLE))]
    if near.choices.choices:
        assert near.choice_room.isVisible()
        first = next(choice for choice in near.choices.choices if choice.action is not None)
        QTest.keyClicks(QApplication.focusWidget() or table, first.shortcut)
    elif playable:
        focus = QApplication.focusWidget()
        assert focus is not None
        assert focus is fan or focus in table.prompt.plain.values(), "on a card, or on playing none where that is wise"
        QTest.keyClick(focus, Qt.Key.Key_Home)
        assert fan.hasFocus(), "a key of the hand leads to the hand"
        for _ in range(playable[0]):
            QTest.keyClick(fan, Qt.Key.Key_Right)
        QTest.keyClick(fan, Qt.Key.Key_Return)
    else:
        keys = {"decline": "D", "pass": "P", "done": "F"}
        name = next(name for name, button in table.prompt.plain.items() if button.isVisible())
        QTest.keyClicks(fan, keys[name])
    qtbot.waitUntil(lambda: evening.game.to_state() != before)
    table.finish()


def test_a_friendly_by_keyboard_alone(qtbot: QtBot) -> None:
    evening = Evening(11, humans=(0,), knockout=True)
    table = shown(qtbot, evening)
    decisions = 0
    for _ in range(300):
        evening.others()
        if evening.game.to_move is None:
            break
        decide_by_keys(qtbot, evening, table)
        decisions += 1
    assert evening.game.to_move is None
    assert evening.refusals == []
    assert decisions >= 8


def decide_by_mouse(table: MatchTable) -> None:
    """One decision of the seat in front, by clicks alone."""
    table.finish()
    near = table.near
    if near.choices.choices and near.choice_room.isVisible():
        first = next(choice for choice in near.choices.choices if choice.action is not None)
        button = near.choices.button(first.key)
        assert button is not None
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        return
    fan = near.pick_fan if near.pick_fan.isVisible() else near.fan
    model = fan.model()
    for row in range(model.rowCount() - 1, -1, -1):
        index = model.index(row, 0)
        if not index.data(int(roles.PLAYABLE)):
            continue
        room = fan.visualRect(index)
        spot = next((point for point in grid(fan.viewport(), room) if fan.indexAt(point) == index), None)
        assert spot is not None, "a card that cannot be clicked"
        QTest.mouseClick(fan.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        QTest.mouseClick(table.prompt.play, Qt.MouseButton.LeftButton)
        return
    plain = next(button for button in table.prompt.plain.values() if button.isVisible())
    QTest.mouseClick(plain, Qt.MouseButton.LeftButton)


def grid(widget: QWidget, room: QRect | None = None) -> Iterator[QPoint]:
    """Points all over a widget, or all over a room on it."""
    room = widget.rect() if room is None else room.intersected(widget.rect())
    for y in range(room.top() + 4, room.bottom() + 1, 7):
        for x in range(room.left() + 2, room.right() + 1, 5):
            yield QPoint(x, y)


def test_a_friendly_by_mouse_alone(qtbot: QtBot) -> None:
    evening = Evening(5, humans=(0,), knockout=True)
    table = shown(qtbot, evening)
    for _ in range(300):
        evening.others()
        if evening.game.to_move is None:
            break
        before = len(evening.told), evening.game.step.name
        decide_by_mouse(table)
        assert (len(evening.told), evening.game.step.name) != before, table.prompt.text()
    assert evening.game.to_move is None
    assert evening.refusals == []


@pytest.mark.parametrize("least", [1, pytest.param(12, marks=pytest.mark.nightly)])
def test_a_referee_decides_a_whole_friendly_by_keys(qtbot: QtBot, least: int) -> None:
    """So many friendlies at least, and until every question of a referee has been asked."""
    wanted, steps = {"referee_die", "send_off", "whistle", "offer"}, set[str]()
    for seed in range(12):
        if seed >= least and wanted <= steps:
            break
        evening = Evening(seed, humans=(2,), knockout=True)
        table = shown(qtbot, evening, 900, 700)
        for _ in range(100):
            evening.others()
            if evening.game.to_move is None:
                break
            steps.add(evening.game.step.name)
            decide_by_keys(qtbot, evening, table)
        assert evening.refusals == []
        assert evening.game.to_move is None
    assert wanted <= steps


def test_modifiers_are_chosen_together_with_their_card_and_change_what_it_needs(qtbot: QtBot) -> None:
    def can_add(evening: Evening) -> bool:
        evening.seat_table()
        assert evening.table is not None
        fan = evening.table.near.fan
        for row in range(fan.model().rowCount()):
            fan.choose(fan.model().index(row, 0))
            if any(fan.model().index(other, 0).data(int(roles.MODIFIER)) for other in range(fan.model().rowCount())):
                return True
        return False

    evening = evening_at("attack", when=can_add)
    table = shown(qtbot, evening)
    fan = table.near.fan
    model = fan.model()
    row = next(row for row in range(model.rowCount()) if model.index(row, 0).data(int(roles.PLAYABLE)))
    fan.setCurrentIndex(model.index(row, 0))
    QTest.keyClick(fan, Qt.Key.Key_Insert)
    alone = table.chance.reason
    tag = table.chance.geometry()
    assert not [each for each in table.near.numbers() if each.translated(table.near.pos()).intersects(tag)]
    other = next(each for each in range(model.rowCount()) if model.index(each, 0).data(int(roles.MODIFIER)))
    fan.setCurrentIndex(model.index(other, 0))
    QTest.keyClick(fan, Qt.Key.Key_Return)
    assert len(table.near.modifiers()) == 1
    assert table.chance.reason != alone
    chosen = [table.near.chosen(), *table.near.modifiers()]
    table.prompt.play.click()
    played = [event for event in evening.told if event["type"] in ("attack_played", "modifier_played")][-2:]
    assert [event["card"] for event in played] == [evening.tables.card_id[card] for card in chosen if card is not None]
    assert evening.game.step.name != "modifiers"


def test_a_refused_action_says_why_and_links_its_clause(qtbot: QtBot) -> None:
    table = shown(qtbot, evening_at("attack"))
    table.refused("must_play_green", {})
    assert table.notice.isVisible()
    rule = next(each for each in table.notice.findChildren(PosterButton) if each.text() == "Rule S3.5")
    with qtbot.waitSignal(table.clause_wanted) as opened:
        QAccessible.queryAccessibleInterface(rule).actionInterface().doAction("Press")
    assert opened.args == ["S3.5"]


def test_the_rule_behind_a_question_is_one_key_away(qtbot: QtBot) -> None:
    table = shown(qtbot, evening_at("goalie"))
    with qtbot.waitSignal(table.clause_wanted) as asked_for:
        QTest.keyClick(table.prompt.rule, Qt.Key.Key_Space)
    assert asked_for.args == ["S5.2"]
    assert "S5.2" in table.prompt.rule.text()


def test_the_curtain_takes_everything_private_along(qtbot: QtBot) -> None:
    evening = evening_at("attack", humans=(0, 1))
    table = shown(qtbot, evening)
    assert table.near.fan.model().rowCount()
    table.hide_private()
    evening.models.hide()
    assert table.prompt.text() == ""
    assert table.near.fan.model().rowCount() == 0
    assert table.far.fan.model().rowCount() == 0
    assert table.near.choices.choices == []
    assert not table.referee_panel.bribes.amount.isVisible()


def test_the_language_changes_at_once(qtbot: QtBot) -> None:
    table = shown(qtbot, evening_at("defence"))
    language().set_language("de")
    german = state(table)
    language().set_language("en")
    english = state(table)
    for part in ("prompt", "buttons", "near", "marks", "far", "referee"):
        assert german[part] != english[part]


def test_s4_7_a_bribe_is_offered_from_the_referees_corner(qtbot: QtBot) -> None:
    evening = evening_at("attack")
    table = shown(qtbot, evening)
    panel = table.referee_panel
    panel.show()
    qtbot.waitExposed(panel)
    assert panel.bribes.offer.isVisible()
    panel.bribes.amount.set_value(3)
    QTest.mouseClick(panel.bribes.offer, Qt.MouseButton.LeftButton)
    offered = next(event for event in evening.told if event["type"] == "bribe_offered")
    assert (offered["seat"], offered["amount"]) == (0, 3)
    assert "3M" in panel.bribes.made.text()


def test_s4_7_the_key_of_an_offer_asks_for_the_amount_and_enter_offers_it(qtbot: QtBot) -> None:
    evening = evening_at("attack")
    table = shown(qtbot, evening)
    panel = table.referee_panel
    window = table.window()
    room = window.layout()
    assert room is not None
    room.addWidget(panel)
    window.resize(1000, 1200)
    panel.show()
    qtbot.waitUntil(panel.bribes.offer.isVisible)
    table.near.fan.setFocus()
    QTest.keyClick(table.near.fan, Qt.Key.Key_B)
    assert not [event for event in evening.told if event["type"] == "bribe_offered"], "one key gives no money"
    field = window.focusWidget()
    assert isinstance(field, QLineEdit)
    QTest.keyClick(field, Qt.Key.Key_B)
    assert not [event for event in evening.told if event["type"] == "bribe_offered"]
    QTest.keyClicks(field, "2")
    QTest.keyClick(field, Qt.Key.Key_Return)
    offered = next(event for event in evening.told if event["type"] == "bribe_offered")
    assert (offered["seat"], offered["amount"]) == (0, 2)
    assert not isinstance(window.focusWidget(), QLineEdit), "the focus goes back to the table"


def test_the_button_that_plays_names_enter_only_while_enter_plays(qtbot: QtBot) -> None:
    table = shown(qtbot, evening_at("defence"))
    play = table.prompt.play
    other = next(button for button in table.prompt.plain.values() if button.isVisible())
    table.near.fan.setFocus()
    assert play.text() == "Play  [Enter]"
    place = play.geometry(), other.geometry()
    other.setFocus()
    assert play.text() == play.accessibleName() == "Play"
    QApplication.processEvents()
    assert (play.geometry(), other.geometry()) == place, "nothing moves below a pointer"
    play.setFocus() if play.isEnabled() else table.near.fan.setFocus()
    assert play.text() == "Play  [Enter]"


def test_play_is_held_by_a_key_while_others_think(qtbot: QtBot) -> None:
    for seed in range(60):
        evening = Evening(seed, humans=(0,), pace="normal")
        if evening.until(
            lambda it: it.actor is None and it.game.to_move is not None and bool(it.info().legal), most=60
        ):
            break
    table = shown(qtbot, evening)
    with qtbot.waitSignal(table.step_in) as held:
        QTest.keyClicks(table, "H")
    assert held.args == [0]
    evening.waiting = "held"
    table.show_info(evening.info())
    with qtbot.waitSignal(table.go_on):
        QTest.keyClicks(table, "G")


def test_at_a_pace_events_are_seen_one_by_one_and_a_key_completes_them(qtbot: QtBot) -> None:
    evening = evening_at("defence", pace="normal")
    table = shown(qtbot, evening)
    told: list[str] = []
    table.announced.connect(told.append)
    QTest.keyClicks(table.near.fan, "P")
    qtbot.waitUntil(lambda: table.presenter.running)
    assert not any(button.isVisible() for button in table.prompt.plain.values())
    QTest.keyClick(table, Qt.Key.Key_Shift)
    assert not table.presenter.running
    assert any("6" in sentence or "=" in sentence for sentence in told)
    rebuilt = state(table)
    evening.show()
    assert state(table) == rebuilt


def test_a_click_on_a_name_in_the_commentary_opens_the_card(qtbot: QtBot) -> None:
    evening = evening_at("defence")
    table = shown(qtbot, evening)
    table.commentary.resize(600, 160)
    table.commentary.show()
    log = table.commentary.lines
    qtbot.waitExposed(log)
    spot = next(point for point in grid(log.viewport()) if log.link_at(QPointF(point)).startswith("card:"))
    with qtbot.waitSignal(table.card_wanted) as opened:
        QTest.mouseClick(log.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert opened.args[0] in evening.tables.card_id


def test_what_the_chosen_line_names_can_be_pressed_below_it(qtbot: QtBot) -> None:
    evening = evening_at("defence")
    table = shown(qtbot, evening)
    log = table.commentary
    log.resize(600, 200)
    log.show()
    qtbot.waitExposed(log)
    assert not any(link.isVisible() for link in log.links)
    model = log.lines.model()
    told = [model.index(at, 0).data(int(roles.EVENT)) for at in range(model.rowCount())]
    event = next(each for each in told if each["type"] == "attack_played")
    log.lines.setCurrentIndex(model.index(told.index(event), 0))
    QApplication.processEvents()
    assert [link.isVisible() for link in log.links] == [True, True]
    for link, signal in zip(log.links, (table.card_wanted, table.nation_wanted), strict=True):
        interface = QAccessible.queryAccessibleInterface(link)
        assert interface.role() == QAccessible.Role.Button
        with qtbot.waitSignal(signal) as opened:
            interface.actionInterface().doAction("Press")
        assert opened.args[0] in (event["card"], event["team"])


def names_in(interface: QAccessibleInterface) -> list[str]:
    """What a screen reader finds below an interface."""
    found = []
    for number in range(interface.childCount()):
        child = interface.child(number)
        if child is None or not child.isValid() or child.state().invisible:
            continue
        found.append(child.text(QAccessible.Text.Name))
        found += names_in(child)
    return found


def test_a_screen_reader_finds_every_card_every_button_and_the_question(qtbot: QtBot) -> None:
    QAccessible.setActive(True)
    table = shown(qtbot, evening_at("defence"))
    names = names_in(QAccessible.queryAccessibleInterface(table))
    hand = table.near.fan.model()
    for row in range(hand.rowCount()):
        assert str(hand.index(row, 0).data(Qt.ItemDataRole.AccessibleTextRole)) in names
    assert table.prompt.text() in names
    assert table.prompt.plain["pass"].accessibleName() in names
    far = table.far.fan.model()
    assert sum(any(colour in name for colour in COLOURS) for name in names) >= far.rowCount()


SIZES = ((1000, 620, 100), (700, 560, 100), (1000, 620, 80), (1000, 620, 150), (1000, 610, 200), (640, 610, 200))


@pytest.mark.parametrize(("width", "height", "scale"), SIZES)
@pytest.mark.parametrize("step", ["attack", "defence", "referee_die", "goalie", "send_off"])
@pytest.mark.usefixtures("_language")
def test_prompt_hand_and_buttons_are_whole(qtbot: QtBot, step: str, width: int, height: int, scale: int) -> None:
    theme().set_scale(scale)
    humans = (2,) if step in ("referee_die", "send_off") else (0,)
    table = shown(qtbot, evening_at(step, humans), width, height)
    QApplication.processEvents()
    for card in range(table.near.fan.model().rowCount()):
        table.near.fan.choose(table.near.fan.model().index(card, 0))
    QApplication.processEvents()
    assert (table.width(), table.height()) == (width, height)
    whole = table.rect()
    buttons: list[QLabel | QPushButton] = [table.prompt.rule, table.prompt.play, *table.prompt.plain.values()]
    parts = [part for part in (*table.prompt.words.values(), *buttons) if part.isVisible()]
    for part in parts:
        room = part.rect().translated(part.mapTo(table, QPoint(0, 0)))
        assert whole.contains(room), (part.text(), room)
        assert table.prompt.rect().contains(part.rect().translated(part.mapTo(table.prompt, QPoint(0, 0)))), part.text()
        if isinstance(part, QLabel) and part.wordWrap():
            assert part.height() >= part.heightForWidth(part.width()), part.text()
    near = table.near.rect().translated(table.near.mapTo(table, QPoint(0, 0)))
    assert whole.contains(near)
    if table.near.fan.isVisible():
        for row in range(table.near.fan.model().rowCount()):
            card_room = table.near.fan.visualRect(table.near.fan.model().index(row, 0))
            assert table.near.fan.rect().adjusted(-2, -2, 2, 2).contains(card_room), (row, card_room)


WINDOWS = ((1024, 670, 100), (1280, 770, 100), (1920, 1050, 100), (1024, 640, 200), (1280, 740, 200), (640, 450, 100))


@pytest.mark.parametrize(("width", "height", "scale"), WINDOWS)
@pytest.mark.parametrize("step", ["attack", "defence", "goalie", "referee_die"])
@pytest.mark.usefixtures("_language")
def test_score_sum_question_and_hand_are_whole_and_cover_nothing_of_each_other(
    qtbot: QtBot, step: str, width: int, height: int, scale: int
) -> None:
    theme().set_scale(scale)
    table = shown(qtbot, evening_at(step, (2,) if step == "referee_die" else (0,)), width, height)
    QApplication.processEvents()
    places = table.stage.places
    parts = {
        "score": places.band.united(places.tab),
        "sum": table.pitch.written_rect().translated(table.pitch.pos()),
        "question": table.prompt.geometry(),
        "hand": table.near.geometry(),
        "foot": table.foot.geometry(),
    }
    for name, room in parts.items():
        if name == "sum" and room.isEmpty():
            continue
        assert table.rect().contains(room), name
        for other, room_of_other in parts.items():
            assert name == other or not room.intersects(room_of_other), (name, other)
    assert table.pitch.geometry() == table.rect()
    assert parts["question"].height() >= table.prompt.height_for(parts["question"].width()) - 1
    assert parts["hand"].height() >= 60


def test_without_chances_neither_prompt_nor_hand_nor_choices_name_one(qtbot: QtBot) -> None:
    def all_said(table: MatchTable) -> str:
        fan = table.near.fan
        indexes = [fan.model().index(row, 0) for row in range(fan.model().rowCount())]
        needs = [str(index.data(int(roles.NEEDS)) or "") for index in indexes]
        return " ".join(
            [table.prompt.text(), table.near.needs(), *needs, *(c.line for c in table.near.choices.choices)]
        )

    try:
        for step, seat in (("attack", 0), ("defence", 0), ("before_shot", 0), ("edge", 2), ("whistle", 2)):
            table = shown(qtbot, evening_at(step, (seat,)))
            assert "%" in all_said(table), step
            settings().change(**{"swallows.show_chances": False})
            assert "%" not in all_said(table), step
            assert table.prompt.what
            settings().change(**{"swallows.show_chances": True})
            assert "%" in all_said(table), step
    finally:
        settings().change(**{"swallows.show_chances": True})
