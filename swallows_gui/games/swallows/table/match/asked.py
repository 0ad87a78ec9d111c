"""The question of each step of a match in words: who must do what, and why (S3 to S5, S8.3).

Where play waits for bribes, it also says what the referee may decide next, what that would change and for whom, and
what money would stop. It uses public facts only: the die, the ball on the edge, the referee's penalty (S4.3, S4.4,
S4.6, S4.7).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from swallows_gui.engine.asides import SAID
from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.envelopes import penalty_sides
from swallows_gui.games.swallows.rules.events import EVENTS, PriceNamed
from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.rules.tables import EDGE
from swallows_gui.games.swallows.table.match import needs
from swallows_gui.games.swallows.table.match.band import ATTACK_STEPS, TableState
from swallows_gui.games.swallows.table.match.match_times import MONEY
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.answers import DEFENCE_STEPS, GOALIE_STEPS
from swallows_gui.games.swallows.words.match_report import sentence_of
from swallows_gui.games.swallows.words.questions import CLAUSES, question
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.services.language import language
from swallows_gui.ui.play.game_table import Phase


class Hold(NamedTuple):
    """The words for a wait for bribes; "" for missing ones."""

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
        if isinstance(told, PriceNamed) and not _is_bound(now, told.team):
            who = translate("Hold", "Referee {referee} has named a price")
            what = translate("Hold", "{amount}, and nothing is decided against {team:the}. Offer money?")
            amount, team = language().money(told.amount), now.names.team(told.team)
            return Hold(who.format(referee=now.referee_name), what.format(amount=amount, team=team), "")
        if not isinstance(told, MONEY) and event["type"] != SAID:
            break
    return Hold("", "", "")


def _is_bound(now: TableState, team: str) -> bool:
    """Whether the referee may not decide against a team any more: nothing is left to be paid for it (S4.10)."""
    return any(bound and now.code(side) == team for side, bound in enumerate(now.view.bound))


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
    """Whose money would prevent the referee's decision; "" where it only helps the team of the seat in front."""
    if len(sides) == 1 and now.trainer(1 - sides[0]) == now.info.in_front != now.trainer(sides[0]):
        return ""
    if len(sides) != 1:
        return translate("Hold", "Money for a team would rule out what goes against it.")
    return translate("Hold", "Money for {team:the} would rule that out.").format(team=now.team_name(sides[0]))


class Asked(NamedTuple):
    """What the prompt says to the seat that decides."""

    who: str
    what: str
    why: str
    clause: str


_WHAT: Final = TextTable("Asked", "what", "swallows")
"""What is asked, by the step and what is special about it."""
_WHY: Final = TextTable("Asked", "why", "swallows")
"""What there is to know about it; of a shot to come, what it needs."""
_CLAUSES: Final = {
    "attack": "S3.4",
    "attack owed": "S3.5",
    "attack owed final": "S8.4",
    "attack reds": "S5.11",
    "defence": "S5.1",
    "defence reds": "S5.11",
    "goalie": "S5.2",
    "goalie owed": "S8.4",
}
"""Where the rule book speaks of it, if elsewhere than of the step."""


def asked(now: TableState) -> Asked:
    """The question to the human seat that must decide now; `TableState.asked` must not be None."""
    seat = now.asked
    step = now.view.step
    special, side = _special(now)
    words = _words(now, side)
    keys = [" ".join(special[:count]) for count in range(len(special), 0, -1)] or [""]
    what = _WHAT.first(*keys).format_map(words)
    why = _chance(now, keys[-1]) or _WHY.first(*keys).format_map(words).rstrip()
    clause = next((_CLAUSES[key] for key in keys if key in _CLAUSES), CLAUSES.get(step, ""))
    return Asked(
        now.names.seat(seat), what or question(step, now.names, now.view, -1 if seat is None else seat), why, clause
    )


def _chance(now: TableState, key: str) -> str:
    """What the shot needs that a red may be added to."""
    return shot_chance(now, now.shot_value) if key in ("before_shot", "before_penalty", "shootout_red") else ""


