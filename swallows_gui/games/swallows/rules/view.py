"""What can be asked of one seat's knowledge: the match, the referee, what it may do and why not (S0.6)."""

from typing import Any, Final, NamedTuple, Self

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Choices, Json, Refusal, open_field, seat_of
from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import Fixture, index_of
from swallows_gui.games.swallows.rules.actions import ARGUMENT, PLAY, STEPS, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.bribes import (
    MOST_OFFERS,
    OpenToBribes,
    has_further_offer,
    price_of,
    prices_unasked,
)
from swallows_gui.games.swallows.rules.envelopes import Envelope, opened, penalty_sides, read_envelope
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.knowledge import Knowledge, know
from swallows_gui.games.swallows.rules.match_sampling import MatchSampler, sample
from swallows_gui.games.swallows.rules.notation import SwallowsNotation
from swallows_gui.games.swallows.rules.notation import notation as notation_of
from swallows_gui.games.swallows.rules.options import Options
from swallows_gui.games.swallows.rules.payout import richest
from swallows_gui.games.swallows.rules.refusals import green_owed, why_not
from swallows_gui.games.swallows.rules.state import NOBODY, PERIODS, SHOOTOUT, Hand, State
from swallows_gui.games.swallows.rules.tables import AS_ATTACK, GREEN, RED, WITH_ATTACK, Tables
from swallows_gui.games.swallows.rules.talking import Saying, sayings

_ANSWERS: Final = {"attack": AS_ATTACK, "modifiers": WITH_ATTACK}
"""When the reds are played that answer a step; other reds of the seat may be played there, too, out of turn."""
_ROWS: Final = {
    "attack": "modifiers",
    "modifiers": "modifiers",
    "defence": "defence_modifiers",
    "defence_modifiers": "defence_modifiers",
    "goalie": "second_goalie",
}
"""The step in which further cards are added to one that is played in a step."""


class AttackView(NamedTuple):
    """The open facts of the running attack, penalty or kick; -1 for missing ones."""

    team: int
    card: int
    kind: int
    value: int
    """Of the card, or 2 or 5 for a free kick or penalty."""
    area: int
    modifiers: tuple[tuple[int, int], ...]
    """Red and what it adds."""
    defence_card: int
    defence_kind: int
    defence_value: int
    defence_modifiers: tuple[tuple[int, int], ...]
    purpose: int
    """Of the roll that stands, an index of PURPOSES."""
    die: int
    total: int
    goalie: int


