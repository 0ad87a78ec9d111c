"""Runs first in the frozen program: keeps its file open, and has Python read the modules from what is open.

Modules are loaded when they are needed, and an upgrade may replace the program's file while a game runs: at the places
where the old one had its modules the new one has something else. On Linux an open file stays what it was.
"""

import os
import sys

if sys.platform.startswith("linux") and os.path.isdir("/proc/self/fd"):  # noqa: PTH112  (pathlib is not loaded yet)
    archive = getattr(sys.modules.get("pyimod02_importers"), "pyz_archive", None)  # PyInstaller's own
    if archive is not None:
        archive._filename = f"/proc/self/fd/{os.open(archive._filename, os.O_RDONLY | os.O_CLOEXEC)}"
