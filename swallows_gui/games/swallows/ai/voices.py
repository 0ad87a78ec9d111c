"""What an AI seat says of what has just happened: who, on which occasion, and which of its sentences.

Everything here rests on what everybody at the table was told, and on the seat's seed, so that no word, and no silence,
tells a secret: a seat that boasts of its bets or its purse may be lying. No play depends on it. At most one line in two
attacks, and one with each word about a team before the slips; what was said before, and who outbid or whistled against
whom, stands in the events, and what was done in earlier tournaments of a season in the header's options.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, Literal, NamedTuple, Protocol
from zlib import crc32

from swallows_gui.engine.asides import Said
from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.games.swallows.data.voices import APART, number_of, sentences, speakers
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.talking import TALK_KINDS

Event = Mapping[str, Any]

ATTACKS_BETWEEN: Final = 2
"""So many attacks lie at least between two lines."""
HOW_OFTEN: Final[Mapping[str, int]] = {
    "praise": 100,
    "warn": 100,
    "champion": 100,
    "out": 80,
    "outbid": 100,
    "whistled": 40,
    "old_score": 70,
    "bets": 100,
    "cheated": 30,
    "paid": 80,
    "refused": 70,
    "offered": 70,
    "referee": 20,
    "rich": 15,
    "poor": 15,
}
"""In percent, how often an occasion is taken; the first of several that is."""
BLUFF: Final = 25
"""In percent, how often the richest by what all know talks of being poor, and the poorest of being rich."""
OLD_SCORES: Final = 2
"""So often at most a seat speaks in a tournament of what was done to it in an earlier one."""
NOT_BY_CHANCE: Final = 2
"""Who decided so often at least against a seat is remembered in the next tournament; a penalty out of the blue counts
as often, and who outbid it once is remembered, too."""
OF_A_TEAM: Final = 6
"""What a team that is still in counts where all guess who is rich, M."""
_OCCASIONS: Final = (
    e.Talked, e.MatchStarted, e.RefereeSettled, e.BribeOffered, e.BribeDeclined, e.BribeAccepted, e.EnvelopeTaken,
    e.DieRolled, e.Awarded, e.SentOff, e.TeamEliminated, e.MatchEnded, e.GroupRanked,
)  # fmt: skip
_KEPT: Final = (
    e.TeamAssigned, e.MatchStarted, e.RefereeSettled, e.BribeOffered, e.EnvelopesOpened, e.BribeAccepted,
    e.EnvelopeTaken, e.Awarded, e.SentOff, e.FeePaid, e.TeamEliminated, Said,
)  # fmt: skip
_FINAL, _FINAL_GROUP = "F", "GF"


class TableSpeaker(Protocol):
    """An AI seat: the id of its character, "" for none, and its seed."""

    @property
    def character(self) -> str: ...
    @property
    def seed(self) -> int: ...


class _Cause(NamedTuple):
    """A reason to say something."""

    occasion: str
    seat: int


Wrong = Literal["outbid", "whistled"]


class Grudge(NamedTuple):
    """What a seat holds against another one."""

    seat: int
    against: int
    what: Wrong
    """An occasion."""


def grudges(told: Sequence[Event]) -> list[Grudge]:
    """What seats hold against each other after a tournament, of each kind at most one: against who did it to them most
    often, of several the first seat."""
    table = _VoiceTable()
    table.see_all(told)
    found: dict[tuple[int, Wrong], tuple[int, int]] = {}
    for (seat, by, what), times in sorted(table.wrongs.items()):
        if times >= (NOT_BY_CHANCE if what == "whistled" else 1) and times > found.get((seat, what), (0, 0))[0]:
            found[seat, what] = times, by
    return [Grudge(seat, by, what) for (seat, what), (_, by) in sorted(found.items())]


def says(
    told: Sequence[Event], fresh: int, seats: Mapping[int, TableSpeaker], options: Mapping[str, Any] | None = None
) -> Said | None:
    """The `said` event that follows the last `fresh` public events, None if no seat speaks. `options` are the header's,
    with a season's earlier grudges."""
    first = len(told) - fresh
    talked = any(of_kinds(told[first:], e.Talked))
    if not any(of_kinds(told[first:], *_OCCASIONS)) or not (talked or _has_been_quiet(told)):
        return None
    causes = sorted(
        dict.fromkeys(_causes(told, first, _remembered(options))),
        key=lambda cause: [*HOW_OFTEN].index(cause.occasion),
    )
    for cause in causes:
        if cause.seat in seats:
            lot = _lot(seats[cause.seat].seed, len(told), cause.occasion)
            if lot % 100 < HOW_OFTEN[cause.occasion]:
                return _line(told, cause, seats[cause.seat], lot)
    return None


