"""Score, period and initiative, and below them what everybody must know of each team and of the referee (S3, S4)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.games.swallows.table.pitch.score_band import ScoreBand
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.match_report import match_marks, running_match
from swallows_gui.models.narration import Event
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.words import PlainLabel

_NARROW = 560
"""Design pixels."""


def wrapping() -> QSizePolicy:
    """For a label that takes the width it gets and the height its text then needs."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    return policy


class MatchBand(Adaptive, QWidget):
    """The top of the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.score = ScoreBand()
        self.marks = (PlainLabel(), PlainLabel())
        self.referee = PlainLabel()
        self._layout = layout = QVBoxLayout(self)
        fill(layout, self.score, margins=0, spacing=0)
        self.notes = QWidget()
        """What stands below the score; with least room below the pitch."""
        self._grid = QGridLayout(self.notes)
        for column, label in enumerate((self.marks[0], self.referee, self.marks[1])):
            label.setWordWrap(True)
            label.setSizePolicy(wrapping())
            set_role(label, "small")
            self._grid.addWidget(label, 0, column)
            self._grid.setColumnStretch(column, 1)
        self.referee.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.marks[0].setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.marks[1].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        layout.addWidget(self.notes)
        self._dense = self._steady = False
        self._now: TableState | None = None
        self.restyle()

    def take_notes(self) -> None:
        """Have the notes below the score again, wherever they stood."""
        self._layout.addWidget(self.notes)

    def restyle(self) -> None:
        """Margins by the text scale."""
        px = theme().px
        self._grid.setContentsMargins(px(8), px(2), px(8), 0)
        self._grid.setHorizontalSpacing(px(12))
        self._keep_height()

    def set_steady(self, steady: bool) -> None:
        """Whether two lines have their room below the score: then the pitch stands still when a second is needed."""
        if steady != self._steady:
            self._steady = steady
            self._keep_height()

    def _keep_height(self) -> None:
        two = 2 * self.referee.fontMetrics().lineSpacing()
        self._grid.setRowMinimumHeight(0, two if self._steady and not self._dense else 0)

    def set_dense(self, dense: bool) -> None:
        """With little room only what matters now is said, in one line across."""
        self._dense = dense
        for mark in self.marks:
            mark.setVisible(not dense)
        self._grid.removeWidget(self.referee)
        if dense:
            self._grid.addWidget(self.referee, 1, 0, 1, 3)
        else:
            self._grid.addWidget(self.referee, 0, 1)
        self._keep_height()
        if self._now is not None:
            self.show_now(self._now)

    def show_now(self, now: TableState, animate: bool = True) -> None:
        """Show a situation; with `animate` a score that has risen turns over."""
        self._now = now
        view = now.view
        home, away = (now.names.nation(now.code(side)) for side in (0, 1))
        self.score.set_teams(home, now.team_name(0), away, now.team_name(1))
        self.score.set_score(*now.score, animate)
        self.score.set_shootout(now.shootout)
        self.score.set_for_the_cup(now.for_the_cup)
        self.show_people(now)
        self.show_marks(now, now.history)
        self._show_period()
        side = now.attacking_side
        if side is None and view.period != "shootout":
            side = now.side_of_team(view.initiative)
        self.score.set_initiative(None if side is None or now.result is not None else "home" if side == 0 else "away")
        for at in (0, 1):
            self.marks[at].setText(side_line(now, at))
        lines = [referee_line(now)]
        if self._dense:
            lines += [f"{now.team_name(at)}: {side_mark(now, at)}" for at in (0, 1) if side_mark(now, at)]
        self.referee.setText(" · ".join(lines))

    def show_people(self, now: TableState) -> None:
        """Show the trainers as they look now."""
        self.score.set_people(now.person(now.trainer(0)), now.person(now.trainer(1)))

    def show_marks(self, now: TableState, told: Sequence[Event]) -> None:
        """Show the goals and sendings-off among what has been told."""
        marks = match_marks(running_match(told), now.names)
        self.score.set_marks(*([mark for mark in marks if mark.team == now.code(side)] for side in (0, 1)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_period()

    def _show_period(self) -> None:
        """Stage and period, or with little width the period alone: the names need the room."""
        if self._now is None:
            return
        short = self._dense or self.width() < theme().px(_NARROW)
        self.score.set_period(phrases.period_name(self._now.view.period) if short else period_line(self._now))


def period_line(now: TableState) -> str:
    """ "Quarter-final, extra time"."""
    stage, period = stage_name(now.view.stage), phrases.period_name(now.view.period)
    return translate("MatchBand", "{stage} · {period}").format(stage=stage, period=period)


def side_line(now: TableState, side: int) -> str:
    """Trainer, and whether the team has declined or owes its green."""
    if now.teams[side] < 0:
        return ""
    trainer, mark = now.names.seat(now.trainer(side)), side_mark(now, side)
    return f"{trainer} · {mark}" if mark else trainer


def side_mark(now: TableState, side: int) -> str:
    """Whether a team has declined or owes its green; "" for neither (S3.4, S3.5, S8.4)."""
    view = now.view
    if view.declined[side] and view.period != "shootout":
        return translate("MatchBand", "✕ attacks no more")
    owed = view.green_owed(side)
    if owed is None:
        return ""
    if owed.code == "final_must_play":
        return translate("MatchBand", "must attack while it holds a green")
    return translate("MatchBand", "must still play a green")


def referee_line(now: TableState) -> str:
    """Who referees, and for whom he has taken money."""
    view = now.view
    if view.referee < 0:
        return translate("MatchBand", "No referee")
    bound = [now.code(side) for side in (0, 1) if view.bound[side]]
    if bound:
        return translate("MatchBand", "Referee {name} · took money for {teams:the}").format(
            name=now.referee_name, teams=now.names.teams_listed(bound)
        )
    return translate("MatchBand", "Referee {name}").format(name=now.referee_name)
