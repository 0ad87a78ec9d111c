"""Why an action is not allowed: the exact reason for one that is not among a seat's choices (S3 to S5)."""

from typing import NoReturn

from swallows_gui.engine.game import SEAT_SHIFT, IllegalAction
from swallows_gui.engine.swallows import actions as a
from swallows_gui.engine.swallows.bribes import MOST_OFFERS, OpenToBribes
from swallows_gui.engine.swallows.cards import hand
from swallows_gui.engine.swallows.state import NOBODY, NORMAL, SHOOTOUT, State
from swallows_gui.engine.swallows.tables import FOUL, NOWHERE, OFFSIDE, RED


def refuse(game: State, action: int) -> NoReturn:
    """Raise the `IllegalAction` that says why `action` cannot be done now."""
    seat = action >> SEAT_SHIFT
    verb = a.verb_of(action)
    if action < 0 or seat >= game.seats or verb >> a.VERB_SHIFT >= len(a.VERBS):
        raise IllegalAction("unknown_action", what=action)
    if game.mover == NOBODY:
        raise IllegalAction("game_over")
    if verb == a.OFFER:
        raise IllegalAction(*_why_no_offer(game, seat, action & a.AMOUNT))
    if verb == a.PENALTY:
        raise IllegalAction(_why_no_penalty(game, seat))
    if seat != game.mover:
        raise IllegalAction("not_your_turn", seat=seat, to_move=game.mover)
    if verb == a.PLAY:
        _refuse_card(game, action & a.ARGUMENT)
    if verb == a.DECLINE and game.step.name == "attack":
        raise IllegalAction("final_must_play" if game.final else "must_play_green")
    if verb == a.PASS and game.step.name == "goalie":
        raise IllegalAction("must_save")
    if (verb, game.step.name) in ((a.CHANGE_DIE, "referee_die"), (a.RULE, "edge")):
        raise IllegalAction("bound_by_bribe")
    if verb in (a.BET, a.HAND_IN) and game.step.name == "bets":
        _refuse_bet(game, action)
    if verb == a.PICK and game.step.name in ("draft", "leftover"):
        raise IllegalAction("team_taken")
    if verb == a.PLACE and game.step.name == "placing":
        raise IllegalAction("two_in_a_group")
    if verb in _CHOICES and game.step.name == _CHOICES[verb]:
        _refuse_choice(game, action & a.ARGUMENT)
    raise IllegalAction("not_legal_now", step=game.step.name)


def _why_no_offer(game: State, seat: int, amount: int) -> tuple[str]:
    if game.offer is not None:
        return ("offer_pending",)
    if not isinstance(game.step, OpenToBribes) and game.step.seen_as != "attack":
        return ("not_legal_now",)
    if game.referee == NOBODY:
        return ("no_referee",)
    if game.period == SHOOTOUT or seat == game.referee or amount < 1:
        return ("not_legal_now",)
    if game.offers_made[seat] >= MOST_OFFERS:
        return ("too_many_offers",)
    cap = game.options.bribe_cap
    if cap is not None and amount > cap:
        return ("offer_capped",)
    return ("not_enough_cash",)


def _why_no_penalty(game: State, seat: int) -> str:
    if game.referee == NOBODY:
        return "no_referee"
    if seat != game.referee:
        return "not_referee"
    if game.penalty_spent >> seat & 1:
        return "penalty_spent"
    if game.knockout and game.period == NORMAL and game.score[0] == game.score[1]:
        return "penalty_level_knockout"
    return "bound_by_bribe" if game.bonds and game.step.name in ("attack", "modifiers", "whistle") else "not_legal_now"


def _shown(game: State, card: int) -> str:
    """The card's id. Raises `IllegalAction` if there is no such card."""
    if card >= len(game.tables.card_id):
        raise IllegalAction("unknown_action", what=card)
    return game.tables.card_id[card]


def _refuse_card(game: State, card: int) -> NoReturn:
    tables = game.tables
    shown = _shown(game, card)
    side = game.step.side(game)
    if side < 0 or game.step.name in _CHOICES.values():
        raise IllegalAction("not_legal_now", step=game.step.name)
    if card in game.used[side]:
        raise IllegalAction("card_used", card=shown)
    if card not in hand(game, game.sides[side]):
        raise IllegalAction("card_not_held", card=shown)
    if tables.card_colour[card] == RED:
        fitting = tables.card_when[card] & game.step.when(game)
        raise IllegalAction("condition_fails" if fitting else "wrong_moment", card=shown)
    defends = tables.card_kind[card] in (FOUL, OFFSIDE)
    raise IllegalAction("wrong_area" if defends and game.step.name == "defence" else "wrong_moment", card=shown)


def _refuse_choice(game: State, card: int) -> NoReturn:
    """A card that cannot be sent off, given up, injured or taken back."""
    shown = _shown(game, card)
    held = card in hand(game, game.sides[game.step.side(game)])
    if held and game.tables.card_nation[card] != NOWHERE:
        raise IllegalAction("personalised_stays", card=shown)
    raise IllegalAction("wrong_moment" if held else "card_not_held", card=shown)


_CHOICES = {a.SEND_OFF: "send_off", a.DISCARD_CARD: "discard", a.INJURE_CARD: "injure", a.RECOVER: "recover"}


def _refuse_bet(game: State, action: int) -> NoReturn:
    from swallows_gui.engine.swallows.betting import KIND_BITS

    if a.verb_of(action) == a.HAND_IN:
        raise IllegalAction("bet_on_germany")
    team = a.argument_of(action) >> KIND_BITS
    if any(team == other for other, _kind in game.bets[game.mover]):
        raise IllegalAction("bet_twice")
    raise IllegalAction("stake_exceeds_cash")
