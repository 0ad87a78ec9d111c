"""Counts what happens in one tournament: the raw figures of `cards.md`'s balance table, read off the events."""

from collections import Counter as Multiset
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from swallows_gui.engine.game import Event, View
from swallows_gui.games.swallows.ai.evaluation import at_stake, is_worth_money
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.rules.actions import BET_KINDS, PASS, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.payout import holders, reached, shared_pay
from swallows_gui.games.swallows.rules.tables import GREEN
from swallows_gui.lab import tally as lab

CLOSE = 1
"""Teams whose strengths differ by at most this are counted for the home side's share."""
LARGE = 8
"""A bribe from so much on is a large one, M."""
STRONGER = 4
"""A team stronger by this is counted for the favourites' share."""

AT_STAKE: Final = 2.0
"""From so much on, between its best and its worst end, a match is one in which something is at stake for a seat, M."""
WON: Final = 2
"""Goals ahead of a team that will not attack again: its match is won, whatever penalty is given."""
_PERSON: Final = 0
_COUNTED: Final = EVENTS.counted()
_TITLE: Final = BET_KINDS.index("S")
_BEFORE_THE_LAST: Final = ("R32", "R16", "QF", "SF")


@dataclass(slots=True)
class Tally(lab.GameTally):
    """One tournament in numbers; money in M. Plain JSON by `as_json`."""

    only_pass: int = 0
    """Questions whose one answer is to pass."""
    matches: int = 0
    goals: int = 0
    """In normal time, all matches."""
    group_matches: int = 0
    drawn: int = 0
    goalless: int = 0
    close_decided: int = 0
    close_home: int = 0
    uneven: int = 0
    uneven_won: int = 0
    knockouts: int = 0
    extra_time: int = 0
    shootouts: int = 0
    free_kicks: int = 0
    penalties: int = 0
    sendings_off: int = 0
    group_greens: int = 0
    """Greens played in group matches, both teams."""
    duty_only: int = 0
    """Group matches in which neither team attacked with anything but one green: no second one, no red in its place."""
    one_green: int = 0
    """Group matches in which neither team played more than one green, whatever reds it attacked with."""
    eliminated: int = 0
    greens_kept: int = 0
    """Greens in the hands of teams when they were eliminated."""
    bribes: int = 0
    bribe_money: int = 0
    offers: int = 0
    large_bribes: int = 0
    """Of 8M and more."""
    bribes_at_a_price: int = 0
    """Taken after the referee had named a price for the team (S4.11)."""
    first_offers: int = 0
    """First offers of a seat for a team in a match."""
    first_offers_refused: int = 0
    prices: int = 0
    both_bound: int = 0
    """Matches whose referee took money for both teams."""
    out_of_the_blue: int = 0
    bans: int = 0
    objections: int = 0
    dice_changed: int = 0
    lapsed_draws: int = 0
    """Cards due from the draw pile that were not there, nor any other card in it."""
    reshuffles: int = 0
    questions: list[int] = field(default_factory=list)
    """By seat: questions in turn with at least two answers."""
    match_questions: list[int] = field(default_factory=list)
    """The same in each match and seat that was asked at all in it."""
    stages: dict[str, int] = field(default_factory=dict)
    """Nation code -> 0 out in the groups, 1 quarter-final, 2 final, 3 champion (the stages that bets pay)."""
    staked: dict[str, int] = field(default_factory=dict)
    """By kind of bet, M staked by all seats."""
    paid: dict[str, int] = field(default_factory=dict)
    """By kind of bet, M paid for it to all seats."""
    in_full: dict[str, int] = field(default_factory=dict)
    """The same if each bet pays in full, whatever was played; nothing in tallies from before this was counted."""
    shared: dict[str, int] = field(default_factory=dict)
    """The same if all who hold a bet share its odds (S2.7): with the slips of this tournament, though others
    would be filled in under that rule."""
    pays: list[int] = field(default_factory=list)
    """By kind of bet what it pays, M; empty where nobody bets."""
    free_bets: int = 0
    """Bets of all slips but those on the team on which all must bet; nothing in tallies from before this was counted,
    as in what follows."""
    bets_alone: int = 0
    """Those of them that no other seat holds."""
    title_bets: int = 0
    greens_burnt: int = 0
    """Greens played before the final by a team two goals ahead of one that attacks no more."""
    matches_burnt: int = 0
    bribes_alike: int = 0
    """Bribes whose payer and whose referee hold a bet on the team."""
    gifts: int = 0
    """Offers and envelopes."""
    idle_gifts: int = 0
    """Those of seats for which nothing hung on the match."""
    refereed: int = 0
    """Matches that the first seat refereed and in which something was at stake for another."""
    refereed_tempted: int = 0
    """Those in which it was offered money, or an envelope."""
    managed: int = 0
    """Matches of the first seat's teams, refereed by another seat, in which something was at stake for it."""
    managed_tempted: int = 0
    """Those in which the referee named a price for its team."""
    rounds: int = 0
    """Rounds of envelopes in matches in which something was at stake for a seat that filled one (S4.12)."""
    rounds_paid: int = 0
    """Those in which one held money."""
    held: list[str] = field(default_factory=list)
    """Different cards that a team held."""
    played: list[str] = field(default_factory=list)
    """Different cards that were played."""


