"""The pages with plots: money and chances over time, and the dice. Each can be read as a table, too."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.games.swallows.table.after.book import EndBook
from swallows_gui.games.swallows.table.cards.flags import FlagTable
from swallows_gui.games.swallows.words.dice_stats import ChanceHistory, Shots, step_mark, step_name
from swallows_gui.models.figures import FiguresModel
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Face, Person
from swallows_gui.ui.kit.panels import FlowLayout, ScrollPage, fill, set_gaps
from swallows_gui.ui.kit.plot import Bar, BarPlot, LinePlot, Plot, Series
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import Screen

MOST_TEAMS = 6
"""So many teams are shown in the plot of chances: those that were most likely champions at some time."""
BETWEEN_SLICES = 5
"""Milliseconds between two forecasts: input goes first."""


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


class PlotPage(Screen):
    """A sentence with somebody's face, a line of words, a plot or its table, and the switch between them."""

    def __init__(self, book: EndBook, plot: Plot, columns: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book = book
        self.plot = plot
        self.face = Face(_FACE)
        self.headline = PlainLabel(role="title", wrap=True)
        self._head = QWidget()
        fill(QHBoxLayout(self._head), self.face, (self.headline, 1), margins=0)
        self.line = PlainLabel(role="soft", wrap=True)
        self.model = FiguresModel(columns, self)
        self.table = FlagTable(0)
        self.table.setModel(self.model)
        self.as_table = Switch()
        self.as_table.toggled.connect(self._switch)
        self.page = ScrollPage()
        self._tools_room = QWidget()
        self.tools = FlowLayout(self._tools_room)
        self.tools.addWidget(self.as_table)
        fill(self.page.body, self._head, self.line, self._tools_room, (plot, 1), (self.table, 1))
        fill(QVBoxLayout(self), self.page, margins=0)
        self._switch(False)

    def fill(self) -> None:
        """Show the figures in the language in use."""

    def say_of(self, seat: int, words: str) -> None:
        """Put what the page tells of a seat above it, in large type; no words, nothing."""
        self.headline.setText(words)
        self.face.show_person(Person(self.book.names.seat(seat), self.book.colour(seat)) if words else None)
        self._reflow()

    def _switch(self, on: bool) -> None:
        self.table.setVisible(on)
        self.plot.setVisible(not on)

    def retranslate(self) -> None:
        self.as_table.setText(self.tr("As a table"))
        self.fill()

    def restyle(self) -> None:
        px = theme().px
        self.tools.setSpacing(px(16))
        self.table.setMinimumHeight(px(180))
        set_gaps(self.page.body, (12, 8, 12, 8), 6)

    def reflow(self, _width: float, height: float) -> None:
        """In a low page show the whole plot first and the words about it below."""
        low = height < _LOW
        self._head.setVisible(not low and bool(self.headline.text()))
        body = self.page.body
        body.removeWidget(self.line)
        body.insertWidget(body.indexOf(self.table) + 1 if low else 1, self.line)
        self.plot.setMinimumHeight(theme().px(150 if low else 200))
        self.plot.setMaximumHeight(theme().px(168) if low else _UNBOUND)


_LOW, _FACE = 340, 56
"""Design pixels: of height, and of a face."""
_UNBOUND = 16777215
"""Qt's word for no limit."""


class MoneyPage(PlotPage):
    """Cash of each seat from the start to the pay-out (S2.1, S9.1)."""

    def __init__(self, book: EndBook, parent: QWidget | None = None) -> None:
        self.lines = LinePlot()
        super().__init__(book, self.lines, 1 + book.end.seats, parent)
        self.adapt()

    def fill(self) -> None:
        names, steps = self.book.names, self.book.money
        seats = [names.seat(seat) for seat in range(self.book.end.seats)]
        money = language().money
        last = steps[-1].cash
        richest = max(range(len(last)), key=lambda seat: last[seat])
        self.say_of(
            richest,
            self.tr("{seat} came down to {low} and went home with {last}").format(
                seat=seats[richest],
                low=money(min(step.cash[richest] for step in steps)),
                last=money(last[richest]),
            ),
        )
        self.line.setText(self.tr("Every player's cash: stakes, bribes, prize money and bets. Nobody else knew it."))
        self.model.show(
            ["", *seats],
            [[step_name(step), *(money(cash) for cash in step.cash)] for step in steps],
            first=self.tr("When"),
        )
        self.table.setAccessibleName(self.tr("Money over time"))
        series = [
            Series(name, tuple(float(step.cash[seat]) for step in steps), self.book.colour(seat))
            for seat, name in enumerate(seats)
        ]
        words = " ".join(self._told(seat, name) for seat, name in enumerate(seats))
        self.lines.show_lines(series, [step_mark(step) for step in steps], self._say, self.tr("Money over time"), words)

    def _told(self, seat: int, name: str) -> str:
        steps = self.book.money
        lowest = min(steps, key=lambda step: step.cash[seat])
        money = language().money
        return self.tr("{seat}: {first} at the start, least with {low} ({when}), {last} in the end.").format(
            seat=name,
            first=money(steps[0].cash[seat]),
            low=money(lowest.cash[seat]),
            when=step_name(lowest),
            last=money(steps[-1].cash[seat]),
        )

    def _say(self, at: int) -> str:
        step = self.book.money[at]
        names, money = self.book.names, language().money
        held = ", ".join(f"{names.seat(seat)} {money(cash)}" for seat, cash in enumerate(step.cash))
        return labelled(_capital(step_name(step)), held)


class ChancesPage(PlotPage):
    """What each seat could expect of fees and bets, or which teams were likely champions, before every match."""

    def __init__(self, book: EndBook, parent: QWidget | None = None) -> None:
        self.lines = LinePlot()
        super().__init__(book, self.lines, 1 + book.end.seats, parent)
        self._work = book.chances()
        self._timer = QTimer(self)
        self._timer.setInterval(BETWEEN_SLICES)
        self._timer.timeout.connect(self._go_on)
        self.what = SegmentedControl()
        self.tools.addWidget(self.what)
        self.what.changed.connect(lambda _key: self.fill())
        self.team_model = FiguresModel(1 + MOST_TEAMS, self)
        self.adapt()

    @property
    def outlooks(self) -> Sequence[ChanceHistory]:
        """What has been worked out."""
        return self._work.outlooks

    @property
    def done(self) -> bool:
        """Whether everything has been worked out."""
        return self._work.done

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._work.done:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def _go_on(self) -> None:
        """One forecast a turn of the event loop: the window stays alive."""
        if not self._work.done:
            self._work.work()
        if self._work.done:
            self._timer.stop()
            self.fill()

    def fill(self) -> None:
        if not self._work.done:
            self.line.setText(self.tr("The chances are being worked out …"))
            return
        if self.what.key == "teams":
            self._fill_teams()
        else:
            self._fill_seats()

    def _marks(self) -> list[str]:
        end = self.tr("end", "on an axis: when the game is over")
        return [str(outlook.match) if outlook.match else end for outlook in self.outlooks]

    def _when(self, outlook: ChanceHistory) -> str:
        if not outlook.match:
            return self.tr("in the end")
        return self.tr("before match {number}").format(number=outlook.match)

    def _fill_seats(self) -> None:
        names = self.book.names
        seats = [names.seat(seat) for seat in range(self.book.end.seats)]
        first, last = (self.outlooks[at].worth for at in (0, -1))
        expected, earned = (max(range(len(seats)), key=worth.__getitem__) for worth in (first, last))
        if expected == earned:
            words = self.tr("The most was expected of {seat}, and {seat} earned the most")
        else:
            words = self.tr("The most was expected of {first}, but {seat} earned it")
        self.say_of(earned, words.format(first=seats[expected], seat=seats[earned]))
        self.line.setText(
            self.tr(
                "What each player could expect in prize money and bets, going by the strength and "
                "cards of all teams; in the end, what came of it."
            )
        )
        title = self.tr("Chances over time: expected pay-out by player")
        self._fill_with(seats, [outlook.worth for outlook in self.outlooks], title, self._money, self.model)
        series = [
            Series(name, tuple(outlook.worth[seat] for outlook in self.outlooks), self.book.colour(seat))
            for seat, name in enumerate(seats)
        ]
        self._draw(series, title, self._money)

    def _fill_teams(self) -> None:
        teams = self._likeliest()
        names: list[str] = [self.book.names.team(team) for team in teams]
        self.say_of(0, "")
        self.line.setText(self.tr("How likely the favourites were to win the tournament, by strength and cards."))
        title = self.tr("Chances over time: who wins the tournament")
        values = [[outlook.title[team] * 100 for team in teams] for outlook in self.outlooks]
        self._fill_with(names, values, title, self._percent, self.team_model)
        series = [
            Series(name, tuple(row[number] for row in values), SEAT_COLOURS[number % len(SEAT_COLOURS)])
            for number, name in enumerate(names)
        ]
        self._draw(series, title, self._percent)

    def _likeliest(self) -> list[int]:
        best = [max(outlook.title[team] for outlook in self.outlooks) for team in range(len(self.book.end.field))]
        return sorted(range(len(best)), key=lambda team: -best[team])[:MOST_TEAMS]

    def _fill_with(
        self,
        names: list[str],
        values: Sequence[Sequence[float]],
        title: str,
        write: Callable[[float], str],
        model: FiguresModel,
    ) -> None:
        if self.table.model() is not model:
            self.table.setModel(model)
        whens = [self._when(outlook) for outlook in self.outlooks]
        rows = [[when, *(write(value) for value in row)] for when, row in zip(whens, values, strict=True)]
        model.show(["", *names], rows, first=self.tr("When"))
        self.table.setAccessibleName(title)

    def _draw(self, series: list[Series], title: str, write: Callable[[float], str]) -> None:
        words = " ".join(
            self.tr("{name}: {first} at first, at most {most}, {last} in the end.").format(
                name=each.name, first=write(each.values[0]), most=write(max(each.values)), last=write(each.values[-1])
            )
            for each in series
        )

        def say(at: int) -> str:
            held = ", ".join(f"{each.name} {write(each.values[at])}" for each in series)
            return labelled(_capital(self._when(self.outlooks[at])), held)

        self.lines.show_lines(series, self._marks(), say, title, words)

    @staticmethod
    def _money(amount: float) -> str:
        return language().money(round(amount))

    @staticmethod
    def _percent(value: float) -> str:
        return f"{language().locale.toString(round(value))} %"

    def retranslate(self) -> None:
        self.what.set_options([("seats", self.tr("By player")), ("teams", self.tr("By team"))])
        self.what.setAccessibleName(self.tr("Whose chances are shown"))
        super().retranslate()


class DicePage(PlotPage):
    """Numbers rolled and shots on goal, with what 95 of 100 games with fair dice would show."""

    def __init__(self, book: EndBook, parent: QWidget | None = None) -> None:
        self.bars = BarPlot()
        super().__init__(book, self.bars, 10, parent)
        self.who = SegmentedControl()
        self.tools.addWidget(self.who)
        self.who.changed.connect(lambda _key: self._draw())
        self.shots_title = PlainLabel(role="heading")
        self.shots_line = PlainLabel(role="soft", wrap=True)
        self.shots = FiguresModel(6, self)
        self.shots_table = FlagTable(0, whole=True)
        self.shots_table.setModel(self.shots)
        for widget in (self.shots_title, self.shots_line, self.shots_table):
            self.page.body.addWidget(widget)
        self.adapt()

    def _name(self, seat: int | None) -> str:
        return self.tr("All") if seat is None else self.book.names.seat(seat)

    def fill(self) -> None:
        locale = language().locale
        stats = self.book.dice
        self.line.setText(
            self.tr(
                "How often each number was rolled. The bracket holds what 95 of 100 games with fair dice would show; "
                "hatched bars lie beyond it."
            )
        )
        luckiest = max(
            (row for row in stats.shots if row.seat is not None),
            key=lambda row: row.on_goal - row.spread.mean,
            default=None,
        )
        if luckiest is not None and luckiest.seat is not None and luckiest.on_goal > luckiest.spread.mean:
            text = self.tr("{seat} had the luck: {number} shots on target where {expected} were due")
            expected = locale.toString(float(luckiest.spread.mean), "f", 1)
            words = text.format(seat=self._name(luckiest.seat), number=luckiest.on_goal, expected=expected)
            self.say_of(luckiest.seat, words)
        else:
            self.say_of(0, "")
        self.who.set_options([(str(row.seat), self._name(row.seat)) for row in stats.rolled])
        heads = ["", *(str(number) for number in range(1, 7))]
        heads += [self.tr("dice"), self.tr("average"), self.tr("expected each")]
        self.model.show(
            heads,
            [
                [
                    self._name(row.seat),
                    *(str(count) for count in row.counts),
                    str(row.rolls),
                    locale.toString(row.mean, "f", 2),
                    f"{row.spread.low}–{row.spread.high}",
                ]
                for row in stats.rolled
            ],
            first=self.tr("Player"),
            spelt_out=[
                *(self.tr("How often a {number} came").format(number=number) for number in range(1, 7)),
                self.tr("How many dice were rolled"),
                self.tr("Average of all rolls"),
                self.tr("So often each number had to be expected, in 95 of 100 games"),
            ],
        )
        self.table.setAccessibleName(self.tr("Numbers rolled"))
        self.shots_title.setText(self.tr("Luck with shots"))
        self.shots_line.setText(
            self.tr(
                "A shot of value 4 is on target with a 3 or more: so every shot has its chance, and "
                "together they say how many should have been on target. Rolls made again count, too."
            )
        )
        heads = [
            self.tr("Player"),
            self.tr("Shots"),
            self.tr("Expected on target"),
            self.tr("95 of 100"),
            self.tr("On target"),
        ]
        self.shots.show(
            [*heads, self.tr("Goals")],
            [self._shots(row) for row in stats.shots],
            first=heads[0],
            spelt_out=[
                *heads[1:3],
                self.tr("So many were on target in 95 of 100 games"),
                heads[4],
                self.tr("Goals"),
            ],
        )
        self.shots_table.setAccessibleName(self.tr("Luck with shots"))
        self._draw()

    def _shots(self, row: Shots) -> list[str]:
        verdict = str(row.on_goal)
        if row.on_goal > row.spread.high:
            verdict = self.tr("{number} (lucky)").format(number=row.on_goal)
        elif row.on_goal < row.spread.low:
            verdict = self.tr("{number} (unlucky)").format(number=row.on_goal)
        expected = language().locale.toString(float(row.spread.mean), "f", 1)
        spread = f"{row.spread.low}–{row.spread.high}"
        return [self._name(row.seat), str(row.shots), expected, spread, verdict, str(row.goals)]

    def _draw(self) -> None:
        stats = self.book.dice
        chosen = next((row for row in stats.rolled if str(row.seat) == self.who.key), stats.rolled[0])
        spread = chosen.spread
        bars = [
            Bar(str(number + 1), float(count), spread.low, spread.high) for number, count in enumerate(chosen.counts)
        ]

        def say(at: int) -> str:
            count = chosen.counts[at]
            words = self.tr("{who}: {number} was rolled {count} times; fair dice show it {low} to {high} times.")
            return words.format(
                who=self._name(chosen.seat), number=at + 1, count=count, low=spread.low, high=spread.high
            )

        name = self.tr("Numbers rolled: {who}").format(who=self._name(chosen.seat))
        self.bars.show_bars(bars, say, name, " ".join(say(at) for at in range(6)))

    def retranslate(self) -> None:
        self.who.setAccessibleName(self.tr("Whose dice are shown"))
        super().retranslate()
