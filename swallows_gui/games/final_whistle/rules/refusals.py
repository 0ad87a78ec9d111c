"""Why an action is not allowed (F16): asked in the same words of a game and of a view."""

from swallows_gui.engine.game import Refusal, seat_of
from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.attack import FINISH, entries, entry_asked
from swallows_gui.games.final_whistle.rules.men import linked_man
from swallows_gui.games.final_whistle.rules.options import (
    CARDS,
    CLOSING,
    COLOURS,
    DECK,
    LINE_OF,
    READY,
    SQUAD,
    WHITE,
    G,
)
from swallows_gui.games.final_whistle.rules.sampling import objection
from swallows_gui.games.final_whistle.rules.shootout import can_shoot
from swallows_gui.games.final_whistle.rules.state import State
from swallows_gui.games.final_whistle.rules.substitution import NEIGHBOURS, gap, may_replace


def why_not_now(game: State, action: int) -> Refusal:
    """Why the asked seat cannot do an action that is not among its choices, as a refusal with code."""
    seat, verb, argument = seat_of(action), a.verb_of(action), a.argument_of(action)
    step = game.step.name
    man = seat * SQUAD + argument
    if step == "squad" and verb in (a.TAKE, a.READY):
        return _why_not_in_squad(game, verb, argument)
    if step == "deck" and verb in (a.CHOOSE, a.HOLD):
        return _why_not_in_deck(game, verb, argument)
    if verb == a.PLAY and step in ("card", "further"):
        return Refusal("closing_card_waits") if argument == CLOSING else Refusal("card_not_held", {"card": argument})
    if verb == a.EXCHANGE:
        return _why_no_exchange(game, argument)
    if verb == a.MARK and step == "mark":
        return _why_no_mark(game, man)
    if verb == a.SUBSTITUTE and game.period:
        return _why_no_substitution(game, argument)
    if verb == a.BRING and step == "replace":
        return _why_not_on(game, game.leaving, man)
    if verb == a.STAND_IN and step == "stand_in":
        return Refusal("not_on_field", {"man": argument})
    if verb == a.MOVE and step == "refill":
        return _why_no_move(game, man)
    if verb == a.SHOOTER and step == "shooters":
        return _why_no_shooter(game, man)
    return Refusal("not_legal_now", {"step": step})


def names_something(_game: State, action: int) -> bool:
    """Whether an action's verb exists, and its argument is an existing man, card, squad or colour."""
    verb, argument = a.verb_of(action), a.argument_of(action)
    if verb >> a.VERB_SHIFT >= len(a.VERBS):
        return False
    if verb in a.OF_MEN:
        return argument < SQUAD
    if verb in a.OF_CARDS:
        return argument < len(CARDS)
    if verb == a.SUBSTITUTE:
        return argument // a.OFF < SQUAD and argument % a.OFF < SQUAD
    if verb == a.READY:
        return argument < len(READY)
    if verb == a.COLOUR:
        return WHITE < argument < len(COLOURS)
    return argument == 0


def _why_not_in_squad(game: State, verb: int, argument: int) -> Refusal:
    row = game.rows[game.asked]
    budget = game.options.budget(game.asked, game.tables.points)
    if verb == a.READY:
        return Refusal("not_legal_now", {"step": "squad"}) if row else Refusal("over_budget", {"points": budget})
    match objection(game.tables, row, argument, budget):
        case "over_budget":
            return Refusal("over_budget", {"points": budget})
        case "man_taken":
            return Refusal("man_taken", {"man": argument})
        case "goalie_too_many":
            return Refusal("goalie_too_many")
        case "goalie_missing":
            return Refusal("goalie_missing")
        case _:
            return Refusal("line_missing")


def _why_not_in_deck(game: State, verb: int, card: int) -> Refusal:
    if (verb == a.CHOOSE) == (len(game.decks[game.asked]) == DECK):
        return Refusal("not_legal_now", {"step": "deck"})
    return Refusal("deck_rule") if verb == a.CHOOSE else Refusal("card_not_held", {"card": card})


def _why_no_exchange(game: State, card: int) -> Refusal:
    if game.step.name == "exchange":
        return Refusal("card_not_held", {"card": card})
    if game.period and len(game.piles[game.asked]) <= 1:
        return Refusal("nothing_to_exchange")
    return Refusal("not_legal_now", {"step": game.step.name})


def _why_no_mark(game: State, man: int) -> Refusal:
    number = man % SQUAD
    if man not in game.field[game.asked]:
        return Refusal("not_on_field", {"man": number})
    if game.mark[man]:
        if game.phase == FINISH and game.asked == game.side:
            wanted = entries(game, 0)
            if any(linked_man(game, entry) == man for entry in wanted):
                return Refusal("linked_man", {"man": number})
        return Refusal("man_marked", {"man": number})
    if game.line[man] == G != entry_asked(game).line:
        return Refusal("goalie_not_here")
    return Refusal("wrong_line", {"man": number, "line": entry_asked(game).line})


def _why_no_substitution(game: State, argument: int) -> Refusal:
    if game.step.name != "substitutes":
        return Refusal("too_late_to_substitute")
    off, on = divmod(argument, a.OFF)
    seat = game.asked
    if seat * SQUAD + off not in game.field[seat]:
        return Refusal("not_on_field", {"man": off})
    return _why_not_on(game, seat * SQUAD + off, seat * SQUAD + on)


def _why_not_on(game: State, off: int, on: int) -> Refusal:
    if on not in game.bench[on // SQUAD]:
        return Refusal("not_on_bench", {"man": on % SQUAD})
    assert not may_replace(game, off, on), "a man of the bench who may come on is offered"
    return Refusal("goalie_only_for_goalie")


def _why_no_move(game: State, man: int) -> Refusal:
    found = gap(game)
    assert found is not None
    if man not in game.field[game.asked]:
        return Refusal("not_on_field", {"man": man % SQUAD})
    if game.line[man] == G:
        return Refusal("goalie_not_here")
    if game.line[man] in NEIGHBOURS[found[1]]:
        return Refusal("line_still_needed")
    return Refusal("wrong_line", {"man": man % SQUAD, "line": found[1]})


def _why_no_shooter(game: State, man: int) -> Refusal:
    number = man % SQUAD
    if LINE_OF[number] == G or game.line[man] == G:
        return Refusal("no_goalie_shoots")
    if man not in can_shoot(game, game.asked):
        return Refusal("not_on_field", {"man": number})
    return Refusal("has_shot", {"man": number})