def _special(now: TableState) -> tuple[tuple[str, ...], int | None]:
    """The step and its special conditions, the most general first, and the side concerned."""
    step, view, side = now.view.step, now.view, now.deciding_side
    if step in ATTACK_STEPS | DEFENCE_STEPS | GOALIE_STEPS and side is None:
        return (), None
    if step in ATTACK_STEPS and side is not None:
        return ("attack", *_of_attack(now, side)), side
    if step in DEFENCE_STEPS:
        return ("defence", "reds") if view.staged else ("defence",), side
    if step in GOALIE_STEPS:
        owed = "pass" not in now.decisions.plain and not view.staged
        return ("goalie", "owed") if owed else ("goalie",), side
    match step:
        case "edge":
            return ("edge", "chances") if now.shows_chances else ("edge",), now.attacking_side
        case "sending_off_red" | "send_off":
            return (step,), view.hand_side if view.hand_side >= 0 else None
        case "before_shot" if now.play.kind == "penalty":
            return ("before_penalty",), side
        case "offer" if view.offer is not None:
            return ("offer", "bound") if view.bound[1 - view.offer[1]] else ("offer",), view.offer[1]
        case "objection" | "referee_die" | "roll_red" | "goal_against" | "whistle" | "sealing" | "envelopes":
            return (step,), side
        case "before_shot" | "after_shot_roll" | "shootout_red":
            return (step,), side
    return (now.decisions.picks[0],), side


def _of_attack(now: TableState, side: int) -> tuple[str, ...]:
    if now.view.staged:
        return ("reds",)
    owed = now.view.green_owed(side)
    if owed is not None:
        return ("owed", "final") if owed.code == "final_must_play" else ("owed",)
    if not now.decisions.plays:
        return ("none",)
    return ("alone",) if now.view.declined[1 - side] else ()


def _words(now: TableState, side: int | None) -> Mapping[str, object]:
    """What stands in the braces; `side` is the one that the question is about."""
    seat, _, amount = now.view.offer or (None, 0, 0)
    nobody = now.names.stand_in("")
    chances = odds.award_chance(now.marks, EDGE)
    return {
        "team": nobody if side is None else now.team_name(side),
        "other": nobody if side is None else now.team_name(1 - side),
        "home": now.team_name(0),
        "away": now.team_name(1),
        "referee": now.referee_name,
        "seat": now.names.seat(seat),
        "amount": language().money(amount),
        "total": now.total,
        "mark": now.marks.on_target,
        "purpose": phrases.purpose_name(now.purpose),
        "outcome": outcome_now(now),
        "chance": shot_chance(now, now.shot_value),
        "most": needs.percent(chances.most),
        "least": needs.percent(chances.least),
    }


def outcome_now(now: TableState) -> str:
    """What the total that lies there brings, in a few words."""
    if now.purpose not in PURPOSES:
        return ""
    return needs.outcome_words(now.marks.outcome(now.purpose, now.total), now.purpose)


def shot_chance(now: TableState, value: int) -> str:
    """What a shot of `value` needs; "" where the player wants no chances shown."""
    return needs.shot_needs(now.marks, value) if now.shows_chances else ""


def resting(now: TableState) -> str:
    """What the prompt says while no seat in front is asked."""
    view = now.view
    phase = now.info.phase
    if now.result is not None:
        return sentence_of(now.result, now.names)
    if view.step == "over" or phase is Phase.OVER:
        return translate("Asked", "The game is over.")
    name = now.names.seat(view.to_move)
    if phase is Phase.HELD:
        return hold_words(now).what or translate("Asked", "Play waits for {seat}.").format(
            seat=now.names.seat(now.info.viewer)
        )
    if phase is Phase.PAUSED:
        return translate("Asked", "Paused. {question}").format(question=_plain(now))
    if phase is Phase.RUNNING:
        return translate("Asked", "The match runs to its result.")
    if phase is Phase.PONDERING:
        return translate("Asked", "{seat} is thinking.").format(seat=name)
    if phase is Phase.CONSIDERING:
        return translate("Asked", "The others may make offers before {seat} decides.").format(seat=name)
    return _plain(now) or translate("Asked", "{seat} is thinking.").format(seat=name)


def _plain(now: TableState) -> str:
    if now.view.to_move is None:
        return ""
    return question(now.view.step, now.names, now.view, now.view.to_move)
