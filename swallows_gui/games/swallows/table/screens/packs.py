"""The packs: what each contains, with pictures; installed from a file, switched on and off, removed. The one that comes
with the program is shown with what is in it, too, and is installed when it is switched on.

What is switched here holds for games that are begun from then on. A game that runs and every saved one keep the packs
that they were begun with.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from pathlib import Path

from filelock import Timeout
from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.catalogue import pack_store
from swallows_gui.catalogue.languages import said
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.pack_archives import ENDING
from swallows_gui.catalogue.pack_store import Installed
from swallows_gui.catalogue.packs import FILE, read_pack
from swallows_gui.catalogue.places import data_path
from swallows_gui.games.swallows.table.cards.card_label import CardZoom
from swallows_gui.games.swallows.table.cards.kind_signs import called
from swallows_gui.games.swallows.table.screens.pack_panel import PackPanel
from swallows_gui.models import roles
from swallows_gui.models.reasons import pack_sentence
from swallows_gui.models.vocabulary import labelled
from swallows_gui.records.pack_needs import games_needing, versions_needed
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.kit.notices import NoticeBar
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.dialogs import pack_files
from swallows_gui.ui.play.screen import PageScreen

SAMPLE = "islands"
"""The id of the pack that comes with the program, and its folder."""


class PacksScreen(PageScreen):
    """A panel for each pack. Files can be dropped on it."""

    colour = "blue"
    motif = "parcel"

    goes_back = True
    changed = Signal()
    """New games are played with other packs than before."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(True)
        self.panels: dict[str, PackPanel] = {}
        self._played: Set[str] = frozenset()
        self._offers = False
        """Whether the sample is shown without being installed."""
        self.notice = NoticeBar()
        self.page.body.addWidget(self.notice)
        self.about = PlainLabel(role="body", wrap=True)
        """What a pack is, as long as none is installed."""
        fill(self.page.body, self.about, 1)
        self.back_button = PosterButton("", kind="quiet")
        self.sample_button = PosterButton("")
        """Installs the pack that comes with the program, as long as it is not there."""
        self.install_button = PosterButton("", kind="primary")
        self.primary = self.install_button
        fill(self.foot, self.back_button, 1, self.sample_button, self.install_button)
        self.zoomed = CardZoom(self)
        self.back_button.clicked.connect(self.back)
        self.sample_button.clicked.connect(self._install_sample)
        self.install_button.clicked.connect(self.choose_file)
        self.adapt()

    # What is shown

    def read(self) -> None:
        """Show the packs in the folder; their contents follow pack by pack."""
        there = pack_store.installed()
        self.about.setVisible(not there)
        self._offers = all(each.id != SAMPLE for each in there)
        if self._offers:
            folder = data_path("resources", "packs", SAMPLE)
            there.append(Installed(SAMPLE, folder, on=False, pack=read_pack(folder)))
        kept = {each.id: each for each in there}
        for identity in [name for name, panel in self.panels.items() if not _same(panel.installed, kept.get(name))]:
            panel = self.panels.pop(identity)
            self.page.body.removeWidget(panel)
            panel.deleteLater()
        fresh = []
        for place, each in enumerate(there):
            panel = self.panels.get(each.id) or self._panel(each, place)
            panel.show_installed(each, offered=self._offers and each.id == SAMPLE)
            panel.show_played(each.id in self._played)
            if panel.property("filled") is None:
                fresh.append(panel)
        self.sample_button.setVisible(self._offers)
        self._reflow()
        if fresh:
            idle_queue().take(self, self._filled(fresh, there))

    def set_played(self, packs: Set[str]) -> None:
        """The game that runs is played with these packs: they are not removed now."""
        self._played = packs
        for panel in self.panels.values():
            panel.show_played(panel.installed.id in packs)

    def _panel(self, each: Installed, place: int) -> PackPanel:
        panel = PackPanel(each)
        panel.switched.connect(self._switch)
        panel.remove_wanted.connect(self._ask_remove)
        panel.zoom_wanted.connect(self._zoom)
        self.panels[each.id] = panel
        self.page.body.insertWidget(place + 2, panel)  # below the notice and what a pack is
        return panel

    def _filled(self, panels: list[PackPanel], there: list[Installed]) -> Iterator[None]:
        others = [each.pack for each in there if each.pack is not None]
        for panel in panels:
            if self.panels.get(panel.installed.id) is not panel:
                continue
            panel.setProperty("filled", True)
            pack = panel.installed.pack
            try:
                panel.show_contents(None if pack is None else pack_store.check(pack, others), None)
            except BadCard as fault:
                panel.show_contents(None, fault)
            panel.reflow(self.width() / theme().scale)
            yield

    def _zoom(self, index: QModelIndex) -> None:
        card, nation = index.data(roles.CARD), index.data(roles.NATION)
        if card is not None:
            self.zoomed.show_card(card)
        elif nation is not None:
            lines = "\n".join(labelled(called(star), language().card_text(star.id, star.text)) for star in nation.cards)
            self.zoomed.show_nation(nation, lines)

    # What is done

    def choose_file(self) -> None:
        """Ask for an archive, and install the pack in it."""
        path = pack_files(self)
        if path is not None:
            self.install(path)

    def install(self, source: Path) -> None:
        """Install a pack from an archive or a folder and switch it on; say how that went."""
        try:
            found = pack_store.install(source, versions_needed)
            pack_store.switch(found.pack.id, on=True)
        except (BadCard, OSError, Timeout) as error:
            text = self.tr("{file} is not installed. {reason}")
            self.notice.show_notice(text.format(file=source.name, reason=_sentence(error)), "error")
            self.read()
            return
        name, version = said(found.pack.says.name, language().code), found.pack.version
        if not found.new:
            text = self.tr("{name} {version} is installed already.")
        elif found.replaced:
            text = self.tr("{name} {version} is installed in the place of version {before}.")
        else:
            text = self.tr("{name} {version} is installed. New games are played with it.")
        self.changed.emit()
        self.read()
        self.notice.show_notice(text.format(name=name, version=version, before=found.replaced), "info")

    def _install_sample(self) -> None:
        self.install(data_path("resources", "packs", SAMPLE))

    def _switch(self, identity: str, on: bool) -> None:
        if self._offers and identity == SAMPLE:
            self._install_sample()
            return
        try:
            changed = pack_store.switch(identity, on=on)
        except (BadCard, OSError, Timeout, KeyError) as error:
            self.notice.show_notice(_sentence(error), "error")
            self.read()
            return
        others = [self.panels[each].name for each in changed if each != identity and each in self.panels]
        self.notice.clear()
        self.changed.emit()
        self.read()
        if others:
            text = self.tr("Switched on with it: {packs}") if on else self.tr("Switched off with it: {packs}")
            self.notice.show_notice(text.format(packs=", ".join(others)), "info")
        self._tell_what_does_not_fit()

    def _tell_what_does_not_fit(self) -> None:
        """Say which of the packs that are switched on cannot be played with beside the others."""
        for identity, fault in pack_store.stack().faults.items():
            name = self.panels[identity].name if identity in self.panels else identity
            text = self.tr("New games are played without {name}: {reason}")
            self.notice.show_notice(text.format(name=name, reason=pack_sentence(fault)), "warning")

    def _ask_remove(self, identity: str) -> None:
        panel = self.panels[identity]
        if not dialogs.ask_remove_pack(self, panel.name, games_needing(identity)):
            return
        try:
            pack_store.remove(identity)
        except (BadCard, OSError, Timeout, KeyError) as error:
            self.notice.show_notice(_sentence(error), "error")
            return
        name = panel.name
        self.changed.emit()
        self.read()
        self.notice.show_notice(self.tr("{name} is removed.").format(name=name), "info")
        self.install_button.setFocus()

    # Files that are dropped

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        for path in _dropped(event):
            self.install(path)

    # As every screen

    def heading(self) -> str:
        return self.tr("Packs")

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [*super().key_help(), ("Space", self.tr("Switch a pack on or off, look at a card"))]

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Packs"), self.tr("Cards, nations and formats to add to the game"))
        self.about.setText(
            self.tr(
                "A pack is a file that brings cards, nations, formats or a language. "
                "Install one, or drop its file here."
            )
        )
        self.back_button.setText(self.tr("Back"))
        self.sample_button.setText(self.tr("Try a sample: Islands of Legend"))
        self.install_button.setText(self.tr("Install from file…"))
        self.notice.clear()  # what it says is of the language before

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        self.page.body.setSpacing(theme().px(14))
        for panel in self.panels.values():
            panel.reflow(width)

    def enter(self) -> None:
        self.notice.clear()
        self.read()
        self._tell_what_does_not_fit()
        first = next(iter(self.panels.values()), None)
        (self.install_button if first is None else first.switch).setFocus()


def _same(shown: Installed, now: Installed | None) -> bool:
    """Whether a panel shows the version of a pack that is there now."""
    return now is not None and shown.folder == now.folder and (shown.pack is None) == (now.pack is None)


def _sentence(error: Exception) -> str:
    return pack_sentence(error)


def _dropped(event: QDropEvent) -> list[Path]:
    """The dragged files that may be packs: archives, and folders with a `pack.json`."""
    paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [path for path in paths if path.suffix.lower() == ENDING or (path / FILE).is_file()]
