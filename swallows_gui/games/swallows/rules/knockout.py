"""Shots (S5.2, S5.6, S5.10, S5.14 steps 5, 6), the shoot-out, and the whistle that ends a match (S8.3, S8.4).

A shot serves attacks, free kicks, penalties and the kicks of a shoot-out: cards added before it, the die, the goalie,
then goal, save or miss. When all is done, the step on top of the stack follows.
"""

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import ARGUMENT, DONE, PASS, PASSES, STEPS, WITHOUT_SEAT, Step
from swallows_gui.games.swallows.rules.cards import play_card
from swallows_gui.games.swallows.rules.effects import playable_reds, roll, run
from swallows_gui.games.swallows.rules.marks import SHOT
from swallows_gui.games.swallows.rules.odds import FREE_KICK, PENALTY
from swallows_gui.games.swallows.rules.rulings import RedQuestion
from swallows_gui.games.swallows.rules.state import NOBODY, SHOOTOUT, State
from swallows_gui.games.swallows.rules.tables import AS_GOALIE, BLUE, INSIDE, ON_GOAL_AGAINST, ON_PLAY, Pending


def award(game: State, cause: str, seat: int = NOBODY) -> None:
    """Give the attacking side a free kick or penalty by the place (S5.3, S5.4); `seat`: out of the blue."""
    inside = game.place == INSIDE
    game.a_value = PENALTY if inside else FREE_KICK
    game.a_mods = ()
    game.a_card = game.d_card = game.goalie = -1
    game.own_goal_on_one = False
    game.die = 0
    if game.emits_events:
        what = "penalty" if inside else "free_kick"
        game.log.append(("awarded", seat, game.sides[game.a_side], what, cause))


def shoot(game: State) -> None:
    """The die of a shot (S5.2)."""
    roll(game, SHOT, game.a_side, game.a_value, game.a_mods)
    if game.total >= game.tables.on_target and not game.own_goal_on_one:
        GOALIE.enter(game)
    else:
        AFTER_SHOT_ROLL.enter(game)


class BeforeShot(RedQuestion):
    """On a free kick or penalty the attacker may first add reds (S5.14 step 5)."""

    name = "before_shot"
    moment = t.BEFORE_SHOT
    on = "shot"

    def side(self, game: State) -> int:
        return game.a_side

    def passed(self, game: State) -> None:
        shoot(game)


class AfterShotRoll(RedQuestion):
    """Off target, the shooter may play reds; a marked card's natural 1 is an own goal (S5.10, S5.14 step 5)."""

    name = "after_shot_roll"
    moment = t.AFTER_SHOT_ROLL
    on = "shot_roll"

    def side(self, game: State) -> int:
        return game.a_side

    def enter(self, game: State) -> None:
        if game.total >= game.tables.on_target or game.period == SHOOTOUT:
            self.passed(game)
        else:
            self.question(game, game.a_side, t.AFTER_SHOT_ROLL)

    def passed(self, game: State) -> None:
        if game.own_goal_on_one and game.die == 1:
            score_goal(game, own_goal=True)
        elif game.total >= game.tables.on_target:
            GOALIE.enter(game)
        else:
            if game.emits_events:
                game.log.append(("missed", game.sides[game.a_side]))
            game.stack.pop().enter(game)


class Goalie(Step):
    """A shot on goal may be met by one goalie card or a red in its place; nothing answers it (S5.2, S8.4)."""

    name = "goalie"
    moment = AS_GOALIE

    def side(self, game: State) -> int:
        return 1 - game.a_side

    def enter(self, game: State) -> None:
        side = 1 - game.a_side
        if game.blues[game.sides[side]] or game.moments[side]:
            game.step = self
            game.mover = seat = game.coach[side]
            game.legal = _saves(game, side, seat)
        else:
            score_goal(game)

    def options(self, game: State) -> list[int]:
        return _saves(game, 1 - game.a_side, game.mover)

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT == PASS:
            score_goal(game)
            return
        card = action & ARGUMENT
        game.staged = (card,)
        if second_goalies(game):
            game.ask(SECOND_GOALIE, game.mover)
        else:
            meet(game)


