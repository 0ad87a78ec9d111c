"""A hand of cards as a fan: a list view, so that keyboard and screen readers know every card in it.

One playable card can be chosen, and modifiers be added to it, before both are played together (S5.11).
"""

from __future__ import annotations

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QToolTip, QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.fan_cards import FanCards, Index, same_card
from swallows_gui.games.swallows.table.cards.kind_signs import called
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import tip
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.ui.kit.notices import tell_item

_TIP_BELOW = 16
"""Pixels that Qt lets a tooltip stand below the point it is shown for."""
_WALKS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Down})

_COMES_BACK = frozenset({Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason})
"""Why the focus leaves for a menu or another window, and will be here again."""


class FanView(FanCards):
    """Shows a hand, and hears what the player does with it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.forgets = False
        """Whether the keys stand on no card any more when the focus leaves: what only shows needs no place kept."""
        self._heard = SingleShotTimer(self, self._tell_current)

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        model = self.model()
        count = model.rowCount(self.rootIndex()) if model is not None else 0
        if count == 0:
            return QModelIndex()
        moves = QAbstractItemView.CursorAction
        row = self.currentIndex().row()
        if action in (moves.MoveHome, moves.MovePageUp):
            row = 0
        elif action in (moves.MoveEnd, moves.MovePageDown):
            row = count - 1
        elif row < 0:
            return self._first_stop(last=action in (moves.MoveLeft, moves.MovePrevious))
        elif action in (moves.MoveRight, moves.MoveDown, moves.MoveNext):
            row = min(count - 1, row + 1)
        elif action in (moves.MoveLeft, moves.MoveUp, moves.MovePrevious):
            row = max(0, row - 1)
        return model.index(row, self.modelColumn(), self.rootIndex())

    def _first_stop(self, *, last: bool) -> QModelIndex:
        """The first card for keys that have been on none: the first or last playable one, if there is any."""
        rows = [self._index(row) for row in range(self.count)]
        stops = [index for index in rows if index.data(roles.PLAYABLE)] or rows
        return stops[-1 if last else 0]

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Select the card at a rectangle: the current one if it is there, as keys ask for by its middle, else the
        uppermost."""
        selection = QItemSelection()
        rows = list(reversed(range(len(self._places))))
        current = self.currentIndex().row()
        if current in rows:
            rows.insert(0, current)
        for row in rows:
            if self.resting(row).outline().boundingRect().intersects(QRectF(rect)):
                index = self._index(row)
                selection.select(index, index)
                break
        self.selectionModel().select(selection, command)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Highlight what a screen reader selects, as if the arrow keys had gone there."""
        QAbstractItemView.selectionChanged(self, selected, deselected)
        chosen = selected.indexes()
        if chosen and chosen[0] != self.currentIndex():
            self.selectionModel().setCurrentIndex(chosen[0], QItemSelectionModel.SelectionFlag.NoUpdate)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Let the last highlighted card sink and the new one rise; more than two places change."""
        QAbstractItemView.currentChanged(self, current, previous)  # a list would tell of a row -1
        self._heard.start()
        self._look()

    def _tell_current(self) -> None:
        """A screen reader hears the card that the keys stand on."""
        if self.hasFocus() and self.currentIndex().isValid():
            tell_item(self, self.currentIndex().row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current = self.currentIndex()
        if event.key() == Qt.Key.Key_Escape and self._drags:
            self._put_back()
            return
        if event.key() in _WALKS:
            self._walked = True
            self._hovered = QPersistentModelIndex()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter(current)
        elif event.key() == Qt.Key.Key_Space and current.isValid():
            self._zoom(current)
        elif event.key() == Qt.Key.Key_Escape and (self._chosen.isValid() or self._modifiers):
            self.clear_choice(said=True)
        elif event.key() in (Qt.Key.Key_Insert, Qt.Key.Key_Plus) and current.isValid():
            self.choose(current)
        else:
            super().keyPressEvent(event)
            self._look()

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentIndex(QModelIndex())  # else Qt goes to a card that nobody moved to
        super().focusInEvent(event)
        self._walked = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._heard.start()
        self._look()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._walked = False
        if self.forgets and event.reason() not in _COMES_BACK:
            self.setCurrentIndex(QModelIndex())
        self._look()

    def hideEvent(self, event: QHideEvent) -> None:
        """What is up goes with its hand."""
        super().hideEvent(event)
        self.look_away()

    def begin_anew(self) -> None:
        """Reset for another question or none: no card is chosen, focused or raised."""
        self.clear_choice()
        self._walked = False
        self.setCurrentIndex(QModelIndex())
        self._look()

    def look_away(self) -> None:
        """End highlighting, raising and dragging at once."""
        self._hovered = QPersistentModelIndex()
        self._walked, self._drags, self._pressed = False, False, None
        if self._raised is not None:
            self._raised.drop()

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [
            ("Left", translate("FanView", "The card to the left")),
            ("Right", translate("FanView", "The card to the right")),
            ("Home", translate("FanView", "The first card")),
            ("End", translate("FanView", "The last card")),
            ("Return", translate("FanView", "Play the card, or add a red to the chosen one")),
            ("+", translate("FanView", "Choose the card without playing it")),
            ("Esc", translate("FanView", "Choose nothing")),
            ("Space", translate("FanView", "Look at the card closely")),
        ]

    def _enter(self, index: QModelIndex) -> None:
        """Enter plays; on a modifier it adds or removes it."""
        if index.isValid() and index.data(roles.MODIFIER) and self._can_modify(index):
            self._toggle(index)
            return
        self.choose(index, said=False)
        if index.isValid() and same_card(self._chosen, index):
            self.play()
        else:
            self.rejected.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.RightButton and index.isValid():
            self._zoom(index)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        self._walked = False
        if index.isValid():
            self.setCurrentIndex(index)
            self.choose(index)
            self._pressed = event.position().toPoint() if same_card(self._chosen, index) else None

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A card that was taken hold of is played if it has been drawn up out of the hand, else it goes back."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed = None
        if self._drags:
            self._put_back()
            if self.drawn_out(event.position()):
                self.play()
            self._hover(self.indexAt(event.position().toPoint()))

    def drawn_out(self, at: QPointF) -> bool:
        """Whether a card that is let go at a point is played: above the hand."""
        tops = (self.resting(row).outline().boundingRect().top() for row in range(self.count))
        return at.y() < min(tops, default=0.0)

    def _put_back(self) -> None:
        self._drags, self._pressed = False, None
        self.viewport().unsetCursor()
        if self._raised is not None:
            self._raised.let_go()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and same_card(self._chosen, index):
            self.play()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position()
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            self._drag(at)
            return
        self._hover(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(QModelIndex())

    def focusNextPrevChild(self, forward: bool) -> bool:
        return QWidget.focusNextPrevChild(self, forward)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            index = self.indexAt(event.pos())
            if index.isValid():
                QToolTip.showText(self._below(event.globalPos()), tip(self.tip(index)), self.viewport())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def _below(self, at: QPoint) -> QPoint:
        """The place for a card's tooltip on the screen: below all cards, where it hides no numbers."""
        foot = self.viewport().mapToGlobal(QPoint(0, self.viewport().height())).y()
        return QPoint(at.x(), foot - _TIP_BELOW)

    def _hover(self, index: QModelIndex) -> None:
        if self._hovered.row() != index.row():
            self._hovered = QPersistentModelIndex(index)
            self._look()

    def _drag(self, at: QPointF) -> None:
        """The chosen card follows the pointer, once that has moved far enough."""
        chosen = self.chosen()
        if self._pressed is None or chosen is None:
            self._put_back()
            return
        if not self._drags:
            if (at.toPoint() - self._pressed).manhattanLength() < QApplication.startDragDistance():
                return
            self._drags = True
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
            QToolTip.hideText()
            if self._raised is not None:
                self._raised.hold(chosen, QPointF(self._pressed))
        if self._raised is not None:
            self._raised.follow(at)

    def _zoom(self, index: QModelIndex) -> None:
        if index.data(roles.CARD) is not None:
            self.zoom_requested.emit(index)

    def tip(self, index: Index) -> str:
        """A card's tooltip: title, kind, what it needs, and why it cannot be played."""
        card = index.data(roles.CARD)
        if not isinstance(card, Card):
            return str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        lines = [called(card)]
        needs, reason = index.data(roles.NEEDS), index.data(roles.REASON)
        if needs:
            lines.append(str(needs))
        if index.data(roles.PLAYABLE) is False and reason:
            lines.append(translate("FanView", "Not now: {reason}").format(reason=reason))
        return "\n".join(lines)
