"""The format of a new tournament: every format of the catalogue and the player's own, as tiles that scroll (S10).

Each tile shows the format's tree; the panel below describes the chosen format.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QListView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.engine.tournament.schedule import THIRD_PLACE, GroupStage
from swallows_gui.games.swallows.data.evenings import evening_of
from swallows_gui.games.swallows.session import own_formats
from swallows_gui.games.swallows.words import shapes
from swallows_gui.models import roles
from swallows_gui.models.reasons import reason_words, system_words
from swallows_gui.services.glossary import capitalised
from swallows_gui.services.language import language
from swallows_gui.services.plain import tip
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import TroubleLine
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.engine.tournament.schedule import Schedule
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.games.swallows.data.formats import FormatModel


Index = QModelIndex | QPersistentModelIndex

_WIDE, _HIGH, _TREE = 146, 112, 44
"""Design pixels of a tile, and the height of its tree."""
_IN_COLUMN = 8
"""Groups that stand one below the other at most."""


def paint_tree(painter: QPainter, room: QRectF, schedule: Schedule) -> None:
    """Paint how a tournament goes: groups as plates, rounds as brackets, a cup at the end."""
    t = theme()
    stages = [stage for stage in schedule.stages if isinstance(stage, GroupStage) or stage.stage != THIRD_PLACE]
    cup = room.height() * 0.5
    step = (room.width() - cup) / max(1, len(stages))
    before = 0
    for number, stage in enumerate(stages):
        left = room.left() + number * step
        if isinstance(stage, GroupStage):
            _paint_groups(painter, QRectF(left, room.top(), step * 0.8, room.height()), len(stage.groups))
            before = 0
            continue
        count = len(stage.matches)
        set_ink(painter, line=QPen(t.colour("ink"), t.px(2)))
        high = room.height() / count
        for match in range(count):
            y = room.top() + (match + 0.5) * high
            painter.drawLine(QPointF(left, y), QPointF(left + step, y))
            if before == 2 * count or not before:
                painter.drawLine(QPointF(left, y - high / 4), QPointF(left, y + high / 4))
        before = count
    paint_trophy(painter, QRectF(room.right() - cup, room.center().y() - cup / 2, cup, cup), "continental", held=True)


def _paint_groups(painter: QPainter, room: QRectF, count: int) -> None:
    """Groups as plates, in as many columns as they need."""
    t = theme()
    columns = -(-count // _IN_COLUMN)
    rows = -(-count // columns)
    wide, high = room.width() / columns, min(room.height() / rows, room.height() / 3)
    top = room.center().y() - high * rows / 2
    set_ink(painter, fill=t.colour("green"))
    for group in range(count):
        plate = QRectF(room.left() + group // rows * wide, top + group % rows * high, wide, high)
        painter.drawRect(plate.adjusted(0, t.px(1), -t.px(2), -t.px(1)))


class FormatTiles(Adaptive, QListView):
    """One of the tiles is chosen, by a click or with the arrow keys."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tiles = QStandardItemModel(self)
        self.schedules: dict[str, Schedule] = {}
        self.setModel(self._tiles)
        self.setItemDelegate(_TileDelegate(self))
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(False)
        self.setUniformItemSizes(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.selectionModel().currentChanged.connect(lambda _now, _before: self.chosen.emit())
        self.adapt()

    @property
    def key(self) -> str:
        """The id of the format that is chosen."""
        return str(self.currentIndex().data(roles.KEY))

    def show_formats(self, schedules: Sequence[tuple[str, Schedule]], chosen: str) -> None:
        """Show a tile for each format, by id, and select one without a signal."""
        self.blockSignals(True)
        self.schedules = dict(schedules)
        self._tiles.clear()
        for key in self.schedules:
            tile = QStandardItem()
            tile.setData(key, roles.KEY)
            self._tiles.appendRow(tile)
        self.choose(chosen)
        self.blockSignals(False)

    def choose(self, key: str) -> None:
        """Choose a format that has a tile."""
        keys = list(self.schedules)
        self.setCurrentIndex(self._tiles.index(keys.index(key) if key in keys else 0, 0))

    def name_format(self, key: str, name: str) -> None:
        """Say what a format is called."""
        tile = self._tiles.item(list(self.schedules).index(key))
        tile.setText(name)
        tile.setToolTip(tip(name))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the tournament, here as everywhere on the page."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(theme().px(2 * _WIDE), theme().px(_HIGH) + bar + 2 * self.frameWidth())

    minimumSizeHint = sizeHint

    def restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.updateGeometry()


class _TileDelegate(QStyledItemDelegate):
    def sizeHint(self, _option: QStyleOptionViewItem, _index: Index) -> QSize:
        return QSize(theme().px(_WIDE), theme().px(_HIGH))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        t, tiles = theme(), self.parent()
        assert isinstance(tiles, FormatTiles)
        chosen = tiles.currentIndex() == index
        with saved(painter):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            tile = QRectF(option.rect).adjusted(t.px(3), t.px(3), -t.px(5), -t.px(3))
            edge = t.colour("focus" if chosen and tiles.hasFocus() else "red" if chosen else "line")
            set_ink(painter, line=QPen(edge, t.px(3 if chosen else 1)), fill=t.colour("raised"))
            painter.drawRect(tile)
            inner = tile.adjusted(t.px(9), t.px(8), -t.px(9), -t.px(4))
            tree = QRectF(inner.topLeft(), QSize(round(inner.width()), t.px(_TREE)))
            paint_tree(painter, tree, tiles.schedules[str(index.data(roles.KEY))])
            painter.setFont(t.font("strong" if chosen else "small"))
            painter.setPen(t.colour("ink"))
            words = inner.adjusted(0, t.px(_TREE) + t.px(2), 0, 0)
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft) | int(Qt.TextFlag.TextWordWrap)
            painter.drawText(words, flags, str(index.data()))


