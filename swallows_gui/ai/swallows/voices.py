"""What an AI seat says of what has just happened: who, on which occasion, and which of its sentences.

Everything here rests on what everybody at the table was told, and on the seat's seed, so that no word, and no silence,
tells a secret: a seat that boasts of its bets or its purse may be lying. No play depends on it. At most one line in two
attacks; what was said before, and who outbid or whistled against whom, stands in the events.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol
from zlib import crc32

from swallows_gui.catalogue.swallows.voices import APART, number_of, sentences, speakers

Event = Mapping[str, Any]

ATTACKS_BETWEEN: Final = 2
"""So many attacks lie at least between two lines."""
HOW_OFTEN: Final[Mapping[str, int]] = {
    "champion": 100,
    "out": 80,
    "outbid": 100,
    "whistled": 40,
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
OF_A_TEAM: Final = 6
"""What a team that is still in counts where all guess who is rich, M."""
_OCCASIONS: Final = frozenset(
    ("match_started", "referee_settled", "bribe_offered", "bribe_declined", "bribe_accepted", "die_rolled", "awarded",
     "sent_off", "team_eliminated", "match_ended", "group_ranked")
)  # fmt: skip
_FINAL, _FINAL_GROUP = "F", "GF"


class Speaker(Protocol):
    """An AI seat: the id of its character, "" for none, and its seed."""

    @property
    def character(self) -> str: ...
    @property
    def seed(self) -> int: ...


class _Cause(NamedTuple):
    """A reason to say something."""

    occasion: str
    seat: int


def says(told: Sequence[Event], fresh: int, seats: Mapping[int, Speaker]) -> dict[str, Any] | None:
    """The event `said` that follows the last `fresh` events of all that everybody was told; None: nobody speaks."""
    new = told[len(told) - fresh :]
    if not any(event["type"] in _OCCASIONS for event in new) or not _has_been_quiet(told):
        return None
    causes = sorted(
        dict.fromkeys(_causes(told, len(told) - fresh)), key=lambda cause: [*HOW_OFTEN].index(cause.occasion)
    )
    for cause in causes:
        if cause.seat in seats:
            lot = _lot(seats[cause.seat].seed, len(told), cause.occasion)
            if lot % 100 < HOW_OFTEN[cause.occasion]:
                return _line(told, cause, seats[cause.seat], lot)
    return None


def speaker_of(seat: int, speaker: Speaker) -> str:
    """With whose voice a seat speaks: its character's, or one that its seed has drawn. Neighbouring seeds, as seats of
    one table have them, draw different ones."""
    everybody = speakers()
    if speaker.character in everybody:
        return speaker.character
    return everybody[(crc32(f"voice {speaker.seed - seat}".encode()) + seat) % len(everybody)]


def _line(told: Sequence[Event], cause: _Cause, speaker: Speaker, lot: int) -> dict[str, Any]:
    """The sentence that the seat has said least often on this occasion; the lot decides between several."""
    voice = speaker_of(cause.seat, speaker)
    places = len(sentences("en")[voice][cause.occasion])
    used = [0] * places
    for event in told:
        if event["type"] == "said" and (event["occasion"], event["seat"]) == (cause.occasion, cause.seat):
            used[event["variant"] % APART % places] += 1
    least = [place for place in range(places) if used[place] == min(used)]
    place = least[lot // 100 % len(least)]
    return {"type": "said", "seat": cause.seat, "occasion": cause.occasion, "variant": number_of(voice, place)}


def _lot(*parts: object) -> int:
    return crc32(" ".join(map(str, parts)).encode())


def _has_been_quiet(told: Sequence[Event]) -> bool:
    attacks = 0
    for event in reversed(told):
        attacks += event["type"] == "attack_played"
        if attacks >= ATTACKS_BETWEEN:
            return True
        if event["type"] == "said":
            return False
    return True


class _Table:
    """What everybody remembers of the game so far, followed event by event."""

    def __init__(self) -> None:
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
        self.outbid_by: dict[int, set[int]] = {}
        self.whistled_by: dict[int, set[int]] = {}

    def see(self, event: Event) -> None:
        match event["type"]:
            case "team_assigned":
                self.trainer[event["team"]] = event["seat"]
            case "match_started":
                self.sides, self.stage = (event["home"], event["away"]), event["stage"]
                self.matches += 1
                self.referee, self.offers = None, {}
            case "referee_settled":
                self.referee = event["seat"]
            case "bribe_offered":
                self.offers[event["seat"]] = event["team"]
            case "bribe_accepted":
                self._moved(event["seat"], -event["amount"])
                if self.referee is not None:
                    self._moved(self.referee, event["amount"])
                for seat in self.beaten(event):
                    self.outbid_by.setdefault(seat, set()).add(event["seat"])
            case "awarded" | "sent_off" if event.get("seat") is not None:
                victim = self.victim(event)
                if victim is not None and victim != event["seat"]:
                    self.whistled_by.setdefault(victim, set()).add(event["seat"])
            case "fee_paid":
                self._moved(event["seat"], event["amount"])
            case "team_eliminated":
                self.gone.add(event["team"])

    def _moved(self, seat: int, amount: int) -> None:
        self.purses[seat] = self.purses.get(seat, 0) + amount

    def means(self, seat: int) -> int:
        """How well off a seat seems to be: its money, and something for each team that may still earn some."""
        alive = sum(trainer == seat and team not in self.gone for team, trainer in self.trainer.items())
        return self.purses.get(seat, 0) + OF_A_TEAM * alive

    def beaten(self, accepted: Event) -> list[int]:
        """Who had offered money in this match for the other team than the one that was paid for."""
        return [seat for seat, team in self.offers.items() if team != accepted["team"] and seat != accepted["seat"]]

    def victim(self, event: Event) -> int | None:
        """Against whom a referee has decided: who manages the team that loses a card, or the other one's opponent."""
        home, away = self.sides
        team = event["team"]
        against = team if event["type"] == "sent_off" else away if team == home else home
        return self.trainer.get(against)


