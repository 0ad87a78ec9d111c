"""Where unexpected errors end up: the player is told that the game is safe, and a report without secrets is written.

A report holds versions, the platform, the kind of error and where in the code it happened. It never holds messages,
values, views, records or seeds: they could tell what a seat may not know.

The module also names missing parts of the installation, without which the program cannot be played, and tells the
player when another program has changed a file of theirs.
"""

from __future__ import annotations

import sys
import threading
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtWidgets import QApplication, QMessageBox
from shiboken6 import isValid

from swallows_gui.build import version_line
from swallows_gui.catalogue.places import in_checkout, repair
from swallows_gui.folders import state_folder
from swallows_gui.models.error_messages import rescue_sentence
from swallows_gui.records import rescues
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.save_dialog import exec_and_delete

if TYPE_CHECKING:
    from swallows_gui.records.rescues import Rescue
    from swallows_gui.ui.kit.notices import NoticeBar


_GAP = 5.0
"""Seconds in which further errors are written down but not shown again."""


class ErrorReports:
    """Handles unexpected errors. `say(sentence, report path or None)` tells the player."""

    def __init__(self) -> None:
        self.say: Callable[[str, Path | None], None] | None = None
        self._last_said = -_GAP
        self._handling = False
        self._recent: deque[str] = deque(maxlen=20)
        """Kinds and categories of Qt's last messages."""

    def install(self) -> None:
        """Take over `sys.excepthook`, `threading.excepthook` and Qt's messages."""
        sys.excepthook = self.on_error
        threading.excepthook = lambda args: self.on_error(
            args.exc_type, args.exc_value or args.exc_type(), args.exc_traceback
        )
        qInstallMessageHandler(self.on_qt_message)

    def on_error(self, kind: type[BaseException], error: BaseException, _where: TracebackType | None) -> None:
        """Write a report, print one line, and tell the player; a keyboard interrupt only ends the program."""
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        if self._handling:
            return
        self._handling = True
        try:
            path = write_report(kind, error, self._recent)
            print(
                f"Millions of Swallows: unexpected error ({kind.__name__}); the game is safe."
                + (f" Report: {path}" if path else ""),
                file=sys.stderr,
            )
            if self.say is not None and time.monotonic() - self._last_said > _GAP:
                self._last_said = time.monotonic()
                self.say(safe_sentence(path), path)
        finally:
            self._handling = False

    def on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Print Qt's message to the terminal and remember its category for a report."""
        category = str(context.category or "default")
        self._recent.append(f"{kind.name} {category}")
        if kind != QtMsgType.QtDebugMsg:
            print(message, file=sys.stderr)


def safe_sentence(path: Path | None) -> str:
    """The sentence that the player reads."""
    if path is None:
        return translate("ErrorReports", "Something went wrong in the window. The game is safe: every move is saved.")
    return translate(
        "ErrorReports",
        "Something went wrong in the window. The game is safe: every move is saved. A report "
        "without secrets lies here: {path}",
    ).format(path=path)


def report_text(kind: type[BaseException], error: BaseException, of_qt: Iterable[str] = ()) -> str:
    """The report's text: versions, platform, kind of error, the lines of code that led to it, and recent messages of
    Qt."""
    import platform  # takes long, and a window that works well has no use for it

    lines = [
        f"Millions of Swallows {version_line()}",
        f"Python {platform.python_version()}, Qt {qVersion()}, {platform.platform()}",
        f"Error: {kind.__module__}.{kind.__qualname__}",
        "",
    ]
    link: BaseException | None = error
    while link is not None:
        lines.append(f"{type(link).__name__}, most recent call last:")
        for frame in traceback.extract_tb(link.__traceback__):
            lines.append(f"  {_short(frame.filename)}:{frame.lineno} in {frame.name}")
        link = link.__cause__ or (None if link.__suppress_context__ else link.__context__)
    if messages := [f"  {message}" for message in of_qt]:
        lines += ["", "Last messages of Qt (kind and category):", *messages]
    return "\n".join(lines) + "\n"


def reports_folder() -> Path:
    """The folder of error reports; it may not exist yet."""
    return state_folder() / "reports"


def write_report(kind: type[BaseException], error: BaseException, of_qt: Iterable[str]) -> Path | None:
    """Write the report into the state folder; None if that is not possible."""
    folder = reports_folder()
    path = folder / f"error-{time.strftime('%Y%m%d-%H%M%S')}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(report_text(kind, error, of_qt), encoding="utf-8")
    except OSError:
        return None
    return path


def _short(filename: str) -> str:
    """A path from the package on, without the player's own folders."""
    parts = Path(filename).parts
    for name in ("swallows_gui", "site-packages", "lib"):
        if name in parts:
            return "/".join(parts[parts.index(name) :])
    return parts[-1] if parts else filename


_NAMED = 5
"""Files named one by one; of more only the number is told."""


def missing_sentence(missing: Sequence[str]) -> str:
    """A sentence that names the missing files and says how to repair the installation."""
    named = ", ".join(missing[:_NAMED])
    more = len(missing) - _NAMED
    if more > 0:
        rest = translate("Damage", "and %n more", None, more)
        named = f"{named} {rest}"
    return translate("Damage", "This installation is damaged. Missing: {files}. To repair it: {repair}.").format(
        files=named, repair=repair_words()
    )


def repair_words() -> str:
    """How to repair the installation, in the window's language."""
    if in_checkout():
        return translate("Damage", "type {command}").format(command=repair())
    return translate("Damage", "install the program again; your saved games stay as they are")


def tell_and_stop(missing: Sequence[str]) -> None:
    """Say on the terminal, and in a dialog if there is a display, why the program does not start."""
    print(f"swallows: this installation is damaged; missing: {', '.join(missing)}. Repair: {repair()}", file=sys.stderr)
    if QApplication.platformName() in ("offscreen", "minimal"):
        return
    box = QMessageBox(QMessageBox.Icon.Critical, "Millions of Swallows", missing_sentence(missing))
    box.setTextFormat(Qt.TextFormat.PlainText)
    with exec_and_delete(box):
        pass


class RescueNews(QObject):
    """Shows rescued files (`records.rescues`) in its window, from every thread."""

    _told = Signal(object)

    def __init__(self, notice: NoticeBar, parent: QObject) -> None:
        super().__init__(parent)
        self._notice = notice
        self._told.connect(self._show)
        self._end = rescues.listen(self._hear)

    def _hear(self, rescue: Rescue) -> None:
        if isValid(self):
            self._told.emit(rescue)
        else:
            self._end()

    def close(self) -> None:
        """Stop when the window closes; later rescues are printed."""
        self._end()

    def _show(self, rescue: Rescue) -> None:
        self._notice.show_notice(rescue_sentence(rescue), "warning")
