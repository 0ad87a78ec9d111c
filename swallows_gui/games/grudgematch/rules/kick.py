"""The kick: card, foul, tackles, direction (G4.1 to G4.5, G7.1, G7.2), the ball's flight, and goals.

In flight come blocks, the edge of the field and the goal (G4.6 to G4.12); after a goal each side may exchange cards
(G6.1).
"""

from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.actions import STEPS, Step, proceed
from swallows_gui.games.grudgematch.rules.ball import bring_back, settle, take_out
from swallows_gui.games.grudgematch.rules.cards import fitting, foul, play
from swallows_gui.games.grudgematch.rules.preparation import DRAWS, discard, end_match
from swallows_gui.games.grudgematch.rules.run import AFTER_GOAL_RUN, can_step
from swallows_gui.games.grudgematch.rules.state import NONE, State
from swallows_gui.games.grudgematch.rules.tables import FOUL, FRANCE, GERMANY, INTO_FRANCE, OFF, RANKS, SIDES


def score_goal(game: State, side: int) -> None:
    """A goal for a side: the turn is over, both draw, both may do something, the scoring side first (G6.1, G6.3)."""
    germany, france = game.score
    game.score = (germany, france + 1) if side else (germany + 1, france)
    game.scorer = side
    game.tell("goal", SIDES[side], side != game.side, game.score)
    if game.second:
        end_match(game, "golden_goal")
        return
    take_out(game, "goal")
    game.dead = 0
    game.stack = [STEPS["next_turn"], CHOICES[1 - side], CHOICES[side], DRAWS[1 - side], DRAWS[side]]
    proceed(game)


class _Choice(Step):
    """A side's choice after a goal is due."""

    side: int

    def enter(self, game: State) -> None:
        game.ask(AFTER_GOAL, self.side)


class _GermanyChooses(_Choice):
    name = "germany_after_goal"
    side = GERMANY


class _FranceChooses(_Choice):
    name = "france_after_goal"
    side = FRANCE


class AfterGoal(Step):
    """Run one man, exchange one card, bring one man back, or nothing (G6.1)."""

    name = "after_goal"

    def options(self, game: State) -> list[int]:
        side = game.asked
        found = []
        if any(can_step(game, man) for man in range(side * 4, side * 4 + 4)):
            found.append(game.action(a.RUN, a.NO_MAN * a.DIE))
        if game.hands[side]:
            found.append(game.action(a.EXCHANGE))
        if game.boxes[side]:
            found.append(game.action(a.BRING_BACK, a.NO_MAN))
        return [*found, game.action(a.NOTHING)]

    def push(self, game: State, action: int) -> None:
        verb, side = a.verb_of(action), game.asked
        die = game.chance.die() if verb == a.RUN else None
        game.tell("after_goal_chosen", game.seat(side), a.VERBS[verb >> a.VERB_SHIFT], die)
        if die is not None:
            game.back_to = die
            game.ask(AFTER_GOAL_RUN, side)
        elif verb == a.EXCHANGE:
            game.ask(EXCHANGE, side)
        elif verb == a.BRING_BACK:
            game.ask(BACK, side)
        else:
            proceed(game)


class AfterGoalExchange(Step):
    """One card is discarded and one drawn."""

    name = "after_goal_exchange"

    def options(self, game: State) -> list[int]:
        card_gone = game.action(a.DISCARD)
        return [card_gone | card for card in game.hands[game.asked]]

    def push(self, game: State, action: int) -> None:
        side = game.asked
        discard(game, a.argument_of(action), "exchange")
        DRAWS[side].enter(game)


class AfterGoalBack(Step):
    """Any one man comes back from the penalty box."""

    name = "after_goal_back"

    def options(self, game: State) -> list[int]:
        back = game.action(a.BRING_BACK)
        return [back | man % 4 for man in sorted(game.boxes[game.asked])]

    def push(self, game: State, action: int) -> None:
        bring_back(game, game.asked * 4 + a.argument_of(action))
        proceed(game)


CHOICES: Final = (STEPS["germany_after_goal"], STEPS["france_after_goal"])
AFTER_GOAL: Final = AfterGoal()
EXCHANGE: Final = STEPS["after_goal_exchange"]
BACK: Final = STEPS["after_goal_back"]


SIDE_BITS: Final = (0x0F, 0xF0)
"""By side, the bits of its men."""


def fly(game: State) -> None:
    """Move the ball until a seat is asked or it comes to rest (G4.6)."""
    board = game.board
    while True:
        to = board.towards[game.ball][game.direction] if game.left else OFF
        if to < 0:
            break
        game.ball = to
        game.way += (to,)
        come = chances_at(game, to)
        if come:
            game.had_chance |= come
            game.chances = come
            if asks(game):
                return
        game.left -= 1
    if to == OFF:
        tell_way(game, "edge" if game.left else "spent")
        rest(game)
        return
    tell_way(game, "goal")
    game.rest_kick()
    score_goal(game, GERMANY if to == INTO_FRANCE else FRANCE)


def chances_at(game: State, space: int) -> int:
    """The men, a bit each, whose chance to block comes at a space: it is the first of the way that is next to them or
    their own; the kicker has none (G4.9, G4.10)."""
    near = game.board.near[space]
    found = 0
    for man, here in enumerate(game.men):
        if here in near and not game.had_chance >> man & 1:
            found |= 1 << man
    return found


def asks(game: State) -> bool:
    """Ask a seat at this space if one may act, the kicking side's opponent first; returns whether one
    is asked (G4.11)."""
    for side in (1 - game.side, game.side):
        if game.chances & SIDE_BITS[side] and game.hands[side]:
            tell_way(game, None)
            game.ask(BLOCK, side)
            return True
    game.chances = 0
    return False


def tell_way(game: State, end: str | None) -> None:
    """Log the ball's way since the last such event; with an end even if the way is empty."""
    if end is not None or game.way:
        way = game.way
        start = game.board.towards[way[0]][(game.direction + 4) % 8] if way else game.ball
        game.tell("ball_moved", start, way, game.ball, end)
        game.way = ()


def rest(game: State) -> None:
    """The ball stops where it is; then the side in turn may kick again (G4.12)."""
    game.rest_kick()
    settle(game)


class Block(Step):
    """Men who have their chance at this space may try to stop the ball (G4.9 to G4.11)."""

    name = "block"

    def options(self, game: State) -> list[int]:
        played = game.action(a.PLAY)
        found = fitting(game, game.asked, game.chances, game.left)
        return [*[played | card for card in found], game.action(a.PASS)]

    def push(self, game: State, action: int) -> None:
        side = game.asked
        if a.verb_of(action) == a.PASS:
            game.chances &= ~SIDE_BITS[side]
        else:
            card = a.argument_of(action)
            man = side * 4 + card // RANKS
            game.chances &= ~(1 << man)
            if play(game, side, card, "block", game.left) >= game.left:
                game.tell("blocked", game.seat(side), man % 4, game.ball)
                tell_way(game, "blocked")
                rest(game)
                return
            game.tell("block_failed", game.seat(side), man % 4, game.ball)
        if not asks(game):
            game.left -= 1
            fly(game)


BLOCK: Final = STEPS["block"]


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
