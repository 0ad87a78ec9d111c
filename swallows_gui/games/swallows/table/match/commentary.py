"""The commentary: one sentence an event, newest first; card and team names are links that open the card (S0.6).

A list view over the log model, so screen readers read it line by line; a delegate draws the links.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator, Mapping
from functools import partial
from html import escape
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPalette,
    QShowEvent,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from swallows_gui.games.swallows.table.cards.flags import flag_pixmap
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.links import LinkButton
from swallows_gui.ui.kit.painting import painting, saved
from swallows_gui.ui.kit.panels import FlowLayout, fill
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.words import Adaptive

Index = QModelIndex | QPersistentModelIndex
_REMEMBERED = 2000
"""Lines whose height is kept."""
_LAID_OUT = 48
"""Lines that are kept as they are painted: more than a dock shows."""

_LINK = re.compile(r"(<a .*?</a>)")
_BEGINNING = re.compile(r'<a href="(card|team):([^"]*)">')
_ONE_CARD = ("card", "by")
_TEAMS = ("team", "home", "away", "from", "initiative", "winner")


def mentioned(event: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What an event names, in the order of its fields: ("card", copy) and ("team", FIFA code)."""
    for name in _ONE_CARD:
        if isinstance(event.get(name), str):
            yield "card", str(event[name])
    for copy in event.get("cards") or ():
        yield "card", str(copy)
    for name in _TEAMS:
        if isinstance(event.get(name), str):
            yield "team", str(event[name])


def linked(sentence: str, event: Mapping[str, Any], names: Names) -> str:
    """The sentence as HTML, with the names of cards and teams as links; a team's may have an ending of its case."""
    html = escape(sentence, quote=False)
    for kind, what in dict.fromkeys(mentioned(event)):
        if kind == "card":
            pattern = "|".join(_as_html(name) for name in (names.told(what), names.card(what)))
        else:
            pattern = rf"\b{_as_html(names.team(what))}(?:n|s|'s)?\b" if names.team(what) else ""
        if pattern:
            html = _linked_once(html, f"{kind}:{escape(what)}", pattern)
    return html


def _as_html(name: str) -> str:
    """A name as a pattern in HTML."""
    return re.escape(escape(name, quote=False))


def _linked_once(html: str, target: str, pattern: str) -> str:
    """The text with a link at the pattern's first match outside existing links."""
    parts = _LINK.split(html)
    for place in range(0, len(parts), 2):
        found = re.search(pattern, parts[place])
        if found is not None:
            start, end = found.span()
            text = parts[place]
            parts[place] = f'{text[:start]}<a href="{target}">{found[0]}</a>{text[end:]}'
            break
    return "".join(parts)


def dressed(html: str, over: str = "") -> str:
    """Linked HTML as it is shown: teams heavy behind their flags, cards in italics, only the link that the pointer is
    `over` underlined."""
    px, ink = theme().px, theme().colours.ink

    def beginning(found: re.Match[str]) -> str:
        kind, what = found[1], found[2]
        line = "underline" if over == f"{kind}:{what}" else "none"
        look = "font-weight:700" if kind == "team" else "font-style:italic"
        flag = f'<img src="flag:{what}" width="{px(22)}" height="{px(12)}">' if kind == "team" else ""
        return f'{flag}<a href="{kind}:{what}" style="color:{ink};text-decoration:{line};{look}">'

    return _BEGINNING.sub(beginning, html)


