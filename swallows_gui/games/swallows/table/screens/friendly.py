"""The friendly: one match against the computer, two clicks from the start screen (S10.5)."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from swallows_gui.catalogue.foreign_text import name_or, same
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.table.cards.flags import flag_icon
from swallows_gui.games.swallows.table.pitch.pairing import PairingPicture
from swallows_gui.models import vocabulary
from swallows_gui.services.language import language
from swallows_gui.services.people import default_name
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.pin_field import PinField
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import AI_NAMES, HUMAN, LEVELS, USUAL_LEVEL, SeatChoice
from swallows_gui.ui.play.you_fields import FaceButton, YourName

_FACE = 44
"""Design pixels."""


class FriendlyScreen(PageScreen):
    """The set-up screen of a friendly. Emits `started(options, seats)`. It proposes two new teams at every visit."""

    started = Signal(object, object)
    goes_back = True

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.panel = Panel("")
        self.rules_panel = Panel("")
        self.picture = PairingPicture()
        self.name = QLineEdit()
        YourName(self.name)
        self.name.setMaxLength(24)
        self.rival = QLineEdit(settings().now.seats[1] if len(settings().now.seats) > 1 else "")
        """The second person's name; a computer brings its own."""
        self.rival.setMaxLength(24)
        self.faces = FaceButton(_FACE), FaceButton(_FACE)
        """Yours and the second person's."""
        self.pin, self.rival_pin = PinField(), PinField()
        self.home = ChoiceBox()
        self.away = ChoiceBox()
        self.opponent = ChoiceBox()
        self.referee = SegmentedControl()
        self.knockout = Switch("")
        self.haggling = Switch("")
        self.haggling.setChecked(True)
        self.envelopes = Switch("")
        self.envelopes.setChecked(True)
        self.labels = [PlainLabel() for _ in range(7)]
        self.referee_label = PlainLabel()
        self.problem = PlainLabel()
        self.swap_button = PosterButton("", kind="quiet")
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = PosterButton("", kind="primary")
        self.primary = self.start_button
        for key in (*LEVELS, HUMAN):
            self.opponent.addItem("", key)
        self.opponent.setCurrentIndex(1)
        for code, nation in self._catalogue.nations.items():
            self.home.addItem(flag_icon(nation), "", code)
            self.away.addItem(flag_icon(nation), "", code)
        self._lay_out()
        self.home.currentIndexChanged.connect(self._check)
        self.away.currentIndexChanged.connect(self._check)
        self.opponent.currentIndexChanged.connect(self._check)
        self.name.textChanged.connect(self._check)
        self.rival.textChanged.connect(self._check)
        self.swap_button.clicked.connect(self._swap)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)
        self.adapt()

    def _lay_out(self) -> None:
        grid = QGridLayout()
        self._fields: tuple[QWidget, ...] = (
            self.name, self.home, self.away, self.pin, self.opponent, self.rival, self.rival_pin,
        )  # fmt: skip
        for label, field in zip(self.labels, self._fields, strict=True):
            label.setBuddy(field)
        self._grid = grid
        self._arrange(wide=True)
        add_layout(self.panel.body, grid)
        set_role(self.referee_label, "label")
        fill(self.rules_panel.body, self.referee_label, self.referee, self.knockout, self.haggling, self.envelopes)
        form = fill(QVBoxLayout(), self.panel, self.rules_panel, 1)
        self._form = form
        self._columns = fill(QHBoxLayout(), (form, 6), (self.picture, 5, Qt.AlignmentFlag.AlignTop))
        add_layout(self.page.body, self._columns, 1)
        fill(self.foot, self.back_button, (self.problem, 1), self.start_button)

    def _arrange(self, *, wide: bool) -> None:
        """Put the labels beside their fields, or above them where width is short."""
        while self._grid.count():
            self._grid.takeAt(0)
        for row, (label, field) in enumerate(zip(self.labels, self._fields, strict=True)):
            if wide:
                self._grid.addWidget(label, row, 0)
                self._grid.addWidget(field, row, 1)
            else:
                self._grid.addWidget(label, 2 * row, 0)
                self._grid.addWidget(field, 2 * row + 1, 0)
        for face, name in zip(self.faces, (self.name, self.rival), strict=True):
            row = self._fields.index(name)
            if wide:
                self._grid.addWidget(face, row, 2)
            else:
                self._grid.addWidget(face, 2 * row, 1, 2, 1, Qt.AlignmentFlag.AlignBottom)
        if wide:
            self._grid.addWidget(self.swap_button, 1, 2, 2, 1, Qt.AlignmentFlag.AlignVCenter)
        else:
            self._grid.addWidget(self.swap_button, 2 * len(self._fields), 0, Qt.AlignmentFlag.AlignLeft)
        self._grid.setColumnStretch(0, 0 if wide else 1)
        self._grid.setColumnStretch(1, 1 if wide else 0)

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        pictured = width >= 820
        self.picture.setVisible(pictured)
        self.picture.setFixedHeight(theme().px(max(240, 0.9 * height - 182)))
        self._arrange(wide=width >= 620)

    def propose(self) -> None:
        """Pick two different teams of like strength by lot."""
        codes = [code for code, nation in self._catalogue.nations.items() if not nation.plain]
        first = random.choice(codes)
        strength = self._catalogue.nations[first].strength
        near = [
            code for code in codes if code != first and abs(self._catalogue.nations[code].strength - strength) <= 2
        ] or [code for code in codes if code != first]
        self.home.setCurrentIndex(self.home.findData(first))
        self.away.setCurrentIndex(self.away.findData(random.choice(near)))

    def _swap(self) -> None:
        home, away = self.home.currentIndex(), self.away.currentIndex()
        self.home.setCurrentIndex(away)
        self.away.setCurrentIndex(home)

    def _check(self) -> None:
        for label, field in zip(self.labels, self._fields, strict=True):
            if field in (self.pin, self.rival, self.rival_pin):
                label.setVisible(self._against_a_person)
                field.setVisible(self._against_a_person)
        self.faces[0].show_person(Person(self._own_name, SEAT_COLOURS[0]))
        self.faces[1].show_person(Person(self._rival_name, SEAT_COLOURS[1]))
        self.faces[1].setVisible(self._against_a_person)
        problem = ""
        if self.home.currentData() == self.away.currentData():
            problem = self.tr("A team cannot play against itself.")
        elif self._against_a_person and same(self._own_name) == same(self._rival_name):
            problem = self.tr("Two people have the same name.")
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)
        nations = self._catalogue.nations
        self.picture.set_teams(nations.get(self.home.currentData()), nations.get(self.away.currentData()))

    @property
    def _against_a_person(self) -> bool:
        return bool(self.opponent.currentData() == HUMAN)

    @property
    def _own_name(self) -> str:
        return name_or(self.name.text(), default_name(1))

    @property
    def _rival_name(self) -> str:
        """The second person's."""
        return name_or(self.rival.text(), self.tr("Player 2"))

    def _remember_names(self) -> None:
        """Names that were entered stand there again the next time."""
        entered = [self.name.text().strip(), self.rival.text().strip() if self._against_a_person else ""]
        known = list(settings().now.seats)
        for number, name in enumerate(entered):
            if name and number <= len(known):
                known[number : number + 1] = [name]
        settings().change(seats=tuple(known))

    def _start(self) -> None:
        human, own = self._against_a_person, self._own_name
        self._remember_names()
        level = str(self.opponent.currentData())
        taken = {same(own), same(self._rival_name) if human else ""}
        names = [other for other in AI_NAMES if same(other) not in taken]
        rival = self._rival_name if human else names[0]
        seats = [
            SeatChoice(own, SEAT_COLOURS[0], "", self.pin.text() if human else ""),
            SeatChoice(rival, SEAT_COLOURS[1], "" if human else level, self.rival_pin.text() if human else ""),
        ]
        if self.referee.key == "computer":
            seats.append(SeatChoice(names[1], SEAT_COLOURS[2], USUAL_LEVEL if human else level, ""))
        options: dict[str, Any] = {
            "format": "friendly",
            "field": [self.home.currentData(), self.away.currentData()],
            "knockout": self.knockout.isChecked(),
            "take_back": "free",
        }
        if self.haggling.isChecked():
            options["haggling"] = True
        if self.envelopes.isChecked():
            options["envelopes"] = True
        self.started.emit(options, tuple(seats))

    def heading(self) -> str:
        return self.tr("Friendly")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Friendly"), self.tr("One match, and the most cash wins"))
        self.panel.set_title(self.tr("Who plays"))
        self.rules_panel.set_title(self.tr("How it is played"))
        texts = (
            self.tr("Your name"),
            self.tr("Your team, at home"),
            self.tr("Visitors"),
            self.tr("Your PIN"),
            self.tr("Opponent"),
            self.tr("Opponent's name"),
            self.tr("Opponent's PIN"),
        )
        for number, pin in enumerate((self.pin, self.rival_pin), 1):
            pin.name_choice(number)
        for label, field, text in zip(self.labels, self._fields, texts, strict=True):
            label.setText(text)
            field.setAccessibleName(text)
        self.name.setPlaceholderText(default_name(1))
        self.rival.setPlaceholderText(self.tr("Player 2"))
        for combo in (self.home, self.away):
            for at, nation in enumerate(self._catalogue.nations.values()):
                combo.setItemText(
                    at,
                    self.tr("{team} ({strength})").format(
                        team=language().nation_name(nation), strength=nation.strength
                    ),
                )
        for at, level in enumerate(LEVELS):
            self.opponent.setItemText(at, self.tr("Computer, {level}").format(level=vocabulary.level_name(level)))
            self.opponent.setItemData(at, vocabulary.level_words(level), Qt.ItemDataRole.ToolTipRole)
        self.opponent.setItemText(len(LEVELS), self.tr("A person at this screen"))
        self.referee_label.setText(self.tr("Referee"))
        self.referee.setAccessibleName(self.tr("Referee"))
        self.referee.set_options([("computer", self.tr("A third player")), ("dummy", self.tr("None"))])
        self.knockout.setText(self.tr("Extra time and shoot-out if level"))
        self.haggling.setText(self.tr("Haggling: the referee may name a price"))
        self.envelopes.setText(self.tr("Envelopes: before the whistle of a close match all may tempt the referee"))
        self.swap_button.setText(self.tr("Swap"))
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Kick-off"))
        self._check()

    def restyle(self) -> None:
        px = theme().px
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(10))
        self._form.setSpacing(px(16))
        self._columns.setSpacing(px(24))
        for combo in (self.home, self.away):
            combo.setIconSize(QSize(px(24), px(16)))

    def enter(self) -> None:
        self.propose()
        self.start_button.setFocus()