def _saves(game: State, side: int, seat: int) -> list[int]:
    """The goalies that `seat` may send out for `side`, or that it passes; in a final one that saves must go (S8.4)."""
    tables = game.tables
    stops, plays = tables.card_stops, tables.plays[seat]
    legal = [PASSES[seat]]
    for card in game.blues[game.sides[side]]:
        if not stops[card]:  # a goalie: of blues it alone meets no attack
            legal.append(plays[card])
    if len(legal) > 1 and game.final and game.period == SHOOTOUT:
        saving = _saving(game, legal[1:])
        if saving:
            return saving
    if game.moments[side] & AS_GOALIE:
        for card in playable_reds(game, side, AS_GOALIE):
            if not is_second_goalie(game, card):
                legal.append(plays[card])
    return legal


def _saving(game: State, plays: list[int]) -> list[int]:
    """The plays of goalies that alone save (S8.4)."""
    value, mark = game.tables.card_value, game.tables.on_target
    return [play for play in plays if game.total - value[play & ARGUMENT] < mark]


class SecondGoalie(Step):
    """A second goalie joins the first where only both together save."""

    name = "second_goalie"
    seen_as = "goalie"
    moment = AS_GOALIE

    def side(self, game: State) -> int:
        return 1 - game.a_side

    def options(self, game: State) -> list[int]:
        base = game.mover << SEAT_SHIFT
        return [base | DONE, *[base + card for card in second_goalies(game)]]

    def push(self, game: State, action: int) -> None:
        if action & WITHOUT_SEAT != DONE:
            game.staged += (action & ARGUMENT,)
        meet(game)


class Save(Step):
    """The goalies have been played: saved, or a goal all the same (S5.2)."""

    name = "save"

    def enter(self, game: State) -> None:
        if game.total >= game.tables.on_target:
            score_goal(game)
            return
        if game.emits_events:
            game.log.append(("saved", game.sides[game.a_side]))
        game.stack.pop().enter(game)


class GoalAgainst(RedQuestion):
    """After a goal the conceding team may play reds; none undoes the goal (S5.14 step 6)."""

    name = "goal_against"
    moment = ON_GOAL_AGAINST
    on = "goal"

    def enter(self, game: State) -> None:
        self.question(game, game.off_side, ON_GOAL_AGAINST)

    def side(self, game: State) -> int:
        return game.off_side

    def passed(self, game: State) -> None:
        game.stack.pop().enter(game)


def is_second_goalie(game: State, card: int) -> bool:
    """Whether a red only ever joins another goalie."""
    return any(effect.op == t.SECOND_GOALIE for effect in game.tables.card_effects[card])


def second_goalies(game: State) -> list[int]:
    """Reds that save together with the staged goalie, where it alone does not; none in a shoot-out (S8.3)."""
    value, mark = game.tables.card_value, game.tables.on_target
    first = game.staged[0]
    left = game.total - value[first]
    if left < mark or game.period == SHOOTOUT or game.tables.card_colour[first] != BLUE:
        return []
    side = 1 - game.a_side
    if not game.moments[side] & AS_GOALIE:
        return []
    reds = playable_reds(game, side, AS_GOALIE)
    return [card for card in reds if is_second_goalie(game, card) and left - value[card] < mark]


def meet(game: State) -> None:
    """The staged goalies come out: their values are subtracted."""
    side = 1 - game.a_side
    tables = game.tables
    cards, game.staged = game.staged, ()
    game.goalie = cards[0]
    effects: list[Pending] = []
    for card in cards:
        play_card(game, side, card)
        game.total -= tables.card_value[card]
        if game.emits_events:
            game.log.append(("defence_played", game.sides[side], card, "goalie", tables.card_value[card], None))
        if of_card := tables.effects_at[ON_PLAY][side][card]:
            effects += [pending for pending in of_card if pending[2].op != t.SECOND_GOALIE]
    game.stack.append(SAVE)
    run(game, effects)


