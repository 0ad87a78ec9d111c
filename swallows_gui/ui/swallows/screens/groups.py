"""The groups as drawn, before the bets: who plays whom, and whose team is whose (S1.5)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.models.ties import placeholder
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import PlatePanel, ScrollPage
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.prompt_line import prompt_text
from swallows_gui.ui.play.screen import Head
from swallows_gui.ui.swallows.cards.flags import FlagLabel
from swallows_gui.ui.swallows.controller import SwallowsController, SwallowsScreen

_COLOURS = ("red", "blue", "green", "gold")
_WIDE = 620
"""Design pixels: from here on two boards stand beside each other."""
_ACROSS = 1500
"""Design pixels: from here on four do, where there are more than four."""
_ROOM = 66
"""Design pixels of a board that no team takes: its heading and its edges."""
_FLAGS = 20, 64
"""Design pixels: the least and the largest height of a flag."""
_ROLES = ((44, "title"), (26, "heading"), (0, "strong"))
"""Type of a team's name beside a flag of such a height or more."""


class GroupsScreen(SwallowsScreen):
    """A board for each group, its flags as large as all boards together let them be, of later stages with where its
    teams will come from; the button goes on to the bets."""

    def __init__(self, controller: SwallowsController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.header = Head()
        self.go_on_button = PosterButton("", kind="primary")
        self.waiting = PlainLabel()
        self._grid = QGridLayout()
        self._panels: list[PlatePanel] = []
        self._rows: list[QGridLayout] = []
        self._lines: list[list[tuple[FlagLabel, PlainLabel, PlainLabel]]] = []
        schedule = controller.view.form.schedule
        for number, group in enumerate(schedule.groups):
            colour = "poster" if schedule.entrants(number) else _COLOURS[number % len(_COLOURS)]
            panel = PlatePanel(group.name[:1], colour)
            rows = QGridLayout()
            self._rows.append(rows)
            rows.setColumnStretch(1, 1)
            lines = []
            for slot in range(group.size):
                line = (FlagLabel(), PlainLabel(), PlainLabel())
                set_role(line[1], "strong")
                set_role(line[2], "soft")
                line[2].setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                for column, widget in enumerate(line):
                    rows.addWidget(widget, slot, column)
                lines.append(line)
            panel.body.addLayout(rows, 1)
            self._panels.append(panel)
            self._lines.append(lines)
        self.page = ScrollPage()
        self.page.body.addLayout(self._grid, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.waiting, 1)
        foot.addWidget(self.go_on_button)
        self._foot = foot
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addWidget(self.page, 1)
        outer.addLayout(foot)
        self.go_on_button.clicked.connect(controller.go_on)
        self.restyle()
        self.retranslate()

    def show_view(self) -> None:
        view, names = self.controller.view, self.controller.models.names
        for number, (panel, lines) in enumerate(zip(self._panels, self._lines, strict=True)):
            panel.set_title(names.group(number))
            teams = view.groups[number] if number < len(view.groups) else ()
            coming = view.form.schedule.entrants(number)
            for slot, (flag, name, trainer) in enumerate(lines):
                team = teams[slot] if slot < len(teams) else -1
                flag.setVisible(team >= 0)
                if team < 0:
                    name.setText(placeholder(coming[slot], names.groups) if slot < len(coming) else "–")
                    trainer.clear()
                    continue
                flag.set_nation(names.nation(team))
                name.setText(
                    self.tr("{team} ({strength})").format(
                        team=names.team(team), strength=view.tables.nation_strength[view.field[team]]
                    )
                )
                trainer.setText(names.seat(view.trainer[team]))
        self.inform()

    def inform(self) -> None:
        resting = bool(self.controller.interlude)
        self.go_on_button.setVisible(resting)
        self.waiting.setText("" if resting else prompt_text(self.controller))

    def heading(self) -> str:
        return self.tr("Groups")

    def retranslate(self) -> None:
        self.header.set_words(self.tr("The groups"), self.tr("Next come the bets, in secret"))
        self.go_on_button.setText(self.tr("To the betting slips"))
        self.show_view()

    def restyle(self) -> None:
        px = theme().px
        self._grid.setSpacing(px(16))
        self._foot.setContentsMargins(px(24), px(6), px(24), px(12))

    def reflow(self, width: float, height: float) -> None:
        px = theme().px
        self.header.fit(height)
        if not self._panels:  # a cup has none: there they are only drawn by lot who meets whom
            return
        across = 1 if width < _WIDE else 4 if width >= _ACROSS and len(self._panels) > 4 else 2
        down = -(-len(self._panels) // across)
        taken = self.header.sizeHint().height() + self._foot.sizeHint().height() + px(28)
        room = (self.height() - taken) / theme().scale / down - 16 - _ROOM
        share = room / max(len(lines) for lines in self._lines)
        least, largest = _FLAGS
        high = round(max(least, min(largest, share * 0.72)))
        role = next(name for least, name in _ROLES if high >= least)
        for rows, lines in zip(self._rows, self._lines, strict=True):
            rows.setVerticalSpacing(px(6))
            rows.setHorizontalSpacing(px(max(12, high // 3)))
            for flag, name, trainer in lines:
                flag.set_height(high)
                set_role(name, role if not flag.isHidden() else "soft")
                set_role(trainer, "heading" if role == "title" else "soft")
        for row in range(self._grid.rowCount()):
            self._grid.setRowStretch(row, 0)
        for panel in self._panels:
            self._grid.removeWidget(panel)
        for number, panel in enumerate(self._panels):
            self._grid.addWidget(panel, number // across, number % across)
        for row in range(down):
            self._grid.setRowStretch(row, 1)

    def enter(self) -> None:
        self.go_on_button.setFocus()
