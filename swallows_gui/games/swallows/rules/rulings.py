"""The referee's rulings in an attack, the rolls they concern, and the questions for red cards.

Rulings: the ball on the edge of the area, and sendings-off (S4.4, S4.5, S4.8); a referee who decides against Germany is
banned once the match is over (S4.9). Rolls: foul, offside, swallow and rough goal, with the reds played on them and the
referee's change of the die (S4.3, S5.14 step 3). A team that holds an unused red may play it or pass (S5.11, S5.13,
S5.14).
"""

from abc import abstractmethod
from typing import ClassVar, Final

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import (
    ARGUMENT,
    CHANGE_DIE,
    DONE,
    LEAVE_DIE,
    PASS,
    PASSES,
    RULE,
    SEND_OFF,
    STEPS,
    WITHOUT_SEAT,
    Step,
    proceed,
)
from swallows_gui.games.swallows.rules.bribes import OpenToBribes
from swallows_gui.games.swallows.rules.cards import common, hand, lose, use
from swallows_gui.games.swallows.rules.effects import ATTACKER_WANTS_MORE, favoured_by_more, playable_reds, run
from swallows_gui.games.swallows.rules.marks import PURPOSES
from swallows_gui.games.swallows.rules.state import NO_CARD, NOBODY, State
from swallows_gui.games.swallows.rules.tables import ON_PLAY


def decide_against(game: State, side: int) -> None:
    """The referee has decided something that does not favour `side` (S4.10)."""
    if game.sides[side] == game.german:
        game.bans = True


ONLY_PASS = tuple([action] for action in PASSES)
"""By seat: the choice of one that can only pass. Lists of choices are never changed, so these serve every game."""


def answers(seat: int, cards: list[int]) -> list[int]:
    """The choice of `seat` to pass or to play one of `cards`."""
    base = seat << SEAT_SHIFT
    legal = [base | PASS]
    for card in cards:
        legal.append(base + card)
    return legal


def or_done(seat: int, cards: list[int]) -> list[int]:
    """The choice of `seat` to end its row or to add one of `cards` to it."""
    base = seat << SEAT_SHIFT
    legal = [base | DONE]
    for card in cards:
        legal.append(base + card)
    return legal


def rest_of_row(game: State, added: int) -> list[int]:
    """What may still be done with a row to which the action `added` has just put a red; nothing if it is complete.

    Nothing that a red demands changes while a row is being laid.
    """
    left = [action for action in game.legal if action != added]
    return left if len(left) > 1 else []


def play_red(game: State, side: int, card: int, on: str, then: Step) -> None:
    """Play a red on the present situation; `then` follows its effects (S5.11)."""
    use(game, side, card)
    if game.emits_events:
        game.log.append(("modifier_played", game.sides[side], card, on))
    game.stack.append(then)
    run(game, game.tables.effects_at[ON_PLAY][side][card])


class RedQuestion(Step):
    """A side is asked if it holds an unused red, even if none fits; after each red it plays, `after` follows."""

    on: ClassVar[str]
    """What the red modifies, as the record says it."""

    def enter(self, game: State) -> None:
        self.question(game, self.side(game), self.moment)

    def question(self, game: State, side: int, when: int) -> None:
        """Ask `side` for a red at `when` if it holds an unused one; else continue."""
        moments = game.moments[side]
        if not moments:
            self.passed(game)
            return
        game.step = self
        game.mover = seat = game.coach[side]
        if moments & when and (reds := playable_reds(game, side, when)):
            game.legal = answers(seat, reds)
        else:
            game.legal = ONLY_PASS[seat]

    def options(self, game: State) -> list[int]:
        seat = game.mover
        reds = playable_reds(game, self.side(game), self.when(game))
        return answers(seat, reds) if reds else ONLY_PASS[seat]

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT == PASS:
            self.passed(game)
        else:
            play_red(game, self.side(game), action & ARGUMENT, self.modified(game), self.after())

    def modified(self, _game: State) -> str:
        """What the red modifies now."""
        return self.on

    def after(self) -> Step:
        """The step that follows a red's effects: usually the same question again."""
        return self

    @abstractmethod
    def passed(self, game: State) -> None:
        """The side plays no (more) red."""


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


_WHEN: Final = (t.AFTER_FOUL_ROLL, t.AFTER_OFFSIDE_ROLL, t.AFTER_SWALLOW_ROLL, t.AFTER_ROUGH_ROLL)
ONE_LESS: Final = CHANGE_DIE | 0
"""The argument of a change is what it adds, raised by one."""
ONE_MORE: Final = CHANGE_DIE | 2


class RollRed(RedQuestion):
    """The side the total speaks against may play a red on the roll; when it passes, the referee decides (S5.14)."""

    name = "roll_red"

    def side(self, game: State) -> int:
        """The side that the total speaks against."""
        purpose = game.purpose
        lower = game.total < game.tables.turns[purpose]
        return game.a_side if lower == (purpose in ATTACKER_WANTS_MORE) else 1 - game.a_side

    def when(self, game: State) -> int:
        return _WHEN[game.purpose]

    def enter(self, game: State) -> None:
        self.question(game, self.side(game), _WHEN[game.purpose])

    def modified(self, game: State) -> str:
        return PURPOSES[game.purpose] + "_roll"

    def passed(self, game: State) -> None:
        REFEREE_DIE.enter(game)


class RefereeDie(OpenToBribes):
    """The referee may change the total by one where that crosses a mark (S4.3)."""

    name = "referee_die"

    def enter(self, game: State) -> None:
        total, marks = game.total, game.tables.crossings[game.purpose]
        crosses = total in marks or total + 1 in marks
        if crosses and game.referee != NOBODY and not game.silenced and (not game.bonds or self._may_cross(game)):
            game.ask(self, game.referee)
        else:
            game.stack.pop().enter(game)

    def options(self, game: State) -> list[int]:
        """To change nothing, and the changes that the referee's bribes allow (S4.7)."""
        base = game.referee << SEAT_SHIFT
        favoured = favoured_by_more(game)
        legal = [base | LEAVE_DIE]
        if not game.bonds >> favoured & 1:
            legal.append(base | ONE_LESS)
        if not game.bonds >> 1 - favoured & 1:
            legal.append(base | ONE_MORE)
        return legal

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT == LEAVE_DIE:
            if game.emits_events:
                game.log.append(("die_left", game.referee))
            game.stack.pop().enter(game)
            return
        delta = (action & ARGUMENT) - 1
        game.total += delta
        favoured = favoured_by_more(game)
        decide_against(game, favoured if delta < 0 else 1 - favoured)
        if game.emits_events:
            game.log.append(("die_changed", game.referee, delta, game.total))
        game.stack.pop().enter(game)

    @staticmethod
    def _may_cross(game: State) -> bool:
        """Whether his bonds leave him a change that would cross a mark."""
        total, marks, bonds = game.total, game.tables.crossings[game.purpose], game.bonds
        favoured = favoured_by_more(game)
        return (total in marks and not bonds >> favoured & 1) or (total + 1 in marks and not bonds >> 1 - favoured & 1)


ROLL_RED = STEPS["roll_red"]
REFEREE_DIE = STEPS["referee_die"]
