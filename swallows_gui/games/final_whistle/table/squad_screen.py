"""The form for a squad: thirty men in four lines, ready squads, and a beam that fills to the points (F1)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.final_whistle.rules.actions import TAKE
from swallows_gui.games.final_whistle.rules.tables import BENCH_MEN, FIELD_MEN, READY
from swallows_gui.games.final_whistle.table.clubs import GOLD, INK
from swallows_gui.games.final_whistle.table.form import FormScreen
from swallows_gui.games.final_whistle.table.man_lines import ManLines, club_man, sides_said
from swallows_gui.games.final_whistle.table.man_paint import ManLook
from swallows_gui.games.final_whistle.words.names import club_name, club_of, squad_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.flow import FlowLayout
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.play.game_controller import GameController

_LARGE = 1.5
"""The text scale from which on one fault is said at a time."""
_TILE = 62
"""Design pixels."""


class SquadScreen(FormScreen):
    """A click puts a man on the field, another one on the bench, a third one takes him out."""

    steps = ("squad",)

    def __init__(self, controller: GameController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.field: list[int] = []
        self.bench: list[int] = []
        self.beam = PointsBeam()
        self.lines = ManLines()
        self.ready = [PosterButton("") for _ in READY]
        self.clear = PosterButton("", kind="quiet")
        buttons = QWidget()
        flow = FlowLayout(buttons)
        for number, button in enumerate(self.ready):
            button.clicked.connect(partial(self._take_ready, number))
            flow.addWidget(button)
        flow.addWidget(self.clear)
        self.clear.clicked.connect(self._clear)
        self.lines.turned.connect(self._turn)
        fill(self.page.body, self.beam, buttons, self.lines, 1)
        self.adapt()

    def heading(self) -> str:
        return translate("FinalSquad", "Squad")

    def empty(self) -> None:
        self.field, self.bench = [], []

    def _clear(self) -> None:
        self.empty()
        self.draw()

    def _take_ready(self, number: int, _checked: bool = False) -> None:
        if self.seat is None:
            return
        view = self.controller.view
        squad = view.tables.squads[view.club(self.seat)][number]
        self.field, self.bench = list(squad.field), list(squad.bench)
        self.draw()

    def _turn(self, man: int) -> None:
        """Out, field, bench, out again; where the field is full he goes to the bench at once."""
        if man in self.field:
            self.field.remove(man)
            if len(self.bench) < BENCH_MEN:
                self.bench.append(man)
        elif man in self.bench:
            self.bench.remove(man)
        elif len(self.field) < FIELD_MEN:
            self.field.append(man)
        elif len(self.bench) < BENCH_MEN:
            self.bench.append(man)
        self.draw()

    def hand_in(self) -> None:
        view = self.controller.view
        if self.seat is None or view.squad_faults(tuple(self.field), tuple(self.bench)):
            return
        own = self.controller.info.own
        self.controller.do([own(TAKE | man) for man in (*self.field, *self.bench)])

    def draw(self) -> None:
        self.done_button.setText(translate("FinalSquad", "This is the squad"))
        self.clear.setText(translate("FinalSquad", "Begin anew"))
        for number, button in enumerate(self.ready):
            button.setText(squad_name(READY[number])[:1].upper() + squad_name(READY[number])[1:])
        if self.seat is None:
            self.head.set_words(self.heading())
            self.lines.show_looks([], [])
            self.beam.show_points(0, 0)
            self.say("", "")
            return
        view = self.controller.view
        clubs = view.options.clubs
        self.head.set_words(
            translate("FinalSquad", "The squad of {club}").format(club=club_name(clubs, self.seat)),
            translate(
                "FinalSquad",
                "Eleven for the field, four for the bench. A click: field, another one: bench, a third: out.",
            ),
        )
        men = view.tables.men[view.club(self.seat)]
        looks, said = [], []
        for number, man in enumerate(men):
            where = "field" if number in self.field else "bench" if number in self.bench else ""
            state = {"field": "chosen", "bench": "second", "": "open"}[where]
            look = club_man(club_of(clubs, self.seat), number, state, self._chip(where, man.value))
            looks.append(look)
            said.append(self._said(look, man.value, where))
        self.lines.show_looks(looks, said)
        cost = view.tables.cost((*self.field, *self.bench))
        self.beam.show_points(cost, view.budget)
        self._say_faults(cost)

    @staticmethod
    def _chip(where: str, value: int) -> str:
        if where == "field":
            return translate("FinalSquad", "{points} field").format(points=value)
        if where == "bench":
            return translate("FinalSquad", "{points} bench").format(points=value)
        return str(value)

    @staticmethod
    def _said(look: ManLook, value: int, where: str) -> str:
        place = {
            "field": translate("FinalSquad", "on the field"),
            "bench": translate("FinalSquad", "on the bench"),
            "": translate("FinalSquad", "not in the squad"),
        }[where]
        return translate("FinalSquad", "{man}; {points} points, {place}").format(
            man=sides_said(look), points=value, place=place
        )

    def _say_faults(self, cost: int) -> None:
        view = self.controller.view
        faults = view.squad_faults(tuple(self.field), tuple(self.bench))
        count = translate("FinalSquad", "Field {field} of 11, bench {bench} of 4.").format(
            field=len(self.field), bench=len(self.bench)
        )
        narrator = self.models.narrator
        texts = []
        for code in faults:
            if code == "over_budget":
                more = translate("FinalSquad", "{points} points too many.")
                texts.append(more.format(points=cost - view.budget))
            elif not code.endswith("_open"):
                texts.append(narrator.refusal(code, {"points": view.budget}))
        whole = translate("FinalSquad", "{count} The squad is whole.").format(count=count)
        if theme().scale >= _LARGE:
            del texts[1:]  # one after the other: the men need the room
        self.say(" ".join([count, *texts]) if faults else "", whole)

    def restyle(self) -> None:
        super().restyle()
        self.page.body.setSpacing(theme().px(10))

    def enter(self) -> None:
        self.ready[1].setFocus()


class PointsBeam(QWidget):
    """A beam that fills to the points that a squad may cost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.points, self.budget = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_points(self, points: int, budget: int) -> None:
        """So many of so many."""
        self.points, self.budget = points, budget
        self.setAccessibleName(
            translate("FinalSquad", "{points} of {budget} points").format(points=points, budget=budget)
        )
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(300), theme().px(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(34))

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            room = QRectF(self.rect()).adjusted(1, 2, -1, -2)
            set_ink(painter, line=QPen(t.colour("ink"), t.px(2)), fill=t.colour("raised"))
            painter.drawRect(room)
            if self.budget:
                part = min(1.0, self.points / self.budget)
                painter.fillRect(
                    QRectF(room.left() + 1, room.top() + 1, (room.width() - 2) * part, room.height() - 2),
                    t.colour("bad") if self.points > self.budget else GOLD,
                )
                font = t.sized_font("number", t.px(18))
                ink = t.colour("on_colour") if self.points > self.budget else INK if part > 0.55 else t.colour("ink")
                draw_centred(painter, room, self.accessibleName(), font, ink)
