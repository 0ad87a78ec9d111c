"""A stage table as plain text: the question or who is awaited, the choices, and what the game adds.

The text view serves eyes, ears and Braille in place of the drawn table. Choices are taken by their numbers, or by Tab
and Enter on the numbers. It shows what the drawn table shows at rest, and decides nothing itself. It can be updated
while somebody reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.digit_row import digit_of
from swallows_gui.ui.kit.links import LinkButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import FlowLayout, fill
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.page_of_text import BACK, Numbered, Page, TextSection, as_html, number_typed
from swallows_gui.ui.play.prompt_line import PlateQuestion
from swallows_gui.ui.play.screen import Screen

if TYPE_CHECKING:
    from swallows_gui.ui.play.game_controller import GameController
    from swallows_gui.ui.play.stage_table import StageTable


class TextPage(Adaptive, QTextBrowser):
    """A page of text; its owner follows its links (`anchorClicked`)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._written = ""
        self.setOpenLinks(False)
        self.restyle()

    def write(self, html: str, *, to_top: bool = False) -> None:
        """Show a text if it differs: from the top with `to_top`, else at the reader's place."""
        if html == self._written:
            return
        self._written = html
        bar = self.verticalScrollBar()
        was = bar.value()
        self.setHtml(html)
        if to_top:
            self.moveCursor(QTextCursor.MoveOperation.Start)
        else:
            bar.setValue(was)

    def wipe(self) -> None:
        """Remove all text."""
        self.forget()
        self.clear()

    def forget(self) -> None:
        """Make `write` show the next text even if it is the same."""
        self._written = ""

    def restyle(self) -> None:
        """Take the theme's font, and lay the next text out with it."""
        self.setFont(theme().font("body"))
        self.forget()


def stage_page(
    table: StageTable,
    choices: Callable[[], Iterable[Numbered]],
    sections: Iterable[TextSection],
    asked: PlateQuestion | None = None,
) -> Page:
    """The page for a table. `choices` is called unless an acknowledgement is awaited; `asked` replaces the table's own
    question."""
    question = (asked or table.question(table.view)) if table.legal else None
    lines: tuple[str, ...] = (table.awaiting(),)
    if question is not None:
        lines = (labelled(question.tag, question.question), question.why)
    offered = tuple(choices())
    if table.info.phase is Phase.HELD:
        offered = (Numbered(translate("MomentTable", "To the statistics"), key="Enter", goes_on=True),)
    return Page(
        of=table.view,
        asked=table.info.actor,
        asking=lines,
        clause=question.clause if question is not None else "",
        choices=offered,
        sections=(TextSection(translate("MomentTable", "Match"), (table.band.words(),)), *sections),
    )


_WIDEST = 960
"""Design pixels of the page: longer lines are hard to find one's way back in, and most of them are short."""

_SHARE = 1000
"""Of the width: the page takes all that it may before anything is left beside it."""


