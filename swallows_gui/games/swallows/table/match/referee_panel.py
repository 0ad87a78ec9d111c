"""The referee panel: who referees, who has paid him, who is banned, his penalty, bribes and the piles (S4).

`PriceBox` is the form in which a referee names a price unasked, for either team (S4.11).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.actions import amount_of, of_sum
from swallows_gui.games.swallows.rules.story import story_of
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.table.match.bribes import BribeBox, SumBox, fitting_names
from swallows_gui.games.swallows.table.match.choice_row import ChoiceRow, with_key
from swallows_gui.games.swallows.table.match.offered_choices import ASK_KEY, penalties
from swallows_gui.games.swallows.table.match.rows import Piles
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.match_report import last_match
from swallows_gui.games.swallows.words.moods import Moods
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Face
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.links import LinkButton
from swallows_gui.ui.kit.panels import SectionHeading, fill, set_gaps, wrapping
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

_PROPOSED = 5
"""M that the form begins with."""


class PriceBox(SumBox):
    """A form with team and sum. Its key focuses the sum; Enter there, or the button, names the price."""

    named = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Stepper(1, 99, _PROPOSED, suffix="M"), parent)
        self.name_it = PosterButton("", kind="plain")
        self.why = PlainLabel(role="small", wrap=True)
        self.why.setSizePolicy(wrapping())
        fill(QVBoxLayout(self), self.why, self.team, self.amount, self.name_it, margins=0)
        self.name_it.clicked.connect(self._decide)
        self.name_it.installEventFilter(self)
        self.restyle()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The key of the button asks for the sum."""
        if watched is self.name_it and event.type() == QEvent.Type.Shortcut:
            self.ask_amount()
            return True
        return False

    def set_room(self, room: int) -> None:
        """Say how many pixels there are across."""
        self._room = room
        if self._now is not None:
            self._name_teams(self._now)

    def _name_teams(self, now: TableState) -> None:
        sides = sorted(now.decisions.prices)
        names = fitting_names(now, self._room)
        self.team.set_options([(str(side), names[side]) for side in sides])

    def show_now(self, now: TableState) -> None:
        """Show a situation in which a price may be named."""
        self._now = now
        self._name_teams(now)
        if self._for != (now.view.match, now.info.viewer):
            self._for = (now.view.match, now.info.viewer)
            self.amount.set_value(_PROPOSED)
        self.team.setAccessibleName(translate("Prices", "Team the price is for"))
        self.amount.setAccessibleName(translate("Prices", "Price"))
        self.why.setText(translate("Prices", "Once a match for each team, without an offer. All hear it."))
        self.name_it.setText(with_key(translate("Prices", "Name this price"), ASK_KEY))
        self.name_it.setShortcut(QKeySequence(ASK_KEY))
        self._limit()

    def hide_private(self) -> None:
        """Remove the entries before the screen is covered."""
        self._now = self._came_from = None
        self.amount.set_value(_PROPOSED)

    def _limit(self, _key: str = "") -> None:
        if self._prices:
            self.amount.set_range(amount_of(self._prices[0]), amount_of(self._prices[-1]))

    @property
    def _prices(self) -> range:
        """The actions that name a price for the chosen team."""
        if self._now is None or not self.team.key:
            return range(0)
        return self._now.decisions.prices.get(int(self.team.key), range(0))

    def _decide(self) -> None:
        if self._prices:
            self.named.emit(of_sum(self._prices, self.amount.value))


_FACE, _LOW_FACE, _LOW = 64, 44, 330
"""Design pixels: the referee's face, the same in a low column, and what is one."""


