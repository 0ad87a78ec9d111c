"""What one seat alone knows is named by every game, and stands nowhere in the window while another looks, or nobody."""

import pytest
from pytestqt.qtbot import QtBot

from bench.trial.ear import Ear
from bench.twins import compare_twins
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.title import Title
from swallows_gui.ui.play.game_desk import GameUi
from swallows_gui.ui.shell.main_window import MainWindow
from tests.games.contract.at_the_table import begin, decide, open_curtain, until_rest
from tests.games.contract.whole import FACTS, GAMES, TINY

LOOKS = 8
"""Times that somebody opens the curtain."""
TWINS = [
    game if FACTS[game].hidden and game != TINY else pytest.param(game, marks=pytest.mark.nightly) for game in GAMES
]
"""By day in the games that hide something; where all lies open only dice to come could be seen, which no view has."""


def test_it_says_itself_what_is_secret(title: Title) -> None:
    desk: type[GameUi] = title.load(title.desk)
    assert desk.secrets is not GameUi.secrets
    assert desk.open_secrets is not GameUi.open_secrets


def test_who_does_not_say_what_is_secret_is_not_taken_for_open(window: MainWindow) -> None:
    for ask in (lambda: GameUi.secrets(window, 0), lambda: GameUi.open_secrets(window, None)):  # type: ignore[arg-type]
        with pytest.raises(NotImplementedError):
            ask()


def test_nothing_of_a_hand_is_left_when_somebody_else_looks(
    window: MainWindow, qtbot: QtBot, game: str, title: Title, lab: GameLab
) -> None:
    hides = bool(FACTS[game].hidden)
    desk = begin(window, qtbot, game, *[""] * max(2, title.seats[0]), **lab.heard)
    ear, found, looks = Ear(window), list[str](), 0
    desk.table.announced.connect(lambda text: found.extend(ear.hear(text)))
    for number in range(60):
        until_rest(window, qtbot)
        if desk.session.over or looks >= LOOKS:
            break
        found += ear.listen()
        assert not found
        if desk.controller.curtained:
            looks += 1
            open_curtain(window)
        else:
            decide(window, qtbot, number)
            found += ear.listen()
    assert bool(ear.compared) == hides, "0 compared" if hides else "everything lies open"
    assert bool(looks) == hides


@pytest.mark.parametrize("game", TWINS)
def test_what_nobody_can_know_changes_nothing_that_is_seen_or_said(game: str) -> None:
    """Positions and their twins, which differ in hidden cards, choices and dice to come, look alike."""
    compared, failures = compare_twins(1, game, ("at first", "as text"))
    assert failures == []
    assert compared >= 4


@pytest.mark.nightly
@pytest.mark.parametrize("look", ["by Tab", "with a hint", "in a replay", "after a choice", "pages"])
def test_who_looks_further_sees_no_more(game: str, look: str) -> None:
    """Nor by keys, in a hint, in a replay, after a choice, or on the pages that tell of a game under way."""
    if game == "dice" and look == "pages":
        pytest.skip("cups and championships know nothing of it")
    _compared, failures = compare_twins(1, game, (look,))
    assert failures == []
