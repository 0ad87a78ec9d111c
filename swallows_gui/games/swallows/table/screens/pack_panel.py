"""One pack on the screen of packs: who made it, what is in it with pictures, whether new games are played with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QWidget

from swallows_gui.catalogue.languages import languages, said
from swallows_gui.games.swallows.table.cards.card_face import CARD_RATIO
from swallows_gui.games.swallows.table.cards.kind_signs import called, spoken
from swallows_gui.games.swallows.table.cards.nation_face import CardGridView, nation_words
from swallows_gui.games.swallows.words.pack_pictures import PackPicturesModel
from swallows_gui.models.reasons import pack_sentence
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.plain import for_button
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.panels import Panel, fill
from swallows_gui.ui.kit.switches import Switch
from swallows_gui.ui.kit.words import PlainLabel

if TYPE_CHECKING:
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.catalogue.pack_store import Installed
    from swallows_gui.games.swallows.data.catalogue import Catalogue

_CARD, _GAP = 190, 14
"""Design pixels: the height of a picture, and the room below it."""
_TWO_ROWS_FROM = 660
"""Design pixels: in a lower window there is one row of pictures, else two at most; further ones are scrolled to."""
_NARROW = 620
"""Design pixels: in a narrower window the buttons stand below the switch."""


class _Pictures(CardGridView):
    """Cards of one size, as high as the rows that they need, one or two."""

    def card_box(self) -> QSize:
        height = theme().px(_CARD)
        return QSize(round(height * CARD_RATIO), height)

    def fit(self) -> None:
        super().fit()
        across = max(1, self.viewport().width() // max(1, self.gridSize().width()))
        number = self.model().rowCount() if self.model() is not None else 0
        most = 2 if self.window().height() >= theme().px(_TWO_ROWS_FROM) else 1
        rows = min(most, max(1, -(-number // across)))
        self.setFixedHeight(rows * theme().px(_CARD + _GAP) + theme().px(4))


class PackPanel(Panel):
    """A pack. It changes nothing by itself: it asks."""

    switched = Signal(str, bool)
    """The pack's id, and whether it is to be on."""
    remove_wanted = Signal(str)
    zoom_wanted = Signal(QModelIndex)

    def __init__(self, installed: Installed, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.installed = installed
        self._catalogue: Catalogue | None = None
        self._fault = installed.fault
        self._played = self._offered = False
        self.about, self.contents, self.state, self.wrong = PlainLabel(), PlainLabel(), PlainLabel(), PlainLabel()
        for label, role in (
            (self.about, "soft"),
            (self.contents, "body"),
            (self.state, "small"),
            (self.wrong, "strong"),
        ):
            set_role(label, role)
            label.setWordWrap(True)
        self.pictures = _Pictures()
        self.pictures.setModel(PackPicturesModel(spoken, called, nation_words, self))
        self.pictures.zoom_requested.connect(self.zoom_wanted)
        self.switch = Switch()
        self.switch.toggled.connect(self._toggled)
        self.remove_button = PosterButton("", kind="quiet")
        self.remove_button.clicked.connect(self._remove)
        self._row = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (self.switch, 1), self.remove_button)
        fill(self.body, self.about, self.contents, self.wrong, self._row, self.state, self.pictures)
        self.show_installed(installed)

    @property
    def name(self) -> str:
        """The pack's name in the language in use; its id where it cannot be read."""
        pack = self.installed.pack
        return said(pack.says.name, language().code) if pack is not None else self.installed.id

    def show_installed(self, installed: Installed, *, offered: bool = False) -> None:
        """Show how the pack stands now; `offered`: it is not installed yet."""
        self.installed, self._offered = installed, offered
        self.switch.blockSignals(True)
        self.switch.setChecked(installed.on)
        self.switch.blockSignals(False)
        self.retranslate()

    def show_contents(self, catalogue: Catalogue | None, fault: BadCard | None) -> None:
        """Show what the pack has added to a catalogue, or why there is none."""
        self._catalogue, self._fault = catalogue, fault or self.installed.fault
        if catalogue is not None:
            model = self.pictures.model()
            assert isinstance(model, PackPicturesModel)
            model.set_pack(self.installed.id, catalogue)
            if model.rowCount():
                self.pictures.setCurrentIndex(model.index(0, 0))
        self.retranslate()

    def show_played(self, played: bool) -> None:
        """Whether the game that runs is played with it: then it is not removed now."""
        self._played = played
        self.retranslate()

    def _toggled(self, on: bool) -> None:
        self.switched.emit(self.installed.id, on)

    def _remove(self) -> None:
        self.remove_wanted.emit(self.installed.id)

    def retranslate(self) -> None:
        """Set all texts in the language in use."""
        pack, fault = self.installed.pack, self._fault
        self.set_title(self.name)
        if pack is not None:
            self.about.setText(
                self.tr("Version {version}, by {author}, licence {licence}").format(
                    version=pack.version, author=pack.says.author, licence=pack.says.licence
                )
            )
        self.about.setVisible(pack is not None)
        self.contents.setText(self._listed())
        self.contents.setVisible(bool(self.contents.text()))
        self.wrong.setText("" if fault is None else pack_sentence(fault))
        self.wrong.setVisible(fault is not None)
        self.pictures.setAccessibleName(self.tr("Pictures of {name}; Space shows one in full").format(name=self.name))
        self.pictures.setVisible(self.pictures.model().rowCount() > 0)
        older = ", ".join(old.version for old in self.installed.older)
        lines = []
        if older:
            text = self.tr("Kept beside it, because saved games need it: version {versions}")
            lines.append(text.format(versions=older))
        if self._offered:
            lines.append(self.tr("It comes with the program and is installed when you switch it on."))
        if self._played:
            lines.append(self.tr("The game that runs is played with it: finish or leave the game to remove it."))
        self.state.setText("\n".join(lines))
        self.state.setVisible(bool(lines))
        self.remove_button.setEnabled(not self._played)
        self.remove_button.setVisible(not self._offered)
        self.switch.setText(self.tr("Play new games with it"))
        self.switch.setAccessibleName(self.tr("Play new games with {name}").format(name=for_button(self.name)))
        self.switch.setEnabled(fault is None or self.installed.on)
        self.remove_button.setText(self.tr("Remove…"))
        self.remove_button.setAccessibleName(self.tr("Remove {name}").format(name=self.name))
        self.pictures.fit()

    def _listed(self) -> str:
        """What is in it, in numbers."""
        pack, catalogue = self.installed.pack, self._catalogue
        if pack is None or catalogue is None:
            return ""
        found = []
        for kind, text in (
            (catalogue.nations, "%n nation(s)"),
            (catalogue.cards, "%n different card(s)"),
            (catalogue.formats, "%n format(s)"),
            (catalogue.fields, "%n field(s) of teams"),
        ):
            number = sum(name.startswith(f"{pack.id}:") for name in kind)
            if number:
                found.append(_counted(text, number))
        if pack.says.off:
            found.append(_counted("%n card(s) of the game left out", len(pack.says.off)))
        if pack.files("rules"):
            found.append(self.tr("rules of its own"))
        codes = sorted({path.stem for folder in ("translations", "languages") for path in pack.files(folder)})
        if codes:
            names = ", ".join(self._language_name(code) for code in codes)
            found.append(self.tr("texts in {languages}").format(languages=names))
        if pack.says.needs:
            found.append(self.tr("needs {packs}").format(packs=", ".join(pack.says.needs)))
        return " · ".join(found)

    def _language_name(self, code: str) -> str:
        """What a language calls itself; the pack may have brought it and not be on."""
        from swallows_gui.catalogue.languages import BadLanguage, read_language

        if code in languages() or self.installed.pack is None:
            return language().language_name(code)
        try:
            return read_language(self.installed.pack.folder / "languages" / f"{code}.json").name
        except BadLanguage:
            return code

    def reflow(self, width: float) -> None:
        """Arrange the parts for a width in design pixels."""
        directions = QBoxLayout.Direction
        wide = width >= _NARROW
        self._row.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._row.setAlignment(self.remove_button, Qt.AlignmentFlag(0) if wide else Qt.AlignmentFlag.AlignLeft)
        self.pictures.fit()


def _counted(text: str, number: int) -> str:
    match text:
        case "%n nation(s)":
            return translate("PackPanel", "%n nation(s)", None, number)
        case "%n different card(s)":
            return translate("PackPanel", "%n different card(s)", None, number)
        case "%n format(s)":
            return translate("PackPanel", "%n format(s)", None, number)
        case "%n field(s) of teams":
            return translate("PackPanel", "%n field(s) of teams", None, number)
    return translate("PackPanel", "%n card(s) of the game left out", None, number)
