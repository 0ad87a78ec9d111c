"""An attack: build-up and finish, whom both sides use, and what the dice say (F4, F5.2)."""

from typing import Final

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.actions import STEPS, Step, go_on
from swallows_gui.games.final_whistle.rules.men import linked_man, who_may_fill
from swallows_gui.games.final_whistle.rules.options import SQUAD, Card, Entry
from swallows_gui.games.final_whistle.rules.state import NONE, State
from swallows_gui.games.final_whistle.rules.substitution import REFILL

BUILD_UP, FINISH = range(2)
PHASES: Final = ("build_up", "finish")


def card_of_attack(game: State) -> Card:
    """The card whose lists count now (F4.1, F5.1)."""
    return game.tables.cards[game.up[game.side]]


def entries(game: State, role: int) -> tuple[Entry, ...]:
    """What the running phase asks of the attacker (0) or the defender (1)."""
    return card_of_attack(game).lists(game.phase)[role]


def bonus(game: State) -> int:
    """What is added to the attacker's build-up: only in a counter-attack (F5.2)."""
    if not game.counter or game.tied or game.phase != BUILD_UP:
        return 0
    cards, side = game.tables.cards, game.side
    return max(cards[game.up[1 - side]].strength - cards[game.up[side]].strength, 0)


class Attack(Step):
    """An attack begins, with the build-up or at once with the finish (F4.7, F5.3)."""

    name = "attack"

    def enter(self, game: State) -> None:
        seat = game.side
        of = (None, None) if game.counter else (game.number, game.due)
        game.tell("attack_started", seat, game.up[seat], *of, game.counter)
        game.built, game.built_up, game.scored = (), NONE, False
        begin_phase(game, FINISH if card_of_attack(game).build_up is None else BUILD_UP)


def begin_phase(game: State, phase: int) -> None:
    """Both sides mark their men for a phase, the attacker first (F4.2)."""
    game.phase = phase
    game.marked = (), ()
    MARK.enter(game)


class Mark(Step):
    """Mark a man for the next entry; without a choice no seat is asked (F4.2, F4.3, F4.8)."""

    name = "mark"

    def enter(self, game: State) -> None:
        for role in range(2):
            seat = game.side ^ role
            wanted = entries(game, role)
            while len(game.marked[role]) < len(wanted):
                entry = wanted[len(game.marked[role])]
                linked = linked_man(game, entry) if role == 0 else NONE
                if linked != NONE:
                    put_mark(game, role, linked, linked=True)
                    continue
                able = who_may_fill(game, seat, entry)
                if len(able) > 1:
                    game.ask(self, seat)
                    return
                put_mark(game, role, able[0] if able else NONE)
        roll(game)

    def options(self, game: State) -> list[int]:
        mark = game.action(a.MARK)
        return [mark | man % SQUAD for man in who_may_fill(game, game.asked, entry_asked(game))]

    def push(self, game: State, action: int) -> None:
        put_mark(game, game.asked ^ game.side, game.asked * SQUAD + a.argument_of(action))
        self.enter(game)


def entry_asked(game: State) -> Entry:
    """The entry that the seat asked fills now."""
    role = game.asked ^ game.side
    return entries(game, role)[len(game.marked[role])]


def put_mark(game: State, role: int, man: int, *, linked: bool = False) -> None:
    """Fill an entry with a man, or leave it empty if `man` is NONE."""
    first, second = game.marked
    game.marked = (first, (*second, man)) if role else ((*first, man), second)
    if man == NONE:
        return
    game.mark[man] = game.phase + 1
    entry = len(game.marked[role])
    game.tell("marked", man // SQUAD, man % SQUAD, PHASES[game.phase], entry, game.strength(man), linked)


def sums(game: State) -> tuple[int, int]:
    """The strengths of both sides' men in this phase, the attacker's first; no die, no bonus (F4.4)."""
    strength = game.strength
    ours, theirs = game.marked
    return sum([strength(man) for man in ours]), sum([strength(man) for man in theirs])


def roll(game: State) -> None:
    """Both sides add a special die; then the symbols are checked (F4.4 to F4.6, F4.9)."""
    both, more = sums(game), bonus(game)
    dice = game.special_die(), game.special_die()
    totals = both[0] + game.value_of(dice[0]) + more, both[1] + game.value_of(dice[1])
    if game.phase == BUILD_UP:
        success = totals[0] >= totals[1]
        game.built_up = int(success)
        game.built = game.marked[0]
    else:
        success = game.scored = totals[0] > totals[1]
    game.tell("phase_rolled", PHASES[game.phase], both, dice, more, totals, success)
    if game.scored:
        ours, theirs = game.score
        game.score = (ours, theirs + 1) if game.side else (ours + 1, theirs)
        game.tell("goal", game.side, game.score)
    game.to_check = tuple([man for man in (*game.marked[0], *game.marked[1]) if man != NONE])
    go_on(game, "check")


class PhaseOver(Step):
    """All symbols are checked: the men turn; the finish follows, or the attack is over (F4.6, F4.10, F4.11)."""

    name = "phase_over"

    def enter(self, game: State) -> None:
        turned = []
        for man in (*game.marked[0], *game.marked[1]):
            if man != NONE and man in game.field[man // SQUAD] and not game.is_stand_in(man):
                game.top[man] = (game.top[man] + 1) % 4
                turned.append((man // SQUAD, man % SQUAD, game.top[man]))
        game.tell("turned", tuple(turned))
        if game.phase == BUILD_UP and game.built_up:
            begin_phase(game, FINISH)
            return
        game.phase = NONE
        game.marked, game.built = ((), ()), ()
        game.mark = bytearray(len(game.mark))
        built_up = None if game.built_up == NONE else bool(game.built_up)
        game.tell("attack_over", game.side, game.counter, built_up, game.scored)
        REFILL.enter(game)


ATTACK: Final = STEPS["attack"]
MARK: Final = STEPS["mark"]
