"""The screen on which a cup is set up: the game, its form, who plays, and who meets whom (P10, F10.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QStringListModel, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QListView, QSizePolicy, QWidget

from swallows_gui import titles
from swallows_gui.competition.cup import LEAST_SIDES, RANKINGS, Cup, Side, Trophy, anew, schedule_of
from swallows_gui.competition.playing import match_rules
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.draw import drawn
from swallows_gui.engine.tournament.shapes import byes
from swallows_gui.models.trophies import trophy_name
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.session.lines import new_seed
from swallows_gui.session.match_rules import Form, MatchRules
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import ChoiceBox, Stepper
from swallows_gui.ui.kit.panels import FlowLayout, Panel, fill
from swallows_gui.ui.kit.selection import chosen
from swallows_gui.ui.kit.switches import SegmentedControl
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.match_set_up import MatchSetUp
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.cups.players import LevelBox, PlayerFields, computers, same_names, team_of

MOST_PEOPLE: Final = 12
"""As many as sit at one match of the largest game; a side of a cup has room for six of them."""
USUAL: Final = 8
"""So many sides are proposed."""
DOUBLE: Final = "double league"
TOGETHER, APART = "together", "apart"


_FORMS: Final[dict[Trophy, tuple[str, int]]] = {
    "town": ("knockout", 4),
    "league": (DOUBLE, 6),
    "national": ("knockout", 8),
    "continental": ("groups", 16),
}
"""The form of a cup by the trophy that it is played for, and how many sides it has."""
_FEWEST: Final = 3
"""Sides of the smallest cup that is offered."""
_LARGEST_LEAGUE: Final = 16
_MOST_EACH: Final = 4
"""So many sides can be one person's."""


def sizes_of(rules: MatchRules, form: Form) -> list[int]:
    """The numbers of sides offered for a cup of this form."""
    if form == "league":
        return list(range(_FEWEST, _LARGEST_LEAGUE + 1))
    any_number = form == "knockout" and len(rules.sizes) > 1
    found = range(_FEWEST, max(rules.sizes) + 1) if any_number else rules.sizes
    return [size for size in found if size >= LEAST_SIDES[form]]


def form_name(key: str) -> str:
    """The name of a cup's form."""
    match key:
        case "groups":
            return translate("Cups", "Groups, then knock-out")
        case "league":
            return translate("Cups", "League, each against each once")
        case "knockout":
            return translate("Cups", "Knock-out")
    return translate("Cups", "League, each against each at home and away")


