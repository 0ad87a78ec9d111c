"""Plots: where values stand, what the pointer and the keys read out, and what is seen of chance."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.plot import Bar, BarPlot, Frame, LinePlot, Series, legible, plot_chalk, plot_ground, ticks


def shown(qtbot: QtBot, plot: BarPlot | LinePlot) -> None:
    qtbot.addWidget(plot)
    plot.resize(480, 300)
    plot.show()
    qtbot.waitExposed(plot)


def colours(widget: QWidget, column: float) -> set[str]:
    """The colours of a column of pixels."""
    image = widget.grab().toImage()
    return {image.pixelColor(round(column), row).name() for row in range(image.height())}


def bars(qtbot: QtBot) -> BarPlot:
    plot = BarPlot()
    shown(qtbot, plot)
    five = [Bar(str(number), value, 8, 14) for number, value in enumerate((10.0, 20.0, 10.0, 0.0, 12.0))]
    plot.show_bars(five, lambda at: f"bar {at}", "Bars", "five")
    return plot


@pytest.mark.parametrize("most", [2, 3, 6, 11])
@pytest.mark.parametrize(("low", "high"), [(0, 1), (0, 97.3), (-40, 130), (0, 12_345), (0, 0.02)])
def test_ticks_are_round_few_and_within(low: float, high: float, most: int) -> None:
    found = ticks(low, high, most)
    assert 1 <= len(found) <= most
    assert all(low <= each <= high for each in found)
    assert len({round(after - before, 6) for before, after in itertools.pairwise(found)}) <= 1


def test_a_frame_finds_a_step_again_and_puts_more_higher() -> None:
    frame = Frame(QRectF(40, 10, 300, 200), 7, 0, 50)
    assert [frame.step_at(frame.x(step)) for step in range(7)] == list(range(7))
    assert frame.at(0, 0).y() == 210
    assert frame.at(0, 50).y() == 10
    assert frame.room.contains(frame.at(6, 25))


def test_bars_beyond_chance_look_otherwise_and_every_spread_is_seen(qtbot: QtBot) -> None:
    plot = bars(qtbot)
    frame, canvas = plot._frame(), plot._canvas
    beside = [colours(canvas, frame.x(step) - 0.2 * frame.step) for step in range(5)]
    blue, red = (legible(theme().colour(name).name(), plot_ground()).name() for name in ("blue", "red"))
    gold = theme().colour("gold").name()
    assert [blue in each for each in beside] == [True, False, True, False, True]
    assert red in beside[1]
    assert all(gold in colours(canvas, frame.x(step)) for step in range(5))


def test_a_plot_is_read_by_pointer_and_keys(qtbot: QtBot) -> None:
    plot = bars(qtbot)
    QTest.mouseMove(plot._canvas, QPointF(plot._frame().x(3), 60).toPoint())
    qtbot.waitUntil(lambda: plot.said.text() == "bar 3")
    for key, said in ((Qt.Key.Key_Right, "bar 4"), (Qt.Key.Key_Right, "bar 4"), (Qt.Key.Key_Home, "bar 0")):
        QTest.keyClick(plot, key)
        assert plot.said.text() == said
    plot.show_bars([Bar("1", 1, 0, 2)], lambda at: f"now {at}", "Bars", "one")
    assert plot.said.text() == "now 0"
    assert plot.accessibleDescription() == "one"


def test_lines_reach_from_edge_to_edge_and_show_where_one_looks(qtbot: QtBot) -> None:
    plot = LinePlot()
    shown(qtbot, plot)
    lines = [Series("up", (0, 50, 100), "#cc2020"), Series("down", (80, 40, -20), "#2060cc")]
    plot.show_lines(lines, ["first", "second", "third"], lambda at: str(at), "Lines", "two")
    frame, canvas = plot._frame(), plot._canvas
    ink = plot_chalk()
    between = frame.x(1) + 0.5 * frame.step
    assert len({QColor(each).hue() // 60 for each in colours(canvas, between)}) >= 2
    before = canvas.grab().toImage().pixelColor(round(frame.x(1)), round(frame.room.top()) + 3)
    plot.look_at(1)
    after = canvas.grab().toImage().pixelColor(round(frame.x(1)), round(frame.room.top()) + 3)
    assert before != after
    assert abs(after.lightness() - ink.lightness()) < abs(before.lightness() - ink.lightness())
