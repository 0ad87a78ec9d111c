"""What cards do beyond their value: effects of red cards with the choices they ask for (S5.11, S5.12), and the die.

Effects are applied in order. One that needs a decision asks and continues afterwards; one that cannot be met lapses.
When all are done, the step on top of the stack follows.

The die decides fouls, offsides, swallows, rough goals and shots (S0.4, S5.14 steps 3 and 5).
"""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import ARGUMENT, DISCARD_CARD, INJURE_CARD, RECOVER, STEPS, Step
from swallows_gui.games.swallows.rules.cards import common, draw, hand, hand_of, steal, take, throw_away, without
from swallows_gui.games.swallows.rules.marks import FOUL, OFFSIDE, PURPOSES, SWALLOW
from swallows_gui.games.swallows.rules.state import NOBODY, PERIODS, PUBLIC, SHOOTOUT, State
from swallows_gui.games.swallows.rules.tables import (
    DISCARD,
    DRAW,
    EXTRA_ATTACK,
    INJURE,
    NOWHERE,
    OPS,
    REROLL,
    RETURN,
    ROLL,
    SET_AREA,
    SHIELD,
    SIDES,
    SILENCE_REFEREE,
    STEAL,
    VALUE,
    CardEffect,
    Condition,
    Pending,
)

DEFENDERS_ROLLS: Final = (FOUL, OFFSIDE)
ATTACKER_WANTS_MORE: Final = (FOUL, SWALLOW)
"""Rolls of which a higher total favours the attacker (S4.10)."""


def roll(game: State, purpose: int, side: int, value: int, mods: tuple[tuple[int, int], ...]) -> None:
    """`side` rolls the die for `purpose`; `value` and the amounts in `mods` (card, amount) are added."""
    game.purpose = purpose
    game.die = die = game.chance.die()
    total = die + value
    for _card, delta in mods:
        total += delta
    game.total = total
    game.on_roll = ()
    game.roll = number = game.roll + 1
    if game.emits_events:
        game.log.append(("die_rolled", PURPOSES[purpose], game.sides[side], die, value, mods, total, number, -1))


def reroll(game: State) -> None:
    """A red replaces the die just rolled; modifiers, reds on the roll among them, stay (S5.14)."""
    old, replaced = game.die, game.roll
    game.die = die = game.chance.die()
    game.roll += 1
    game.total += die - old
    if game.emits_events:
        defending = game.purpose in DEFENDERS_ROLLS
        team = game.sides[1 - game.a_side if defending else game.a_side]
        value = game.d_value if defending else game.a_value
        mods = game.d_mods if defending else game.a_mods
        purpose = PURPOSES[game.purpose]
        game.log.append(("die_rolled", purpose, team, die, value, mods + game.on_roll, game.total, game.roll, replaced))


def favoured_by_more(game: State) -> int:
    """The side that a higher total favours (S4.10)."""
    return game.a_side if game.purpose in ATTACKER_WANTS_MORE else 1 - game.a_side


_SUMMANDS = (VALUE, ROLL)


def run(game: State, pending: Sequence[Pending]) -> None:
    """Apply effects one after the other; then enter the next step."""
    for at, (side, card, effect) in enumerate(pending):
        choice = _CHOICES.get(effect.op)
        if choice is not None and choice.arises(game, side, effect):
            game.pending = tuple(pending[at:])
            game.ask(choice, choice.chooser(game, side))
            return
        _apply(game, side, card, effect)
    game.stack.pop().enter(game)


def fits(game: State, side: int, condition: Condition, place: int) -> bool:
    """Whether the public facts that `condition` (of `card_demands`) names hold; `place` is where the attack is."""
    stages, periods, scores, _sides, areas, opponents, referees = condition
    if scores:
        own, other = game.score[side], game.score[1 - side]
        if ("leading" if own > other else "level" if own == other else "trailing") not in scores:
            return False
    return (
        (not stages or game.fixture.stage in stages)
        and (not periods or PERIODS[game.period] in periods)
        and (not areas or place in areas)
        and (not opponents or game.field[game.sides[1 - side]] in opponents)
        and (not referees or not _kind_of_referee(game).isdisjoint(referees))
    )


def unmet(game: State, side: int, card: int, place: int) -> str:
    """The first field of its `Condition` that keeps a red from being played at `place` now; "" if none does."""
    condition = game.tables.card_conditions[card]
    if condition is None:
        return ""
    for name, demanded in condition._asdict().items():
        if name == "sides":
            holds = not demanded or SIDES[side] in demanded
        else:
            holds = fits(game, side, Condition()._replace(**{name: demanded}), place)
        if not holds:
            return name
    return ""


