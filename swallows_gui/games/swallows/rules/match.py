"""The match: stoppages, initiative, declining, the whistle and extra time (S3, S8.2, S8.4)."""

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules import envelopes
from swallows_gui.games.swallows.rules.actions import (
    ARGUMENT,
    DECLINE,
    DECLINES,
    DONE,
    NAME_PRICE,
    OFFER,
    PENALTY,
    STEPS,
    WHISTLE,
    WITHOUT_SEAT,
    Step,
    verb_of,
)
from swallows_gui.games.swallows.rules.attack import attack_modifiers, begin
from swallows_gui.games.swallows.rules.bribes import OpenToBribes, name_unasked, offers_of, prices_unasked
from swallows_gui.games.swallows.rules.effects import playable_reds
from swallows_gui.games.swallows.rules.envelopes import give_penalty, penalty_actions
from swallows_gui.games.swallows.rules.knockout import FINAL_WHISTLE, kick_off_shootout
from swallows_gui.games.swallows.rules.rulings import or_done, play_red, rest_of_row
from swallows_gui.games.swallows.rules.state import EXTRA, NORMAL, PERIODS, SHOOTOUT, Hand, State
from swallows_gui.games.swallows.rules.tables import AS_ATTACK, AT_STOPPAGE, BEFORE_MATCH, WITH_ATTACK

VISITORS = 1
BOTH_DECLINED = 3


def kick_off(game: State) -> None:
    """A period begins: the visitors attack first (S3.3, S8.2)."""
    game.declined = game.bare = 0
    game.initiative = VISITORS
    game.extra = -1
    game.extra_running = False
    if game.emits_events:
        game.log.append(("period_started", PERIODS[game.period]))
    ATTACK.enter(game)


class Attack(OpenToBribes):
    """A stoppage, and then the team with the initiative attacks or declines (S3.4 to S3.6, S3.8)."""

    name = "attack"
    moment = AS_ATTACK

    def side(self, game: State) -> int:
        return game.initiative

    def when(self, game: State) -> int:
        return AS_ATTACK | stoppage_moments(game)

    def enter(self, game: State) -> None:
        if game.bare:
            lift_declines(game)
        while (declined := game.declined) != BOTH_DECLINED:
            side = game.initiative
            if declined >> side & 1:
                game.initiative = side = 1 - side
            greens = game.greens[game.sides[side]]
            if greens or game.moments[side]:
                game.step = self
                game.mover = seat = game.coach[side]
                game.legal = _attacks(game, side, seat, greens)
                return
            decline(game, forced=True)
        WHISTLE_STEP.enter(game)

    def options(self, game: State) -> list[int]:
        side = game.initiative
        return _attacks(game, side, game.mover, game.greens[game.sides[side]])

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT == DECLINE:
            decline(game)
            self.enter(game)
            return
        row = (action & ARGUMENT,)
        side = game.initiative
        if game.moments[side] & WITH_ATTACK:
            game.staged = row
            if reds := attack_modifiers(game, side):
                game.step = MODIFIERS
                game.legal = or_done(game.mover, reds)
                return
        begin(game, row, ATTACK_OVER)

    def out_of_turn(self, game: State, seat: int) -> list[int | range]:
        entries = offers_of(game, seat)
        if seat == game.referee:
            entries += penalty_actions(game)
            entries += prices_unasked(game)
        elif seat in game.coach:
            when = stoppage_moments(game)
            for side in (0, 1):
                if game.moments[side] & when and game.coach[side] == seat:
                    entries += [seat << SEAT_SHIFT | card for card in playable_reds(game, side, when)]
        return entries

    def push_out_of_turn(self, game: State, action: int) -> None:
        verb = verb_of(action)
        if verb == OFFER:
            self._offer(game, action)
        elif verb == PENALTY:
            give_penalty(game, action, self)
        elif verb == NAME_PRICE:
            name_unasked(game, action)
            self.enter(game)
        else:
            game.staged = ()
            card = action & ARGUMENT
            side = 0 if card in game.reds[game.sides[0]] else 1
            play_red(game, side, card, "stoppage", self)


def stoppage_moments(game: State) -> int:
    """The moments of reds that are played at this stoppage without being asked (S3.8): bits of WHENS."""
    return AT_STOPPAGE | BEFORE_MATCH if game.first_stoppage else AT_STOPPAGE


def _attacks(game: State, side: int, seat: int, greens: Hand) -> list[int]:
    """What `seat` may attack with for `side`, which holds `greens`, and whether it may decline."""
    plays = game.tables.plays[seat]
    legal: list[int] = []
    for card in greens:
        legal.append(plays[card])
    if game.moments[side] & AS_ATTACK:
        for card in playable_reds(game, side, AS_ATTACK):
            legal.append(plays[card])
    # a green in hand has to be played: one a match (S3.5), in the final all of them (S8.4)
    if not greens or (not game.final and (game.green_played >> side & 1 or game.period != NORMAL)):
        legal.append(DECLINES[seat])
    return legal


