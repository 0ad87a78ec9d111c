"""The AI players of Final Whistle: the levels easy to expert (F18.2).

`greedy` is a quick judgement of one decision. The level normal plays by it, and so do both sides of a playout; it reads
the open match and the seat's own hand only. The levels that search play every candidate to the end of a period in the
same worlds with the same dice (`ai/racing.py`); `worth.outlook` values the result, and the quick judgement's choice is
the favourite. How long a seat thinks depends on public facts only.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar, Final
from zlib import crc32

from swallows_gui.ai.levels import SearchingSeat, SeatByTurns
from swallows_gui.ai.racing import Budget, Finding, contest
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.final_whistle.ai import squad_plan, worth
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.odds import card_chance, next_strength, risk
from swallows_gui.games.final_whistle.rules.options import LINE_OF, SQUAD, YELLOW
from swallows_gui.games.final_whistle.rules.state import State
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView

NEXT: Final = 0.25
"""How much of the next strength counts when a man is marked."""
RISK: Final = 1.0
"""What it counts that a man is struck by his symbol, in points of strength."""
STRENGTH: Final = 0.09
"""What a point of combat strength counts when a card is picked, goals."""
LATE: Final = 4
"""From this period on booked men are substituted."""
USELESS: Final = 0.06
"""A card that is worth less is exchanged."""
SAVED: Final = 0.03
"""What a point of combat strength counts that is not spent on a further attack."""


def greedy(game: State, wish: int = 0) -> int:
    """The asked seat's action by the quick judgement, from `game.legal`."""
    legal = game.legal
    if len(legal) == 1:
        return legal[0]
    if game.step.name == "squad":
        return squad_plan.take(game, wish)
    return _ANSWERS[game.step.name](game)


def _man(game: State, action: int) -> int:
    return worth.club_man(game.asked, a.argument_of(action))


def marking(game: State, man: int) -> float:
    """The value of marking a man: his strength, less his risk, and a part of his next side."""
    return game.strength(man) - RISK * risk(game, man) + NEXT * next_strength(game, man)


def _mark(game: State) -> int:
    return max(game.legal, key=lambda action: (marking(game, _man(game, action)), -action))


def picking(game: State, seat: int, card: int) -> float:
    """The value of picking a card for a period: its chance of a goal and its combat strength."""
    return card_chance(game, seat, card) + STRENGTH * game.tables.cards[card].strength


def strongest(game: State) -> int:
    """The card of the greatest combat strength; of equal ones that with the best chance of a goal."""
    seat, cards = game.asked, game.tables.cards

    def rank(action: int) -> tuple[int, float, int]:
        card = a.argument_of(action)
        return cards[card].strength, card_chance(game, seat, card), -card

    return max(game.legal, key=rank)


def _card(game: State) -> int:
    seat = game.asked
    return max(game.legal, key=lambda action: picking(game, seat, a.argument_of(action)))


def _further(game: State) -> int:
    seat, cards = game.asked, game.tables.cards

    def score(action: int) -> float:
        card = a.argument_of(action)
        return card_chance(game, seat, card) - SAVED * cards[card].strength

    return max(game.legal, key=score)


def _exchange(game: State) -> int:
    seat = game.asked
    useless = min(game.hands[seat], key=lambda card: worth.held(game, seat, card))
    if worth.held(game, seat, useless) < USELESS:
        return game.action(a.EXCHANGE, useless)
    return game.action(a.KEEP)


def _substitutes(game: State) -> int:
    if game.period >= LATE:
        seat = game.asked
        for off in game.field[seat]:
            if not game.booked[off] or YELLOW not in game.symbols[off]:
                continue
            line = game.line[off]
            same = [on for on in game.bench[seat] if LINE_OF[on % SQUAD] == line]
            for on in same:
                if worth.average(game, on) >= worth.average(game, off) - 1:
                    return game.action(a.SUBSTITUTE, off % SQUAD * a.OFF + on % SQUAD)
    return game.action(a.DONE)


