"""Lots, periods, extra time and the end (T3.1, T14)."""

from typing import Final

from swallows_gui.games.tactics_board.rules.actions import Step, go
from swallows_gui.games.tactics_board.rules.state import EXTRA, LAST_PERIOD, State
from swallows_gui.games.tactics_board.rules.tables import FEWEST, NOBODY

ABANDONED: Final = 3
"""Goals of the other side where a side has too few pawns (T12.5)."""


def roll_lots(game: State, purpose: str) -> int:
    """Each side rolls, Red first, again if equal; returns the side with the lower roll (T3.1)."""
    while True:
        dice = game.chance.die(), game.chance.die()
        game.tell("lots_rolled", purpose, dice)
        if dice[0] != dice[1]:
            return int(dice[1] < dice[0])


def end_match(game: State, after: str) -> None:
    """The match is over (T14.6)."""
    game.after = after
    game.asked, game._legal = NOBODY, None
    result = game.result
    assert result is not None
    shootout = result["shootout"]
    game.tell("match_ended", game.score, after, tuple(shootout) if shootout else None, result["winner"])


def has_too_few(game: State, side: int) -> bool:
    """Whether a side has too few pawns to continue, which ends the match (T12.5)."""
    if len(game.left(side)) >= FEWEST:
        return False
    other = max(game.score[1 - side], ABANDONED)
    game.score = (other, 0) if side else (0, other)
    end_match(game, "abandoned")
    return True


def begin_match(game: State) -> None:
    """Lots, and the first period (T3.1)."""
    game.kick_off_side = roll_lots(game, "kick_off")
    begin_period(game, 1)


def begin_period(game: State, period: int) -> None:
    """The side whose turn it is kicks off."""
    game.period, game.plays = period, 0
    if period % 2:
        game.first_kick_off = game.kick_off_side
    game.tell("period_started", period, game.kick_off_side)
    go(game, "kick_off")


class EndPeriod(Step):
    """A period is over (T14.2 to T14.5)."""

    name = "end_period"

    def enter(self, game: State) -> None:
        period = game.period
        game.tell("period_ended", period, game.score)
        game.clear_play()
        if period % 2:
            game.kick_off_side = 1 - game.first_kick_off
            begin_period(game, period + 1)
        elif game.score[0] != game.score[1] or (period < EXTRA and game.options.draw == "stands"):
            end_match(game, "extra" if period == LAST_PERIOD else "normal")
        elif period == LAST_PERIOD:
            game.shootout_first = 1 - roll_lots(game, "shootout")
            go(game, "shootout")
        else:
            game.kick_off_side = roll_lots(game, "extra")
            begin_period(game, EXTRA)
