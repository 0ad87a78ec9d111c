"""Commentary of Tactics Board: sentences for its events, the facts that choose between them, and placeholders.

A fact is a function of an event, the situation before it and the seats' names; `commentary/occasions.json` uses facts
by name. For a goal, the score is the one after it, as the scoring side sees it. A placeholder's value is made only for
a sentence that contains it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.tactics_board.rules.board import name_of
from swallows_gui.games.tactics_board.rules.events import EVENTS, BallRolled, BattleRolled, MatchEnded
from swallows_gui.games.tactics_board.rules.tables import PAWNS
from swallows_gui.games.tactics_board.words.match_story import MatchStory, pawn_of
from swallows_gui.models import vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import Facts, Field, NamedBy, Words
from swallows_gui.models.match_tracker import goal_fact
from swallows_gui.models.match_words import Sentences
from swallows_gui.models.vocabulary import score_words, seat_name
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, translate

Seats = Sequence[str]

FAR: Final = 4
"""A battle won by so much is won clearly."""
LATE: Final = 3
"""From this round on a race has been a long one."""

FIELDS: Final = frozenset((
    "after", "by_limit", "card", "ends", "for", "goal_area", "keeper", "kind", "period", "restart", "result", "second",
    "what", "why",
))  # fmt: skip
"""Fields of events that are facts as they are."""


def _outcome(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """How a roll for the ball in a battle ends."""
    match EVENTS.read(event):
        case BattleRolled(winner=None, dice=dice):
            return "foul" if sorted(dice) == [1, 6] else "again"
    return "won"


def _end(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """How a match ends."""
    match EVENTS.read(event):
        case MatchEnded(after=after) if after != "normal":
            return after
        case MatchEnded(winner=None, score=(red, _)):
            return "level" if red else "goalless"
        case MatchEnded(score=(red, blue)):
            return "clear" if abs(red - blue) > 2 else "won"
    return ""


def _margin(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """By how much a battle is won."""
    match EVENTS.read(event):
        case BattleRolled(totals=(first, second)):
            apart = abs(first - second)
            return "close" if apart == 1 else "clear" if apart >= FAR else "plain"
    return ""


def _keeper_fights(event: Event, now: MatchStory, _seats: Seats) -> bool:
    """Whether a keeper is one of the two."""
    return any(
        side * PAWNS + number - 1 in now.keepers
        for battle in of_kinds([event], BattleRolled)
        for side, number in battle.pawns
    )


def _is_keeper(event: Event, now: MatchStory, _seats: Seats) -> bool:
    """Whether the pawn that plays the ball is the keeper of its side."""
    return any(pawn_of(roll) in now.keepers for roll in of_kinds([event], BallRolled))


FACTS: Final[Facts[MatchStory, Seats]] = {
    "end": _end,
    "goalless": Field("score", lambda score: not any(score)),
    "keeper_fights": _keeper_fights,
    "late": Field("round", lambda round_: round_ >= LATE),
    "margin": _margin,
    "equal": Field("dice", lambda dice: dice[0] == dice[1]),
    "is_keeper": _is_keeper,
    "moment": goal_fact("side"),
    "off": Field("offside", bool),
    "outcome": _outcome,
    "shootout": Field("square", lambda square: square is None),
}


_SIDES: Final = (QT_TRANSLATE_NOOP("BoardCommentary", "Red"), QT_TRANSLATE_NOOP("BoardCommentary", "Blue"))
_SQUARES: Final = (
    QT_TRANSLATE_NOOP("BoardCommentary", "red {name}"),
    QT_TRANSLATE_NOOP("BoardCommentary", "blue {name}"),
)


def side_name(side: int) -> str:
    """A side by its colour."""
    return translate("BoardCommentary", _SIDES[side])


def square_words(square: int) -> str:
    """A square by half, column and row: "red C4"."""
    side, name = name_of(square)
    return translate("BoardCommentary", _SQUARES[side]).format(name=name)


def pawn_words(side: int, number: int) -> str:
    """A pawn by colour and number: "Red 10"."""
    return translate("BoardCommentary", "{side} {number}").format(side=side_name(side), number=number)


def team_words(seats: Seats, side: int) -> str:
    """The names of a side's players: one, or two with four seats."""
    names = list(seats[side::2]) or [seat_name(seats, side)]
    return " & ".join(names)


def _fighter(place: int) -> Field:
    return Field("pawns", lambda pawns: pawn_words(*pawns[place]))


def _loser(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """The pawn that has lost a battle."""
    return _one_of_battle(event, won=False)


def _victor(event: Event, _now: MatchStory, _seats: Seats) -> str:
    """The pawn that has won it."""
    return _one_of_battle(event, won=True)


def _one_of_battle(event: Event, *, won: bool) -> str:
    battles = of_kinds([event], BattleRolled)
    return next(pawn_words(*pawn) for battle in battles for pawn in battle.pawns if (pawn[0] == battle.winner) == won)


WORDS: Final[Words[MatchStory, Seats]] = {
    "blue": lambda _event, _now, seats: team_words(seats, 1),
    "dice": Field("dice", lambda dice: " + ".join(map(str, dice))),
    "die": Field("die"),
    "first": _fighter(0),
    "half": Field("half"),
    "hero": lambda event, _now, _seats: pawn_words(event["then"]["hero"][0], int(event["then"]["hero"][1])),
    "level": Field("level", vocabulary.level_name),
    "loser": _loser,
    "other": Field("side", lambda side: side_name(1 - side)),
    "pawn": lambda event, _now, _seats: pawn_words(int(event["side"]), int(event["pawn"])),
    "place": Field("square", square_words),
    "red": lambda _event, _now, seats: team_words(seats, 0),
    "round": Field("round"),
    "score": lambda event, now, _seats: score_words(event.get("score", now.score)),
    "seat": NamedBy("seat", seat_name),
    "second": _fighter(1),
    "shootout": Field("shootout", score_words),
    "side": Field("side", side_name),
    "total": Field("total"),
    "victor": _victor,
    "winner": Field("winner", side_name),
}


SENTENCES: Final[Sentences[MatchStory]] = Sentences("tactics_board", FACTS, FIELDS, WORDS)

teller: Final = SENTENCES.teller
"""What tells the events."""
