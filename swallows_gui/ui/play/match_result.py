"""The page after a match: who has won and how it went, panel by panel; from here to the replay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.layouts import add_layout, fill
from swallows_gui.ui.kit.panels import Panel, ScrollPage
from swallows_gui.ui.play.desk import Shell
from swallows_gui.ui.play.game_controller import GameController
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.head import Head
from swallows_gui.ui.play.winner_view import WinnerView

_WIDE = 900
"""Design pixels: from here on the panels stand beside each other."""
_KITS = ("#C8321F", "#1F4E9E")
"""Of seats that have no colour of their own."""


class MatchResultScreen(GameScreen):
    """The statistics of one match. A game fills the panels it is given, and calls `lay` once."""

    finished = Signal()
    replay_wanted = Signal()
    share_wanted = Signal(object)
    """The button below which the menu opens."""
    rematch_wanted = Signal()
    """The same once more: the same players by the same rules."""

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.head = Head("green", "cup")
        self.page = ScrollPage()
        self.winner = WinnerView()
        self.panels: tuple[Panel, ...] = ()
        self._wide = True
        self.replay_button = PosterButton("")
        self.finish_button = self.primary = PosterButton("", kind="primary")
        self.share_button = PosterButton("", kind="quiet")
        self.rematch_button = PosterButton("")
        self.replay_button.clicked.connect(self.replay_wanted)
        self.share_button.clicked.connect(lambda: self.share_wanted.emit(self.share_button))
        self.rematch_button.clicked.connect(self.rematch_wanted)
        self.finish_button.clicked.connect(self.finished)

    def lay(self, panels: Sequence[Panel]) -> None:
        """Put head, panels and foot below each other."""
        self.panels = tuple(panels)
        column = fill(QVBoxLayout(self), self.head, (self.page, 1), margins=0, spacing=0)
        foot = QWidget()
        flow = FlowLayout(foot)
        flow.addWidget(self.finish_button)
        flow.addWidget(self.rematch_button)
        flow.addWidget(self.replay_button)
        flow.addWidget(self.share_button)
        self._foot = fill(QVBoxLayout(), foot)
        add_layout(column, self._foot)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        add_layout(self.page.body, self._columns, 1)
        self._columns.addWidget(self.winner, 0, Qt.AlignmentFlag.AlignTop)
        for panel in self.panels:
            self._columns.addWidget(panel, 1)
        self.adapt()

    def serve(self, shell: Shell) -> None:
        """Let the window do what is asked for here. A match of a cup is not played again."""
        self.finished.connect(shell.leave_game)
        self.replay_wanted.connect(shell.replay_game)
        self.share_wanted.connect(shell.share)
        self.rematch_wanted.connect(shell.rematch)
        self.rematch_button.setVisible(shell.may_rematch)

    def show_figures(self) -> None:
        """Write head and panels anew, in the language in use; nothing, as long as no match has been shown."""

    def show_people(self, seats: tuple[int, int], winner: int | None) -> None:
        """Show who has won of two seats, 0 or 1; None: neither."""
        info = self.controller.info
        people = [Person(info.seats[seat].name, info.seats[seat].colour or _KITS[at]) for at, seat in enumerate(seats)]
        if winner is not None:
            people[winner] = people[winner]._replace(mood="glad")
        self.winner.show_people(people, winner)
        self._seat_winner()

    def heading(self) -> str:
        return translate("MatchResult", "Full time")

    def show_view(self) -> None:
        self.retranslate()

    def retranslate(self) -> None:
        self.replay_button.setText(translate("MatchResult", "Show the match again"))
        self.share_button.setText(translate("MatchResult", "Share"))
        self.rematch_button.setText(translate("MatchResult", "Rematch"))
        self.finish_button.setText(translate("MatchResult", "To the start screen"))
        self.show_figures()

    def restyle(self) -> None:
        px = theme().px
        self._columns.setSpacing(px(18))
        self._foot.setContentsMargins(px(24), px(6), px(24), px(12))

    def reflow(self, width: float, height: float) -> None:
        self.head.fit(height)
        turn = QBoxLayout.Direction.LeftToRight if width >= _WIDE else QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(turn)
        self._wide = width >= _WIDE
        self._seat_winner()

    def _seat_winner(self) -> None:
        """The picture where there is room beside the panels, else the face alone in the head."""
        people, winner = self.winner.people, self.winner.winner
        self.winner.setVisible(self._wide and bool(people))
        self.head.show_person(people[winner] if people and winner is not None and not self._wide else None)

    def enter(self) -> None:
        self.finish_button.setFocus()
