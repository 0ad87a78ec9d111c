"""Plays the sounds of a running game, and the button that undoes play back to a line of the log.

Everybody hears the sounds, so they depend on public facts only. Where many events are shown at once, only the last
important one sounds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListView

from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.lazy_restyler import NewLook
from swallows_gui.services.settings import settings
from swallows_gui.services.sound.service import sound
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.play.moments import Moment, MomentPresenter
from swallows_gui.ui.play.presentation import TABLE, Stands

if TYPE_CHECKING:
    from swallows_gui.session import UndoOffer
    from swallows_gui.ui.play.game_controller import GameController
    from swallows_gui.ui.play.presentation import PresentationRules
    from swallows_gui.ui.play.presenter import Presenter


class Sounding(QObject):
    """Plays sounds for one presenter of events, by its game's `Cues`."""

    def __init__(self, moments: MomentPresenter, manners: PresentationRules, parent: QObject) -> None:
        super().__init__(parent)
        self.manners = manners
        self.stands = Stands()
        """As the moments told so far have them."""
        self.muted = False
        """Whether nothing is heard for a while: the stands are empty as well."""
        self._moments = moments
        moments.moving.connect(self._on_moving)
        moments.told.connect(self._on_told)

    def show_stands(self, stands: Stands) -> None:
        """Take over the crowd's state after a jump to another game or position."""
        self.stands = stands
        self.tell_stands()

    def tell_stands(self) -> None:
        """Set the loudness of the crowd."""
        sound().crowd(0.0 if self.muted else self.stands.level)

    def _on_moving(self, moment: Moment) -> None:
        if moment.public is not None and not self.muted:
            self._play(moment.public, begins=True)

    def _on_told(self, moments: Sequence[Moment]) -> None:
        events = [moment.public for moment in moments if moment.public is not None]
        for event in events:
            self.stands = self.manners.cues.after(self.stands, event)
        self.tell_stands()
        if self._moments.hurried or len(events) > 1:
            events = [event for event in events if event["type"] in self.manners.matters][-1:]
        for event in events if not self.muted else ():
            self._play(event, begins=False)

    def _play(self, event: Event, *, begins: bool) -> None:
        cue = self.manners.cues.of(event)
        if cue is None:
            return
        for name in (cue.begins if begins else cue.arrives).split():
            sound().play(name)


class GameSounds(Sounding):
    """The sounds of a running game; on other screens than its table the crowd is silent."""

    def __init__(self, showing: Presenter) -> None:
        super().__init__(showing.moments, showing.manners, showing)
        self._showing = showing
        self._gone = False
        showing.rebuilt.connect(self._on_rebuilt)
        showing.scene_changed.connect(self._on_scene)
        settings().changed.connect(self._on_setting)

    def close(self) -> None:
        """Stop when the game is closed."""
        self._gone = True
        settings().changed.disconnect(self._on_setting)
        sound().hush()

    def tell_stands(self) -> None:
        at_table = self._showing.scene == TABLE and not self._gone
        sound().crowd(self.stands.level if at_table else 0.0)

    def _on_rebuilt(self) -> None:
        if settings().now.sound:
            self.show_stands(self.manners.cues.now(self._showing.session.events_since(None)))

    def _on_scene(self, _scene: str) -> None:
        self.tell_stands()

    def _on_setting(self, name: str) -> None:
        """Start in the middle of a game when sound is switched on."""
        if name == "sound":
            self._on_rebuilt()


class BackHere(PosterButton):
    """A button below the log's lines, shown while the seat in front may undo to the chosen line. Rules and warnings are
    those of every undo."""

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
        """Show or hide the button by the chosen line and what may be undone."""
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
        """Say in tooltip and accessible description what would be undone."""
        set_tip(self, what)
        self.setAccessibleDescription(what)

    def key_help(self) -> list[tuple[str, str]]:
        """Its key with its meaning, for the sheet of keys."""
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
        """Take the bottom of the list while shown, no room otherwise."""
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
