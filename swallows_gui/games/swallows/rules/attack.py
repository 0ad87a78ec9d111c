"""The attack: card and modifiers, the threat, the defence and what the roll brings (S5.1 to S5.9, S5.14 steps 1 to 4).

An attack is begun by `begin` with its row of cards; what follows it stands on the stack.
"""

from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ARGUMENT, DONE, PASS, PASSES, STEPS, WITHOUT_SEAT, Step, proceed
from swallows_gui.games.swallows.rules.cards import spend, use
from swallows_gui.games.swallows.rules.effects import DEFENDERS_ROLLS, playable_reds, roll, run
from swallows_gui.games.swallows.rules.knockout import BEFORE_SHOT, award, score_goal, shoot
from swallows_gui.games.swallows.rules.marks import FOUL, OFFSIDE, ROUGH, SWALLOW
from swallows_gui.games.swallows.rules.rulings import EDGE, ROLL_RED, SENDING_OFF_RED, or_done, rest_of_row
from swallows_gui.games.swallows.rules.state import Hand, State
from swallows_gui.games.swallows.rules.tables import (
    AS_DEFENCE,
    ATTACK,
    BLUE,
    GREEN,
    RED,
    SPECIAL,
    WITH_ATTACK,
    WITH_DEFENCE,
)

_PURPOSE = {t.FOUL: FOUL, t.OFFSIDE: OFFSIDE, t.SWALLOW: SWALLOW, t.ROUGH: ROUGH}


def attack_modifiers(game: State, side: int) -> list[int]:
    """Reds that may be added to the staged attack card."""
    return _onto_staged(game, side, WITH_ATTACK, game.tables.card_place[game.staged[0]])


def _onto_staged(game: State, side: int, when: int, place: int) -> list[int]:
    """The reds that may be played at `when` and are not staged yet; none on a red that stands in for a card."""
    staged, tables = game.staged, game.tables
    if tables.card_kind[staged[0]] == SPECIAL:
        return []
    reds = playable_reds(game, side, when, place)
    if len(staged) == 1 and tables.card_colour[staged[0]] != RED:
        return reds
    return [red for red in reds if red not in staged]


def begin(game: State, row: Hand, then: Step) -> None:
    """The cards of `row` come to the table and the attack begins (S5.14 step 1); when it is over `then` follows."""
    game.staged = ()
    card = row[0]
    kind, value, game.place, game.own_goal_on_one, colour, effects, what, where = game.tables.card_face[card]
    game.a_kind = kind
    game.first_stoppage = False
    game.stack.append(then)
    game.a_side = side = game.initiative
    game.a_card = card
    game.a_value = value
    if colour == GREEN:
        game.green_played |= 1 << side
        spend(game, side, game.greens, card)
    else:
        use(game, side, card)
    if game.emits_events:
        game.log.append(("attack_played", game.sides[side], card, what, value, where))
    if effects or len(row) > 1:
        _apply_row(game, side, row, "attack", THREAT)
    elif kind == ATTACK and value > 0:
        DEFENCE.enter(game)  # as the threat would, since nothing has changed the value
    else:
        THREAT.enter(game)


def _apply_row(game: State, side: int, row: Hand, onto: str, then: Step) -> None:
    """A card has just been played: the reds on top of it are used up, then all effects happen, then comes `then`."""
    card, *modifiers = row
    effects_of = game.tables.effects_at[t.ON_PLAY][side]
    pending: tuple[t.Pending, ...] = ()
    for modifier in modifiers:
        use(game, side, modifier)
        pending += effects_of[modifier]
        if game.emits_events:
            game.log.append(("modifier_played", game.sides[side], modifier, onto))
    game.stack.append(then)
    run(game, pending + effects_of[card])


class Threat(Step):
    """The attack is on the table: abortive, rolled for, met by the defence, or done (S5.1, S5.7, S5.9)."""

    name = "threat"

    def enter(self, game: State) -> None:
        kind = game.a_kind
        if kind == ATTACK:
            value = game.a_value
            for _card, delta in game.a_mods:
                value += delta
            if value > 0:
                DEFENCE.enter(game)
            else:
                proceed(game)
        elif kind == SPECIAL:
            _award_special(game)
        else:
            game.stack.append(CONSEQUENCE)
            roll(game, _PURPOSE[kind], game.a_side, game.a_value, game.a_mods)
            ROLL_RED.enter(game)


def _award_special(game: State) -> None:
    """A red `as_attack` gives a goal, an own goal, a free kick or a penalty; else it is over."""
    op = game.award
    if op in (t.GIVE_GOAL, t.GIVE_OWN_GOAL):
        score_goal(game, own_goal=op == t.GIVE_OWN_GOAL)
    elif op in (t.GIVE_FREE_KICK, t.GIVE_PENALTY):
        game.place = t.INSIDE if op == t.GIVE_PENALTY else t.OUTSIDE
        award(game, "effect")
        BEFORE_SHOT.enter(game)
    else:
        proceed(game)


class Defence(Step):
    """The defender may play one foul, one offside or a red in place of one, or nothing (S5.1, S5.14 step 2)."""

    name = "defence"
    moment = AS_DEFENCE

    def side(self, game: State) -> int:
        return 1 - game.a_side

    def enter(self, game: State) -> None:
        side = 1 - game.a_side
        if game.blues[game.sides[side]] or game.moments[side]:
            game.step = self
            game.mover = seat = game.coach[side]
            game.legal = _defences(game, side, seat)
        else:
            shoot(game)

    def options(self, game: State) -> list[int]:
        return _defences(game, 1 - game.a_side, game.mover)

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT == PASS:
            shoot(game)
            return
        game.staged = (action & ARGUMENT,)
        if game.moments[1 - game.a_side] & WITH_DEFENCE and (reds := defence_modifiers(game)):
            game.step = DEFENCE_MODIFIERS
            game.legal = or_done(game.mover, reds)
        else:
            defend(game)


