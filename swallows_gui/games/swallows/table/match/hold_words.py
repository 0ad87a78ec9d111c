"""What a hold says: what the referee may decide next, what that would change and for whom, and what money would stop.

It speaks of public facts alone: the die that lies there, the ball on the edge, his penalty (S4.3, S4.4, S4.6, S4.7).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from swallows_gui.engine.asides import SAID
from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.events import EVENTS, PriceNamed
from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.rules.referee import penalty_sides
from swallows_gui.games.swallows.table.match.match_times import MONEY
from swallows_gui.games.swallows.table.match.table_situation import TableState
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.services.language import language


class Hold(NamedTuple):
    """The words of a hold; "" where there is nothing to say."""

    who: str
    """Whose decision lies ahead."""
    what: str
    """What he may decide, and what it changes."""
    offer: str
    """For which team money would stop it."""


def hold_words(now: TableState) -> Hold:
    """The words while play holds before the referee decides."""
    who = translate("Hold", "Referee {referee} decides next").format(referee=now.referee_name)
    match now.view.step:
        case "referee_die":
            return Hold(who, *_die(now))
        case "edge":
            return Hold(who, *_edge(now))
        case "whistle":
            return Hold(who, *_whistle(now))
    return _price(now)


def _price(now: TableState) -> Hold:
    """What he has just asked for, outside his own decisions."""
    for event in reversed(now.history):
        told = EVENTS.read(event)
        if isinstance(told, PriceNamed):
            who = translate("Hold", "Referee {referee} has named a price")
            what = translate("Hold", "{amount}, and nothing is decided against {team:the}. Offer money?")
            amount, team = language().money(told.amount), now.names.team(told.team)
            return Hold(who.format(referee=now.referee_name), what.format(amount=amount, team=team), "")
        if not isinstance(told, MONEY) and event["type"] != SAID:
            break
    return Hold("", "", "")


def turning_point(now: TableState) -> int:
    """By how much the referee may change the total so that another outcome follows: -1, +1, or 0 if he cannot.

    Of two such changes, where marks lie side by side, it is the lower one (S0.4).
    """
    for delta in (-1, 1):
        free = not now.view.bound[against(now, delta)]
        if free and now.marks.outcome(now.purpose, now.total) != now.marks.outcome(now.purpose, now.total + delta):
            return delta
    return 0


def against(now: TableState, delta: int) -> int:
    """The side that a change of the die is against (S4.10)."""
    attacker = now.attacking_side or 0
    return 1 - attacker if odds.favours_attacker(now.purpose, delta) else attacker


def _die(now: TableState) -> tuple[str, str]:
    delta = turning_point(now)
    if not delta or now.purpose not in PURPOSES:
        return "", ""
    harmed = against(now, delta)
    before, after = (now.marks.outcome(now.purpose, now.total + change) for change in (0, delta))
    change = _CHANGES(f"{now.purpose} {before} {after}").format(
        total=now.total, sum=now.total + delta, referee=now.referee_name
    )
    what = translate("Hold", "{change} Good for {team:the}.").format(change=change, team=now.team_name(1 - harmed))
    return what, _offer_for([harmed], now)


_CHANGES: Final = TextTable("Hold", "changes", "swallows")
"""What a roll brings, and what one point more or less would make of it: by what was rolled for, before and after."""


def _edge(now: TableState) -> tuple[str, str]:
    attacker = now.attacking_side or 0
    names = {
        "attacker": now.team_name(attacker),
        "defender": now.team_name(1 - attacker),
        "referee": now.referee_name,
    }
    if now.view.bound[attacker]:
        what = translate(
            "Hold", "On the edge of the area. {referee} took money for {attacker:the} and can only give a penalty."
        )
        return what.format(**names), ""
    if now.view.bound[1 - attacker]:
        what = translate(
            "Hold", "On the edge of the area. {referee} took money for {defender:the} and can only give a free kick."
        )
        return what.format(**names), ""
    what = translate(
        "Hold",
        "On the edge of the area. Inside is a penalty, good for {attacker:the}; outside a free kick, good for "
        "{defender:the}.",
    )
    return what.format(**names), _offer_for([attacker, 1 - attacker], now)


def _whistle(now: TableState) -> tuple[str, str]:
    sides = penalty_sides(now.view.open)
    if not sides:
        return "", ""
    home, away = now.view.score
    if len(sides) == 1:
        what = translate(
            "Hold", "{home}–{away}, and time is up. {referee} may still give {team:the} a penalty out of the blue."
        )
    else:
        what = translate(
            "Hold", "{home}–{away}, and time is up. {referee} may still give {team:the} or {other:the} a penalty."
        )
    what = what.format(
        home=home, away=away, referee=now.referee_name, team=now.team_name(sides[0]), other=now.team_name(sides[-1])
    )
    return what, _offer_for([1 - side for side in sides], now)


def _offer_for(sides: list[int], now: TableState) -> str:
    """Whose money would take a decision away from him; "" where it is only good for the team of the one in front."""
    if len(sides) == 1 and now.trainer(1 - sides[0]) == now.info.in_front != now.trainer(sides[0]):
        return ""
    if len(sides) != 1:
        return translate("Hold", "Once you have paid for a team, you may do nothing against it.")
    return translate("Hold", "Money for {team:the} would rule that out.").format(team=now.team_name(sides[0]))
