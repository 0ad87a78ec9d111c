"""What seats do with bets, cards and money, counted as a person at the table would judge it; and how often he who has
the first seat is tempted: by an offer, a price or an envelope (S4.7, S4.11, S4.12)."""

from collections import Counter as Multiset
from typing import TYPE_CHECKING, Final

from swallows_gui.engine.game import Event
from swallows_gui.games.swallows.ai.evaluation import at_stake, is_worth_money
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import GREEN

if TYPE_CHECKING:
    from swallows_gui.games.swallows.lab.tally import Tally

AT_STAKE: Final = 2.0
"""From so much on, between its best and its worst end, a match is one in which something is at stake for a seat, M."""
WON: Final = 2
"""Goals ahead of a team that will not attack again: its match is won, whatever penalty is given."""
_PERSON: Final = 0
_TITLE: Final = BET_KINDS.index("S")
_BEFORE_THE_LAST: Final = ("R32", "R16", "QF", "SF")


class Conduct:
    """Follows one game and counts in its tally."""

    def __init__(self, tally: "Tally") -> None:
        self.tally = tally
        self._sides = (-1, -1)
        self._stage = ""
        self._score = [0, 0]
        self._stopped = [False, False]
        self._referee = -1
        self._stakes: tuple[float, ...] = ()
        """By seat what lies between the best and the worst end of the running match, M; empty until it is weighed."""
        self._tempted = False
        self._burnt = False

    def asked(self, game: Swallows) -> None:
        """Weigh the match that is about to be played, once its referee is known."""
        if game.match and self._sides[0] >= 0 and not self._stakes and game.sides == self._sides:
            self._stakes = tuple(at_stake(game.view(seat)) for seat in range(len(self.tally.questions)))

    def happened(self, game: Swallows, event: Event) -> None:
        """Count an event."""
        match event:
            case ("match_started", match, stage, home, away, *_):
                if match == 1:
                    self._bets_made(game)
                self._sides, self._stage, self._score = (home, away), stage, [0, 0]
                self._stopped, self._referee, self._stakes = [False, False], -1, ()
                self._tempted = self._burnt = False
            case ("referee_settled", _, seat, *_):
                self._referee = seat
            case ("period_started", *_):
                self._stopped = [False, False]
            case ("declined", team, *_):
                self._stopped[self._sides.index(team)] = True
            case ("decline_lifted", team):
                self._stopped[self._sides.index(team)] = False
            case ("goal", _, _, home, away):
                self._score = [home, away]
            case ("attack_played", team, card, *_):
                self._attacks(self._sides.index(team), game.tables.card_colour[card])
            case ("match_ended", *_):
                self._ended(game)
            case _:
                self._haggle(game, event)

    def _bets_made(self, game: Swallows) -> None:
        tally = self.tally
        held = Multiset(bet for slip in game.bets for bet in slip if bet[0] != game.german)
        tally.free_bets = held.total()
        tally.bets_alone = sum(count == 1 for count in held.values())
        tally.title_bets = sum(kind == _TITLE for slip in game.bets for _, kind in slip)

    def _attacks(self, side: int, colour: int) -> None:
        ahead = self._score[side] - self._score[1 - side]
        if self._stage in _BEFORE_THE_LAST and ahead >= WON and self._stopped[1 - side] and colour == GREEN:
            self.tally.greens_burnt += 1
            self.tally.matches_burnt += not self._burnt
            self._burnt = True

    def _haggle(self, game: Swallows, event: Event) -> None:
        match event:
            case ("bribe_offered", seat, _, _):
                self._offers(game, seat)
            case ("price_named", seat, *_):
                self._tempted |= seat != _PERSON and self._plays(game)
            case ("envelopes_opened", envelopes):
                staked = any(what >= AT_STAKE for seat, what in enumerate(self._stakes) if seat != self._referee)
                self.tally.rounds += staked
                self.tally.rounds_paid += staked and bool(envelopes)
                for seat, *_ in envelopes:
                    self._offers(game, seat)
                    self._tempted |= seat != _PERSON and self._plays(game)
            case ("bribe_accepted" | "envelope_taken", seat, team, *_):
                self.tally.bribes_alike += {seat, self._referee} <= _backers(game, team, self._stage)

    def _offers(self, game: Swallows, seat: int) -> None:
        self.tally.gifts += 1
        self.tally.idle_gifts += not is_worth_money(game.view(seat))
        self._tempted |= seat != _PERSON and self._referee == _PERSON

    def _plays(self, game: Swallows) -> bool:
        return any(game.trainer[team] == _PERSON for team in self._sides)

    def _ended(self, game: Swallows) -> None:
        tally, stakes = self.tally, self._stakes
        if not stakes or self._referee < 0:
            return
        if self._referee == _PERSON and max(stakes[1:]) >= AT_STAKE:
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
