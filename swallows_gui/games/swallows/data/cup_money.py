"""Bets and fees for a shape that nobody has measured, from how many of its teams get how far (S10.5).

Where the game's own formats have as many teams and the same stages, their sums hold: so every field of 16 or 32 pays
what S9.1, S2.4 and S10.2 say. Elsewhere bets follow the sums that simulated chances gave for shapes of 4 to 32 teams,
to which these powers come as near as 2M; fees are those of 16 teams by how rare it is to get so far, 3.5M a team.
"""

from collections.abc import Iterable
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.schedule import CHAMPION, THIRD_PLACE, Schedule
from swallows_gui.games.swallows.data.formats import FormatModel

_USUAL_TEAMS: Final = 16
_FIRST, _FINAL, _TITLE = (16, 0.83), (36, 0.83), (56, 0.8)
"""What the bets V, F and S pay with 16 teams, and the power of how many more there are."""
_LIKELY: Final = (16, 1.6)
"""The same of V where more than half of the teams get so far: 8 of 10 pay 8M, 8 of 12 pay 10M."""
_FEE_A_TEAM: Final = 3.5
"""M: all fees of the 16-team game, a team."""
_RARER: Final = 0.68
"""A fee grows by this power of how much rarer it is to get so far."""
_FINALISTS: Final = 2
_BEFORE_FINAL: Final = 2
"""So many stages before the final the first bet is on, where there are as many."""


def money_for(schedule: Schedule, known: Iterable[FormatModel]) -> Json:
    """`bets` and `fees` as a format's file has them: those of the first of `known` formats that is as large and has the
    same stages, else reckoned."""
    for form in known:
        compiled = form.compiled()
        like = compiled.schedule
        if like.teams == schedule.teams and like.ladder == schedule.ladder and form.bets:
            paid = form.written()
            third = any(fixture.stage == THIRD_PLACE for fixture in schedule.fixtures)
            fees = {rung: fee for rung, fee in paid["fees"].items() if third or rung not in ("3", "4")}
            return {"bets": paid["bets"], "fees": {**_fees(schedule), **fees} if not third else fees}
    return {"bets": _bets(schedule), "fees": _fees(schedule)}


def _reaching(schedule: Schedule) -> dict[str, int]:
    """By rung of the ladder how many teams get so far."""
    found: dict[str, int] = {}
    for rung in schedule.ladder:
        if rung == CHAMPION:
            found[rung] = 1
        elif rung.isdigit():
            found[rung] = int(rung)
        else:
            places = {place for fixture in schedule.fixtures if fixture.rung == rung for place in fixture[3:5]}
            found[rung] = len(places)
    return found


def _bets(schedule: Schedule) -> dict[str, Any]:
    """A bet on what all teams reach is none, and of two on the same there is the later alone."""
    ladder, reaching, teams = schedule.ladder, _reaching(schedule), schedule.teams
    open_rungs = [rung for rung in ladder if rung != CHAMPION and reaching[rung] < teams]
    bets: dict[str, Any] = {}
    if len(open_rungs) > 1:
        first = open_rungs[:-1][-_BEFORE_FINAL:][0]
        rarer = teams / (2 * reaching[first])
        bets["V"] = {**_key(first), "amount": _sum(_FIRST if rarer >= 1 else _LIKELY, rarer)}
    if open_rungs:
        bets["F"] = {**_key(open_rungs[-1]), "amount": _sum(_FINAL, teams / _USUAL_TEAMS)}
    return {**bets, "S": {"stage": CHAMPION, "amount": _sum(_TITLE, teams / _USUAL_TEAMS)}}


def _key(rung: str) -> dict[str, Any]:
    return {"rank": int(rung)} if rung.isdigit() else {"stage": rung}


def _sum(like: tuple[int, float], more: float) -> int:
    usual, power = like
    return max(1, round(usual * float(more**power)))


def _fees(schedule: Schedule) -> dict[str, int]:
    """By rung from the title down, for as much money a team as the 16-team game pays; for third and fourth place where
    the final follows groups at once."""
    teams, reaching = schedule.teams, _reaching(schedule)
    ladder = schedule.ladder
    if any(fixture.stage == THIRD_PLACE for fixture in schedule.fixtures) and reaching[ladder[0]] <= _FINALISTS:
        ladder = ("4", "3", *ladder)
        reaching |= {"4": 4, "3": 3}
    share = {rung: reaching[rung] / teams for rung in ladder}
    weight = {rung: share[rung] ** -_RARER for rung in ladder}
    further = [*(share[rung] for rung in ladder[1:]), 0.0]
    whole = sum(weight[rung] * (share[rung] - more) for rung, more in zip(ladder, further, strict=True))
    return {rung: max(1, round(_FEE_A_TEAM / whole * weight[rung])) for rung in reversed(ladder)}
