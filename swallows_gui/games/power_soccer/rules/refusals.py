"""Why an action is not allowed: the exact reason for one that is not among a seat's choices (P13)."""

from swallows_gui.engine.game import Reason, seat_of
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
from swallows_gui.games.power_soccer.rules.state import NOBODY, State
from swallows_gui.games.power_soccer.rules.tables import CARDS, FACES, STEAL_FROM


def why_not(game: State, action: int) -> Reason:
    """Why `action`, which is not among its seat's choices, cannot be done now."""
    seat, verb = seat_of(action), verb_of(action)
    if action < 0 or seat >= game.seats or verb >> VERB_SHIFT >= len(VERBS) or _names_no_face(action):
        return Reason("unknown_action", {"what": action})
    if game.mover == NOBODY:
        return Reason("game_over")
    if seat != game.mover:
        return _why_no_steal(game, seat, verb) or Reason("not_your_turn", {"seat": seat, "to_move": game.mover})
    if verb == LET_PLAY:
        return Reason("cannot_let_play")
    if verb == CHOOSE and game.step == "choose":
        return Reason("face_not_thrown", {"face": FACES[face_of(action)]})
    return Reason("not_legal_now", {"step": game.step})


def _names_no_face(action: int) -> bool:
    return face_of(action) >= len(FACES) if verb_of(action) == CHOOSE else bool(action & FACE)


def _why_no_steal(game: State, seat: int, verb: int) -> Reason | None:
    """For the defender who rolls while the attacker is asked: why he cannot steal the ball (P3)."""
    if verb != ROLL or seat != game.defender or game.step != "attack":
        return None
    if not game.options.professional:
        return Reason("not_professional")
    if game.points < STEAL_FROM:
        return Reason("no_steal_yet", {"points": game.points, "least": STEAL_FROM})
    if game.booked:
        return Reason("no_steal_after_foul", {"card": CARDS[game.card]})
    return None
