"""A whole friendly with nothing but what a screen reader has: the tree of names, roles, states and actions."""

import json
from collections.abc import Iterator, Mapping
from typing import Any
from unittest import mock

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.exceptions import TimeoutError as QtTimeout
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import settings
from swallows_gui.session import Setup
from swallows_gui.ui.shell.main_window import MainWindow
from tests.ui.hands import settle, wait

Role = QAccessible.Role
PRESSED = {Role.Button, Role.RadioButton, Role.CheckBox}


class Reader:
    """Hears the tree below the window, and presses what has an action; it never holds a widget."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self._window = window
        self._qtbot = qtbot

    def all(self) -> Iterator[QAccessibleInterface]:
        """Everything that is told to a screen reader now, from the window down."""
        root = QAccessible.queryAccessibleInterface(self._window)
        stack = [root]
        while stack:
            each = stack.pop()
            if each is None or not each.isValid() or each.state().invisible:
                continue
            yield each
            stack += [each.child(number) for number in reversed(range(each.childCount()))]

    def names(self, *roles: Role) -> list[str]:
        """What is called so, in the order of the tree; all roles if none is named."""
        return [name(each) for each in self.all() if not roles or each.role() in roles]

    def find(self, role: Role, text: str) -> QAccessibleInterface | None:
        """The first of a role whose name begins with a text."""
        return next((each for each in self.all() if each.role() == role and name(each).startswith(text)), None)

    def play_button(self) -> QAccessibleInterface | None:
        """The button that plays the chosen card."""
        buttons = (each for each in self.all() if each.role() == Role.Button)
        return next((each for each in buttons if name(each).startswith("Play ") and "[Enter]" in name(each)), None)

    def pressable(self) -> list[str]:
        """The names of the buttons that can be pressed."""
        return [name(each) for each in self.all() if each.role() == Role.Button and not each.state().disabled]

    def act(self, role: Role, text: str, *verbs: str) -> None:
        """Carry out the first of `verbs` that it offers."""
        found = self.find(role, text)
        assert found is not None, f"no {role.name} {text!r} in {self.names(role)}"
        assert not found.state().disabled, text
        do(found, *verbs)

    def press(self, text: str) -> None:
        """Press a button."""
        self.wait_for(text)
        self.act(Role.Button, text, "Press")
        self.rest()

    def rest(self) -> None:
        """Until a button just pressed has acted: it goes down and comes up before."""
        QApplication.processEvents()
        self._qtbot.waitUntil(lambda: not any(each.isDown() for each in self._buttons()))
        QApplication.processEvents()

    def _buttons(self) -> list[QAbstractButton]:
        return self._window.findChildren(QAbstractButton)

    def wait_for(self, *texts: str) -> str:
        """Until one of these can be pressed; which."""
        found = ""

        def there() -> bool:
            nonlocal found
            able = [each for each in self.pressable() if not is_of_the_table(each)]
            if self.play_button() is not None:
                able = [*able, "Play "]  # it can be pressed once a card has been chosen
            found = next((text for text in texts if any(each.startswith(text) for each in able)), "")
            return bool(found)

        try:
            wait(self._qtbot, there)
        except QtTimeout as error:
            raise AssertionError(f"none of {texts} can be pressed, but {self.pressable()}") from error
        return found


def name(interface: QAccessibleInterface) -> str:
    """What it is called."""
    return interface.text(QAccessible.Text.Name)


def is_of_the_table(called: str) -> bool:
    """Whether a button is there whatever is asked: the key of an answer stands in square brackets, its own in round."""
    return called.endswith(")") and "[" not in called


def do(interface: QAccessibleInterface, *verbs: str) -> None:
    """Carry out the first of `verbs` that it offers."""
    actions = interface.actionInterface()
    assert actions is not None, name(interface)
    verb = next((verb for verb in verbs if verb in actions.actionNames()), None)
    assert verb is not None, (name(interface), actions.actionNames())
    actions.doAction(verb)


ANSWERS = (
    "Do not answer",
    "Put nothing in",
    "No keeper",
    "No red card",
    "Play it as it is",
    "Attack no more",
    "Continue",
)
PICKS = ("Send off", "Discard", "Injure", "Return to hand")
ENDS = ("wins!", "share the win!")
CHOICES = ("Let ", "Inside", "Outside", "Accept", "Blow the whistle")


@pytest.mark.parametrize("seed", [21, pytest.param(33, marks=pytest.mark.nightly)])
def test_a_friendly_through_the_tree_alone(window: MainWindow, qtbot: QtBot, seed: int) -> None:
    QAccessible.setActive(True)
    reader = Reader(window, qtbot)
    reader.press("Friendly")
    with mock.patch.object(Setup, "drawn_seed", return_value=seed):
        reader.press("Kick-off")
        qtbot.waitUntil(lambda: window.game.laid is not None)
    done: dict[str, int] = {}
    for _decision in range(300):
        what = reader.wait_for("Back to the start", "Play ", *PICKS, *ANSWERS, *CHOICES)
        if what == "Back to the start":
            break
        done[what] = done.get(what, 0) + 1
        if what == "Play ":
            play_something(reader)
        else:
            reader.press(what)
    assert done.get("Play ", 0) >= 3, done
    qtbot.waitUntil(lambda: any(end in text for end in ENDS for text in reader.names()))
    reader.press("Back to the start")
    reader.wait_for("New tournament")


def play_something(reader: Reader) -> None:
    """Select a card after the other until the button to play can be pressed, and press it."""
    for number in range(own_hand(reader).childCount()):
        item = own_hand(reader).child(number)
        if item is None:
            return  # a card left the hand meanwhile: look again
        assert item.role() == Role.ListItem
        do(item, "Toggle")
        QApplication.processEvents()
        button = reader.play_button()
        if button is not None and not button.state().disabled:
            do(button, "Press")
            reader.rest()
            return
    for answer in ANSWERS:
        if any(each.startswith(answer) for each in reader.pressable()):
            reader.press(answer)
            return
    raise AssertionError(reader.pressable())


def own_hand(reader: Reader) -> QAccessibleInterface:
    """The list of cards that lie open."""
    hands = [each for each in reader.all() if each.role() == Role.List and name(each).startswith("Hand of")]
    return next(hand for hand in hands if own(hand))


def own(hand: QAccessibleInterface) -> bool:
    """Whether the cards of a hand lie open."""
    cards = [hand.child(number) for number in range(hand.childCount())]
    return all("face down" not in name(card) for card in cards if card is not None)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every sentence that a screen reader is asked to say."""
    heard: list[str] = []

    def hear(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def test_goals_cards_rolls_rulings_offers_and_turns_are_announced(
    window: MainWindow, qtbot: QtBot, announced: list[str]
) -> None:
    from tests.ui.hands import controller_of, desk_of
    from tests.ui.mouse import MousePlayer

    QAccessible.setActive(True)
    told: dict[str, int] = {}
    wanted = {"goal", "attack_played", "die_rolled", "bribe_offered", "match_ended", "awarded"}
    for seed in range(41, 61):
        if wanted <= set(told):
            break
        with mock.patch.object(Setup, "drawn_seed", return_value=seed):
            reader = Reader(window, qtbot)
            reader.press("Friendly")
            reader.press("Kick-off")
            qtbot.waitUntil(lambda: window.desk is not None)
        controller, table, log = controller_of(window), desk_of(window).table, desk_of(window).models.log
        lines: dict[str, list[str]] = {}
        for event in controller.view.history:  # what had happened before anybody listened
            lines.setdefault(key(event), []).append(log.told(event))
        tell = log.told

        def told_now(event: Mapping[str, Any], tell: Any = tell, lines: dict[str, list[str]] = lines) -> str:
            text = str(tell(event))
            lines.setdefault(key(event), []).append(text)
            return text

        log.told = told_now  # type: ignore[method-assign]
        player = MousePlayer(window, qtbot, seed)
        offered = False
        while controller.scene != "payout":
            player.wait_for_question()
            table.finish()
            QApplication.processEvents()
            if controller.info.actor is not None and controller.scene == "table":
                assert table.prompt.text() in announced
            if not offered and any(choice["type"] == "offer" for choice in all_choices(controller)):
                offered = True
                table.referee_panel.bribes.offer.click()
                continue
            if controller.scene != "payout":
                player.decide()
        for event in controller.view.history:
            if event["type"] in (
                "goal", "saved", "missed", "attack_played", "defence_played", "die_rolled", "die_changed", "area_ruled",
                "sent_off", "awarded", "bribe_offered", "bribe_accepted", "bribe_declined", "match_ended",
            ):  # fmt: skip
                ruled = event["type"] == "awarded" and not any(lines[key(event)])
                assert ruled or any(line in announced for line in lines[key(event)]), event
                told[event["type"]] = told.get(event["type"], 0) + 1
        window.leave_game()
        announced.clear()
    assert wanted <= set(told), told


def key(event: Mapping[str, Any]) -> str:
    """An event as a word that can be looked up."""
    return json.dumps(event, default=dict, sort_keys=True)


def all_choices(controller: object) -> list[dict[str, object]]:
    """What may be done, offers included."""
    from swallows_gui.ui.play.game_controller import GameController

    assert isinstance(controller, GameController)
    entries = [each if isinstance(each, int) else each[0] for each in controller.info.legal]
    return [controller.session.action_json(each) for each in entries]


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("screen", ["start", "tournament", "friendly", "settings", "rules", "album", "packs"])
def test_the_focus_can_be_seen_on_every_control_of_a_page(
    window: MainWindow, qtbot: QtBot, screen: str, theme: str
) -> None:
    settings().change(theme=theme)
    window.show_screen(screen)
    settle(window, qtbot)
    assert not unmarked(window)


def test_the_focus_can_be_seen_on_every_control_of_the_table(window: MainWindow, qtbot: QtBot) -> None:
    from tests.ui.hands import controller_of, desk_of, start_friendly
    from tests.ui.mouse import MousePlayer

    with mock.patch.object(Setup, "drawn_seed", return_value=41):
        start_friendly(window, qtbot)
    controller, player = controller_of(window), MousePlayer(window, qtbot, 41)
    steps: set[str] = set()
    while controller.scene != "payout" and len(steps) < 4:
        player.wait_for_question()
        desk_of(window).table.finish()
        if controller.view.step not in steps:
            steps.add(controller.view.step)
            assert not unmarked(window), controller.view.step
        player.decide()


def unmarked(window: MainWindow) -> list[str]:
    """The controls that look the same with the focus as without."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QAbstractScrollArea, QWidget

    window.activateWindow()
    QApplication.processEvents()
    bad = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not widget.isEnabled() or not widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            continue
        if widget.focusProxy() is not None or widget.visibleRegion().isEmpty():
            continue
        before = window.focusWidget()
        if before is not None:
            before.clearFocus()
        QApplication.processEvents()
        looked = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if not widget.hasFocus():
            continue
        if widget.grab().toImage() == looked:
            kind = "scroll" if isinstance(widget, QAbstractScrollArea) else "control"
            bad.append(
                f"{kind} {type(widget).__name__} {widget.accessibleName()!r} in {type(widget.parent()).__name__}"
            )
    return bad