class Conduct:
    """Counts in a tally what seats do with bets, cards and money, as a person at the table would judge it.

    And how often whoever has the first seat is tempted: by an offer, a price or an envelope (S4.7, S4.11, S4.12).
    """

    def __init__(self, tally: Tally) -> None:
        self.tally = tally
        self.sides = (-1, -1)
        self.stage = ""
        """Of the running match, as its event said: when a match's end is counted, the game may be in the next one."""
        self.score = [0, 0]
        self.stopped = [False, False]
        """Whether home and away attack no more."""
        self.referee = -1
        self._stakes: tuple[float, ...] = ()
        """By seat what lies between the best and the worst end of the running match, M; empty until it is weighed."""
        self._tempted = False
        self._burnt = False

    def asked(self, game: Swallows) -> None:
        """Weigh the match that is about to be played, once its referee is known."""
        if game.match and self.sides[0] >= 0 and not self._stakes and game.sides == self.sides:
            self._stakes = tuple(at_stake(game.view(seat)) for seat in range(len(self.tally.questions)))

    def begin(self, game: Swallows, match: int, stage: str, sides: tuple[int, int]) -> None:
        """A match begins; before the first one bets are made."""
        if match == 1:
            self._bets_made(game)
        self.sides, self.stage, self.score = sides, stage, [0, 0]
        self.stopped, self.referee, self._stakes = [False, False], -1, ()
        self._tempted = self._burnt = False

    def _bets_made(self, game: Swallows) -> None:
        tally = self.tally
        held = Multiset(bet for slip in game.bets for bet in slip if bet[0] != game.german)
        tally.free_bets = held.total()
        tally.bets_alone = sum(count == 1 for count in held.values())
        tally.title_bets = sum(kind == _TITLE for slip in game.bets for _, kind in slip)

    def attacks(self, side: int, colour: int) -> None:
        """A side attacks with a card of a colour."""
        ahead = self.score[side] - self.score[1 - side]
        if self.stage in _BEFORE_THE_LAST and ahead >= WON and self.stopped[1 - side] and colour == GREEN:
            self.tally.greens_burnt += 1
            self.tally.matches_burnt += not self._burnt
            self._burnt = True

    def tempts(self, game: Swallows, seat: int) -> None:
        """A seat names a price, or has put something into an envelope."""
        self._tempted |= seat != _PERSON and self._plays(game)

    def opens(self, game: Swallows, filled: Sequence[int]) -> None:
        """The envelopes are opened that these seats have filled."""
        staked = any(what >= AT_STAKE for seat, what in enumerate(self._stakes) if seat != self.referee)
        self.tally.rounds += staked
        self.tally.rounds_paid += staked and bool(filled)
        for seat in filled:
            self.offers(game, seat)
            self.tempts(game, seat)

    def takes(self, game: Swallows, seat: int, team: int) -> None:
        """The referee takes a seat's money for a team."""
        self.tally.bribes_alike += {seat, self.referee} <= _backers(game, team, self.stage)

    def offers(self, game: Swallows, seat: int) -> None:
        """A seat offers money."""
        self.tally.gifts += 1
        self.tally.idle_gifts += not is_worth_money(game.view(seat))
        self._tempted |= seat != _PERSON and self.referee == _PERSON

    def _plays(self, game: Swallows) -> bool:
        return any(game.trainer[team] == _PERSON for team in self.sides)

    def end(self, game: Swallows) -> None:
        """The match is over."""
        tally, stakes = self.tally, self._stakes
        if not stakes or self.referee < 0:
            return
        if self.referee == _PERSON and max(stakes[1:]) >= AT_STAKE:
            tally.refereed += 1
            tally.refereed_tempted += self._tempted
        elif self._plays(game) and stakes[_PERSON] >= AT_STAKE:
            tally.managed += 1
            tally.managed_tempted += self._tempted


def _backers(game: Swallows, team: int, stage: str) -> set[int]:
    """The seats with a bet on the team that is not decided before a match of this stage."""
    ladder = game.form.schedule.ladder
    bets = game.form.economy.bets
    reached = ladder.index(stage) if stage in ladder else -1
    open_kinds = {BET_KINDS.index(kind) for kind, pay in bets.items() if ladder.index(pay.stage) > reached}
    return {seat for seat, slip in enumerate(game.bets) for held, kind in slip if held == team and kind in open_kinds}


