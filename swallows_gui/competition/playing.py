"""The matches of a cup or championship: set up, played by AI seats alone, and looked up in their records."""

import contextlib
from collections.abc import Iterator
from pathlib import Path

from swallows_gui import titles
from swallows_gui.competition.cup import BegunMatch, Cup, anew, seats
from swallows_gui.competition.shelf import Competition
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.records import library
from swallows_gui.records.read import read
from swallows_gui.records.record import ListedGame, RecordError
from swallows_gui.records.verify import resume
from swallows_gui.session import Session, Setup
from swallows_gui.session.match_rules import MatchRules


def match_rules(game: str) -> MatchRules | None:
    """How matches of a game are played for a cup; None if it has none of that kind. Raises `KeyError`."""
    title = titles.title(game)
    rules: MatchRules | None = title.load(title.match) if title.match else None
    return rules


def setup(competition: Competition, number: int, title: str = "") -> Setup:
    """The next match of a tie of a cup, or a game of a championship, to be begun; `title` is what its record is called.

    Raises `KeyError` for a game that is not there.
    """
    if isinstance(competition, Cup):
        tie = competition.ties[number - 1]
        game, occasion = competition.game_of(number), competition.occasion(number)
        options = {} if competition.games else competition.options
        home, away = competition.sides[tie.home], competition.sides[tie.away]
        if competition.is_replay(number):
            home, away = away, home
    else:
        game, options, occasion = competition.game_of(number), {}, competition.occasion(number)
        first = competition.at_home(number)
        home, away = competition.sides[first], competition.sides[1 - first]
    rules = match_rules(game)
    if rules is None:
        raise KeyError(game)
    return Setup(rules.options(options, occasion), seats(home, away), game, title, seed=occasion.seed)


def begun(number: int, path: Path) -> BegunMatch:
    """A match as it is begun: its first line stands in the file at `path`. Raises `RecordError`."""
    return BegunMatch(tie=number, record=path.name, mark=library.mark_of(path))


def play_alone(match: Setup, path: Path) -> None:
    """Play a match of AI seats to its end, with its record at `path`. Raises `JournalTrouble`."""
    with Session.new(match, path=path) as session:
        session.run()
        if session.trouble is not None:
            raise session.trouble


def gathered(competition: Competition, games: Path | None = None) -> Competition:
    """The competition with the scores of all finished matches, as their records in `games` say. An unfinished match
    whose record is missing can be begun again."""
    for match in competition.matches:
        if match.score is None:
            competition = _looked_up(competition, match, games or library.games_folder())
    return competition


def path_of(match: BegunMatch, games: Path | None = None) -> Path | None:
    """The path of the furthest record of an unfinished match, None if there is none."""
    entry = next(_entries(match, games or library.games_folder()), None)
    return None if entry is None else entry.path


def _looked_up(competition: Competition, match: BegunMatch, games: Path) -> Competition:
    there = False
    for entry in _entries(match, games):
        there = True
        if entry.over:
            with contextlib.suppress(RecordError, ValueError):
                score = _score(competition.game_of(match.tie), entry.path)
                if competition.turned(match):
                    score = _turned(score)
                return competition.with_match(anew(match, record=entry.path.name, score=score))
    return competition if there else competition.without(match)


def _entries(match: BegunMatch, games: Path) -> Iterator[ListedGame]:
    """The records of a match, the furthest first."""
    found = (library.entry_of(path) for path in library.marked(match.mark, games))
    yield from sorted((entry for entry in found if entry is not None), key=lambda entry: (not entry.over, -entry.moves))


def _score(game: str, path: Path) -> Score:
    """The score of the match in a record, which is replayed to verify it."""
    rules = match_rules(game)
    record = read(path)
    resume(record)
    if rules is None or record.result is None:
        raise ValueError(path.name)
    return rules.score(record.result)


def _turned(score: Score) -> Score:
    shootout = None if score.shootout is None else (score.shootout[1], score.shootout[0])
    through = None if score.through is None else 1 - score.through
    return Score(score.away, score.home, score.after, shootout, through)
