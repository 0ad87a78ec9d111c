"""The score of a match: trainers, flags, names, goals, period, and who has the initiative (S3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.art.poster import cup_width, paint_cup
from swallows_gui.games.swallows.table.cards.flags import flag_pixmap
from swallows_gui.games.swallows.words.match_report import TeamMark
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.stage.score import ScoreSide, StageScore

Side = Literal["home", "away"]
MarkKind = Literal["goal", "own_goal", "sent_off"]
_CARD: Final = QColor("#C8321F")
_INK: Final = QColor("#1A1A1A")


class MatchScoreBand(StageScore):
    """Shows the state of the match; a goal turns the figure that changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shootout: tuple[int, int] | None = None
        self._period: tuple[str, ...] = ()
        self._for_the_cup = False
        self.retranslate()

    def set_teams(
        self,
        home: Nation | None,
        home_name: str,
        away: Nation | None,
        away_name: str,
        colours: tuple[str, str] = ("#FFFFFF", "#FFFFFF"),
    ) -> None:
        """Show the teams with their flags, on the `colours` of their kits."""
        for number, (nation, name) in enumerate(((home, home_name), (away, away_name))):
            self._change(
                number,
                name=str(name),
                short=nation.code if nation is not None else str(name),
                colour=colours[number],
                emblem=None if nation is None else partial(flag_pixmap, nation),
            )

    def set_score(self, home: int, away: int, animate: bool = True, speed: float | None = None) -> None:
        """Show the goals; a changed figure flips over. Showing the same score again does not disturb it."""
        before = self.state.score
        if (home, away) == before and animate:
            return
        self.stop_turning()
        if animate and (home > before[0]) != (away > before[1]):
            self.turn_figure(before, 0 if home > before[0] else 1, speed)
        self.show_score(replace(self.state, score=(home, away)))
        self.retranslate()

    def set_people(self, home: Person | None, away: Person | None) -> None:
        """Show the trainers; while a figure turns they take its goal when it can be read."""
        for number, person in enumerate((home, away)):
            self._change(number, person=person)

    def set_shootout(self, goals: tuple[int, int] | None) -> None:
        """Show the goals of the shoot-out (S8.3); None outside one."""
        self._shootout = goals
        self.retranslate()

    def set_period(self, *texts: str) -> None:
        """Say which match and period it is, from the longest words to the shortest."""
        self._period = texts
        self.retranslate()

    def set_lines(self, home: Sequence[str], away: Sequence[str]) -> None:
        """Say what everybody must know of each team, from the longest words to the shortest."""
        for number, lines in enumerate((home, away)):
            self._change(number, lines=tuple(lines))

    def set_for_the_cup(self, for_the_cup: bool) -> None:
        """Set whether the winner takes the cup, which then stands between the figures."""
        self._for_the_cup = for_the_cup
        self.show_score(replace(self.state, between=_paint_cup_between if for_the_cup else None))
        self.retranslate()

    def set_marks(self, home: Sequence[TeamMark], away: Sequence[TeamMark]) -> None:
        """Show goals and sendings-off of both teams in order; details are in the tooltip."""
        for number, marks in enumerate((home, away)):
            self._change(number, marks=tuple(partial(_paint_mark, mark.kind) for mark in marks))
        lines = "\n".join(mark.words for mark in (*home, *away))
        set_tip(self, lines)
        self.setAccessibleDescription(lines)

    def set_initiative(self, side: Side | None) -> None:
        """Mark the team that attacks next."""
        self.show_score(replace(self.state, ball=None if side is None else ("home", "away").index(side)))
        self.retranslate()

    @property
    def lines(self) -> tuple[str, str]:
        """What is said of each team below its name."""
        home, away = ((side.lines or ("",))[0] for side in self.state.sides)
        return home, away

    def words(self) -> str:
        """All it shows in one sentence."""
        state = self.state
        names = [side.name for side in state.sides]
        score = translate("ScoreBand", "{home} {home_goals}, {away} {away_goals}").format(
            home=names[0], home_goals=state.score[0], away=names[1], away_goals=state.score[1]
        )
        parts = [score, *self._period[:1]]
        if self._for_the_cup:
            parts.append(translate("ScoreBand", "for the cup"))
        if self._shootout is not None:
            parts.append(
                translate("ScoreBand", "shoot-out {home} to {away}").format(
                    home=self._shootout[0], away=self._shootout[1]
                )
            )
        if state.ball is not None:
            parts.append(translate("ScoreBand", "on the ball: {team}").format(team=names[state.ball]))
        for side in state.sides:
            if side.person is not None:
                trainer = side.person.words()
                parts.append(labelled(side.name, trainer))
            if side.lines:
                parts.append(side.lines[0])
        return "; ".join(part for part in parts if part)

    def _change(self, number: int, **fields: object) -> None:
        home, away = self.state.sides
        side: ScoreSide = replace(self.state.sides[number], **fields)  # type: ignore[arg-type]
        self.show_score(replace(self.state, sides=(side, away) if number == 0 else (home, side)))
        self.retranslate()

    def retranslate(self) -> None:
        """Say all of it in the language in use."""
        tab = self._period
        if self._shootout is not None:
            home, away = self._shootout
            said = translate("ScoreBand", "shoot-out {home} : {away}").format(home=home, away=away)
            tab = (said, f"({home} : {away})")
        if tab != self.state.tab:
            self.show_score(replace(self.state, tab=tab))
        words = self.words()
        if words != self.accessibleName():
            self.setAccessibleName(words)


def _paint_cup_between(painter: QPainter, room: QRectF) -> None:
    high = room.height() * min(1.0, room.width() / cup_width(room.height()))
    paint_cup(painter, QPointF(room.center().x(), room.center().y() + high / 2), high)


def _paint_mark(kind: MarkKind, painter: QPainter, spot: QRectF) -> None:
    """A ball for a goal, a pale one for an own goal, a red card for a sending-off."""
    side = spot.height()
    with saved(painter):
        if kind == "sent_off":
            painter.translate(spot.center())
            painter.rotate(10)
            set_ink(painter, line=QPen(QColor("#FFFFFF"), side * 0.09), fill=_CARD)
            painter.drawRect(QRectF(-side * 0.32, -side * 0.46, side * 0.64, side * 0.92))
        else:
            painter.setOpacity(0.5 if kind == "own_goal" else 1.0)
            paint_ball(painter, spot.center(), side / 2, _INK)