class SwallowsView(Knowledge):
    """All that a seat knows; with seat None what everybody knows. See the properties."""

    __slots__ = ()

    # The tournament

    tables: Tables = open_field("tables")
    """The compiled catalogue."""
    options: Options = open_field("options")
    """How the game was set up."""
    form: Format = open_field("form")
    """The shape of the tournament."""
    fixtures: tuple[Fixture, ...] = open_field("fixtures")
    """The record sheet's matches in order."""
    seats: int = open_field("seats")
    """How many seats play."""

    def start_cash(self, seat: int) -> int:
        """What a seat began with, M: everybody knows it (S2.1)."""
        return self.open.start_cash(seat)

    field: tuple[int, ...] = open_field("field")
    """Nation of each team."""
    trainer: tuple[int, ...] = open_field("trainer")
    """Seat of each team, -1 while it has none."""
    groups: tuple[tuple[int, ...], ...] = open_field("groups")
    """Teams by group and slot, -1 for a free slot."""
    played: tuple[Played, ...] = open_field("played")
    """Finished matches in order."""
    ranked: tuple[tuple[int, ...], ...] = open_field("ranked")
    """Final order of each group; empty before the group stage is over."""

    @property
    def to_move(self) -> int | None:
        """The seat that must decide, None when the game is over."""
        return None if self.open.mover == NOBODY else self.open.mover

    @property
    def asked(self) -> list[int]:
        """For the seat to move: the part of `legal` that answers its question, without actions out of turn."""
        singles = [entry for entry in self.legal if isinstance(entry, int)]
        wanted = _ANSWERS.get(self.step)
        if wanted is None:
            return singles
        when, colour = self.tables.card_when, self.tables.card_colour
        return [
            action
            for action in singles
            if action & WITHOUT_SEAT & ~ARGUMENT != PLAY
            or colour[action & ARGUMENT] != RED
            or when[action & ARGUMENT] & wanted
        ]

    @property
    def may_act(self) -> tuple[int, ...]:
        """Seats that, by all that is public, could act out of turn now."""
        game = self.open
        if not isinstance(STEPS[self.step], OpenToBribes):
            return ()
        could = set()
        if game.referee != NOBODY and game.period != SHOOTOUT:
            could = {seat for seat in range(game.seats) if self.may_offer(seat)}
        if self.step == "attack":
            could |= {game.coach[side] for side in (0, 1) if self.counts[game.sides[side]][RED]}
            if penalty_sides(game):
                could.add(game.referee)
        if self.step in ("attack", "whistle") and prices_unasked(game):
            could.add(game.referee)
        return tuple(sorted(could))

    @property
    def notation(self) -> SwallowsNotation:
        """How this game's actions and events are written."""
        game = self.open
        return notation_of(game.tables, game.field, game.trainer, game.form.schedule.group_names)

    @property
    def deciding_side(self) -> int:
        """The side whose trainer is asked; -1 where it is the referee or a seat as such."""
        return STEPS[self.step].side(self.open)

    @property
    def hand_side(self) -> int:
        """The side whose cards are played or picked from in this step; -1 where it is about no card."""
        return STEPS[self.step].hand_side(self.open)

    def green_owed(self, side: int) -> Refusal | None:
        """Why a side that holds a green may not decline; None if it may, or holds none (S3.5, S8.4)."""
        team = self.open.sides[side]
        return green_owed(self.open, side) if team >= 0 and self.counts[team][GREEN] else None

    def refusal(self, action: int) -> Refusal | None:
        """Why this seat may not do `action` now, in the words of `Swallows.push`; None if it may.

        Without a seat (the public's view) it says what everybody knows of it.
        """
        if action in self.legal:
            return None
        if self.seat is not None and seat_of(action) not in (self.seat, -1):
            return Refusal("not_your_turn", {"seat": self.seat, "to_move": self.to_move})
        return why_not(self.facts(), action)

    def begun_with(self, card: int) -> Self:
        """This view once `card` has been put into a row (S5.11): `legal` is what may follow it, and `refusal` says why
        something may not. Where the card begins no row, nothing may follow."""
        twin = type(self)()
        for name in Knowledge.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.legal = Choices()
        if self.step in _ROWS and self.seat is not None and self.tables.plays[self.seat][card] in self.asked:
            twin.step, twin.staged = _ROWS[self.step], (*self.staged, card)
            twin.legal = Choices(STEPS[twin.step].options(twin.facts()))
        return twin

    # The match

    section: int = open_field("match")
    """Number of the running match, 0 before the first."""
    match: int = open_field("match")
    """Number of the running match on the record sheet, 0 before the first."""

    @property
    def stage(self) -> str:
        """Stage of the running match, "" before the first."""
        return self.open.fixture.stage if self.open.match else ""

    fixture: Fixture = open_field("fixture")
    """The running match on the record sheet; before the first match that one, at the end the last."""

    @property
    def matches_left(self) -> int:
        """How many matches follow the running one."""
        return len(self.open.fixtures) - index_of(self.open.fixtures, max(1, self.open.match)) - 1

    @property
    def sent_off(self) -> tuple[int, ...]:
        """By team: cards sent off in the tournament (S10.6)."""
        return tuple(self.open.sent)

    @property
    def sayings(self) -> list[Saying]:
        """What was said before the slips, in order (S2.8)."""
        return list(sayings(self.open))

    bests: tuple[int, ...] = open_field("bests")
    """The teams at the places of the best thirds and the like, as far as they are known."""

    @property
    def home(self) -> int:
        """The home team, -1 before the first match."""
        return self.open.sides[0]

    @property
    def away(self) -> int:
        """The visiting team, -1 before the first match."""
        return self.open.sides[1]

    @property
    def period(self) -> str:
        """ "normal", "extra" or "shootout"."""
        return PERIODS[self.open.period]

    final: bool = open_field("final")
    """Whether the running match is the final (S8.4)."""
    knockout: bool = open_field("knockout")
    """Whether the running match must have a winner."""
    score: tuple[int, int] = open_field("score")
    """Goals, home first."""
    shootout: tuple[int, int] = open_field("kick_goals")
    """Goals of the shoot-out, home first."""
    kicks: tuple[int, int] = open_field("kicks")
    """Kicks taken or being taken in the shoot-out, home first."""

    @property
    def initiative(self) -> int:
        """The team that may attack, -1 for none."""
        side = self.open.initiative
        return self.open.sides[side] if side >= 0 else -1

    @property
    def declined(self) -> tuple[bool, bool]:
        """Whether home and away have declined."""
        return _pair(self.open.declined)

    @property
    def green_played(self) -> tuple[bool, bool]:
        """Whether home and away have played a green in this match (S3.5)."""
        return _pair(self.open.green_played)

    @property
    def attack(self) -> AttackView | None:
        """The running attack, penalty or kick, as far as it lies open."""
        game = self.open
        if game.a_side < 0:
            return None
        return AttackView(
            game.sides[game.a_side],
            game.a_card,
            game.a_kind,
            game.a_value,
            game.place,
            game.a_mods,
            game.d_card,
            game.d_kind,
            game.d_value,
            game.d_mods,
            game.purpose,
            game.die,
            game.total,
            game.goalie,
        )

    # The referee

    referee: int = open_field("referee")
    """The seat that referees, -1 for a dummy or none."""
    card_at: int = open_field("card_at")
    """The seat that has the referee card."""

    @property
    def bound(self) -> tuple[bool, bool]:
        """Whether the referee may not decide against home and away."""
        return _pair(self.open.bonds)

    @property
    def banned(self) -> tuple[int, ...]:
        """Seats banned from refereeing."""
        return _bits(self.open.banned)

    @property
    def objected(self) -> tuple[int, ...]:
        """Seats that have used their objection."""
        return _bits(self.open.objected)

    @property
    def objected_now(self) -> tuple[int, ...]:
        """Seats objected to for the coming match."""
        return _bits(self.open.objected_now)

    @property
    def penalty_spent(self) -> tuple[int, ...]:
        """Seats that have given their penalty out of the blue."""
        return _bits(self.open.penalty_spent)

    offers_made: tuple[int, ...] = open_field("offers_made")
    """Offers of each seat in this match."""
    offer: tuple[int, int, int] | None = open_field("offer")
    """The offer to be answered: seat, side, M."""

    @property
    def prices(self) -> tuple[int, int]:
        """The price that stands for home and away, M; 0 where none does (S4.11)."""
        return price_of(self.open, 0), price_of(self.open, 1)

    @property
    def envelopes(self) -> list[Envelope]:
        """The envelopes that lie open before the referee (S4.12)."""
        return opened(self.open)

    @property
    def own_envelope(self) -> Envelope | None:
        """What this seat has put into its envelope, as long as it is not opened; None if it has not yet."""
        return read_envelope(self.sealed[0]) if self.sealed else None

    def may_offer(self, seat: int) -> bool:
        """Whether a seat, by all that is public, has an offer left in this match (S4.7, S4.11)."""
        game = self.open
        return seat != game.referee and (
            game.offers_made[seat] < MOST_OFFERS or any(has_further_offer(game, seat, side) for side in (0, 1))
        )

    def may_offer_now(self, seat: int) -> bool:
        """Whether a seat, by all that is public, might make an offer at this moment."""
        return self.may_offer(seat) and seat in self.may_act

    def has_further_offer(self, seat: int, side: int) -> bool:
        """Whether an offer of a seat at the price that stands for a side would not count among its three (S4.11)."""
        return has_further_offer(self.open, seat, side)

    flow: tuple[int, ...] = open_field("flow")
    """Bribes received less bribes paid, by seat, M."""
    removed: Hand = open_field("removed")
    """Cards sent off, out of the game for good."""

    @property
    def result(self) -> Json | None:
        """How the game ended, or None."""
        if self.all_cash is None:
            return None
        return {"cash": list(self.all_cash), "winners": list(richest(self.all_cash))}

    def sample(self, chance: Chance) -> Any:
        """A full game that fits this view: unseen cards, slips and cash drawn from `chance`."""
        return sample(self, chance)

    def match_sampler(self) -> MatchSampler:
        """Draws games that fit this view as far as the running match goes, one after the other, for search."""
        return MatchSampler(self)


def _pair(mask: int) -> tuple[bool, bool]:
    return bool(mask & 1), bool(mask & 2)


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def look(game: State, seat: int | None) -> SwallowsView:
    """What `seat` knows of `game`; with None what everybody knows."""
    return know(SwallowsView(), game, seat)
