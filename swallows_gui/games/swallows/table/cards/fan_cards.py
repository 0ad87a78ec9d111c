"""A hand of cards laid out as a fan: what is chosen in it, where each card lies, and how it is painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
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
    QPainter,
    QPaintEvent,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from swallows_gui.games.swallows.data.cards import Card
from swallows_gui.games.swallows.table.cards.card_back import (
    back,
    paint_chosen,
    paint_focused,
    paint_modifier,
    paint_spoken_of,
)
from swallows_gui.games.swallows.table.cards.card_face import face_soon, number_room
from swallows_gui.games.swallows.table.cards.fan_layout import CHOSEN, FLAT_BELOW, HOVER, LIFT, FanPlace, lay_out
from swallows_gui.games.swallows.table.cards.raised_card import RaisedCard
from swallows_gui.games.swallows.table.cards.tilted import put_down, tilted
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.button_paint import paint_focus
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.kit.words import Adaptive

Index = QModelIndex | QPersistentModelIndex


class FanCards(Adaptive, QListView):
    """The cards of a hand; the roles of its model are in `models.roles`."""

    played = Signal(list)
    """`QModelIndex`es: the chosen card, then its modifiers."""
    picked = Signal()
    """Another card was chosen, or a modifier added or taken away."""
    rejected = Signal()
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
        self._laid_out: list[FanPlace] | None = []
        """Where the cards lie; None: to be found out when somebody asks."""
        self._numbers: tuple[QRectF, ...] = ()
        self._walked = False
        """Whether keys have led to the card that has the focus: then it rises as the one under the mouse does."""
        self._raised: RaisedCard | None = None
        self._pressed: QPoint | None = None
        """Where the mouse was pressed on a card that can be played."""
        self._drags = False
        self.counted = False
        """Whether it is written on the last back of each colour how many there are."""
        self.feet = 0.0
        """What of the hand lies below the view's lower edge, in parts of the view's height."""
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
        """Choose nothing. `said`: announce it, because the player has undone the choice."""
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
        elif index.data(roles.PLAYABLE) and not same_card(self._chosen, index):
            self._chosen = QPersistentModelIndex(index)
            self._modifiers = [each for each in self._modifiers if not same_card(each, index)]
            self._changed(said=said)

    def play(self) -> None:
        """Play the chosen card, if there is one."""
        chosen = self.chosen()
        if chosen is not None:
            self.played.emit([chosen, *self.modifiers()])

    def point_out(self, index: Index) -> None:
        """Frame the card that is spoken of, wherever the focus goes and whatever is chosen; an invalid index: none."""
        if self._pointed_out.isValid() != index.isValid() or not same_card(self._pointed_out, index):
            self._pointed_out = QPersistentModelIndex(index)
            self.viewport().update()

    @property
    def pointed_out(self) -> QModelIndex:
        """The card that is framed because it is spoken of; an invalid index without one."""
        return self._index(self._pointed_out.row()) if self._pointed_out.isValid() else QModelIndex()

    def raise_over(
        self,
        stage: QWidget,
        kept_free: Callable[[], Sequence[QRect]],
        canvas: Callable[[], QRect] | None = None,
    ) -> None:
        """Let the highlighted card rise over a stage, an ancestor, inside its `canvas` and without covering
        `kept_free`, in the stage's pixels."""
        self._raised = RaisedCard(self, stage, kept_free, canvas)

    @property
    def raised(self) -> RaisedCard | None:
        """The card that is up, where cards rise from this hand."""
        return self._raised

    def _is_picked(self, index: Index) -> bool:
        return same_card(self._chosen, index) or any(same_card(each, index) for each in self._modifiers)

    def _index(self, row: int) -> QModelIndex:
        return self.model().index(row, self.modelColumn(), self.rootIndex())

    def _can_modify(self, index: Index) -> bool:
        """A card that is both is a modifier once another card is chosen."""
        return not index.data(roles.PLAYABLE) or (self._chosen.isValid() and not same_card(self._chosen, index))

    def _toggle(self, index: Index) -> None:
        kept = [each for each in self._modifiers if not same_card(each, index)]
        self._modifiers = kept if len(kept) < len(self._modifiers) else [*kept, QPersistentModelIndex(index)]
        self._changed()

    def _changed(self, *, said: bool = True) -> None:
        self._rise_again()
        words = self._describe()
        if said:
            announce(self, words)
        self.picked.emit()

    def _describe(self) -> str:
        """Set the accessible description to what is chosen, and return it."""
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
        self._kept_back = [each for each in self._kept_back if not same_card(each, index)]
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
        """Place the raised card anew; lower one that is no longer highlighted."""
        if self._raised is not None:
            if self._raised.target is not None and not self._looked_up.isValid():
                self._raised.drop()
            self._raised.again()
        self.viewport().update()

    @property
    def _places(self) -> list[FanPlace]:
        """The places of all cards, computed once for each number of cards."""
        if self._laid_out is None:
            cards = [self._index(row).data(roles.CARD) for row in range(self.count)]
            self._numbers = tuple(number_room() if isinstance(card, Card) else QRectF() for card in cards)
            room = QSizeF(self.viewport().width(), self.viewport().height() * (1 + self.feet))
            self._laid_out = lay_out(self._numbers, room, self.flat)
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
        """Whether the hand is a flat row because height is short."""
        return self.height() < theme().px(FLAT_BELOW)

    def place(self, row: int) -> FanPlace:
        """The present place of a card: raised, or lying, lifted and moved aside."""
        if self._raised is not None and self._raised.isVisible() and self._raised.row == row:
            return self._raised.place
        place = self._places[row]
        index = self.model().index(row, 0, self.rootIndex())
        shift = self._raised.shift(row) if self._raised is not None else 0.0
        return place.lifted(self._lift(index) * self._rising(place)).aside(shift)

    def resting(self, row: int) -> FanPlace:
        """The place of a card without highlighting, used for the mouse."""
        place = self._places[row]
        return place.lifted(self._standing(self._index(row)) * self._rising(place))

    def _rising(self, place: FanPlace) -> float:
        return place.size.height() * (0.6 if self.flat else 1.0)

    def _standing(self, index: QModelIndex) -> float:
        return CHOSEN if self._is_picked(index) else LIFT if index.data(roles.PLAYABLE) else 0.0

    def _lift(self, index: QModelIndex) -> float:
        lift = self._standing(index)
        if same_card(self._hovered, index) or (self.hasFocus() and index == self.currentIndex()):
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
        away = any(same_card(each, looked) for each in self._kept_back)
        return looked if looked.isValid() and looked.data(roles.CARD) is not None and not away else QModelIndex()

    def _look(self) -> None:
        """Raise the highlighted card."""
        if self._raised is not None and not self._drags:
            self._raised.look_at(self._looked_up)
        self.viewport().update()

    def visualRect(self, index: Index) -> QRect:
        if not index.isValid() or index.row() >= len(self._places):
            return QRect()
        outline = self.resting(index.row()).outline().boundingRect().toAlignedRect()
        return outline.intersected(self.viewport().rect()) if self.feet else outline

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

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    def sizeHint(self) -> QSize:
        return QSize(theme().px(520), theme().px(250))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(120), theme().px(60))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._renew()

    # How it is painted

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self.viewport()) as painter:
            away = {each.row() for each in self._kept_back}
            if self._raised is not None and self._raised.isVisible():
                away.add(self._raised.row)
            for row in range(len(self._places)):
                if row not in away:
                    self._paint_card(painter, self.model().index(row, 0, self.rootIndex()), self.place(row))
            if self.counted:
                self._paint_counts(painter)
            if self.hasFocus() and not self.currentIndex().isValid():
                paint_focus(painter, QRectF(self.viewport().rect()), 0.0)  # there is no card to wear the frame

    def _paint_card(self, painter: QPainter, index: QModelIndex, place: FanPlace) -> None:
        size = place.size.toSize()
        ratio = self.devicePixelRatioF()
        card = index.data(roles.CARD)
        pixmap = (
            face_soon(card, size, ratio, "nothing")
            if isinstance(card, Card)
            else back(index.data(roles.BACK), size, ratio)
        )
        picked, modifier, used = self._is_picked(index), index.data(roles.MODIFIER), index.data(roles.USED)
        barred = index.data(roles.PLAYABLE) is False and not modifier
        shaded = card if isinstance(card, Card) and not picked and (barred or used) else None
        picture = tilted(pixmap, place.size, place.turn, shaded=shaded, crossed=bool(used))
        put_down(painter, picture, place.centre)
        focused = self.hasFocus() and index == self.currentIndex()
        if picked or modifier or focused or same_card(self._pointed_out, index):
            with saved(painter):
                painter.setTransform(place.transform(), True)
                self.paint_marks(painter, index, QRectF(QPointF(0, 0), place.size))

    def _paint_counts(self, painter: QPainter) -> None:
        """How many backs of a colour there are, on the middle of them."""
        backs: dict[str, list[FanPlace]] = {}
        for row in range(len(self._places)):
            index = self._index(row)
            if index.data(roles.CARD) is None:
                backs.setdefault(str(index.data(roles.BACK)), []).append(self._places[row])
        t = theme()
        for places in backs.values():
            high = places[0].size.height() * 0.46
            spot = QRectF(0, 0, high * 1.1, high)
            spot.moveCenter((places[0].centre + places[-1].centre) / 2)
            set_ink(painter, fill=t.colour("poster"))
            painter.drawRect(spot)
            draw_centred(painter, spot, str(len(places)), t.sized_font("number", high * 0.86), t.colour("on_poster"))

    def paint_marks(self, painter: QPainter, index: QModelIndex, room: QRectF) -> None:
        """Paint a card's marks: frame and arrow of a lesson, frame if chosen, plus of a modifier, focus."""
        if same_card(self._pointed_out, index):
            paint_spoken_of(painter, room)
        if self._is_picked(index):
            paint_chosen(painter, room)
        if index.data(roles.MODIFIER) and self._can_modify(index):
            paint_modifier(painter, room, added=any(same_card(each, index) for each in self._modifiers))
        if self.hasFocus() and index == self.currentIndex():
            paint_focused(painter, room)


def same_card(kept: QPersistentModelIndex, index: Index) -> bool:
    """Whether a kept index is that of a row."""
    return kept.isValid() and index.isValid() and kept.row() == index.row()
