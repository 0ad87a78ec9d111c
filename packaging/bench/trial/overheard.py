"""Everything a window says in any way."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QAction, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTextEdit,
    QToolTip,
    QWidget,
)

from swallows_gui.models import roles
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import iter_descendants

SPOKEN_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
OWN_ROLES = (roles.REASON, roles.NEEDS)
SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)


def heard(root: QObject) -> list[tuple[QAccessible.Role, str]]:
    """Role and every kind of text of all that a screen reader finds below an object."""
    found: list[tuple[QAccessible.Role, str]] = []

    def walk(interface: QAccessibleInterface | None) -> None:
        if interface is None or not interface.isValid() or interface.state().invisible:
            return
        role = interface.role()
        found.extend((role, text) for kind in SPOKEN if (text := interface.text(kind)))
        for number in range(interface.childCount()):
            walk(interface.child(number))

    walk(QAccessible.queryAccessibleInterface(root))
    return found


def everything_said(leave_out: Sequence[QWidget] = ()) -> list[str]:
    """Every text in the application: shown or hidden, tooltips, titles, menus, rows, screen reader, clipboard.

    Without what stands in `leave_out` and is not on the screen.
    """
    said = [QToolTip.text(), QGuiApplication.clipboard().text()]
    models: list[QAbstractItemModel] = []
    tops = QApplication.topLevelWidgets()  # of `allWidgets` some are gone: to name one ends the process
    for widget in (each for top in tops for each in (top, *iter_descendants(top, QWidget))):
        if not any(page is widget or page.isAncestorOf(widget) for page in leave_out):
            said += _of_widget(widget)
            if isinstance(widget, QAbstractItemView) and widget.model() is not None:
                models.append(widget.model())
    for model in dict.fromkeys(models):  # several views of one model say the same
        said += _of_rows(model)
    for top in tops:
        said.append(top.windowTitle())
        for action in iter_descendants(top, QAction):
            said += [action.text(), action.toolTip(), action.statusTip(), action.whatsThis(), action.iconText()]
        if top.isVisible():
            said += [text for _role, text in heard(top)]
    return [text for text in said if text]


def _of_widget(widget: QWidget) -> Iterator[str]:
    yield from (widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.text()
            yield widget.placeholderText()
        case QComboBox():
            yield from (widget.itemText(row) for row in range(widget.count()))
        case QGroupBox():
            yield widget.title()
        case QTextEdit() | QPlainTextEdit():
            yield widget.toPlainText()
        case QGraphicsView() if widget.scene() is not None:
            yield from (item.toolTip() for item in widget.scene().items())


def _of_rows(model: QAbstractItemModel) -> Iterator[str]:
    ours = type(model).__module__.startswith("swallows_gui.")  # others, as a file dialog's, have roles of their own
    for row in range(model.rowCount()):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for column in range(columns):
            index = model.index(row, column)
            yield from (str(index.data(role) or "") for role in SPOKEN_ROLES)
            if not ours:
                continue
            yield from (str(index.data(role) or "") for role in OWN_ROLES)
            card = index.data(roles.CARD)
            if card is not None:
                yield language().card_text(card.id, card.text)
