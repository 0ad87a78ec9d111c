"""Everything a window says in any way, and what each seat has that nobody else may hear."""

from collections.abc import Iterator, Sequence, Set
from typing import cast

from PySide6.QtCore import QAbstractListModel, QObject, Qt
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

from swallows_gui.catalogue.swallows import Card
from swallows_gui.engine.swallows.view import SwallowsView
from swallows_gui.models import roles
from swallows_gui.services.language import language
from swallows_gui.session import Session

SPOKEN_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
    roles.REASON,
    roles.NEEDS,
)
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
        found.extend((interface.role(), interface.text(kind)) for kind in SPOKEN if interface.text(kind))
        for number in range(interface.childCount()):
            walk(interface.child(number))

    walk(QAccessible.queryAccessibleInterface(root))
    return found


def everything_said(leave_out: Sequence[QWidget] = ()) -> list[str]:
    """Every text in the application: shown or hidden, tooltips, titles, menus, rows, screen reader, clipboard.

    Without what stands in `leave_out` and is not on the screen.
    """
    said = [QToolTip.text(), QGuiApplication.clipboard().text()]
    for widget in QApplication.allWidgets():
        if not any(page is widget or page.isAncestorOf(widget) for page in leave_out):
            said += _of_widget(widget)
    for top in QApplication.topLevelWidgets():
        said.append(top.windowTitle())
        for action in top.findChildren(QAction):
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
        case QAbstractItemView() if widget.model() is not None:
            yield from _of_rows(widget)


def _of_rows(view: QAbstractItemView) -> Iterator[str]:
    model = view.model()
    for row in range(model.rowCount()):
        columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
        for column in range(columns):
            index = model.index(row, column)
            yield from (str(index.data(role) or "") for role in SPOKEN_ROLES)
            card = index.data(roles.CARD)
            if isinstance(card, Card):
                yield language().card_text(card.id, card.text)


def secret_lines(session: Session, seat: int, known: Set[str] = frozenset()) -> set[str]:
    """The lines of the cards that this seat alone knows, in the language of the window, without those `known` anyway.

    A card of which another copy has been seen by everybody is no secret here: its line may stand in the log.
    """
    tables = cast(SwallowsView, session.view(None)).tables
    own = _designs(cast(SwallowsView, session.view(seat)))
    others = [cast(SwallowsView, session.view(other)) for other in (None, *range(len(session.seats))) if other != seat]
    elsewhere = set().union(*(_designs(view) for view in others))
    for view in others:
        elsewhere |= {word for event in view.history for word in words(event)}
    assert all("#" in copy for copy in tables.card_id)
    return {language().card_text(card, session.catalogue.cards[card].text) for card in own - elsewhere - known}


def _designs(view: SwallowsView) -> set[str]:
    """The designs of all cards a view shows, by id without the number of the copy."""
    cards: set[int] = {card for hand in view.hands if hand is not None for colour in hand for card in colour}
    for known in (*view.known, *view.used, *view.spent, view.discard, view.removed, view.aside, view.staged):
        cards |= {card for card in known if card >= 0}
    return {view.tables.card_id[card].partition("#")[0] for card in cards}


def words(event: object) -> Iterator[str]:
    """Every text in an event, by id without the number of the copy."""
    match event:
        case str():
            yield event.partition("#")[0]
        case dict():
            for value in event.values():
                yield from words(value)
        case list() | tuple():
            for value in event:
                yield from words(value)