def _kind_of_referee(game: State) -> set[str]:
    return {"dummy"} if game.referee == NOBODY else {"present", "bound" if game.bonds else "unbound"}


def playable_reds(game: State, side: int, when: int, place: int | None = None) -> list[int]:
    """The side's unused reds that may be played at `when` now; `place`: of a card that does not lie open yet.

    Where that is asked often, `game.moments` spares the question if there can be none.
    """
    reds: list[int] = []
    tables = game.tables
    may, demands = tables.whens_of[side], tables.card_demands
    for card in game.reds[game.sides[side]]:
        if may[card] & when and (
            (demanded := demands[card]) is None or fits(game, side, demanded, game.place if place is None else place)
        ):
            reds.append(card)
    return reds


def _apply(game: State, side: int, card: int, effect: CardEffect) -> None:
    """Carry out an effect that needs no decision."""
    op = effect.op
    if op in _SUMMANDS:
        _add(game, side, card, effect)
        return
    if op == REROLL:
        reroll(game)
        return
    lapsed = not _carry_out(game, side, card, effect)
    if game.emits_events:
        target = game.sides[1 - side] if op in (INJURE, STEAL) else game.sides[side]
        game.log.append(("effect", game.sides[side], card, OPS[op], effect.n, target, lapsed))


def _add(game: State, side: int, card: int, effect: CardEffect) -> None:
    """`value` and `roll`: before the die a modifier of the coming roll, after it a change of the total."""
    if game.die:
        game.total += effect.n
        game.on_roll += ((card, effect.n),)
        if game.emits_events:
            game.log.append(("total_changed", game.sides[side], card, effect.n, game.total))
    elif side == game.a_side or effect.op == ROLL:
        game.a_mods += ((card, effect.n),)
    else:
        game.d_mods += ((card, effect.n),)


def _carry_out(game: State, side: int, card: int, effect: CardEffect) -> bool:
    """Carry out an effect on cards, place or course; False if it lapses."""
    op = effect.op
    team, other = game.sides[side], game.sides[1 - side]
    if op == DRAW:
        return draw(game, team, effect.n, "effect", effect.colour, effect.blind) > 0
    if op == DISCARD:
        return _discard_all(game, team, card, effect)
    if op == INJURE:
        return _injure_at_random(game, other, card, effect)
    if op == STEAL:
        return any(steal(game, team, other, effect.colour, card) for _ in range(effect.n))
    if op == RETURN:
        return _recover_all(game, side, card, effect)
    if op == EXTRA_ATTACK:
        return _grant_attack(game, side)
    if op == SET_AREA:
        game.place = effect.area
    elif op == SHIELD:
        game.shield = True
    elif op == SILENCE_REFEREE:
        game.silenced = True
    else:
        game.award = op
    return True


def _discard_all(game: State, team: int, card: int, effect: CardEffect) -> bool:
    gone = common(game, hand_of(game, team, effect.colour))
    if not gone:
        return False
    throw_away(game, team, gone)
    if game.emits_events:
        game.log.append(("cards_discarded", team, gone, card))
    return True


def _injure_at_random(game: State, victim: int, card: int, effect: CardEffect) -> bool:
    candidates = list(common(game, hand_of(game, victim, effect.colour)))
    if not candidates:
        return False
    game.chance.shuffle(candidates)
    hurt = tuple(candidates[: effect.n])
    throw_away(game, victim, hurt)
    if game.emits_events:
        game.log.append(("injured", victim, hurt, card, False))
    return True


def _recover_all(game: State, side: int, card: int, effect: CardEffect) -> bool:
    back = recoverable(game, side, effect)
    if not back:
        return False
    recover(game, side, back, card)
    return True


def recoverable(game: State, side: int, effect: CardEffect) -> tuple[int, ...]:
    """Greens and blues that the side used earlier in this match, without those of the running attack."""
    running = (game.a_card, game.d_card, game.goalie)
    colour = game.tables.card_colour
    return tuple(
        card
        for card in game.spent[side]
        if card not in running and effect.colour in (NOWHERE, colour[card])
    )  # fmt: skip


def recover(game: State, side: int, cards: tuple[int, ...], by: int) -> None:
    """Spent cards return to the hand, known to all."""
    for card in cards:
        game.spent[side] = without(game.spent[side], card)
        game.seen[card] = PUBLIC
    take(game, game.sides[side], cards)
    if game.emits_events:
        game.log.append(("cards_returned", game.sides[side], cards, by))