def _defences(game: State, side: int, seat: int) -> list[int]:
    """What `seat` may play for `side` against an attack where it is, or that it passes."""
    tables = game.tables
    stops, plays, place = tables.card_stops, tables.plays[seat], 1 << game.place
    legal = [PASSES[seat]]
    for card in game.blues[game.sides[side]]:
        if stops[card] & place:
            legal.append(plays[card])
    if game.moments[side] & AS_DEFENCE:
        limits = tables.card_limits
        for card in playable_reds(game, side, AS_DEFENCE):
            if limits[card] & place:
                legal.append(plays[card])
    return legal


def defence_modifiers(game: State) -> list[int]:
    """Reds that may be added to the staged defence card."""
    return _onto_staged(game, 1 - game.a_side, WITH_DEFENCE, game.place)


class DefenceModifiers(Step):
    """Reds on top of the defence card."""

    name = "defence_modifiers"
    seen_as = "defence"
    moment = WITH_DEFENCE

    def side(self, game: State) -> int:
        return 1 - game.a_side

    def options(self, game: State) -> list[int]:
        return or_done(game.mover, defence_modifiers(game))

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT != DONE:
            game.staged += (action & ARGUMENT,)
            if more := rest_of_row(game, action):
                game.legal = more
                return
        defend(game)


def defend(game: State) -> None:
    """The staged defence comes to the table; a foul's place is its own, else the attack's (S5.4)."""
    row, game.staged = game.staged, ()
    card = row[0]
    kind, value, place, _own_goal, colour, effects, what, _where = game.tables.card_face[card]
    side = 1 - game.a_side
    game.d_card = card
    game.d_kind = kind
    game.d_value = value
    if kind == t.FOUL and game.tables.card_area[card] != t.NOWHERE:
        game.place = place
    if colour == BLUE:
        spend(game, side, game.blues, card)
    else:
        use(game, side, card)
    if game.emits_events:
        area = t.AREAS[game.place] if kind == t.FOUL else None
        game.log.append(("defence_played", game.sides[side], card, what, value, area))
    if effects or len(row) > 1:
        _apply_row(game, side, row, "defence", ANSWER)
    else:
        ANSWER.enter(game)


class Answer(Step):
    """The defending card is played: it is rolled for, or the attack is cancelled or goes on to the shot."""

    name = "answer"

    def enter(self, game: State) -> None:
        kind = game.d_kind
        if kind == t.FOUL or kind == t.OFFSIDE:
            game.stack.append(CONSEQUENCE)
            roll(game, _PURPOSE[kind], 1 - game.a_side, game.d_value, game.d_mods)
            ROLL_RED.enter(game)
        elif game.award == t.CANCEL:
            proceed(game)
        else:
            shoot(game)


class Consequence(Step):
    """The roll stands: effects of the card, the ruling, sendings-off and the award (S5.14 step 4)."""

    name = "consequence"

    def enter(self, game: State) -> None:
        total, purpose, tables = game.total, game.purpose, game.tables
        defending = purpose in DEFENDERS_ROLLS
        card = game.d_card if defending else game.a_card
        called = total >= tables.turns[purpose]
        _follow(game, purpose, total, called)
        if tables.card_effects[card]:
            side = 1 - game.a_side if defending else game.a_side
            run(game, tables.effects_at[t.ON_CALLED if called else t.ON_FAIR][side][card])
        else:
            game.stack.pop().enter(game)


def _follow(game: State, purpose: int, total: int, called: bool) -> None:
    """Put on the stack what a roll brings; nothing where the attack is simply over."""
    stack = game.stack
    if purpose == OFFSIDE:
        if not called:
            stack.append(STRIKE)
    elif purpose == ROUGH:
        if not called:
            stack.append(ROUGH_GOAL)
    elif called:
        stack.append(AWARDED)
        marks = game.tables.marks
        if total >= (marks.foul_sends_off if purpose == FOUL else marks.swallow_sends_off):
            game.off_side, game.cause = 1 - game.a_side, ("foul" if purpose == FOUL else "swallow")
            stack.append(SENDING_OFF_RED)
        stack.append(EDGE)
    elif purpose == SWALLOW and total < game.tables.marks.own_man_off:
        game.off_side, game.cause = game.a_side, "swallow"
        stack.append(SENDING_OFF_RED)


class AwardedStep(Step):
    """A called foul or believed swallow brings a free kick or a penalty by its place (S5.3, S5.7)."""

    name = "awarded"

    def enter(self, game: State) -> None:
        award(game, "foul" if game.purpose == FOUL else "swallow")
        BEFORE_SHOT.enter(game)


class Strike(Step):
    """The offside was not given, and the attack goes on to the shot (S5.5)."""

    name = "strike"

    def enter(self, game: State) -> None:
        shoot(game)


class RoughGoal(Step):
    """A rough goal was not called: a goal, which no goalie can stop (S5.9)."""

    name = "rough_goal"

    def enter(self, game: State) -> None:
        score_goal(game)


THREAT = STEPS["threat"]
DEFENCE = STEPS["defence"]
DEFENCE_MODIFIERS = STEPS["defence_modifiers"]
ANSWER = STEPS["answer"]
CONSEQUENCE = STEPS["consequence"]
AWARDED = STEPS["awarded"]
STRIKE = STEPS["strike"]
ROUGH_GOAL = STEPS["rough_goal"]
