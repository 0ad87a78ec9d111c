"""The sound device, through miniaudio. To be used in a process of its own: host libraries write to standard error.

A device that is pulled out simply asks for nothing more; then another is looked for, again and again.
"""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Callable, Generator
from typing import Any, Final, Protocol

PERIOD_MS: Final = 10
"""Milliseconds that are asked for at a time."""
PERIODS: Final = 3
"""Blocks that lie ready in the device: what is begun now is heard after them."""
STALLED: Final = 2.0
"""Seconds without a question after which a device counts as pulled out."""
AGAIN: Final = 5.0
"""Seconds between two attempts to open one."""

Render = Callable[[int], "array[int]"]
"""Gives so many frames, left and right by turns, whole numbers of 16 bits."""


class NoDevice(Exception):
    """There is no device, or it cannot be opened."""


class Device(Protocol):
    """Asks for frames as long as it is open."""

    def close(self) -> None:
        """Ask for no more."""
        ...


Opener = Callable[[Render, int], Device]
"""Opens a device that asks for frames at a rate; raises `NoDevice`."""


def silence_errors() -> None:
    """Send what this process writes to standard error nowhere, that of C libraries too."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    if nowhere != 2:
        os.close(nowhere)
    sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115 - as long as the process lives


def open_default(render: Render, rate: int) -> Device:
    """The platform's usual device."""
    return _open(render, rate, null=False)


def open_null(render: Render, rate: int) -> Device:
    """A device that is none: it asks at the pace of a real one, and nothing is heard."""
    return _open(render, rate, null=True)


def _open(render: Render, rate: int, *, null: bool) -> Device:
    try:
        import miniaudio
    except (ImportError, OSError) as error:
        raise NoDevice("miniaudio is not installed") from error
    try:
        device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16,
            nchannels=2,
            sample_rate=rate,
            buffersize_msec=PERIOD_MS,
            callback_periods=PERIODS,
            backends=[miniaudio.Backend.NULL] if null else _real(miniaudio),
            app_name="Millions of Swallows",
        )
        device.start(_frames(render))
    except miniaudio.MiniaudioError as error:
        raise NoDevice(str(error)) from error
    return device  # type: ignore[no-any-return]


def _real(miniaudio: Any) -> list[Any]:
    """Every real audio backend, without the null one, which would hide that there is no device."""
    without = (miniaudio.Backend.NULL, miniaudio.Backend.CUSTOM)
    return [each for each in miniaudio.Backend if each not in without and miniaudio.is_backend_enabled(each)]


def _frames(render: Render) -> Generator[array[int], int, None]:
    """What miniaudio asks: it sends a number of frames and takes them."""

    def ask() -> Generator[array[int], int, None]:
        frames = yield array("h")
        while True:
            frames = yield render(frames)

    made = ask()
    next(made)
    return made


class Loudspeaker:
    """A device that is opened, watched and opened again. `now` is handed in, in seconds: it has no clock."""

    def __init__(self, render: Render, rate: int, opener: Opener = open_default) -> None:
        self._render = render
        self._rate = rate
        self._opener = opener
        self._device: Device | None = None
        self._asked = 0
        """How often a device has asked for frames."""
        self._seen = 0
        self._alive = 0.0
        """When it had asked for the last time."""
        self._tried = -AGAIN

    @property
    def works(self) -> bool:
        """Whether there is a device."""
        return self._device is not None

    def watch(self, now: float) -> bool:
        """Open a device if there is none, and close one that no longer asks for samples; returns
        whether there is one."""
        if self._device is not None:
            if self._asked != self._seen:
                self._seen, self._alive = self._asked, now
            elif now - self._alive > STALLED:
                self._close()
        if self._device is None and now - self._tried >= AGAIN:
            self._open(now)
        return self.works

    def close(self) -> None:
        """Let go of it for good."""
        self._close()

    def _open(self, now: float) -> None:
        self._tried = self._alive = now
        try:
            self._device = self._opener(self._frames_wanted, self._rate)
        except NoDevice:
            self._device = None

    def _close(self) -> None:
        device, self._device = self._device, None
        if device is not None:
            device.close()

    def _frames_wanted(self, frames: int) -> array[int]:
        self._asked += 1
        return self._render(frames)
