"""A cup as it stands: the match that is due, groups, bracket and all matches."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from swallows_gui import titles
from swallows_gui.competition.cup import Cup, Tie, anew
from swallows_gui.engine.tournament.bracket import OPEN
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.models.standings import PLACE, TEAM, Standing, StandingsModel
from swallows_gui.models.ties import AWAY, HOME, TieRow, TiesModel, score_text
from swallows_gui.models.trophies import trophy_name
from swallows_gui.models.vocabulary import labelled, of_title
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.bracket import BracketView
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import FlowLayout, Panel, add_layout, fill
from swallows_gui.ui.kit.tables import PosterTable
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.cups.posters import ScorePoster

HELD: Final = ("holder", "challenger")


def won_words(cup: Cup) -> str:
    """Who has won a finished cup, and its trophy, in words."""
    assert cup.champion is not None
    champion = cup.sides[cup.champion].name
    if cup.trophy is not None:
        if cup.champion == cup.holder:
            text = translate("Cups", "{champion} keeps the {trophy}.")
        else:
            text = translate("Cups", "{champion} has won the {trophy}.")
        return text.format(champion=champion, trophy=trophy_name(cup.trophy))
    if cup.form == "league":
        return translate("Cups", "{champion} has won the league.").format(champion=champion)
    return translate("Cups", "{champion} has won the cup.").format(champion=champion)


def tie_rows(cup: Cup) -> list[TieRow]:
    """Every match of a cup as a row; a match in progress counts as 0 to 0."""
    return [
        TieRow(tie.fixture, tie.home, tie.away, tie.score, (0, 0) if tie.running is not None else None)
        for tie in cup.ties
    ]


class LeagueTies(TiesModel):
    """The matches of a league with match days, and the game's name where several games are played."""

    def __init__(self, cup: Cup, parent: QWidget | None = None) -> None:
        super().__init__([side.name for side in cup.sides], parent)
        self._cup = cup

    def stage(self, row: TieRow) -> str:
        """The match day."""
        day = translate("Cups", "Match day {day}").format(day=row.fixture.day + 1)
        game = self._cup.game_of(row.fixture.number)
        if not self._cup.games or game not in titles.ids():
            return day
        return f"{day}, {of_title(titles.title(game).name)}"


class LeagueTable(StandingsModel):
    """The table of a league."""

    @property
    def title(self) -> str:
        return translate("Cups", "Table")


