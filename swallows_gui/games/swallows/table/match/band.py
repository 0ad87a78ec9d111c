"""Score, period and initiative, with what everybody must know of each team and of the referee (S3, S4)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor

from swallows_gui.games.swallows.table.match.side_colours import side_colours
from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.games.swallows.table.pitch.score_band import ScoreBand
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.match_report import match_marks, running_match
from swallows_gui.models.narration import Event
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.ui.stage.referee import RefereePlace


class MatchBand:
    """The top of the table."""

    def __init__(self) -> None:
        self.score = ScoreBand()
        self.referee = RefereePlace()

    def show_now(self, now: TableState, animate: bool = True) -> None:
        """Show a situation; with `animate` a score that has risen turns over."""
        view = now.view
        home, away = (now.names.nation(now.code(side)) for side in (0, 1))
        self.score.set_teams(home, now.team_name(0), away, now.team_name(1), side_colours(now))
        self.score.set_score(*now.score, animate)
        self.score.set_shootout(now.shootout)
        self.score.set_for_the_cup(now.for_the_cup)
        self.show_people(now)
        self.show_marks(now, now.history)
        self.score.set_period(period_line(now), phrases.period_name(view.period))
        side = now.attacking_side
        if side is None and view.period != "shootout":
            side = now.side_of_team(view.initiative)
        self.score.set_initiative(None if side is None or now.result is not None else "home" if side == 0 else "away")
        self.score.set_lines(*(side_lines(now, at) for at in (0, 1)))

    def show_people(self, now: TableState) -> None:
        """Show the trainers as they look now."""
        self.score.set_people(now.person(now.trainer(0)), now.person(now.trainer(1)))
        bound = [now.names.nation(now.code(side)) for side in (0, 1) if now.view.bound[side] and now.result is None]
        letters = [(QColor(each.kit.shirt), QColor(each.kit.trim)) for each in bound if each is not None]
        self.referee.show_person(now.person(now.view.referee), referee_lines(now), letters)

    def show_marks(self, now: TableState, told: Sequence[Event]) -> None:
        """Show the goals and sendings-off among what has been told."""
        marks = match_marks(running_match(told), now.names)
        self.score.set_marks(*([mark for mark in marks if mark.team == now.code(side)] for side in (0, 1)))


def period_line(now: TableState) -> str:
    """ "Quarter-final, extra time"."""
    stage, period = stage_name(now.view.stage), phrases.period_name(now.view.period)
    return translate("MatchBand", "{stage} · {period}").format(stage=stage, period=period)


def side_line(now: TableState, side: int) -> str:
    """Trainer, and whether the team has declined or owes its green."""
    if now.teams[side] < 0:
        return ""
    return " · ".join(part for part in (now.names.seat(now.trainer(side)), side_mark(now, side)) if part)


def side_lines(now: TableState, side: int) -> tuple[str, ...]:
    """Trainer, whether the team has declined or owes its green, and how many cards it holds; then less of that."""
    team = now.teams[side]
    if team < 0:
        return ()
    held = sum(now.view.counts[team])
    cards = QCoreApplication.translate("MatchBand", "%n card(s)", "", held)
    line = side_line(now, side)
    return f"{line} · {cards}", line, side_mark(now, side) or now.names.seat(now.trainer(side))


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


def referee_lines(now: TableState) -> tuple[str, ...]:
    """Who referees, and for whom he has taken money; then the name alone."""
    view = now.view
    if view.referee < 0:
        return (translate("MatchBand", "No referee"),)
    name = translate("MatchBand", "Referee {name}").format(name=now.referee_name)
    bound = [now.code(side) for side in (0, 1) if view.bound[side]]
    if bound:
        text = translate("MatchBand", "Referee {name} · took money for {teams:the}")
        return text.format(name=now.referee_name, teams=now.names.teams_listed(bound)), name
    free = translate("MatchBand", "Referee {name} · free")
    return free.format(name=now.referee_name), name
