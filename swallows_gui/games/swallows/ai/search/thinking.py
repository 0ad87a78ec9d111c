"""One decision thought through: worlds drawn from the view, and what a plan is worth in each, M."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from zlib import crc32

from swallows_gui.ai.advice import CheckCancelled
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.ai.search import hands
from swallows_gui.games.swallows.ai.search.determinization import (
    STOP,
    Kept,
    Scale,
    Wish,
    spread_dice,
    until_the_whistle,
)
from swallows_gui.games.swallows.ai.search.policy import Minds, play_on
from swallows_gui.games.swallows.ai.search.sheet import CardLists
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.view import SwallowsView


@dataclass(frozen=True, slots=True)
class ThinkingPlan:
    """A possible plan: a row of actions, none to let play continue."""

    actions: tuple[int, ...]
    money: float = 0.0
    """M that changes hands with it, beside what the match brings."""


class Thought:
    """The worlds drawn for a decision and how to play on in them."""

    def __init__(
        self,
        view: SwallowsView,
        seed: int,
        sheet: CardLists,
        scale: Scale,
        wishes: Mapping[int, Wish],
        check_cancelled: CheckCancelled,
    ) -> None:
        self.view = view
        self.sheet = sheet
        self.scale = scale
        self.wishes = wishes
        self.check_cancelled = check_cancelled
        self.chance = Seeded(moment(view, seed))
        self.sampler = view.match_sampler()
        self.suspected = hands.suspicions(view)
        self.worlds: list[Swallows] = []
        self.kept: list[Kept] = []
        """What both teams have in cards, by world."""
        self.minds: dict[int, Minds] = {}
        """By who referees: an objection changes it."""

    def draw_up_to(self, number: int) -> None:
        """Draw worlds until there are so many."""
        while len(self.worlds) < number:
            world = hands.draw(self.sampler, self.suspected, self.chance)
            until_the_whistle(world)
            spread_dice(world, len(self.worlds))
            self.worlds.append(world)
            self.kept.append(self.scale.kept(world))
            self.check_cancelled()

    def worth(self, plan: ThinkingPlan, world: int) -> float:
        """What the match is worth if the plan is carried out in a world and all play on."""
        return self.scale.weigh(self.ended(plan.actions, world), self.kept[world]) + plan.money

    def ended(self, actions: Sequence[int], world: int) -> Swallows:
        """How the match ends in a world if these actions are carried out and all play on."""
        game = self.worlds[world].copy()
        for action in actions:
            game.push(action)
        minds = self.minds.get(game.referee)
        if minds is None:
            minds = self.minds[game.referee] = Minds(
                self.sheet, self.wishes, self.worlds[world], self.scale.knockout, STOP
            )
            minds.referee = self.wishes.get(game.referee, minds.referee)
        play_on(minds, game)
        self.check_cancelled()
        return game

    def trials(self, plans: Sequence[ThinkingPlan]) -> Callable[[int, int], float]:
        """`worth` by numbers of plan and world."""
        return lambda plan, world: self.worth(plans[plan], world)


def moment(view: SwallowsView, seed: int) -> int:
    """A number that belongs to this view and seed, the same in every process."""
    told = repr(
        (
            seed,
            view.seat,
            view.match,
            view.step,
            view.open.roll,
            view.counts,
            view.spent,
            view.used,
            view.staged,
            view.declined,
            view.offers_made,
        )
    )
    return crc32(told.encode("ascii"))
