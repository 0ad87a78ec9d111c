"""Lets AI seats think in processes of their own, so that the window never waits for them.

Workers are started when the first thought is due, or ahead of it, and end with the game. One that ends by itself is
replaced; when that happens too often, `out_of_order` says that thoughts had better be thought in this process. A
thought that is called off leaves its worker free within 50 ms: a worker that does not heed is killed and replaced.
"""

from __future__ import annotations

import logging
import multiprocessing
import pickle
import sys
from bisect import bisect_left
from collections import deque
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Signal

from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.session import worker
from swallows_gui.session.view_pickling import pack

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import ForkServerContext, SpawnContext

    from swallows_gui.catalogue.places import PackMark
    from swallows_gui.engine.game import Told
    from swallows_gui.session import Question

_log = logging.getLogger(__name__)

WORKERS: Final = 2
"""Processes at most: the window needs a core as well."""
WARM_UP: Final = 50
"""Milliseconds before the first worker is started ahead of any thought: the window shows its game first."""
HEED: Final = 50
"""Milliseconds that a worker has to heed a call-off."""
LOOK: Final = 10
"""Milliseconds between two looks for an answer, where the system cannot tell of it."""
LOOK_IDLE: Final = 250
"""The same while none is awaited."""
START: SpawnContext | ForkServerContext = multiprocessing.get_context("spawn")
"""How workers are started: never as a copy of this process, whose window they would have."""
BEAT: Final = 1000
"""Milliseconds between two looks whether a worker that thinks has said anything."""
SILENCE: Final = 10
"""So many looks in vain, and it stands still: it was stopped, or hangs. A computer that slept did not look."""
SILENCE_AT_START: Final = 120
"""The same for one that still loads the game: a slow machine takes long for that."""
BREAKDOWNS: Final = 3
"""So many workers or thoughts may end by themselves in a game before no more are tried."""


class PendingThought:
    """A task that is waiting or being thought about. Neither function is called after `cancel`."""

    def __init__(self, kind: str, question: Question, done: Callable[[Any], None], failed: Callable[[], None]) -> None:
        self.kind = kind
        self.question = question
        self.done = done
        self.failed = failed
        self.worker: _ThinkingThread | None = None
        self.cancelled = False

    def cancel(self) -> None:
        """The answer is not wanted any more."""
        if not self.cancelled:
            self.cancelled = True
            if self.worker is not None:
                self.worker.call_off()