def score_goal(game: State, own_goal: bool = False) -> None:
    """A goal for the attacking side (S5.2) or, as an own goal of a marked card, too (S5.10)."""
    side = game.a_side
    kick = game.period == SHOOTOUT
    home, away = game.kick_goals if kick else game.score
    if side == 0:
        home += 1
    else:
        away += 1
    if game.emits_events:
        game.log.append(("goal", game.sides[side], own_goal, home, away))
    if kick:
        game.kick_goals = home, away
        game.stack.pop().enter(game)
        return
    game.score = home, away
    game.off_side = 1 - side
    GOAL_AGAINST.enter(game)


AFTER_SHOT_ROLL = STEPS["after_shot_roll"]
GOALIE = STEPS["goalie"]
SECOND_GOALIE = STEPS["second_goalie"]
GOAL_AGAINST = STEPS["goal_against"]
SAVE = STEPS["save"]
BEFORE_SHOT = STEPS["before_shot"]


KICKS = 5
"""Penalties each before pairs decide."""
VISITORS = 1


def kick_off_shootout(game: State) -> None:
    """Five penalties each, visitors first (S8.3)."""
    game.kicks = game.kick_goals = (0, 0)
    _next_kick(game)


def decided(kicks: tuple[int, int], goals: tuple[int, int]) -> bool:
    """Whether one team cannot be caught, or is ahead after a pair beyond the fifth (S8.3); home first.

    >>> decided(kicks=(3, 3), goals=(3, 0)), decided(kicks=(3, 3), goals=(2, 0))
    (True, False)
    """
    home, away = kicks
    if home >= KICKS and away >= KICKS:
        return home == away and goals[0] != goals[1]
    return goals[0] > goals[1] + max(0, KICKS - away) or goals[1] > goals[0] + max(0, KICKS - home)


def _next_kick(game: State) -> None:
    home, away = game.kicks
    side = VISITORS if away == home else 0
    game.a_side = side
    game.place = t.INSIDE
    game.kicks = (home + 1, away) if side == 0 else (home, away + 1)
    game.stack.append(KICK_OVER)
    award(game, "shootout")
    game.off_side = side
    SHOOTOUT_RED.enter(game)


class ShootoutRed(RedQuestion):
    """Before the die each side may play one red `in_shootout`, the shooter first (S8.3)."""

    name = "shootout_red"
    moment = t.IN_SHOOTOUT
    on = "kick"

    def side(self, game: State) -> int:
        return game.off_side

    def after(self) -> Step:
        return SHOOTOUT_RED_DONE

    def passed(self, game: State) -> None:
        SHOOTOUT_RED_DONE.enter(game)


class ShootoutRedDone(Step):
    """After the shooter the other side may play a red; then the kick is taken."""

    name = "shootout_red_done"

    def enter(self, game: State) -> None:
        if game.off_side == game.a_side:
            game.off_side = 1 - game.a_side
            SHOOTOUT_RED.enter(game)
        else:
            shoot(game)


class KickOverStep(Step):
    """The kick is over: the next one, or the shoot-out is decided."""

    name = "kick_over"

    def enter(self, game: State) -> None:
        game.rest_attack()
        if decided(game.kicks, game.kick_goals):
            FINAL_WHISTLE.enter(game)
        else:
            _next_kick(game)


class FinalWhistleStep(Step):
    """The match is over; the step that follows is on the stack (S6)."""

    name = "final_whistle"

    def enter(self, game: State) -> None:
        game.rest_attack()
        game.stack.pop().enter(game)


SHOOTOUT_RED = STEPS["shootout_red"]
SHOOTOUT_RED_DONE = STEPS["shootout_red_done"]
KICK_OVER = STEPS["kick_over"]
FINAL_WHISTLE = STEPS["final_whistle"]
