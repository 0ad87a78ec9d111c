"""The set-up screens for the defence of a trophy (F10.2) and for a house championship.

A defence has a challenger and a bonus or penalty; a championship has players and one or two matches in each game.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from swallows_gui import titles
from swallows_gui.competition.cup import Cup, Level, Side
from swallows_gui.competition.playing import match_rules
from swallows_gui.competition.shelf import Championship, HeldTrophy
from swallows_gui.engine.chance import Seeded
from swallows_gui.models.trophies import trophy_name
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.people import shown_name
from swallows_gui.services.theme import set_role, theme
from swallows_gui.session.lines import new_seed
from swallows_gui.session.match_rules import MatchRules
from swallows_gui.ui.art.trophies import paint_trophy
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import ChoiceBox, Stepper
from swallows_gui.ui.kit.painting import painted
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.cups.players import PlayerFields, same_names, team_of
from swallows_gui.ui.shell.cups.posters import GameTile

_MOST_PLAYERS: Final = 6
_PICTURE: Final = 84
"""Design pixels."""


class DefenceSetUp(PageScreen):
    """The set-up screen for the defence of a trophy. Emits `started(cup)`."""

    colour = "green"
    motif = "cup"

    started = Signal(object)
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._held: HeldTrophy | None = None
        self._rules: MatchRules | None = None
        self.holder_panel, self.challenger_panel, self.terms_panel = Panel(), Panel(), Panel()
        self.picture = PlainLabel()
        self.holder_line, self.course = PlainLabel(), PlainLabel()
        self.fields = PlayerFields(_MOST_PLAYERS)
        self.points = Stepper(0, 0, 0)
        self.points_label = PlainLabel()
        self.points_label.setBuddy(self.points)
        self.level = ChoiceBox()
        self.problem = PlainLabel()
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = self.primary = PosterButton("", kind="primary")
        set_role(self.holder_line, "heading")
        for label in (self.holder_line, self.course, self.points_label):
            label.setWordWrap(True)
        beside = QHBoxLayout()
        beside.addWidget(self.picture)
        beside.addWidget(self.holder_line, 1)
        add_layout(self.holder_panel.body, beside)
        self.challenger_panel.body.addWidget(self.fields)
        for part in (self.points_label, self.points, self.level, self.course):
            self.terms_panel.body.addWidget(part)
        for panel in (self.holder_panel, self.challenger_panel, self.terms_panel):
            self.page.body.addWidget(panel)
        self.page.body.addStretch(1)
        self.foot.addWidget(self.back_button)
        self.foot.addWidget(self.problem, 1)
        self.foot.addWidget(self.start_button)
        self.fields.changed.connect(self._check)
        self.level.currentIndexChanged.connect(self._tell_course)
        self.points.changed.connect(self._tell_course)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self.adapt()

    def show_held(self, held: HeldTrophy) -> None:
        """Set up the next defence of a trophy."""
        self._held = held
        rules = match_rules(held.cup.game)
        assert rules is not None
        self._rules = rules
        self.fields.show_players(len(held.side.players))
        self.points.set_range(-rules.holder_points, rules.holder_points)
        self.points.set_value(0)
        self.level.blockSignals(True)
        self.level.clear()
        for key in self._levels:
            self.level.addItem("", key)
        self.level.blockSignals(False)
        for part in (self.points, self.points_label):
            part.setVisible(bool(rules.holder_points))
        self.level.setVisible(not rules.holder_points)
        self.adapt()

    @property
    def _levels(self) -> tuple[Level, ...]:
        """What may become of a level match."""
        rules = self._rules
        if rules is None or rules.holder_points:
            return ("extra",)
        if rules.level_goes_to is None and rules.settles:
            return ("replay", "holder", "challenger")
        return ("holder", "challenger")

    @property
    def _challenger(self) -> Side:
        sides = self.fields.sides()
        if len(sides) == 1:
            return sides[0]
        return team_of([side.players[0] for side in sides], iter(()), len(sides), "", 1)

    def _check(self) -> None:
        if self._held is None:
            return
        twice = same_names([self._held.side, self._challenger])
        self.problem.setText(self.tr("The challenger must have another name.") if twice else "")
        self.start_button.setEnabled(not twice)

    def _start(self) -> None:
        held, rules = self._held, self._rules
        if held is None or rules is None:
            return
        level: Level = next(key for key in self._levels if key == self.level.currentData())
        sides, holder = (held.side, self._challenger), 0
        goes_to = rules.level_goes_to
        if goes_to is not None:  # who has a level match sits on that side, by the game's own rules
            holder = goes_to if level == "holder" else 1 - goes_to
        self.started.emit(
            Cup(
                name=self.tr("{trophy}: {holder} – {challenger}").format(
                    trophy=trophy_name(held.trophy), holder=held.side.name, challenger=sides[1].name
                )[:60],
                game=held.cup.game,
                options=held.cup.options,
                form="knockout",
                legs=rules.legs,
                level=level,
                trophy=held.cup.trophy,
                holder=holder,
                holder_points=self.points.value,
                sides=sides if holder == 0 else sides[::-1],
                seed=new_seed(),
            )
        )

    # Words

    def _tell_course(self) -> None:
        key = str(self.level.currentData())
        if self._rules is None or self._rules.legs > 1:
            text = self.tr("Two matches, whose goals are added; extra time only after the second.")
        elif key == "replay":
            text = self.tr("A level match is played again, home and away changed, and only then goes to extra time.")
        elif key == "holder":
            text = self.tr("The holder keeps the trophy with a level match.")
        else:
            text = self.tr("The challenger has the trophy with a level match.")
        self.course.setText(text)

    def heading(self) -> str:
        return self.tr("Challenge")

    def retranslate(self) -> None:
        self.holder_panel.set_title(self.tr("Who holds it"))
        self.challenger_panel.set_title(self.tr("Who challenges"))
        self.terms_panel.set_title(self.tr("Bonus or penalty of the holder"))
        self.points_label.setText(self.tr("Points more or less for his squad"))
        self.points.setAccessibleName(self.tr("Points more or less for his squad"))
        self.level.setAccessibleName(self.tr("Bonus or penalty of the holder"))
        names = {
            "extra": "",
            "replay": self.tr("Neither: level matches are played again"),
            "holder": self.tr("Bonus: level is enough for the holder"),
            "challenger": self.tr("Penalty: level is enough for the challenger"),
        }
        for at in range(self.level.count()):
            self.level.setItemText(at, names[str(self.level.itemData(at))])
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Begin the challenge"))
        held = self._held
        if held is None:
            return
        game = of_title(titles.title(held.cup.game).name)
        self.head.set_words(trophy_name(held.trophy), game)
        line = self.tr("{name} has defended it %n time(s).", "", held.defences)
        if not held.defences:
            line = self.tr("{name} has won it.")
        self.holder_line.setText(line.format(name=shown_name(held.side.name)))
        self._tell_course()
        self._check()

    def restyle(self) -> None:
        held, side = self._held, theme().px(_PICTURE)
        if held is not None:
            paint = partial(paint_trophy, trophy=held.trophy, held=True)
            self.picture.setPixmap(painted(self, QSize(side, side), paint))

    def enter(self) -> None:
        self.fields.names[0].setFocus()


_MOST: Final = 8
"""Players of the largest championship."""


class ChampionshipSetUp(PageScreen):
    """Emits `started(competition)`: a championship of two; of more a league in which each match day has its game."""

    colour = "green"
    motif = "podium"

    started = Signal(object)
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count = Stepper(2, _MOST, 2)
        self.twice = Switch()
        self.count_label = PlainLabel()
        self.count_label.setBuddy(self.count)
        self.fields = PlayerFields(_MOST)
        self.games = {title.id: GameTile(title) for title in titles.titles() if title.match}
        self.players_panel, self.games_panel = Panel(), Panel()
        self.problem, self.course = PlainLabel(), PlainLabel()
        self.course.setWordWrap(True)
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = self.primary = PosterButton("", kind="primary")
        self._grid = QGridLayout()
        self._grid.addWidget(self.count_label, 0, 0)
        self._grid.addWidget(self.count, 0, 1, Qt.AlignmentFlag.AlignLeft)
        self._grid.setColumnStretch(1, 1)
        fill(self.players_panel.body, self._grid, self.fields)
        tiles = QHBoxLayout()
        for switch in (*self.games.values(), self.twice):
            switch.toggled.connect(self._check)
        for tile in self.games.values():
            tile.setChecked(True)
            tiles.addWidget(tile)
        fill(self.games_panel.body, tiles, self.twice, self.course)
        fill(self.page.body, self.players_panel, self.games_panel, 1)
        fill(self.foot, self.back_button, (self.problem, 1), self.start_button)
        self.count.changed.connect(self._count_changed)
        self.fields.changed.connect(self._check)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self._count_changed()
        self.adapt()

    @property
    def _chosen(self) -> tuple[str, ...]:
        return tuple(game for game, switch in self.games.items() if switch.isChecked())

    def _count_changed(self) -> None:
        self.fields.show_players(self.count.value)
        self._check()

    def _check(self) -> None:
        problem = ""
        if same_names(self.fields.sides()):
            problem = self.tr("Two players have the same name.")
        elif not self._chosen:
            problem = self.tr("Choose at least one game.")
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)
        if self.count.value > 2:
            self.course.setText(self.tr("Each meets each; every match day is played in the next of these games."))
        else:
            self.course.setText(self.tr("One match in each of these games."))

    def _start(self) -> None:
        sides = self.fields.sides()
        self.started.emit(self._of_two(sides) if len(sides) == 2 else self._of_many(sides))

    def _of_two(self, sides: tuple[Side, ...]) -> Championship:
        one, two = sides
        name = self.tr("{one} against {two}").format(one=one.name, two=two.name)
        legs, seed = 2 if self.twice.isChecked() else 1, new_seed()
        return Championship(name=name, games=self._chosen, legs=legs, sides=(one, two), seed=seed)

    def _of_many(self, sides: tuple[Side, ...]) -> Cup:
        seed, order, games = new_seed(), list(sides), self._chosen
        Seeded(seed).shuffle(order)
        return Cup(
            name=self.tr("House championship"),
            game=games[0],
            games=games,
            form="league",
            legs=2 if self.twice.isChecked() else 1,
            sides=tuple(order),
            seed=seed,
        )

    def heading(self) -> str:
        return self.tr("New championship")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("New championship"), self.tr("All games of the house: 3 points a win, 1 a draw"))
        self.players_panel.set_title(self.tr("Who plays"))
        self.games_panel.set_title(self.tr("What is played"))
        self.count_label.setText(self.tr("Players"))
        self.count.setAccessibleName(self.tr("Players"))
        self.twice.setText(self.tr("Everything twice, home and away changed"))
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Begin the championship"))
        self._check()

    def restyle(self) -> None:
        self._grid.setHorizontalSpacing(theme().px(12))

    def enter(self) -> None:
        self.start_button.setFocus()
