"""The levels `hard` and `expert`: `normal`'s judgement, checked by playing the match on in games drawn from the view.

What they look at is the view; what they draw hangs on the view and the seed. So the same view gives the same choice,
and nothing that a seat cannot know ever changes it.
"""

from zlib import crc32

from swallows_gui.ai.normal import Normal
from swallows_gui.ai.position import Position
from swallows_gui.ai.questions import card_of, in_turn, verb
from swallows_gui.ai.search.contest import Budget, Standing, contest
from swallows_gui.ai.search.policy import Minds, play_on
from swallows_gui.ai.search.sheet import sheet
from swallows_gui.ai.search.wish import Wish
from swallows_gui.ai.search.worlds import Scale, draw_world, scale
from swallows_gui.ai.thought import Heed, unheeding
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.swallows.actions import PLAY
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.swallows.view import SwallowsView

_BEFORE_THE_MATCHES = ("draft", "leftover", "placing", "bets")

HARD = Budget(rounds=(6, 6, 8), behind=1.2, doubt=1.0, least=0.05)
EXPERT = Budget(rounds=(8, 8, 16, 24), behind=1.5, doubt=1.0, least=0.03)


class Searcher(Normal):
    """A seat that thinks ahead. What it decides hangs on its view, its seed and its budget of playouts alone."""

    budget = HARD

    def __init__(self, seat: int, seed: int) -> None:
        super().__init__(seat, seed)
        self.heed: Heed = unheeding

    def choose(self, view: SwallowsView) -> int:
        """The action that pays best where playing on shows it, else by plain judgement."""
        favourite = super().choose(view)
        if view.step in _BEFORE_THE_MATCHES:
            return favourite
        candidates = different(view, in_turn(view), favourite)
        if len(candidates) == 1:
            return favourite
        return self.search(view, candidates)[0]

    def search(self, view: SwallowsView, candidates: list[int]) -> tuple[int, list[Standing]]:
        """The best of `candidates`, of which the first is the choice of plain judgement, and how all fared."""
        thought = Thought(self, view)
        winner, standings = contest(
            len(candidates),
            0,
            lambda candidate, world: thought.trial(candidates[candidate], world),
            self.budget,
            thought.draw_up_to,
        )
        return candidates[winner], standings

    def wishes(self, view: SwallowsView, position: Position) -> tuple[tuple[Wish, Wish], Wish]:
        """What those who decide in the running match want, as this seat sees it: the two trainers, the referee."""
        wills = self._wills(view)
        found: dict[int, Wish] = {self.seat: Wish(position, wills)}
        for seat in (view.trainer[view.home], view.trainer[view.away], view.referee):
            if seat >= 0 and seat not in found:
                found[seat] = Wish(self.imagine(view, seat), wills)
        home, away = (found[view.trainer[team]] for team in (view.home, view.away))
        return (home, away), found.get(view.referee, home)


class Thought:
    """One decision being thought through: the worlds drawn for it and how to play on in them."""

    def __init__(self, seat: Searcher, view: SwallowsView) -> None:
        position = seat.position(view)
        self.view = view
        self.heed = seat.heed
        self.sheet = sheet(view.tables)
        self.scale: Scale = scale(position, self.sheet)
        self.sides, self.referee = seat.wishes(view, position)
        self.chance = Seeded(_moment(view, seat.seed))
        self.worlds: list[Swallows] = []
        self.minds: Minds | None = None

    def draw_up_to(self, number: int) -> None:
        """Draw worlds until there are so many."""
        while len(self.worlds) < number:
            self.worlds.append(draw_world(self.view, self.chance))

    def trial(self, action: int, world: int) -> float:
        """What the match is worth after `action` in a world, M."""
        game = self.worlds[world].copy()
        minds = self.minds
        if minds is None:
            minds = self.minds = Minds(self.sheet, self.sides, self.referee, game)
        game.step.push(game, action)
        play_on(minds, game)
        self.heed()
        return self.scale.weigh(game)


def different(view: SwallowsView, legal: list[int], favourite: int) -> list[int]:
    """The favourite, then the other actions, of copies of one card only one."""
    design = view.tables.card_design
    seen = {design[card_of(favourite)]} if verb(favourite) == PLAY else set()
    candidates = [favourite]
    for action in legal:
        if action == favourite:
            continue
        if verb(action) == PLAY:
            if design[card_of(action)] in seen:
                continue
            seen.add(design[card_of(action)])
        candidates.append(action)
    return candidates


def _moment(view: SwallowsView, seed: int) -> int:
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


class Hard(Searcher):
    """A seat of level `hard`."""

    level = "hard"
    budget = HARD


class Expert(Searcher):
    """A seat of level `expert`."""

    level = "expert"
    budget = EXPERT