def _causes(told: Sequence[Event], first: int) -> Iterator[_Cause]:
    """Yield what the events from `first` on give to say, and to whom."""
    table = _Table()
    for at, event in enumerate(told):
        if at >= first:
            yield from _causes_of(event, table)
        table.see(event)


def _causes_of(event: Event, table: _Table) -> Iterator[_Cause]:
    match event["type"]:
        case "match_started" if event["stage"] != "friendly":
            yield from _between(event, table)
        case "referee_settled" if event["seat"] is not None:
            yield _Cause("referee", event["seat"])
            for team in table.sides:
                trainer = table.trainer.get(team)
                if trainer is not None and event["seat"] in table.whistled_by.get(trainer, ()):
                    yield _Cause("whistled", trainer)
        case "bribe_offered" if table.referee is not None:
            yield _Cause("offered", table.referee)
            for seat, team in table.offers.items():
                if team != event["team"] and event["seat"] in table.outbid_by.get(seat, ()):
                    yield _Cause("outbid", seat)
        case "bribe_declined":
            yield _Cause("refused", event["seat"])
        case "bribe_accepted":
            if table.referee is not None:
                yield _Cause("paid", table.referee)
            for seat in table.beaten(event):
                yield _Cause("outbid", seat)
        case "die_rolled" if event["purpose"] == "shot" and event["die"] == 1:
            yield from _trainer(table, event["team"], "cheated")
        case "awarded" | "sent_off" if event.get("seat") is not None and event.get("cause") == "referee":
            victim = table.victim(event)
            if victim is not None and victim != event["seat"]:
                yield _Cause("whistled", victim)
        case "team_eliminated":
            yield from _trainer(table, event["team"], "out")
        case "match_ended" if table.stage == _FINAL and event["winner"]:
            yield from _trainer(table, event["winner"], "champion")
        case "group_ranked" if table.stage == _FINAL_GROUP:
            yield from _trainer(table, event["order"][0], "champion")


def _trainer(table: _Table, team: str, occasion: str) -> Iterator[_Cause]:
    if team in table.trainer:
        yield _Cause(occasion, table.trainer[team])


def _between(event: Event, table: _Table) -> Iterator[_Cause]:
    """Before the first match the bets; later the purses, by the fees that all have seen, or as a bluff."""
    seats = sorted(set(table.trainer.values()))
    if not seats:
        return
    lot = _lot(event["match"], event["home"], event["away"], len(table.gone))
    if not table.matches:
        first = lot % len(seats)
        yield from (_Cause("bets", seat) for seat in seats[first:] + seats[:first])
    elif table.gone or table.purses:
        order = sorted(seats, key=table.means)
        words = ("rich", "poor") if lot % 100 < BLUFF else ("poor", "rich")
        yield _Cause(words[0], order[0])
        yield _Cause(words[1], order[-1])
