"""A crash tells where: what Python was doing when a worker of the tests died stands in the failure itself.

Without this a test that takes its process along fails with a name and no more, because the trace went to the error
output of a process among several, thousands of lines before the summary.
"""

from __future__ import annotations

import faulthandler
import os
import tempfile
from pathlib import Path
from typing import Any

import pytest

TRACE = "crash_trace"
PYTEST = ("_pytest", "pluggy", "xdist", "execnet")


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: Any) -> None:
    """Give each worker a file for its last words."""
    handle, node.workerinput[TRACE] = tempfile.mkstemp(prefix=f"crash-{node.gateway.id}-", suffix=".txt")
    os.close(handle)


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    """Let a worker write there when it crashes; what pytest itself has set up before goes on without workers."""
    name = getattr(config, "workerinput", {}).get(TRACE)
    if name is not None:
        faulthandler.enable(os.open(name, os.O_WRONLY))  # it stays open for as long as the process lives


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(report: Any) -> None:
    """Put the trace of the worker that died under its failure."""
    path = Path(report.node.workerinput[TRACE])
    trace = last_words(path)
    if trace:
        report.sections.append(("where it crashed", trace))
    path.unlink(missing_ok=True)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """Take the file of a worker away that ended as it should."""
    if error is None:
        Path(node.workerinput[TRACE]).unlink(missing_ok=True)


def last_words(path: Path) -> str:
    """What the fault handler wrote into this file, without the frames of pytest below the test; empty if it is gone.

    A frame of another library stays: the crash may be its own.
    """
    if not path.exists():
        return ""
    lines = path.read_text(encoding="utf8").splitlines()
    return "\n".join(line for line in lines if not any(f"/{package}/" in line for package in PYTEST))
