"""How fast the forecasts of Millions of Swallows are, for `swallows bench`.

Random decisions in Millions of Swallows, drawn fast.
"""

from collections.abc import Callable, Mapping
from typing import Any

from swallows_gui.games.swallows.ai.evaluation import situation
from swallows_gui.games.swallows.ai.forecast.chances import forecast, forget
from swallows_gui.games.swallows.ai.forecast.course import start
from swallows_gui.games.swallows.ai.forecast.groups import ForecastFacts, Reach
from swallows_gui.games.swallows.ai.forecast.remainder import remainders
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.rules.actions import STEPS
from swallows_gui.games.swallows.rules.bribes import OpenToBribes
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.options import SWITCHES
from swallows_gui.lab.bench import rate
from swallows_gui.lab.game_lab import OUT_OF_TURN, any_of

_ROWS = 250
"""Remainders played at a time."""


def forecast_rates(seconds: float, tell: Callable[[str], None]) -> dict[str, float]:
    """Analytic forecasts and simulated remainders of a fresh tournament, a second."""
    tell("forecasts")
    fresh = [situation(new_game({"distribution": "random"}, 4, seed).view(0)) for seed in range(8)]
    forecasts = rate(seconds / 2, lambda: [_forecast_afresh(one) for one in fresh], len(fresh))
    tell("simulated remainders")
    begun = [start(new_game({"distribution": "random"}, 4, seed).view(0)) for seed in range(4)]
    rows = rate(seconds / 2, lambda: [remainders(one, _ROWS, 1) for one in begun], _ROWS * len(begun))
    return {"forecasts": forecasts, "remainders": rows}


def _forecast_afresh(fresh: ForecastFacts) -> Reach:
    """A forecast with nothing remembered."""
    forget()
    return forecast(fresh)


SETUPS: tuple[Mapping[str, Any], ...] = (
    {},
    {"distribution": "random"},
    {"seats": 6},
    {"seats": 3, "groups": "hand"},
    {"seats": 2, "bribe_cap": 10},
    {"seats": 5, "free_heads": True, "distribution": "random"},
    {"format": "friendly", "seats": 3, "knockout": True},
    {"format": "friendly", "seats": 2},
    {"seats": 4, "haggling": True, "shared_odds": True},
    {"format": "friendly", "seats": 3, "knockout": True, "haggling": True, "bribe_cap": 12},
    {"seats": 4, "talk": True},
    {"format": "eight", "seats": 3, "talk": True, "haggling": True},
    {"seats": 4, "haggling": True, "shared_odds": True, "envelopes": True},
    {"format": "friendly", "seats": 3, "envelopes": True, "bribe_cap": 12},
    {"seats": 4, **dict.fromkeys(SWITCHES, True), "bribe_cap": 20},
)
"""Options that playouts take in turn."""

_WITH_A_SUM = 0.6
"""How often an offer is answered by a price where one may be named, and an envelope has money in it."""
_WITH_SUMS = (STEPS["offer"], STEPS["sealing"])


def choose(game: Swallows, lot: Callable[[], float]) -> tuple[int, bool]:
    """A random action, and whether it is out of turn: each entry is equally likely, then each value of a range. `lot`
    draws from 0 to 1 and is not used for forced actions."""
    if isinstance(game.step, OpenToBribes) and lot() < OUT_OF_TURN:
        action = out_of_turn(game, lot)
        if action is not None:
            return action, True
    legal = game.legal
    if game.step in _WITH_SUMS and (sums := game.step.sums(game)) and lot() < _WITH_A_SUM:
        return any_of(sums, lot), False
    return legal[int(lot() * len(legal))] if len(legal) > 1 else legal[0], False


def out_of_turn(game: Swallows, lot: Callable[[], float]) -> int | None:
    """A random action of a random seat that may act out of turn, or None if none may."""
    step = game.step
    able = [entries for seat in range(game.seats) if (entries := step.out_of_turn(game, seat))]
    return any_of(able[int(lot() * len(able))], lot) if able else None
