"""A match is set up: two names, the longer plays Germany; the field and fouls fold away behind "more rules"."""

from __future__ import annotations

import random
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLineEdit, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.engine.grudgematch.tables import SIDES
from swallows_gui.models import vocabulary
from swallows_gui.models.grudgematch.placeholders import nation_name
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.grudgematch.cover import paint_cover
from swallows_gui.ui.grudgematch.scenes import COLOURS
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.wheel import ChoiceBox
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import AI_NAMES, HUMAN, LEVELS, USUAL_LEVEL, SeatChoice

BY_NAME = "name"
"""The longer name plays Germany (G0.1)."""
ROWS = ("11", "13", "15")
_WIDE = 820
"""Design pixels: from here on there is a picture beside the form."""


class CoverPicture(QWidget):
    """The picture beside the form."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        theme().changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(320), theme().px(400))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(160), theme().px(160))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_cover(painter, QRectF(self.rect()))
        painter.end()


class GrudgeSetUp(PageScreen):
    """Emits `started(options, seats)`."""

    started = Signal(object, object)
    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.players_panel, self.more_panel = Panel(), Panel()
        self.picture = CoverPicture()
        self.names = [QLineEdit(), QLineEdit()]
        self.players = [ChoiceBox(), ChoiceBox()]
        self.who = PlainLabel()
        self.germany, self.rows = SegmentedControl(), SegmentedControl()
        self.fouling = Switch("")
        self.labels = {name: PlainLabel() for name in ("germany", "rows")}
        self.about_rows = PlainLabel()
        self.more = PosterButton("", kind="quiet")
        self.problem = PlainLabel()
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = self.primary = PosterButton("", kind="primary")
        self._lot = random.randrange(2)
        """Who plays Germany where the names are equally long."""
        for name, player in zip(self.names, self.players, strict=True):
            name.setMaxLength(24)
            for key in (HUMAN, *LEVELS):
                player.addItem("", key)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._begin_anew()
        self.restyle()

    def _lay_out(self) -> None:
        self._grid = QGridLayout()
        for seat, (name, player) in enumerate(zip(self.names, self.players, strict=True)):
            self._grid.addWidget(name, seat, 0)
            self._grid.addWidget(player, seat, 1)
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 2)
        self.players_panel.body.addLayout(self._grid)
        set_role(self.who, "soft")
        self.who.setWordWrap(True)
        self.players_panel.body.addWidget(self.who)
        self.players_panel.body.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        for label in self.labels.values():
            set_role(label, "label")
        set_role(self.about_rows, "small")
        self.about_rows.setWordWrap(True)
        for key, part in (("germany", self.germany), ("rows", self.rows)):
            self.labels[key].setBuddy(part)
            self.more_panel.body.addWidget(self.labels[key])
            self.more_panel.body.addWidget(part, 0, Qt.AlignmentFlag.AlignLeft)
        self.more_panel.body.addWidget(self.about_rows)
        self.more_panel.body.addWidget(self.fouling)
        form = QVBoxLayout()
        for panel in (self.players_panel, self.more_panel):
            form.addWidget(panel)
        form.addStretch(1)
        self._form = form
        self._columns = QHBoxLayout()
        self._columns.addLayout(form, 6)
        self._columns.addWidget(self.picture, 5, Qt.AlignmentFlag.AlignTop)
        self.page.body.addLayout(self._columns, 1)
        self.foot.addWidget(self.back_button)
        self.foot.addWidget(self.problem, 1)
        self.foot.addWidget(self.start_button)
        self.more_panel.hide()

    def _connect(self) -> None:
        for name, player in zip(self.names, self.players, strict=True):
            name.textChanged.connect(self._check)
            player.currentIndexChanged.connect(self._player_changed)
        self.germany.changed.connect(self._check)
        self.more.clicked.connect(self._fold)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)

    def _begin_anew(self) -> None:
        """One person against the computer."""
        known = settings().now.seats
        self.names[0].setText(known[0] if known else "")
        self.players[1].setCurrentIndex(self.players[1].findData(USUAL_LEVEL))
        self.names[1].setText(AI_NAMES[0])
        self._check()

    def _human(self, seat: int) -> bool:
        return bool(self.players[seat].currentData() == HUMAN)

    def _fold(self) -> None:
        self.more_panel.setVisible(self.more_panel.isHidden())
        self._name_more()

    def _name_more(self) -> None:
        folded = self.more_panel.isHidden()
        self.more.setText(self.tr("More rules") if folded else self.tr("Fewer rules"))
        self.more.set_icon("add" if folded else "subtract")

    def _player_changed(self) -> None:
        for seat, name in enumerate(self.names):
            own = AI_NAMES[seat - 1]
            if self._human(seat) and name.text() == own:
                name.clear()
            elif not self._human(seat) and not name.text():
                name.setText(own)
        self._check()

    def _check(self, _key: str = "") -> None:
        first, second = (seat.name for seat in self.choices())
        same = first.casefold() == second.casefold()
        self.problem.setText(self.tr("Two players have the same name.") if same else "")
        self.start_button.setEnabled(not same)
        germany = self.seat_of_germany
        text = self.tr("{one} plays {germany}, {other} plays {france}. {germany} begins.")
        names = (first, second)
        self.who.setText(
            text.format(
                one=names[germany],
                other=names[1 - germany],
                germany=nation_name(SIDES[0]),
                france=nation_name(SIDES[1]),
            )
        )

    # What comes of it

    @property
    def seat_of_germany(self) -> int:
        """The seat that plays Germany: the longer name, a lot where both are equally long, or as chosen (G0.1)."""
        if self.germany.key in ("0", "1"):
            return int(self.germany.key)
        first, second = (len(seat.name.split()[-1]) for seat in self.choices())
        return self._lot if first == second else int(second > first)

    def choices(self) -> tuple[SeatChoice, ...]:
        """The players as entered; a person without a name gets "Player 1" and so on. Colours are those of the
        nations."""
        found = []
        for seat, name in enumerate(self.names):
            level = "" if self._human(seat) else str(self.players[seat].currentData())
            found.append(SeatChoice(name.text().strip() or self._default_name(seat), "", level, ""))
        return tuple(found)

    def options(self) -> dict[str, Any]:
        """The engine's options (G8)."""
        return {
            "germany": self.seat_of_germany,
            "rows": int(self.rows.key or ROWS[0]),
            "fouling": self.fouling.isChecked(),
            "take_back": "free",
        }

    def _start(self) -> None:
        if self._human(0) and self.names[0].text().strip():
            settings().change(seats=(self.names[0].text().strip(), *settings().now.seats[1:]))
        germany = self.seat_of_germany
        seats = tuple(seat._replace(colour=COLOURS[at ^ germany]) for at, seat in enumerate(self.choices()))
        self.started.emit(self.options(), seats)

    def _default_name(self, seat: int) -> str:
        return self.tr("Player {number}").format(number=seat + 1)

    # As every screen

    def heading(self) -> str:
        return self.tr("Philosophers' Grudge Match")

    def retranslate(self) -> None:
        line = self.tr("Germany against France: who wants to kick needs a card of his suit")
        self.head.set_words(self.tr("Philosophers' Grudge Match"), line)
        self.players_panel.set_title(self.tr("Who plays"))
        self.more_panel.set_title(self.tr("More rules"))
        for seat, (name, player) in enumerate(zip(self.names, self.players, strict=True)):
            name.setPlaceholderText(self._default_name(seat))
            name.setAccessibleName(self.tr("Name of player {number}").format(number=seat + 1))
            player.setAccessibleName(self.tr("Who is player {number}").format(number=seat + 1))
            player.setItemText(0, self.tr("A person"))
            for at, level in enumerate(LEVELS, 1):
                player.setItemText(at, self.tr("Computer, {level}").format(level=vocabulary.level_name(level)))
                player.setItemData(at, vocabulary.level_words(level), Qt.ItemDataRole.ToolTipRole)
        self.labels["germany"].setText(self.tr("Who plays Germany"))
        self.labels["rows"].setText(self.tr("Rows of the field"))
        self.germany.setAccessibleName(self.labels["germany"].text())
        self.rows.setAccessibleName(self.labels["rows"].text())
        self.germany.set_options(
            [(BY_NAME, self.tr("The longer name")), ("0", self.tr("The first")), ("1", self.tr("The second"))]
        )
        self.rows.set_options([(rows, rows) for rows in ROWS])
        self.about_rows.setText(self.tr("On a longer field goals are rarer, and more matches go to the golden goal."))
        self.fouling.setText(self.tr("Fouls: a man may foul, at the risk of the penalty box"))
        self._name_more()
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Kick-off"))
        self._check()

    def restyle(self) -> None:
        px = theme().px
        self._grid.setHorizontalSpacing(px(12))
        self._grid.setVerticalSpacing(px(8))
        self._form.setSpacing(px(14))
        self._columns.setSpacing(px(24))

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.picture.setVisible(width >= _WIDE)
        self.picture.setFixedHeight(theme().px(max(240, height - 230)))

    def enter(self) -> None:
        self.start_button.setFocus()
