"""Who plays in a new tournament, and in which groups: by lot, ready-made, a past cup, or by hand (S1.2, S1.5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QStandardPaths, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFileDialog, QLineEdit, QListView, QWidget

from swallows_gui.catalogue.foreign_text import name_or
from swallows_gui.catalogue.mistakes import BadFile
from swallows_gui.games.swallows.data.cup_import import read_cups
from swallows_gui.games.swallows.data.cups import BadCup
from swallows_gui.games.swallows.rules.options import WORLD
from swallows_gui.games.swallows.session import own_fields
from swallows_gui.games.swallows.table.screens.cup_import import CupChoice, CupPlay, previewed
from swallows_gui.games.swallows.table.screens.groups_board import GroupsBoard
from swallows_gui.games.swallows.words.field import FieldModel
from swallows_gui.games.swallows.words.groups_over import GroupsBoardModel
from swallows_gui.games.swallows.words.past_cup import DayName, day_names
from swallows_gui.models import vocabulary
from swallows_gui.models.reasons import reason_words, system_words
from swallows_gui.records import whole_files
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.notices import TroubleLine, announce
from swallows_gui.ui.kit.panels import FlowLayout, Panel
from swallows_gui.ui.kit.save_dialog import ask_to_save
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.words import PlainLabel

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.games.swallows.data.cup_fields import CupField
    from swallows_gui.games.swallows.data.cups import CupRecord
    from swallows_gui.games.swallows.data.formats import FormatModel


class FieldPanel(Panel):
    """Emits `format_wanted` with the format of a past cup, or None when the one before is wanted again."""

    changed = Signal()
    format_wanted = Signal(object)

    def __init__(self, catalogue: Catalogue, form: FormatModel, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._catalogue = catalogue
        self._form = form
        self._own: dict[str, own_fields.OwnField] = {}
        self.preview: Callable[[Sequence[CupRecord]], CupRecord | None] = partial(previewed, catalogue, self)
        """Shows what is in a file before it is kept: the cup that is wanted, or None."""
        self.kind = SegmentedControl()
        self.preset = ChoiceBox()
        self.cup_choice = CupChoice(catalogue)
        self.cup = self.cup_choice.cup
        self.free_heads = Switch("")
        self.nations = FieldModel(catalogue, self)
        self.nations_list = QListView()
        self.nations_list.setModel(self.nations)
        self.nations_list.setViewMode(QListView.ViewMode.ListMode)
        self.nations_list.setFlow(QListView.Flow.LeftToRight)
        self.nations_list.setWrapping(True)
        self.nations_list.setResizeMode(QListView.ResizeMode.Adjust)
        self.nations_list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.line = PlainLabel(role="soft")
        self.draw_label = PlainLabel(role="label")
        self.draw = ChoiceBox()
        self.board = GroupsBoardModel(catalogue, self)
        self.board_view = GroupsBoard(self.board)
        self.board_line = PlainLabel(role="soft")
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.save_button, self.forget_button = PosterButton("", kind="quiet"), PosterButton("", kind="quiet")
        self.import_button, self.export_button = PosterButton("", kind="quiet"), PosterButton("", kind="quiet")
        self.trouble = TroubleLine()
        self._lay_out()
        self._connect()
        self._read_files()
        self.set_format(form)
        self.adapt()

    def _lay_out(self) -> None:
        above: tuple[QWidget, ...] = (
            self.kind,
            self.preset,
            self.cup_choice,
            self.free_heads,
            self.nations_list,
            self.line,
        )
        for part in (*above, self.draw_label, self.draw, self.board_view, self.board_line):
            self.body.addWidget(part)
        self._files = QWidget()
        row = FlowLayout(self._files)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.save_button, self.export_button, self.import_button, self.forget_button):
            if button is self.save_button:
                row.addWidget(self.name)
            row.addWidget(button)
        self.body.addWidget(self._files)
        for label in (self.line, self.board_line):
            label.setWordWrap(True)
        self.body.addWidget(self.trouble)

    def _connect(self) -> None:
        self.kind.changed.connect(self._kind_changed)
        self.preset.currentIndexChanged.connect(self._show_field)
        self.cup_choice.changed.connect(self._cup_changed)
        self.free_heads.toggled.connect(self.nations.set_free_heads)
        self.free_heads.toggled.connect(self._show_field)
        self.nations.chosen_changed.connect(self._show_field)
        self.draw.currentIndexChanged.connect(self._show_board)
        self.board.moved.connect(self._board_changed)
        self.name.textChanged.connect(self._name_changed)
        self.save_button.clicked.connect(self._save)
        self.forget_button.clicked.connect(self._forget)
        self.import_button.clicked.connect(self._ask_import)
        self.export_button.clicked.connect(self._ask_export)

    # What is chosen

    def set_format(self, form: FormatModel) -> None:
        """Offer what fits another format."""
        self._form = form
        self.nations.set_format(form.compiled().schedule.teams, self._heads)
        self._offer_fields()
        self._show_field()

    @property
    def _teams(self) -> int:
        return self._form.compiled().schedule.teams

    @property
    def _heads(self) -> tuple[str, ...]:
        """The nations that head groups of the format."""
        tables = self._catalogue.tables()
        return tuple(tables.nation_code[head] for head in tables.heads_of(self._form.compiled()))

    @property
    def chosen_cup(self) -> CupField | None:
        """The past cup that is played."""
        return self._play.cup if self._play is not None else None

    @property
    def _play(self) -> CupPlay | None:
        """The past cup that is played, with its format."""
        return self.cup_choice.play if self.kind.key == "cup" else None

    @property
    def _own_field(self) -> own_fields.OwnField | None:
        return self._own.get(str(self.preset.currentData())) if self.kind.key == "preset" else None

    @property
    def teams(self) -> list[str]:
        """The teams that are chosen, as far as they are known: codes, and names of teams that are missing."""
        match self.kind.key:
            case "cup":
                cup = self.chosen_cup
                return [] if cup is None else [cup.codes.get(team, team) for group in cup.groups for team in group]
            case "preset":
                if self._own_field is not None:
                    return list(self._own_field.teams)
                preset = self._catalogue.fields.get(str(self.preset.currentData()))
                return [] if preset is None else list(preset.teams)
            case "hand":
                return self.nations.field
        return []

    @property
    def problem(self) -> str:
        """Why the game cannot be played like this, as a sentence, or ""."""
        if self.kind.key == "hand":
            return self.nations.problem
        if self.kind.key == "random":
            return ""
        if self._play is not None and self._play.problem:
            return self._play.problem
        if unknown := [code for code in self.teams if code not in self._catalogue.nations]:
            return self.tr("Not among the nations of this game: {names}.").format(names=vocabulary.listed(unknown))
        if len(self.teams) != self._teams:
            return self.tr("The field has {field} teams, the tournament {size}.").format(
                field=len(self.teams), size=self._teams
            )
        return ""

    def options(self) -> Json:
        """What of the engine's options is chosen here, but for the format."""
        draw = str(self.draw.currentData())
        given = draw == "given"
        teams = self.board.field if given else self.teams
        field: str | list[str] = teams or (WORLD if self._catalogue.tables().later else "random")
        free = self.free_heads.isChecked() if not teams else not set(self._heads) <= set(teams)
        if self.kind.key == "preset" and self._own_field is None and not given:
            field = str(self.preset.currentData())
        found: Json = {"field": field, "free_heads": free, "groups": "draw" if draw == "pots" else draw}
        kept = self._kept_cup
        if kept is not None:
            found["cup"] = kept
        return found

    @property
    def _kept_cup(self) -> Json | None:
        if self.chosen_cup is not None:
            return self.chosen_cup.written
        return self._own_field.cup if self._own_field is not None else None

    def drawn_so(self, form: FormatModel, option: str | Json) -> str | Json:
        """The format as options have it, with the chosen kind of draw: from pots with the hosts first, or as the format
        says."""
        cup = self.chosen_cup
        if str(self.draw.currentData()) != "pots":
            return option
        hosts = [] if cup is None else [host.code for host in cup.hosts if host.code in cup.codes.values()]
        return {**form.written(), "id": f"{form.id}-pots", "pots": True, "hosts": hosts or list(form.hosts)}

    # What is shown

    def _kind_changed(self) -> None:
        if self.kind.key == "cup":
            self._cup_changed()
            return
        self.format_wanted.emit(None)
        self._show_field()

    def _cup_changed(self) -> None:
        play = self._play
        if play is None:
            return
        self.trouble.hide()
        self.format_wanted.emit(play.form)
        self._show_field()
        if play.problem:
            announce(self, play.problem)

    def _show_field(self) -> None:
        kind = self.kind.key
        self.preset.setVisible(kind == "preset")
        self.cup_choice.setVisible(kind == "cup")
        self.nations_list.setVisible(kind == "hand")
        self.free_heads.setVisible(kind in ("random", "hand") and bool(self._heads))
        self.line.setVisible(kind == "random")
        self.draw_label.setVisible(not self.problem)
        self.draw.setVisible(not self.problem)
        heads = () if self.free_heads.isChecked() else self._heads
        drawn = self._teams - len(heads)
        lots = translate("FieldPanel", "%n team(s) drawn by lot.", None, drawn)
        names = vocabulary.listed([self.board.name(code) for code in heads])
        first = self.tr("{names} head groups.").format(names=names) if heads else ""
        self.line.setText(f"{first} {lots}".strip())
        self._offer_draws()
        self._show_board()

    def _offer_draws(self) -> None:
        """Ways to fill the groups: as laid out only where the teams are known."""
        grouped = self._form.compiled().schedule.drawn
        filled = self.tr("How groups are filled") if grouped else self.tr("How the places are filled")
        self.draw_label.setText(filled)
        self.draw.setAccessibleName(filled)
        asked = {"draw": self.tr("By lot")}
        if grouped:
            asked["pots"] = self.tr("By lot, from pots by strength")
        if self.kind.key != "random" and not self.problem:
            laid = self.tr("As it really was") if self.kind.key == "cup" else self.tr("By hand, here")
            asked = {"given": laid} | asked if self.kind.key == "cup" or self._laid_out else asked | {"given": laid}
        if grouped:
            asked["hand"] = self.tr("By hand, at the table")
        if [self.draw.itemData(at) for at in range(self.draw.count())] == list(asked):
            for at, text in enumerate(asked.values()):
                self.draw.setItemText(at, text)
            return
        self.draw.blockSignals(True)
        self.draw.clear()
        for key, text in asked.items():
            self.draw.addItem(text, key)
        self.draw.setCurrentIndex(0)
        self.draw.blockSignals(False)

    @property
    def _laid_out(self) -> bool:
        return self._own_field is not None and bool(self._own_field.groups)

    def _show_board(self) -> None:
        """The groups of the field, which can be changed where they are given."""
        given = str(self.draw.currentData()) == "given"
        cup, teams = self.chosen_cup, self.teams
        schedule = self._form.compiled().schedule
        sizes = [group.size for group in schedule.groups[: schedule.drawn]]
        in_groups = bool(sizes)
        if not in_groups:
            sizes = [2] * (len(teams) // 2) + [1] * (len(teams) % 2)
        if self.kind.key != "hand" and sum(sizes) != len(teams):
            sizes = [len(group) for group in cup.groups] if cup is not None else [len(teams)]
        places = iter(teams)
        groups = [[next(places, "") for _ in range(size)] for size in sizes]
        shown = bool(teams) and (given or self.kind.key in ("cup", "preset"))
        called: Mapping[str, DayName] = day_names(self._kept_cup)
        self.board.show(groups if shown else [], called, movable=given, in_groups=in_groups)
        self.board_view.setVisible(shown)
        self.board_line.setVisible(shown and given)
        self._offer_files()
        self.changed.emit()

    def _board_changed(self) -> None:
        self._offer_files()
        self.changed.emit()

    def _offer_fields(self) -> None:
        """Ways to a field, and the ready-made ones with as many teams as the format has."""
        ready = {key: each for key, each in self._catalogue.fields.items() if len(each.teams) == self._teams}
        own = {key: each for key, each in self._own.items() if len(each.teams) == self._teams}
        kinds = [("random", self.tr("By lot")), ("cup", self.tr("Past cup")), ("hand", self.tr("By hand"))]
        if ready or own:
            kinds.insert(1, ("preset", self.tr("Ready-made")))
        self.kind.set_options(kinds)
        chosen = self.preset.currentData()
        self.preset.blockSignals(True)
        self.preset.clear()
        names = {key: language().name(each) for key, each in own.items()}
        for key, name in (names | {key: language().name(each) for key, each in ready.items()}).items():
            self.preset.addItem(name, key)
        self.preset.setCurrentIndex(max(0, self.preset.findData(chosen)))
        self.preset.blockSignals(False)

    def _read_files(self) -> None:
        """What lies in the player's folder."""
        self._own = own_fields.own_fields()
        self.cup_choice.read_files()

    # Files

    def _offer_files(self) -> None:
        known = bool(self.teams) and not self.problem
        self._files.setVisible(self.kind.key != "random")
        self.name.setVisible(known)
        self.save_button.setVisible(known)
        self.export_button.setVisible(known)
        self.forget_button.setVisible(self._own_field is not None)
        self._name_changed()

    def _name_changed(self) -> None:
        self.save_button.setEnabled(bool(self.name.text().strip()))

    def _as_field(self) -> own_fields.OwnField:
        name = name_or(self.name.text(), self.tr("Field"))
        given = str(self.draw.currentData()) == "given"
        groups = self.board.groups if given else []
        return own_fields.named(name, self.board.field if given else self.teams, groups, self._kept_cup)

    def _save(self) -> None:
        field = self._as_field()
        try:
            own_fields.keep(field)
        except OSError as error:
            self.trouble.say(self.tr("The field could not be kept: {reason}").format(reason=system_words(error)))
            return
        self.trouble.say(
            self.tr("Kept as “{name}”, among the ready-made fields.").format(name=self.name.text().strip())
        )
        self._read_files()
        self._offer_fields()

    def _forget(self) -> None:
        own = self._own_field
        if own is None:
            return
        try:
            own_fields.forget(own.id)
        except OSError as error:
            self.trouble.say(self.tr("The field could not be removed: {reason}").format(reason=system_words(error)))
            return
        self._read_files()
        self._offer_fields()
        self._show_field()

    def import_file(self, path: Path) -> None:
        """Import a file of a field or a cup and select it, or say what is wrong with it."""
        try:
            field = own_fields.read_field(path)
        except BadFile as no_field:
            self._import_cup(path, no_field)
            return
        try:
            field = own_fields.keep_import(field)
        except OSError as error:
            self.trouble.say(self.tr("The field could not be kept: {reason}").format(reason=system_words(error)))
            return
        self.trouble.hide()
        self._read_files()
        self._offer_fields()
        if len(field.teams) != self._teams:
            self.trouble.say(
                self.tr("Kept: “{name}” is ready-made for tournaments of {size} teams.").format(
                    name=language().name(field), size=len(field.teams)
                )
            )
            return
        self.kind.set_key("preset")
        self.preset.setCurrentIndex(self.preset.findData(field.id))
        self._kind_changed()

    def _import_cup(self, path: Path, no_field: BadFile) -> None:
        try:
            cups = read_cups(path)
        except BadCup as no_cup:
            error = no_field if no_field.field and not no_cup.field else no_cup
            text = self.tr("Neither a field nor a cup ({where}): {reason}")
            where = ", ".join(reason_words(part) for part in (error.file, error.field) if part)
            self.trouble.say(text.format(where=where, reason=reason_words(error.reason)))
            return
        chosen = self.preview(cups)
        if chosen is None:
            return
        try:
            cup = own_fields.keep_cup(self._catalogue, chosen)
        except OSError as error:
            self.trouble.say(self.tr("The field could not be kept: {reason}").format(reason=system_words(error)))
            return
        self.trouble.hide()
        self._read_files()
        self.kind.set_key("cup")
        self.cup_choice.choose(cup.id)
        self._cup_changed()

    def _ask_import(self) -> None:
        kinds = self.tr("Fields, cups, tables of results (*.json *.txt *.csv *.tsv)")
        path, _kind = QFileDialog.getOpenFileName(self, self.tr("Import a field or a cup"), "", kinds)
        if path:
            self.import_file(Path(path))

    def _ask_export(self) -> None:
        field = self._as_field()
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or str(Path.home())
        proposal = Path(folder) / f"{field.id}.json"
        path = ask_to_save(self, self.tr("Export the field"), proposal, self.tr("Fields of teams (*.json)"), ".json")
        if path is not None:
            self.export_file(path)

    def export_file(self, path: Path) -> None:
        """Write the field that is shown, and say how that went."""
        try:
            whole_files.replace(path, own_fields.written(self._as_field()))
        except OSError as error:
            self.trouble.say(self.tr("The field could not be written: {reason}").format(reason=system_words(error)))
        else:
            self.trouble.say(self.tr("The field is written: {path}").format(path=path))

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        self.set_title(self.tr("Teams"))
        self.kind.setAccessibleName(self.tr("How the teams are chosen"))
        self._offer_fields()
        self.preset.setAccessibleName(self.tr("Ready-made field"))
        self.cup_choice.retranslate()
        self.free_heads.setText(self.tr("Play without the usual group heads"))
        self.nations_list.setAccessibleName(self.tr("Teams that take part"))
        self.board_view.setAccessibleName(self.tr("Groups"))
        self.board_line.setText(
            self.tr("Two teams change places: drag one onto the other, or press the space bar on both.")
        )
        self.name.setPlaceholderText(self.tr("Name of this field"))
        self.name.setAccessibleName(self.tr("Name of this field"))
        self.save_button.setText(self.tr("Keep this field"))
        self.export_button.setText(self.tr("Export…"))
        self.import_button.setText(self.tr("Import…"))
        self.forget_button.setText(self.tr("Remove this field"))
        self.board.retranslate()
        self._show_field()

    def restyle(self) -> None:
        """Set every size by the theme in use."""
        super().restyle()
        px = theme().px
        self.nations_list.setGridSize(QSize(px(210), px(30)))
        self.name.setMinimumWidth(px(220))
        self._show_all_nations()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_all_nations()

    def _show_all_nations(self) -> None:
        """Make the list as high as its rows; the page scrolls instead."""
        margins = self.contentsMargins()
        inner = self.body.geometry().width() or self.width() - margins.left() - margins.right()
        across = max(1, (inner - 2 * self.nations_list.frameWidth()) // theme().px(210))
        rows = -(-self.nations.rowCount() // across)
        self.nations_list.setFixedHeight(rows * theme().px(30) + 2 * self.nations_list.frameWidth() + theme().px(4))
