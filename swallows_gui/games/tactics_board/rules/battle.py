"""Battles, fouls and cards (T9, T12)."""

from typing import Final

from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.actions import Step, ask, go
from swallows_gui.games.tactics_board.rules.after_play import hold, in_other_area
from swallows_gui.games.tactics_board.rules.board import OFF
from swallows_gui.games.tactics_board.rules.moving import send_home
from swallows_gui.games.tactics_board.rules.periods import has_too_few
from swallows_gui.games.tactics_board.rules.state import State, number_of
from swallows_gui.games.tactics_board.rules.tables import DEFENDER, KEEPER, NOBODY, PAWNS

BEST, WORST = 6, 1
"""Natural rolls that together are a foul (T9.3)."""
CARDS_OF_GROUP: Final = 2
"""So many yellow cards of the defenders send one off (T12.3)."""


def bonus(game: State, pawn: int) -> int:
    """What a pawn adds in a battle (T9.2)."""
    role = game.role(pawn)
    return game.options.defenders if role == DEFENDER else game.tables.bonus[role]


class Battle(Step):
    """The two pawns on the ball's square roll until one has the ball, or fouls (T9)."""

    name = "battle"

    def enter(self, game: State) -> None:
        pawns = game.reached if game.o_side == 0 else game.reached[::-1]
        added = bonus(game, pawns[0]), bonus(game, pawns[1])
        who = tuple((pawn // PAWNS, number_of(pawn)) for pawn in pawns)
        game.reached = (NOBODY, NOBODY)
        while True:
            dice = game.chance.die(), game.chance.die()
            totals = dice[0] + added[0], dice[1] + added[1]
            foul = (min(dice), max(dice)) == (WORST, BEST)
            level = totals[0] == totals[1]
            winner = pawns[totals[1] > totals[0]]
            told = None if foul or level else winner // PAWNS
            game.tell("battle_rolled", game.ball, who, dice, totals, told)
            if foul:
                _foul(game, pawns[dice.index(WORST)])
                return
            if not level:
                break
        loser = pawns[winner == pawns[0]]
        hold(game, winner)
        beat_keeper = game.role(loser) == KEEPER
        go(game, "shot" if beat_keeper or in_other_area(game, winner // PAWNS) else "begin_set")


def _foul(game: State, pawn: int) -> None:
    """Free kick or penalty kick, and a card (T12.1)."""
    side = pawn // PAWNS
    game.holder, game.o_side = NOBODY, 1 - side
    game.tell("fouled", side, number_of(pawn), game.ball)
    in_own_area = game.tables.penalty_area[side] >> game.ball & 1
    game.spot, game.due = game.ball, "penalty" if in_own_area else "free_kick"
    was_keeper = game.role(pawn) == KEEPER
    if _show_card(game, pawn) and has_too_few(game, side):
        return
    if was_keeper and game.at[pawn] == OFF:
        ask(game, "new_keeper", side)
    else:
        go(game, f"{game.due}_due")


def _show_card(game: State, pawn: int) -> bool:
    """Yellow, or red for a second one; whether the pawn is sent off (T12.2, T12.3)."""
    side = pawn // PAWNS
    count: int | None = None
    if game.role(pawn) == DEFENDER:
        count = game.group[side] + 1
        red = count == CARDS_OF_GROUP
        kept = 0 if red else count
        game.group = (game.group[0], kept) if side else (kept, game.group[1])
    else:
        red = bool(game.booked >> pawn & 1)
        game.booked |= 1 << pawn
    game.tell("card_shown", side, number_of(pawn), "red" if red else "yellow", count)
    if red:
        game.sent_off |= 1 << pawn
        game.put(pawn, OFF)
    return red


class NewKeeper(Step):
    """The keeper has been sent off: a field player takes his place (T12.4)."""

    name = "new_keeper"

    def options(self, game: State) -> list[int]:
        pick = game.action(a.PICK)
        return [pick | number_of(pawn) for pawn in game.field_players(game.asked)]

    def push(self, game: State, action: int) -> None:
        side = game.asked
        pawn = side * PAWNS + a.argument_of(action) - 1
        game.keepers = (game.keepers[0], pawn) if side else (pawn, game.keepers[1])
        game.tell("keeper_changed", side, number_of(pawn))
        game.moved(side)
        send_home(game, side)
        go(game, f"{game.due}_due")
