"""What a seat is asked at each step, as a whole sentence with names, and the clause that says more (S1 to S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

CLAUSES = {
    "draft": "S1.3",
    "leftover": "S1.4",
    "placing": "S1.5",
    "give_up": "S10.1",
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

WITHOUT_HAND = frozenset(
    {"objection", "offer", "referee_die", "edge", "whistle", "draft", "leftover", "placing", "give_up"}
)
"""Steps that are decided without looking at a hand or a slip: no curtain closes for them."""


def question(step: str, names: Names, view: SwallowsView, seat: int) -> str:
    """What `seat` must decide now; "" when nothing is asked."""
    return _QUESTIONS(step).format(
        seat=names.seat(seat),
        team=_concerned(step, names, view),
        other=_other(names, view),
        referee=names.seat(view.referee if view.referee >= 0 else None),
    )


def _concerned(step: str, names: Names, view: SwallowsView) -> str:
    """The team that the decision is about."""
    if step == "give_up":
        return names.team(len(view.open.given_up))
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


_QUESTIONS: Final = Glossary[str](
    "Questions",
    {
        "draft": QT_TRANSLATE_NOOP("Questions", "{seat} picks a team."),
        "leftover": QT_TRANSLATE_NOOP("Questions", "{seat} chooses one of the teams left over."),
        "placing": QT_TRANSLATE_NOOP("Questions", "{seat} places a team in a group."),
        "give_up": QT_TRANSLATE_NOOP(
            "Questions", "{seat} decides of which colour {team:the} get a card fewer than the nation card says."
        ),
        "bets": QT_TRANSLATE_NOOP("Questions", "{seat} fills in the betting slip."),
        "objection": QT_TRANSLATE_NOOP("Questions", "{seat} may object to {referee} as referee."),
        "attack": QT_TRANSLATE_NOOP("Questions", "{seat}: {team:the} have the ball. Attack, or attack no more?"),
        "modifiers": QT_TRANSLATE_NOOP("Questions", "{seat} may add red cards to the attack."),
        "defence": QT_TRANSLATE_NOOP("Questions", "{seat}: how do {team:the} answer the attack?"),
        "defence_modifiers": QT_TRANSLATE_NOOP("Questions", "{seat} may add red cards to the answer."),
        "roll_red": QT_TRANSLATE_NOOP("Questions", "{seat} may play a red card on the roll."),
        "referee_die": QT_TRANSLATE_NOOP("Questions", "Referee {seat} may change the roll by one."),
        "edge": QT_TRANSLATE_NOOP("Questions", "Referee {seat} rules: inside or outside?"),
        "sending_off_red": QT_TRANSLATE_NOOP("Questions", "{seat} may play a red card against the sending-off."),
        "send_off": QT_TRANSLATE_NOOP("Questions", "Referee {seat} chooses the card to send off."),
        "before_shot": QT_TRANSLATE_NOOP("Questions", "{seat} may add red cards before {team:the} shoot."),
        "after_shot_roll": QT_TRANSLATE_NOOP("Questions", "{seat} may still help the shot with a red card."),
        "goalie": QT_TRANSLATE_NOOP("Questions", "{seat}: the shot is on target. Do {team:the} send a keeper?"),
        "second_goalie": QT_TRANSLATE_NOOP("Questions", "{seat} may add a second keeper."),
        "goal_against": QT_TRANSLATE_NOOP("Questions", "{seat} may answer the goal with a red card."),
        "whistle": QT_TRANSLATE_NOOP("Questions", "Referee {seat}: blow the whistle, or give a penalty first?"),
        "offer": QT_TRANSLATE_NOOP("Questions", "Referee {seat} answers the offer."),
        "discard": QT_TRANSLATE_NOOP("Questions", "{seat} chooses a card to discard."),
        "injure": QT_TRANSLATE_NOOP("Questions", "{seat} picks the card that gets injured."),
        "recover": QT_TRANSLATE_NOOP("Questions", "{seat} chooses a used card to return to hand."),
        "shootout_red": QT_TRANSLATE_NOOP("Questions", "{seat} may play a red card before the kick."),
        "over": QT_TRANSLATE_NOOP("Questions", "The game is over."),
    },
    "",
)
