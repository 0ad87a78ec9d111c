"""Why an action is not allowed (G11): asked in the same words of a game and of a view."""

from swallows_gui.engine.game import Refusal
from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.kick import needed_card
from swallows_gui.games.grudgematch.rules.preparation import man_to_place
from swallows_gui.games.grudgematch.rules.run import can_step
from swallows_gui.games.grudgematch.rules.state import State
from swallows_gui.games.grudgematch.rules.tables import CARDS, OFF, RANKS


def why_not_now(game: State, action: int) -> Refusal:
    """Why the asked seat cannot do an action that is not among its choices, as a refusal with code."""
    verb, argument = a.verb_of(action), a.argument_of(action)
    step = game.step.name
    if verb in (a.FOUL, a.FAIR):
        return _why_no_foul(game, verb)
    if verb == a.PLAY and step in ("kick", "tackle", "block"):
        return _why_no_card(game, argument)
    if verb == a.DISCARD and step in ("dead_turn", "after_goal_exchange"):
        return Refusal("card_not_held", {"card": argument})
    if verb == a.PLACE and step == "line_up":
        return _why_no_place(game, argument)
    if verb == a.PUT and step == "set_ball":
        return Refusal("ball_was_there" if argument in game.lain else "out_of_reach", {"space": argument})
    if verb == a.RUN and step in ("run", "after_goal", "after_goal_run"):
        return _why_no_run(game, argument)
    if verb == a.TO and step == "run_to":
        return _why_not_to(game, argument)
    if verb == a.AIM and step == "direction":
        return Refusal("no_way", {"direction": argument})
    if verb == a.BRING_BACK and step in ("after_goal", "after_goal_back"):
        return Refusal("box_empty")
    return Refusal("not_legal_now", {"step": step})


def names_something(game: State, action: int) -> bool:
    """Whether an action's verb exists, and its argument is an existing card, space, man or direction."""
    verb, argument = a.verb_of(action), a.argument_of(action)
    if verb >> a.VERB_SHIFT >= len(a.VERBS):
        return False
    if verb in (a.PLAY, a.DISCARD):
        return argument < CARDS
    if verb in (a.PLACE, a.PUT, a.TO):
        return argument < game.board.size
    if verb == a.AIM:
        return argument < 8
    if verb == a.RUN:
        return argument // a.DIE <= a.NO_MAN and argument % a.DIE <= 6
    if verb == a.BRING_BACK:
        return argument <= a.NO_MAN
    return argument == 0


def _why_no_foul(game: State, verb: int) -> Refusal:
    if not game.options.fouling:
        return Refusal("no_fouling")
    if verb == a.FOUL and not game.next_to_ball(1 - game.asked):
        return Refusal("nobody_to_foul")
    return Refusal("not_legal_now", {"step": game.step.name})


def _why_no_card(game: State, card: int) -> Refusal:
    side, step = game.asked, game.step.name
    man = side * 4 + card // RANKS
    if card not in game.hands[side]:
        return Refusal("card_not_held", {"card": card})
    if step == "block":
        if game.chances >> man & 1:
            return Refusal("card_too_low", {"value": game.left})
        gone = game.had_chance >> man & 1 and man != game.kicker
        return Refusal("chance_gone" if gone else "wrong_suit")
    if man not in game.next_to_ball(side):
        return Refusal("wrong_suit")
    if game.tried >> man & 1:
        return Refusal("chance_gone")
    return Refusal("card_too_low", {"value": needed_card(game)})


def _why_no_place(game: State, space: int) -> Refusal:
    man = man_to_place(game)
    if space not in game.board.in_field[man // 4]:
        return Refusal("own_half_only")
    return _why_closed(game, man, space) or Refusal("own_half_only")


def _why_closed(game: State, man: int, space: int) -> Refusal | None:
    if not game.may_enter(man, space):
        return Refusal("goal_box_closed")
    return None if game.is_open_to(man, space) else Refusal("space_taken", {"space": space})


def _why_no_run(game: State, argument: int) -> Refusal:
    suit, die = divmod(argument, a.DIE)
    step = game.step.name
    man = game.asked * 4 + suit
    if suit == a.NO_MAN:
        return Refusal("out_of_reach" if step == "after_goal" else "not_legal_now", {"step": step})
    if step == "after_goal" or (step == "after_goal_run") == bool(die):
        return Refusal("not_legal_now", {"step": step})
    if step == "run":
        if die not in game.dice:
            return Refusal("not_legal_now", {"step": step})
        if game.have_run >> man & 1:
            return Refusal("man_has_run")
        if game.dice[0] != game.dice[1] and game.dice_used >> game.dice.index(die) & 1:
            return Refusal("die_used", {"die": die})
    assert not can_step(game, man), "a man who can step and has a die may run"
    return Refusal("out_of_reach", {"man": suit})


def _why_not_to(game: State, space: int) -> Refusal:
    man = game.runner
    if man < 0:
        return Refusal("not_legal_now", {"step": game.step.name})
    if space == game.men[man]:
        return Refusal("space_taken", {"space": space})
    closed = _why_closed(game, man, space)
    if closed is not None:
        return closed
    if game.men[man] != OFF and _with_diagonals(game, man, space):
        return Refusal("no_diagonal_step")
    return Refusal("out_of_reach", {"space": space})


def _with_diagonals(game: State, man: int, space: int) -> bool:
    """Whether the man would get there if steps could be diagonal (G3.2)."""
    seen, edge = {game.men[man]}, [game.men[man]]
    for _ in range(game.run_die):
        edge = [to for here in edge for to in game.board.around[here] if game.is_open_to(man, to) and to not in seen]
        seen.update(edge)
    return space in seen
