"""What a seat is asked at each step, as a whole sentence with names, and the clause that says more (S1 to S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows.names import Names

if TYPE_CHECKING:
    from swallows_gui.engine.swallows.view import SwallowsView

CLAUSES = {
    "draft": "S1.3",
    "leftover": "S1.4",
    "placing": "S1.5",
    "bets": "S2.2",
    "objection": "S4.2",
    "attack": "S3.4",
    "modifiers": "S5.11",
    "defence": "S5.1",
    "defence_modifiers": "S5.11",
    "roll_red": "S5.14",
    "referee_die": "S4.3",
    "edge": "S4.4",
    "sending_off_red": "S4.5",
    "send_off": "S4.5",
    "before_shot": "S5.14",
    "after_shot_roll": "S5.14",
    "goalie": "S5.2",
    "second_goalie": "S5.14",
    "goal_against": "S5.14",
    "whistle": "S4.6",
    "offer": "S4.7",
    "discard": "S5.12",
    "injure": "S5.12",
    "recover": "S5.11",
    "shootout_red": "S8.3",
}
"""Where the rule book speaks of each step."""

WITHOUT_HAND = frozenset({"objection", "offer", "referee_die", "edge", "whistle", "draft", "leftover", "placing"})
"""Steps that are decided without looking at a hand or a slip: no curtain closes for them."""


def question(step: str, names: Names, view: SwallowsView, seat: int) -> str:
    """What `seat` must decide now; "" when nothing is asked."""
    return _text(step).format(
        seat=names.seat(seat),
        team=_concerned(step, names, view),
        other=_other(names, view),
        referee=names.seat(view.referee if view.referee >= 0 else None),
    )


def _concerned(step: str, names: Names, view: SwallowsView) -> str:
    """The team that the decision is about."""
    attack = view.attack
    if attack is None:
        return names.team(view.initiative) if view.initiative >= 0 else names.stand_in("")
    defending = step in ("defence", "defence_modifiers", "goalie", "second_goalie", "goal_against")
    if not defending:
        return names.team(attack.team)
    return names.team(view.away if attack.team == view.home else view.home)


def _other(names: Names, view: SwallowsView) -> str:
    if view.attack is None:
        return names.stand_in("")
    return names.team(view.attack.team)


def _text(step: str) -> str:
    match step:
        case "draft":
            return QCoreApplication.translate("Questions", "{seat} picks a team.")
        case "leftover":
            return QCoreApplication.translate("Questions", "{seat} chooses one of the teams left over.")
        case "placing":
            return QCoreApplication.translate("Questions", "{seat} places a team in a group.")
        case "bets":
            return QCoreApplication.translate("Questions", "{seat} fills in the betting slip.")
        case "objection":
            return QCoreApplication.translate("Questions", "{seat} may object to {referee} as referee.")
        case "attack":
            return QCoreApplication.translate("Questions", "{seat}: {team:the} have the ball. Attack or decline?")
        case "modifiers":
            return QCoreApplication.translate("Questions", "{seat} may add red cards to the attack.")
        case "defence":
            return QCoreApplication.translate("Questions", "{seat}: how do {team:the} answer the attack?")
        case "defence_modifiers":
            return QCoreApplication.translate("Questions", "{seat} may add red cards to the answer.")
        case "roll_red":
            return QCoreApplication.translate("Questions", "{seat} may play a red card on the roll.")
        case "referee_die":
            return QCoreApplication.translate("Questions", "Referee {seat} may change the roll by one.")
        case "edge":
            return QCoreApplication.translate("Questions", "Referee {seat} rules: inside or outside?")
        case "sending_off_red":
            return QCoreApplication.translate("Questions", "{seat} may play a red card against the sending-off.")
        case "send_off":
            return QCoreApplication.translate("Questions", "Referee {seat} chooses the card to send off.")
        case "before_shot":
            return QCoreApplication.translate("Questions", "{seat} may add red cards before {team:the} shoot.")
        case "after_shot_roll":
            return QCoreApplication.translate("Questions", "{seat} may still help the shot with a red card.")
        case "goalie":
            return QCoreApplication.translate("Questions", "{seat}: the shot is on goal. Do {team:the} send a keeper?")
        case "second_goalie":
            return QCoreApplication.translate("Questions", "{seat} may add a second keeper.")
        case "goal_against":
            return QCoreApplication.translate("Questions", "{seat} may answer the goal with a red card.")
        case "whistle":
            return QCoreApplication.translate("Questions", "Referee {seat}: blow the whistle, or give a penalty first?")
        case "offer":
            return QCoreApplication.translate("Questions", "Referee {seat} answers the offer.")
        case "discard":
            return QCoreApplication.translate("Questions", "{seat} chooses a card to discard.")
        case "injure":
            return QCoreApplication.translate("Questions", "{seat} picks the card that gets injured.")
        case "recover":
            return QCoreApplication.translate("Questions", "{seat} chooses a spent card to take back.")
        case "shootout_red":
            return QCoreApplication.translate("Questions", "{seat} may play a red card before the kick.")
        case "over":
            return QCoreApplication.translate("Questions", "The game is over.")
    return ""
