"""The program as a process: the smoke start, missing data, and killed windows whose journal is never behind."""

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench.crash_test import last_shown
from swallows_gui import records
from swallows_gui.session import Seat, Session, Setup
from tests.patience import patience

RUN = "import sys; from swallows_gui.app import run; from pathlib import Path; sys.exit(run({arguments}))"


def environment(tmp_path: Path, **more: str) -> dict[str, str]:
    """Folders of nobody, no display."""
    root = str(Path(__file__).resolve().parents[3])
    kinds = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ("DATA", "CONFIG", "STATE", "CACHE")}
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": root, "HOME": str(tmp_path), **kinds, **more}


def test_the_smoke_start_paints_and_quits_by_itself(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUN.format(arguments="record=None, smoke=True")],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=patience(),
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("*.swallows"))


def test_without_its_data_it_says_so_in_one_line(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path\nfrom swallows_gui.catalogue import places\n"
        f"places.data_path = lambda *parts: Path({str(tmp_path / 'gone')!r}).joinpath(*parts)\n"
    ) + RUN.format(arguments="record=None, smoke=True")
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=patience(),
        check=False,
    )
    assert done.returncode == 1
    assert "missing" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.slow
def test_a_killed_window_never_showed_more_than_its_journal_holds(tmp_path: Path) -> None:
    record = tmp_path / "game.swallows"
    seats = tuple(Seat(name, "ai", "easy") for name in ("Ann", "Ben", "Cleo", "Dan"))
    game = Session.new(Setup({"format": "sixteen"}, seats, seed=5), path=record)
    for _move in range(20):
        game.step()
    game.close()
    settings_file = tmp_path / "config" / "millions-of-swallows" / "settings.json"
    settings_file.parent.mkdir(parents=True)
    settings_file.write_text('{"pace": "instant"}', encoding="utf-8")
    lots = random.Random(1)
    most = 0
    for kill in range(12):
        if kill >= 3 and most > 20:
            break
        longer = 2 ** max(0, kill - 2)  # on a busy machine a window may be killed before it has shown a move of its own
        shown = tmp_path / f"shown-{kill}.txt"
        before = set(tmp_path.rglob("*.swallows"))
        child = subprocess.Popen(
            [sys.executable, "-c", RUN.format(arguments=f"record=Path({str(record)!r}), smoke=False")],
            env=environment(tmp_path, SWALLOWS_SHOWN_TO=str(shown)),
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + patience()
        while (last_shown(shown.read_bytes()) if shown.exists() else -1) < 0 and time.monotonic() < end:
            time.sleep(0.01)
        time.sleep(lots.uniform(0.0, 1.5) * longer)
        child.send_signal(signal.SIGKILL)
        child.wait()
        last = last_shown(shown.read_bytes())
        journals = [path for path in tmp_path.rglob("*.swallows") if path not in before]
        kept = max(len(records.read(path).standing) for path in journals) if journals else 20
        assert kept >= last
        most = max(most, last)
        for path in journals:
            path.unlink()
    assert most > 20
