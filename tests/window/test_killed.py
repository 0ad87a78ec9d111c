"""`kill -9` of the window on a real display: its journal has what it has shown, and is offered to be gone on with."""

import random
from pathlib import Path

import pytest

from bench.windows import BEGUN, kill_window
from swallows_gui.records import library
from swallows_gui.session import Session


def test_killed_windows_have_lost_nothing_they_had_shown(tmp_path: Path, display: str) -> None:
    moments = random.Random(7)
    most = 0
    for seed in range(12):
        if seed >= 3 and most > BEGUN:
            break
        longer = 2 ** max(0, seed - 2)  # on a busy machine a window may be killed before it has shown a move of its own
        home = tmp_path / str(seed)
        on_display = {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
        survival = kill_window(home, seed, moments.uniform(0.05, 0.6) * longer, on_display)
        assert not survival.lost
        assert survival.shown >= BEGUN
        most = max(most, survival.shown)
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_DATA_HOME", str(home / "data"))
            (entry,) = library.unfinished()
        assert not entry.code
        assert not entry.in_use
        with Session.load(entry.path, in_memory=True) as session:
            assert session.n >= survival.shown
            session.run()
            assert session.over
    assert most > BEGUN