class CupSetUp(PageScreen):
    """The set-up screen of a cup. Emits `started(cup)`. Places are drawn by lot and can be changed by hand."""

    colour = "green"
    motif = "cup"

    started = Signal(object)
    goes_back = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rules: dict[str, MatchRules] = {}
        for title in titles.titles():
            rules = match_rules(title.id)
            if rules is not None and rules.forms:
                self._rules[title.id] = rules
        self._order: list[int] = []
        """The sides by their places."""
        self._hands: list[str | None] = []
        """By side who leads it, where one person leads several."""
        self._trophy: Trophy | None = None
        self.game = ChoiceBox()
        self.form = ChoiceBox()
        self.count = ChoiceBox()
        self.ranking = ChoiceBox()
        for key in RANKINGS:
            self.ranking.addItem("", key)
        self.people = Stepper(0, MOST_PEOPLE, 1)
        self.fields = PlayerFields(MOST_PEOPLE, MOST_PEOPLE, computers=False)
        self.level = LevelBox(human=False)
        self.places = QListView()
        self._places = QStringListModel(self)
        self.places.setModel(self._places)
        self.places.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.team = Stepper(1, 1, 1)
        self.together = SegmentedControl()
        self.each = Stepper(1, _MOST_EACH, 1)
        self.labels = [PlainLabel() for _ in range(9)]
        self.trophy_line = PlainLabel(role="strong", wrap=True)
        self.match: MatchSetUp | None = None
        """Its panels say how the matches are played, if the game has any."""
        self.problem = PlainLabel()
        self.game_panel, self.people_panel, self.places_panel = Panel(), Panel(), Panel()
        self.draw_button = PosterButton("")
        self.up_button, self.down_button = PosterButton("", kind="quiet"), PosterButton("", kind="quiet")
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = self.primary = PosterButton("", kind="primary")
        for box in (self.game, self.form, self.count, self.ranking, self.level):  # long words are whole in the list
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(12)
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        for game in self._rules:
            self.game.addItem("", game)
        self._lay_out()
        self.game.currentIndexChanged.connect(self._game_changed)
        self.form.currentIndexChanged.connect(self._form_changed)
        self.count.currentIndexChanged.connect(self._sides_changed)
        self.each.changed.connect(self._people_changed)
        self.people.changed.connect(self._people_changed)
        self.team.changed.connect(self._people_changed)
        self.together.changed.connect(self._people_changed)
        self.fields.changed.connect(self._show_places)
        self.level.currentIndexChanged.connect(self._show_places)
        self.draw_button.clicked.connect(self._draw)
        self.up_button.clicked.connect(lambda: self._move(-1))
        self.down_button.clicked.connect(lambda: self._move(1))
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self.adapt()
        self._game_changed()

    @property
    def _controls(self) -> tuple[QWidget, ...]:
        shape, people = (self.game, self.form, self.count, self.ranking), (self.people, self.each)
        return *shape, *people, self.team, self.together, self.level

    def _lay_out(self) -> None:
        grid = QGridLayout()
        for row, (label, field) in enumerate(zip(self.labels, self._controls, strict=True)):
            label.setBuddy(field)
            grid.addWidget(label, row, 0)
            wide = isinstance(field, ChoiceBox)
            grid.addWidget(field, row, 1, Qt.AlignmentFlag(0) if wide else Qt.AlignmentFlag.AlignLeft)
        grid.setColumnStretch(1, 1)
        self._grid = grid
        fill(self.game_panel.body, self.trophy_line, grid)
        self.people_panel.body.addWidget(self.fields)
        below = QWidget()
        buttons = FlowLayout(below)
        for button in (self.draw_button, self.up_button, self.down_button):
            buttons.addWidget(button)
        fill(self.places_panel.body, (self.places, 1), below)
        fill(self.page.body, self.game_panel, self.people_panel, (self.places_panel, 1))
        set_role(self.problem, "soft")
        fill(self.foot, self.back_button, (self.problem, 1), self.start_button)

    # What is chosen

    def choose(self, game: str, trophy: Trophy | None = None) -> None:
        """Set up a cup of this game, for a trophy without holder if one is given, in the form that suits it."""
        self._trophy = trophy
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.game.setEnabled(trophy is None)  # in another game somebody may hold it
        if trophy is not None:
            self.choose_form(*_FORMS[trophy])
        self.retranslate()

    def choose_form(self, form: str, sides: int) -> None:
        """Select a form, or the usual one if the game lacks it, and the nearest number of sides."""
        self.form.setCurrentIndex(max(0, self.form.findData(form)))
        near = min(range(self.count.count()), key=lambda at: abs(int(self.count.itemData(at)) - sides), default=-1)
        self.count.setCurrentIndex(near)

    def _game_changed(self) -> None:
        rules = self._rules.get(str(self.game.currentData()))
        if rules is None:
            return
        keys: list[str] = [form for form in rules.forms if sizes_of(rules, form)]
        if "league" in keys:
            keys.append(DOUBLE)
        self.form.blockSignals(True)
        self.form.clear()
        for key in keys:
            self.form.addItem(form_name(key), key)
        self.form.setCurrentIndex(0)
        self.form.blockSignals(False)
        self.team.set_range(rules.players[0], rules.players[-1])
        self._show_match_panels()
        self._form_changed()

    def _form_changed(self) -> None:
        rules = self._rules.get(str(self.game.currentData()))
        if rules is None:
            return
        before = int(self.count.currentData() or USUAL)
        sizes = sizes_of(rules, self._form)
        self.count.blockSignals(True)
        self.count.clear()
        for size in sizes:
            self.count.addItem(str(size), size)
        self.count.setCurrentIndex(sizes.index(min(sizes, key=lambda size: abs(size - before))))
        self.count.blockSignals(False)
        tables = self._form != "knockout"
        self.ranking.setVisible(tables)
        self.labels[self._controls.index(self.ranking)].setVisible(tables)
        self._sides_changed()

    def _show_match_panels(self) -> None:
        """Show the rules panels of the game's own set-up screen and hide other games'."""
        if self.match is not None:
            for part in (self.match.rules_panel, self.match.more, self.match.more_panel):
                self.page.body.removeWidget(part)
                part.deleteLater()
            self.match.deleteLater()
            self.match = None
        title = titles.title(str(self.game.currentData()))
        kind = title.load(title.starts[0].screen) if title.starts else None
        if not (isinstance(kind, type) and issubclass(kind, MatchSetUp)):
            return
        made: Callable[..., MatchSetUp] = kind
        self.match = match = made(parent=self)
        match.hide()
        at = self.page.body.indexOf(self.game_panel) + 1
        for part in (match.more_panel, match.more, match.rules_panel):
            hidden = part.isHidden()
            side = Qt.AlignmentFlag.AlignLeft if part is match.more else Qt.AlignmentFlag(0)
            self.page.body.insertWidget(at, part, 0, side)
            part.setHidden(hidden)
        match.serve_cup()

    @property
    def _form(self) -> Form:
        key = str(self.form.currentData())
        return "groups" if key == "groups" else "knockout" if key == "knockout" else "league"

    @property
    def _count(self) -> int:
        return int(self.count.currentData() or USUAL)

    @property
    def _legs(self) -> int:
        """The matches of a tie as the game has them; in a league how often each meets each."""
        if self._form == "league":
            return 2 if self.form.currentData() == DOUBLE else 1
        return self._rules[str(self.game.currentData())].legs

    def _sides_changed(self) -> None:
        self._draw()
        self._people_changed()

    @property
    def _each(self) -> int:
        """The number of sides that each person leads."""
        return self.each.value if self.team.value == 1 and self.people.value else 1

    def _people_changed(self) -> None:
        room = self._count // self._each * (self.team.value if self.together.key == TOGETHER else 1)
        self.people.set_range(0, min(MOST_PEOPLE, room))
        self.fields.show_players(self.people.value, covered=self.match is None or self.match.covered)
        self.people_panel.setVisible(self.people.value > 0)
        rules = self._rules.get(str(self.game.currentData()))
        several = rules is not None and len(rules.players) > 1
        teams = self.team.value > 1 and self.people.value > 1
        alone = self.team.value == 1 and self.people.value > 0
        for control, shown in ((self.team, several), (self.together, teams), (self.each, alone)):
            control.setVisible(shown)
            self.labels[self._controls.index(control)].setVisible(shown)
        if self._hands != (self._hands_now() or self._hands):
            self._draw()
        self._show_places()

    def _hands_now(self) -> list[str | None]:
        """For each side the person who leads it; "" for all if each leads one at most."""
        led = [str(at) for at in range(self.people.value) for _ in range(self._each)] if self._each > 1 else []
        return [*led, *[None] * (self._count - len(led))]

    def _sides(self) -> tuple[Side, ...]:
        """All sides: people as entered, each with a side of their own or several on one, then computers."""
        people = [player for side in self.fields.sides()[: self.people.value] for player in side.players]
        size, count = self.team.value, self._count
        if self._each > 1:
            people = [
                anew(person, name=f"{person.name} {number}") for person in people for number in range(1, self._each + 1)
            ]
        each = size if self.together.key == TOGETHER else 1
        led = [people[first : first + each] for first in range(0, len(people), each)]
        spare = computers([person.name for person in people])
        return tuple(
            team_of(led[at] if at < len(led) else [], spare, size, self.level.level, at) for at in range(count)
        )

    def _draw(self) -> None:
        """Draw the places by lot."""
        self._hands = self._hands_now()
        schedule = schedule_of(self._form, self._count, self._legs)
        self._order = drawn(schedule, self._hands, Seeded(new_seed()))
        self._show_places()

    def _move(self, by: int) -> None:
        at = chosen(self.places).row()
        if 0 <= at < len(self._order) and 0 <= at + by < len(self._order):
            self._order[at], self._order[at + by] = self._order[at + by], self._order[at]
            self._show_places()
            self.places.setCurrentIndex(self._places.index(at + by))

    def _show_places(self) -> None:
        sides = self._sides()
        if len(self._order) != len(sides):
            return
        at = self.places.currentIndex().row()
        self._places.setStringList([self._place(place, sides[side].name) for place, side in enumerate(self._order)])
        self.places.setCurrentIndex(self._places.index(max(0, at)))
        twice = same_names(sides)
        several = self.tr("Two players have the same name.") if self.team.value > 1 else ""
        self.problem.setText((several or self.tr("Two sides have the same name.")) if twice else "")
        self.start_button.setEnabled(not twice)

    def _place(self, place: int, name: str) -> str:
        if self._form == "league":
            return self.tr("Number {number}: {side}").format(number=place + 1, side=name)
        if self._form == "groups":
            letter = chr(ord("A") + place // 4)
            return self.tr("Group {letter}, place {place}: {side}").format(
                letter=letter, place=place % 4 + 1, side=name
            )
        waiting = byes(self._count)
        if place < waiting:
            return self.tr("Bye in the first round: {side}").format(side=name)
        at = place - waiting
        return self.tr("Match {match}, {place}: {side}").format(
            match=at // 2 + 1, place=self.tr("guests") if at % 2 else self.tr("at home"), side=name
        )

    def _start(self) -> None:
        sides = self._sides()
        self._remember()
        form, legs, game = self._form, self._legs, str(self.game.currentData())
        text = self.tr("{game} league") if form == "league" else self.tr("{game} cup")
        options = {} if self.match is None else self.match.cup_options()
        if self.team.value > 1:
            options["seats"] = 2 * self.team.value
        self.started.emit(
            Cup(
                name=text.format(game=of_title(titles.title(game).name)),
                game=game,
                options=options,
                form=form,
                legs=legs,
                ranking="head_to_head" if self.ranking.currentData() == "head_to_head" else "difference",
                level="replay" if self._trophy is not None and form != "league" and legs == 1 else "extra",
                trophy=self._trophy,
                sides=tuple(sides[side] for side in self._order),
                seed=new_seed(),
            )
        )
        self._trophy = None

    def _remember(self) -> None:
        known = list(settings().now.seats)
        for number, name in enumerate(self.fields.names[: self.people.value]):
            if name.text().strip() and number <= len(known):
                known[number : number + 1] = [name.text().strip()]
        settings().change(seats=tuple(known))

    # Words and looks

    def heading(self) -> str:
        return self.tr("New cup")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("New cup"), self.tr("One game, many sides, one winner"))
        self.game_panel.set_title(self.tr("What is played"))
        self.people_panel.set_title(self.tr("People at this screen"))
        self.places_panel.set_title(self.tr("Who meets whom"))
        texts = (
            self.tr("Game"), self.tr("Form"), self.tr("Sides"), self.tr("Level on points"), self.tr("People"),
            self.tr("Sides each person leads"), self.tr("Players a side"), self.tr("People play"),
            self.tr("Computers play as"),
        )  # fmt: skip
        for at, name in enumerate((self.tr("Goal difference first"), self.tr("Head-to-head first"))):
            self.ranking.setItemText(at, name)
        self.trophy_line.setVisible(self._trophy is not None)
        if self._trophy is not None:
            self.trophy_line.setText(self.tr("Played for: {trophy}").format(trophy=trophy_name(self._trophy)))
        self.together.set_options([(TOGETHER, self.tr("together")), (APART, self.tr("apart"))])
        for label, field, text in zip(self.labels, self._controls, texts, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
        for at, game in enumerate(self._rules):
            self.game.setItemText(at, of_title(titles.title(game).name))
        for at in range(self.form.count()):
            self.form.setItemText(at, form_name(str(self.form.itemData(at))))
        self.places.setAccessibleName(self.tr("Who meets whom"))
        self.draw_button.setText(self.tr("Draw anew"))
        self.up_button.setText(self.tr("Up"))
        self.down_button.setText(self.tr("Down"))
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Begin the cup"))
        self._show_places()

    def restyle(self) -> None:
        px = theme().px
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(10))
        self.places.setMinimumHeight(px(150))

    def enter(self) -> None:
        self.start_button.setFocus()
