"""Finds text that does not fit where it stands, by measuring every visible widget.

A widget is looked at if it is on the screen and inside the scroll areas it lies in: panels may scroll, nothing else may
hide a word.
"""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QHeaderView,
    QLabel,
    QMenuBar,
    QScrollArea,
    QStyle,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QWidget,
)

from swallows_gui.games.swallows.table.screens.newspaper import FrontPageSheet

LINES = 3
"""So many must be seen at once of a list that scrolls."""
SLACK = 2
"""Pixels that rounding may take."""


def clipped(window: QWidget) -> list[str]:
    """What does not fit, a line each: class, text, and what is missing."""
    return [line for widget in _shown(window) for line in _missing(widget)]


def _shown(window: QWidget) -> Iterator[QWidget]:
    for widget in [window, *window.findChildren(QWidget)]:
        if widget.isVisible() and widget.width() > 0 and not _scrolled_away(widget):
            yield widget


def _scrolled_away(widget: QWidget) -> bool:
    """Whether a scroll area around the widget has moved it, or part of it, out of sight."""
    parent = widget.parentWidget()
    while parent is not None:
        area = parent.parentWidget()
        if isinstance(area, QAbstractScrollArea) and area.viewport() is parent:
            place = QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())
            return not parent.rect().contains(place)
        parent = parent.parentWidget()
    return False


def _missing(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel):
        yield from _label(widget)
    elif isinstance(widget, QComboBox):
        yield from _combo(widget)
    elif isinstance(widget, QAbstractButton) and widget.text():
        yield from _button(widget)
    elif isinstance(widget, QTabBar):
        metrics = QFontMetrics(widget.font())
        for at in range(widget.count()):
            text = widget.tabText(at).replace("&", "")
            if metrics.horizontalAdvance(text) > widget.tabRect(at).width() + SLACK:
                yield _told(widget, text, "tab")
    elif isinstance(widget, QMenuBar):
        for action in widget.actions():
            if action.isVisible() and not widget.rect().contains(widget.actionGeometry(action)):
                yield _told(widget, action.text(), "menu")
    elif isinstance(widget, QTableView):
        yield from _table(widget)
    elif isinstance(widget, QScrollArea):
        yield from _scrolled(widget)
    parent = widget.parentWidget()
    if isinstance(widget, QLabel | QAbstractButton) and parent is not None and not widget.isWindow():
        inside = parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK)
        if not inside.contains(widget.geometry()) and getattr(widget, "text", str)():
            yield _told(widget, widget.text(), f"{widget.geometry().getRect()} outside {parent.size().toTuple()}")


def _scrolled(area: QScrollArea) -> Iterator[str]:
    """What stands first on a page that scrolls must be whole. A list that scrolls on such a page must fit on it and
    show some lines: else two bars have to be moved to see one thing."""
    if area.verticalScrollBar().value() > 0:
        return
    page = area.widget()
    first = min(_parts(page) if page else (), key=lambda part: part.mapTo(area, QPoint(0, 0)).y(), default=None)
    if first is not None and not isinstance(
        first, QAbstractScrollArea | FrontPageSheet
    ):  # a newspaper is longer than a window
        low = first.mapTo(area.viewport(), QPoint(0, first.height())).y()
        if low > area.viewport().height() + SLACK:
            yield _told(area, type(first).__name__, f"first on its page, {low} in {area.viewport().height()}")
    if area.verticalScrollBar().isVisible():
        for inner in area.findChildren(QAbstractScrollArea):
            high = inner.viewport().height()
            least = LINES * QFontMetrics(inner.font()).height()
            scrolls = inner.isVisible() and inner.verticalScrollBar().isVisible()
            if scrolls and not least <= high <= area.viewport().height():
                yield _told(inner, "", f"{high} high on a page of {area.viewport().height()}, and both scroll")


def _parts(widget: QWidget) -> Iterator[QWidget]:
    """What is seen on a widget: those without widgets of their own, and lists as a whole."""
    for part in widget.children():
        if isinstance(part, QWidget) and part.isVisible():
            inner = [] if isinstance(part, QAbstractScrollArea) else list(_parts(part))
            yield from inner or [part]


def _label(label: QLabel) -> Iterator[str]:
    text = label.text()
    if not text or label.pixmap().width() > 0:
        return
    room = label.contentsRect()
    if label.wordWrap() or _is_rich(text):
        if label.heightForWidth(label.width()) > label.height() + SLACK:
            yield _told(label, text, f"height {label.heightForWidth(label.width())} in {label.height()}")
        words = text
        if _is_rich(text):
            document = QTextDocument()
            document.setHtml(text)
            words = document.toPlainText()
        metrics = QFontMetrics(label.font())
        widest = max((word for word in words.split()), key=metrics.horizontalAdvance, default="")
        if metrics.horizontalAdvance(widest) > room.width() + SLACK:
            yield _told(label, text, f"word {widest!r} in {room.width()}")
        return
    need = label.minimumSizeHint()
    if need.width() > label.width() + SLACK or need.height() > label.height() + SLACK:
        yield _told(label, text, f"{need.toTuple()} in {label.size().toTuple()}")


def _is_rich(text: str) -> bool:
    return "</" in text or "<br" in text


def _button(button: QAbstractButton) -> Iterator[str]:
    need = button.minimumSizeHint()
    tall = QFontMetrics(button.font()).height()
    if button.hasHeightForWidth():
        tall = button.heightForWidth(button.width())
    if need.width() > button.width() + SLACK or tall > button.height() + SLACK:
        yield _told(button, button.text(), f"{need.width()} by {tall} in {button.size().toTuple()}")


def _combo(combo: QComboBox) -> Iterator[str]:
    need = QFontMetrics(combo.font()).horizontalAdvance(combo.currentText())
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    edit = QStyle.SubControl.SC_ComboBoxEditField
    room = combo.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, edit, combo).width()
    if need > room + SLACK:
        yield _told(combo, combo.currentText(), f"{need} in {room}")


def _table(table: QTableView) -> Iterator[str]:
    header = table.horizontalHeader()
    model = table.model()
    if model is None:
        return
    for column in range(model.columnCount()):
        if table.isColumnHidden(column):
            continue
        title = str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        if header.isVisible() and title and _needs(header, column) > header.sectionSize(column) + SLACK:
            yield _told(header, title, f"{_needs(header, column)} in {header.sectionSize(column)}")
        for row in range(model.rowCount()):
            index = model.index(row, column)
            if table.viewport().rect().contains(table.visualRect(index)):
                yield from _cell(table, index)


def _needs(header: QHeaderView, column: int) -> int:
    return header.sectionSizeFromContents(column).width() if hasattr(header, "sectionSizeFromContents") else 0


def _cell(table: QTableView, index: QModelIndex) -> Iterator[str]:
    need = table.sizeHintForIndex(index).width()
    room = table.columnWidth(index.column())
    if str(index.data() or "") and need > room + SLACK:
        yield _told(table, str(index.data()), f"cell {need} in {room}")


def _told(widget: QWidget, text: str, what: str) -> str:
    named = widget.accessibleName() or widget.objectName()
    return f"{type(widget).__name__} {named!r} {text[:70]!r}: {what}"
