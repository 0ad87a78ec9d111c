"""The measures of `packaging/checks/art_bounds.py` find what they are for."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QApplication

from checks.art_bounds import RIM, composition, elements, rims, scene_troubles, share, under_the_slip
from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.art.picture import poster_of
from swallows_gui.games.swallows.table.cards import card_face
from swallows_gui.games.swallows.table.cards.card_face import PICTURE, face_sheet
from swallows_gui.services.stylesheet import LIGHT

CARDS = tuple(load().cards.values())


def card(**scene: object) -> Card:
    """A card with a scene."""
    given = {
        "id": "x",
        "colour": "green",
        "kind": "attack",
        "value": 3,
        "count": 1,
        "text": "Das war ja allerhand.",
        "scene": scene,
    }
    return Card.model_validate_json(json.dumps({**given, "area": "inside"}))


def man(x: int, tall: int = 60) -> dict[str, object]:
    """Somebody who stands at a place."""
    return {"pose": "stand", "side": "referee", "facing": "right", "spot": [x, 2, tall]}


@pytest.mark.parametrize(
    ("figures", "focus", "found"),
    [
        ([], "props.0", "nobody"),
        ([man(50, 120)], "figures.0", "face"),
        ([man(50)], "figures.0", "one"),
        ([man(50, 120)], "props.0", "thing and one"),
        ([man(20), man(90)], "props.0", "flanked"),
        ([man(50, 120), man(90)], "figures.0", "face and half"),
        ([man(50), man(60)], "figures.0", "pair"),
        ([man(20), man(40), man(60), man(90)], "figures.0", "crowd"),
    ],
)
def test_a_scene_has_a_class(figures: list[dict[str, object]], focus: str, found: str) -> None:
    made = card(camera="low", focus=focus, figures=figures, props=[{"thing": "ghost", "spot": [54, 4, 60]}])
    assert composition(made.scene) == found
    assert elements(made.scene) == len(figures) + 1


def test_a_deck_of_one_formula_is_found() -> None:
    flanked = card(
        camera="low", focus="props.0", figures=[man(20), man(90)], props=[{"thing": "ghost"}], ball=[[50, 2, 12]]
    )
    silent = flanked.model_copy(update={"id": "y", "colour": "blue", "kind": "foul"})
    told = list(scene_troubles([flanked, silent]))
    for words in ("composed as 'flanked'", "'nobody'", "'face'", "up to 3 elements", "y: a ball is drawn"):
        assert any(words in each for each in told), words
    assert not any(each.startswith("x:") for each in told)


def test_a_rim_of_paper_is_found() -> None:
    dark = card(camera="bust", focus="props.0", ground="dark", figures=[man(30)], props=[{"thing": "ghost"}])
    size = QSize(250, PICTURE)
    ground, rimmed = QImage(size, QImage.Format.Format_RGB32), QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(ground)
    poster = poster_of(painter, dark, None, LIGHT, PICTURE, None, 250.0)
    painter.end()
    ground.fill(QColor("#0E3D24"))
    rimmed.fill(QColor("#0E3D24"))
    shape = QPainterPath()
    shape.addRect(QRectF(60, 60, 80, 120))
    shapes = [shape for _ in poster.shot.parts]
    assert max(rims(poster, rimmed, ground, shapes)) == 0
    painter = QPainter(rimmed)
    painter.setPen(QPen(QColor("#F4EFE3"), 12, Qt.PenStyle.SolidLine))
    painter.drawPath(shape)
    painter.end()
    assert max(rims(poster, rimmed, ground, shapes)) > RIM


def test_what_runs_under_the_slip_is_found(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = replace(face_sheet(CARDS[0]), colours=LIGHT)
    assert not under_the_slip(sheet)
    assert share(PICTURE) >= 0.7

    def legs(painter: QPainter, *_: object) -> None:
        painter.setClipping(False)
        painter.drawLine(QPointF(120, 200), QPointF(130, 330))

    monkeypatch.setattr(card_face, "paint_strip", legs)
    assert under_the_slip(sheet)
