"""A screen reader: it hears what a program tells on the accessibility bus, and nothing else."""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from PySide6.QtCore import SLOT, QCoreApplication, QObject, Slot
from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusVariant

from tests.patience import milliseconds, patience

ACCESSIBLE = "org.a11y.atspi.Accessible"
EVENTS = "org.a11y.atspi.Event.Object"
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = "org.a11y.atspi.Registry"
SERVICE = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
"""What tells a session's bus how to start the accessibility bus."""


class Heard(NamedTuple):
    """What a screen reader says: what the focus has come to, or an announcement."""

    kind: str
    """The role of what has the focus, such as "list item"; "announcement", or "alert" if it is urgent."""
    words: str
    """Its name, or what is announced."""
    place: int = -1
    """The number of what has the focus among its siblings, from 0."""


class ScreenReader(QObject):
    """Listens on the accessibility bus of a session, and hands out in order what it hears.

    `session` is the address of the session's bus. Call `hang_up` at the end. An event loop must run for it to hear:
    `listen` runs one.
    """

    def __init__(self, session: str) -> None:
        super().__init__()
        self.log: list[Heard] = []
        self._told = 0
        self._session = self._connect(session)
        (address,) = self._call(self._session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        self._bus = self._connect(address)
        for member in ("StateChanged", "Announcement"):
            slot = SLOT("_hear(QDBusMessage)")
            assert self._bus.connect("", "", EVENTS, member, self, slot), member  # type: ignore[call-overload]
        for event in ("object:state-changed:focused", "object:announcement"):
            self._call(self._bus, REGISTRY, "/org/a11y/atspi/registry", REGISTRY, "RegisterEvent", event)
        for wish in ("IsEnabled", "ScreenReaderEnabled"):
            status = ("org.a11y.Status", wish, QDBusVariant(True))
            self._call(self._session, "org.a11y.Bus", "/org/a11y/bus", PROPERTIES, "Set", *status)

    def hang_up(self) -> None:
        """Leave both buses."""
        for bus in (self._bus, self._session):
            QDBusConnection.disconnectFromBus(bus.name())

    def listen(self) -> Heard:
        """Return what is heard next, however long it takes; AssertionError with the last words if nothing comes."""
        end = time.monotonic() + patience()
        while self._told == len(self.log):
            assert time.monotonic() < end, f"nothing more is heard after {self.log[-14:]}"
            QCoreApplication.processEvents()
            time.sleep(0.01)
        self._told += 1
        return self.log[self._told - 1]

    def hear_out(self, seconds: float = 1.5) -> list[Heard]:
        """Return all that is heard for a while from now on."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            QCoreApplication.processEvents()
            time.sleep(0.01)
        heard, self._told = self.log[self._told :], len(self.log)
        return heard

    def listen_for(self, is_it: Callable[[Heard], bool]) -> Heard:
        """Pass over what is heard until it is what is waited for."""
        while not is_it(heard := self.listen()):
            pass
        return heard

    @Slot(QDBusMessage)
    def _hear(self, message: QDBusMessage) -> None:
        what, degree, _unused, told, *_rest = message.arguments()
        if message.member() == "Announcement":
            self.log.append(Heard("alert" if degree == 2 else "announcement", str(told.variant())))
        elif what == "focused" and degree:
            who = (self._bus, message.service(), message.path())
            told = [
                self._answer(*who, ACCESSIBLE, "GetRoleName"),
                self._answer(*who, ACCESSIBLE, "GetIndexInParent"),
                self._answer(*who, PROPERTIES, "Get", ACCESSIBLE, "Name"),
            ]
            if None not in told:  # else it is gone again before anybody could ask
                role, place, name = (answer[0] for answer in told if answer is not None)
                self.log.append(Heard(role, str(name.variant()), place))

    def _connect(self, address: str) -> QDBusConnection:
        bus = QDBusConnection.connectToBus(address, f"a screen reader at {address}")
        assert bus.isConnected(), address
        return bus

    def _call(
        self, bus: QDBusConnection, service: str, path: str, interface: str, method: str, *given: object
    ) -> list[Any]:
        answer = self._answer(bus, service, path, interface, method, *given)
        assert answer is not None, f"{method} of {path}"
        return answer

    @staticmethod
    def _answer(
        bus: QDBusConnection, service: str, path: str, interface: str, method: str, *given: object
    ) -> list[Any] | None:
        """What a method answers; None if it cannot."""
        message = QDBusMessage.createMethodCall(service, path, interface, method)
        message.setArguments(list(given))
        answer = bus.call(message, timeout=milliseconds())
        return answer.arguments() if answer.type() == QDBusMessage.MessageType.ReplyMessage else None


def is_installed() -> bool:
    """Whether a session of its own and an accessibility bus in it can be started here."""
    return shutil.which("dbus-run-session") is not None and SERVICE.is_file()


@contextmanager
def session_bus(display: str) -> Iterator[str]:
    """Start the bus of a session of its own; yield its address. It ends with the block, and with it what it started."""
    with tempfile.TemporaryDirectory(prefix="bus") as runtime:  # not below the test's: a socket's path has to be short
        child = subprocess.Popen(
            ["dbus-run-session", "--", "sh", "-c", 'echo "$DBUS_SESSION_BUS_ADDRESS"; read -r _'],
            env={**os.environ, "DISPLAY": display, "XDG_RUNTIME_DIR": runtime},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        try:
            assert child.stdout is not None
            yield child.stdout.readline().decode().strip()
        finally:
            child.communicate(timeout=patience())  # what it reads ends, and so does it