class Counter:
    """Watches one game and fills in a `Tally`."""

    def __init__(self, seed: int, seats: int) -> None:
        self.tally = Tally(seed=seed, questions=[0] * seats)
        self._conduct = Conduct(self.tally)
        self._held: set[int] = set()
        self._played: set[int] = set()
        self._bound: set[int] = set()
        self._offered: set[tuple[int, int]] = set()
        """Seat and team of offers in the running match."""
        self._is_first_offer = False
        self._priced: set[int] = set()
        """Teams for which its referee has named a price."""
        self._greens = [0, 0]
        self._attacks = [0, 0]
        self._asked = [0] * seats
        self._period = ""

    def asked(self, game: Swallows, _view: View) -> None:
        """Count a question to a seat."""
        tally = self.tally
        self._conduct.asked(game)
        if len(game.legal) > 1:
            tally.decisions += 1
            tally.questions[game.mover] += 1
            if game.match:
                self._asked[game.mover] += 1
            return
        tally.forced += 1
        if game.legal[0] & WITHOUT_SEAT == PASS:
            tally.only_pass += 1

    def happened(self, game: Swallows, events: Sequence[Event]) -> None:
        """Count the events."""
        for event in events:
            for figure, fits in _COUNTED[event[0]]:
                if fits(event):
                    setattr(self.tally, figure, getattr(self.tally, figure) + 1)
            self._count(game, event)

    def _count(self, game: Swallows, event: Event) -> None:
        tally, conduct = self.tally, self._conduct
        match event:
            case ("attack_played", team, card, _, _, _):
                self._played.add(card)
                side, colour = conduct.sides.index(team), game.tables.card_colour[card]
                self._attacks[side] += 1
                self._greens[side] += colour == GREEN
                conduct.attacks(side, colour)
            case ("defence_played" | "modifier_played", _, card, *_):
                self._played.add(card)
            case ("cards_drawn", _, cards, due, _, top):
                self._held.update(cards)
                if top < 0 and game.match:
                    tally.lapsed_draws += due - len(cards)
            case ("cards_stolen", _, _, cards, _):
                self._held.update(cards)
            case ("match_started", match, stage, home, away, *_):
                conduct.begin(game, match, stage, (home, away))
                self._bound, self._offered, self._priced = set(), set(), set()
                self._greens = [0, 0]
                self._attacks = [0, 0]
            case ("referee_settled", _, seat, *_):
                conduct.referee = seat
            case ("period_started", period):
                self._period = period
                conduct.stopped = [False, False]
            case ("declined" | "decline_lifted", team, *_):
                conduct.stopped[conduct.sides.index(team)] = event[0] == "declined"
            case ("goal", _, _, home, away):
                tally.goals += self._period == "normal"
                conduct.score = [home, away]
            case ("awarded", seat, _, what, cause) if cause != "shootout":
                tally.free_kicks += what == "free_kick"
                tally.penalties += what == "penalty"
                tally.out_of_the_blue += seat >= 0
            case ("sent_off", _, card, _, _):
                tally.sendings_off += card >= 0
            case ("bet_placed", _, _, kind, stake):
                tally.staked[kind] = tally.staked.get(kind, 0) + stake
            case ("bet_paid", _, _, kind, amount, *_):
                tally.paid[kind] = tally.paid.get(kind, 0) + amount
            case ("team_eliminated", _, cards):
                tally.eliminated += 1
                tally.greens_kept += sum(1 for card in cards if game.tables.card_colour[card] == GREEN)
            case ("match_ended", _, home, away, after, _, _):
                self._match_ended(game, home, away, after)
                conduct.end(game)
            case ("game_ended", cash, winners):
                tally.cash, tally.winners = list(cash), list(winners)
                self._game_ended(game)
            case _:
                self._haggle(game, event)

    def _haggle(self, game: Swallows, event: Event) -> None:
        tally, conduct = self.tally, self._conduct
        match event:
            case ("bribe_offered", seat, team, _):
                tally.offers += 1
                self._is_first_offer = (seat, team) not in self._offered
                self._offered.add((seat, team))
                tally.first_offers += self._is_first_offer
                conduct.offers(game, seat)
            case ("bribe_declined", *_):
                tally.first_offers_refused += self._is_first_offer
            case ("price_named", seat, team, *_):
                tally.prices += 1
                self._priced.add(team)
                conduct.tempts(game, seat)
            case ("envelopes_opened", envelopes):
                conduct.opens(game, [seat for seat, *_ in envelopes])
            case ("bribe_accepted" | "envelope_taken", seat, team, amount, *_):
                tally.bribes += 1
                tally.bribe_money += amount
                tally.large_bribes += amount >= LARGE
                tally.bribes_at_a_price += team in self._priced
                self._bound.add(team)
                conduct.takes(game, seat, team)

    def _match_ended(self, game: Swallows, home: int, away: int, after: str) -> None:
        tally = self.tally
        tally.matches += 1
        tally.both_bound += len(self._bound) == 2
        tally.match_questions += [asked for asked in self._asked if asked]
        self._asked = [0] * len(self._asked)
        if self._conduct.stage != "group":
            tally.knockouts += 1
            tally.extra_time += after != "normal"
            tally.shootouts += after == "shootout"
            return
        tally.group_matches += 1
        tally.group_greens += sum(self._greens)
        tally.duty_only += max(self._attacks) <= 1
        tally.one_green += max(self._greens) <= 1
        tally.drawn += home == away
        tally.goalless += home == away == 0
        strength = [game.tables.nation_strength[game.field[team]] for team in self._conduct.sides]
        ahead = strength[0] - strength[1]
        if abs(ahead) <= CLOSE and home != away:
            tally.close_decided += 1
            tally.close_home += home > away
        if abs(ahead) >= STRONGER:
            tally.uneven += 1
            tally.uneven_won += (home > away) if ahead > 0 else (away > home)

    def _game_ended(self, game: Swallows) -> None:
        tally = self.tally
        designs = game.tables.card_design
        names = game.tables.design_id
        tally.held = sorted({names[designs[card]] for card in self._held})
        tally.played = sorted({names[designs[card]] for card in self._played})
        codes = [game.tables.nation_code[nation] for nation in game.field]
        bets = game.form.economy.bets
        tally.pays = [bets[kind].amount if kind in bets else 0 for kind in BET_KINDS] if bets else []
        tally.stages = dict.fromkeys(codes, 0)
        for rank, kind in enumerate(BET_KINDS, 1):
            for team in reached(game, bets[kind].stage) if kind in bets else ():
                tally.stages[codes[team]] = rank
        self._count_bets(game)

    def _count_bets(self, game: Swallows) -> None:
        """What the slips bring under either rule."""
        tally, pays = self.tally, game.form.economy.bets
        there = {kind: reached(game, pay.stage) for kind, pay in pays.items()}
        tally.in_full, tally.shared = dict.fromkeys(pays, 0), dict.fromkeys(pays, 0)
        for slip in game.bets:
            for team, at in slip:
                kind = BET_KINDS[at]
                if team in there[kind]:
                    amount = pays[kind].amount
                    tally.in_full[kind] += amount
                    tally.shared[kind] += shared_pay(at, amount, holders(game.bets, team, at) - 1)


