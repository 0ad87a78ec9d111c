"""Takes play back to a line of the log: a button at the foot of the list for the line that is chosen, and a key."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView

from swallows_gui.services.dressing import NewLook
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.words import set_tip

if TYPE_CHECKING:
    from swallows_gui.session import UndoOffer
    from swallows_gui.ui.play.game_controller import GameController


class BackHere(PosterButton):
    """Stands below the lines of a log, in its list, while the seat in front may go back to the chosen line.

    Rules and marks are those of every take-back.
    """

    def __init__(self, view: QListView, controller: GameController) -> None:
        super().__init__(kind="quiet", parent=view)
        self._view, self._controller = view, controller
        self._offer: UndoOffer | None = None
        self.hide()
        self.clicked.connect(self._go)
        view.installEventFilter(self)
        when_chosen(view, self.offer)
        controller.presenter.informed.connect(self.offer)
        controller.presenter.rebuilt.connect(self.offer)
        controller.presenter.view_closing.connect(self.offer)
        self.retranslate()

    def offer(self) -> None:
        """Follow the chosen line and what may be taken back."""
        index = chosen(self._view)
        self._offer = self._controller.back_to(index.row()) if index.isValid() else None
        self.retranslate()
        self._place()

    def retranslate(self) -> None:
        self.setText(translate("BackHere", "Back to here [Backspace]"))
        if self._offer is None:
            self.set_words()
            return
        action = self._controller.session.action_json(self._offer.row[0])
        deed = self._controller.models.narrator.deed(action)
        plain = translate("BackHere", "Choose again: {deed}. Redo plays on as it was.")
        more = translate("BackHere", "Choose again: {deed}. Dice and answers since go with it; Redo brings them back.")
        self.set_words((plain if self._offer.free else more).format(deed=deed))

    def set_words(self, what: str = "") -> None:
        """Say what it would take back, in its tooltip and to screen readers."""
        set_tip(self, what)
        self.setAccessibleDescription(what)

    def key_help(self) -> list[tuple[str, str]]:
        """Its key, for the sheet of keys."""
        return [("Backspace", translate("BackHere", "In the log: back to the chosen line"))]

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if isinstance(event, NewLook) and self.isVisible():
            self._place()

    def _go(self) -> None:
        index = chosen(self._view)
        if index.isValid():
            self._view.setFocus()
            self._controller.go_back_to(index.row())

    def _place(self) -> None:
        """Take the foot of the list, below its lines; nothing where nothing is offered."""
        shown = self._offer is not None
        height = self.sizeHint().height() if shown else 0
        self._view.setViewportMargins(0, 0, 0, height)
        if shown:
            room = self._view.contentsRect()
            self.setGeometry(room.left(), room.bottom() + 1 - height, room.width(), height)
        elif self.hasFocus():
            self._view.setFocus()
        self.setVisible(shown)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        if self._offer is not None and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            plain = event.key() == Qt.Key.Key_Backspace and not event.modifiers()
            if plain:
                self._go()
                return True
        return super().eventFilter(watched, event)
