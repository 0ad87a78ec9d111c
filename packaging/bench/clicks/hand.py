"""The hand on mouse and keyboard: one `xdotool` for a whole shard, which reads what to do from a pipe."""

import os
import subprocess

from bench.clicks.rows import Deed

_TURN_UP, _TURN_DOWN = 4, 5
"""What X calls the turns of a wheel."""


class Hand:
    """Does deeds on a display. A window that goes away while it is meant ends `xdotool`; another takes its place."""

    def __init__(self, display: str) -> None:
        self._environment = {**os.environ, "DISPLAY": display}
        self._tool = self._take()

    def _take(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            ["xdotool", "-"],
            env=self._environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def do(self, deed: Deed, window: int) -> None:
        """Do it. `window`: the main window, by its number on the display."""
        lines = lines_of(deed, window)
        if self._tool.poll() is not None:
            self._tool = self._take()
        assert self._tool.stdin is not None
        try:
            self._tool.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._tool.stdin.flush()
        except BrokenPipeError:
            self._tool = self._take()

    def close(self) -> None:
        """Let go."""
        self._tool.kill()
        self._tool.wait(10)


def lines_of(deed: Deed, window: int) -> list[str]:
    """What `xdotool` reads for a deed."""
    match deed.kind, deed.at:
        case "click", (x, y, button):
            return [f"mousemove {x} {y}", "sleep 0.02", f"click {button}"]
        case "double", (x, y):
            return [f"mousemove {x} {y}", "click --repeat 2 --delay 40 1"]
        case "wheel", (x, y, notches):
            turn = _TURN_UP if notches > 0 else _TURN_DOWN
            return [f"mousemove {x} {y}", f"click --repeat {abs(notches)} --delay 15 {turn}"]
        case "drag", (x, y, to_x, to_y):
            half = f"mousemove {(x + to_x) // 2} {(y + to_y) // 2}"
            steps = [f"mousemove {x} {y}", "mousedown 1", half, f"mousemove {to_x} {to_y}", "mouseup 1"]
            return [line for step in steps for line in (step, "sleep 0.03")]
        case "move", (x, y):
            return [f"mousemove {x} {y}"]
        case "keys", _:
            return [f"key --delay 15 {word}" for word in deed.words]
        case "resize", (width, height):
            return [f"windowsize {window} {width} {height}"]
        case "restore", _:
            return [f"windowmap {window}", f"windowactivate {window}"]
        case "close", _:
            return ["key alt+F4"]
    return []
