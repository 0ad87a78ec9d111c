"""A hand of cards as a fan: a list view, so that keyboard and screen readers know every card in it.

One playable card can be chosen, and modifiers be added to it, before both are played together (S5.11).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QHelpEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView, QToolTip, QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_back import back
from swallows_gui.games.swallows.table.cards.card_face import face_soon, number_room
from swallows_gui.games.swallows.table.cards.card_marks import (
    paint_chosen,
    paint_focused,
    paint_modifier,
    paint_spoken_of,
)
from swallows_gui.games.swallows.table.cards.card_wording import called
from swallows_gui.games.swallows.table.cards.fan_layout import CHOSEN, FLAT_BELOW, HOVER, LIFT, Place, lay_out
from swallows_gui.games.swallows.table.cards.raised_card import RaisedCard
from swallows_gui.games.swallows.table.cards.tilted import put_down, tilted
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.later import Later
from swallows_gui.services.plain import tip
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.notices import announce, tell_item
from swallows_gui.ui.kit.painting import painting, saved

Index = QModelIndex | QPersistentModelIndex
_TIP_BELOW = 16
"""Pixels that Qt lets a tooltip stand below the point it is shown for."""
_WALKS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_Up, Qt.Key.Key_Down})

_COMES_BACK = frozenset({Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason})
"""Why the focus leaves for a menu or another window, and will be here again."""


class FanView(Adaptive, QListView):
    """Shows a hand; the roles of its model are in `models.roles`."""

    played = Signal(list)
    """`QModelIndex`es: the chosen card, then its modifiers."""
    picked = Signal()
    """Another card was chosen, or a modifier added or taken away."""
    entered_in_vain = Signal()
    """Enter where no card can be played."""
    zoom_requested = Signal(QModelIndex)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chosen = QPersistentModelIndex()
        self._modifiers: list[QPersistentModelIndex] = []
        self._hovered = QPersistentModelIndex()
        self._pointed_out = QPersistentModelIndex()
        self._kept_back: list[QPersistentModelIndex] = []
        """Cards that are still on their way to this hand."""
        self._laid_out: list[Place] | None = []
        """Where the cards lie; None: to be found out when somebody asks."""
        self._numbers: tuple[QRectF, ...] = ()
        self._walked = False
        """Whether keys have led to the card that has the focus: then it rises as the one under the mouse does."""
        self._raised: RaisedCard | None = None
        self._pressed: QPoint | None = None
        """Where the mouse was pressed on a card that can be played."""
        self._drags = False
        self.forgets = False
        """Whether the keys stand on no card any more when the focus leaves: what only shows needs no place kept."""
        self._heard = Later(self, self._tell_current)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QListView { background: transparent; border: 0; }")
        self.setMinimumHeight(theme().px(60))
        paint_queue().ready.connect(self.viewport().update)

    # What is chosen

    def chosen(self) -> QModelIndex | None:
        """The card that would be played, or None."""
        return self._index(self._chosen.row()) if self._chosen.isValid() else None

    def modifiers(self) -> list[QModelIndex]:
        """The modifiers added to it, in the order they were added."""
        return [self._index(each.row()) for each in self._modifiers if each.isValid()]

    def clear_choice(self, *, said: bool = False) -> None:
        """Choose nothing; `said`: whoever chose takes it back, and hears so."""
        if self._chosen.isValid() or self._modifiers:
            self._chosen = QPersistentModelIndex()
            self._modifiers = []
            self._changed(said=said)

    def choose(self, index: Index, *, said: bool = True) -> None:
        """Choose a card as a click does: a modifier is added to the chosen card or taken away again. `said`: a screen
        reader hears of it, which is no use where it is played in the same moment."""
        if not index.isValid():
            return
        if index.data(roles.MODIFIER) and self._can_modify(index):
            self._toggle(index)
        elif index.data(roles.PLAYABLE) and not _same(self._chosen, index):
            self._chosen = QPersistentModelIndex(index)
            self._modifiers = [each for each in self._modifiers if not _same(each, index)]
            self._changed(said=said)

    def play(self) -> None:
        """Play what is chosen; nothing happens if nothing is."""
        chosen = self.chosen()
        if chosen is not None:
            self.played.emit([chosen, *self.modifiers()])

    def point_out(self, index: Index) -> None:
        """Frame the card that is spoken of, wherever the focus goes and whatever is chosen; an invalid index: none."""
        if self._pointed_out.isValid() != index.isValid() or not _same(self._pointed_out, index):
            self._pointed_out = QPersistentModelIndex(index)
            self.viewport().update()

    @property
    def pointed_out(self) -> QModelIndex:
        """The card that is framed because it is spoken of; an invalid index without one."""
        return self._index(self._pointed_out.row()) if self._pointed_out.isValid() else QModelIndex()

    def raise_over(self, stage: QWidget, kept_free: Callable[[], Sequence[QRect]]) -> None:
        """Let the card that is looked at rise over a stage, an ancestor, without covering what `kept_free` says, in its
        pixels."""
        self._raised = RaisedCard(self, stage, kept_free)

    @property
    def raised(self) -> RaisedCard | None:
        """The card that is up, where cards rise from this hand."""
        return self._raised

    def _is_picked(self, index: Index) -> bool:
        return _same(self._chosen, index) or any(_same(each, index) for each in self._modifiers)

    def _index(self, row: int) -> QModelIndex:
        return self.model().index(row, self.modelColumn(), self.rootIndex())

    def _can_modify(self, index: Index) -> bool:
        """A card that is both is a modifier once another card is chosen."""
        return not index.data(roles.PLAYABLE) or (self._chosen.isValid() and not _same(self._chosen, index))

    def _toggle(self, index: Index) -> None:
        kept = [each for each in self._modifiers if not _same(each, index)]
        self._modifiers = kept if len(kept) < len(self._modifiers) else [*kept, QPersistentModelIndex(index)]
        self._changed()

    def _changed(self, *, said: bool = True) -> None:
        self._rise_again()
        words = self._describe()
        if said:
            announce(self, words)
        self.picked.emit()

    def _describe(self) -> str:
        """Say what is chosen in the description that screen readers have, too; returns it."""
        words = self.choice_words()
        self.setAccessibleDescription(words)
        return words

    def choice_words(self) -> str:
        """What is chosen, in a sentence."""
        chosen = self.chosen()
        if chosen is None:
            return translate("FanView", "No card is chosen.")
        name = str(chosen.data(Qt.ItemDataRole.DisplayRole))
        added = ", ".join(str(index.data(Qt.ItemDataRole.DisplayRole)) for index in self.modifiers())
        if added:
            return translate("FanView", "Chosen: {card}, together with {modifiers}.").format(card=name, modifiers=added)
        return translate("FanView", "Chosen: {card}.").format(card=name)

    # What is on its way

    def keep_back(self, index: Index) -> None:
        """Leave a card's place empty until `let_in` or `show_all`: it is still on its way here."""
        self._kept_back.append(QPersistentModelIndex(index))
        self.viewport().update()

    def let_in(self, index: Index) -> None:
        """Show a card that has come."""
        self._kept_back = [each for each in self._kept_back if not _same(each, index)]
        self.viewport().update()

    def show_all(self) -> None:
        """Show every card in its place."""
        if self._kept_back:
            self._kept_back = []
            self.viewport().update()

    # Where things are

    def setModel(self, model: QAbstractItemModel | None) -> None:
        old = self.model()
        if old is not None:
            old.disconnect(self)
        super().setModel(model)
        self._chosen = QPersistentModelIndex()
        self._modifiers = []
        self.setAccessibleDescription("")
        if model is not None:
            for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.modelReset, model.dataChanged):
                signal.connect(self._model_changed)
        self._renew()

    def _model_changed(self, *_details: Any) -> None:
        if self._chosen.isValid() and self._chosen.data(roles.PLAYABLE) is not True:
            self._chosen = QPersistentModelIndex()
            self.picked.emit()
        kept = [each for each in self._modifiers if each.isValid() and each.data(roles.MODIFIER)]
        if len(kept) != len(self._modifiers):
            self._modifiers = kept
            self.picked.emit()
        if self.accessibleDescription():
            self._describe()  # the card that it names may be gone, or be called otherwise now
        self._renew()

    def retranslate(self) -> None:
        self._renew()

    def restyle(self) -> None:
        self._renew()

    def _renew(self) -> None:
        self._laid_out = None
        self._rise_again()

    def _rise_again(self) -> None:
        """What is up stands where it belongs now; nothing is up that is not looked at."""
        if self._raised is not None:
            if self._raised.target is not None and not self._looked_up.isValid():
                self._raised.drop()
            self._raised.again()
        self.viewport().update()

    @property
    def _places(self) -> list[Place]:
        """Where the cards lie, laid out once for however many of them came and went."""
        if self._laid_out is None:
            cards = [self._index(row).data(roles.CARD) for row in range(self.count)]
            self._numbers = tuple(number_room(card) if isinstance(card, Card) else QRectF() for card in cards)
            self._laid_out = lay_out(self._numbers, QSizeF(self.viewport().size()), self.flat)
        return self._laid_out

    @property
    def count(self) -> int:
        """How many cards there are."""
        model = self.model()
        return model.rowCount(self.rootIndex()) if model is not None else 0

    @property
    def numbers(self) -> tuple[QRectF, ...]:
        """The rooms of the cards' numbers, in parts of a card; an empty one for a card that lies face down."""
        return self._numbers if len(self._places) else ()

    @property
    def flat(self) -> bool:
        """Whether the hand lies in a flat row, because there is little height."""
        return self.height() < theme().px(FLAT_BELOW)

    def place(self, row: int) -> Place:
        """Where a card is now: up, or lying, lifted and moved aside as it is."""
        if self._raised is not None and self._raised.isVisible() and self._raised.row == row:
            return self._raised.place
        place = self._places[row]
        index = self.model().index(row, 0, self.rootIndex())
        shift = self._raised.shift(row) if self._raised is not None else 0.0
        return place.lifted(self._lift(index) * self._rising(place)).aside(shift)

    def resting(self, row: int) -> Place:
        """Where a card lies as it is chosen or can be played, whoever looks at it: there the mouse finds it."""
        place = self._places[row]
        return place.lifted(self._standing(self._index(row)) * self._rising(place))

    def _rising(self, place: Place) -> float:
        return place.size.height() * (0.6 if self.flat else 1.0)

    def _standing(self, index: QModelIndex) -> float:
        return CHOSEN if self._is_picked(index) else LIFT if index.data(roles.PLAYABLE) else 0.0

    def _lift(self, index: QModelIndex) -> float:
        lift = self._standing(index)
        if _same(self._hovered, index) or (self.hasFocus() and index == self.currentIndex()):
            lift = max(lift, HOVER if index.data(roles.CARD) is not None else LIFT)
        return lift

    @property
    def _looked_up(self) -> QModelIndex:
        """The card that rises: the one under the mouse, else the one to which keys have led."""
        if self._hovered.isValid():
            looked = self._index(self._hovered.row())
        elif self._walked and self.hasFocus():
            looked = self.currentIndex()
        else:
            return QModelIndex()
        away = any(_same(each, looked) for each in self._kept_back)
        return looked if looked.isValid() and looked.data(roles.CARD) is not None and not away else QModelIndex()

    def _look(self) -> None:
        """Let rise what is looked at."""
        if self._raised is not None and not self._drags:
            self._raised.look_at(self._looked_up)
        self.viewport().update()

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self._places):
            return QRect()
        return self.resting(index.row()).outline().boundingRect().toAlignedRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        for row in reversed(range(len(self._places))):
            if self.resting(row).outline().containsPoint(QPointF(point), Qt.FillRule.OddEvenFill):
                return self._index(row)
        return QModelIndex()

    def doItemsLayout(self) -> None:
        """The cards lie where `lay_out` says; what a list would work out and paint again for is of no use."""

    def scrollTo(
        self, index: Index, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """All cards are always in view."""

    def horizontalOffset(self) -> int:
        return 0

    def verticalOffset(self) -> int:
        return 0

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
        """Where the keys go that have been on no card: to the first or the last one that can be played, if any can."""
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
        """What a screen reader selects is looked at, as if the arrow keys had gone there."""
        QAbstractItemView.selectionChanged(self, selected, deselected)
        chosen = selected.indexes()
        if chosen and chosen[0] != self.currentIndex():
            self.selectionModel().setCurrentIndex(chosen[0], QItemSelectionModel.SelectionFlag.NoUpdate)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """The card looked at before sinks back, the other one rises: more changes than their places."""
        QAbstractItemView.currentChanged(self, current, previous)  # a list would tell of a row -1
        self._heard.start()
        self._look()

    def _tell_current(self) -> None:
        """A screen reader hears the card that the keys stand on."""
        if self.hasFocus() and self.currentIndex().isValid():
            tell_item(self, self.currentIndex().row())

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def sizeHint(self) -> QSize:
        return QSize(theme().px(520), theme().px(250))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(120), theme().px(60))

    # What the player does

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
        """Something else is asked, or nothing any more: no card is chosen, the keys stand on none, and none is up for
        them."""
        self.clear_choice()
        self._walked = False
        self.setCurrentIndex(QModelIndex())
        self._look()

    def look_away(self) -> None:
        """Nothing is looked at, nothing is up or held any more, at once."""
        self._hovered = QPersistentModelIndex()
        self._walked, self._drags, self._pressed = False, False, None
        if self._raised is not None:
            self._raised.drop()

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
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
        if index.isValid() and _same(self._chosen, index):
            self.play()
        else:
            self.entered_in_vain.emit()

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
            self._pressed = event.position().toPoint() if _same(self._chosen, index) else None

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
        return at.y() < min((place.outline().boundingRect().top() for place in self._places), default=0.0)

    def _put_back(self) -> None:
        self._drags, self._pressed = False, None
        self.viewport().unsetCursor()
        if self._raised is not None:
            self._raised.let_go()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and _same(self._chosen, index):
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

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._renew()

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
        """Where the tooltip of a card comes, on the screen: below all cards, for over them it would hide numbers."""
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
        """What the tooltip of a card says: its title and kind, what it needs, and why it cannot be played."""
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

    # How it is painted

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self.viewport()) as painter:
            away = {each.row() for each in self._kept_back}
            if self._raised is not None and self._raised.isVisible():
                away.add(self._raised.row)
            for row in range(len(self._places)):
                if row not in away:
                    self._paint_card(painter, self.model().index(row, 0, self.rootIndex()), self.place(row))
            if self.hasFocus() and not self.currentIndex().isValid():
                paint_focus(painter, QRectF(self.viewport().rect()), 0.0)  # there is no card to wear the frame

    def _paint_card(self, painter: QPainter, index: QModelIndex, place: Place) -> None:
        size = place.size.toSize()
        ratio = self.devicePixelRatioF()
        card = index.data(roles.CARD)
        pixmap = face_soon(card, size, ratio) if isinstance(card, Card) else back(index.data(roles.BACK), size, ratio)
        picked, modifier, used = self._is_picked(index), index.data(roles.MODIFIER), index.data(roles.USED)
        barred = index.data(roles.PLAYABLE) is False and not modifier
        veiled = not picked and bool(barred or used)
        picture = tilted(pixmap, place.size, place.turn, veiled=veiled, crossed=bool(used))
        put_down(painter, picture, place.centre)
        focused = self.hasFocus() and index == self.currentIndex()
        if picked or modifier or focused or _same(self._pointed_out, index):
            with saved(painter):
                painter.setTransform(place.transform(), True)
                self.paint_marks(painter, index, QRectF(QPointF(0, 0), place.size))

    def paint_marks(self, painter: QPainter, index: QModelIndex, room: QRectF) -> None:
        """The frame and arrow of what is spoken of, the frame of the chosen, the plus of a modifier, the focus."""
        if _same(self._pointed_out, index):
            paint_spoken_of(painter, room)
        if self._is_picked(index):
            paint_chosen(painter, room)
        if index.data(roles.MODIFIER) and self._can_modify(index):
            paint_modifier(painter, room, added=any(_same(each, index) for each in self._modifiers))
        if self.hasFocus() and index == self.currentIndex():
            paint_focused(painter, room)


def _same(kept: QPersistentModelIndex, index: Index) -> bool:
    """Whether a kept index is that of a row."""
    return kept.isValid() and index.isValid() and kept.row() == index.row()
