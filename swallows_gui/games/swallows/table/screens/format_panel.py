"""The shape of a new tournament: every format of the catalogue and those of one's own, with what it is like (S10)."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.games.swallows.data.evenings import evening_of
from swallows_gui.games.swallows.session import own_formats
from swallows_gui.games.swallows.table.screens.format_tiles import FormatTiles
from swallows_gui.games.swallows.words import shapes
from swallows_gui.models.reasons import reason_words, system_words
from swallows_gui.services.glossary import capitalised
from swallows_gui.services.language import language
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.notices import TroubleLine
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.words import PlainLabel

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.games.swallows.data.formats import FormatModel

USUAL = "sixteen"
KEPT = "swallows.format"
"""Under which the settings keep the format chosen last."""


class FormatPanel(Panel):
    """A tile for each format, and below them the chosen one in words."""

    changed = Signal()
    """Another format is chosen."""

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._catalogue = catalogue
        self._own: dict[str, FormatModel] = {}
        self._friendlies = {key for key, form in catalogue.formats.items() if form.compiled().schedule.single}
        self._extra: FormatModel | None = None
        """The format of the past cup that is played."""
        self._before = USUAL
        self._matches = {key: len(each.compiled().schedule.fixtures) for key, each in catalogue.formats.items()}
        self.tiles = FormatTiles()
        self.open_button = PosterButton("", kind="quiet")
        self.forget_button = PosterButton("", kind="quiet")
        self.course = PlainLabel(role="strong")
        self.measures = PlainLabel()
        self.evening = PlainLabel()
        self.trouble = TroubleLine()
        """Why a file could not be opened."""
        for label in (self.course, self.measures, self.evening):
            label.setWordWrap(True)
        course = fill(QHBoxLayout(), (self.course, 1), self.open_button, self.forget_button)
        fill(self.body, self.tiles, course, self.measures, self.evening, self.trouble)
        self._fill(settings().now.set_up.get(KEPT, USUAL))
        self.tiles.chosen.connect(self._chosen)
        self.open_button.clicked.connect(self._ask_file)
        self.forget_button.clicked.connect(self._forget)
        self.retranslate()

    @property
    def form(self) -> FormatModel:
        """The chosen format."""
        return self._formats()[self.tiles.key]

    @property
    def option(self) -> str | Json:
        """The chosen format as options have it: its id, or the whole of one that the catalogue lacks."""
        form = self.form
        return form.id if form.id in self._catalogue.formats else form.written()

    def choose(self, identity: str) -> None:
        """Choose a format that has a tile."""
        self.tiles.choose(identity)

    def offer(self, form: FormatModel | None) -> None:
        """Offer the format of a past cup as well and choose it; None: only the others, and the one chosen before."""
        if form is None and self._extra is None:
            return
        if self._extra is None:
            self._before = self.form.id
        self._extra = form
        self._fill(self._before if form is None else form.id)
        self._chosen()

    def remember(self) -> None:
        """Choose this format the next time, too; not one that belongs to a field."""
        if self._extra is not None and self.form.id == self._extra.id:
            return
        settings().change(set_up={**settings().now.set_up, KEPT: self.form.id})

    def open_file(self, path: Path) -> None:
        """Keep a format's file as one's own and choose it, or say what is wrong with it."""
        try:
            form = own_formats.keep(self._catalogue, path)
        except BadCard as error:
            where = ", ".join(part for part in (error.file, error.field) if part)
            text = self.tr("This format cannot be played ({where}): {reason}")
            self.trouble.say(text.format(where=where, reason=reason_words(error.reason)))
        except OSError as error:
            self.trouble.say(self.tr("The format could not be kept: {reason}").format(reason=system_words(error)))
        else:
            self.trouble.hide()
            self._fill(form.id)
            self._chosen()

    def retranslate(self) -> None:
        """Set every text in the language in use."""
        self.set_title(self.tr("Tournament"))
        self.tiles.setAccessibleName(self.tr("Kind of tournament"))
        self.open_button.setText(self.tr("Open a format…"))
        self.forget_button.setText(self.tr("Remove this format"))
        self._name_formats()
        self._describe()

    def _formats(self) -> dict[str, FormatModel]:
        tournaments = {key: form for key, form in self._catalogue.formats.items() if key not in self._friendlies}
        extra = {} if self._extra is None else {self._extra.id: self._extra}
        return tournaments | self._own | extra

    def _fill(self, chosen: str) -> None:
        """A tile for each format, by the number of their teams, own ones last."""
        self._own = own_formats.own_formats(self._catalogue)
        found = self._formats()
        order = sorted(found, key=lambda key: (key in self._own, found[key].compiled().schedule.teams, key))
        if self._extra is not None:
            order = [self._extra.id, *(key for key in order if key != self._extra.id)]
        schedules = [(key, found[key].compiled().schedule) for key in order]
        self.tiles.show_formats(schedules, chosen if chosen in found else USUAL)
        self._name_formats()

    def _name_formats(self) -> None:
        found = self._formats()
        for key in self.tiles.schedules:
            name = language().name(found[key])
            if self._extra is not None and key == self._extra.id:
                name = self.tr("{cup}, as it was").format(cup=name)
            self.tiles.name_format(key, name)

    def _chosen(self) -> None:
        self._describe()
        self.changed.emit()

    def _describe(self) -> None:
        form = self.form
        schedule, economy = form.compiled().schedule, form.compiled().economy
        self.course.setText(capitalised(shapes.course(schedule)))
        special = shapes.specialities(schedule, economy)  # in the same line: no format moves what lies below
        size = shapes.measures(schedule, form.seats)
        self.measures.setText(" ".join((f"{size}.", *special)) if special else size)
        evening = evening_of(form, self._matches)
        self.evening.setText("" if evening is None else shapes.told_evening(evening))
        self.evening.setVisible(evening is not None)
        self.forget_button.setVisible(form.id in self._own)

    def _ask_file(self) -> None:
        kinds = self.tr("Formats of tournaments (*.json)")
        path, _kind = QFileDialog.getOpenFileName(self, self.tr("Open a format"), "", kinds)
        if path:
            self.open_file(Path(path))

    def _forget(self) -> None:
        try:
            own_formats.forget(self.form.id)
        except OSError as error:
            self.trouble.say(self.tr("The format could not be removed: {reason}").format(reason=system_words(error)))
            return
        self.trouble.hide()
        self._fill(USUAL)
        self._chosen()