class CupScreen(PageScreen):
    """The screen of a cup; it emits a signal with a match's number when the player wants something done about it."""

    colour = "green"
    motif = "cup"

    play = Signal(int)
    """Begin the match, or go on with it, at the table."""
    let_play = Signal(int)
    """Have the match between computers played; 0: all that are due, one after the other."""
    stop = Signal()
    """Play no more matches by themselves."""
    replay = Signal(int)
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cup: Cup | None = None
        self._at = 0
        """The number of the match that is looked at."""
        self._busy = 0
        """The number of the match that is being played by itself, or 0."""
        self.ties = TiesModel()
        self.knockout = TiesModel()
        self.standings: list[StandingsModel] = []
        self.due_panel, self.bracket_panel, self.matches_panel = Panel(), Panel(), Panel()
        self.match_label, self.state_label = PlainLabel(), PlainLabel()
        self.poster = ScorePoster()
        self.play_button = self.primary = PosterButton("", kind="primary")
        self.watch_button = PosterButton("")
        self.rest_button = PosterButton("")
        self.back_button = PosterButton("", kind="quiet")
        self.groups = QWidget()
        self._flow = FlowLayout(self.groups)
        self.tables: list[PosterTable] = []
        self.bracket = BracketView()
        self.bracket.paint_cup = self._paint_cup
        self.matches = PosterTable(HOME, AWAY, whole=True)
        self._lay_out()
        self.play_button.clicked.connect(self._do)
        self.watch_button.clicked.connect(lambda: self.play.emit(self._at))
        self.rest_button.clicked.connect(self._rest)
        self.back_button.clicked.connect(self.back)
        self.bracket.clicked.connect(self._look_at)
        self.bracket.activated.connect(self._look_at)
        self.matches.clicked.connect(self._look_at)
        self.matches.activated.connect(self._look_at)
        self.adapt()

    def _lay_out(self) -> None:
        set_role(self.match_label, "strong")
        row = fill(QHBoxLayout(), (self.state_label, 1), self.watch_button, self.play_button)
        for label in (self.match_label, self.state_label):
            label.setWordWrap(True)
        fill(self.due_panel.body, self.match_label, self.poster)
        add_layout(self.due_panel.body, row)
        self.bracket_panel.body.addWidget(self.bracket)
        self.matches_panel.body.addWidget(self.matches)
        fill(self.page.body, self.due_panel, self.groups, self.bracket_panel, self.matches_panel, 1)
        fill(self.foot, self.back_button, 1, self.rest_button)

    # What is shown

    def show_cup(self, cup: Cup, busy: int = 0) -> None:
        """Show a cup; `busy` is the number of the match that a process is playing, 0 for none."""
        another = self._cup is None or anew(self._cup, matches=()) != anew(cup, matches=())
        self._cup, self._busy = cup, busy
        if another:
            self._set_sides([side.name for side in cup.sides])
        rows = tie_rows(cup)
        self.ties.set_rows(rows)
        self.knockout.set_rows([row for row in rows if row.fixture.group is None])
        through = cup.schedule.through
        for model in self.standings:
            lines = cup.standings(model.group)
            model.set_rows([Standing(place, row, place <= through[model.group]) for place, row in enumerate(lines, 1)])
        self.restyle()
        if self._tie is None or self._tie.score is not None:  # what is due now is what most look for
            mine = (tie for tie in cup.due() if self._people(tie))
            first = next(mine, None) or next(cup.due(), None)
            self._at = busy or (first.fixture.number if first is not None else cup.ties[-1].fixture.number)
        self.retranslate()

    def _set_sides(self, names: list[str]) -> None:
        assert self._cup is not None
        self._at = 0
        league = self._cup.form == "league"
        self.ties = LeagueTies(self._cup, self) if league else TiesModel(names, self)
        self.knockout = TiesModel(names, self)
        self.matches.setModel(self.ties)
        self.bracket.side_name = self.knockout.side_name
        self.bracket.setModel(self.knockout)
        for table in self.tables:
            self._flow.removeWidget(table)
            table.deleteLater()
        self.tables.clear()
        kind = LeagueTable if league else StandingsModel
        self.standings = [kind(number, names, self) for number in range(len(self._cup.schedule.groups))]
        self.bracket_panel.setVisible(not league)
        for model in self.standings:
            table = PosterTable(TEAM, whole=True, slides=True)
            table.setModel(model)
            table.setColumnHidden(PLACE, False)
            self.tables.append(table)
            self._flow.addWidget(table)
        self.groups.setVisible(bool(self.tables))

    @property
    def _tie(self) -> Tie | None:
        """The selected match, None for none."""
        return self._cup.ties[self._at - 1] if self._cup is not None and self._at else None

    def _people(self, tie: Tie) -> bool:
        """Whether a person plays in the match."""
        assert self._cup is not None
        return any(self._cup.sides[side].has_people for side in (tie.home, tie.away) if side != OPEN)

    def _paint_cup(self, painter: QPainter, room: QRectF, won: bool) -> None:
        trophy = self._cup.trophy if self._cup is not None else None
        paint_trophy(painter, room, trophy or "town", held=won)

    def _look_at(self, index: QModelIndex) -> None:
        model = index.model()
        if isinstance(model, TiesModel):
            self._at = model.rows[index.row()].fixture.number
            self._show_match()
            self.play_button.setFocus()

    # What is done

    def _do(self) -> None:
        tie = self._tie
        if tie is None:
            return
        if tie.score is not None:
            self.replay.emit(self._at)
        elif self._people(tie):
            self.play.emit(self._at)
        else:
            self.let_play.emit(self._at)

    def _rest(self) -> None:
        if self._busy:
            self.stop.emit()
        else:
            self.let_play.emit(0)

    # Words and looks

    def _show_match(self) -> None:
        tie, cup = self._tie, self._cup
        if tie is None or cup is None:
            return
        row = self.ties.rows[self._at - 1]
        names = [self.ties.side_name(row, side) for side in (0, 1)]
        self.match_label.setText(
            self.tr("{round}: {first} – {second}").format(round=self.ties.stage(row), first=names[0], second=names[1])
        )
        self.state_label.setText(self._state(tie))
        goals = row.score or (Score(*row.running) if row.running is not None else None)
        points: tuple[int | str, int | str] = ("–", "–") if goals is None else (goals.home, goals.away)
        self.poster.say(names, points, self.match_label.text())
        people, free = self._people(tie), not self._busy
        self.play_button.setEnabled(tie.score is not None or (tie.due and (free or people)))
        self.watch_button.setVisible(tie.due and not people)
        self.watch_button.setEnabled(free)
        if tie.score is not None:
            text = self.tr("Replay")
        elif not people:
            text = self.tr("Have it played")
        else:
            text = self.tr("Play") if tie.running is None else self.tr("Continue")
        self.play_button.setText(text)
        self.rest_button.setText(self.tr("Stop") if self._busy else self.tr("Have all matches of computers played"))
        self.rest_button.setEnabled(bool(self._busy) or any(not self._people(each) for each in cup.due()))

    def _state(self, tie: Tie) -> str:
        cup = self._cup
        assert cup is not None
        if tie.fixture.number == self._busy:
            return self.tr("It is being played.")
        if tie.score is not None:
            text = self.tr("It ended {score}.").format(score=score_text(tie.score))
            if tie.score.through is not None and tie.score.home == tie.score.away and cup.level in HELD:
                side = cup.sides[(tie.home, tie.away)[tie.score.through]].name
                text = self.tr("{text} Level, the trophy goes to {side}.").format(text=text, side=side)
            if tie.fixture.number == cup.ties[-1].fixture.number and cup.champion is not None:
                text = f"{text} {won_words(cup)}"
            return text
        if not tie.due:
            return self.tr("It waits for matches before it.")
        if tie.legs:
            legs = ", ".join(score_text(leg) for leg in tie.legs)
            if cup.level == "replay":
                return self.tr("It ended {score} and is played again, home and away changed.").format(score=legs)
            return self.tr("The first match ended {score}; the second decides.").format(score=legs)
        if tie.running is not None:
            return self.tr("It has been begun.")
        return self.tr("It can be played now.")

    def heading(self) -> str:
        return self._cup.name if self._cup is not None else ""

    def retranslate(self) -> None:
        cup = self._cup
        self.due_panel.set_title(self.tr("Match"))
        self.bracket_panel.set_title(self.tr("Knock-out"))
        self.matches_panel.set_title(self.tr("All matches"))
        self.bracket.setAccessibleName(self.tr("Knock-out"))
        self.matches.setAccessibleName(self.tr("All matches"))
        for table, model in zip(self.tables, self.standings, strict=True):
            table.setAccessibleName(model.title)
        self.watch_button.setText(self.tr("Watch"))
        self.back_button.setText(self.tr("Back"))
        if cup is None:
            return
        known = cup.game in titles.ids()
        line = (
            of_title(titles.title(cup.game).name)
            if known
            else self.tr("The game {game} is not there.").format(game=cup.game)
        )
        if cup.champion is not None:
            line = won_words(cup)
        elif cup.games:
            line = self.tr("Every match day in another game of the house: 3 points a win, 1 a draw")
        elif cup.trophy is not None:
            line = labelled(line, trophy_name(cup.trophy))
        self.head.set_words(cup.name, "" if line in cup.name else line)
        self._show_match()

    def restyle(self) -> None:
        px = theme().px
        self._flow.setSpacing(px(16))
        first = max(1, (len(self.knockout.rows) + 1) // 2)
        self.bracket.setMinimumHeight(px(40 + 88 * first))
        for table in self.tables:
            table.setMinimumWidth(px(420))

    def enter(self) -> None:
        self.play_button.setFocus()