class RefereePanel(Adaptive, QScrollArea):
    """A column that scrolls; the shell docks it beside the table."""

    acted = Signal(int)
    step_in = Signal(int)
    clause_wanted = Signal(str)
    card_wanted = Signal(str)

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        self.face = Face(_FACE)
        self.name = PlainLabel()
        self.facts = FactRows()
        set_role(self.name, "heading")
        self.name.setWordWrap(True)
        self.name.setSizePolicy(wrapping())
        self.facts.clause_wanted.connect(self.clause_wanted)
        self.penalty_head = SectionHeading("")
        self.penalties = ChoiceRow()
        self.penalties.chosen.connect(self.acted)
        self.penalties.clause_wanted.connect(self.clause_wanted)
        self.bribe_head = SectionHeading("")
        self.bribes = BribeBox()
        self.bribes.offered.connect(self.acted)
        self.bribes.step_in.connect(self.step_in)
        self.bribes.amount_asked.connect(lambda: self.ensureWidgetVisible(self.bribes))
        self.price_head = SectionHeading("")
        self.prices = PriceBox()
        self.prices.named.connect(self.acted)
        self.prices.amount_asked.connect(lambda: self.ensureWidgetVisible(self.prices))
        self.pile_head = SectionHeading("")
        self.piles = Piles(models)
        self.piles.card_wanted.connect(self.card_wanted)
        self._layout = QVBoxLayout(page)
        self._head = fill(QHBoxLayout(), self.face, (self.name, 1))
        fill(
            self._layout,
            self._head,
            self.facts,
            self.penalty_head,
            self.penalties,
            self.price_head,
            self.prices,
            self.bribe_head,
            self.bribes,
            self.pile_head,
            self.piles,
        )
        self._layout.setStretchFactor(self.piles, 1)
        self.setWidget(page)
        self.restyle()

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._layout, (10, 8, 10, 8), 6)
        self._head.setSpacing(px(10))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = self._layout.contentsMargins()
        self._fit_name()
        for box in (self.bribes, self.prices):
            box.set_room(self.viewport().width() - margins.left() - margins.right())

    def _fit_name(self) -> None:
        """The face as large, and the name in letters as large, as leaves every word of the name whole."""
        margins = self._layout.contentsMargins()
        room = self.viewport().width() - margins.left() - margins.right() - self._head.spacing()
        sides = (_LOW_FACE,) if self.height() < theme().px(_LOW) else (_FACE, _LOW_FACE)
        tries = [(side, role) for role in ("heading", "strong", "small") for side in sides]
        for side, role in tries:
            metrics = QFontMetrics(theme().font(role))
            widest = max(map(metrics.horizontalAdvance, self.name.text().split()), default=0)
            if widest <= room - theme().px(side) or (side, role) == tries[-1]:
                self.face.set_side(side)
                set_role(self.name, role)
                return

    def sizeHint(self) -> QSize:
        return QSize(theme().px(270), theme().px(420))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), theme().px(120))

    def hide_private(self) -> None:
        """Remove half-made offers and penalties before the screen is covered."""
        self.penalties.show_choices([])
        self.bribes.hide_private()
        self.prices.hide_private()
        for part in (self.price_head, self.prices):
            part.hide()

    def show_now(self, now: TableState) -> None:
        """Show a position and who is asked."""
        view = now.view
        resting = now.info.interlude == "between"
        for part in (self.bribe_head, self.bribes):
            part.setVisible(not resting)
        self.show_face(now)
        naming = bool(now.decisions.prices) and now.info.viewer == view.referee and not resting
        self.price_head.setVisible(naming)
        self.prices.setVisible(naming)
        if resting:
            self._look_back(now)
            return
        self.name.setText(now.referee_name or translate("RefereePanel", "No referee"))
        self._fit_name()
        self.facts.show_facts(referee_facts(now))
        mine = now.info.viewer is not None and now.info.viewer == view.referee and view.step == "attack"
        offered = penalties(now) if mine else []
        self.penalty_head.setText(translate("RefereePanel", "Penalty out of the blue"))
        self.penalty_head.setVisible(bool(offered))
        self.penalties.setVisible(bool(offered))
        self.penalties.show_choices(offered)
        self.price_head.setText(translate("RefereePanel", "Name a price"))
        if naming:
            self.prices.show_now(now)
        self.bribe_head.setText(translate("RefereePanel", "Bribes"))
        self.bribes.show_now(now)
        self.pile_head.setText(translate("RefereePanel", "Cards"))
        self.piles.show_now(now)

    def show_face(self, now: TableState) -> None:
        """Show the referee as he looks now; calm while the page after his match is read."""
        if now.info.interlude == "between":
            now = replace(now, faces=Moods())
            self.face.show_person(now.person(story_of(last_match(now.view.history)).referee))
        else:
            self.face.show_person(now.person(now.view.referee))

    def _look_back(self, now: TableState) -> None:
        """Show the referee of the last match while its page is read; the next one is shown with the next match."""
        whistle = story_of(last_match(now.view.history))
        nobody = translate("RefereePanel", "No referee")
        self.name.setText(nobody if whistle.referee is None else now.names.seat(whistle.referee))
        self._fit_name()
        paid = [now.names.team(code) for code in whistle.paid]
        if len(paid) == 1:
            text = translate("RefereePanel", "Refereed match {match}, and took money for {team:the}.")
        elif paid:
            text = translate("RefereePanel", "Refereed match {match}, and took money for both teams.")
        else:
            text = translate("RefereePanel", "Refereed match {match}, and took no money.")
        said = text.format(match=whistle.number, team=paid[0] if paid else nobody)
        self.facts.show_facts([Fact(said, "S4.7")] if whistle.referee is not None else [])
        for part in (self.penalty_head, self.penalties):
            part.hide()
        self.penalties.show_choices([])
        self.pile_head.setText(translate("RefereePanel", "Cards"))
        self.piles.show_now(now)


