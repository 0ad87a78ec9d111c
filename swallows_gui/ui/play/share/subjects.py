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
    """Shares a replay at the shown position."""

    def __init__(self, desk: ReplayDesk) -> None:
        self._desk, self._rerun = desk, desk.rerun

    @property
    def moves(self) -> bool:
        """True after the beginning."""
        return self._rerun.position > 0

    def pause(self) -> None:
        """Stop the replay."""
        self._rerun.play(False)

    def opened(self) -> Generator[float, None, Playback]:
        """The playback, which is already open."""
        yield 1.0
        return self._rerun.playback

    def position(self, _playback: Playback) -> int:
        """The position that is shown."""
        return self._rerun.position

    def name(self) -> str:
        """The name of the shown match."""
        return self._desk.match_name()

    def poster(self) -> TakeOver | None:
        """The poster shown last on the replay's table."""
        return last_hung(self._desk.table)


class SharedGame:
    """Shares the running game up to now; it goes on meanwhile."""

    moves = True

    def __init__(self, desk: GameUi) -> None:
        self._desk = desk

    def pause(self) -> None:
        """Do nothing: the game goes on."""

    def opened(self) -> Generator[float, None, Playback]:
        """The playback of its record up to now."""
        return opened(self._desk.session.recording())

    def position(self, playback: Playback) -> int:
        """The last position."""
        return playback.last

    def name(self) -> str:
        """The game's title, or its players."""
        title = self._desk.session.options.get("title")
        return str(title) if title else " – ".join(shown_name(seat.name) for seat in self._desk.session.seats)

    def poster(self) -> TakeOver | None:
        """The poster shown last on any screen of the game."""
        return last_hung(self._desk.shell.frame)


class SharedRecord:
    """Shares a recorded game at its last position."""

    moves = True

    def __init__(self, entry: ListedGame) -> None:
        self._entry = entry

    def pause(self) -> None:
        """Do nothing: a recorded game does not play."""

    def opened(self) -> Generator[float, None, Playback]:
        """The playback read from the file. Raises `RecordError` or `BadCard`."""
        return opened(of_file(self._entry.path))

    def position(self, playback: Playback) -> int:
        """The last position."""
        return playback.last

    def name(self) -> str:
        """The game's name in the list."""
        return title_of(self._entry)

    def poster(self) -> None:
        """None: no poster has been shown."""
        return
