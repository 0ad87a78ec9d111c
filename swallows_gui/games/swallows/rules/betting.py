"""Bets: every seat fills in its slip in secret before the first match (S2)."""

from collections.abc import Sequence

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import ARGUMENT, BET, BET_KINDS, HAND_IN, WITHOUT_SEAT
from swallows_gui.games.swallows.rules.formats import MOST_TEAMS
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.step import STEPS, Step, proceed
from swallows_gui.games.swallows.rules.tables import MOST_SEATS

OUT_OF_REACH = (1 << 30) - 1
"""More than any stake a seat could pay, M: of a team that it has bet on already."""
KIND_BITS = 2
"""A bet's argument is team << KIND_BITS | kind."""
BETS_ON = tuple(
    tuple(
        tuple(seat << SEAT_SHIFT | BET | team << KIND_BITS | kind for kind in range(len(BET_KINDS)))
        for team in range(MOST_TEAMS)
    )
    for seat in range(MOST_SEATS)
)
"""By seat and team: the actions of betting on it, one of each kind."""
ALL_KINDS = range(len(BET_KINDS))


def bet_of(action: int) -> tuple[int, str]:
    """The team that an action bets on, and the kind, one of `BET_KINDS`.

    >>> bet_of(BETS_ON[0][5][1])
    (5, 'F')
    """
    team, kind = divmod(action & ARGUMENT, 1 << KIND_BITS)
    return team, BET_KINDS[kind]


def kinds_of(game: State) -> Sequence[int]:
    """The kinds of bets that the format has, as indices of BET_KINDS."""
    bets = game.form.economy.bets
    return ALL_KINDS if len(bets) == len(BET_KINDS) else [at for at, kind in enumerate(BET_KINDS) if kind in bets]


class Bets(Step):
    """Seat after seat places its bets, one small action each, and hands the slip in (S2.1 to S2.3)."""

    name = "bets"

    def enter(self, game: State) -> None:
        if game.form.economy.bets:
            game.ask(self, 0)
        else:
            proceed(game)

    def options(self, game: State) -> list[int]:
        seat = game.mover
        stakes = list(game.stakes)
        german = game.german
        owed = stakes[german] if german >= 0 else 0
        for team, _kind in game.bets[seat]:
            stakes[team] = OUT_OF_REACH
            if team == german:
                owed = 0
        legal = [] if owed else [seat << SEAT_SHIFT | HAND_IN]
        spare = game.cash[seat] - owed
        if owed:
            stakes[german] = spare
        kinds = kinds_of(game)
        for stake, bets in zip(stakes, BETS_ON[seat], strict=False):
            if stake <= spare:
                legal += bets if len(kinds) == len(bets) else [bets[kind] for kind in kinds]
        return legal

    def push(self, game: State, action: int) -> None:
        seat = game.mover
        if action & WITHOUT_SEAT == HAND_IN:
            if seat + 1 < game.seats:
                game.ask(self, seat + 1)
            else:
                proceed(game)
            return
        team, kind = (action & ARGUMENT) >> KIND_BITS, action & (1 << KIND_BITS) - 1
        stake = game.stakes[team]
        game.cash[seat] -= stake
        game.bets[seat] += ((team, kind),)
        if game.emits_events:
            game.log.append(("bet_placed", seat, team, BET_KINDS[kind], stake))
        if team != game.german and game.cash[seat] >= 2 * max(game.stakes):  # all else is still within its means
            kinds = kinds_of(game)
            at = game.legal.index(action - kind + kinds[0])
            game.legal = game.legal[:at] + game.legal[at + len(kinds) :]
        else:
            game.ask(self, seat)


BETS = STEPS["bets"]
