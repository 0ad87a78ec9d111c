"""The places on a stage: whole, apart from each other, and the same whatever is asked."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF

from swallows_gui.ui.stage.layout import Needs, StageLayout, lay_out

STAGES = [(1280, 770, 1.0), (1024, 670, 1.0), (1920, 1050, 1.0), (1024, 640, 2.0), (1280, 740, 2.0), (760, 620, 1.0)]


def laid(width: int, height: int, scale: float, asks: int = 0, choices: int = 0) -> StageLayout:
    wanted = asks or round(120 * min(scale, 1.4))
    return lay_out(QRect(0, 0, width, height), scale, Needs(lambda _wide, _across: wanted, lambda _wide: choices))


@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_nothing_covers_score_sum_question_hand_or_foot(width: int, height: int, scale: float) -> None:
    places = laid(width, height, scale)
    parts = {
        "band": QRectF(places.band),
        "tab": QRectF(places.tab),
        "referee": QRectF(places.referee),
        "sums": places.sums,
        "question": QRectF(places.question),
        "hand": QRectF(places.hand),
        "foot": QRectF(places.foot),
    }
    for name, room in parts.items():
        assert QRectF(places.room).contains(room), name
        for other, another in parts.items():
            assert name == other or not room.intersects(another), (name, other)
    for card in (places.left, places.right):
        assert not card.intersects(QRectF(places.question))
        assert not card.intersects(places.sums)
        assert not card.intersects(QRectF(places.band))
    assert places.sums.height() >= 90


@pytest.mark.parametrize(("width", "height", "scale"), STAGES)
def test_the_question_stands_at_the_same_foot_whatever_it_needs(width: int, height: int, scale: float) -> None:
    low, high = (laid(width, height, scale, asks) for asks in (100, 140))
    assert low.question.bottom() == high.question.bottom()
    assert low.question.left() == high.question.left() == 0
    assert low.band == high.band
    assert low.hand == high.hand


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
