"""What the forms before a match have alike: a head, a page of choices, a line that says what is missing, and "done"."""

from __future__ import annotations

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.services.glossary import translate
from swallows_gui.services.lazy_restyler import polish
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import ScrollPage, add_layout, fill, set_gaps
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.game_controller import GameController, GameScreen
from swallows_gui.ui.play.screen import Head

_ROOMY = 760
"""Design pixels: in a lower window the form has the room of the poster header."""


class FormScreen(GameScreen):
    """A form whose entries are secret; it is emptied as soon as its seat is no longer asked."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        models = controller.models
        assert isinstance(models, FinalModels)
        self.models = models
        self.seat: int | None = None
        self.head = Head("red", "boots")
        self.page = ScrollPage()
        self.problem = PlainLabel(role="strong", wrap=True)
        self.hint_button = PosterButton("", kind="quiet")
        self.done_button = self.primary = PosterButton("", kind="primary")
        self.hint_button.clicked.connect(controller.ask_hint)
        self.done_button.clicked.connect(self.hand_in)
        column = fill(QVBoxLayout(self), self.head, (self.page, 1), margins=0, spacing=0)
        self.foot = fill(QHBoxLayout(), (self.problem, 1), self.hint_button, self.done_button)
        add_layout(column, self.foot)

    # What a form says

    steps: tuple[str, ...] = ()
    """The steps it is for."""

    def empty(self) -> None:
        """Remove all entries."""

    def draw(self) -> None:
        """Show the entries; `seat` is the one that is asked."""

    def hand_in(self) -> None:
        """Submit the entries if they are complete."""

    # As every screen of a game

    @property
    def asked(self) -> bool:
        """Whether this form is asked for and the view of the seat that is asked is open."""
        view, actor = self.controller.view, self.controller.info.actor
        return actor is not None and view.seat == actor and view.step in self.steps

    def show_view(self) -> None:
        seat = self.controller.info.actor if self.asked else None
        if seat != self.seat:
            self.seat = seat
            self.empty()
            self.page.verticalScrollBar().setValue(0)
        self.retranslate()

    def inform(self) -> None:
        self.hint_button.setVisible(self.controller.info.may_hint)
        if (self.controller.info.actor if self.asked else None) != self.seat:
            self.show_view()

    def say(self, problem: str, told: str) -> None:
        """Show what is missing, or that the form may be handed in, and announce it."""
        text = problem or told
        self.done_button.setEnabled(not problem)
        self.problem.setProperty("tone", "bad" if problem else "good")
        polish(self.problem)
        if self.problem.text() != text:
            self.problem.setText(text)
            announce(self, text)

    def retranslate(self) -> None:
        self.hint_button.setText(translate("FinalForm", "Hint [T]"))
        self.hint_button.setVisible(self.controller.info.may_hint)
        self.draw()

    def restyle(self) -> None:
        set_gaps(self.foot, (24, 6, 24, 12), 12)

    def reflow(self, width: float, height: float) -> None:
        del width
        self.head.fit(height if height >= _ROOMY else 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text().lower() == "t" and self.controller.info.may_hint:
            self.controller.ask_hint()
        else:
            super().keyPressEvent(event)
