"""A test that takes its process along says where."""

import subprocess
import sys
from pathlib import Path

CRASHES = """
import os

def test_before():
    pass

def test_takes_its_process_along():
    os.abort()
"""


def test_a_crash_tells_where(tmp_path: Path, checkout: Path) -> None:
    (tmp_path / "test_crashing.py").write_text(CRASHES, encoding="utf8")
    settings = tmp_path / "pytest.ini"
    settings.write_text("[pytest]\n", encoding="utf8")
    alone = ("-c", str(settings), "--rootdir", str(tmp_path), "-p", "no:cacheprovider", "-p", "no:pytestqt")
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "1", *alone, "-p", "tests.crashes", str(tmp_path)],
        cwd=checkout, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "1 failed, 1 passed" in ended.stdout
    told = ended.stdout.partition("where it crashed")[2]
    assert "in test_takes_its_process_along" in told
    assert "pluggy" not in told
