"""The replay of a game under way, in which everything that its viewer does not know is otherwise."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import AbstractContextManager
from typing import Any
from unittest import mock

from bench.trial.shuffling import shuffled
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Game
from swallows_gui.lab.game_lab import GameLab
from swallows_gui.records.record import Record
from swallows_gui.session import replay
from swallows_gui.session.loading import EventLog


def replayed_as(lab: GameLab, viewer: int | None, lot: int) -> AbstractContextManager[Any]:
    """While this lasts, replays are made for twins: each state is sampled from what the viewer knows in it."""

    class TwinPlayback(replay.Playback):
        """A playback of one course of the game that the viewer cannot tell from the true one."""

        _begun = False

        def _prepare(self, record: Record) -> Generator[float, None, None]:
            yield from super()._prepare(record)
            self._begun = True

        def _heard(self) -> Generator[float, None, EventLog]:
            notation = self._made(self._moves[-1]).notation
            self._pieces = [[*events] for events in shuffled(self._pieces, notation, viewer)]
            return (yield from super()._heard())

        def _made(self, move: int) -> Game:
            game = super()._made(move)
            if not self._begun:
                return game
            view: Any = game.view(viewer)
            twin: Game = lab.speaking(view.sample(Seeded(lot + move)))
            return twin

    return mock.patch.object(replay, "Playback", TwinPlayback)
