"""The pay-out: fees, then bets, revealed one by one, and the ranking that grows with them (S9.1)."""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from swallows_gui.models.names import Event
from swallows_gui.models.ranking import RankingModel, finals
from swallows_gui.models.story import StoryModel
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.conductor import Conductor
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import Panel, ScrollPage
from swallows_gui.ui.screens.game_screen import GameScreen
from swallows_gui.ui.screens.screen import Head
from swallows_gui.ui.showing import BEATS
from swallows_gui.ui.story_view import StoryView
from swallows_gui.ui.tables import PosterTable

DETAILS = (2, 4)
"""Columns of the ranking that a narrow window leaves out: start and bribes."""
PAYING = frozenset(("fee_paid", "bet_paid", "game_ended"))


class PayoutScreen(GameScreen):
    """Reveals a line a beat; the button shows the rest at once, then leads back to the start."""

    finished = Signal()
    sheet_wanted = Signal()

    def __init__(self, conductor: Conductor, parent: QWidget | None = None) -> None:
        super().__init__(conductor, parent)
        names = conductor.models.names
        self.header = Head()
        self.winner = QLabel()
        self.winner.setWordWrap(True)
        set_role(self.winner, "title")
        self.story = StoryModel(names, self)
        self.story_view = StoryView()
        self.story_view.setModel(self.story)
        self.story_panel = Panel("")
        self.story_panel.body.addWidget(self.story_view)
        self.ranking = RankingModel(names, self)
        self.table = PosterTable(1, whole=True)
        self.table.setModel(self.ranking)
        self.ranking_panel = Panel("")
        self.ranking_panel.body.addWidget(self.table)
        self.ranking_panel.body.addStretch(1)
        self.all_button = PosterButton("")
        self.sheet_button = PosterButton("", kind="quiet")
        self.finish_button = PosterButton("", kind="primary")
        self._events: list[Event] = []
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._reveal)
        self._lay_out()
        self.all_button.clicked.connect(self.show_all)
        self.sheet_button.clicked.connect(self.sheet_wanted)
        self.finish_button.clicked.connect(self.finished)
        self.restyle()
        self.retranslate()

    def _lay_out(self) -> None:
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addWidget(self.story_panel, 2)
        self._columns.addWidget(self.ranking_panel, 3)
        self.page = ScrollPage()
        self.page.body.addWidget(self.winner)
        self.page.body.addLayout(self._columns, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.sheet_button)
        foot.addStretch(1)
        foot.addWidget(self.all_button)
        foot.addWidget(self.finish_button)
        self._foot = foot
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addWidget(self.page, 1)
        outer.addLayout(foot)

    def show_view(self) -> None:
        """Begin to reveal, if that has not begun."""
        view = self.conductor.view
        if not self.conductor.session.over or self._events:
            self._count()
            return
        self._events = [event for event in view.history if event["type"] in PAYING]
        self._count()
        beat = BEATS[settings().now.pace]
        if beat == 0 or settings().now.reduced_motion:
            self.show_all()
        else:
            self._timer.start(max(150, beat // 2))

    def _reveal(self) -> None:
        at = len(self.story.rows)
        if at >= len(self._events):
            self._timer.stop()
        else:
            self.story.reveal(self._events[at])
            self.story_view.scrollToBottom()
        self._count()

    def show_all(self) -> None:
        """Reveal everything that is left at once."""
        self._timer.stop()
        self.story.tell(self._events)
        self._count()

    def _count(self) -> None:
        told = self._events[: len(self.story.rows)]
        view = self.conductor.view
        if self._events:
            self.ranking.set_rows(finals(view, told))
        done = bool(self._events) and len(told) == len(self._events)
        self.all_button.setVisible(not done)
        self.winner.setVisible(done)
        if done and view.result is not None:
            names = self.conductor.models.names
            winners = list(view.result["winners"])
            if len(winners) == 1:
                self.winner.setText(self.tr("{seat} wins!").format(seat=names.seat(winners[0])))
            else:
                self.winner.setText(self.tr("{seats} share the win!").format(seats=names.seats_listed(winners)))

    def heading(self) -> str:
        return self.tr("Pay-out")

    def retranslate(self) -> None:
        self.header.set_words(self.tr("Pay-out"), self.tr("Trainers' fees, then every bet; the most cash wins"))
        self.story_panel.set_title(self.tr("Fees and bets"))
        self.story_view.setAccessibleName(self.tr("Fees and bets"))
        self.ranking_panel.set_title(self.tr("Ranking"))
        self.table.setAccessibleName(self.tr("Ranking"))
        self.all_button.setText(self.tr("Show all"))
        self.sheet_button.setText(self.tr("Record sheet"))
        self.finish_button.setText(self.tr("Back to the start"))
        self._count()

    def restyle(self) -> None:
        px = theme().px
        self.story_view.setMinimumHeight(px(160))
        self._columns.setSpacing(px(16))
        self._foot.setContentsMargins(px(24), px(8), px(24), px(16))
        self._foot.setSpacing(px(8))

    def reflow(self, width: float, height: float) -> None:
        self.header.fit(height)
        narrow = width < 820
        for column in DETAILS:
            self.table.setColumnHidden(column, width < 600)
        self._columns.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def enter(self) -> None:
        (self.all_button if self.all_button.isVisibleTo(self) else self.finish_button).setFocus()
