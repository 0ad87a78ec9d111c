"""What a player could click or type into now: every place in the window, its menus and dialogs, on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPoint, QRect, Qt
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QDockWidget,
    QGraphicsView,
    QLineEdit,
    QMainWindow,
    QMenu,
    QMenuBar,
    QPushButton,
    QTabBar,
    QTextEdit,
    QWidget,
)

from bench.trial.painted import painted
from swallows_gui.models import roles
from swallows_gui.ui.kit.buttons import ChoiceButton, PosterButton
from swallows_gui.ui.kit.privacy_screen import LEAVE, PrivacyScreen

MOST_ROWS = 40
"""Of one table: more tell a trial nothing new."""
PRIMARY, OFFERED, POSSIBLE = 4, 2, 1
"""How far a place leads on: the one thing to do, a card or an answer that fits, any other thing that is asked."""


class ClickTarget(NamedTuple):
    """A place. `lead` is 0 where it does not lead the game on."""

    kind: str
    """"button", "row", "field", "pin", "entry" (of a menu), "menu", "tab", "slider", "dock", "text", "scene", or
    "place" on a painted board."""
    name: str
    x: int
    y: int
    width: int
    height: int
    lead: int = 0


def front() -> QWidget | None:
    """What takes the clicks: an open menu, else the dialog that waits, else the main window."""
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return None
    first = app.activePopupWidget() or app.activeModalWidget()
    if first is not None:
        return first
    return next((top for top in app.topLevelWidgets() if isinstance(top, QMainWindow) and top.isVisible()), None)


def targets(root: QWidget, *, leading: bool = False) -> list[ClickTarget]:
    """All places below `root` that can be seen and used; `leading`: only those that lead on."""
    if isinstance(root, QMenu):
        return [target for action in root.actions() for target in _entry(root, action)]
    found: list[ClickTarget] = []
    for widget in (root, *root.findChildren(QWidget)):
        if widget.isEnabled() and not widget.visibleRegion().isEmpty():
            found += _rows(widget, leading=leading) if isinstance(widget, QAbstractItemView) else _of(widget)
            found += _places(widget)
    return [target for target in found if target.lead] if leading else found


def _entry(menu: QMenu | QMenuBar, action: QAction) -> Iterator[ClickTarget]:
    rect = menu.actionGeometry(action)
    if action.isEnabled() and action.isVisible() and not action.isSeparator() and rect.isValid():
        yield _target("entry" if isinstance(menu, QMenu) else "menu", action.text(), menu, rect)


def _of(widget: QWidget) -> Iterator[ClickTarget]:
    match widget:
        case QMenuBar():
            for action in widget.actions():
                yield from _entry(widget, action)
        case QAbstractButton() | QComboBox():
            yield from _seen("button", widget, _lead(widget))
        case QLineEdit():
            pin = widget.echoMode() == QLineEdit.EchoMode.Password
            yield from _seen("pin" if pin else "field", widget)
        case QAbstractSpinBox():
            yield from _seen("field", widget)
        case QTabBar():
            for number in range(widget.count()):
                yield _target("tab", widget.tabText(number), widget, widget.tabRect(number))
        case QAbstractSlider():
            yield from _seen("slider", widget)
        case QTextEdit():
            yield from _seen("text", widget.viewport())
        case QGraphicsView():
            yield from _seen("scene", widget.viewport())
        case QDockWidget():
            yield _target("dock", widget.windowTitle(), widget, QRect(0, 0, widget.width(), 18))


def _seen(kind: str, widget: QWidget, lead: int = 0) -> Iterator[ClickTarget]:
    """The widget, if its middle is on top; a panel that floats may lie over it."""
    rect = widget.visibleRegion().boundingRect()
    if _is_on_top(widget, rect.center()):
        yield _target(kind, _name(widget), widget, rect, lead)


def _places(widget: QWidget) -> Iterator[ClickTarget]:
    """Places of a painted board."""
    for name, point in painted(widget):
        if widget.rect().contains(point) and _is_on_top(widget, point):
            yield _target("place", name, widget, QRect(point, point), OFFERED)


def _is_on_top(widget: QWidget, point: QPoint) -> bool:
    """Whether a click at a point of the widget meets it: nothing lies over it, and it is not off the screen."""
    window, place = widget.window(), widget.mapToGlobal(point)
    over = QApplication.topLevelAt(place)
    if not _on_a_screen(widget, place) or (over is not None and over is not window):
        return False
    on_top = window.childAt(widget.mapTo(window, point))
    return on_top is not None and (on_top is widget or widget.isAncestorOf(on_top))


def _on_a_screen(widget: QWidget, place: QPoint) -> bool:
    """Whether a mouse could be there. Without a display every place can be clicked: the screen that Qt makes up is
    smaller than the window."""
    return QGuiApplication.platformName() == "offscreen" or widget.screen().geometry().contains(place)


def _lead(widget: QWidget) -> int:
    if isinstance(widget.parentWidget(), PrivacyScreen):
        return 0 if widget.objectName() == LEAVE else PRIMARY
    if isinstance(widget, PosterButton):
        return {"primary": PRIMARY, "plain": POSSIBLE}.get(widget.kind, 0)
    if isinstance(widget, ChoiceButton) or getattr(widget, "offered", False) is True:
        return OFFERED
    if isinstance(widget, QPushButton) and isinstance(widget.window(), QDialog):
        return PRIMARY if widget.isDefault() else POSSIBLE
    return 0


def _rows(view: QAbstractItemView, *, leading: bool) -> Iterator[ClickTarget]:
    """Rows, and cells of tables, where they lie on top; what fits now leads on."""
    model, inside = view.model(), view.viewport().rect()
    if model is None or view.viewport().visibleRegion().isEmpty():
        return
    count = 0
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(view.rootIndex())
    for row in range(model.rowCount(view.rootIndex())):
        for column in range(columns):
            index = model.index(row, column, view.rootIndex())
            lead = OFFERED if index.data(roles.PLAYABLE) is True else 0
            if index.flags() & Qt.ItemFlag.ItemIsUserCheckable:
                lead = POSSIBLE
            point = _open_point(view, index, inside) if lead or not leading else None
            if point is None:
                continue
            count += 1
            name = f"{_name(view)} {row}.{column}"
            yield _target("row", name, view.viewport(), QRect(point, point), lead)
            if count >= MOST_ROWS:
                return


def _open_point(view: QAbstractItemView, index: QModelIndex, inside: QRect) -> QPoint | None:
    rect = view.visualRect(index).intersected(inside)
    if rect.isEmpty():
        return None
    for across in (2, 1, 3):
        point = QPoint(rect.left() + rect.width() * across // 4, rect.center().y())
        if view.indexAt(point) == index and _is_on_top(view.viewport(), point):
            return point
    return None


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return text or widget.objectName() or widget.accessibleName() or type(widget).__name__


def _target(kind: str, name: str, widget: QWidget, rect: QRect, lead: int = 0) -> ClickTarget:
    corner = widget.mapToGlobal(rect.topLeft())
    return ClickTarget(kind, name, corner.x(), corner.y(), rect.width(), rect.height(), lead)
