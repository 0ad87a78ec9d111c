"""Faces drawn from names: people are told apart at 48 px in five moods and in grey, and moods follow the score."""

from __future__ import annotations

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from checks import face_check
from swallows_gui.models.moods import MOODS, Mood
from swallows_gui.ui.art.cast import CAST
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.art.hats import paint_medallion
from swallows_gui.ui.art.people import looks_of, moods_of_score
from swallows_gui.ui.kit.face_cache import CACHE
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.play.match_set_up import _COMPUTERS
from swallows_gui.ui.play.stage_band import BandState, SideHolder, StageBand
from swallows_gui.ui.shell.cups.players import NAMES

PEOPLE = ("Anna", "Bruno", "Clara", "Dario", "Edith", "Fritz", "Gerda", "Hassan", "Ingrid", "Jupp", "Klara", "Ludwig")
SHIRT = QColor("#2B5FA8")
APART, MOODS_APART = 6.0, 2.5
"""Mean difference in grey over all pixels, of 255, between two people and between two moods of one."""


@cache
def _grey(name: str, mood: Mood, side: int = 48) -> bytes:
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(QColor("#F4EFE3"))
    painter = QPainter(picture)
    paint_medallion(painter, QRectF(0, 0, side, side), name, SHIRT, mood)
    painter.end()
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(grey.constBits())


def _difference(one: bytes, other: bytes) -> float:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


@pytest.mark.parametrize("mood", MOODS)
def test_twelve_people_are_told_apart_in_every_mood(qapp: QApplication, mood: Mood) -> None:
    close = {
        pair: _difference(_grey(pair[0], mood), _grey(pair[1], mood))
        for pair in combinations(PEOPLE, 2)
        if _difference(_grey(pair[0], mood), _grey(pair[1], mood)) < APART
    }
    assert close == {}


@pytest.mark.parametrize("name", PEOPLE)
def test_the_five_moods_of_one_are_told_apart(qapp: QApplication, name: str) -> None:
    close = {
        pair: _difference(_grey(name, pair[0]), _grey(name, pair[1]))
        for pair in combinations(MOODS, 2)
        if _difference(_grey(name, pair[0]), _grey(name, pair[1])) < MOODS_APART
    }
    assert close == {}


@pytest.mark.parametrize("grey", [False, True])
@pytest.mark.parametrize("mood", MOODS)
def test_nobody_confuses_two_whom_the_house_names(qapp: QApplication, mood: Mood, grey: bool) -> None:
    closest = face_check.closest_faces(face_check.NAMES, mood, grey=grey)
    assert closest.difference >= face_check.APART["grey" if grey else "colour"], closest


@pytest.mark.parametrize("name", face_check.NAMES)
def test_moods_of_whom_the_house_names_are_told_apart(qapp: QApplication, name: str) -> None:
    closest = face_check.closest_moods(name)
    assert closest.difference >= face_check.MOODS_APART, closest


def test_no_two_whom_the_house_names_share_hair_glasses_and_skin() -> None:
    every = list(CAST.values())
    assert len({(looks.cut, looks.hat, looks.glasses, looks.skin, looks.hair, looks.beard) for looks in every}) == 27
    shared = [
        pair for pair in combinations(every, 2)
        if (pair[0].cut, pair[0].glasses, pair[0].skin) == (pair[1].cut, pair[1].glasses, pair[1].skin)
    ]  # fmt: skip
    assert shared == []


def test_every_computer_player_has_a_face_of_its_own(qapp: QApplication) -> None:
    assert {name.casefold() for name in (*NAMES, *_COMPUTERS)} <= set(CAST)


def test_a_face_from_200_pixels_on_has_more_to_see(qapp: QApplication) -> None:
    for name in ("Ottmar", "Wanda", "Noor", "Anna"):
        assert _edges(name, 200) > 1.4 * _edges(name, 199), name


def _edges(name: str, side: int) -> int:
    """How many edges a face has: pixels that differ from the one before."""
    levels = _grey(name, "calm", side)
    wide = side + -side % 4
    return sum(abs(levels[at] - levels[at - 1]) > 12 for at in range(1, len(levels)) if at % wide)


def test_a_face_in_a_moving_picture_is_painted_once(qapp: QApplication) -> None:
    frame = QImage(260, 260, QImage.Format.Format_ARGB32_Premultiplied)
    CACHE.clear()
    for step in range(5):
        with painting(frame) as painter:
            draw_face(painter, QRectF(step * 3.5, 4, 240, 240), Person("Noor", SHIRT.name(), "shocked"))
    assert len(CACHE) == 1


def test_a_name_has_one_face_however_it_is_written(qapp: QApplication) -> None:
    assert looks_of("LUDWIG") == looks_of("ludwig")
    assert _grey("LUDWIG", "calm") == _grey("ludwig", "calm")
    assert len({looks_of(name) for name in PEOPLE}) == len(PEOPLE)


def test_moods_follow_the_score_alone() -> None:
    assert moods_of_score((0, 0)) == ("calm", "calm")
    assert moods_of_score((1, 0)) == ("glad", "calm")
    assert moods_of_score((1, 3)) == ("cross", "glad")
    assert moods_of_score((1, 3), (0, 3)) == ("glad", "shocked")
    assert moods_of_score((1, 3), (1, 2)) == ("shocked", "glad")


def test_a_goal_that_is_taken_back_shocks_nobody() -> None:
    assert moods_of_score((1, 0), (1, 1)) == ("glad", "calm")


def test_the_band_shows_the_mood_of_the_score(qtbot: QtBot) -> None:
    band = StageBand()
    qtbot.addWidget(band)
    band.resize(900, 100)
    players = (SideHolder("Anna", "#C8321F"), SideHolder("Ludwig", "#2B5FA8"))
    band.show_state(BandState(players))
    calm = _left_face(band)
    band.show_state(BandState(players, (1, 0)))
    glad = _left_face(band)
    band.show_state(BandState(players, (0, 2)))
    shocked = _left_face(band)
    assert all(_difference(*pair) > 1 for pair in combinations((calm, glad, shocked), 2))
    band.show_state(BandState(players))
    assert _difference(_left_face(band), calm) < 0.2, "but for a glyph's last levels"


@pytest.mark.parametrize(
    ("part", "moods"),
    [(0.0, ("calm", "glad")), (0.49, ("calm", "glad")), (0.5, ("glad", "shocked")), (1.0, ("glad", "shocked"))],
)
def test_no_face_tells_a_goal_before_its_figure_has_turned(qtbot: QtBot, part: float, moods: tuple[Mood, Mood]) -> None:
    band = StageBand()
    qtbot.addWidget(band)
    band.show_state(BandState(score=(0, 1)))
    band.show_state(BandState(score=(1, 1)), turn=True)
    band._turn(part)
    assert band.moods() == moods


def _left_face(band: QWidget) -> bytes:
    face = band.grab().toImage().copy(10, 5, 70, 62).convertToFormat(QImage.Format.Format_RGB32)
    return bytes(face.constBits())
