"""The tests that are too long for every day, run by `python packaging/bench soak tests`."""

import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from bench import ROOT

MARK = "nightly"
_NONE_CHOSEN = 5
"""What pytest ends with if no test has the mark."""


def run_nightly() -> tuple[int, list[str]]:
    """How many tests with the mark were run, and what failed."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-m", MARK, "-q", f"--junit-xml={report}", "-p", "no:cacheprovider"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode == _NONE_CHOSEN:
            return 0, []
        if not report.exists():
            return 0, [f"the tests do not run: {(done.stderr or done.stdout)[-2000:]}"]
        cases = list(ElementTree.parse(report).iter("testcase"))
    broken = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    return len(cases), [f"{case.get('classname')}: {case.get('name')}" for case in broken]
