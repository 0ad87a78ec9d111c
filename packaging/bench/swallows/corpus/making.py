"""Makes a corpus: plays every plan through a session and puts the games and the card data into a folder."""

import shutil
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final, cast

from bench.swallows.corpus.plans import PEOPLE, Plan, plans
from bench.swallows.corpus.stored import (
    CONTENTS,
    DATA,
    DATA_FILES,
    ENDING,
    WHOLE,
    canonical,
    condensed,
    dated,
    packed,
    write_games,
)
from swallows_gui import __version__
from swallows_gui.catalogue.places import data_path
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.lab.parallel import Progress, spread
from swallows_gui.records.record import Record
from swallows_gui.session import Seat, Session, Setup

TRIES: Final = 5
"""So many seeds are tried for a game that is to be left where few games come by; else it is played to its end."""
MOST_TAKEN_BACK: Final = 30
"""So often moves are taken back in one game: each time all since go too, and with many people it would never end."""
_HANDS: Final = ("random", "normal", "easy", "random")
"""How people play, by seat; what was taken back is played another way."""


@dataclass(frozen=True, slots=True)
class Made:
    """A plan played: the game as it is kept, and what happened in it, for the list of contents."""

    number: int
    game: Json
    whole: bytes
    """The whole record, or nothing."""
    left: bool
    events: Counter[str]
    actions: Counter[str]
    lines: Counter[str]


def make(folder: Path, *, jobs: int = 1, only: Sequence[int] | None = None, progress: Progress | None = None) -> Json:
    """Make the corpus of this version in an empty or new folder; returns its contents.

    `only` are numbers of plans, for a smaller one. Raises `OSError` for a folder that cannot be written.
    """
    (folder / WHOLE).mkdir(parents=True)
    for name in DATA_FILES:
        source, target = data_path("resources", "swallows", name), folder / DATA / name
        if source.is_dir():
            shutil.copytree(source, target)
        else:
            shutil.copyfile(source, target)
    wanted = range(len(plans())) if only is None else only
    done: list[Made] = []
    for made in spread(play_plan, wanted, jobs):
        done.append(made)
        if progress is not None:
            progress(len(done), len(wanted))
    done.sort(key=lambda made: made.number)
    write_games(folder, (made.game for made in done))
    for made in done:
        if made.whole:
            (folder / WHOLE / f"{made.game['name']}{ENDING}").write_bytes(packed(made.whole))
    contents = _contents(done)
    text = b"{\n" + b",\n".join(_entry(name, value) for name, value in contents.items()) + b"\n}\n"
    (folder / CONTENTS).write_bytes(text)
    return contents


def play_plan(number: int) -> Made:
    """Play the plan of this number; one that does not come to where it is to be left is tried with other seeds."""
    plan = plans()[number]
    for again in range(TRIES):
        tried = replace(plan, seed=plan.seed + 10_000 * again)
        session, left = _play(tried)
        if left or not plan.leave_at:
            break
    record = session.record()
    session.close()
    return Made(
        number=number,
        game=condensed(plan.name, record),
        whole=dated(record) if plan.whole else b"",
        left=left,
        events=Counter(event["type"] for event in _events(record)),
        actions=Counter(move.action["type"] for move in record.standing),
        lines=Counter(type(line).__name__.removesuffix("Line") for line in record.lines),
    )


def _play(plan: Plan) -> tuple[Session, bool]:
    """The game of a plan, and whether it was left before its end."""
    seats = tuple(
        Seat(f"Seat {number + 1}") if level == PEOPLE else Seat(f"Seat {number + 1}", "ai", level)
        for number, level in enumerate(plan.seats)
    )
    session = Session.new(Setup(plan.options, seats, title=plan.name, seed=plan.seed))
    evening = _Evening(session, plan)
    return session, evening.play()


class _Evening:
    """People and AI seats play one game."""

    def __init__(self, session: Session, plan: Plan) -> None:
        self._session = session
        self._plan = plan
        self._chance = Seeded(plan.seed)
        self._came = 0
        self._tries = 0
        """How often moves were taken back. It changes people's minds, so that nobody plays the same once more."""

    def play(self) -> bool:
        """Play to the end, or to where the plan leaves; returns whether it did."""
        while not self._session.over:
            if self._is_to_be_left():
                return True
            if self._session.step() is None and not self._session.over:
                self._person_decides()
            if self._plan.restless and not self._session.over:
                self._be_restless()
        return False

    def _is_to_be_left(self) -> bool:
        plan = self._plan
        if not plan.leave_at:
            return False
        mover = self._session.to_move
        view = cast(Any, self._session.view(mover))
        there = plan.leave_at in (view.step, view.period)
        self._came += there
        return there and self._came > plan.leave_after

    def _person_decides(self) -> None:
        """A person steps in out of turn, or whose turn it is decides."""
        session, mover = self._session, self._session.to_move
        assert mover is not None
        for seat in session.humans():
            if seat != mover and session.legal(seat) and self._chance.below(4) == 0:
                action = self._mind(seat).offer(cast(Any, session.view(seat)))
                if action is not None:
                    session.act(action)
                    return
        session.act(self._mind(mover).choose(cast(Any, session.view(mover))))

    def _mind(self, seat: int) -> Any:
        return make_player(_HANDS[(seat + self._tries) % len(_HANDS)], seat, self._plan.seed + self._tries)

    def _be_restless(self) -> None:
        """Now and then take back, play again what was taken back, or let a seat change hands."""
        session, chance = self._session, self._chance
        humans = session.humans()
        what = chance.below(60)
        if what < 6 and humans:
            self._take_back(humans[chance.below(len(humans))])
        elif what == 6:
            seat = chance.below(len(session.seats))
            if seat in humans:
                session.hand_to_ai(seat, ("easy", "normal", "random", "hard")[chance.below(4)])
            else:
                session.take_back_seat(seat)

    def _take_back(self, seat: int) -> None:
        session = self._session
        if self._tries == MOST_TAKEN_BACK or session.can_undo(seat) is None:
            return
        session.ask_back(seat)
        while session.vote is not None:
            session.answer(session.vote.waiting[0], agree=True)
        self._tries += 1
        if self._chance.below(3) == 0 and session.can_redo(seat) is not None:
            session.redo(seat)


def _events(record: Record) -> Iterable[Json]:
    return record.events


def _contents(done: Sequence[Made]) -> Json:
    """What a corpus is, for readers: by whom it was played and how often everything happens in it."""
    header = done[0].game["header"]

    def count(of: Callable[[Made], Counter[str]]) -> Json:
        return dict(sorted(sum((of(made) for made in done), Counter[str]()).items()))

    return {
        "game": header["game"],
        "app": __version__,
        "rules": header["rules"],
        "catalogue": header["catalogue"],
        "games": len(done),
        "left": sum(made.left for made in done),
        "whole": sum(bool(made.whole) for made in done),
        "lines": count(lambda made: made.lines),
        "actions": count(lambda made: made.actions),
        "events": count(lambda made: made.events),
    }


def _entry(name: str, value: Any) -> bytes:
    return b"  " + canonical(name).strip() + b": " + canonical(value).strip()
