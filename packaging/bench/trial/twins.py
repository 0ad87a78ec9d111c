"""Noninterference: sessions that differ in nothing but what a viewer cannot know look alike to him.

No list of secrets is needed: the engine's `sample` draws everything that a view does not know anew, and the events that
were told to others are shuffled among each other. One window shows all positions as they were played, a second one
their twins. Pictures, texts, rows, tooltips, titles, menus, clipboard and what a screen reader finds are compared.

    python packaging/bench -m bench.trial.twins SEED FOLDER GAME [LOOK ...]
"""

from __future__ import annotations

import gc
import json
import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.trial.looks import WindowLook, differences, look, prepare, settle
from bench.trial.shuffling import shuffled
from bench.trial.twin_pages import NAMES, Pages
from bench.trial.twin_replay import replayed_as
from swallows_gui.competition import playing
from swallows_gui.competition.cup import Cup, Participant, Side
from swallows_gui.competition.playing import match_rules
from swallows_gui.competition.shelf import Championship
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.session import season
from swallows_gui.lab.game_lab import GameLab, lab_of
from swallows_gui.services.settings import settings
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.shell.main_window import MainWindow

STOPS: Final = (Phase.ASKED, Phase.HELD, Phase.OVER, Phase.CURTAINED, Phase.PAUSED)
AGAIN: Final = 4
"""Times that a position which does not look as its twin is shown again, each."""
FURTHEST: Final = 240
"""Moves into a game at most."""
LOOKS: Final = (
    "at first",
    "by Tab",
    "as text",
    "in German",
    "large",
    "with a hint",
    "in a replay",
    "for everybody",
    "after a choice",
)
"""At a position; "in a replay" and, there, "for everybody" belong together."""
PAGES: Final = "pages"
"""The looks of `twin_pages`, all together."""


class TwinPosition(NamedTuple):
    """A game under way, whoever may look at it, and its twin."""

    lab: GameLab
    setup: Setup
    moves: int
    viewer: int | None
    """None: nobody looks, the curtain is closed."""
    lot: int

    def played(self) -> Session:
        """The game as it was played; nothing of that can be taken back, for what was before would have no twin."""
        session = Session.new(self.setup)
        lot = random.Random(self.lot).random
        while session.n < self.moves and not session.over:
            session.act(self.lab.choose(session._history.game, lot)[0])
        session._history.base, session._history.past = session.n, []
        return session

    def twin(self) -> Session:
        """The game again, in which everything that the viewer does not know is otherwise."""
        session = self.played()
        history, told = session._history, session._told
        view: Any = history.game.view(self.viewer)
        history.game = self.lab.speaking(view.sample(Seeded(self.lot + 1)))
        notation = history.game.notation
        twins = shuffled(told._moves, notation, self.viewer)
        told._moves = [list(map(notation.events.as_told, events)) for events in twins]
        told._seats.clear()
        return session

    def choice(self) -> int | None:
        """What the viewer can do now without touching a die, anything hidden, or a computer's turn, in both alike."""
        if self.viewer is None:
            return None
        one, two = self.played(), self.twin()
        people = one.humans()
        for entry in one.view(self.viewer).asked:
            action = entry if isinstance(entry, int) else entry[0]
            left, right = one._history.game.copy(), two._history.game.copy()
            right.chance.state = before = left.chance.state
            told, other = left.push(action), right.push(action)
            still = left.chance.state == right.chance.state == before and left.to_move == right.to_move
            hidden = any(event[0] in self.lab.shows_hidden for event in (*told, *other))
            if still and not hidden and left.to_move in people:
                return action
        return None


def positions(lab: GameLab, seed: int, setup: Setup | None = None) -> Iterator[TwinPosition]:
    """Positions of a random game: before a closed curtain and after it was opened where several people play, and of one
    who plays alone. `setup`: a game of a cup or a season instead of one drawn from the seed."""
    lot = random.Random(f"{lab.game} {seed}")
    if setup is None:
        drawn = lab.random_game(seed)
        setup = Setup({**drawn.options, **lab.heard}, drawn.seats, lab.game)
    for people in (0, 2):
        many = len(setup.seats)
        alone = lot.randrange(many)
        seats = tuple(
            Seat(NAMES[at], "ai" if people == 0 and at != alone else "human",
                 "easy" if people == 0 and at != alone else "", SEAT_COLOURS[at % len(SEAT_COLOURS)])
            for at in range(many)
        )  # fmt: skip
        made = Setup(setup.options, seats, setup.game, setup.title, seed=seed)
        reached = _rest(TwinPosition(lab, made, lot.randrange(2, FURTHEST), alone, lot.randrange(1 << 20)), people)
        if reached is None:
            continue
        if people:
            yield reached._replace(viewer=None)
        yield reached


