"""What a seat is asked at each step, as a whole sentence with names, and the clause that says more (S1 to S8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import TextTable

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView

CLAUSES = {
    "draft": "S1.3",
    "leftover": "S1.4",
    "sharing": "S1.3",
    "placing": "S1.5",
    "give_up": "S10.1",
    "talk": "S2.8",
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
    "sealing": "S4.12",
    "envelopes": "S4.12",
    "offer": "S4.7",
    "discard": "S5.12",
    "injure": "S5.12",
    "recover": "S5.11",
    "shootout_red": "S8.3",
}
"""Where the rule book speaks of each step."""

WITHOUT_HAND = frozenset(
    {
        "objection", "offer", "referee_die", "edge", "whistle", "envelopes",
        "draft", "sharing", "leftover", "placing", "give_up",
    }
)  # fmt: skip
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


_QUESTIONS: Final = TextTable("Questions", "questions", "swallows")
