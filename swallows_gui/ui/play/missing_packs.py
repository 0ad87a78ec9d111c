"""A saved game that needs packs which are not there: it is refused by their names, and a file with one can be looked
for."""

from __future__ import annotations

from pathlib import Path

from filelock import Timeout
from PySide6.QtWidgets import QFileDialog, QWidget

from swallows_gui.catalogue import pack_store
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.pack_archives import ENDING
from swallows_gui.models.error_messages import record_sentence
from swallows_gui.models.pack_troubles import pack_sentence
from swallows_gui.records.errors import MissingPacks
from swallows_gui.records.pack_needs import versions_needed
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play import dialogs


def pack_files(parent: QWidget) -> Path | None:
    """Ask for the file of a pack; None if that is not wanted."""
    path, _kind = QFileDialog.getOpenFileName(
        parent,
        translate("Packs", "Install a pack"),
        "",
        translate("Packs", "Packs (*{suffix})").format(suffix=ENDING),
    )
    return Path(path) if path else None


def look_for(parent: QWidget, missing: MissingPacks) -> bool:
    """Say which packs a saved game needs, and install one from a file if that is wanted; whether one was installed."""
    sentence = record_sentence(missing)
    while dialogs.ask_look_for_pack(parent, sentence):
        path = pack_files(parent)
        if path is None:
            return False
        try:
            pack_store.install(path, lambda: {*versions_needed(), *((pack.id, pack.version) for pack in missing.packs)})
        except (BadCard, OSError, Timeout) as error:
            sentence = f"{pack_sentence(error)}\n\n{record_sentence(missing)}"
            continue
        return True
    return False