def _bring(game: State) -> int:
    line = game.line[game.leaving]

    def score(action: int) -> tuple[bool, int, float]:
        man = _man(game, action)
        return game.line[man] == line, worth.upright(game, man), worth.average(game, man)

    return max(game.legal, key=score)


def _least_missed(game: State) -> int:
    return min(game.legal, key=lambda action: (worth.average(game, _man(game, action)), action))


def _shooter(game: State) -> int:
    return max(game.legal, key=lambda action: (worth.upright(game, _man(game, action)), -action))


def _deck(game: State) -> int:
    seat = game.asked
    worths = [
        worth.blind_duel(game, seat, card) + card_chance(game, seat, card) for card in range(len(game.tables.cards))
    ]
    return squad_plan.next_card(game, worths)


def _agree(game: State) -> int:
    return game.action(a.AGREE)


_ANSWERS: Final[Mapping[str, Callable[[State], int]]] = {
    "colour": squad_plan.colour,
    "deck": _deck,
    "substitutes": _substitutes,
    "card": _card,
    "exchange": _exchange,
    "further": _further,
    "mark": _mark,
    "replace": _bring,
    "stand_in": _least_missed,
    "refill": _least_missed,
    "extra_time": _agree,
    "shooters": _shooter,
}
"""By step: what plain judgement does."""


USUAL: Final = 0.3
"""How far candidates may be expected to differ from world to world, goals."""
LONGEST: Final = 400
"""Decisions of a playout."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How a level thinks about one kind of question."""

    most: int
    """So many candidates, those that plain judgement likes best."""
    budget: Budget


def wish_of(seat: int, seed: int) -> int:
    """A number that differs from seat to seat and match to match: for choices that are a matter of taste."""
    return crc32(repr((seed, seat)).encode("ascii"))


class Searcher(SearchingSeat):
    """A seat that searches. What it decides hangs on its view, its seed and its level alone."""

    depths: ClassVar[Mapping[str, Depth]]
    """By the question asked; what is not here is left to plain judgement."""

    def choose(self, view: FinalWhistleView) -> int:
        """The action that promises most; plain judgement's where none is clearly better."""
        if len(view.legal) == 1:
            return view.open.legal[0]
        depth = self.depths.get(view.step)
        if depth is None:
            return self.favourite(view)
        return self.search(view, depth).chosen

    def favourite(self, view: FinalWhistleView) -> int:
        """The action that is taken unless another is clearly better."""
        return strongest(view.open) if view.step == "card" else greedy(view.open, wish_of(self.seat, self.seed))

    def search(self, view: FinalWhistleView, depth: Depth) -> Finding:
        """Play out the candidates."""
        candidates = candidates_of(view, self.favourite(view), depth.most)
        chance = self._chance(view)
        worlds: list[State] = []
        seat, period = self.seat, view.period

        def begin_round(drawn: int) -> None:
            while len(worlds) < drawn:
                worlds.append(view.sample(chance))

        def trial(candidate: int, world: int) -> float:
            self.check_cancelled()
            return played_out(worlds[world], candidates[candidate], seat, period)

        winner, standings = contest(len(candidates), 0, trial, depth.budget, USUAL, begin_round)
        return Finding(tuple(candidates), tuple(standings), winner)

    def _chance(self, view: FinalWhistleView) -> Seeded:
        return Seeded(crc32(repr((self.seed, self.seat, _moment(view))).encode("ascii")))


def played_out(world: State, action: int, seat: int, period: int) -> float:
    """The goals by which `seat` leads at the end of the period, plus the value of that position, if it does this in a
    world."""
    game = world.copy()
    before = game.score
    game.step.push(game, action)
    return _to_the_end(game, seat, before, period)


