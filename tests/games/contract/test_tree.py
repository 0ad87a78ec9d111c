"""Matches of the small games with nothing but what a screen reader has: names, roles, states and actions."""

from typing import Any

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from pytestqt.qtbot import QtBot

from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.contract.at_the_table import begin, desk_of, until_asked
from tests.ui.test_screen_reader import Reader, Role, do, is_of_the_table, name

SHORT: dict[str, dict[str, Any]] = {
    "power_soccer": {"rules": "professional", "dice": 2, "length": {"attacks": 1}},
    "grudgematch": {},
    "tactics_board": {"half": 15},
    "final_whistle": {"squads": "first", "decks": "first", "substitutions": "hurt", "extra_time": "never"},
}
"""Options by game; whole matches are played at night."""
ASIDE = ("Open rule", "Hint", "Take back", "Roll on", "Stop rolling", "Pause", "One decision", "To the end")
"""What is no answer."""
NEXT = "Next target"
"""Where to the eye a square is pointed at: leads to another one that can be chosen."""
IDLE = ("Pass [", "No more", "Nobody else", "Stay fair")
"""Answers that let things be: only where nothing else is an answer."""


@pytest.mark.parametrize(("game", "decisions"), [(game, 12) for game in SHORT])
def test_decisions_are_made_through_the_tree_alone(window: MainWindow, qtbot: QtBot, game: str, decisions: int) -> None:
    _play(window, qtbot, game, decisions)
    assert desk_of(window).session.n >= decisions or desk_of(window).session.over


@pytest.mark.nightly
@pytest.mark.parametrize("game", SHORT)
def test_a_whole_match_is_played_through_the_tree_alone(window: MainWindow, qtbot: QtBot, game: str) -> None:
    _play(window, qtbot, game, 2000)
    assert desk_of(window).session.over


def _play(window: MainWindow, qtbot: QtBot, game: str, most: int) -> None:
    QAccessible.setActive(True)
    begin(window, qtbot, game, "", "easy", **SHORT[game])
    reader = Reader(window, qtbot)
    for _decision in range(most):
        until_asked(window, qtbot)
        if desk_of(window).session.over:
            return
        _answer(window, reader)


def _answer(window: MainWindow, reader: Reader) -> None:
    """Press what may be an answer, one after the other, until it was one; lead on to another target between."""
    session = desk_of(window).session
    before = session.n
    for round_ in range(3):
        answers = [name(each) for each in _answers(reader)]
        for called in [each for each in answers if round_ == 2 or not each.startswith(IDLE)]:
            found = reader.find(Role.Button, called)
            if found is None or found.state().disabled:
                continue
            do(found, "Press")
            reader.rest()
            if session.n > before:
                return
        following = reader.find(Role.Button, NEXT)
        if following is not None:
            do(following, "Press")
            reader.rest()
    raise AssertionError(f"no answer among {reader.pressable()}")


def _answers(reader: Reader) -> list[QAccessibleInterface]:
    buttons = [each for each in reader.all() if each.role() == Role.Button and not each.state().disabled]
    return [
        each
        for each in buttons
        if name(each) and not name(each).startswith((*ASIDE, NEXT, "Pace")) and not is_of_the_table(name(each))
    ]
