"""Prints pages or writes them as a PDF that the player names, with a progress dialog that can stop it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QDir, QStandardPaths
from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.kit.notices import NoticeBar
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.save_dialog import ask_to_save, exec_and_delete
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.paper.page import (
    Page,
    PageOfParts,
    painted_pages,
    parts_of,
    set_page,
    whole,
    write_pdf,
    written_pdf,
)


class Writing(QDialog):
    """A progress dialog: accepted when all is written, rejected when it is stopped or fails; `trouble` is why it
    failed."""

    def __init__(self, parent: QWidget, title: str, sentence: str, parts: int, pieces: Iterator[None]) -> None:
        super().__init__(parent)
        self.trouble: OSError | None = None
        self.setWindowTitle(title)
        words = PlainLabel(sentence, wrap=True)
        self.bar = QProgressBar()
        self.bar.setRange(0, parts)
        self.bar.setAccessibleName(words.text())
        self.stop = PosterButton(self.tr("Stop"), kind="quiet")
        self.stop.clicked.connect(self.reject)
        foot = fill(QHBoxLayout(), 1, self.stop)
        fill(QVBoxLayout(self), words, self.bar, foot)
        self.setMinimumWidth(theme().px(360))
        self._work = idle_queue().take(self, self._written(pieces))
        self.finished.connect(self._work.drop)

    def expect(self, parts: int) -> None:
        """Add so many parts to the progress bar's maximum."""
        self.bar.setRange(0, self.bar.value() + parts)

    def _written(self, pieces: Iterator[None]) -> Iterator[None]:
        try:
            for number, _part in enumerate(pieces, 1):
                self.bar.setValue(number)
                yield
        except OSError as trouble:
            self.trouble = trouble
            self.reject()
        except Exception:
            self.reject()
            raise
        else:
            self.accept()


def written_in_pieces(writing: Writing) -> bool:
    """Run the writing with its dialog; False if it was stopped. Raises `OSError`."""
    with exec_and_delete(writing) as answer:
        if writing.trouble is not None:
            raise writing.trouble
        return answer == Writing.DialogCode.Accepted


SUFFIX = ".pdf"


def _written(parent: QWidget, path: Path, title: str, pages: Sequence[Page]) -> bool:
    """Write a PDF; long ones are written in pieces and can be stopped, which returns False. Raises `OSError`."""
    if not any(isinstance(page, PageOfParts) for page in pages):
        write_pdf(path, title, pages)
        return True
    sentence = translate("Paper", "{title} is being written as PDF.").format(title=title)
    return written_in_pieces(Writing(parent, title, sentence, parts_of(pages), written_pdf(path, title, pages)))


def print_out(parent: QWidget, title: str, pages: Sequence[Page], notice: NoticeBar) -> None:
    """Let the player choose a printer, print in pieces, and report failures on the notice bar."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    set_page(printer)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(title)
    with exec_and_delete(dialog) as answer:
        if answer != QPrintDialog.DialogCode.Accepted:
            return
    sentence = translate("Paper", "{title} is being printed.").format(title=title)
    painting = painted_pages(printer, printer.resolution(), pages)
    try:
        if not written_in_pieces(Writing(parent, title, sentence, parts_of(pages), whole(painting))):
            printer.abort()
            notice.show_notice(translate("Paper", "Stopped: not everything was printed."), "info")
    except OSError as trouble:
        text = translate("Paper", "{title} could not be printed: {reason}.")
        notice.show_notice(text.format(title=title, reason=trouble.strerror or trouble), "warning")
    finally:
        painting.close()  # a painter must not outlive its printer


def keep(parent: QWidget, title: str, pages: Sequence[Page], notice: NoticeBar) -> None:
    """Ask for a file, write the pages into it as PDF, and report the result on the notice bar."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or QDir.homePath()
    kinds = translate("Paper", "PDF files (*{suffix})").format(suffix=SUFFIX)
    path = ask_to_save(parent, title, Path(folder) / (title + SUFFIX), kinds, SUFFIX)
    if path is None:
        return
    try:
        if not _written(parent, path, title, pages):
            notice.show_notice(translate("Paper", "Stopped: nothing was written."), "info")
            return
    except OSError as trouble:
        text = translate("Paper", "{path} could not be written: {reason}. Choose another folder.")
        notice.show_notice(text.format(path=path, reason=trouble.strerror or trouble), "warning")
    else:
        number = len(pages)
        text = translate("Paper", "%n page(s) written: {path}", None, number)
        notice.show_notice(text.format(path=path), "info")