def _to_the_end(game: State, seat: int, before: tuple[int, int], period: int) -> float:
    for _ in range(LONGEST):
        if game.asked < 0 or game.period > period:
            break
        game.step.push(game, greedy(game))
    ahead = game.score[seat] - before[seat] - game.score[1 - seat] + before[1 - seat]
    return ahead + worth.outlook(game, seat)


def candidates_of(view: FinalWhistleView, favourite: int, most: int) -> list[int]:
    """The actions worth a trial, the favourite first."""
    legal = [action for action in view.open.legal if action != favourite]
    if view.step == "mark":
        legal.sort(key=lambda action: -marking(view.open, view.open.asked * SQUAD + a.argument_of(action)))
    elif view.step == "substitutes":
        legal.sort(key=lambda action: -_gain(view.open, action))
    return [favourite, *legal[: most - 1]]


def _gain(game: State, action: int) -> float:
    """The value that a substitution adds at once; 0 for `done`."""
    if a.verb_of(action) != a.SUBSTITUTE:
        return 0.0
    off, on = divmod(a.argument_of(action), a.OFF)
    seat = game.asked
    return float(game.sides[seat * SQUAD + on][0] - game.strength(seat * SQUAD + off))


def _moment(view: FinalWhistleView) -> tuple[object, ...]:
    """A key that distinguishes this decision from the seat's others."""
    game = view.open
    return (
        view.period, view.step, view.hand, game.field, game.shown, game.up, game.number, game.marked,
        bytes(game.top), tuple(game.legal),
    )  # fmt: skip


class Normal(SeatByTurns):
    """The quick judgement of a decision, without search."""

    level = "normal"

    def choose(self, view: FinalWhistleView) -> int:
        """The action chosen by the quick judgement, without search."""
        return greedy(view.open, wish_of(self.seat, self.seed))


class Easy(Normal):
    """The strongest men, and one of the two best cards by lot; it looks at neither symbols nor what men turn to."""

    level = "easy"

    def choose(self, view: FinalWhistleView) -> int:
        """The action chosen by the quick judgement, without search."""
        game, legal = view.open, view.open.legal
        match view.step:
            case "mark":
                return max(legal, key=lambda action: game.strength(self.seat * SQUAD + a.argument_of(action)))
            case "card" | "further":
                best = sorted(legal, key=lambda action: -worth.blind_duel(game, self.seat, a.argument_of(action)))[:2]
                chance = Seeded(crc32(repr((self.seed, self.seat, view.period, view.hand)).encode("ascii")))
                return best[chance.below(len(best))]
            case "exchange":
                return game.action(a.KEEP)
            case "substitutes":
                return game.action(a.DONE)
            case _:
                return super().choose(view)


def budget(*rounds: int) -> Budget:
    """The budget of a search by worlds in each round."""
    return Budget(rounds=rounds, behind=1.5, doubt=0.5, least=0.0)


class Hard(Searcher):
    """Plays its strongest card, and searches whom to mark when it attacks; it defends by the quick judgement."""

    level = "hard"
    depths: ClassVar[Mapping[str, Depth]] = {"mark": Depth(3, budget(2, 2))}

    def choose(self, view: FinalWhistleView) -> int:
        """The best action by search in its own attacks, else by the quick judgement."""
        if view.step == "mark" and view.attacker != self.seat:
            return greedy(view.open, wish_of(self.seat, self.seed))
        return super().choose(view)


class Expert(Searcher):
    """Plays out every decision that matters, in many worlds."""

    level = "expert"
    depths: ClassVar[Mapping[str, Depth]] = {
        "card": Depth(3, budget(16, 16, 32)),
        "mark": Depth(6, budget(12, 12, 24)),
        "further": Depth(3, budget(16, 16, 32)),
        "exchange": Depth(4, budget(16, 16)),
        "replace": Depth(3, budget(12, 12)),
        "substitutes": Depth(5, budget(12, 12, 24)),
        "refill": Depth(4, budget(8, 8)),
    }
