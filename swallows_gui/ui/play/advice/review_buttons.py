"""Buttons that lead to the review of the match that is over: one for each person who had something to decide in it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import for_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import FlowLayout
from swallows_gui.ui.kit.words import Adaptive
from swallows_gui.ui.play.game_controller import GameController


class ReviewButtons(Adaptive, QWidget):
    """Buttons that offer a review to each person; hidden where no person may have one."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._controller = controller
        self._flow = FlowLayout(self)
        self.by_seat: dict[int, PosterButton] = {}
        for seat in range(len(controller.session.seats)):
            button = PosterButton("", kind="quiet")
            button.setAutoDefault(True)
            button.clicked.connect(lambda _checked=False, seat=seat: controller.review_wanted.emit(seat))
            self.by_seat[seat] = button
            self._flow.addWidget(button)
        self.adapt()

    def show_seats(self) -> None:
        """Show a button for each seat that may see a review after this match."""
        for seat, button in self.by_seat.items():
            button.setVisible(self._controller.may_review(seat))
        self.setVisible(any(not button.isHidden() for button in self.by_seat.values()))

    def retranslate(self) -> None:
        """The texts in the language in use."""
        for seat, button in self.by_seat.items():
            name = self._controller.models.narrator.seat(seat)
            words = translate("Review", "Review the decisions of {seat}").format(seat=name)
            button.setText(for_button(words))

    def restyle(self) -> None:
        self._flow.setSpacing(theme().px(8))