USUAL = "sixteen"
KEPT = "swallows.format"
"""Under which the settings keep the format chosen last."""


class FormatPanel(Panel):
    """A tile for each format, and below them the chosen one in words."""

    changed = Signal()
    """Another format is chosen."""

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._catalogue = catalogue
        self._own: dict[str, FormatModel] = {}
        self._friendlies = {key for key, form in catalogue.formats.items() if form.compiled().schedule.single}
        self._extra: FormatModel | None = None
        """The format of the past cup that is played."""
        self._before = USUAL
        self._matches = {key: len(each.compiled().schedule.fixtures) for key, each in catalogue.formats.items()}
        self.tiles = FormatTiles()
        self.open_button = PosterButton("", kind="quiet")
        self.forget_button = PosterButton("", kind="quiet")
        self.course = PlainLabel(role="strong")
        self.measures = PlainLabel()
        self.evening = PlainLabel()
        self.trouble = TroubleLine()
        """Why a file could not be opened."""
        for label in (self.course, self.measures, self.evening):
            label.setWordWrap(True)
        course = fill(QHBoxLayout(), (self.course, 1), self.open_button, self.forget_button)
        fill(self.body, self.tiles, course, self.measures, self.evening, self.trouble)
        self._fill(settings().now.set_up.get(KEPT, USUAL))
        self.tiles.chosen.connect(self._chosen)
        self.open_button.clicked.connect(self._ask_file)
        self.forget_button.clicked.connect(self._forget)
        self.retranslate()

    @property
    def form(self) -> FormatModel:
        """The chosen format."""
        return self._formats()[self.tiles.key]

    @property
    def option(self) -> str | Json:
        """The chosen format for the options: its id, or all of it if the catalogue lacks it."""
        form = self.form
        return form.id if form.id in self._catalogue.formats else form.written()

    def choose(self, identity: str) -> None:
        """Choose a format that has a tile."""
        self.tiles.choose(identity)

    def offer(self, form: FormatModel | None) -> None:
        """Offer the format of a past cup as well and choose it; None: only the others, and the one chosen before."""
        if form is None and self._extra is None:
            return
        if self._extra is None:
            self._before = self.form.id
        self._extra = form
        self._fill(self._before if form is None else form.id)
        self._chosen()

    def remember(self) -> None:
        """Choose this format the next time, too; not one that belongs to a field."""
        if self._extra is not None and self.form.id == self._extra.id:
            return
        settings().change(set_up={**settings().now.set_up, KEPT: self.form.id})

    def open_file(self, path: Path) -> None:
        """Import a format's file and select it, or say what is wrong with it."""
        try:
            form = own_formats.keep(self._catalogue, path)
        except BadCard as error:
            where = ", ".join(part for part in (error.file, error.field) if part)
            text = self.tr("This format cannot be played ({where}): {reason}")
            self.trouble.say(text.format(where=where, reason=reason_words(error.reason)))
        except OSError as error:
            self.trouble.say(self.tr("The format could not be kept: {reason}").format(reason=system_words(error)))
        else:
            self.trouble.hide()
            self._fill(form.id)
            self._chosen()

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.set_title(self.tr("Tournament"))
        self.tiles.setAccessibleName(self.tr("Kind of tournament"))
        self.open_button.setText(self.tr("Open a format…"))
        self.forget_button.setText(self.tr("Remove this format"))
        self._name_formats()
        self._describe()

    def _formats(self) -> dict[str, FormatModel]:
        tournaments = {key: form for key, form in self._catalogue.formats.items() if key not in self._friendlies}
        extra = {} if self._extra is None else {self._extra.id: self._extra}
        return tournaments | self._own | extra

    def _fill(self, chosen: str) -> None:
        """A tile for each format, by the number of their teams, own ones last."""
        self._own = own_formats.own_formats(self._catalogue)
        found = self._formats()
        order = sorted(found, key=lambda key: (key in self._own, found[key].compiled().schedule.teams, key))
        if self._extra is not None:
            order = [self._extra.id, *(key for key in order if key != self._extra.id)]
        schedules = [(key, found[key].compiled().schedule) for key in order]
        self.tiles.show_formats(schedules, chosen if chosen in found else USUAL)
        self._name_formats()

    def _name_formats(self) -> None:
        found = self._formats()
        for key in self.tiles.schedules:
            name = language().name(found[key])
            if self._extra is not None and key == self._extra.id:
                name = self.tr("{cup}, as it was").format(cup=name)
            self.tiles.name_format(key, name)

    def _chosen(self) -> None:
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        form = self.form
        schedule, economy = form.compiled().schedule, form.compiled().economy
        self.course.setText(capitalised(shapes.course(schedule)))
        special = shapes.specialities(schedule, economy)  # in the same line: no format moves what lies below
        size = shapes.measures(schedule, form.seats)
        self.measures.setText(" ".join((f"{size}.", *special)) if special else size)
        evening = evening_of(form, self._matches)
        self.evening.setText("" if evening is None else shapes.told_evening(evening))
        self.evening.setVisible(evening is not None)
        self.forget_button.setVisible(form.id in self._own)

    def _ask_file(self) -> None:
        kinds = self.tr("Formats of tournaments (*.json)")
        path, _kind = QFileDialog.getOpenFileName(self, self.tr("Open a format"), "", kinds)
        if path:
            self.open_file(Path(path))

    def _forget(self) -> None:
        try:
            own_formats.forget(self.form.id)
        except OSError as error:
            self.trouble.say(self.tr("The format could not be removed: {reason}").format(reason=system_words(error)))
            return
        self.trouble.hide()
        self._fill(USUAL)
        self._chosen()