def _rest(wanted: TwinPosition, people: int) -> TwinPosition | None:
    """The position next to the one that is wanted at which a person has a choice or, where nobody ever has one, is
    asked; None if there is none."""
    session = Session.new(wanted.setup)
    lot, found, asked_at = random.Random(wanted.lot).random, None, None
    while not session.over and session.n <= wanted.moves:
        mover = session.to_move
        asked = session.view(mover).asked if people or mover == wanted.viewer else ()
        if len(asked) > 1:  # who has no choice may not be asked
            found = wanted._replace(moves=session.n, viewer=session.to_move)
        elif asked:
            asked_at = wanted._replace(moves=session.n, viewer=session.to_move)
        session.act(wanted.lab.choose(session._history.game, lot)[0])
    return found or asked_at


class Twins:
    """Shows positions and their twins, each kind in a window of its own; made in an application with its services."""

    def __init__(self, folder: Path, looks: Sequence[str] = LOOKS) -> None:
        """`folder` takes their settings: each window begins with the same. `looks`: those that are compared."""
        QAccessible.setActive(True)
        self._looks = looks
        self._folder, self._windows = folder, 0
        self.compared = 0
        self.choices = 0

    def compare(self, all_of_them: Sequence[TwinPosition]) -> list[str]:
        """What tells positions from their twins."""
        choices = [position.choice() for position in all_of_them]
        self._shown(all_of_them, choices, twin=False)  # what is painted or made once a process is there for both
        one = self._shown(all_of_them, choices, twin=False)
        two = self._shown(all_of_them, choices, twin=True)
        found = []
        for position, choice, left, right in zip(all_of_them, choices, one, two, strict=True):
            where = f"{position.setup.game}, seed {position.setup.seed}, move {position.moves}, for {position.viewer}"
            self.compared += len(left)
            self.choices += "after a choice" in left
            if left != right and not self._alike_after_all(position, choice, left, right):
                if left.keys() != right.keys():
                    found.append(f"{where}: {sorted(left)} is not {sorted(right)}")
                for how in left.keys() & right.keys():
                    found += [f"{where}, {how}: {fault}" for fault in differences(left[how], right[how])]
        return found

    def _alike_after_all(
        self, position: TwinPosition, choice: int | None, left: dict[str, WindowLook], right: dict[str, WindowLook]
    ) -> bool:
        """Whether a position looks once as its twin does, where pictures alone differ. Qt's glyphs of one figure may
        differ by four levels in 256 from one window to the next, with nothing hidden changed; what tells a secret does
        so each time."""
        if left.keys() != right.keys() or any(left[how][1:] != right[how][1:] for how in left):
            return False
        of_played, of_twin = [left], [right]
        for _ in range(AGAIN):
            of_played += self._shown([position], [choice], twin=False)
            of_twin += self._shown([position], [choice], twin=True)
        return any(shown in of_twin for shown in of_played)

    def _shown(
        self, all_of_them: Sequence[TwinPosition], choices: Sequence[int | None], *, twin: bool
    ) -> list[dict[str, WindowLook]]:
        random.seed(1)
        self._windows += 1
        prepare(self._folder / f"{time.monotonic_ns()}-{self._windows}")
        QGuiApplication.clipboard().clear()
        window = MainWindow()
        window.resize(1100, 740)
        window.show()
        window.activateWindow()
        settle(window.isActiveWindow)
        try:
            return [
                self._of_position(window, position, choice, twin=twin)
                for position, choice in zip(all_of_them, choices, strict=True)
            ]
        finally:
            window.leave_game()
            window.close()
            window.deleteLater()
            del window
            settle(lambda: True)
            gc.collect()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def _of_position(
        self, window: MainWindow, position: TwinPosition, choice: int | None, *, twin: bool
    ) -> dict[str, WindowLook]:
        session = position.twin() if twin else position.played()
        window.game.begin_with(lambda: session, lambda: window.navigation.show("start"))
        settle(lambda: window.game.laid is not None and window.game.laid.controller.info.phase in STOPS)
        desk, talk = window.desk, window.talk
        assert desk is not None
        assert talk is not None
        looks: dict[str, WindowLook] = {}
        if talk.curtain.closed and position.viewer is not None:
            talk.curtain._open.click()
            settle(lambda: desk.controller.info.phase in STOPS)
        looks["at first"] = look(window)
        as_text = window.actions_["text_table"]
        ways: tuple[tuple[str, Callable[[], object], Callable[[], object]], ...] = (
            ("by Tab", lambda: QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Tab), lambda: None),
            ("as text", lambda: as_text.setChecked(True), lambda: as_text.setChecked(False)),
            ("in German", lambda: settings().change(language="de"), lambda: settings().change(language="en")),
            ("large", lambda: settings().change(text_scale=150), lambda: settings().change(text_scale=100)),
        )
        for how, begin, end in ways:
            if how not in self._looks:
                continue
            begin()
            settle(lambda: True)
            looks[how] = look(window)
            assert looks[how] != looks["at first"] or how == "by Tab" or talk.curtain.closed, f"{how}: nothing new"
            end()
            settle(lambda: True)
        if "with a hint" in self._looks and desk.controller.info.may_hint:
            desk.controller.ask_hint()
            settle(lambda: talk.hints._thought is None)
            looks["with a hint"] = look(window)
            talk.hints.sheet.dismiss()
            settle(lambda: True)
        if "in a replay" in self._looks:
            looks |= _replayed(window, replayed_as(position.lab, position.viewer, position.lot) if twin else None)
        if (
            "after a choice" in self._looks
            and choice is not None
            and not talk.curtain.closed
            and desk.controller.info.phase is Phase.ASKED
        ):
            desk.controller.do([choice])
            settle(lambda: desk.controller.info.phase in STOPS)
            looks["after a choice"] = look(window)
        window.leave_game()
        settle(lambda: True)
        gc.collect()  # else pages of this game that wait for it are found beside the next one, or are not
        settle(lambda: True)
        return looks


