"""The player in a process of its own, so that painting never holds up a sound, and no sound the painting.

Here it writes to a queue and nothing else; a thread hands that to the process and hears from it. The window goes on
if the process breaks.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import queue
import threading
import time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

MOST_WAITING: Final = 64
"""Messages that wait for the process; when it does not take them, newer ones are forgotten."""
LOOK: Final = 0.25
"""Seconds between two looks at the device."""

Message = tuple[Any, ...]


class SoundProcess:
    """What plays: begun when it is made, in a thread of its own. `null`: on a device that is none, for tests."""

    def __init__(self, *, null: bool = False) -> None:
        self.state = "opening"
        """"opening", "works" or "no_device"."""
        self._null = null
        self._messages: queue.Queue[Message | None] = queue.Queue(MOST_WAITING)
        self._answers: dict[str, Message] = {}
        self._maker: BaseProcess | None = None
        """What makes sounds that are neither shipped nor kept."""
        self._thread = threading.Thread(target=self._run, name="sound", daemon=True)
        self._thread.start()

    def send(self, *message: Any) -> None:
        """Have the process do something; never waits."""
        with contextlib.suppress(queue.Full):
            self._messages.put_nowait(message)

    def close(self, seconds: float = 0.0) -> None:
        """End the process; wait for that for a while at most."""
        with contextlib.suppress(queue.Full):
            self._messages.put_nowait(None)
        if seconds:
            self._thread.join(seconds)

    def heard(self, what: str) -> Message | None:
        """What the process has said last of something."""
        return self._answers.get(what)

    def _run(self) -> None:
        context = multiprocessing.get_context("spawn")
        pipe, other_end = context.Pipe()
        takes, gives = context.Pipe(duplex=False)
        process = context.Process(target=serve, args=(other_end, takes, self._null), daemon=True)
        try:
            process.start()
        except OSError:
            self.state = "no_device"
            return
        other_end.close()
        takes.close()
        try:
            self._pass_on(pipe, lambda names: context.Process(target=make_them, args=(names, gives), daemon=True))
        except (OSError, EOFError, ValueError):
            self.state = "no_device"
        finally:
            pipe.close()
            gives.close()
            process.join(1.0)
            if process.is_alive():
                process.kill()
            if self._maker is not None:
                self._maker.kill()

    def _pass_on(self, pipe: Connection, maker_of: Callable[[tuple[str, ...]], BaseProcess]) -> None:
        while True:
            try:
                message = self._messages.get(timeout=LOOK)
            except queue.Empty:
                pass
            else:
                if message is None:
                    return
                pipe.send(message)
            while pipe.poll():
                what, *told = pipe.recv()
                if what == "state":
                    self.state = told[0]
                elif what == "lacks":
                    self._maker = maker_of(told[0])
                    self._maker.start()
                self._answers[what] = tuple(told)


def make_them(names: tuple[str, ...], pipe: Connection) -> None:
    """Make sounds and send them: runs in a process of its own, which ends with it."""
    from swallows_gui.services.sound.store import make_missing

    make_missing(names, pipe)


def serve(pipe: Connection, made: Connection, null: bool) -> None:
    """Play what the pipe says until it is closed, with sounds that are kept or `made`: in the process of its own."""
    from swallows_gui.services.sound.device import Loudspeaker, open_default, open_null, silence_errors
    from swallows_gui.services.sound.shapes import KIND_OF, RATE
    from swallows_gui.services.sound.store import Mixer, sounds

    silence_errors()
    mixer = Mixer(RATE)
    speaker = Loudspeaker(mixer.render, RATE, open_null if null else open_default)
    lacking: queue.Queue[tuple[str, ...]] = queue.Queue()

    def read() -> None:
        there = set()
        for name, sound in sounds():
            mixer.know({name: sound})
            there.add(name)
        if there != set(KIND_OF):
            lacking.put(tuple(name for name in KIND_OF if name not in there))
            with contextlib.suppress(OSError, EOFError):
                while True:
                    name, sound = made.recv()
                    mixer.know({name: sound})

    reader = threading.Thread(target=read, name="sounds", daemon=True)
    state = ""
    try:
        while True:
            now = "works" if speaker.watch(time.monotonic()) else "no_device"
            if now != state:
                state = now
                pipe.send(("state", state))
            if state == "works" and reader.ident is None:
                reader.start()
            if not lacking.empty():
                pipe.send(("lacks", lacking.get()))
            if pipe.poll(LOOK):
                what, *told = pipe.recv()
                if what == "echo":
                    pipe.send((what, *told, time.monotonic()))
                else:
                    getattr(mixer, what)(*told)
    except (OSError, EOFError, KeyboardInterrupt):
        pass
    finally:
        speaker.close()
