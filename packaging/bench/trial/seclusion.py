"""Listens to the window on behalf of every seat that is not looking at it: what must not be seen there is a fault."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bench.trial.overheard import everything_said
from swallows_gui.session import Change
from swallows_gui.ui.play.game_desk import GameUi
from swallows_gui.ui.play.secrets import words
from swallows_gui.ui.shell.main_window import MainWindow


class Seclusion(QObject):
    """Follows one window from game to game. Pages that show every card to everybody are left out."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._desk: GameUi | None = None
        self._opened: int | None = None
        self._viewer: int | None = None
        self._told: defaultdict[int, set[str]] = defaultdict(set)
        self._shared = False
        """Two people or more have sat at this game."""

    def follow(self) -> GameUi | None:
        """The running game, if it is laid; its curtain is watched from the first call on."""
        desk = self._window.game.laid
        if desk is not self._desk:
            self._desk, self._viewer, self._shared = desk, None, False
            self._told.clear()
            self._opened = desk.controller.view.seat if desk is not None else None
            talk = self._window.game.talk
            if desk is not None and talk is not None:
                talk.curtain.opened.connect(self._opening)
                desk.session.subscribe(self._happened)
        return desk

    def _opening(self) -> None:
        """The seat named on the curtain has opened it, and the controller has heard of it before."""
        if self._desk is not None:
            self._opened = self._desk.controller.view.seat

    def _happened(self, change: Change) -> None:
        """Remember what each seat is told: it knows that still when it has been taken back."""
        if self._desk is not None:
            for seat in range(len(self._desk.session.seats)):
                self._told[seat].update(word for event in change.events(seat) for word in words(event))

    def whose_view(self) -> list[str]:
        """A fault where a seat's view is open that has not opened the curtain."""
        desk = self.follow()
        if desk is None or desk.session.over:
            return []
        viewer = desk.controller.view.seat
        self._shared = self._shared or len(desk.session.humans()) > 1
        known = viewer is None or viewer in (self._viewer, self._opened) or not self._shared
        self._viewer = viewer if viewer is not None else self._viewer
        return (
            [] if known else [f"the view of seat {viewer} is open, and the curtain was last opened by {self._opened}"]
        )

    def listen(self) -> list[str]:
        """Faults of what is said now: everything that is a secret of a seat that does not look at the window."""
        desk = self.follow()
        talk = self._window.game.talk
        navigation = self._window.navigation
        pages = self._for_everybody()
        if desk is None or talk is None or desk.session.over or navigation.replay is not None:
            return []
        if self._window.stack.currentWidget() in pages:
            return []
        controller, session = desk.controller, desk.session
        closed = talk.curtain.closed
        looking = None if closed else controller.view.seat
        faults = [] if controller.view.seat == looking else ["a seat's view is open behind the closed curtain"]
        said = everything_said(leave_out=pages)
        for seat in range(len(session.seats)):
            if seat != looking:
                known = self._told[looking] if looking is not None else frozenset[str]()
                faults += _heard(said, desk.secrets(seat, known), seat, looking)
        faults += desk.open_secrets(looking)
        if closed:
            faults += self._behind(desk)
        return faults

    def _for_everybody(self) -> Sequence[QWidget]:
        """Pages that show every card there is."""
        screens = self._window.navigation.screens
        return [screens[name] for name in ("album",) if name in screens]

    def _behind(self, desk: GameUi) -> list[str]:
        """Behind the closed curtain nothing of the game can be reached, and the menu names no deed."""
        actions = self._window.actions_
        faults = [f"{name} can be used behind the curtain" for name in ("undo", "redo") if actions[name].isEnabled()]
        faults += [
            f"{name} names a deed behind the curtain" for name in ("undo", "redo") if ":" in actions[name].text()
        ]
        return faults + [
            f"{type(widget).__name__} is shown behind the curtain" for widget in desk.widgets() if widget.isVisible()
        ]


def _heard(said: Sequence[str], secrets: set[str], seat: int, looking: int | None) -> list[str]:
    whole = "\n".join(said)
    return [
        f"a card of seat {seat} is told while seat {looking} looks: {next(text for text in said if line in text)!r}"
        for line in sorted(secrets)
        if line in whole
    ]
