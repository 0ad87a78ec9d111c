"""The set-up page of a match: who plays and the most used rules; the others unfold under "more rules"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.catalogue.foreign_text import name_or, same
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.people import default_name
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.painting import Paint, painting
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.pin_field import PinField
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import AI_NAMES, HUMAN, SeatChoice
from swallows_gui.ui.play.you_fields import FaceButton, YourName


class MoreRules(PosterButton):
    """A button that shows or hides the panels with further rules."""

    def __init__(self, *panels: QWidget) -> None:
        super().__init__("", kind="quiet")
        self._panels = panels
        self.clicked.connect(self._turn)
        self._show(False)

    def _turn(self) -> None:
        self._show(self._panels[0].isHidden())

    def _show(self, shown: bool) -> None:
        for panel in self._panels:
            panel.setVisible(shown)
        self.set_icon("subtract" if shown else "add")
        self.retranslate()

    def retranslate(self) -> None:
        folded = self._panels[0].isHidden()
        self.setText(translate("MatchSetUp", "More rules") if folded else translate("MatchSetUp", "Fewer rules"))


_COMPUTERS = (*AI_NAMES, "Juri", "Marta", "Abel", "Noor", "Timo", "Rosa")
_FACE = 44
"""Design pixels."""
_WIDE = 820
"""Design pixels: from here on there is a picture beside the form."""
_NARROW, _ROOMY = 680, 1480
"""Design pixels: from here on both sides stand beside each other, without a picture and with one."""


class SeatField:
    """The fields of one player."""

    def __init__(self, seat: int, levels: tuple[str, ...]) -> None:
        self.seat = seat
        self.face = FaceButton(_FACE)
        self.name = QLineEdit()
        self.name.setMaxLength(24)
        self.player = ChoiceBox()
        self.pin = PinField()
        for key in (HUMAN, *levels):
            self.player.addItem("", key)

    @property
    def human(self) -> bool:
        """Whether a person plays the seat."""
        return bool(self.player.currentData() == HUMAN)


class CoverPicture(QWidget):
    """A game's cover beside the form, as high as the form."""

    def __init__(self, cover: Paint, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cover = cover
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(320), theme().px(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(160))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            self._cover(painter, QRectF(self.rect()))


class MatchSetUp(PageScreen):
    """The base of set-up screens. Emits `started(options, seats)`. Even seats are one side, odd ones the other. A
    game's subclass makes its controls, adds them to the panels (`add`), and then calls `begin_anew`."""

    started = Signal(object, object)
    goes_back = True

    levels: tuple[str, ...] = ("easy", "normal", "hard", "expert")
    """Of computer seats."""
    covered = True
    """Whether a curtain parts people who play it at one screen, so that they may have PINs."""

    def __init__(self, cover: Paint, most: int = 2, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players_panel, self.rules_panel, self.more_panel = Panel(), Panel(), Panel()
        self.picture = CoverPicture(cover)
        self.seats = [SeatField(seat, self.levels) for seat in range(most)]
        self.heads = [PlainLabel() for _ in range(2)]
        self.about = PlainLabel()
        """Below the players."""
        self.labels: dict[str, PlainLabel] = {}
        """By the name that a control was added with."""
        self.more = MoreRules(self.more_panel)
        self.problem = PlainLabel()
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = self.primary = PosterButton("", kind="primary")
        self._sides_beside = False
        self._lay_out()
        self._connect()

    # What a game says

    def options(self) -> dict[str, Any]:
        """The engine's options as set; missing ones have their default."""
        return {}

    def settled_in_cups(self) -> Mapping[str, QWidget]:
        """The options that a cup sets itself, each with its control on this screen."""
        return {}

    def title(self) -> tuple[str, str]:
        """The screen's title and the line below it."""
        return "", ""

    def head_words(self) -> tuple[str, str]:
        """The names of the two sides."""
        return (
            translate("MatchSetUp", "Team A"),
            translate("MatchSetUp", "Team B"),
        )

    def name_controls(self) -> None:
        """Set the texts of the game's own controls and `labels` in the language in use."""

    def seat_count(self) -> int:
        """The number of players as set."""
        return 2

    def level_of(self, field: SeatField) -> str:
        """The level of a computer seat."""
        return str(field.player.currentData())

    def seat_words(self, level: str) -> str:
        """The words for a computer seat of this level."""
        return translate("MatchSetUp", "Computer, {level}").format(level=vocabulary.level_name(level))

    # The form

    def add(self, panel: Panel, name: str, part: QWidget | QLayout, buddy: QWidget | None = None) -> None:
        """Add a control with a label to a panel."""
        label = self.labels[name] = PlainLabel()
        set_role(label, "label")
        panel.body.addWidget(label)
        if isinstance(part, QWidget):
            label.setBuddy(buddy or part)
            panel.body.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        else:
            if buddy is not None:
                label.setBuddy(buddy)
            add_layout(panel.body, part)

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        add_layout(self.players_panel.body, self._grid)
        set_role(self.about, "small")
        self.about.setWordWrap(True)
        self.players_panel.body.addWidget(self.about)
        for label in self.heads:
            set_role(label, "label")
        form = fill(
            QVBoxLayout(),
            self.players_panel,
            self.rules_panel,
            (self.more, 0, Qt.AlignmentFlag.AlignLeft),
            self.more_panel,
            1,
        )
        self._form = form
        self._columns = fill(QHBoxLayout(), (form, 6), (self.picture, 5, Qt.AlignmentFlag.AlignTop))
        add_layout(self.page.body, self._columns, 1)
        fill(self.foot, self.back_button, (self.problem, 1), self.start_button)

    def _connect(self) -> None:
        for field in self.seats:
            field.name.textChanged.connect(self.check)
            field.player.currentIndexChanged.connect(self._player_changed)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)

    def begin_anew(self) -> None:
        """Set the defaults: one person against the computer, usual rules."""
        self.retranslate()
        YourName(self.seats[0].name)
        self.seats[1].player.setCurrentIndex(self.seats[1].player.findData("normal"))
        self.seats[1].name.setText(_COMPUTERS[0])
        self.show_seats()
        self.restyle()

    def show_seats(self) -> None:
        """Show the fields of as many seats as play."""
        count = self.seat_count()
        for field in self.seats:
            shown = field.seat < count
            for part in (field.face, field.name, field.player):
                part.setVisible(shown)
            if shown and field.seat > 1 and not field.name.text() and field.player.currentIndex() == 0:
                field.player.setCurrentIndex(field.player.findData("normal"))
        for label in self.heads:
            label.setVisible(count > 2)
        self._show_pins()
        self.check()

    def _show_pins(self) -> None:
        """Show the PIN fields if several people play, since one alone has no secrets to protect."""
        playing = self.seats[: self.seat_count()]
        several = self.covered and sum(field.human for field in playing) > 1
        for field in self.seats:
            field.pin.setVisible(several and field.human and field in playing)
        self._arrange()

    def _arrange(self) -> None:
        """Lay out the two sides beside each other, or one below the other where room is short; PINs below the names."""
        wide = self._sides_beside
        while self._grid.count():
            self._grid.takeAt(0)
        count = self.seat_count() // 2
        for side in (0, 1):
            column = 3 * side if wide else 0
            first = 0 if wide else side * (2 * count + 1)
            self._grid.addWidget(self.heads[side], first, column, 1, 3)
            for number in range(count):
                field, row = self.seats[2 * number + side], first + 1 + 2 * number
                self._grid.addWidget(field.face, row, column)
                self._grid.addWidget(field.name, row, column + 1)
                self._grid.addWidget(field.player, row, column + 2)
                if not field.pin.isHidden():  # else its row would keep its space
                    self._grid.addWidget(field.pin, row + 1, column + 1, 1, 2)
        for column in range(6):
            self._grid.setColumnStretch(column, (0, 3, 2)[column % 3] if wide or column < 3 else 0)

    def _player_changed(self) -> None:
        for field in self.seats:
            own = _COMPUTERS[(field.seat - 1) % len(_COMPUTERS)]
            if field.human and field.name.text() == own:
                field.name.clear()
            elif not field.human and not field.name.text():
                field.name.setText(own)
        self._show_pins()
        self.check()

    def check(self) -> None:
        """Show what is wrong with the form and disable the start button while something is."""
        seats = self.choices()
        for field, seat in zip(self.seats, seats, strict=False):
            field.face.show_person(Person(seat.name, seat.colour), fixed=bool(seat.level))
        names = [same(seat.name) for seat in seats]
        twice = translate("MatchSetUp", "Two players have the same name.")
        problem = twice if len(set(names)) < len(names) else ""
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)

    # What comes of it

    def choices(self) -> tuple[SeatChoice, ...]:
        """The players as entered; a person without a name is called "Player 1" and so on."""
        found = []
        for field in self.seats[: self.seat_count()]:
            level = "" if field.human else self.level_of(field)
            name = name_or(field.name.text(), _default_name(field.seat))
            pin = "" if field.pin.isHidden() else field.pin.text()
            found.append(SeatChoice(name, SEAT_COLOURS[field.seat % 2], level, pin))
        return tuple(found)

    def _start(self) -> None:
        first = self.seats[0]
        if first.human and first.name.text().strip():
            settings().change(seats=(first.name.text().strip(), *settings().now.seats[1:]))
        self.started.emit(self.options(), self.choices())

    # For a cup

    def serve_cup(self) -> None:
        """Hide what a cup sets itself: the panels will be used on another screen."""
        settled = set(self.settled_in_cups().values())
        for control in settled:
            control.hide()
        for label in self.labels.values():
            label.setVisible(label.buddy() not in settled)

    def cup_options(self) -> dict[str, Any]:
        """The options as set, without those that a cup sets itself."""
        settled = {*self.settled_in_cups(), "take_back"}
        return {name: value for name, value in self.options().items() if name not in settled}

    # As every screen

    def heading(self) -> str:
        return self.title()[0]

    def name_players(self) -> None:
        """Set the words for person and computer in the seats' fields."""
        for field in self.seats:
            field.player.setItemText(0, translate("MatchSetUp", "A person"))
            for at, level in enumerate(self.levels, 1):
                field.player.setItemText(at, self.seat_words(level))

    def retranslate(self) -> None:
        self.head.set_words(*self.title())
        self.players_panel.set_title(translate("MatchSetUp", "Who plays"))
        self.rules_panel.set_title(translate("MatchSetUp", "How it is played"))
        self.more_panel.set_title(translate("MatchSetUp", "More rules"))
        for label, words in zip(self.heads, self.head_words(), strict=True):
            label.setText(words)
        name = translate("MatchSetUp", "Name of player {number}")
        who = translate("MatchSetUp", "Who is player {number}")
        for field in self.seats:
            field.name.setPlaceholderText(_default_name(field.seat))
            field.name.setAccessibleName(name.format(number=field.seat + 1))
            field.player.setAccessibleName(who.format(number=field.seat + 1))
            field.pin.name_choice(field.seat + 1)
        self.name_controls()
        self.name_players()
        self.more.retranslate()
        self.back_button.setText(translate("MatchSetUp", "Back"))
        self.start_button.setText(translate("MatchSetUp", "Kick-off"))
        self.check()

    def restyle(self) -> None:
        px = theme().px
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(8))
        self._form.setSpacing(px(14))
        self._columns.setSpacing(px(24))

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.picture.setVisible(width >= _WIDE)
        self.picture.setFixedHeight(theme().px(max(240, height - 244)))
        self._sides_beside = width >= (_ROOMY if width >= _WIDE else _NARROW)
        self._arrange()

    def enter(self) -> None:
        self.start_button.setFocus()


def _default_name(seat: int) -> str:
    return default_name(seat + 1)
