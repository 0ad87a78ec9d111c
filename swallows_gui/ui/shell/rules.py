"""The rules in the window: sections and clauses, a search, and the clause that a prompt points at."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Any

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from swallows_gui import titles
from swallows_gui.catalogue.rulebook import Clause, RuleBook, load_rulebook
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.painting import ClausePicture, painted
from swallows_gui.ui.kit.panels import PlatePanel, fill, set_gaps
from swallows_gui.ui.play.screen import Head, Screen

_MEASURE = 720
"""Design pixels: longer lines are hard to read."""

_BESIDE = 24
"""Design pixels that a picture leaves free at the right."""


class _Book(QTextBrowser):
    """The text of the rules, which paints the picture of a clause on request (`picture:` and its id)."""

    def __init__(self) -> None:
        super().__init__()
        self.pictures: Mapping[str, ClausePicture] = {}

    def size_of(self, picture: ClausePicture) -> QSize:
        """A picture's size in pixels, at most as wide as a line."""
        line = max(1, min(theme().px(_MEASURE), self.viewport().width() - theme().px(_BESIDE)))
        wide = min(line, round(theme().px(picture.high) * picture.ratio))
        return QSize(wide, round(wide / picture.ratio))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        url = QUrl(name)
        picture = self.pictures.get(url.path()) if url.scheme() == "picture" else None
        if picture is None:
            return super().loadResource(kind, url)
        return painted(self, self.size_of(picture), picture.paint).toImage()


