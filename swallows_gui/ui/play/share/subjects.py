"""What can be shared: a replay where it stands, the running game as far as it has come, a game on the shelf."""

from __future__ import annotations

from collections.abc import Generator
from typing import TYPE_CHECKING

from swallows_gui.models.games import title_of
from swallows_gui.services.people import shown_name
from swallows_gui.ui.play.replay.replays import of_file, opened
from swallows_gui.ui.stage.poster import last_hung

if TYPE_CHECKING:
    from swallows_gui.records.record import ListedGame
    from swallows_gui.session.replay import Playback
    from swallows_gui.ui.kit.take_over import TakeOver
    from swallows_gui.ui.play.game_desk import GameUi
    from swallows_gui.ui.play.replay.replay_desk import ReplayDesk


class SharedReplay:
    """A replay, at the position that is shown."""

    def __init__(self, desk: ReplayDesk) -> None:
        self._desk, self._rerun = desk, desk.rerun

    @property
    def moves(self) -> bool:
        """Whether it is past its beginning."""
        return self._rerun.position > 0

    def pause(self) -> None:
        """It stands still."""
        self._rerun.play(False)

    def opened(self) -> Generator[float, None, Playback]:
        """It is open."""
        yield 1.0
        return self._rerun.playback

    def position(self, _playback: Playback) -> int:
        """The one that is shown."""
        return self._rerun.position

    def name(self) -> str:
        """Of the match that is shown."""
        return self._desk.match_name()

    def poster(self) -> TakeOver | None:
        """The last one on its table."""
        return last_hung(self._desk.table)


class SharedGame:
    """The running game, as far as it has come; it goes on meanwhile."""

    moves = True

    def __init__(self, desk: GameUi) -> None:
        self._desk = desk

    def pause(self) -> None:
        """It goes on."""

    def opened(self) -> Generator[float, None, Playback]:
        """What of it is in its record now."""
        return opened(self._desk.session.recording())

    def position(self, playback: Playback) -> int:
        """The last one that everybody knows."""
        return playback.last

    def name(self) -> str:
        """Its title, or who plays."""
        title = self._desk.session.options.get("title")
        return str(title) if title else " – ".join(shown_name(seat.name) for seat in self._desk.session.seats)

    def poster(self) -> TakeOver | None:
        """The last one on any of its screens."""
        return last_hung(self._desk.shell.frame)


class SharedRecord:
    """A game on the shelf, where it is furthest."""

    moves = True

    def __init__(self, entry: ListedGame) -> None:
        self._entry = entry

    def pause(self) -> None:
        """Nothing goes on."""

    def opened(self) -> Generator[float, None, Playback]:
        """Its file is read. Raises `RecordError` or `BadCard`."""
        return opened(of_file(self._entry.path))

    def position(self, playback: Playback) -> int:
        """The last one that everybody knows."""
        return playback.last

    def name(self) -> str:
        """What it is called in the list."""
        return title_of(self._entry)

    def poster(self) -> None:
        """None hangs there."""
        return
