"""The referee's rulings in an attack: on the edge of the area, and sendings-off (S4.4, S4.5, S4.8)."""

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ARGUMENT, RULE, SEND_OFF
from swallows_gui.games.swallows.rules.bribes import OpenToBribes
from swallows_gui.games.swallows.rules.cards import common, hand, lose
from swallows_gui.games.swallows.rules.germany import decide_against
from swallows_gui.games.swallows.rules.reds import RedQuestion
from swallows_gui.games.swallows.rules.state import NO_CARD, NOBODY, State
from swallows_gui.games.swallows.rules.step import STEPS, Step, proceed

BOTH = 3
"""Bonds of a referee who took money for both teams."""


class Edge(OpenToBribes):
    """On the edge of the area the referee rules inside or outside (S4.4); without a free one it is outside (S4.8)."""

    name = "edge"

    def enter(self, game: State) -> None:
        if game.place != t.EDGE:
            game.stack.pop().enter(game)
        elif game.referee == NOBODY or game.bonds == BOTH:
            self._rule(game, NOBODY, t.OUTSIDE)
        else:
            game.ask(self, game.referee)

    def options(self, game: State) -> list[int]:
        base = game.referee << SEAT_SHIFT | RULE
        attacker, defender = game.a_side, 1 - game.a_side
        legal = []
        if not game.bonds >> defender & 1:
            legal.append(base | t.INSIDE)
        if not game.bonds >> attacker & 1:
            legal.append(base | t.OUTSIDE)
        return legal

    def push(self, game: State, action: int) -> None:
        area = action & ARGUMENT
        decide_against(game, 1 - game.a_side if area == t.INSIDE else game.a_side)
        self._rule(game, game.referee, area)

    @staticmethod
    def _rule(game: State, seat: int, area: int) -> None:
        game.place = area
        if game.emits_events:
            game.log.append(("area_ruled", seat, t.AREAS[area]))
        proceed(game)


class SendingOffRed(RedQuestion):
    """Before the referee looks, the team concerned may play a red (S5.14 step 4)."""

    name = "sending_off_red"
    moment = t.ON_SENDING_OFF
    on = "sending_off"

    def side(self, game: State) -> int:
        return game.off_side

    def enter(self, game: State) -> None:
        if game.shield:
            game.shield = False
            proceed(game)
        else:
            super().enter(game)

    def passed(self, game: State) -> None:
        send_off(game)


class SendOff(Step):
    """The referee looks at the hand and removes one card for good, never a personalised one (S4.5)."""

    name = "send_off"

    def hand_side(self, game: State) -> int:
        return game.off_side

    def options(self, game: State) -> list[int]:
        base = game.referee << SEAT_SHIFT | SEND_OFF
        return [base + card for card in sorted(common(game, hand(game, game.sides[game.off_side])))]

    def push(self, game: State, action: int) -> None:
        _remove(game, action & ARGUMENT, game.referee)
        proceed(game)


def send_off(game: State) -> None:
    """Someone of `off_side` is sent off: the referee chooses, a dummy draws (S4.5, S4.8)."""
    cards = hand(game, game.sides[game.off_side])
    may_go = common(game, cards)
    if not may_go:
        _remove(game, NO_CARD, game.referee)
        proceed(game)
    elif game.referee == NOBODY:
        _remove(game, may_go[game.chance.below(len(may_go))], NOBODY)
        proceed(game)
    else:
        for card in cards:
            game.seen[card] = game.seen.get(card, 0) | 1 << game.referee
        game.ask(SEND_OFF_STEP, game.referee)


def _remove(game: State, card: int, seat: int) -> None:
    team = game.sides[game.off_side]
    if card != NO_CARD:
        lose(game, team, card)
        game.removed += (card,)
        if game.sent:
            game.sent = (*game.sent[:team], game.sent[team] + 1, *game.sent[team + 1 :])
    if game.emits_events:
        game.log.append(("sent_off", team, card, seat, game.cause))


SEND_OFF_STEP = STEPS["send_off"]
EDGE = STEPS["edge"]
SENDING_OFF_RED = STEPS["sending_off_red"]
