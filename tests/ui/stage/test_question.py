"""The question's plate: what it says is seen, whether somebody is asked or not."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.stage.question import QuestionPlate


@pytest.fixture
def plate(qtbot: QtBot) -> Iterator[QuestionPlate]:
    """A plate with one button, on a stage."""
    stage = QWidget()
    qtbot.addWidget(stage)
    stage.resize(700, 400)
    made = QuestionPlate(stage)
    made.add_button(PosterButton("Play"))
    stage.show()
    yield made
    stage.hide()


def test_in_large_letters_it_has_one_line_while_somebody_explains(plate: QuestionPlate) -> None:
    theme().set_scale(200)
    try:
        plate.dress(across=True)
        plate.ask("Ann", "Play a card", "Why", "#C8321F")
        plate.link_rule("Rule S5.1", "Open rule S5.1")
        alone = plate.height_for(690)
        plate.set_coached(True)
        assert plate.words["what"].text() == "Ann · Play a card"
        assert not plate.rule.isVisible()
        assert plate.height_for(690) <= alone
        plate.set_coached(False)
        assert plate.words["what"].text() == "Play a card"
        assert plate.rule.isVisible()
        assert plate.height_for(690) == alone
    finally:
        theme().set_scale(100)


@pytest.mark.parametrize("across", [True, False])
@pytest.mark.parametrize("buttons", [True, False])
def test_its_words_have_its_width_and_it_is_no_higher_than_they_need(
    plate: QuestionPlate, across: bool, buttons: bool
) -> None:
    for button in plate.findChildren(PosterButton):
        button.setVisible(buttons and button.text() == "Play")
    plate.dress(across=across)
    plate.say("", "Somebody thinks about whether to attack or not", "")
    plate.setGeometry(0, 0, 690, plate.height_for(690))
    plate.grab()  # lays it out
    what = plate.words["what"]
    assert what.height() >= what.heightForWidth(what.width())
    assert what.width() > 345, "half of the plate or more"
    assert plate.height() < 120
