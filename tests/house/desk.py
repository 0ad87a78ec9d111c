"""Card and Dice in the window: a screen to set it up, a table, its words, and how it is shown.

Whoever adds a game begins with these hundred lines.
"""

from collections.abc import Iterator, Sequence, Set
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListView, QVBoxLayout

from swallows_gui.models.chapters import Event
from swallows_gui.models.plain_models import PlainModels, PlainWords
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import add_layout
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.desk import GameModels
from swallows_gui.ui.play.game_desk import GameUi
from swallows_gui.ui.play.game_table import Do, GameTable
from swallows_gui.ui.play.page_of_text import Numbered, Page, TextSection
from swallows_gui.ui.play.presentation import PresentationRules
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import SeatRows
from swallows_gui.ui.play.secrets import known_alone
from tests.records.tiny import SECTIONS, TYPES

SENTENCES = {
    "round_started": "Round {round} begins.",
    "die_rolled": "{seat} rolls a {roll} and stakes {stake}.",
    "swapped": "{seat} swaps the card.",
    "staked": "{seat} stakes a point.",
    "cheered": "{seat} cheers.",
    "thanked": "{seat} says thank you.",
    "game_ended": "The cards were {cards}.",
}


class TinyWords(PlainWords):
    """Its events and actions in words."""

    def course(self) -> "TinyWords":
        return self

    def see(self, _event: Event) -> None:
        return None

    def tells(self, event: Event) -> bool:
        return event["type"] in SENTENCES

    def sentence(self, event: Event, _situation: Any = None) -> str:
        named = {**event, "seat": self.seat(event.get("seat"))}
        return SENTENCES[event["type"]].format(**named) if self.tells(event) else ""

    def deed(self, action: Event) -> str:
        return str(action.get("type", super().deed(action)))

    def heading(self, view: Any) -> str:
        return f"Round {view.section}"


class TinyManners(PresentationRules):
    """A round is a section; swapping and staking look at the card, and so does rolling: all is asked behind a curtain
    but thanks."""

    unspoken = frozenset({"staked"})
    sections = SECTIONS

    def needs_hand(self, view: Any) -> bool:
        return bool(view.thank < 0)


class TinyTable(GameTable):
    """Whose turn it is, points, the own card, the log, and a button for each action; a number chooses a button, Enter
    goes on after a round."""

    def __init__(self, models: GameModels, do: Do) -> None:
        super().__init__(do)
        self.asking, self.points, self.card, self.log = PlainLabel(), PlainLabel(), PlainLabel(), QListView()
        self.log.setModel(models.log)
        self.log.setAccessibleName("Log")
        self.buttons = {kind: PosterButton(kind.capitalize()) for kind in TYPES}
        self.forward = PosterButton("Go on", kind="primary")
        self.forward.clicked.connect(self.go_on)
        self._words = models.narrator
        row = QHBoxLayout()
        for kind, button in self.buttons.items():
            button.clicked.connect(partial(self._do, kind))
            row.addWidget(button)
        row.addWidget(self.forward)
        column = QVBoxLayout(self)
        for part in (self.asking, self.points, self.card, self.log):
            column.addWidget(part)
        add_layout(column, row)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        settings().changed.connect(self._setting_changed)

    def _setting_changed(self, name: str) -> None:
        if name == "dice.points":
            self.draw()

    def retranslate(self) -> None:
        self.draw()

    def draw(self) -> None:
        view = self.view
        legal = [TYPES[action & 0xFF] for action in self.info.legal if isinstance(action, int)] if self.decides else []
        asked = None if view is None else self.info.actor
        self.asking.setText("" if asked is None else self._words.question(view, asked))
        shown = view is not None and settings().now.on("dice.points")
        self.points.setText(", ".join(map(str, view.points)) if shown else "")
        self.card.setText("" if view is None or view.card is None else f"Your card: {view.card}")
        for kind, button in self.buttons.items():
            button.setEnabled(kind in legal)
        self.forward.setVisible(self.info.phase == "held")

    def _do(self, kind: str, _checked: bool = False) -> None:
        self.do([self.info.own(TYPES.index(kind))])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = int(event.text()) if event.text().isdecimal() else 0
        if 1 <= number <= len(TYPES) and self.buttons[TYPES[number - 1]].isEnabled():
            self._do(TYPES[number - 1])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.forward.isVisible():
            self.go_on.emit()
        else:
            super().keyPressEvent(event)


class TinyDesk(GameUi):
    """One running game."""

    manners = TinyManners()
    table: TinyTable

    @classmethod
    def models_for(cls, _catalogue: Any, seats: Sequence[str], _view: Any, parent: QObject) -> PlainModels:
        return PlainModels(TinyWords(seats), parent)

    @classmethod
    def table_for(cls, models: GameModels, do: Do) -> TinyTable:
        return TinyTable(models, do)

    def as_text(self, _chosen: Any = None) -> Page | None:
        view, info, table = self.table.view, self.table.info, self.table
        if view is None:
            return None
        deeds = [kind for kind, button in table.buttons.items() if button.isEnabled()]
        return Page(
            of=view,
            asked=info.actor,
            asking=(self.models.narrator.question(view, info.actor),) if info.actor is not None else (),
            choices=tuple(Numbered(kind, actions=(info.own(TYPES.index(kind)),)) for kind in deeds),
            sections=(TextSection("Points", (table.points.text(), table.card.text())),),
        )

    def secrets(self, seat: int, _known: Set[str] = frozenset()) -> set[str]:
        return {f"Your card: {card}" for card in known_alone(self.session, seat, _card, _told)}

    def open_secrets(self, _looking: int | None) -> list[str]:
        """The models have nothing but the log."""
        return []


def _card(view: Any) -> set[int]:
    return set() if view.card is None else {view.card}


def _told(_event: Event) -> Iterator[int]:
    """No event shows a card that is still held."""
    yield from ()


class TinySetUp(PageScreen):
    """Who plays."""

    started = Signal(object, object)
    goes_back = True

    def __init__(self) -> None:
        super().__init__()
        self.seats = SeatRows(("Ann",), 2)
        self.start_button = self.primary = PosterButton("Start", kind="primary")
        self.start_button.clicked.connect(self._start)
        self.page.body.addWidget(self.seats)
        self.page.body.addStretch()
        self.foot.addWidget(self.start_button)
        self.head.set_words("Card and Dice")

    def heading(self) -> str:
        return "Card and Dice"

    def _start(self) -> None:
        seats = self.seats.choices()
        self.started.emit({"seats": len(seats), "take_back": "free"}, seats)