class Thinking(QObject):
    """The worker processes of one running game. Answers arrive on the thread that owns this, never within a call."""

    broke_down = Signal()
    """No more workers are asked: they broke down too often, or cannot be started at all."""
    stood_still = Signal()
    """A worker was stopped from outside, or hangs; another one takes its place."""

    def __init__(
        self,
        game: str,
        *,
        packs: tuple[PackMark, ...] = (),
        catalogue: str = "",
        serve: worker.Serve | None = None,
        most: int = WORKERS,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.out_of_order = False
        self.packs = packs
        """What the game is played with beside its own data."""
        self.catalogue = catalogue
        """The digest of its data, "" for today's."""
        self._game = game
        self._serve = serve or worker.serve
        self._most = most
        self._workers: list[_ThinkingThread] = []
        self._waiting: deque[PendingThought] = deque()
        self._ears = [_Ear(self) for _ in range(most)]
        self._warming = False
        self._breakdowns = 0
        self._numbers = count(1)
        self._hand_out_soon = SingleShotTimer(self, self._hand_out)
        self._warm_soon = SingleShotTimer(self, self._hand_out, WARM_UP)

    def warm_up(self) -> None:
        """Start the workers one after the other, if they are not running: they load the catalogue meanwhile."""
        self._warming = True
        self._warm_soon.start()

    def ask(
        self, kind: str, question: Question, done: Callable[[Any], None], failed: Callable[[], None]
    ) -> PendingThought:
        """Have a question thought about: "answer" for what its seat does, "advise" for an expert's advice.

        Later, `done` gets the answer; or `failed` is called, if the thought broke down.
        """
        thought = PendingThought(kind, question, done, failed)
        self._waiting.append(thought)
        self._hand_out_soon.start()
        return thought

    def close(self) -> None:
        """End all workers; nothing that is under way is answered."""
        self.out_of_order = True
        self._waiting.clear()
        workers, self._workers = self._workers, []
        for each in workers:
            each.end()

    def _start(self) -> bool:
        if self.out_of_order:
            return False
        try:
            self._workers.append(_ThinkingThread(self, self._ears[-1], self._game, self._serve))
            self._ears.pop()
        except OSError as error:
            _log.info("no worker process: %s", error)
            self._give_up()
            return False
        return True

    def _hand_out(self) -> None:
        """Give waiting thoughts to free workers, and start one more where all are busy."""
        while self._waiting and self._waiting[0].cancelled:
            self._waiting.popleft()
        if self.out_of_order:
            thoughts, self._waiting = self._waiting, deque()
            for thought in thoughts:
                if not thought.cancelled:
                    thought.failed()
            return
        for each in tuple(self._workers):
            while self._waiting and each.free:
                thought = self._waiting.popleft()
                if not thought.cancelled:
                    each.take(thought, next(self._numbers))
        wanted = self._warming or any(not thought.cancelled for thought in self._waiting)
        starting = any(each.starting for each in self._workers)
        if wanted and not starting and len(self._workers) < self._most and not self._start():
            self._hand_out()

    def has_freed(self) -> None:
        """A worker can take the next thought."""
        self._hand_out()

    def take_back(self, ear: _Ear) -> None:
        """A worker listens no more."""
        self._ears.append(ear)

    def has_ended(self, ended: _ThinkingThread, thought: PendingThought | None, *, by_itself: bool) -> None:
        """A worker is gone: killed because it did not heed, or `by_itself`."""
        if ended in self._workers:
            self._workers.remove(ended)
        self._warming = True
        if by_itself:
            _log.info("a worker process has ended by itself")
            self.has_broken_down()
        if thought is not None and not thought.cancelled:
            thought.failed()
        self._hand_out()

    def has_stood_still(self) -> None:
        """A worker has said nothing for long."""
        _log.info("a worker process stands still and is replaced")
        self.stood_still.emit()

    def has_broken_down(self) -> None:
        """A worker ended by itself, or a thought of it: a program that was replaced while it runs can do neither."""
        self._breakdowns += 1
        if self._breakdowns >= BREAKDOWNS:
            self._give_up()

    def _give_up(self) -> None:
        if not self.out_of_order:
            self.out_of_order = True
            self.broke_down.emit()


class _ThinkingThread:
    """One process and this side's end of its pipe."""

    def __init__(self, owner: Thinking, ear: _Ear, game: str, serve: worker.Serve) -> None:
        self.starting = True
        self._owner = owner
        self._game = game
        self._thought: PendingThought | None = None
        self._number = 0
        self._told: dict[int, tuple[Told, ...]] = {}
        """The history of each seat that the process has."""
        self._pipe, theirs = START.Pipe()
        self._process = START.Process(target=serve, args=(theirs, game), name="swallows thinking", daemon=True)
        try:
            self._process.start()
        except OSError:
            self._pipe.close()
            raise
        finally:
            theirs.close()
        self._ear = ear
        self._silent = 0
        ear.open(self._pipe, self._hear, self._lose_patience, self._look)

    @property
    def free(self) -> bool:
        """Whether it can take a thought at once."""
        return not self.starting and self._thought is None

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return self._process.pid

    def take(self, thought: PendingThought, number: int) -> None:
        """Send a thought over; its answer comes as `number`."""
        question = thought.question
        keep, news = self._unheard(question.seat, question.view.history)
        task = worker.ThinkingTask(
            number,
            thought.kind,
            self._game,
            question.seat,
            question.level,
            question.seed,
            question.in_turn,
            pack(self._game, question.view),
            keep,
            news,
            self._owner.packs,
            self._owner.catalogue,
        )
        thought.worker, self._thought, self._number = self, thought, number
        self._silent = 0
        self._ear.attend(closely=True)
        self._send(task)

    def call_off(self) -> None:
        """The answer is not wanted any more."""
        self._ear.mind(on=True)
        self._send(("cancel", self._number))

    def end(self) -> None:
        """Kill the process; it holds nothing that would be lost."""
        self._ear.close()
        self._owner.take_back(self._ear)
        self._process.kill()
        self._process.join()
        self._pipe.close()

    def _unheard(self, seat: int, history: tuple[Told, ...]) -> tuple[int, tuple[Told, ...]]:
        """How much of the history that the process knows for a seat is still valid, and the new events."""
        told = self._told.get(seat, ())
        self._told[seat] = history
        both = range(min(len(told), len(history)))
        keep = bisect_left(both, True, key=lambda at: told[at] is not history[at])
        return keep, history[keep:]

    def _send(self, message: object) -> None:
        try:
            self._pipe.send_bytes(pickle.dumps(message, pickle.HIGHEST_PROTOCOL))
        except OSError:
            self._ear.listen_soon()  # the pipe tells that it is closed, and is believed then

    def _hear(self) -> None:
        try:
            while not self._pipe.closed and self._pipe.poll():
                self._understand(*pickle.loads(self._pipe.recv_bytes()))
        except (EOFError, OSError):
            self._gone(by_itself=True)

    def _look(self) -> None:
        """See whether a worker that thinks has said anything lately."""
        self._silent += 1
        if self._silent > (SILENCE_AT_START if self.starting else SILENCE):
            self._owner.has_stood_still()
            self._gone(by_itself=True)

    def _understand(self, what: str, number: int = 0, content: object = None) -> None:
        self._silent = 0
        if what == "ready":
            self.starting = False
            self._ear.attend(closely=False)
            self._owner.has_freed()
            return
        if number != self._number or self._thought is None:
            return
        thought, self._thought = self._thought, None
        self._ear.mind(on=False)
        self._ear.attend(closely=False)
        if what == "failed":
            _log.warning("a thought has failed: %s", content)
            self._owner.has_broken_down()
        if not thought.cancelled:
            thought.failed() if what == "failed" else thought.done(content)
        self._owner.has_freed()

    def _lose_patience(self) -> None:
        if self._thought is not None:
            self._gone(by_itself=False)

    def _gone(self, *, by_itself: bool) -> None:
        if self._pipe.closed:
            return
        thought, self._thought = self._thought, None
        self.end()
        self._owner.has_ended(self, thought, by_itself=by_itself)


class _Ear:
    """Listens to one pipe after the other, and minds the time a worker has to heed.

    Its Qt objects live as long as the service: to delete them while a signal of theirs is on its way is not safe.
    """

    def __init__(self, parent: QObject) -> None:
        self._hear: Callable[[], None] = _nothing
        self._look: Callable[[], None] = _nothing
        self._lose_patience: Callable[[], None] = _nothing
        self._patience = SingleShotTimer(parent, lambda: self._lose_patience())
        self._soon = SingleShotTimer(parent, lambda: self._hear())
        self._pulse = QTimer(parent, interval=BEAT)
        self._pulse.timeout.connect(lambda: self._look())
        self._timer: QTimer | None = None
        self._notifier: QSocketNotifier | None = None
        if sys.platform == "win32":  # a pipe there has no number that Qt could watch
            self._timer = QTimer(parent)
            self._timer.timeout.connect(lambda: self._hear())
        else:
            self._notifier = QSocketNotifier(QSocketNotifier.Type.Read, parent)
            self._notifier.activated.connect(lambda *_: self._hear())

    def open(
        self,
        pipe: Connection,
        hear: Callable[[], None],
        lose_patience: Callable[[], None],
        look: Callable[[], None],
    ) -> None:
        """From now on call `hear` whenever something can be read from `pipe`, or its other end has gone, and `look`
        every `BEAT` while something is awaited."""
        self._hear, self._lose_patience, self._look = hear, lose_patience, look
        self._pulse.start(BEAT)
        if self._timer is not None:
            self._timer.start(LOOK)
        if self._notifier is not None:
            self._notifier.setSocket(pipe.fileno())
            self._notifier.setEnabled(True)

    def listen_soon(self) -> None:
        """Call `hear` in the next turn, whatever the pipe says."""
        self._soon.start()

    def attend(self, *, closely: bool) -> None:
        """Check often while an answer is expected; otherwise the notifier suffices."""
        if closely:
            self._pulse.start(BEAT)
        else:
            self._pulse.stop()
        if self._timer is not None:
            self._timer.setInterval(LOOK if closely else LOOK_IDLE)

    def mind(self, *, on: bool) -> None:
        """Begin to mind the time, or leave off."""
        if on:
            self._patience.start(HEED)
        else:
            self._patience.stop()

    def close(self) -> None:
        """Hear no more: to be called before the pipe closes."""
        self._patience.stop()
        self._pulse.stop()
        self._hear = self._lose_patience = self._look = _nothing
        if self._timer is not None:
            self._timer.stop()
        if self._notifier is not None:
            self._notifier.setEnabled(False)


def _nothing() -> None:
    """What is called while no worker listens."""
