"""Pages that tell of games under way, beside those of games that differ in nothing that everybody knows.

Two records are played from two seeds as long as everybody is told the same of both. The start page, the list of games,
the pages of cups, championships and seasons, the game taken up again and its replay must then be alike.
"""

from __future__ import annotations

import datetime
import os
import random
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, NamedTuple
from unittest import mock

from bench.trial.looks import WindowLook, differences, look, prepare, settle
from bench.trial.shuffling import shuffled
from swallows_gui import folders
from swallows_gui.competition import playing, shelf
from swallows_gui.competition.cup import Cup, Participant, Side
from swallows_gui.competition.playing import match_rules
from swallows_gui.competition.shelf import Championship
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.session import season
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.records import library, whole_files
from swallows_gui.records.write import Journal
from swallows_gui.session import Session, Setup, lines
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.shell.main_window import MainWindow

NAMES: Final = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gina", "Hugo", "Ines", "Jan", "Kim", "Lea")
SEEDS: Final = range(1, 40)
MOVES: Final = 60
FIRST: Final = 20
"""Fewer moves than the shortest game has."""
BEGUN: Final = datetime.datetime(2024, 5, 1, 12, tzinfo=datetime.UTC)
"""Both records were begun, and written last, at this time."""
OLD: Final = "old.swallows"

Group = Championship | Cup | season.Season


class TwinCourse(NamedTuple):
    """A game of people alone, by a setup, and how its twin comes about."""

    lab: GameLab
    setup: Setup
    actions: tuple[int, ...]
    other: int | None
    """A seed with which it goes the same for everybody; None: no two seeds deal alike for all, and what is hidden is
    changed in the record. That can be listed and told of, and not be played."""

    def write(self, path: Path, *, twin: bool) -> None:
        """Leave its record behind."""
        path.parent.mkdir(parents=True, exist_ok=True)
        fixed = SimpleNamespace(datetime=SimpleNamespace(now=lambda _zone: BEGUN), UTC=datetime.UTC)
        rewritten = twin and self.other is None
        setup = replace(self.setup, seed=self.other) if twin and not rewritten else self.setup
        with mock.patch.object(lines, "datetime", fixed):
            with Session.new(setup, path=None if rewritten else path) as session:
                for action in self.actions:
                    session.act(action)
            if rewritten:
                self._rewrite(session, path)
        os.utime(path, (BEGUN.timestamp(),) * 2)

    def _rewrite(self, session: Session, path: Path) -> None:
        """The record of a game in which the secrets are others."""
        game, kind, record = session._history.game, session._playable.kind, session.record()
        view: Any = game.view(None)
        twin = self.lab.speaking(view.sample(Seeded(1)))
        start, *pieces = shuffled(session._told._moves, game.notation, None)
        journal, seeds = Journal(), tuple(range(1, game.seats + 1))
        journal.append([lines.header_line(kind, record.header.options, session.seats, 1, seeds)])
        journal.append(lines.start_lines(twin, start))
        for move, events in zip(record.standing, pieces, strict=True):
            action = twin.notation.action_from_json(move.seat, move.action)
            journal.append(lines.move_lines(kind, twin, move.n, action, events, late=move.late))
        journal.write_to(path)
        journal.close()


def course_of(lab: GameLab, setup: Setup) -> TwinCourse:
    """A course as long as it can be told by nobody from that of another seed."""
    best: TwinCourse | None = None
    for other in SEEDS:
        if other == setup.seed:
            continue
        one, two = Session.new(setup), Session.new(replace(setup, seed=other))
        if one.view(None) != two.view(None) or one.view(None).history != two.view(None).history:
            continue
        made = TwinCourse(lab, setup, tuple(_together(lab, one, two, random.Random(setup.seed))), other)
        if best is None or len(made.actions) > len(best.actions):
            best = made
    return best or TwinCourse(lab, setup, tuple(_alone(lab, Session.new(setup), random.Random(setup.seed))), None)


def _alone(lab: GameLab, session: Session, lot: random.Random) -> Iterator[int]:
    """The first actions of a game."""
    while session.n < FIRST:
        action = lab.choose(session._history.game, lot.random)[0]
        session.act(action)
        yield action


def _together(lab: GameLab, one: Session, two: Session, lot: random.Random) -> Iterator[int]:
    """Actions that both games take, and that tell everybody the same of both."""
    while not one.over and one.n < MOVES:
        action = lab.choose(one._history.game, lot.random)[0]
        seat = one.to_move
        if two.to_move != seat or seat is None or action not in two.legal(seat):
            return
        left, right = one._history.game.copy(), two._history.game.copy()
        notation = left.notation
        told, other = left.push(action), right.push(action)
        heard = [[notation.redact(notation.event_to_json(event), None) for event in each] for each in (told, other)]
        if heard[0] != heard[1] or left.view(None) != right.view(None) or left.to_move is None:
            return
        one.act(action)
        two.act(action)
        yield action


