"""Why an action is not allowed: the exact reason for one that is not among a seat's choices (S2 to S5).

What is asked here about a game is asked in the same words about a view (`Knowledge.facts`): the reason hangs on public
facts and on what the seat itself holds.
"""

from typing import Final

from swallows_gui.engine.game import SEAT_SHIFT, Refusal
from swallows_gui.games.swallows.rules import actions as a
from swallows_gui.games.swallows.rules.actions import STEPS
from swallows_gui.games.swallows.rules.bribes import (
    MOST_OFFERS,
    MOST_PRICES,
    OpenToBribes,
    has_further_offer,
    highest_price,
    may_name,
    named_unasked,
    price_of,
    prices_named,
)
from swallows_gui.games.swallows.rules.cards import hand
from swallows_gui.games.swallows.rules.effects import unmet
from swallows_gui.games.swallows.rules.knockout import is_second_goalie
from swallows_gui.games.swallows.rules.preparation import SHARE_SHIFT, with_room
from swallows_gui.games.swallows.rules.rulings import BOTH
from swallows_gui.games.swallows.rules.state import NOBODY, NORMAL, SHOOTOUT, State
from swallows_gui.games.swallows.rules.tables import FOUL, NOWHERE, OFFSIDE, RED, WITH_ATTACK, WITH_DEFENCE
from swallows_gui.games.swallows.rules.talking import KIND_BITS

_CHOICES: Final = {a.SEND_OFF: "send_off", a.DISCARD_CARD: "discard", a.INJURE_CARD: "injure", a.RECOVER: "recover"}
_JOINED: Final = {"attack": WITH_ATTACK, "defence": WITH_DEFENCE}
"""When the reds are played that are added to the card which answers a step."""


def why_not(game: State, action: int) -> Refusal:
    """Why `action`, which is not among its seat's choices, cannot be done now."""
    seat, verb, step = action >> SEAT_SHIFT, a.verb_of(action), game.step.name
    if action < 0 or seat >= game.seats or verb >> a.VERB_SHIFT >= len(a.VERBS):
        return Refusal("unknown_action", {"what": action})
    if game.mover == NOBODY:
        return Refusal("game_over")
    if verb == a.OFFER:
        return _why_no_offer(game, seat, action >> a.AMOUNT_BITS & 1, action & a.AMOUNT)
    if verb == a.NAME_PRICE:
        return _why_no_price(game, seat, action >> a.AMOUNT_BITS & 1, action & a.AMOUNT)
    if verb == a.PENALTY:
        return _why_no_penalty(game, seat, action & a.ARGUMENT)
    if seat != game.mover:
        return Refusal("not_your_turn", {"seat": seat, "to_move": game.mover})
    if verb == a.REFUSE and step == "offer" and action & a.AMOUNT:
        return _why_not_for(game, action & a.AMOUNT)
    if verb == a.PLAY:
        return _why_no_card(game, action & a.ARGUMENT)
    if (verb, step) in ((a.SEAL, "sealing"), (a.TAKE_ENVELOPE, "envelopes")):
        return _why_not_so_much(game, seat) if verb == a.SEAL else Refusal("no_such_envelope")
    if verb == a.DECLINE and step == "attack":
        return green_owed(game, game.initiative) or Refusal("not_legal_now", {"step": step})
    if verb == a.PASS and step == "goalie":
        return Refusal("must_save")
    if (verb, step) in ((a.CHANGE_DIE, "referee_die"), (a.RULE, "edge")):
        return _bound(game)
    if verb in (a.BET, a.HAND_IN) and step == "bets":
        return _why_no_bet(game, action)
    if verb == a.PICK and step in ("draft", "leftover"):
        team = action & a.ARGUMENT
        if team >= len(game.field):
            return Refusal("unknown_action", {"what": team})
        if game.trainer[team] != NOBODY:
            return Refusal("team_taken")
        return Refusal("third_in_a_group" if game.form.schedule.drawn else "meets_own")
    if verb == a.GIVE and step == "sharing":
        return _why_not_to(game, action & a.ARGUMENT)
    if verb == a.PLACE and step == "placing":
        return Refusal("two_in_a_group")
    if verb in _CHOICES and step == _CHOICES[verb]:
        return _why_no_choice(game, action & a.ARGUMENT)
    return Refusal("not_legal_now", {"step": step})


def _why_not_to(game: State, argument: int) -> Refusal:
    """Why a team cannot be given to a seat (S1.3)."""
    seat, team = argument >> SHARE_SHIFT, argument & (1 << SHARE_SHIFT) - 1
    if seat >= game.seats or team >= len(game.field):
        return Refusal("unknown_action", {"what": argument})
    if game.trainer[team] != NOBODY:
        return Refusal("team_taken")
    return Refusal("own_together" if seat in with_room(game) else "has_full_share")


def green_owed(game: State, side: int) -> Refusal | None:
    """Why the team of `side` may not decline while it holds a green; None if it may (S3.5, S8.4)."""
    if game.final:
        return Refusal("final_must_play")
    if game.period == NORMAL and not game.green_played >> side & 1:
        return Refusal("must_play_green")
    return None


def _bound(game: State) -> Refusal:
    """He took money for these sides (S4.7)."""
    return Refusal("bound_by_bribe", {"sides": tuple(side for side in (0, 1) if game.bonds >> side & 1)})


