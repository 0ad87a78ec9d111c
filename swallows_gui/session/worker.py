"""A process that thinks for the window: takes tasks from a pipe, answers each, and looks for a call-off all the while.

It imports no Qt. It ends when the pipe closes, in the middle of a thought too, so nothing is left of it when the
window is gone, however that came about.
"""

import contextlib
import os
import pickle
import signal
import threading
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter, sleep
from typing import Any, Final, Protocol

from swallows_gui.ai.advice import Cancelled, Player, Searching
from swallows_gui.catalogue.places import PackMark
from swallows_gui.session.openings import playable
from swallows_gui.session.view_pickling import unpack

NICE: Final = 5
"""How much a worker stands back behind the window, where processes have such a rank."""
BEAT: Final = 1.0
"""Seconds between two words that it runs."""
PAUSE: Final = 0.002
"""Seconds between two looks for a call-off: a look costs 20 microseconds."""


class Pipe(Protocol):
    """One end of a connection between two processes."""

    def send_bytes(self, buf: bytes, /) -> None: ...
    def recv_bytes(self) -> bytes: ...
    def poll(self) -> bool: ...


@dataclass(frozen=True, slots=True)
class ThinkingTask:
    """What a worker is to think about. Its view travels beside it, the view's history in pieces."""

    number: int
    kind: str
    """ "answer": what a seat of `level` does; "advise": what an expert would do, and what each choice is worth."""
    game: str
    seat: int
    level: str
    seed: int
    in_turn: bool
    view: bytes
    keep: int
    """So many events of the seat's history that the worker has already still stand."""
    news: tuple[Any, ...]
    """The events after those."""
    packs: tuple[PackMark, ...] = ()
    """What the game is played with beside its own data."""
    catalogue: str = ""
    """The digest of its data, "" for today's."""


def serve(pipe: Pipe, game: str) -> None:
    """Answer tasks about `game` until the pipe closes: ("ready",), then ("answer", number, it) or ("cancelled",
    number) or ("failed", number, why) for each; and meanwhile, every `BEAT` seconds, ("alive",)."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is the window's business
    if hasattr(os, "nice"):
        os.nice(NICE)
    with contextlib.suppress(EOFError, OSError):
        playable(game)
        _Worker(pipe).serve()


class _Worker:
    def __init__(self, pipe: Pipe) -> None:
        self._pipe = pipe
        self._telling = threading.Lock()
        self._busy = threading.Event()
        self._players: dict[tuple[str, int, int], Player] = {}
        self._histories: dict[int, tuple[Any, ...]] = {}
        self._number = 0
        self._looked = 0.0

    def serve(self) -> None:
        threading.Thread(target=self._beat, daemon=True).start()
        self._tell("ready")
        while True:
            message = pickle.loads(self._pipe.recv_bytes())
            if isinstance(message, ThinkingTask):
                self._work(message)

    def _work(self, task: ThinkingTask) -> None:
        self._number = task.number
        self._busy.set()
        try:
            answer = self._think(task)
        except Cancelled:
            self._tell("cancelled", task.number)
        except (EOFError, OSError):
            raise
        except Exception:
            self._tell("failed", task.number, traceback.format_exc())
        else:
            self._tell("answer", task.number, answer)
        finally:
            self._busy.clear()

    def _beat(self) -> None:
        """Say now and then that the process runs, as long as a task does: one that was stopped says nothing."""
        with contextlib.suppress(OSError):
            while True:
                self._busy.wait()
                sleep(BEAT)
                if self._busy.is_set():
                    self._tell("alive")

    def _think(self, task: ThinkingTask) -> Any:
        game = playable(task.game, task.packs, task.catalogue)
        view = unpack(task.view)
        view.history = self._history(task)
        if task.kind == "advise":
            advise = game.advise
            if advise is None:
                raise LookupError(f"no advice on {task.game}")
            return advise(view, task.seed, task.in_turn, self._heed)
        player = self._player(task)
        return player.choose(view) if task.in_turn else player.offer(view)

    def _history(self, task: ThinkingTask) -> tuple[Any, ...]:
        known = self._histories.get(task.seat, ())
        if task.news or task.keep < len(known):
            known = self._histories[task.seat] = (*known[: task.keep], *task.news)
        return known

    def _player(self, task: ThinkingTask) -> Player:
        key = (task.level, task.seat, task.seed)
        if key not in self._players:
            player = playable(task.game, task.packs, task.catalogue).player(task.level, task.seat, task.seed)
            if isinstance(player, Searching):
                player.check_cancelled = self._heed
            self._players[key] = player
        return self._players[key]

    def _heed(self) -> None:
        """Raise `Cancelled` if the running task is called off, `EOFError` if the window is gone."""
        now = perf_counter()
        if now - self._looked < PAUSE:
            return
        self._looked = now
        while self._pipe.poll():
            if pickle.loads(self._pipe.recv_bytes()) == ("cancel", self._number):
                raise Cancelled

    def _tell(self, *message: Any) -> None:
        with self._telling:
            self._pipe.send_bytes(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))


Serve = Callable[[Pipe, str], None]
"""What a worker process runs."""
