"""A match of Final Whistle is set up: ties of two matches, and a cup that is defended (F10.1, F10.2, F11.1)."""

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.games.final_whistle.table.set_up import FinalSetUp
from swallows_gui.session import Seat, Session, Setup

SEATS = (Seat("Anna", "ai", "easy"), Seat("Bo", "ai", "easy"))


@pytest.fixture
def screen(qtbot: QtBot) -> FinalSetUp:
    made = FinalSetUp()
    qtbot.addWidget(made)
    made.show()
    made.more.click()
    return made


def choose(screen: FinalSetUp, **keys: str) -> None:
    """As with clicks."""
    for name, key in keys.items():
        control = getattr(screen, name)
        control.set_key(key)
        control.changed.emit(key)


def test_f11_1_a_usual_match_says_nothing_of_cups(screen: FinalSetUp) -> None:
    assert not {"leg", "first_leg", "holder", "holder_points"} & screen.options().keys()
    assert not screen.points.isVisible()
    assert not screen.first_leg.isVisible()


def test_f7_1_a_first_match_asks_for_no_substitutes(screen: FinalSetUp) -> None:
    assert screen.options()["substitutions"] == "hurt"
    choose(screen, squads="choose")
    assert screen.options()["substitutions"] == "later"


def test_f10_2_a_holder_defends_the_cup_with_points_more_or_fewer(screen: FinalSetUp) -> None:
    choose(screen, squads="choose", holder="1")
    assert screen.points.isVisible()
    screen.points.setCurrentIndex(screen.points.findData(-4))
    options = screen.options()
    assert (options["holder"], options["holder_points"]) == (1, -4)
    assert screen.points.currentText() == "4 fewer"
    with Session.new(Setup(options, SEATS, "final_whistle", seed=3)) as session:
        session.run()
        assert session.over
    choose(screen, squads="first")
    assert "holder_points" not in screen.options()
    assert not screen.points.isVisible()


def test_f10_1_the_second_match_of_a_tie_knows_how_the_first_ended(screen: FinalSetUp) -> None:
    choose(screen, leg="1")
    assert screen.options()["leg"] == 1
    assert not screen.extra_time.isEnabled()
    choose(screen, leg="2")
    for goals, scored in zip(screen.first_goals, (2, 1), strict=True):
        goals.set_value(scored)
    options = screen.options()
    assert (options["leg"], options["first_leg"]) == (2, [2, 1])
    with Session.new(Setup(options, SEATS, "final_whistle", seed=5)) as session:
        session.run()
        assert session.over
    choose(screen, leg="single")
    assert "first_leg" not in screen.options()
    assert screen.extra_time.isEnabled()


def test_a_cup_of_the_house_settles_ties_and_holders_itself(screen: FinalSetUp) -> None:
    choose(screen, leg="2", holder="0")
    assert not {"leg", "first_leg", "holder", "holder_points"} & screen.cup_options().keys()
    screen.serve_cup()
    assert not screen.leg.isVisible()
    assert not screen.holder.isVisible()
