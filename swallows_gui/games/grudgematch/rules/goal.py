"""Goals, and what each side may do after one (G6.1)."""

from typing import Final

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.ball import take_out
from swallows_gui.games.grudgematch.rules.draw import DRAWS, discard, end_match
from swallows_gui.games.grudgematch.rules.penalty_box import bring_back
from swallows_gui.games.grudgematch.rules.run import AFTER_GOAL_RUN, can_step
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.step import STEPS, Step, proceed
from swallows_gui.games.grudgematch.rules.tables import FRANCE, GERMANY, SIDES


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
