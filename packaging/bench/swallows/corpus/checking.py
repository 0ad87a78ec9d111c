"""Plays the games of a corpus again, with the card data of their time, and tells which event is another one now."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from bench import ROOT
from bench.swallows.corpus.stored import (
    DATA,
    ENDING,
    Trail,
    corpora,
    read_games,
    unpacked,
    whole_records,
)
from swallows_gui.engine.game import Event, Game, Json
from swallows_gui.engine.history import History
from swallows_gui.games.swallows.data.catalogue import read_catalogue
from swallows_gui.games.swallows.session.kind import kind_with
from swallows_gui.records import RecordError
from swallows_gui.records.games import GameKind
from swallows_gui.records.read import read_bytes, trust
from swallows_gui.records.verify import WRONG_STATE, same_json, verify_record

CORPORA: Final = ROOT / "tests" / "golden" / "corpus"
"""Where they lie."""


@lru_cache(maxsize=4)
def kind_of(folder: Path) -> GameKind:
    """The game of a corpus, with the card data kept in it. Raises `BadCard` if they cannot be read any more."""
    return kind_with(read_catalogue(folder / DATA))


def check_part(part: int, parts: int, folder: Path = CORPORA) -> tuple[int, list[str]]:
    """Every game of all corpora in `folder` whose place leaves `part`, divided by `parts`.

    Returns how many games were played again, and what differs. Raises `BadCard` for card data that cannot be read.
    """
    count, failures = 0, []
    for corpus in corpora(folder):
        kind = kind_of(corpus)
        for game in read_games(corpus)[part::parts]:
            count += 1
            failures += _named(corpus, game["name"], check_game(game, kind))
        for path in whole_records(corpus)[part::parts]:
            count += 1
            failures += _named(corpus, path.name.removesuffix(ENDING), check_whole(unpacked(path), kind))
    return count, failures


def check_game(game: Json, kind: GameKind) -> str:
    """What differs when a condensed game is played again, "" if nothing does."""
    header = game["header"]
    if header["catalogue"] != kind.catalogue:
        return "the card data kept with it are not read as they were: another digest"
    checked = _Checked(game, kind)
    try:
        return checked.play()
    except WRONG_STATE as error:
        return f"{checked.at}: {type(error).__name__}: {error}"


def check_whole(data: bytes, kind: GameKind) -> str:
    """What differs when a whole record is read and played again, its states included, "" if nothing does."""
    try:
        found = verify_record(trust(read_bytes(data)), kind)
    except RecordError as error:
        return str(error)
    if found.unchecked:
        return f"lines {found.unchecked[0].first} to {found.unchecked[0].last} cannot be played any more"
    return ""


class _Checked:
    """One condensed game being played again."""

    def __init__(self, game: Json, kind: GameKind) -> None:
        self.at = "start"
        """Which line is being played."""
        self._stored = game
        self._kind = kind
        self._wanted = bytes.fromhex(game["trail"])
        self._trail = Trail()

    def play(self) -> str:
        header = self._stored["header"]
        game = self._kind.new(header["options"], header["seed"])
        history: History[Game] = History(game)
        wrong = self._told(game, game.start_events)
        for number, line in enumerate(self._stored["lines"], 1):
            if wrong:
                return wrong
            self.at = f"line {number} ({line['line']}, move {history.n + 1})"
            if line["line"] == "undo":
                history.undo()
            elif line["line"] == "move":
                action = history.game.notation.action_from_json(line["seat"], line["action"])
                wrong = self._told(history.game, history.push(action))
        return wrong or self._ended(history.game)

    def _told(self, game: Game, events: Sequence[Event]) -> str:
        for event in events:
            written = game.notation.event_to_json(event)
            self._trail.add(written)
            place = len(self._trail.bytes)
            if place > len(self._wanted):
                return f"{self.at}: event {place}, {written['type']}, did not happen then"
            if self._trail.bytes[-1] != self._wanted[place - 1]:
                return f"{self.at}: event {place} is now {written}"
        return ""

    def _ended(self, game: Game) -> str:
        if len(self._trail.bytes) < len(self._wanted):
            return f"{self.at}: {len(self._trail.bytes)} events, there were {len(self._wanted)}"
        if self._trail.sum != self._stored["events"]:
            return "an event differs, and the bytes do not say which"
        if not same_json(self._stored["result"], game.result):
            return f"it ends with {game.result}, it did with {self._stored['result']}"
        return ""


def _named(corpus: Path, name: str, wrong: str) -> list[str]:
    return [f"{corpus.name}/{name}: {wrong}"] if wrong else []