def decline(game: State, forced: bool = False) -> None:
    """The team with the initiative attacks no more in this period (S3.4, S3.6)."""
    side = game.initiative
    game.first_stoppage = False
    game.declined |= 1 << side
    if not game.greens[game.sides[side]]:
        game.bare |= 1 << side
    if game.emits_events:
        game.log.append(("declined", game.sides[side], forced))
    game.initiative = 1 - side


def lift_declines(game: State) -> None:
    """A decline made without a green is lifted when one is held again, before both have declined (S3.6)."""
    if game.declined == BOTH_DECLINED and not game.final:
        return
    for side in (0, 1):
        if game.bare >> side & 1 and game.greens[game.sides[side]]:
            game.bare &= ~(1 << side)
            game.declined &= ~(1 << side)
            if game.emits_events:
                game.log.append(("decline_lifted", game.sides[side]))


class Modifiers(Step):
    """Reds on top of the attack card, within a row that others see only when it is complete."""

    name = "modifiers"
    seen_as = "attack"
    moment = WITH_ATTACK

    def side(self, game: State) -> int:
        return game.initiative

    def options(self, game: State) -> list[int]:
        return or_done(game.mover, attack_modifiers(game, game.initiative))

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT != DONE:
            game.staged += (action & ARGUMENT,)
            if more := rest_of_row(game, action):
                game.legal = more
                return
        begin(game, game.staged, ATTACK_OVER)

    def out_of_turn(self, game: State, seat: int) -> list[int | range]:
        return ATTACK.out_of_turn(game, seat)

    def push_out_of_turn(self, game: State, action: int) -> None:
        ATTACK.push_out_of_turn(game, action)


class AttackOverStep(Step):
    """The initiative passes, unless a red keeps it once (S3.3, S5.14 step 7)."""

    name = "attack_over"

    def enter(self, game: State) -> None:
        if game.bare:
            lift_declines(game)
        side, declined = game.a_side, game.declined
        following = 1 - side
        game.extra_running = False
        if game.extra >= 0:
            if not declined >> game.extra & 1:
                following = game.extra
                game.extra_running = True
            game.extra = -1
        if declined and declined == 1 << following:
            following = 1 - following
        game.rest_attack()
        game.initiative = following
        if game.emits_events:
            heir = game.sides[following] if declined != BOTH_DECLINED else -1
            game.log.append(("attack_over", game.sides[side], heir))
        ATTACK.enter(game)


class Whistle(OpenToBribes):
    """The stoppage before the whistle: the referee is asked if he still may give his penalty (S3.8, S4.6), in a close
    match after a round of envelopes (S4.12)."""

    name = "whistle"

    def enter(self, game: State) -> None:
        if game.final and game.bare:
            lift_declines(game)
            if game.declined != BOTH_DECLINED:
                ATTACK.enter(game)
                return
        if not penalty_actions(game):
            end_period(game)
        elif game.envelopes and envelopes.is_due(game):
            game.stack.append(self)
            envelopes.SEALING.enter(game)
        else:
            game.ask(self, game.referee)

    def options(self, game: State) -> list[int]:
        return [game.referee << SEAT_SHIFT | WHISTLE, *penalty_actions(game)]

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT == WHISTLE:
            end_period(game)
        else:
            give_penalty(game, action, self)

    def out_of_turn(self, game: State, seat: int) -> list[int | range]:
        return prices_unasked(game) if seat == game.referee else offers_of(game, seat)

    def push_out_of_turn(self, game: State, action: int) -> None:
        if verb_of(action) == NAME_PRICE:
            name_unasked(game, action)
            game.ask(self, game.referee)
        else:
            self._offer(game, action)


def end_period(game: State) -> None:
    """End a period. A level match continues as its stage says, in the knock-out usually with extra time, then the
    shoot-out; other matches are over (S8.2, S8.3, S10.6)."""
    fixture = game.fixture
    level = fixture.level if game.knockout or not fixture.knockout else ()
    if not level or not game.is_level:
        FINAL_WHISTLE.enter(game)
    elif game.period == NORMAL and "extra" in level:
        game.period = EXTRA
        kick_off(game)
    elif "shootout" not in level or "replay" in level:
        FINAL_WHISTLE.enter(game)
    else:
        game.period = SHOOTOUT
        if game.emits_events:
            game.log.append(("period_started", PERIODS[SHOOTOUT]))
        kick_off_shootout(game)


ATTACK = STEPS["attack"]
MODIFIERS = STEPS["modifiers"]
ATTACK_OVER = STEPS["attack_over"]
WHISTLE_STEP = STEPS["whistle"]
