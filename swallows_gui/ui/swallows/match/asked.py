"""Who must do what, and why: the words of the prompt for every step of a match (S3 to S5, S8.3)."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from swallows_gui.engine.swallows import odds
from swallows_gui.engine.swallows.tables import EDGE
from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.answers import DEFENCE_STEPS, GOALIE_STEPS
from swallows_gui.models.swallows.questions import CLAUSES, question
from swallows_gui.models.swallows.result import sentence_of
from swallows_gui.services.language import language
from swallows_gui.ui.swallows.match import needs
from swallows_gui.ui.swallows.match.hold_words import hold_words
from swallows_gui.ui.swallows.match.table_situation import ATTACK_STEPS, Situation


class Asked(NamedTuple):
    """What the prompt says to the seat that decides."""

    who: str
    what: str
    why: str
    clause: str


def asked(now: Situation) -> Asked:
    """The question to the human seat that must decide now; `Situation.asked` must not be None."""
    seat = now.asked
    step = now.view.step
    what, why, clause = _question(now)
    return Asked(
        now.names.seat(seat),
        what or question(step, now.names, now.view, seat if seat is not None else -1),
        why,
        clause or CLAUSES.get(step, ""),
    )


def _question(now: Situation) -> tuple[str, str, str]:
    step = now.view.step
    if step in ATTACK_STEPS:
        return _attack(now)
    if step in DEFENCE_STEPS:
        return _defence(now)
    if step in GOALIE_STEPS:
        return _goalie(now)
    match step:
        case "objection":
            return _objection(now)
        case "roll_red":
            return _roll_red(now)
        case "referee_die":
            return _die(now)
        case "edge":
            return _edge(now)
        case "sending_off_red" | "send_off":
            return _sending_off(now)
        case "before_shot" | "after_shot_roll" | "shootout_red":
            return _shot(now)
        case "goal_against":
            return (
                QCoreApplication.translate("Asked", "{team}: answer the goal with a red card?").format(
                    team=_deciding(now)
                ),
                QCoreApplication.translate("Asked", "The goal stands whatever is played."),
                "",
            )
        case "whistle":
            return (
                QCoreApplication.translate("Asked", "Blow the whistle, or give a penalty out of the blue first?"),
                QCoreApplication.translate(
                    "Asked", "Both teams have declined. A referee has one such penalty in the whole tournament."
                ),
                "",
            )
        case "offer":
            return _offer(now)
    return _choice(now)


def _deciding(now: Situation) -> str:
    side = now.deciding_side
    return now.team_name(side) if side is not None else now.names.stand_in("")


def _attack(now: Situation) -> tuple[str, str, str]:
    side = now.deciding_side
    if side is None:
        return "", "", ""
    team = now.team_name(side)
    if now.view.staged:
        return (
            QCoreApplication.translate("Asked", "{team}: add red cards to the attack?").format(team=team),
            QCoreApplication.translate("Asked", "Several may be played together; each once a match."),
            "S5.11",
        )
    owed = now.view.green_owed(side)
    if owed is not None:
        what = QCoreApplication.translate("Asked", "{team}: play a card").format(team=team)
        if owed.code == "final_must_play":
            why = QCoreApplication.translate("Asked", "In the final nobody declines with a green in hand.")
            return what, why, "S8.4"
        why = QCoreApplication.translate("Asked", "A team that holds a green must play one before it may decline.")
        return what, why, "S3.5"
    what = QCoreApplication.translate("Asked", "{team}: attack or decline?").format(team=team)
    if now.view.declined[1 - side]:
        why = QCoreApplication.translate(
            "Asked", "{other:The} have declined: {team:the} attack as often as they like; if they decline, time is up."
        )
    else:
        why = QCoreApplication.translate("Asked", "After declining {team:the} attack no more; {other:the} still may.")
    return what, why.format(team=team, other=now.team_name(1 - side)), "S3.4"


def _defence(now: Situation) -> tuple[str, str, str]:
    side = now.deciding_side
    if side is None:
        return "", "", ""
    if now.view.staged:
        what = QCoreApplication.translate("Asked", "{team}: add red cards to the answer?")
        why = QCoreApplication.translate("Asked", "Several may be played together; each once a match.")
        return what.format(team=now.team_name(side)), why, "S5.11"
    what = QCoreApplication.translate("Asked", "{team}: answer the attack?").format(team=now.team_name(side))
    why = QCoreApplication.translate("Asked", "If nobody answers, {other:the} shoot. {chance}").format(
        other=now.team_name(1 - side), chance=shot_chance(now, now.shot_value)
    )
    return what, why.rstrip(), "S5.1"


def _goalie(now: Situation) -> tuple[str, str, str]:
    side = now.deciding_side
    if side is None:
        return "", "", ""
    what = QCoreApplication.translate("Asked", "{team}: send a keeper?").format(team=now.team_name(side))
    if "pass" not in now.decisions.plain and not now.view.staged:
        what = QCoreApplication.translate("Asked", "{team}: choose the keeper").format(team=now.team_name(side))
        why = QCoreApplication.translate("Asked", "In the final's shoot-out a keeper that saves must be played.")
        return what, why, "S8.4"
    why = QCoreApplication.translate(
        "Asked", "The shot is on goal with {total}; a keeper must bring it under 7."
    ).format(total=now.total)
    return what, why, "S5.2"


def _objection(now: Situation) -> tuple[str, str, str]:
    return (
        QCoreApplication.translate("Asked", "{home} – {away}: object to {referee} as the referee?").format(
            referee=now.referee_name, home=now.team_name(0), away=now.team_name(1)
        ),
        QCoreApplication.translate(
            "Asked", "One objection in the whole tournament; the referee card then passes to the next seat."
        ),
        "",
    )


def _roll_red(now: Situation) -> tuple[str, str, str]:
    what = QCoreApplication.translate("Asked", "{team}: play a red card on the roll?").format(team=_deciding(now))
    why = QCoreApplication.translate("Asked", "{purpose}, {total}: {outcome}. That speaks against {team:the}.").format(
        purpose=phrases.purpose_name(now.purpose),
        total=now.total,
        outcome=outcome_now(now),
        team=_deciding(now),
    )
    return what, why, ""


def outcome_now(now: Situation) -> str:
    """What the total that lies there brings, in a few words."""
    if now.purpose not in odds.PURPOSES:
        return ""
    return needs.outcome_words(odds.outcome(now.purpose, now.total), now.purpose)


def _die(now: Situation) -> tuple[str, str, str]:
    what = QCoreApplication.translate("Asked", "Referee: let the {total} stand, or change it by one?").format(
        total=now.total
    )
    why = QCoreApplication.translate("Asked", "{purpose}, {total}: {outcome}.").format(
        purpose=phrases.purpose_name(now.purpose), total=now.total, outcome=outcome_now(now)
    )
    return what, why, ""


def _edge(now: Situation) -> tuple[str, str, str]:
    attacker = now.attacking_side
    what = QCoreApplication.translate("Asked", "Referee: inside or outside?")
    team = now.team_name(attacker) if attacker is not None else now.names.stand_in("")
    if not now.shows_chances:
        why = QCoreApplication.translate(
            "Asked", "It happened on the edge. Inside {team:the} get a penalty, outside a free kick."
        )
        return what, why.format(team=team), ""
    chances = odds.award_chance(EDGE)
    why = QCoreApplication.translate(
        "Asked",
        "It happened on the edge. Inside {team:the} get a penalty (goal {most}), outside a free kick ({least}).",
    ).format(
        team=team,
        most=needs.percent(chances.most),
        least=needs.percent(chances.least),
    )
    return what, why, ""


def _sending_off(now: Situation) -> tuple[str, str, str]:
    side = now.view.hand_side
    team = now.team_name(side) if side >= 0 else now.names.stand_in("")
    if now.view.step == "sending_off_red":
        return (
            QCoreApplication.translate("Asked", "{team}: play a red card before the referee looks?").format(team=team),
            QCoreApplication.translate("Asked", "Otherwise a card of this hand leaves the game for good."),
            "",
        )
    return (
        QCoreApplication.translate("Asked", "Referee: send off a card of {team:the}").format(team=team),
        QCoreApplication.translate("Asked", "It leaves the game for good. Personalised cards may not go."),
        "",
    )


def _shot(now: Situation) -> tuple[str, str, str]:
    team = _deciding(now)
    step = now.view.step
    if step == "after_shot_roll":
        what = QCoreApplication.translate("Asked", "{team}: help the shot with a red card?")
        why = QCoreApplication.translate("Asked", "The shot has {total}, and a goal needs 7.").format(total=now.total)
        return what.format(team=team), why, ""
    if step == "shootout_red":
        what = QCoreApplication.translate("Asked", "{team}: play a red card on this kick?")
    elif now.play.kind == "penalty":
        what = QCoreApplication.translate("Asked", "{team}: add a red card to the penalty?")
    else:
        what = QCoreApplication.translate("Asked", "{team}: add a red card to the free kick?")
    return what.format(team=team), shot_chance(now, now.shot_value), ""


def shot_chance(now: Situation, value: int) -> str:
    """What a shot of `value` needs; "" where the player wants no chances shown."""
    return needs.shot_needs(value) if now.shows_chances else ""


def _offer(now: Situation) -> tuple[str, str, str]:
    if now.view.offer is None:
        return "", "", ""
    seat, side, amount = now.view.offer
    team = now.team_name(side)
    what = QCoreApplication.translate("Asked", "Take {amount} from {seat} for {team:the}?").format(
        amount=language().money(amount), seat=now.names.seat(seat), team=team
    )
    if now.view.bound[1 - side]:
        why = QCoreApplication.translate(
            "Asked", "Then the referee is bound to both teams: no die changed, no penalty given, the edge is outside."
        )
    else:
        why = QCoreApplication.translate(
            "Asked", "Whoever takes it decides nothing against {team:the} for the rest of the match."
        ).format(team=team)
    return what, why, ""


def _choice(now: Situation) -> tuple[str, str, str]:
    kind, _cards = now.decisions.picks
    team = _deciding(now)
    match kind:
        case "discard":
            what = QCoreApplication.translate("Asked", "{team}: choose a card to discard").format(team=team)
            why = QCoreApplication.translate("Asked", "The card played demands it. It goes to the discard pile, open.")
        case "injure":
            side = now.deciding_side
            other = now.team_name(1 - side) if side is not None else now.names.stand_in("")
            what = QCoreApplication.translate("Asked", "{team}: pick a card of {other:the} to injure").format(
                team=team, other=other
            )
            why = QCoreApplication.translate("Asked", "It goes to the discard pile; personalised cards are set aside.")
        case "recover":
            what = QCoreApplication.translate("Asked", "{team}: choose a spent card to take back").format(team=team)
            why = QCoreApplication.translate("Asked", "It returns to the hand, known to all.")
        case _:
            return "", "", ""
    return what, why, ""


def resting(now: Situation) -> str:
    """What the prompt says while no seat in front is asked."""
    view = now.view
    waiting = now.info.waiting
    if now.result is not None:
        return sentence_of(now.result, now.names)
    if view.step == "over" or waiting == "over":
        return QCoreApplication.translate("Asked", "The game is over.")
    name = now.names.seat(view.to_move)
    if waiting == "held":
        return hold_words(now).what or QCoreApplication.translate("Asked", "Play waits for {seat}.").format(
            seat=now.names.seat(now.info.viewer)
        )
    if waiting == "paused":
        return QCoreApplication.translate("Asked", "Paused. {question}").format(question=_plain(now))
    if waiting == "running":
        return QCoreApplication.translate("Asked", "The match runs to its result.")
    if waiting == "pondering":
        return QCoreApplication.translate("Asked", "{seat} is thinking.").format(seat=name)
    if waiting == "considering":
        return QCoreApplication.translate("Asked", "The others may make offers before {seat} decides.").format(
            seat=name
        )
    return _plain(now) or QCoreApplication.translate("Asked", "{seat} is thinking.").format(seat=name)


def _plain(now: Situation) -> str:
    if now.view.to_move is None:
        return ""
    return question(now.view.step, now.names, now.view, now.view.to_move)
