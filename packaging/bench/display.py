"""A real X server with a window manager, for trials and tests: keyboard focus does not work without a manager.

The manager knows no menu and no keys but Alt+F4: whatever is clicked or typed, no other program is started.
"""

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager

NEEDED = ("Xvfb", "openbox", "xdotool")


MANAGER = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <theme><titleLayout>NLIMC</titleLayout></theme>
  <desktops><number>1</number></desktops>
  <keyboard><keybind key="A-F4"><action name="Close"/></keybind></keyboard>
  <mouse>
    <context name="Titlebar">
      <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
      <mousebind button="Left" action="Drag"><action name="Move"/></mousebind>
      <mousebind button="Left" action="DoubleClick"><action name="ToggleMaximize"/></mousebind>
    </context>
    <context name="Client">
      <mousebind button="Left" action="Press"><action name="Focus"/><action name="Raise"/></mousebind>
    </context>
    <context name="Close">
      <mousebind button="Left" action="Click"><action name="Close"/></mousebind>
    </context>
    <context name="Maximize">
      <mousebind button="Left" action="Click"><action name="ToggleMaximize"/></mousebind>
    </context>
  </mouse>
</openbox_config>
"""


class NoDisplay(RuntimeError):
    """No X server with a window manager can be had; says why in one line."""


def absent() -> list[str]:
    """The programs that a display needs and that are not installed."""
    return [name for name in NEEDED if shutil.which(name) is None]


@contextmanager
def x_display(size: str = "1280x800x24") -> Iterator[str]:
    """Start Xvfb on a free display and openbox on it; yield the display's name, such as ":7". Both end with the block.

    Raises `NoDisplay` where one is not installed or does not start; `packaging/bootstrap.py test` installs them.
    """
    if missing := absent():
        raise NoDisplay(f"not installed: {', '.join(missing)}")
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", size, "-nolisten", "tcp", "-noreset"],
        pass_fds=(write,),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    try:
        with os.fdopen(read) as answer:
            display = ":" + answer.readline().strip()
        if display == ":":
            raise NoDisplay("Xvfb did not start")
        environment = {**os.environ, "DISPLAY": display}
        with tempfile.NamedTemporaryFile("w", suffix=".xml") as chosen:
            chosen.write(MANAGER)
            chosen.flush()
            manager = subprocess.Popen(
                ["openbox", "--sm-disable", "--config-file", chosen.name],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            try:
                _wait_for_the_manager(environment, manager)
                yield display
            finally:
                manager.terminate()
                manager.wait(10)
    finally:
        server.terminate()
        server.wait(10)


def _wait_for_the_manager(environment: dict[str, str], manager: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + 120  # on a busy machine
    while time.monotonic() < end and manager.poll() is None:
        asked = subprocess.run(
            ["xdotool", "get_num_desktops"], env=environment, capture_output=True, check=False
        )  # only a window manager can answer this
        if asked.returncode == 0:
            return
        time.sleep(0.05)
    raise NoDisplay("openbox did not start")