def _remembered(options: Mapping[str, Any] | None) -> frozenset[Grudge]:
    """The grudges that a header brings along; what is none is passed over."""
    season = (options or {}).get("season")
    given = season.get("grudges") if isinstance(season, Mapping) else None
    if not isinstance(given, Sequence):
        return frozenset()
    return frozenset(
        Grudge(each[0], each[1], each[2])
        for each in given
        if isinstance(each, Sequence)
        and len(each) >= 3
        and all(type(seat) is int for seat in each[:2])
        and each[2] in ("outbid", "whistled")
    )


def speaker_of(seat: int, speaker: TableSpeaker) -> str:
    """The speaker for a seat: its character's, or one drawn by its seed. The consecutive seeds of one table draw
    different ones."""
    everybody = speakers()
    if speaker.character in everybody:
        return speaker.character
    return everybody[(crc32(f"voice {speaker.seed - seat}".encode()) + seat) % len(everybody)]


def _line(told: Sequence[Event], cause: _Cause, speaker: TableSpeaker, lot: int) -> Said:
    """The sentence that the seat has said least often on this occasion; the lot decides between several."""
    voice = speaker_of(cause.seat, speaker)
    places = len(sentences("en")[voice][cause.occasion])
    used = [0] * places
    for said in of_kinds(told, Said):
        if (said.occasion, said.seat) == cause:
            used[said.variant % APART % places] += 1
    least = [place for place in range(places) if used[place] == min(used)]
    place = least[lot // 100 % len(least)]
    return Said(cause.seat, cause.occasion, number_of(voice, place))


def _lot(*parts: object) -> int:
    return crc32(" ".join(map(str, parts)).encode())


def _has_been_quiet(told: Sequence[Event]) -> bool:
    attacks = 0
    for event in reversed(told):
        attacks += event["type"] == e.AttackPlayed.type
        if attacks >= ATTACKS_BETWEEN:
            return True
        if event["type"] == Said.type and event["occasion"] not in TALK_KINDS:
            return False
    return True


class _VoiceTable:
    """What everybody remembers of the game so far, followed event by event, and of the season before it."""

    def __init__(self, old: frozenset[Grudge] = frozenset()) -> None:
        self.old = old
        self.spoken: Counter[int] = Counter()
        """By seat how often it has spoken of the season."""
        self.trainer: dict[str, int] = {}
        self.sides: tuple[str, str] = ("", "")
        self.stage = ""
        self.matches = 0
        self.referee: int | None = None
        self.offers: dict[int, str] = {}
        """In this match, who has offered money and for which team."""
        self.purses: dict[int, int] = {}
        """By seat what all know of its money: fees, and bribes paid and taken, M."""
        self.gone: set[str] = set()
        self.wrongs: Counter[tuple[int, int, Wrong]] = Counter()
        """How often a seat was outbid or whistled against by another one."""

    def see_all(self, told: Iterable[Event]) -> None:
        """Remember what these events tell."""
        for event in of_kinds(told, *_KEPT):
            self.see(event)

    def see(self, event: WrittenEvent) -> None:
        """Remember what one event tells."""
        match event:
            case e.TeamAssigned():
                self.trainer[event.team] = event.seat
            case e.MatchStarted():
                self.sides, self.stage = (event.home, event.away), event.stage
                self.matches += 1
                self.referee, self.offers = None, {}
            case e.RefereeSettled():
                self.referee = event.seat
            case e.BribeOffered():
                self.offers[event.seat] = event.team
            case e.EnvelopesOpened():
                codes = {each["seat"]: each["team"] for each in event.envelopes}
                self.offers |= codes
            case e.BribeAccepted():
                self._moved(event.seat, -event.amount)
                if self.referee is not None:
                    self._moved(self.referee, event.amount)
                for seat in self.beaten(event):
                    self.wrongs[seat, event.seat, "outbid"] += 1
            case e.Awarded() | e.SentOff() if event.seat is not None:
                victim = self.victim(event)
                if victim is not None and victim != event.seat:
                    grave = isinstance(event, e.Awarded) and event.cause == "referee"
                    self.wrongs[victim, event.seat, "whistled"] += NOT_BY_CHANCE if grave else 1
            case e.FeePaid():
                self._moved(event.seat, event.amount)
            case e.TeamEliminated():
                self.gone.add(event.team)
            case Said(occasion="old_score"):
                self.spoken[event.seat] += 1

    def resents(self, seat: int, other: int) -> bool:
        """Whether a seat has something against another one from an earlier tournament, and has not said it enough."""
        held = any(grudge.seat == seat and grudge.against == other for grudge in self.old)
        return held and self.spoken[seat] < OLD_SCORES

    def _moved(self, seat: int, amount: int) -> None:
        self.purses[seat] = self.purses.get(seat, 0) + amount

    def means(self, seat: int) -> int:
        """How well off a seat seems to be: its money, and something for each team that may still earn some."""
        alive = sum(trainer == seat and team not in self.gone for team, trainer in self.trainer.items())
        return self.purses.get(seat, 0) + OF_A_TEAM * alive

    def beaten(self, accepted: e.BribeAccepted) -> list[int]:
        """Who had offered money in this match for the other team than the one that was paid for."""
        return [seat for seat, team in self.offers.items() if team != accepted.team and seat != accepted.seat]

    def victim(self, event: e.Awarded | e.SentOff) -> int | None:
        """The manager against whom a referee has decided."""
        home, away = self.sides
        against = event.team if isinstance(event, e.SentOff) else away if event.team == home else home
        return self.trainer.get(against)


def _causes(told: Sequence[Event], first: int, old: frozenset[Grudge]) -> Iterator[_Cause]:
    """Yield what the events from `first` on give to say, and to whom."""
    table = _VoiceTable(old)
    table.see_all(told[:first])
    for event in of_kinds(told[first:], *_OCCASIONS, *_KEPT):
        yield from _causes_of(event, table)
        table.see(event)


def _causes_of(event: WrittenEvent, table: _VoiceTable) -> Iterator[_Cause]:
    match event:
        case e.Talked():
            yield _Cause(event.kind, event.seat)
        case e.MatchStarted() if event.stage != "friendly":
            yield from _between(event, table)
        case e.RefereeSettled(seat=int(seat)):
            yield _Cause("referee", seat)
            for team in table.sides:
                trainer = table.trainer.get(team)
                if trainer is None:
                    continue
                if table.wrongs[trainer, seat, "whistled"]:
                    yield _Cause("whistled", trainer)
                elif table.resents(trainer, seat):
                    yield _Cause("old_score", trainer)
        case e.BribeOffered() if table.referee is not None:
            yield _Cause("offered", table.referee)
            for seat, team in table.offers.items():
                if team == event.team:
                    continue
                if table.wrongs[seat, event.seat, "outbid"]:
                    yield _Cause("outbid", seat)
                elif table.resents(seat, event.seat):
                    yield _Cause("old_score", seat)
        case e.BribeDeclined():
            yield _Cause("refused", event.seat)
        case e.BribeAccepted():
            if table.referee is not None:
                yield _Cause("paid", table.referee)
            for seat in table.beaten(event):
                yield _Cause("outbid", seat)
        case e.DieRolled(purpose="shot", die=1):
            yield from _trainer(table, event.team, "cheated")
        case e.Awarded(cause="referee") | e.SentOff(cause="referee") if event.seat is not None:
            victim = table.victim(event)
            if victim is not None and victim != event.seat:
                yield _Cause("whistled", victim)
        case e.TeamEliminated():
            yield from _trainer(table, event.team, "out")
        case e.MatchEnded(winner=str(winner)) if table.stage == _FINAL:
            yield from _trainer(table, winner, "champion")
        case e.GroupRanked() if table.stage == _FINAL_GROUP:
            yield from _trainer(table, event.order[0], "champion")


def _trainer(table: _VoiceTable, team: str, occasion: str) -> Iterator[_Cause]:
    if team in table.trainer:
        yield _Cause(occasion, table.trainer[team])


def _between(event: e.MatchStarted, table: _VoiceTable) -> Iterator[_Cause]:
    """Before the first match the bets, or what an earlier tournament has left over; later the purses, by the fees that
    all have seen, or as a bluff."""
    seats = sorted(set(table.trainer.values()))
    if not seats:
        return
    lot = _lot(event.match, event.home, event.away, len(table.gone))
    if not table.matches:
        held = sorted({grudge.seat for grudge in table.old if grudge.seat in seats})
        if held:
            yield _Cause("old_score", held[lot % len(held)])
        first = lot % len(seats)
        yield from (_Cause("bets", seat) for seat in seats[first:] + seats[:first])
    elif table.gone or table.purses:
        order = sorted(seats, key=table.means)
        words = ("rich", "poor") if lot % 100 < BLUFF else ("poor", "rich")
        yield _Cause(words[0], order[0])
        yield _Cause(words[1], order[-1])
