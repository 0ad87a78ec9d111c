"""What the commentary's placeholders stand for: each is made only for a sentence that has it."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.tactics_board.rules.board import name_of
from swallows_gui.games.tactics_board.rules.events import BattleRolled
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.occasions import Seats
from swallows_gui.models import vocabulary
from swallows_gui.models.commentary import Field, NamedBy, Words
from swallows_gui.models.narration import Event
from swallows_gui.models.vocabulary import score_words, seat_name
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, translate

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