class Haggles(Counter):
    """Tells as well what happens between bribers and referees, as a person at the table would see it."""

    def __init__(self, seed: int, seats: int) -> None:
        super().__init__(seed, seats)
        self.lines: list[str] = []
        self.taken: list[int] = []
        """The sums, M."""
        self.unasked = 0
        """Prices that nobody had asked for."""
        self.repeated = 0
        """Offers that were not above what had been refused for that team in that match."""
        self._refused: dict[int, int] = {}

    def _count(self, game: Swallows, event: Event) -> None:
        super()._count(game, event)
        referee = self._conduct.referee  # of the match of which is told: a move may end it and begin the next
        match event:
            case ("match_started", match, stage, home, away, *_):
                self._refused = {}
                teams = " - ".join(game.notation.codes[team] for team in (home, away))
                self.lines.append(f"Match {match} ({stage}), {teams}")
            case ("bribe_offered", seat, team, amount):
                self.repeated += amount <= self._refused.get(team, 0)
                self._say(game, team, f"seat {seat} offers referee {referee} {amount}M")
            case ("bribe_declined", _, team, amount):
                self._refused[team] = max(amount, self._refused.get(team, 0))
                self._say(game, team, f"seat {referee} refuses {amount}M")
            case ("bribe_accepted", _, team, amount):
                self.taken.append(amount)
                self._say(game, team, f"seat {referee} takes {amount}M")
            case ("price_named", seat, team, amount, asked):
                self.unasked += not asked
                self._say(game, team, f"seat {seat} asks {amount}M" + ("" if asked else " of its own accord"))

    def _say(self, game: Swallows, team: int, words: str) -> None:
        self.lines.append(f"  {words} for {game.notation.codes[team]}")

    def told_lines(self) -> list[str]:
        """The lines without the matches in which nobody haggled."""
        following = [*self.lines[1:], ""]
        return [
            line
            for line, after in zip(self.lines, following, strict=True)
            if line.startswith("  ") or after.startswith("  ")
        ]


def haggles(levels: Sequence[str], seed: int) -> Haggles:
    """The haggles of the tournament with this seed, played by seats of these levels."""
    heard = Haggles(seed, len(levels))
    options = {"haggling": True, "distribution": "random"}
    play(new_game(options, len(levels), seed), players(levels, seed), heard)
    return heard
