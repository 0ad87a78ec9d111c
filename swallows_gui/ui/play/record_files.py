"""The files of records in the window: where a game is saved, and why one cannot be read or written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.engine.game import IllegalAction
from swallows_gui.models.error_messages import journal_sentence, record_sentence
from swallows_gui.records import library
from swallows_gui.records.record import JournalTrouble, RecordError
from swallows_gui.records.write import SUFFIX
from swallows_gui.services.glossary import translate
from swallows_gui.session import Session
from swallows_gui.ui.kit.notices import NoticeBar
from swallows_gui.ui.kit.save_dialog import ask_to_save


def why_not(error: Exception) -> str:
    """Why a game or a record cannot be opened, as a sentence."""
    match error:
        case BadCard():
            return translate("Games", "The game's data have a mistake: {mistake}").format(mistake=error)
        case RecordError():
            return record_sentence(error)
        case IllegalAction():
            return translate("Games", "No game can be set up like this.")
    return translate("Troubles", "The file cannot be read: see whether it is still there and whether you may open it.")


def save_copy(session: Session, path: Path, notice: NoticeBar) -> None:
    """Write a copy of the record and report the result on the notice bar."""
    try:
        session.save_as(path)
    except JournalTrouble as trouble:
        notice.show_notice(journal_sentence(trouble), "warning")
    else:
        notice.show_notice(
            translate("Games", "Saved: {path}. A saved game holds every secret.").format(path=path),
            "info",
        )


def keep_elsewhere(session: Session, path: Path) -> str:
    """Continue the running game's record in a new file after trouble. Returns why that failed, or ""."""
    if path.exists():
        text = translate("Games", "{path} is there already. Choose another name.")
        return text.format(path=path)
    try:
        session.move_journal(path)
    except JournalTrouble as trouble:
        return journal_sentence(trouble)
    return ""


def ask_target(parent: QWidget, title: str, *, writes_over: bool = True) -> Path | None:
    """Ask for a file to write a record to, None if cancelled."""
    return ask_to_save(parent, title, library.games_folder(), record_files(), SUFFIX, writes_over=writes_over)


def record_files() -> str:
    """The file type of records, for file dialogs."""
    return translate("Games", "Saved games (*{suffix})").format(suffix=SUFFIX)


def games_folder() -> str:
    """The folder in which file dialogs start."""
    return str(library.games_folder())