def _why_no_offer(game: State, seat: int, side: int, amount: int) -> Refusal:
    if game.match and game.referee == NOBODY:
        return Refusal("no_referee")
    if game.period == SHOOTOUT:
        return Refusal("not_in_shootout")
    if game.match and seat == game.referee:
        return Refusal("is_referee")
    if game.offer is not None:
        return Refusal("offer_pending")
    if amount < 1 or not (isinstance(game.step, OpenToBribes) or game.step.seen_as == "attack"):
        return Refusal("not_legal_now", {"step": game.step.seen_as or game.step.name})
    if game.offers_made[seat] >= MOST_OFFERS and not has_further_offer(game, seat, side):
        return Refusal("too_many_offers", {"most": MOST_OFFERS})
    if game.offers_made[seat] >= MOST_OFFERS and amount < price_of(game, side):
        return Refusal("under_the_price", {"price": price_of(game, side)})
    cap = game.options.bribe_cap
    if cap is not None and amount > cap:
        return Refusal("offer_capped", {"most": cap})
    return Refusal("not_enough_cash")


def _why_not_so_much(game: State, seat: int) -> Refusal:
    """Why a sum does not fit into the envelope (S4.12)."""
    cap = game.options.bribe_cap
    return (
        Refusal("not_enough_cash") if cap is None or game.cash[seat] < cap else Refusal("offer_capped", {"most": cap})
    )


def _why_no_price(game: State, seat: int, side: int, amount: int) -> Refusal:
    """Why he may not name a price unasked (S4.11)."""
    if game.match and game.referee == NOBODY:
        return Refusal("no_referee")
    if seat != game.referee:
        return Refusal("not_referee")
    if game.period == SHOOTOUT:
        return Refusal("not_in_shootout")
    if game.offer is not None:
        return Refusal("offer_pending")
    if (game.step.seen_as or game.step.name) not in ("attack", "whistle"):
        return Refusal("not_legal_now", {"step": game.step.seen_as or game.step.name})
    if named_unasked(game, side) and may_name(game, side):
        return Refusal("price_unasked_once")
    return _why_no_such_price(game, side, amount)


def _why_not_for(game: State, amount: int) -> Refusal:
    """Why he may not decline and ask for so much (S4.11)."""
    assert game.offer is not None
    _, side, offered = game.offer
    if game.haggle and amount <= offered:
        return Refusal("price_not_higher", {"offered": offered})
    return _why_no_such_price(game, side, amount)


def _why_no_such_price(game: State, side: int, amount: int) -> Refusal:
    if not game.haggle:
        return Refusal("no_haggling")
    if game.bonds >> side & 1:
        return _bound(game)
    if prices_named(game, side) >= MOST_PRICES:
        return Refusal("too_many_prices", {"most": MOST_PRICES})
    if amount < 1:
        return Refusal("not_legal_now", {"step": game.step.seen_as or game.step.name})
    return Refusal("price_capped", {"most": highest_price(game)})


def _why_no_penalty(game: State, seat: int, side: int) -> Refusal:
    if game.referee == NOBODY:
        return Refusal("no_referee")
    if seat != game.referee:
        return Refusal("not_referee")
    if game.penalty_spent >> seat & 1:
        return Refusal("penalty_spent")
    if game.period == SHOOTOUT:
        return Refusal("not_in_shootout")
    if game.bonds == BOTH or (side in (0, 1) and game.bonds >> 1 - side & 1):
        return _bound(game)
    if game.knockout and game.period == NORMAL and game.score[0] == game.score[1]:
        return Refusal("penalty_level_knockout")
    return Refusal("not_legal_now", {"step": game.step.seen_as or game.step.name})


def _why_no_card(game: State, card: int) -> Refusal:
    tables, step = game.tables, STEPS[game.step.name]
    if card >= len(tables.card_id):
        return Refusal("unknown_action", {"what": card})
    shown = {"card": tables.card_id[card]}
    side = step.hand_side(game)
    if side < 0 or step.name in _CHOICES.values():
        return Refusal("not_legal_now", {"step": step.name})
    if card in game.used[side]:
        return Refusal("card_used", shown)
    if card not in hand(game, game.sides[side]):
        return Refusal("card_not_held", shown)
    if tables.card_colour[card] == RED:
        return _why_no_red(game, side, card)
    defends = tables.card_kind[card] in (FOUL, OFFSIDE)
    return Refusal("wrong_area" if defends and step.name == "defence" else "wrong_moment", shown)


def _why_no_red(game: State, side: int, card: int) -> Refusal:
    tables, step = game.tables, STEPS[game.step.name]
    shown, when = {"card": tables.card_id[card]}, tables.card_when[card]
    if not when & step.when(game):
        return Refusal("joins_a_card" if when & _JOINED.get(step.name, 0) else "wrong_moment", shown)
    place = tables.card_place[game.staged[0]] if step.name == "modifiers" else game.place
    if fact := unmet(game, side, card, place):
        return Refusal("condition_fails", {**shown, "fact": fact})
    if is_second_goalie(game, card):
        return Refusal("joins_a_goalie", shown)
    return Refusal("must_save" if step.name == "goalie" else "not_with_this_card", shown)


def _why_no_choice(game: State, card: int) -> Refusal:
    """A card that cannot be sent off, given up, injured or taken back."""
    if card >= len(game.tables.card_id):
        return Refusal("unknown_action", {"what": card})
    shown = {"card": game.tables.card_id[card]}
    held = card in hand(game, game.sides[STEPS[game.step.name].hand_side(game)])
    if held and game.tables.card_nation[card] != NOWHERE:
        return Refusal("personalised_stays", shown)
    return Refusal("wrong_moment" if held else "card_not_held", shown)


def _why_no_bet(game: State, action: int) -> Refusal:
    if a.verb_of(action) == a.HAND_IN:
        return Refusal("bet_on_germany")
    team = a.argument_of(action) >> KIND_BITS
    if any(team == other for other, _kind in game.bets[game.mover]):
        return Refusal("bet_twice")
    return Refusal("stake_exceeds_cash")
