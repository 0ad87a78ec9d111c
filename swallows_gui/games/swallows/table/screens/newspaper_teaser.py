"""Between two matches: the newspaper that has just come out, with its headline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.words.newspaper import front_pages, just_printed
from swallows_gui.models.vocabulary import labelled
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.words import PlainLabel

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.games.swallows.words.names import Names


class NewspaperTeaser(Panel):
    """There only after the last match of a day."""

    wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.headline = PlainLabel(role="heading", wrap=True)
        self.read_button = PosterButton("")
        self.read_button.clicked.connect(self.wanted)
        fill(self.body, self.headline, (self.read_button, 0, Qt.AlignmentFlag.AlignLeft))
        self.hide()

    def show_after_match(self, view: SwallowsView, names: Names) -> None:
        """Offer the newspaper about the last match, if it is printed."""
        history = view.history
        pages = front_pages(view, history, names) if just_printed(view, history) else []
        self.setVisible(bool(pages))
        self.retranslate()
        if pages:
            self.set_title(f"{pages[-1].name} · {pages[-1].issue}")
            self.headline.setText(pages[-1].headline)
            self.read_button.setAccessibleName(labelled(self.read_button.text(), pages[-1].headline))

    def retranslate(self) -> None:
        """Set the texts in the language in use; the headline is written with the view."""
        self.read_button.setText(self.tr("Read the newspaper"))
