"""The places on a stage: whole, apart from each other, and the same whatever is asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF

from swallows_gui.ui.stage.layout import Needs, StageLayout, lay_out

STAGES = [(1280, 770, 1.0), (1024, 670, 1.0), (1920, 1050, 1.0), (1024, 640, 2.0), (1280, 740, 2.0), (760, 620, 1.0)]


def laid(
    width: int, height: int, scale: float, asks: int = 0, choices: int = 0, says: int = 0, answers: bool = False
) -> StageLayout:
    wanted = asks or round((60 if says and scale > 1 else 120) * min(scale, 1.4))  # large letters: one line beside him
    needs = Needs(lambda _wide, _across: wanted, lambda _wide, _most: choices, lambda _wide: says, lambda: answers)
    return lay_out(QRect(0, 0, width, height), scale, needs)


@pytest.mark.parametrize("says", [0, 140, 210])
@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_nothing_covers_score_sum_question_coach_hand_or_foot(width: int, height: int, scale: float, says: int) -> None:
    places = laid(width, height, scale, says=says, answers=says > 200)
    parts = {
        "band": QRectF(places.band),
        "tab": QRectF(places.tab),
        "referee": QRectF(places.referee),
        "sums": places.sums,
        "question": QRectF(places.question),
        "coach": QRectF(places.coach),
        "hand": QRectF(places.hand),
        "foot": QRectF(places.foot),
    }
    for name, room in parts.items():
        assert room.isEmpty() or QRectF(places.room).contains(room), name
        for other, another in parts.items():
            assert name == other or not room.intersects(another), (name, other)
    for card in (places.left, places.right):
        assert not card.intersects(QRectF(places.question))
        assert not card.intersects(QRectF(places.coach))
        assert not card.intersects(places.sums)
        assert not card.intersects(QRectF(places.band))
    assert places.sums.height() >= (80 if says else 90)
    assert places.coach.height() == says


@pytest.mark.parametrize("choices", [0, 180])
@pytest.mark.parametrize("says", [0, 140])
@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_a_sheet_covers_neither_score_hands_sum_question_coach_nor_foot(
    width: int, height: int, scale: float, says: int, choices: int
) -> None:
    under = round(width * (0.25 if scale == 1.0 else 0.36))
    asks = round(60 * scale) if says else 120
    needs = Needs(lambda _wide, _across: asks, lambda _wide, _most: choices, lambda _wide: says, sheet=lambda: under)
    places = lay_out(QRect(0, 0, width, height), scale, needs)
    sheet = QRectF(places.sheets)
    sheet.setLeft(sheet.right() - under)
    assert sheet.height() >= 200
    for part in (places.band, places.tab, *places.far, places.foot, places.question, places.coach, places.hand):
        assert not sheet.intersects(QRectF(part))
    assert not sheet.intersects(places.sums)
    assert not places.sums.intersects(QRectF(places.question))


@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_the_sum_makes_way_for_a_sheet(width: int, height: int, scale: float) -> None:
    under = round(width * (0.25 if scale == 1.0 else 0.36))
    needs = Needs(lambda _wide, _across: 100, sheet=lambda: under)
    free, made = (lay_out(QRect(0, 0, width, height), scale, each) for each in (Needs(needs.question), needs))
    assert made.sums.right() <= width - under + 1
    assert made.sums.size() == free.sums.size()
    assert not made.left.intersects(made.sums)
    assert not QRectF(made.question).intersects(made.sums)


@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_the_question_stands_at_the_same_foot_whatever_it_needs(width: int, height: int, scale: float) -> None:
    low, high = (laid(width, height, scale, asks) for asks in (100, 140))
    assert low.question.bottom() == high.question.bottom()
    assert low.question.left() == high.question.left() == 0
    assert low.band == high.band
    assert low.hand == high.hand


@pytest.mark.parametrize(("width", "height", "scale"), STAGES[:3])
def test_the_coach_stands_beside_the_question_and_moves_nothing_but_the_cards(
    width: int, height: int, scale: float
) -> None:
    silent, spoken = (laid(width, height, scale, says=says) for says in (0, 170))
    assert spoken.coach.bottom() == spoken.question.bottom()
    assert spoken.coach.right() == width - 1
    for part in ("band", "tab", "referee", "face", "question", "hand", "foot", "controls", "far"):
        assert getattr(spoken, part) == getattr(silent, part), part
    assert spoken.left.height() >= 0.55 * silent.left.height()


@pytest.mark.parametrize(("width", "height"), [(1024, 640), (1280, 740)])
def test_in_large_letters_what_can_be_done_at_once_stands_in_the_place_of_the_question(width: int, height: int) -> None:
    advice, lesson = (laid(width, height, 2.0, says=210, answers=answers) for answers in (True, False))
    assert advice.question.isEmpty()
    assert advice.coach.bottom() + 1 == advice.hand.top()
    assert lesson.coach.bottom() + 1 == lesson.question.top()
    assert advice.sums.height() >= 110


@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_choices_take_the_place_of_the_hand_and_never_more_than_half(width: int, height: int, scale: float) -> None:
    hand, plates = laid(width, height, scale), laid(width, height, scale, choices=4_000)
    assert plates.hand.bottom() == hand.hand.bottom()
    assert hand.hand.height() <= plates.hand.height() <= height / 2


def test_most_of_a_stage_is_picture() -> None:
    for width, height, scale in STAGES[:3]:
        places = laid(width, height, scale)
        scene = places.canvas.height() * width - places.question.width() * places.question.height()
        assert scene >= 0.8 * width * height
        assert places.foot.height() * width <= 0.06 * width * height


@pytest.mark.parametrize("says", [0, 140, 260])
@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_beside_an_upright_field_stands_all_else(width: int, height: int, scale: float, says: int) -> None:
    asks, choices = round(150 * scale), round(260 * min(scale, 1.4))
    needs = Needs(lambda _wide, _across: asks, lambda _wide, _most: choices, lambda _wide: says, column=True)
    room = QRect(0, 0, width, height)
    places = lay_out(room, scale, needs)
    parts = {
        "board": places.board, "controls": places.controls, "band": places.band, "tab": places.tab,
        "sums": places.sums.toRect(), "coach": places.coach, "question": places.question, "hand": places.hand,
        "foot": places.foot,
    }  # fmt: skip
    for name, part in parts.items():
        assert part.isEmpty() or room.contains(part), name
        for other, another in parts.items():
            assert name == other or not part.intersects(another), (name, other)
    assert places.open.contains(places.board)
    assert places.board.width() >= 0.4 * width
    assert places.board.height() >= (0.35 if says else 0.7) * height
    assert places.coach.height() == says
    assert places.hand.bottom() + 1 == places.foot.top()
    assert places.question.bottom() + 1 == places.hand.top()


@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_beside_an_upright_field_the_question_keeps_its_foot(width: int, height: int, scale: float) -> None:
    def asked(high: int) -> StageLayout:
        return lay_out(
            QRect(0, 0, width, height),
            scale,
            Needs(lambda _wide, _across: high, lambda _wide, _most: 4_000, column=True),
        )

    low, high = asked(round(80 * scale)), asked(round(110 * scale))
    assert low.question.bottom() == high.question.bottom()
    assert low.board == high.board