class RulesScreen(Screen):
    """The rule book: a list of sections beside their text."""

    goes_back = True

    def __init__(self, folder: str, parent: QWidget | None = None) -> None:
        """`folder` is the book's folder in the resources."""
        super().__init__(parent)
        self._folder = folder
        self._settle_soon = SingleShotTimer(self, self._settle)
        self._book: RuleBook = _book_in(self._folder)
        self._clause = ""
        self.header = Head("blue", "whistle")
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.sections = QListWidget()
        self.text = _Book()
        self.text.setOpenLinks(False)
        for part in (self.text, self.sections):
            part.setProperty("sheet", True)  # they lie on the page, without a frame of their own
        self.sheet = PlatePanel()
        self.sheet.body.addWidget(self.text, 1)
        self._line = 0
        """How wide a line was when the text was written last, pixels."""
        self.back_button = PosterButton("", kind="primary")
        left = fill(QVBoxLayout(), self.search, (self.sections, 1))
        self._columns = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (left, 1), (self.sheet, 3))
        foot = fill(QHBoxLayout(), 1, self.back_button)
        self._foot = foot
        fill(QVBoxLayout(self), self.header, (self._columns, 1), foot, margins=0)
        self.sections.currentRowChanged.connect(self._section_chosen)
        self.search.textChanged.connect(self._search)
        self.text.anchorClicked.connect(lambda url: self.open_clause(url.toString()))
        self.back_button.clicked.connect(self.back)
        self.adapt()

    def open_book(self, folder: str) -> None:
        """Show the book in another folder of the resources."""
        if folder != self._folder:
            self._folder, self._clause = folder, ""
            self.retranslate()
            self.sections.setCurrentRow(0)

    def open_clause(self, identity: str) -> None:
        """Show the section of a clause ("S5.7") with the clause marked."""
        self.search.clear()
        section = next(at for at, each in enumerate(self._book.sections) if each.id == identity.partition(".")[0])
        self._clause = identity
        if self.sections.currentRow() == section:
            self._section_chosen(section)
        else:
            self.sections.setCurrentRow(section)

    def _section_chosen(self, row: int) -> None:
        if not 0 <= row < len(self._book.sections):
            return
        section = self._book.sections[row]
        self._write(section.title, section.clauses, section.id[1:])
        self._find_clause()

    def _show(self) -> None:
        """Show the search results or the selected section."""
        self._search(self.search.text())

    def _search(self, words: str) -> None:
        if not words.strip():
            self._section_chosen(max(0, self.sections.currentRow()))
            return
        self._clause = ""
        found = self._book.search(words)
        number = len(found)
        self._write(translate("RulesScreen", "%n clause(s) found", None, number), found)

    def _write(self, title: str, clauses: list[Clause], number: str = "") -> None:
        """Write clauses below a title; `number` is their section's."""
        self.sheet.set_title(title)
        self.sheet.set_sign(number)
        self.text.pictures = _pictures_in(self._folder)
        self.text.setHtml("".join(self._clause_html(clause) for clause in clauses))
        self._measure()

    def _measure(self) -> None:
        """Limit the length of lines in a wide window."""
        frame = self.text.document().rootFrame()
        look = frame.frameFormat()
        look.setRightMargin(max(0, self.text.viewport().width() - theme().px(_MEASURE)))
        frame.setFrameFormat(look)

    def _clause_html(self, clause: Clause) -> str:
        """A clause as HTML: number in red, large title, paragraphs; the wanted clause on a ground of its own."""
        colours, px, head = theme().colours, theme().px, theme().font("heading")
        marked = clause.id == self._clause
        ground = f"background-color:{colours.selection};color:{colours.on_selection};" if marked else ""
        number = colours.on_selection if marked else colours.bad
        title = (
            f'<p style="{ground}margin-top:{px(14)}px;margin-bottom:{px(3)}px;font-family:{head.families()[0]!r};'
            f'font-size:{px(16)}px;font-weight:{int(head.weight())}"><a name="{clause.id}"></a>'
            f'<span style="color:{number}">{clause.id}</span>&nbsp;&nbsp;{escape(clause.title)}</p>'
        )
        body = "".join(
            f'<p style="margin-top:{px(2)}px;margin-bottom:{px(4)}px;line-height:126%">{escape(paragraph)}</p>'
            for paragraph in clause.text.splitlines()
        )
        return title + self._picture_html(clause) + body

    def _picture_html(self, clause: Clause) -> str:
        """A clause's picture and its description as HTML, "" without picture."""
        picture = self.text.pictures.get(clause.id)
        if picture is None:
            return ""
        px, size = theme().px, self.text.size_of(picture)
        return (
            f'<p style="margin-top:{px(6)}px;margin-bottom:0"><img src="picture:{clause.id}"'
            f' width="{size.width()}" height="{size.height()}"></p>'
            f'<p style="margin-top:{px(2)}px;margin-bottom:{px(6)}px;font-size:{theme().font("small").pixelSize()}px">'
            f"<i>{escape(picture.words())}</i></p>"
        )

    def heading(self) -> str:
        return self.tr("Rules")

    def retranslate(self) -> None:
        self._book = _book_in(self._folder)
        row = max(0, self.sections.currentRow())
        self.sections.blockSignals(True)
        self.sections.clear()
        for section in self._book.sections:
            self.sections.addItem(QListWidgetItem(f"{section.id[1:]} {section.title}"))
        self.sections.blockSignals(False)
        self.sections.setCurrentRow(row)
        self.header.set_words(
            self.tr("Rules"), self.tr("Every clause has a number; the game names it where it matters")
        )
        self.search.setPlaceholderText(self.tr("Search"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.sections.setAccessibleName(self.tr("Sections"))
        self.text.setAccessibleName(self.tr("Rules"))
        self.back_button.setText(self.tr("Back"))

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._columns, (24, 8, 24, 4), 16)
        self._foot.setContentsMargins(px(24), px(8), px(24), px(16))
        self.text.document().setDocumentMargin(0)
        place = self.text.verticalScrollBar().value()
        self._show()  # its colours and sizes are written into the text
        self.text.verticalScrollBar().setValue(place)
        self.sections.setWordWrap(True)
        self.sections.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def reflow(self, width: float, height: float) -> None:
        self.header.fit(height)
        wide = width >= 640  # long words of the titles need their room beside a large text
        titles_wide = self.sections.sizeHintForColumn(0) + theme().px(24)
        self.sections.setMinimumWidth(min(titles_wide, theme().px(0.34 * width)))
        self._columns.setStretch(0, 1 if wide else 2)
        self._columns.setStretch(1, 3)
        self._settle_soon.start()  # the text is broken anew first

    def _settle(self) -> None:
        if self.text.viewport().width() != self._line:  # a picture is at most as wide as a line
            self._line = self.text.viewport().width()
            place = self.text.verticalScrollBar().value()
            self._show()
            self.text.verticalScrollBar().setValue(place)
        self._measure()
        self._find_clause()

    def _find_clause(self) -> None:
        if self._clause:
            self.text.scrollToAnchor(self._clause)

    def enter(self) -> None:
        self.search.setFocus()


def _pictures_in(folder: str) -> Mapping[str, ClausePicture]:
    """The pictures beside the clauses of a book, painted by the game's own functions."""
    for title in titles.titles():
        if title.rules == folder and title.pictures:
            pictures: Mapping[str, ClausePicture] = title.load(title.pictures)
            return pictures
    return {}


def _book_in(folder: str) -> RuleBook:
    """The rule book in the language in use, with the rules of packs that are switched on."""
    from swallows_gui.catalogue.pack_archives import with_packs
    from swallows_gui.ui.shell.games import packs_on

    book = load_rulebook(folder, language().code)
    packs = [pack for title in titles.titles() if title.rules == folder for pack in packs_on(title.id)]
    return with_packs(book, packs, language().code) if packs else book
