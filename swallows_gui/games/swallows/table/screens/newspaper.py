"""The newspaper on the screen: the latest front page, and every earlier one; to be kept as PDF or picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QImage, QImageWriter, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.swallows.table.controller import SwallowsController
from swallows_gui.games.swallows.table.paper.front_page import (
    EDGE,
    Setting,
    as_picture,
    paper_page,
    photograph,
    set_page,
)
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.newspaper import front_pages
from swallows_gui.games.swallows.words.newspaper_page import FrontPage, as_lines
from swallows_gui.models.vocabulary import labelled
from swallows_gui.records import whole_files
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import NoticeBar
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.save_dialog import ask_to_save
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.paper.page import Page
from swallows_gui.ui.play.screen import PageScreen

_WIDEST = 1120
"""Design pixels: a page becomes no wider."""
_WITH_DAY = 640
"""Design pixels from which the foot names the day as well as the number."""
SUFFIX = ".png"


class FrontPageSheet(QWidget):
    """One front page, as wide as there is room and as high as it needs."""

    turned = Signal(int)
    """Another page is wanted: one before (-1) or after (1) this one."""

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self.page: FrontPage | None = None
        self._kept: tuple[object, QImage | None] = None, None
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_page(self, page: FrontPage | None) -> None:
        """Show a page, and set its text for screen readers."""
        self.page = page
        self.setAccessibleName("" if page is None else labelled(f"{page.name}, {page.issue}", page.headline))
        self.setAccessibleDescription("" if page is None else "\n".join(as_lines(page)))
        self.fit()

    def fit(self) -> None:
        """Become as high as the page is in this width."""
        edge, high = EDGE * theme().scale, 0
        if self.page is not None and self.width() > 2 * edge:
            high = round(set_page(None, self.page, self._setting(), self.width() - 2 * edge) + 2 * edge)
        self.setFixedHeight(high)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(_WIDEST), self.height())

    def _setting(self) -> Setting:
        return Setting(theme().scale, theme().colours, self._names, self._photograph)

    def _photograph(self, wide: float, high: float) -> QImage | None:
        """The photograph, kept until page, size or colours are others."""
        page = self.page
        if page is None:
            return None
        of = page.card, page.codes, round(wide), round(high), theme().name, self.devicePixelRatioF(), page.name
        if self._kept[0] != of:
            image = photograph(page, self._names, theme().colours, wide, high, self.devicePixelRatioF())
            self._kept = of, image
        return self._kept[1]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The arrows to the sides turn the pages."""
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.turned.emit(-1 if event.key() == Qt.Key.Key_Left else 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            painter.fillRect(self.rect(), theme().colour("raised"))
            if self.hasFocus():
                painter.setPen(theme().colour("focus"))
                painter.drawRect(QRectF(self.rect()).adjusted(1, 1, -1, -1))
            if self.page is not None:
                edge = EDGE * theme().scale
                painter.translate(edge, edge)
                set_page(painter, self.page, self._setting(), self.width() - 2 * edge)


class NewspaperScreen(PageScreen):
    """All numbers of a game's paper; it shows the latest first."""

    goes_back = True

    share_wanted = Signal(object)
    """The button below which the menu of what can be made of the game opens."""

    def __init__(self, controller: SwallowsController, notice: NoticeBar, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._notice = notice
        self.pages: Sequence[FrontPage] = ()
        self.at = 0
        self.sheet = FrontPageSheet(controller.models.names)
        fill(self.page.body, self.sheet, 1)
        self.back_button = PosterButton("", kind="quiet")
        self.earlier, self.later = PosterButton("", kind="quiet"), PosterButton("", kind="quiet")
        self.number = PlainLabel()
        self.picture_button, self.share_button = PosterButton("", kind="quiet"), PosterButton("", kind="quiet")
        last = self.picture_button, self.share_button
        fill(self.foot, self.back_button, 1, self.earlier, self.number, self.later, 1, *last)
        self.back_button.clicked.connect(self.back)
        self.earlier.clicked.connect(self.show_earlier)
        self.later.clicked.connect(self.show_later)
        self.sheet.turned.connect(self.turn)
        self.picture_button.clicked.connect(self.keep_picture)
        self.share_button.clicked.connect(lambda: self.share_wanted.emit(self.share_button))
        self.head.hide()
        self.adapt()

    # Which page

    def renew(self) -> None:
        """Have the paper written by what everybody has seen up to now."""
        view = self._controller.view
        self.pages = front_pages(view, view.history, self._controller.models.names)
        self.at = max(0, min(self.at, len(self.pages) - 1))
        self._show()

    def open_latest(self) -> None:
        """The number that came out last."""
        self.renew()
        self.at = max(0, len(self.pages) - 1)
        self._show()

    def show_earlier(self) -> None:
        """The number before this one."""
        self.turn(-1)

    def show_later(self) -> None:
        """The number after this one."""
        self.turn(1)

    def turn(self, by: int) -> None:
        """So many numbers further, as far as there are any."""
        self.at = max(0, min(self.at + by, len(self.pages) - 1))
        self._show()
        self.page.verticalScrollBar().setValue(0)

    def _show(self) -> None:
        page = self.pages[self.at] if self.pages else None
        self.sheet.show_page(page)
        self._tell_number()
        self.earlier.setEnabled(self.at > 0)
        self.later.setEnabled(self.at + 1 < len(self.pages))
        self.picture_button.setEnabled(page is not None)

    def _tell_number(self) -> None:
        """Show the number of the page, and its day where there is room."""
        page = self.sheet.page
        wide = self.width() >= theme().px(_WITH_DAY)
        self.number.setText("" if page is None else f"{page.issue} · {page.day}" if wide else page.issue)

    # On paper

    def paper_pages(self) -> list[Page]:
        """The page that is shown, for printer and PDF."""
        names = self._controller.models.names
        return [paper_page(self.pages[self.at], names)] if self.pages else []

    def keep_picture(self) -> None:
        """Ask for a file, write the page into it as PNG, and say how that went."""
        if not self.pages:
            return
        page = self.pages[self.at]
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation) or str(Path.home())
        name = f"{page.name} {page.issue}".replace(".", "") + SUFFIX
        kinds = self.tr("Pictures (*{suffix})").format(suffix=SUFFIX)
        path = ask_to_save(self.window(), self.tr("Newspaper"), Path(folder) / name, kinds, SUFFIX)
        if path is None:
            return
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        QImageWriter(buffer, QByteArray(b"PNG")).write(as_picture(page, self._controller.models.names))
        try:
            whole_files.replace(path, bytes(data.data()))
        except OSError:
            text = self.tr("{path} could not be written. Choose another folder.")
            self._notice.show_notice(text.format(path=path), "warning")
        else:
            self._notice.show_notice(self.tr("The page is kept as a picture: {path}").format(path=path), "info")

    # As every screen

    def enter(self) -> None:
        self.open_latest()
        self.sheet.setFocus()

    def heading(self) -> str:
        return self.tr("Newspaper")

    def key_help(self) -> list[tuple[str, str]]:
        return [
            ("Left", self.tr("The number before")),
            ("Right", self.tr("The number after")),
            *super().key_help(),
        ]

    def retranslate(self) -> None:
        self.back_button.setText(self.tr("Back to the game"))
        self.earlier.setText(self.tr("Earlier"))
        self.later.setText(self.tr("Later"))
        self.picture_button.setText(self.tr("Keep as a picture…"))
        self.share_button.setText(self.tr("Share"))
        if self.pages:
            self.renew()

    def restyle(self) -> None:
        self.sheet.fit()

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.head.hide()
        px = theme().px
        self._tell_number()
        spare = max(0, self.width() - px(_WIDEST))
        self.page.body.setContentsMargins(spare // 2 + px(10), px(10), spare // 2 + px(10), px(10))
