"""Who must do what, and why: the words of the prompt for every step of a match (S3 to S5, S8.3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.rules.tables import EDGE
from swallows_gui.games.swallows.table.match import needs
from swallows_gui.games.swallows.table.match.hold_words import hold_words
from swallows_gui.games.swallows.table.match.table_situation import ATTACK_STEPS, TableState
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.answers import DEFENCE_STEPS, GOALIE_STEPS
from swallows_gui.games.swallows.words.questions import CLAUSES, question
from swallows_gui.games.swallows.words.result import sentence_of
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.services.language import language
from swallows_gui.ui.play.table_info import Phase


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
    """The step and what is special about it, the most general first; and the side that it is about."""
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
