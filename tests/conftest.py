"""What every test stands on: no window, no folder of the real user, no log line that nobody expected."""

import gc
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def _folders_of_nobody(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Turn every folder the platform offers a program into a temporary one, for child processes too."""
    home = tmp_path_factory.mktemp("home")
    variables = {"HOME": home, "USERPROFILE": home, "LOCALAPPDATA": home / "local", "APPDATA": home / "roaming"}
    variables |= {f"XDG_{kind}_HOME": home / kind.lower() for kind in ("DATA", "CONFIG", "CACHE", "STATE")}
    with pytest.MonkeyPatch.context() as patch:
        for name, folder in variables.items():
            folder.mkdir(exist_ok=True)
            patch.setenv(name, str(folder))
        yield


@pytest.fixture(autouse=True)
def _no_unexpected_log_line(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that leaves a warning in the log; one that expects it asserts it, then calls `caplog.clear()`."""
    yield
    lines = [
        f"{record.name}: {record.getMessage()}"
        for record in caplog.get_records("call")
        if record.levelno >= logging.WARNING and record.name.partition(".")[0] == "swallows_gui"
    ]
    assert not lines, "unexpected log lines: " + "; ".join(lines)


@pytest.fixture(autouse=True)
def _garbage_goes() -> Iterator[None]:
    """A window sweeps seldom and keeps what is left (`ui/sweeping.py`); the next test's is not to carry its widgets."""
    thresholds = gc.get_threshold()
    yield
    if gc.get_threshold() != thresholds:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
        gc.collect()


@pytest.fixture(scope="session")
def checkout() -> Path:
    """The folder of the source tree."""
    return Path(__file__).resolve().parent.parent
