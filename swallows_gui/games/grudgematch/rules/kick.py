"""The kick up to the moment the ball starts to move: card, foul, tackles, direction (G4.1 to G4.5, G7.1, G7.2)."""

from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.board import OFF
from swallows_gui.games.grudgematch.rules.cards import fitting, foul, play
from swallows_gui.games.grudgematch.rules.flight import fly
from swallows_gui.games.grudgematch.rules.state import NONE, State
from swallows_gui.games.grudgematch.rules.step import STEPS, Step, proceed
from swallows_gui.games.grudgematch.rules.tables import FOUL, RANKS


def bits(men: list[int]) -> int:
    """Men as bits."""
    found = 0
    for man in men:
        found |= 1 << man
    return found


def tacklers(game: State) -> list[int]:
    """The opponents next to the ball who have not tried to tackle this kick (G4.3)."""
    return [man for man in game.next_to_ball(1 - game.side) if not game.tried >> man & 1]


def needed_card(game: State) -> int:
    """What a card must be able to reach to be played as a tackle (G4.3, G7.2)."""
    return game.tackle_value - (FOUL if game.options.fouling else 0)


class Kick(Step):
    """The side in turn may play a card of the suit of one of its men next to the ball (G4.1)."""

    name = "kick"

    def enter(self, game: State) -> None:
        game.rest_kick()
        if game.hands[game.side] and game.next_to_ball(game.side):
            game.ask(self, game.side)
        else:
            proceed(game)

    def options(self, game: State) -> list[int]:
        men = bits(game.next_to_ball(game.side))
        card_played = game.action(a.PLAY)
        return [*[card_played | card for card in fitting(game, game.side, men, 0)], game.action(a.DONE)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.DONE:
            proceed(game)
            return
        card = a.argument_of(action)
        game.kicker, game.kick_card = game.side * 4 + card // RANKS, card
        game.value = game.tackle_value = play(game, game.side, card, "kick", None)
        if game.options.fouling and game.next_to_ball(1 - game.side):
            game.ask(KICK_FOUL, game.side)
        else:
            TACKLE.enter(game)


class KickFoul(Step):
    """The kicker may foul before any tackle (G7.1)."""

    name = "kick_foul"

    def options(self, game: State) -> list[int]:
        return [game.action(a.FOUL), game.action(a.FAIR)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.FOUL:
            game.tackle_value = foul(game, game.kicker, game.value)
            if not game.tackle_value:
                KICK.enter(game)
                return
        TACKLE.enter(game)


class Tackle(Step):
    """The opponents next to the ball may try one after another (G4.3)."""

    name = "tackle"

    def enter(self, game: State) -> None:
        if game.hands[1 - game.side] and tacklers(game):
            game.ask(self, 1 - game.side)
        else:
            game.ask(DIRECTION, game.side)

    def options(self, game: State) -> list[int]:
        played = game.action(a.PLAY)
        found = fitting(game, game.asked, bits(tacklers(game)), needed_card(game))
        return [*[played | card for card in found], game.action(a.PASS)]

    def push(self, game: State, action: int) -> None:
        if a.verb_of(action) == a.PASS:
            game.ask(DIRECTION, game.side)
            return
        side, card = game.asked, a.argument_of(action)
        man = side * 4 + card // RANKS
        game.tried |= 1 << man
        value = play(game, side, card, "tackle", game.tackle_value)
        if value < game.tackle_value <= value + FOUL and game.options.fouling:
            game.tackler, game.low = man, value
            game.ask(TACKLE_FOUL, side)
        else:
            tackle_ends(game, man, value)


class TackleFoul(Step):
    """A tackler whose card is too low may foul (G7.2)."""

    name = "tackle_foul"

    def options(self, game: State) -> list[int]:
        return [game.action(a.FOUL), game.action(a.FAIR)]

    def push(self, game: State, action: int) -> None:
        man, value = game.tackler, game.low
        game.tackler, game.low = NONE, 0
        if a.verb_of(action) == a.FOUL:
            value = foul(game, man, value)
        tackle_ends(game, man, value)


def tackle_ends(game: State, man: int, value: int) -> None:
    """A tackle of this value has succeeded, and the kick is over; or it has failed, and others may try (G4.3, G4.4)."""
    if value >= game.tackle_value:
        game.tell("tackled", game.seat(man // 4), man % 4)
        KICK.enter(game)
    else:
        game.tell("tackle_failed", game.seat(man // 4), man % 4)
        TACKLE.enter(game)


class Direction(Step):
    """The kicker chooses one of the eight directions (G4.5)."""

    name = "direction"

    def options(self, game: State) -> list[int]:
        aim = game.action(a.AIM)
        return [aim | way for way, to in enumerate(game.board.towards[game.ball]) if to != OFF]

    def push(self, game: State, action: int) -> None:
        game.direction = a.argument_of(action)
        game.left = game.value
        game.had_chance = 1 << game.kicker
        game.stack.append(KICK)
        game.tell("direction_chosen", game.seat(game.side), game.direction)
        fly(game)


KICK: Final = STEPS["kick"]
KICK_FOUL: Final = STEPS["kick_foul"]
TACKLE: Final = STEPS["tackle"]
TACKLE_FOUL: Final = STEPS["tackle_foul"]
DIRECTION: Final = STEPS["direction"]