class TextTableView(Screen):
    """The text table in the window. `as_text` writes the page, given the part of a choice chosen so far, or returns
    None for a table without text."""

    clause_wanted = Signal(str)

    def __init__(self, controller: GameController, as_text: Callable[[object], Page | None]) -> None:
        super().__init__()
        self._controller = controller
        self._as_text = as_text
        self._chosen: object = None
        """What has been chosen of a choice of several parts."""
        self._typed = ""
        self._asked: tuple[object, object] | None = None
        self.offered: list[Numbered] = []
        self.page = TextPage()
        self.page.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.page.anchorClicked.connect(self._follow)
        self.page.installEventFilter(self)
        self._links: list[LinkButton] = []
        """The page's own links again as buttons: a screen reader finds none within a text."""
        self._bar = QWidget()
        self._flow = FlowLayout(self._bar)
        self._rule = LinkButton()
        self._clause = ""
        self._rule.clicked.connect(lambda: self.clause_wanted.emit(self._clause))
        self._flow.addWidget(self._rule)
        self.setFocusProxy(self.page)
        self._column = QVBoxLayout(self)
        middle = fill(QHBoxLayout(), 1, (self.page, _SHARE), 1)
        fill(self._column, (middle, 1), self._bar)
        controller.presenter.informed.connect(self.refresh)
        controller.presenter.rebuilt.connect(self.refresh)
        self.adapt()

    def refresh(self) -> None:
        """Rewrite the page if it is visible and the drawn table at rest. A covered page is emptied, because what it
        says may be undone meanwhile."""
        if not self.isVisible():
            if self._asked is not None:
                self.hide_private()
            return
        page = self._page()
        if page is None:
            self.hide_private()
            return
        moments = self._controller.moments
        if moments.running and not moments.waits:
            return
        before, self._asked = self._asked, (page.asked, page.of)
        another = before is None or before[1] is not page.of
        if another and (self._chosen is not None or self._typed):
            self._chosen, self._typed = None, ""
            page = self._page() or page
        new = page.asked is not None and (another or before is None or before[0] != page.asked)
        self._write(page, to_top=new)
        if new:
            announce(self.page, " ".join(page.asking), urgent=True)

    def hide_private(self) -> None:
        """Remove all text before the screen is covered."""
        self._chosen, self._typed, self._asked = None, "", None
        self.offered = []
        self._offer_links("")
        self.page.wipe()

    def choose(self, number: int) -> None:
        """Take the choice with a number, from 1."""
        if not 1 <= number <= len(self.offered):
            return
        choice = self.offered[number - 1]
        if choice.goes_on:
            self._controller.go_on()
        elif choice.actions:
            self._chosen = None
            self._controller.do(choice.actions)
        elif choice.opens is not None:
            self._open(choice.opens)

    # As every screen

    def heading(self) -> str:
        return self.tr("The match as text")

    def retranslate(self) -> None:
        self.page.setAccessibleName(self.tr("The match as text"))
        self.refresh()

    def restyle(self) -> None:
        edge = theme().px(8)
        self._column.setContentsMargins(edge, edge, edge, edge)
        self.page.setMaximumWidth(theme().px(_WIDEST))
        self.refresh()

    def enter(self) -> None:
        self._asked = None
        self.page.forget()
        self.refresh()
        self.page.setFocus()

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [
            ("1", self.tr("Take choice 1, and so on")),
            ("Return", self.tr("Take the number typed so far, or the link that has the focus")),
            ("Esc", self.tr("Back to the first choices")),
        ]

    # Writing and choosing

    def _page(self) -> Page | None:
        return None if self._controller.curtained else self._as_text(self._chosen)

    def _write(self, page: Page, *, to_top: bool) -> None:
        self.offered = list(page.choices)
        self._offer_links(page.clause)
        self.page.write(as_html(page), to_top=to_top)

    def _offer_links(self, clause: str) -> None:
        """Make a button for each choice, named as on the page, and one for the rule."""
        while len(self._links) < len(self.offered):
            link = LinkButton()
            link.clicked.connect(partial(self._press, len(self._links) + 1))
            self._flow.addWidget(link)
            self._links.append(link)
        for number, link in enumerate(self._links, 1):
            there = number <= len(self.offered)
            link.setVisible(there)
            link.set_words(str(number), labelled(number, self.offered[number - 1].text) if there else "")
        self._clause = clause
        rule = translate("Prompt", "Rule {clause}").format(clause=clause)
        self._rule.set_words(rule, translate("Prompt", "Open rule {clause}").format(clause=clause))
        self._rule.setVisible(bool(clause))
        self._flow.invalidate()
        self._bar.setVisible(bool(self.offered or clause))

    def _press(self, number: int) -> None:
        """Take a choice and focus the page, because its button means something else now."""
        self.page.setFocus()
        self.choose(number)

    def _open(self, what: object) -> None:
        self._chosen = None if what == BACK else what
        self._typed = ""
        page = self._page()
        if page is not None:
            self._write(page, to_top=True)
            announce(self.page, " ".join(labelled(at, each.text) for at, each in enumerate(self.offered, 1)))

    def _follow(self, link: QUrl) -> None:
        kind, _colon, what = link.toString().partition(":")
        if kind == "choice":
            self.choose(int(what))
        elif kind == "rule":
            self.clause_wanted.emit(what)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Let digits choose; all other keys move through the text."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        digit = digit_of(event)
        if digit:
            number, self._typed = number_typed(self._typed + digit, len(self.offered))
            if number:
                self.choose(number)
            elif self._typed:
                announce(self.page, self._typed)
            return True
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            return False
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._typed:
            number, self._typed = int(self._typed), ""
            self.choose(number)
            return True
        if event.key() == Qt.Key.Key_Escape and (self._typed or self._chosen is not None):
            self._open(BACK)
            return True
        return False
