"""An attack: what each face does, the referee's roll, the steal, and the choice between two dice (P2, P3, P9)."""

from typing import Final

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.power_soccer.rules.actions import (
    CHOOSE,
    LET_PLAY,
    ROLL,
    Step,
    ask,
    face_of,
    tell_throw,
    throw,
    verb_of,
)
from swallows_gui.games.power_soccer.rules.match import attack_over
from swallows_gui.games.power_soccer.rules.state import (
    ADMONITION,
    CARDS,
    FACES,
    FOUL,
    GOAL_AT,
    NO_CARD,
    NOTHING_THROWN,
    OFFSIDE,
    OFFSIDE_FROM,
    PENALTY,
    RED,
    STEAL_FROM,
    YELLOW,
    State,
)

LADDERS: Final = {
    "yellow": {NO_CARD: YELLOW, ADMONITION: YELLOW, YELLOW: RED},
    "admonition": {NO_CARD: ADMONITION, ADMONITION: YELLOW, YELLOW: RED},
}
"""By the option `cards`: what a card turns to (P2.3 to P2.5)."""


class Attack(Step):
    """A roll for points. With two dice the attacker throws both (P9.1)."""

    name = "attack"

    def push(self, game: State, action: int) -> None:  # noqa: ARG002 - there is only one
        """Roll; where two dice differ, it is asked which counts."""
        game.minutes += 1
        game.booked = False
        if game.options.dice == 1:
            play_face(game, throw(game, self.name))
            return
        die, other = game.chance.die(), game.chance.die()
        tell_throw(game, self.name, die, other)
        if die == other:
            play_face(game, die - 1)
        else:
            game.thrown = (die - 1, other - 1)
            ask(game, "choose", game.attacker)


class Choose(Step):
    """Which of two dice counts; the other is ignored (P9.2)."""

    name = "choose"

    def options(self, game: State) -> list[int]:
        """The two faces, in the order rolled."""
        return [game.mover << SEAT_SHIFT | CHOOSE | face for face in game.thrown]

    def push(self, game: State, action: int) -> None:
        """The face counts."""
        face = face_of(action)
        game.thrown = NOTHING_THROWN
        game.tell("face_chosen", game.attacker, FACES[face])
        play_face(game, face)


def play_face(game: State, face: int) -> None:
    """A face of the attacker's die counts (P2.2 to P2.7)."""
    if face == FOUL:
        _foul(game)
    elif face == PENALTY:
        game.tell("penalty_given", game.attacker)
        ask(game, "penalty", game.attacker)
    elif face == OFFSIDE:
        given = game.points >= OFFSIDE_FROM
        game.tell("offside", game.attacker, game.points, given)
        if given:
            attack_over(game, "offside")
        else:
            _play_on(game)
    else:
        _score_points(game, game.tables.points[face])


def _score_points(game: State, added: int) -> None:
    game.points += added
    game.tell("points_made", game.attacker, added, game.points)
    if game.points == GOAL_AT:
        attack_over(game, "goal")
    elif game.points > GOAL_AT:
        attack_over(game, "over")
    else:
        _play_on(game)


def _play_on(game: State) -> None:
    """The attack is still running: from 20 points on the defender may steal the ball first (P3.2, P3.4)."""
    if game.options.professional and game.points >= STEAL_FROM:
        ask(game, "steal", game.defender)
    else:
        ask(game, "attack", game.attacker)


def _foul(game: State) -> None:
    if LADDERS[game.options.cards][game.card] == RED:
        _show_card(game, RED)
    else:
        ask(game, "referee", game.defender)


def _show_card(game: State, card: int) -> None:
    game.tell("card_shown", game.attacker, CARDS[card])
    if card == RED:
        attack_over(game, "red")
    else:
        game.card, game.booked = card, True
        ask(game, "attack", game.attacker)


class Referee(Step):
    """The defender plays referee: black is red, white the next card (P2.3, P2.5). No steal follows (P3.4)."""

    name = "referee"

    def rolled(self, game: State, face: int) -> None:
        """The card."""
        _show_card(game, RED if game.black[face] else LADDERS[game.options.cards][game.card])


class Steal(Step):
    """The defender may roll: black wins the ball (P3.2); or let it be (P3.3)."""

    name = "steal"
    asks = (ROLL, LET_PLAY)

    def push(self, game: State, action: int) -> None:
        """Roll, or not."""
        if verb_of(action) == LET_PLAY:
            ask(game, "attack", game.attacker)
        else:
            super().push(game, action)

    def rolled(self, game: State, face: int) -> None:
        """The steal succeeds, or the attacker goes on."""
        if game.black[face]:
            attack_over(game, "stolen")
        else:
            ask(game, "attack", game.attacker)