def _replayed(window: MainWindow, as_twin: AbstractContextManager[Any] | None) -> dict[str, WindowLook]:
    """The game so far, replayed: its last step for whoever may see most of it, then halfway through for everybody."""
    looks: dict[str, WindowLook] = {}
    with as_twin or nullcontext():
        window.replay_game()
        settle(lambda: window.replay is not None)
    shown = window.replay
    assert shown is not None
    rerun = shown.rerun
    rerun.seek(rerun.last - 1)
    rerun.step()
    settle(lambda: not rerun.presenter.running)
    looks["in a replay"] = look(window)
    rerun.set_eyes(None)
    rerun.seek(rerun.last // 2)
    settle(lambda: True)
    looks["for everybody"] = look(window)
    window.navigation.leave_replay()
    settle(lambda: window.game.laid is not None and window.game.laid.controller.info.phase in STOPS)
    return looks


def occasions(lab: GameLab, seed: int) -> Iterator[Setup | None]:
    """A game by itself, then one of a championship, of a cup and of a season, as far as it is played for them."""
    yield None
    rules = match_rules(lab.game)
    sides = tuple(Side(name=name, players=(Participant(name=name, level="easy"),)) for name in NAMES[:8])
    if rules is not None:
        evening = Championship(name="Evening", games=(lab.game,), sides=(sides[0], sides[1]), seed=seed)
        yield playing.setup(evening, 1, "Championship")
    if rules is not None and rules.forms:
        cup = Cup(name="Cup", game=lab.game, form="knockout", legs=rules.legs, sides=sides, seed=seed)
        yield playing.setup(cup, 1, "Cup")
    if lab.game == "swallows":
        players = [season.SeasonPlayer(name=name) for name in NAMES[:2]]
        yield season.setup(season.begun("Winter", players, 2, {"format": "eight"}, keeps_cash=True), 0)


def main(seed: int, folder: Path, game: str, looks: Sequence[str]) -> None:
    """Compare positions of the games of a seed, and tell of each; `looks`: at first and as text only, for example."""
    from swallows_gui.app import paint_in_this_thread

    paint_in_this_thread()
    application = QApplication(["twins"])
    lab = lab_of(game)
    for setup in occasions(lab, seed) if not looks else [None] if {*looks} & {*LOOKS} else ():
        twins, found = Twins(folder, looks or LOOKS), list(positions(lab, seed, setup))
        faults = twins.compare(found)
        told = {"seed": seed, "positions": len(found), "compared": twins.compared, "choices": twins.choices}
        print(json.dumps({**told, "faults": faults}), flush=True)
    if not looks or PAGES in looks:
        pages = Pages(folder)
        faults = pages.compare(lab, seed)
        told = {"seed": seed, "pages": pages.compared, "compared": pages.compared, "moves": pages.moves}
        print(json.dumps({**told, "faults": faults}), flush=True)
    application.quit()


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4:])