def groups(lab: GameLab, seed: int) -> Iterator[tuple[Group | None, Setup]]:
    """A game by itself, then one of a championship, of a cup and of a season, with the page that tells of it."""
    rules = match_rules(lab.game)
    players = [Participant(name=name, colour=colour) for name, colour in zip(NAMES, SEAT_COLOURS, strict=False)]
    sides = tuple(Side(name=player.name, players=(player,)) for player in players[:4])
    if rules is not None:
        evening = Championship(name="Evening", games=(lab.game,), sides=(sides[0], sides[1]), seed=seed)
        yield None, replace(playing.setup(evening, 1), title="")
        yield evening, playing.setup(evening, 1, "Championship")
    if rules is not None and rules.forms:
        cup = Cup(name="Cup", game=lab.game, form="knockout", legs=rules.legs, sides=sides, seed=seed)
        yield cup, playing.setup(cup, 1, "Cup")
    if lab.game == "swallows":
        people = [season.SeasonPlayer(name=player.name, colour=player.colour) for player in players[:3]]
        winter = season.begun("Winter", people, 2, {"format": "eight"}, keeps_cash=True)
        yield winter, replace(season.setup(winter, 0), seed=seed)


class Pages:
    """Compares pages in windows; made in an application."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.compared = self.moves = 0

    def compare(self, lab: GameLab, seed: int) -> list[str]:
        """What tells pages from their twins."""
        found = []
        for group, setup in groups(lab, seed):
            where = f"{lab.game}, seed {seed}, {type(group).__name__ if group is not None else 'alone'}"
            course = course_of(lab, setup)
            self.moves += len(course.actions)
            self._shown(group, course, twin=False)  # what is made once a process is there for both
            one, two = self._shown(group, course, twin=False), self._shown(group, course, twin=True)
            self.compared += len(one)
            if one.keys() != two.keys():
                found.append(f"{where}: {sorted(one)} is not {sorted(two)}")
            for page in one.keys() & two.keys():
                found += [f"{where}, {page}: {fault}" for fault in differences(one[page], two[page])]
        return found

    def _shown(self, group: Group | None, course: TwinCourse, *, twin: bool) -> dict[str, WindowLook]:
        folder = self._folder / "pages"  # one for all: lists show where files lie
        shutil.rmtree(folder, ignore_errors=True)
        with mock.patch.dict(os.environ, {"XDG_DATA_HOME": str(folder)}):
            prepare(folder)
            path = library.games_folder() / OLD
            course.write(path, twin=twin)
            if group is not None:
                kept = _kept(group, path)
                os.utime(kept, (BEGUN.timestamp(),) * 2)
            window = MainWindow()
            window.resize(1100, 740)
            window.show()
            window.activateWindow()
            settle(window.isActiveWindow)
            try:
                return dict(_pages(window, group, path if course.other is not None else None))
            finally:
                if isinstance(group, season.Season):
                    whole_files.forget(season.path_of(group))  # nobody else has deleted it
                window.leave_game()
                window.close()
                window.deleteLater()
                settle(lambda: True)


def _kept(group: Group, path: Path) -> Path:
    """The file of a championship, cup or season with the game of a record under way."""
    if isinstance(group, season.Season):
        return season.keep(group)
    shelf.write(kept := folders.cups_folder() / f"{group.name}.cup", group.with_match(playing.begun(1, path)))
    return kept


def _pages(window: MainWindow, group: Group | None, playable: Path | None) -> Iterator[tuple[str, WindowLook]]:
    ways: list[tuple[str, Callable[[], Any]]] = [
        ("start", lambda: window.navigation.show("start")),
        ("games", lambda: window.navigation.show("records")),
    ]
    if isinstance(group, season.Season):
        ways = [("season", lambda: window.navigation.show_start("swallows", "season"))]
    elif group is not None:
        kept = next(shelf.kept()).path
        ways = [("cups", window.cups.show_list), (type(group).__name__, lambda: window.cups.open(kept))]
    for name, way in ways:
        window.game.list_unfinished()
        way()
        settle(lambda: True)
        yield name, look(window)
    if playable is None:
        return
    window.navigation.replay_file(playable)
    settle(lambda: window.replay is not None)
    assert window.replay is not None
    window.replay.rerun.seek(window.replay.rerun.last - 1)
    window.replay.rerun.step()
    settle(lambda: True)
    yield "replay", look(window)
    window.navigation.leave_replay()
    window.open_file(playable)
    settle(lambda: window.game.laid is not None and window.game.laid.controller.info.phase in _AT_REST)
    yield "taken up", look(window)


_AT_REST: Final = (Phase.ASKED, Phase.HELD, Phase.OVER, Phase.CURTAINED, Phase.PAUSED)
