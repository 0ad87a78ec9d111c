"""The manners of seats: what a person at the table can see each of them do in one tournament, counted by seat.

Hands count where they are opened (teams that are out) or where everybody sees how many cards of a colour are held.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from swallows_gui.engine.game import Event, View
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import GREEN, RED

FULL: Final = 2
"""Greens from which on a hand is held to be able to attack further."""


class Manner(NamedTuple):
    """A figure by which seats may differ: one count, in a tournament or for each of another."""

    name: str
    what: str
    """What is counted."""
    by: str = ""
    """What it is divided by; "": it is counted a tournament."""


MANNERS: Final = (
    Manner("bribes offered", "offers"),
    Manner("bribes paid", "paid"),
    Manner("paid, M", "paid_sum"),
    Manner("mean bribe paid, M", "paid_sum", "paid"),
    Manner("first offer of the sum taken", "first_of_paid", "paid_sum"),
    Manner("offers before the kick-off", "offers_early", "offers"),
    Manner("bribes taken", "taken"),
    Manner("taken, M", "taken_sum"),
    Manner("mean bribe taken, M", "taken_sum", "taken"),
    Manner("offers refused", "refused", "answered"),
    Manner("refused without a price", "refused_silently", "answered"),
    Manner("prices named unasked", "unasked"),
    Manner("objections", "objections"),
    Manner("match of the objection", "objection_matches", "objections"),
    Manner("penalties out of the blue", "penalties"),
    Manner("match of the penalty", "penalty_matches", "penalties"),
    Manner("dice changed", "dice_changed", "dice"),
    Manner("attacks declined with greens in hand, a match", "declined", "matches"),
    Manner("declined while behind, a match", "declined_behind", "matches"),
    Manner("greens left at the whistle, a match", "greens_left", "matches"),
    Manner("reds played, a match", "reds_played", "matches"),
    Manner("reds kept by a team that is out", "reds_kept", "teams_out"),
    Manner("matches thrown", "thrown", "matches"),
    Manner("bets", "bets"),
    Manner("staked, M", "staked"),
    Manner("of it on finals and titles", "staked_late", "staked"),
    Manner("of it abroad", "staked_abroad", "staked"),
)
"""What is measured, in the order of the table."""


@dataclass(slots=True)
class WatchedManners:
    """What the seats of one tournament did; a witness of it."""

    seats: int
    counts: list[Counter[str]] = field(default_factory=list)
    """By seat; the names stand in `MANNERS`."""
    cash: list[int] = field(default_factory=list)
    """By seat, at the end, M."""
    _sides: tuple[int, int] = (-1, -1)
    _greens: list[int] = field(default_factory=lambda: [0, 0])
    """In hand by side, as they were at the last question, less what has been played since."""
    _held: list[int] = field(default_factory=lambda: [0, 0])
    """In hand by side at the first question of the match."""
    _score: tuple[int, int] = (0, 0)
    _match: int = 0
    _referee: int = -1
    _begun: bool = False
    """An attack has been played, or declined, in this match."""
    _asks: bool = False
    """A question of the running match has been asked."""
    _firsts: dict[tuple[int, int], int] = field(default_factory=dict)
    """Seat and team: what it offered first in this match, M."""

    def __post_init__(self) -> None:
        self.counts = [Counter() for _ in range(self.seats)]

    def asked(self, game: Swallows, view: View) -> None:
        """Look at the hands, of which everybody sees how many greens they hold."""
        del view
        if game.match:
            self._greens = [len(game.greens[team]) for team in game.sides]
            if not self._asks and game.sides == self._sides:
                self._held, self._asks = list(self._greens), True

    def happened(self, game: Swallows, events: Sequence[Event]) -> None:
        """Count the events of a move."""
        for at, event in enumerate(events):
            if event[0] == "bribe_declined":
                named = any(later[0] == "price_named" for later in events[at + 1 : at + 2])
                self.counts[self._referee]["refused_silently"] += not named
            self._count(game, event)

    def _count(self, game: Swallows, event: Event) -> None:
        match event:
            case ("bet_placed", seat, team, kind, stake):
                self._bet(game, seat, team, kind, stake)
            case ("match_started", match, _, home, away, *_):
                self._match, self._sides, self._score = match, (home, away), (0, 0)
                self._referee, self._begun, self._asks = -1, False, False
                self._firsts = {}
            case ("objected", seat, _):
                self.counts[seat]["objections"] += 1
                self.counts[seat]["objection_matches"] += self._match
            case ("referee_settled", _, seat, *_):
                self._referee = seat
            case ("goal", _, _, home, away):
                self._score = (home, away)
            case ("attack_played" | "defence_played" | "modifier_played", team, card, *_):
                self._begun = True
                self._played(game, team, card)
            case ("declined", team, False):
                self._begun = True
                self._declines(game, team)
            case ("match_ended", _, home, away, _, _, winner):
                self._ended(game, home, away, winner)
            case ("team_eliminated", team, cards):
                count = self._of(game, team)
                count["teams_out"] += 1
                count["reds_kept"] += sum(1 for card in cards if game.tables.card_colour[card] == RED)
            case ("game_ended", cash, _):
                self.cash = list(cash)
            case _:
                self._haggle(event)
                self._decide(event)

    def _of(self, game: Swallows, team: int) -> Counter[str]:
        """The counts of who manages a team."""
        return self.counts[game.trainer[team]]

    def _bet(self, game: Swallows, seat: int, team: int, kind: str, stake: int) -> None:
        count = self.counts[seat]
        count["bets"] += 1
        count["staked"] += stake
        count["staked_late"] += stake if kind != "V" else 0
        count["staked_abroad"] += stake if game.trainer[team] != seat and team != game.german else 0

    def _played(self, game: Swallows, team: int, card: int) -> None:
        side = self._sides.index(team)
        colour = game.tables.card_colour[card]
        self._greens[side] -= colour == GREEN
        self._of(game, team)["reds_played"] += colour == RED

    def _declines(self, game: Swallows, team: int) -> None:
        side = self._sides.index(team)
        if not self._greens[side]:
            return
        count = self._of(game, team)
        count["declined"] += 1
        count["declined_behind"] += self._score[side] < self._score[1 - side]

    def _ended(self, game: Swallows, home: int, away: int, winner: int) -> None:
        strength = [game.tables.nation_strength[game.field[team]] for team in self._sides]
        for side, team in enumerate(self._sides):
            count = self._of(game, team)
            count["matches"] += 1
            count["greens_left"] += max(0, self._greens[side])
            own, other = (home, away) if side == 0 else (away, home)
            lost = own < other or winner not in (-1, team)
            favoured = strength[side] >= strength[1 - side]
            unspent = self._greens[side] >= max(FULL, self._held[side] / 2)
            count["thrown"] += lost and favoured and unspent

    def _haggle(self, event: Event) -> None:
        match event:
            case ("bribe_offered", seat, team, amount):
                self.counts[seat]["offers"] += 1
                self.counts[seat]["offers_early"] += not self._begun
                self._firsts.setdefault((seat, team), amount)
            case ("bribe_declined", *_):
                self.counts[self._referee]["answered"] += 1
                self.counts[self._referee]["refused"] += 1
            case ("bribe_accepted", seat, team, amount):
                self._paid(seat, team, amount)
            case ("price_named", seat, _, _, asked):
                self.counts[seat]["unasked"] += not asked

    def _paid(self, seat: int, team: int, amount: int) -> None:
        payer, referee = self.counts[seat], self.counts[self._referee]
        payer["paid"] += 1
        payer["paid_sum"] += amount
        payer["first_of_paid"] += self._firsts[seat, team]
        referee["answered"] += 1
        referee["taken"] += 1
        referee["taken_sum"] += amount

    def _decide(self, event: Event) -> None:
        match event:
            case ("die_changed" | "die_left", seat, *_):
                self.counts[seat]["dice"] += 1
                self.counts[seat]["dice_changed"] += event[0] == "die_changed"
            case ("awarded", seat, _, _, "referee") if seat >= 0:
                self.counts[seat]["penalties"] += 1
                self.counts[seat]["penalty_matches"] += self._match
