"""How fast the forecasts of Millions of Swallows are, for `swallows bench`."""

from collections.abc import Callable

from swallows_gui.games.swallows.ai.evaluation import situation
from swallows_gui.games.swallows.ai.forecast.chances import forecast, forget
from swallows_gui.games.swallows.ai.forecast.remainder import remainders
from swallows_gui.games.swallows.ai.forecast.situation import ForecastFacts, Reach
from swallows_gui.games.swallows.ai.forecast.start import start
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.lab.bench import rate

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
