"""Why an action is not allowed: the exact reason for one that is not among a seat's choices (P13)."""

from swallows_gui.engine.game import Refusal, seat_of
from swallows_gui.games.power_soccer.rules.actions import (
    CHOOSE,
    FACE,
    LET_PLAY,
    ROLL,
    VERB_SHIFT,
    VERBS,
    face_of,
    verb_of,
)
from swallows_gui.games.power_soccer.rules.state import CARDS, FACES, STEAL_FROM, State


def names_something(_game: State, action: int) -> bool:
    """Whether an action's verb exists, with a face if it needs one."""
    verb = verb_of(action)
    if verb >> VERB_SHIFT >= len(VERBS):
        return False
    return face_of(action) < len(FACES) if verb == CHOOSE else not action & FACE


def why_not_now(game: State, action: int) -> Refusal:
    """Why the asked seat cannot do an action that is not among its choices, as a refusal with code."""
    verb = verb_of(action)
    if verb == LET_PLAY:
        return Refusal("cannot_let_play")
    if verb == CHOOSE and game.step == "choose":
        return Refusal("face_not_thrown", {"face": FACES[face_of(action)]})
    return Refusal("not_legal_now", {"step": game.step})


def why_out_of_turn(game: State, action: int) -> Refusal | None:
    """For the defender who rolls while the attacker is asked: why he cannot steal the ball (P3)."""
    if verb_of(action) != ROLL or seat_of(action) != game.defender or game.step != "attack":
        return None
    if not game.options.professional:
        return Refusal("not_professional")
    if game.points < STEAL_FROM:
        return Refusal("no_steal_yet", {"points": game.points, "least": STEAL_FROM})
    if game.booked:
        return Refusal("no_steal_after_foul", {"card": CARDS[game.card]})
    return None
