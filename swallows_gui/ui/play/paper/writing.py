"""What is shown while much is written or printed: how far it is, and a way to stop it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QDialog, QHBoxLayout, QProgressBar, QVBoxLayout, QWidget

from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.answered import answered
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.kit.layouts import fill
from swallows_gui.ui.kit.words import PlainLabel


class Writing(QDialog):
    """Accepted when all is written, rejected when it is stopped or fails; `trouble` says why it failed."""

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
        """So many parts are still to come."""
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
    """Whether all was written, or it was stopped. Raises `OSError`."""
    with answered(writing) as answer:
        if writing.trouble is not None:
            raise writing.trouble
        return answer == Writing.DialogCode.Accepted
