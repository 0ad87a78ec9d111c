"""New tournament: seats, field of teams, options; whatever is left alone has a sensible default (S1.1 to S1.5)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QListView, QWidget

from swallows_gui.catalogue.swallows import Catalogue
from swallows_gui.models import vocabulary
from swallows_gui.models.swallows.field import FieldModel
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.wheel import ChoiceBox
from swallows_gui.ui.kit.words import PlainLabel, set_tip
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.seat_rows import SeatRows
from swallows_gui.ui.swallows.screens.format_panel import FormatPanel

USUAL_CAP = 10
"""M: what the option that caps bribes caps them at (S4.7)."""


class TournamentScreen(PageScreen):
    """Emits `started(options, seats)` with the engine's options and a tuple of `SeatChoice`."""

    started = Signal(object, object)
    back = Signal()

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.format_panel = FormatPanel(catalogue)
        self.seats_panel = Panel("")
        self.count = Stepper(2, 6, 4)
        self.count_label = PlainLabel()
        self.seats = SeatRows(settings().now.seats, 4)
        self.seats_line = PlainLabel()
        self.seats_line.setWordWrap(True)
        set_role(self.seats_line, "soft")

        self.field_panel = Panel("")
        self.field_kind = SegmentedControl()
        self.preset = ChoiceBox()
        self.preset_line = PlainLabel()
        self.preset_line.setWordWrap(True)
        set_role(self.preset_line, "soft")
        self.free_heads = Switch("")
        self.nations = FieldModel(self._catalogue, self)
        self.nations_list = QListView()
        self.nations_list.setModel(self.nations)
        self.nations_list.setViewMode(QListView.ViewMode.ListMode)
        self.nations_list.setFlow(QListView.Flow.TopToBottom)
        self.nations_list.setWrapping(True)
        self.nations_list.setResizeMode(QListView.ResizeMode.Adjust)
        self.nations_list.setUniformItemSizes(True)

        self.options_panel = Panel("")
        self.distribution = SegmentedControl()
        self.groups = SegmentedControl()
        self.take_back = SegmentedControl()
        self.cap = Switch("")
        self.hints = Switch("")
        self.hints.setChecked(True)
        self.bookmaker = Switch("")
        self.labels = [PlainLabel() for _ in range(3)]

        self.problem = PlainLabel()
        self.problem.setWordWrap(True)
        self.back_button = PosterButton("", kind="quiet")
        self.start_button = PosterButton("", kind="primary")
        self.primary = self.start_button
        self._lay_out()
        self._connect()
        self.retranslate()
        self.restyle()
        self._format_changed()

    def _lay_out(self) -> None:
        count = QHBoxLayout()
        count.addWidget(self.count_label)
        count.addWidget(self.count)
        count.addStretch(1)
        self.seats_panel.body.addLayout(count)
        self.seats_panel.body.addWidget(self.seats)
        self.seats_panel.body.addWidget(self.seats_line)
        self.field_panel.body.addWidget(self.field_kind)
        self.field_panel.body.addWidget(self.preset)
        self.field_panel.body.addWidget(self.free_heads)
        self.field_panel.body.addWidget(self.nations_list)
        self.field_panel.body.addWidget(self.preset_line)
        for label, control in zip(self.labels, (self.distribution, self.groups, self.take_back), strict=True):
            set_role(label, "label")
            self.options_panel.body.addWidget(label)
            self.options_panel.body.addWidget(control)
        self.options_panel.body.addWidget(self.cap)
        self.options_panel.body.addWidget(self.hints)
        self.options_panel.body.addWidget(self.bookmaker)
        for panel in (self.format_panel, self.seats_panel, self.field_panel, self.options_panel):
            self.page.body.addWidget(panel)
        self.page.body.addStretch(1)
        self.foot.addWidget(self.back_button)
        self.foot.addWidget(self.problem, 1)
        self.foot.addWidget(self.start_button)

    def _connect(self) -> None:
        self.format_panel.changed.connect(self._format_changed)
        self.count.changed.connect(self._count_changed)
        self.seats.changed.connect(self._check)
        self.field_kind.changed.connect(self._show_field)
        self.preset.currentIndexChanged.connect(self._preset_changed)
        self.free_heads.toggled.connect(self.nations.set_free_heads)
        self.free_heads.toggled.connect(self._preset_changed)
        self.nations.chosen_changed.connect(self._check)
        self.back_button.clicked.connect(self.back)
        self.start_button.clicked.connect(self._start)

    def _format_changed(self) -> None:
        """Seats and field as the format has them."""
        form = self.format_panel.form.compiled()
        self.count.set_range(*form.economy.seats)
        self.seats.show_seats(self.count.value)
        self.nations.set_format(form.schedule.teams, self._heads)
        self._name_fields()
        self._show_field(self.field_kind.key)

    def _count_changed(self, count: int) -> None:
        self.seats.show_seats(count)
        self._check()

    def _show_field(self, kind: str) -> None:
        self.preset.setVisible(kind == "preset")
        self.nations_list.setVisible(kind == "hand")
        self.free_heads.setVisible(kind != "preset" and bool(self._heads))
        self.preset_line.setVisible(kind != "hand")
        self._preset_changed()

    def _preset_changed(self) -> None:
        if self.field_kind.key == "preset":
            preset = self._catalogue.fields.get(str(self.preset.currentData()))
            if preset is not None:
                self.preset_line.setText(", ".join(self._nation_name(code) for code in preset.teams))
        else:
            form = self.format_panel.form.compiled()
            heads = () if self.free_heads.isChecked() else self._heads
            drawn = form.schedule.teams - len(heads)
            lots = QCoreApplication.translate(
                "TournamentScreen", "%n team(s) drawn by lot from all nations.", None, drawn
            )
            names = vocabulary.listed([self._nation_name(code) for code in heads])
            first = self.tr("{names} head groups.").format(names=names) if heads else ""
            self.preset_line.setText(f"{first} {lots}".strip())
        self._check()

    @property
    def _heads(self) -> tuple[str, ...]:
        """The nations that head groups of the format."""
        tables = self._catalogue.tables()
        return tuple(tables.nation_code[head] for head in tables.heads_of(self.format_panel.form.compiled()))

    def _nation_name(self, code: str) -> str:
        return str(language().nation_name(self._catalogue.nations[code]))

    def _check(self) -> None:
        problem = self.seats.problem
        if not problem and self.field_kind.key == "hand":
            problem = self.nations.problem
        self.problem.setText(problem)
        self.start_button.setEnabled(not problem)

    def options(self) -> dict[str, Any]:
        """The options as the engine reads them."""
        kind = self.field_kind.key
        free = self.free_heads.isChecked()
        field: str | list[str] = "random"
        if kind == "preset":
            field = str(self.preset.currentData())
            free = not set(self._heads) <= set(self._catalogue.fields[field].teams)
        elif kind == "hand":
            field = self.nations.field
        return {
            "format": self.format_panel.option,
            "field": field,
            "free_heads": free,
            "distribution": self.distribution.key,
            "groups": self.groups.key,
            "bribe_cap": USUAL_CAP if self.cap.isChecked() else None,
            "take_back": self.take_back.key,
            "hints": self.hints.isChecked(),
            "bookmaker": self.bookmaker.isChecked(),
        }

    def _start(self) -> None:
        self._check()
        if not self.start_button.isEnabled():
            return
        seats = self.seats.choices()
        self.format_panel.remember()
        settings().change(seats=tuple(seat.name for seat in seats if not seat.level))
        self.started.emit(self.options(), seats)

    def heading(self) -> str:
        return self.tr("New tournament")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("New tournament"), self.tr("Everything here has a sensible default: just start"))
        self.seats_panel.set_title(self.tr("Players"))
        self.count_label.setText(self.tr("Number of players"))
        self.count.setAccessibleName(self.tr("Number of players"))
        self.seats_line.setText(
            self.tr("Several people play at one screen: a curtain closes before a hand belongs to somebody else.")
        )
        self.field_panel.set_title(self.tr("Teams"))
        self.field_kind.setAccessibleName(self.tr("How the teams are chosen"))
        self._name_fields()
        self.free_heads.setText(self.tr("Argentina, Brazil, France and Germany need not take part"))
        self.nations_list.setAccessibleName(self.tr("Teams that take part"))
        self.options_panel.set_title(self.tr("Options"))
        texts = (
            self.tr("How players get their teams"),
            self.tr("How groups are filled"),
            self.tr("Undoing decisions that others have seen"),
        )
        for label, control, text in zip(
            self.labels, (self.distribution, self.groups, self.take_back), texts, strict=True
        ):
            label.setText(text)
            control.setAccessibleName(text)
        set_tip(
            self.take_back,
            self.tr(
                "Dice and answers are undone with a decision, which is then made again. If you play "
                "alone, nobody is asked, unless you choose “Never”. The table is told, and the saved "
                "game keeps both."
            ),
        )
        self.distribution.set_options([("draft", self.tr("Draft")), ("random", self.tr("By lot"))])
        self.groups.set_options([("draw", self.tr("By lot")), ("hand", self.tr("By hand"))])
        self.take_back.set_options(
            [("agreed", self.tr("If all agree")), ("never", self.tr("Never")), ("free", self.tr("Always"))]
        )
        self.cap.setText(self.tr("No bribe above {amount}").format(amount=language().money(USUAL_CAP)))
        self.hints.setText(self.tr("Hints: people may ask what an expert would do"))
        self.bookmaker.setText(self.tr("Bookmaker: betting slips show the chances and the worth of every bet"))
        self.back_button.setText(self.tr("Back"))
        self.start_button.setText(self.tr("Start"))
        self._preset_changed()

    def _name_fields(self) -> None:
        """Ways to a field, and the ready-made ones with as many teams as the format has."""
        teams = self.format_panel.form.compiled().schedule.teams
        fitting = {key: each for key, each in self._catalogue.fields.items() if len(each.teams) == teams}
        kinds = [("random", self.tr("Random")), ("hand", self.tr("By hand"))]
        if fitting:
            kinds.insert(1, ("preset", self.tr("Ready-made")))
        self.field_kind.set_options(kinds)
        chosen = self.preset.currentData()
        self.preset.blockSignals(True)
        self.preset.clear()
        for key, each in fitting.items():
            self.preset.addItem(language().name(each), key)
        self.preset.setCurrentIndex(max(0, self.preset.findData(chosen)))
        self.preset.blockSignals(False)
        self.preset.setAccessibleName(self.tr("Ready-made field"))

    def restyle(self) -> None:
        px = theme().px
        self.page.body.setSpacing(px(16))
        self.nations_list.setGridSize(QSize(px(210), px(30)))
        self.nations_list.setMinimumHeight(px(320))

    def enter(self) -> None:
        self.start_button.setFocus()
