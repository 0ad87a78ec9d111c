"""What is pale, dark or taken can still be read: at least 4.5 : 1, measured in what was painted, in every theme."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication

from swallows_gui import titles
from swallows_gui.games.grudgematch.table.heads import SHAPE, paint_card
from swallows_gui.games.power_soccer.table.picture import Arc, PitchPicture
from swallows_gui.games.power_soccer.table.pitch_paint import paint_arcs, paint_field, paint_grass
from swallows_gui.games.power_soccer.table.pitch_plan import STEP, PitchPlan
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.table.cards.card_back import card_size
from swallows_gui.games.swallows.table.cards.card_face import face, number_room
from swallows_gui.games.swallows.table.cards.nations_view import NationsView
from swallows_gui.games.swallows.table.cards.tilted import NONE, tilted
from swallows_gui.games.tactics_board.rules.board import COLUMNS
from swallows_gui.games.tactics_board.table.board_paint import BoardPlan
from swallows_gui.games.tactics_board.table.board_paint import paint_field as paint_board
from swallows_gui.models import roles
from swallows_gui.services.theme import Theme, theme
from swallows_gui.ui.shell.poster import PosterPicture, cover_of
from tests.ui.fit.colours import measured_contrast
from tests.ui.kit.conftest import services  # noqa: F401 - a fixture

READS = 4.5


@pytest.fixture(params=["light", "dark", "contrast"])
def look(request: pytest.FixtureRequest, qapp: QApplication) -> str:
    Theme.install(qapp, request.param, 100)
    return str(request.param)


def canvas(wide: int, high: int) -> tuple[QImage, QPainter]:
    image = QImage(wide, high, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    return image, QPainter(image)


def test_the_numbers_on_the_dice_pitch(look: str) -> None:
    image, painter = canvas(1010, 400)
    plan = PitchPlan(QRectF(image.rect()))
    paint_grass(painter, plan, QRectF(image.rect()))
    paint_field(painter, plan, PitchPicture(mode="attack", points=10, stripe=True))
    painter.end()
    for points in (0, 5, 15, 25, 35, 45):
        foot = plan.at(points + STEP / 2, 0.92)
        room = QRectF(foot.x() - plan.stripe * 0.3, foot.y() - 16, plan.stripe * 0.6, 30).toRect()
        assert measured_contrast(image, room) >= READS, points


@pytest.mark.parametrize("wide", [800, 1005, 1900])
def test_the_letters_beside_the_board_those_in_the_nets_too(look: str, wide: int) -> None:
    image, painter = canvas(wide, wide // 2)
    plan = BoardPlan(QRectF(image.rect()))
    paint_board(painter, plan)
    painter.end()
    for column in range(COLUMNS):
        for x in (plan.field.left() - 0.22 * plan.side, plan.field.right() + 0.22 * plan.side):
            middle = QPointF(x, plan.field.top() + (column + 0.5) * plan.side)
            room = QRectF(0, 0, 0.2 * plan.side, 0.2 * plan.side)
            room.moveCenter(middle)
            ink = theme().colour("grass_line")
            assert measured_contrast(image, room.toRect(), of=ink) >= READS, column


@pytest.mark.parametrize("card", [3, 20, 33, 50])
def test_rank_of_a_playing_card_that_cannot_be_played(look: str, card: int) -> None:
    wide = round(150 * SHAPE)
    image, painter = canvas(wide, 150)
    paint_card(painter, QRectF(image.rect()), card, 0, dark=True)
    painter.end()
    assert measured_contrast(image, QRect(8, 8, 30, 30)) >= READS


@pytest.mark.parametrize("height", [100, 150])
def test_the_number_of_a_card_that_cannot_be_played(look: str, height: int) -> None:
    numbered = [card for card in load().cards.values() if card.value and card.owner is None][::25]
    assert len(numbered) > 4
    size = card_size(height)
    for card in numbered:
        picture = tilted(face(card, size), QSizeF(size), 0.0, shadow=NONE, shaded=card).toImage()
        room = number_room()
        off = (picture.width() - size.width()) // 2, (picture.height() - size.height()) // 2
        inside = QRect(off[0], off[1], round(size.width() * room.width()), round(size.height() * room.height()))
        assert measured_contrast(picture, inside) >= READS, card.id


def test_name_and_holder_of_a_nation_that_is_taken(look: str) -> None:
    nations = list(load().nations.values())[:3]
    model = QStandardItemModel()
    for nation in nations:
        item = QStandardItem(str(nation.name["en"]))
        item.setData(nation, roles.NATION)
        item.setData("Wanda", roles.GONE)
        model.appendRow(item)
    view = NationsView()
    view.setModel(model)
    view.resize(900, 420)
    view.show()
    QApplication.processEvents()
    picture = view.viewport().grab().toImage()
    for row in range(len(nations)):
        card = view.card_rect(model.index(row, 0))
        strip = QRect(card.center().x() - 40, card.top() + round(card.height() * 0.45) - 11, 80, 22)
        name = QRect(card.left() + 12, card.top() + round(card.height() * 0.58), round(card.width() * 0.8), 30)
        assert measured_contrast(picture, strip) >= READS
        assert measured_contrast(picture, name) >= READS
        assert not strip.intersects(name)
    view.close()


def test_the_title_on_every_cover(look: str) -> None:
    for title in titles.titles():
        poster = PosterPicture(cover_of(title))
        poster.resize(800, 768)
        picture = poster.grab().toImage()
        head = QRect(60, 50, 600, 90)  # without its words: they are painted over it in the colour of the letters
        assert measured_contrast(picture, head, of=theme().colour("on_colour")) >= READS, title.id


def test_no_arc_on_the_dice_pitch_runs_through_the_number_of_another(look: str) -> None:
    arcs = tuple(Arc(face, end) for face, end in (("five", 5), ("ten", 10), ("long_pass", 20)))
    alone = []
    for shown in (arcs, *((arc,) for arc in arcs)):
        image, painter = canvas(1010, 330)
        paint_arcs(painter, PitchPlan(QRectF(image.rect())), PitchPicture(mode="attack", stripe=True, arcs=shown))
        painter.end()
        alone.append(image)
    plan = PitchPlan(QRectF(0, 0, 1010, 330))
    for arc, image in zip(arcs, alone[1:], strict=True):
        middle = plan.hop(0, arc.end).pointAtPercent(0.66)
        tile = QRect(round(middle.x()) - 8, round(middle.y()) - 7, 16, 14)
        assert alone[0].copy(tile) == image.copy(tile), arc.face
