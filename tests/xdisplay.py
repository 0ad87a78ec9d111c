"""A real X server with a window manager, for tests that need one: keyboard focus does not work without a manager."""

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager

NEEDED = ("Xvfb", "openbox", "xdotool")


@contextmanager
def x_display(size: str = "1280x800x24") -> Iterator[str]:
    """Start Xvfb on a free display and openbox on it; yield the display's name, such as ":7". Both end with the block.

    RuntimeError where one is not installed or does not start; `packaging/bootstrap.py test` installs them.
    """
    absent = [name for name in NEEDED if shutil.which(name) is None]
    if absent:
        raise RuntimeError(f"not installed: {', '.join(absent)}")
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
            raise RuntimeError("Xvfb did not start")
        environment = {**os.environ, "DISPLAY": display}
        manager = subprocess.Popen(
            ["openbox", "--sm-disable"],
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
    end = time.monotonic() + 10
    while time.monotonic() < end and manager.poll() is None:
        asked = subprocess.run(
            ["xdotool", "get_num_desktops"], env=environment, capture_output=True, check=False
        )  # only a window manager can answer this
        if asked.returncode == 0:
            return
        time.sleep(0.05)
    raise RuntimeError("openbox did not start")
