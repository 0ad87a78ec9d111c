"""Games that start with what is given: scenarios, and the deal of a day."""

import datetime
import hashlib
from collections.abc import Sequence
from typing import Final

from swallows_gui.catalogue.foreign_text import same
from swallows_gui.engine.game import IllegalAction, Json, Told
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.data.conditions import final_cash, place_of
from swallows_gui.games.swallows.data.scenarios import Scenario
from swallows_gui.session.lines import AI, HUMAN, Seat, Setup
from swallows_gui.session.openings import Opening

DAILY_LEVELS: Final = ("", "hard", "normal", "hard")
"""Of the seats of a daily deal; the first is the player's."""
DAILY_NAMES: Final = ("Ottmar", "Wanda", "Piet")
_SEEDS: Final = 1 << 48


def opening(catalogue: Catalogue, options: Json) -> Opening | None:
    """The opening of a game whose options name a `scenario` or a `daily` deal; None for others. Raises `IllegalAction`
    for an unknown or changed scenario, and an invalid day."""
    if "scenario" in options:
        scenario = named(catalogue, options["scenario"])
        return Opening(scenario.seed, scenario.ai_seeds, scenario.moves, scenario.position)
    if "daily" in options:
        return _of_day(day(options["daily"]))
    return None


def named(catalogue: Catalogue, given: object) -> Scenario:
    """The scenario that a header names. Raises `IllegalAction` if it is unknown or has changed."""
    told = given if isinstance(given, dict) else {}
    found = catalogue.scenarios.get(str(told.get("id")))
    if found is None or told.get("digest") != found.digest:
        raise IllegalAction("bad_option", option="scenario", value=str(told.get("id"))[:80])
    return found


def setup_of(scenario: Scenario, name: str, colours: Sequence[str] = ()) -> Setup:
    """The set-up of a scenario for a player."""
    seats = tuple(
        Seat(name, HUMAN, "", colour) if number == scenario.you else Seat(seat.name, AI, seat.level, colour)
        for number, (seat, colour) in enumerate(zip(scenario.seats, [*colours, *[""] * 6], strict=False))
    )
    return Setup(scenario.game_options(), seats)


# The deal of a day


def day(given: object) -> datetime.date:
    """The day in an option ("2026-03-14"). Raises `IllegalAction`."""
    try:
        return datetime.date.fromisoformat(str(given))
    except ValueError:
        raise IllegalAction("bad_option", option="daily", value=str(given)[:40]) from None


def daily_options(of: datetime.date) -> Json:
    """The options of the deal of a day: a cup of eight, whose quarter of an hour fits into any day."""
    return {"format": "eight", "daily": of.isoformat(), "take_back": "free"}


def daily_setup(of: datetime.date, name: str, colours: Sequence[str] = ()) -> Setup:
    """The set-up of the deal of a day for a player: the same for everybody."""
    names = [name, *(other for other in (*DAILY_NAMES, "Hedda") if same(other) != same(name))]
    given = zip(names, DAILY_LEVELS, [*colours, *[""] * 4], strict=False)
    seats = tuple(Seat(each, AI if level else HUMAN, level, colour) for each, level, colour in given)
    return Setup(daily_options(of), seats)


def _of_day(of: datetime.date) -> Opening:
    digest = hashlib.sha256(f"millions of swallows, {of.isoformat()}".encode()).digest()
    numbers = [int.from_bytes(digest[at : at + 6], "big") % _SEEDS for at in range(0, 30, 6)]
    return Opening(numbers[0], tuple(numbers[1:]))


def daily_lines(
    of: datetime.date, version: str, events: Sequence[Told], seat: int, take_backs: int
) -> list[str] | None:
    """Three lines to compare with others: day and version, money and place, take-backs. None before the end."""
    cash = final_cash(events)
    if cash is None:
        return None
    return [
        f"Millions of Swallows {version} · {of.isoformat()}",
        f"{cash[seat]}M · {place_of(cash, seat)}/{len(cash)}",
        f"↶ {take_backs}",
    ]