def _grant_attack(game: State, side: int) -> bool:
    """`extra_attack` keeps the initiative once and grants no further one."""
    if game.a_side < 0 or game.period == SHOOTOUT or game.extra_running or game.declined >> side & 1:
        return False
    game.extra = side
    return True


class _EffectChoice(Step):
    """An effect that a seat decides. `verb` is the action's, already shifted."""

    verb: ClassVar[int]

    @abstractmethod
    def arises(self, game: State, side: int, effect: CardEffect) -> bool:
        """Whether there is anything to choose."""
        ...

    @abstractmethod
    def candidates(self, game: State, side: int, effect: CardEffect) -> tuple[int, ...]:
        """The cards to choose from."""
        ...

    @abstractmethod
    def settle(self, game: State, side: int, by: int, card: int) -> None:
        """Carry out the choice of one card."""
        ...

    def chooser(self, game: State, side: int) -> int:
        """The seat that decides: the trainer of the playing team."""
        return game.coach[side]

    def side(self, game: State) -> int:
        return game.pending[0][0]

    def options(self, game: State) -> list[int]:
        side, _card, effect = game.pending[0]
        base = game.mover << SEAT_SHIFT | self.verb
        return [base + card for card in self.candidates(game, side, effect)]

    def push(self, game: State, action: int) -> None:
        (side, by, effect), *rest = game.pending
        game.pending = ()
        self.settle(game, side, by, action & ARGUMENT)
        if game.emits_events:
            target = game.sides[1 - side] if effect.op == INJURE else game.sides[side]
            game.log.append(("effect", game.sides[side], by, OPS[effect.op], 1, target, False))
        if effect.n > 1:
            rest.insert(0, (side, by, effect._replace(n=effect.n - 1)))
        run(game, rest)


class Discard(_EffectChoice):
    """The team gives up cards of its own choice (S5.12)."""

    name = "discard"
    verb = DISCARD_CARD

    def arises(self, game: State, side: int, effect: CardEffect) -> bool:
        cards = hand_of(game, game.sides[side], effect.colour)
        return len(cards) > effect.n and bool(common(game, cards))

    def candidates(self, game: State, side: int, effect: CardEffect) -> tuple[int, ...]:
        return common(game, hand_of(game, game.sides[side], effect.colour))

    def settle(self, game: State, side: int, by: int, card: int) -> None:
        team = game.sides[side]
        throw_away(game, team, (card,))
        if game.emits_events:
            game.log.append(("cards_discarded", team, (card,), by))


class Injure(_EffectChoice):
    """The trainer who plays the card sees the other hand and picks a card, star cards included (S5.12)."""

    name = "injure"
    verb = INJURE_CARD

    def hand_side(self, game: State) -> int:
        return 1 - game.pending[0][0]

    def arises(self, game: State, side: int, effect: CardEffect) -> bool:
        cards = hand_of(game, game.sides[1 - side], effect.colour)
        if not effect.chosen or not cards:
            return False
        chooser = game.coach[side]
        for card in hand(game, game.sides[1 - side]):
            game.seen[card] = game.seen.get(card, 0) | 1 << chooser
        return True

    def candidates(self, game: State, side: int, effect: CardEffect) -> tuple[int, ...]:
        return tuple(sorted(hand_of(game, game.sides[1 - side], effect.colour)))

    def settle(self, game: State, side: int, by: int, card: int) -> None:
        team = game.sides[1 - side]
        throw_away(game, team, (card,))
        if game.emits_events:
            game.log.append(("injured", team, (card,), by, True))


class Recover(_EffectChoice):
    """The team takes back a card that it spent earlier in this match."""

    name = "recover"
    verb = RECOVER

    def arises(self, game: State, side: int, effect: CardEffect) -> bool:
        return len(recoverable(game, side, effect)) > effect.n

    def candidates(self, game: State, side: int, effect: CardEffect) -> tuple[int, ...]:
        return recoverable(game, side, effect)

    def settle(self, game: State, side: int, by: int, card: int) -> None:
        recover(game, side, (card,), by)


_CHOICES: dict[int, _EffectChoice] = {
    op: step
    for op, name in ((DISCARD, "discard"), (INJURE, "injure"), (RETURN, "recover"))
    if isinstance(step := STEPS[name], _EffectChoice)
}