class _StoryLines(QStyledItemDelegate):
    """Draws a line as rich text that wraps."""

    def __init__(self, view: CommentaryLines, names: Names) -> None:
        super().__init__(view)
        self._view = view
        self._names = names
        self._heights: dict[tuple[str, int, float], int] = {}
        """Of lines measured before: text, width and scale."""
        self._linked: dict[str, str] = {}
        """Lines with their links, by their text: it is the same at every width."""
        self._measure = QTextDocument()
        """Measures lines; most of them are never painted."""
        self._measure.setDocumentMargin(0)
        self._documents: OrderedDict[tuple[str, float, float, str, str], QTextDocument] = OrderedDict()

    def document(self, index: Index, width: float) -> QTextDocument:
        """The laid-out line, kept for the next time it is painted."""
        look = theme()
        key = (str(index.data() or ""), width, look.scale, look.name, self._view.over(index))
        document = self._documents.get(key)
        if document is None:
            document = self._documents[key] = self._lay_out(index, width)
            if len(self._documents) > _LAID_OUT:
                self._documents.popitem(last=False)
        else:
            self._documents.move_to_end(key)
        return document

    def _lay_out(self, index: Index, width: float) -> QTextDocument:
        document = QTextDocument()
        document.setDefaultFont(theme().font("body"))
        document.setDocumentMargin(0)
        event = index.data(int(roles.EVENT)) or {}
        for kind, what in mentioned(event):
            if kind == "team":
                document.addResource(
                    QTextDocument.ResourceType.ImageResource.value, QUrl(f"flag:{what}"), self._flag(what)
                )
        document.setHtml(self._html(index))
        document.setTextWidth(max(1.0, width))
        return document

    def _flag(self, team: str) -> QImage:
        """A team's flag with the gap that parts it from the name: a space would begin the next line where they part."""
        px, ratio = theme().px, self._view.devicePixelRatioF()
        image = QImage(QSize(px(22), px(12)) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        image.setDevicePixelRatio(ratio)
        with painting(image, smooth=False) as painter:
            flag = flag_pixmap(self._names.nation(team), px(12), ratio)
            painter.drawPixmap(QRectF(0, 0, px(18), px(12)), flag, QRectF(flag.rect()))
        return image

    def _html(self, index: Index) -> str:
        text = str(index.data() or "")
        html = self._linked.get(text)
        if html is None:
            if len(self._linked) > _REMEMBERED:
                self._linked.clear()
            html = self._linked[text] = linked(text, index.data(int(roles.EVENT)) or {}, self._names)
        return dressed(html, self._view.over(index))

    def room(self, rect: QRectF) -> QRectF:
        """The rectangle of the text in a line."""
        px = theme().px
        return rect.adjusted(px(10), px(3), -px(8), -px(3))

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: ARG002 - Qt's signature
        width = self._view.viewport().width()
        key = (str(index.data() or ""), width, theme().scale)
        height = self._heights.get(key)
        if height is None:
            room = self.room(QRectF(0, 0, width, 100))
            self._measure.setDefaultFont(theme().font("body"))
            self._measure.setHtml(self._html(index))
            self._measure.setTextWidth(max(1.0, room.width()))
            height = int(self._measure.size().height() + 100 - room.height() + 0.999)
            if len(self._heights) > _REMEMBERED:
                self._heights.clear()
            self._heights[key] = height
        return QSize(width, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = QRectF(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        colour = theme().colour
        if selected:
            painter.fillRect(rect, colour("sunken"))
        event = index.data(int(roles.EVENT)) or {}
        mark = _mark(str(event.get("type")))
        if mark:
            painter.fillRect(QRectF(rect.left(), rect.top(), theme().px(4), rect.height()), colour(mark))
        if focused:
            painter.setPen(colour("focus"))
            painter.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5))
        room = self.room(rect)
        context = QAbstractTextDocumentLayout.PaintContext()
        context.palette.setColor(QPalette.ColorRole.Text, colour("ink"))
        with saved(painter):
            painter.translate(room.topLeft())
            document = self.document(index, room.width())
            document.documentLayout().draw(painter, context)


_OF_THE_REFEREE: Final = frozenset((
    "bribe_offered", "bribe_accepted", "bribe_declined", "price_named", "envelopes_opened", "envelope_taken",
    "envelopes_returned", "die_changed", "area_ruled",
))  # fmt: skip


def _mark(kind: str) -> str:
    """The colour of the bar beside a line: goals, cards that leave, money."""
    if kind == "goal":
        return "gold"
    if kind in ("sent_off", "injured", "referee_banned"):
        return "red"
    if kind in _OF_THE_REFEREE:
        return "blue"
    return "ink" if kind in ("match_started", "match_ended", "period_started") else ""


class CommentaryLines(Adaptive, QListView):
    """What has happened, newest first."""

    opened = Signal(str)
    """What a link leads to: "card:..." or "team:..."."""
    chosen = Signal()
    """Another line is the current one, or none is."""

    def __init__(self, model: QAbstractItemModel, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._over: tuple[QPersistentModelIndex, str] | None = None
        """The line and the link in it that the pointer is over."""
        self._lines = _StoryLines(self, names)
        self.setItemDelegate(self._lines)
        self.setModel(model)
        when_chosen(self, self.chosen.emit)
        self.setWordWrap(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setUniformItemSizes(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.retranslate()

    def retranslate(self) -> None:
        """Set its accessible name in the language in use."""
        self.setAccessibleName(self.tr("Commentary, newest first"))

    def sizeHint(self) -> QSize:
        return QSize(theme().px(420), theme().px(120))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(60))

    def doItemsLayout(self) -> None:
        """Lay out lines only while visible, at the width they then have."""
        if self.isVisible():
            super().doItemsLayout()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.scheduleDelayedItemsLayout()

    def rowsAboutToBeRemoved(self, parent: Index, start: int, end: int) -> None:
        """Focus no line if the focused one is removed, as when the viewer changes: Qt would focus an older one and
        scroll to it."""
        if start <= self.currentIndex().row() <= end:
            self.setCurrentIndex(QModelIndex())
        super().rowsAboutToBeRemoved(parent, start, end)

    def link_at(self, position: QPointF) -> str:
        """The link under a point of the viewport: "card:..." or "team:...", "" for none."""
        index = self.indexAt(position.toPoint())
        if not index.isValid():
            return ""
        room = self._lines.room(QRectF(self.visualRect(index)))
        document = self._lines.document(index, room.width())
        return document.documentLayout().anchorAt(position - room.topLeft())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._set_over(self.link_at(event.position()), self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._set_over("", QModelIndex())

    def over(self, index: Index) -> str:
        """The link of a line that the pointer is over, or ""."""
        return self._over[1] if self._over is not None and self._over[0] == index else ""

    def _set_over(self, link: str, index: QModelIndex) -> None:
        """Underline the link under the pointer, and no other."""
        now = (QPersistentModelIndex(index), link) if link else None
        if now != self._over:
            self._over = now
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if link else Qt.CursorShape.ArrowCursor)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if event.button() == Qt.MouseButton.LeftButton:
            link = self.link_at(event.position())
            if link:
                self.opened.emit(link)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [("Return", translate("Commentary", "In the commentary: open the card it speaks of"))]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and self.currentIndex().isValid():
            told = self.currentIndex().data(int(roles.EVENT)) or {}
            named = next(mentioned(told), None)
            if named is not None:
                self.opened.emit(":".join(named))
                event.accept()
                return
        super().keyPressEvent(event)


class MatchCommentary(Adaptive, QWidget):
    """The lines and, below them, what the chosen line speaks of as links of their own."""

    card_wanted = Signal(str)
    nation_wanted = Signal(str)

    def __init__(self, model: QAbstractItemModel, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.lines = CommentaryLines(model, names)
        self.links: list[LinkButton] = []
        self._room = QWidget()
        self._flow = FlowLayout(self._room)
        self._room.hide()
        fill(QVBoxLayout(self), (self.lines, 1), self._room, margins=0, spacing=0)
        self.lines.opened.connect(self._open)
        self.lines.chosen.connect(self._offer)
        model.rowsInserted.connect(self._move_on)
        model.rowsRemoved.connect(self._forget_lines)
        self.setFocusProxy(self.lines)

    def _move_on(self) -> None:
        """Deselect a line when play goes on, unless somebody is reading here."""
        reader = QApplication.focusWidget()
        if chosen(self.lines).isValid() and (reader is None or not self.isAncestorOf(reader)):
            self.lines.setCurrentIndex(QModelIndex())

    def _forget_lines(self) -> None:
        """Lines are gone, as after a take-back or when another seat looks: the newest are shown. The model may outlive
        this list, so it must not hold on to it."""
        self._offer()
        self.lines.scrollToTop()

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self._offer()

    def sizeHint(self) -> QSize:
        return self.lines.sizeHint()

    def _offer(self) -> None:
        """A link for each card and team that the chosen line names."""
        event = chosen(self.lines).data(int(roles.EVENT)) or {}
        found = list(dict.fromkeys(mentioned(event)))
        while len(self.links) < len(found):
            link = LinkButton()
            link.clicked.connect(partial(self._follow, link))
            link.setMinimumWidth(1)  # a long name must not make the dock as wide as it is long
            self._flow.addWidget(link)
            self.links.append(link)
        found += [("", "")] * (len(self.links) - len(found))
        for link, (kind, what) in zip(self.links, found, strict=True):
            link.setVisible(bool(what))
            link.setProperty("link", f"{kind}:{what}")
            name = self._names.card(what) if kind == "card" else self._names.team(what) if what else ""
            said = translate("Commentary", "Open {name}").format(name=name)
            link.set_words(name, said)
        self._flow.invalidate()
        self._room.setVisible(any(what for _kind, what in found))

    def _follow(self, link: LinkButton) -> None:
        self._open(str(link.property("link")))

    def _open(self, link: str) -> None:
        kind, _colon, what = link.partition(":")
        if kind == "card":
            self.card_wanted.emit(what)
        elif kind == "team":
            self.nation_wanted.emit(what)