class Fact(NamedTuple):
    """A sentence, and the clause that says more."""

    text: str
    clause: str


class FactRows(QWidget):
    """Sentences one below the other, each with its clause as a link beside it."""

    clause_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[QLabel, LinkButton]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(0)
        self._grid.setColumnStretch(0, 1)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """Show these sentences."""
        while len(self._rows) > len(facts):
            for part in self._rows.pop():
                part.setParent(None)
                part.deleteLater()
        while len(self._rows) < len(facts):
            self._add_row()
        for (words, link), (text, clause) in zip(self._rows, facts, strict=True):
            words.setText(text)
            said = translate("Prompt", "Open rule {clause}").format(clause=clause)
            link.set_words(clause, said)

    def _add_row(self) -> None:
        words, link = PlainLabel(), LinkButton()
        words.setWordWrap(True)
        words.setSizePolicy(wrapping())
        link.clicked.connect(lambda: self.clause_wanted.emit(link.text()))
        row = len(self._rows)
        self._grid.addWidget(words, row, 0)
        self._grid.addWidget(link, row, 1, Qt.AlignmentFlag.AlignTop)
        self._rows.append((words, link))


def referee_facts(now: TableState) -> list[Fact]:
    """The public facts about the referee."""
    view = now.view
    if view.referee < 0:
        return [
            Fact(
                translate(
                    "RefereePanel",
                    "Nobody is free to referee: rolls stand, the edge counts as outside, and lots decide "
                    "who is sent off.",
                ),
                "S4.8",
            )
        ]
    found = []
    bound = [now.team_name(side) for side in (0, 1) if view.bound[side]]
    if len(bound) == 2:
        text = translate("RefereePanel", "Took money for both teams and may decide nothing.")
        found.append(Fact(text, "S4.7"))
    elif bound:
        text = translate("RefereePanel", "Took money and may decide nothing against {team:the}.")
        found.append(Fact(text.format(team=bound[0]), "S4.7"))
    else:
        found.append(Fact(translate("RefereePanel", "Free: bound to nobody."), "S4.7"))
    for side in (0, 1):
        if price := view.prices[side]:
            text = translate("RefereePanel", "Asks {amount} for {team:the}.")
            found.append(Fact(text.format(amount=language().money(price), team=now.team_name(side)), "S4.11"))
    if view.referee in view.penalty_spent:
        text = translate("RefereePanel", "The penalty out of the blue is used.")
    else:
        text = translate("RefereePanel", "Still has a penalty out of the blue.")
    found.append(Fact(text, "S4.6"))
    if view.banned:
        text = translate("RefereePanel", "Banned from refereeing: {seats}.")
        found.append(Fact(text.format(seats=vocabulary.listed([now.names.seat(seat) for seat in view.banned])), "S4.9"))
    if view.objected_now:
        text = translate("RefereePanel", "Objected to in this match: {seats}.")
        found.append(
            Fact(text.format(seats=vocabulary.listed([now.names.seat(seat) for seat in view.objected_now])), "S4.2")
        )
    return found
