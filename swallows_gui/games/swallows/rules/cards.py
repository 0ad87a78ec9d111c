"""Cards on the move: from the piles to hands, onto the table and away (S0.6, S1.6, S1.7, S5.12).

Who knows a card in a hand beside its trainer stands in `State.seen`; every move here keeps that true.
"""

from swallows_gui.games.swallows.rules.state import NO_CARD, PUBLIC, Hand, State
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, NOWHERE, RED, Tables


def without(hand: Hand, card: int) -> Hand:
    """`hand` less one card.

    >>> without((4, 7, 9), 7)
    (4, 9)
    """
    left = list(hand)
    left.remove(card)
    return tuple(left)


def pile_size(game: State) -> int:
    """Cards left in the draw pile."""
    return len(game.pile) - game.pile_at


def pile_top(game: State) -> int:
    """Colour of the draw pile's top card, or NOWHERE (S0.2)."""
    return game.tables.card_colour[game.pile[game.pile_at]] if game.pile_at < len(game.pile) else NOWHERE


def look_through_reds(game: State, side: int) -> int:
    """When the side's unused reds may be played, as `State.moments` has it."""
    may = game.tables.moments_of[side]
    moments = 0
    for card in game.reds[game.sides[side]]:
        moments |= may[card]
    return moments


def notice_taken(game: State, team: int, red: int) -> None:
    """`team` has taken a red: if it plays, it may have more moments."""
    if team in game.sides:
        side = game.sides.index(team)
        game.moments[side] |= game.tables.moments_of[side][red]


def notice_reds(game: State, team: int) -> None:
    """The unused reds of `team` have become fewer: if it plays, so may its moments."""
    if team in game.sides:
        side = game.sides.index(team)
        game.moments[side] = look_through_reds(game, side)


def take(game: State, team: int, cards: Hand) -> None:
    """Put `cards` into the team's hand."""
    colour = game.tables.card_colour
    hands = game.greens, game.blues, game.reds
    for card in cards:
        hue = colour[card]
        hands[hue][team] += (card,)
        if hue == RED:
            notice_taken(game, team, card)


def lose(game: State, team: int, card: int) -> None:
    """Remove `card` from the team's hand; seats that knew it there are told."""
    colour = game.tables.card_colour[card]
    hands = game.greens if colour == GREEN else game.blues if colour == BLUE else game.reds
    hands[team] = without(hands[team], card)
    game.seen.pop(card, None)
    if colour == RED:
        notice_reds(game, team)


def hand(game: State, team: int) -> Hand:
    """All cards in the team's hand, greens first."""
    return game.greens[team] + game.blues[team] + game.reds[team]


def sorted_out(cards: Hand, tables: Tables) -> tuple[Hand, Hand, Hand]:
    """Greens, blues and reds among `cards`."""
    if not cards:
        return (), (), ()
    by_colour: tuple[list[int], list[int], list[int]] = [], [], []
    for card in cards:
        by_colour[tables.card_colour[card]].append(card)
    greens, blues, reds = by_colour
    return tuple(greens), tuple(blues), tuple(reds)


def hand_of(game: State, team: int, colour: int) -> Hand:
    """The team's cards of one colour, or all with NOWHERE."""
    if colour == GREEN:
        return game.greens[team]
    if colour == BLUE:
        return game.blues[team]
    if colour == RED:
        return game.reds[team]
    return hand(game, team)


def common(game: State, cards: Hand) -> Hand:
    """Those of `cards` that are no star cards (S5.12)."""
    nation = game.tables.card_nation
    return tuple([card for card in cards if nation[card] == NOWHERE])


def new_pile(game: State, cards: list[int], reason: str) -> None:
    """Shuffle `cards` into a new draw pile."""
    game.chance.shuffle(cards)
    game.pile = tuple(cards)
    game.pile_at = 0
    if game.emits_events:
        game.log.append(("pile_shuffled", reason, len(cards), pile_top(game)))


def refill(game: State) -> None:
    """If the pile is empty, the discard pile becomes a new one (S1.7)."""
    if game.pile_at < len(game.pile) or not (game.discard or game.handed):
        return
    cards = list(game.discard)
    for _seat, covered in game.handed:
        cards.extend(covered)
    game.discard = ()
    game.handed = ()
    new_pile(game, cards, "empty")


def draw(game: State, team: int, due: int, reason: str, colour: int = NOWHERE, blind: bool = False) -> int:
    """The team draws `due` cards, one at a time (S1.7); returns how many it got.

    With `colour` the topmost of that colour, with `blind` from random places in the pile.
    """
    at = game.pile_at
    end = at + due
    if colour == NOWHERE and not blind and end <= len(game.pile):
        cards = game.pile[at:end]
        game.pile_at = end
    else:
        cards = _draw_singly(game, due, colour, blind)
    take(game, team, cards)
    if game.emits_events:
        game.log.append(("cards_drawn", team, cards, due, reason, pile_top(game)))
    return len(cards)


def _draw_singly(game: State, due: int, colour: int, blind: bool) -> Hand:
    """Draw card by card, with a new pile when the old one is empty."""
    drawn: list[int] = []
    for _ in range(due):
        refill(game)
        at = _place_in_pile(game, colour, blind)
        if at < 0:
            break
        drawn.append(game.pile[at])
        if at == game.pile_at:
            game.pile_at += 1
        else:
            game.pile = game.pile[game.pile_at : at] + game.pile[at + 1 :]
            game.pile_at = 0
    return tuple(drawn)


def _place_in_pile(game: State, colour: int, blind: bool) -> int:
    """The index in `pile` of the next card to draw, -1 for none."""
    size = pile_size(game)
    if size == 0:
        return -1
    if blind:
        return game.pile_at + game.chance.below(size)
    if colour == NOWHERE:
        return game.pile_at
    of_colour = game.tables.card_colour
    return next((at for at in range(game.pile_at, len(game.pile)) if of_colour[game.pile[at]] == colour), -1)


def throw_away(game: State, team: int, cards: Hand) -> None:
    """Shown cards leave the hand for the discard pile; personalised ones are set aside (S1.6, S5.12)."""
    nation = game.tables.card_nation
    for card in cards:
        lose(game, team, card)
        if nation[card] == NOWHERE:
            game.discard += (card,)
        else:
            game.aside += (card,)


def hand_in(game: State, team: int) -> None:
    """A team that is out hands in its cards, covered; personalised ones are set aside (S7.3, S8.5)."""
    cards = hand(game, team)
    if game.emits_events:
        game.log.append(("team_eliminated", team, cards))
    nation = game.tables.card_nation
    covered: Hand = ()
    for card in cards:
        known = game.seen.pop(card, 0)
        if nation[card] == NOWHERE:
            covered += (card,)
            continue
        game.aside += (card,)
        if not known & PUBLIC:
            game.veiled += (card,)
    game.greens[team] = game.blues[team] = game.reds[team] = ()
    if covered:
        game.handed += ((game.trainer[team], covered),)


def steal(game: State, thief: int, victim: int, colour: int, by: int) -> bool:
    """Move a random card to another hand; only both trainers know which (S0.6, S5.12). False if there is none."""
    loot = common(game, hand_of(game, victim, colour))
    if not loot:
        return False
    card = loot[game.chance.below(len(loot))]
    trainers = 1 << game.trainer[thief] | 1 << game.trainer[victim]
    for other in common(game, hand_of(game, victim, game.tables.card_colour[card])):
        if other in game.seen:
            game.seen[other] &= trainers
    lose(game, victim, card)
    take(game, thief, (card,))
    game.seen[card] = trainers
    if game.emits_events:
        game.log.append(("cards_stolen", thief, victim, (card,), by))
    return True


def play_card(game: State, side: int, card: int) -> None:
    """A green or blue goes from the hand onto the table, where it is spent; a red lies open (S5.11)."""
    colour = game.tables.card_colour[card]
    if colour == GREEN:
        spend(game, side, game.greens, card)
    elif colour == BLUE:
        spend(game, side, game.blues, card)
    else:
        use(game, side, card)


def spend(game: State, side: int, hands: list[Hand], card: int) -> None:
    """Move a green or blue from `hands`, the hands of its colour, to the table (S6.1)."""
    team = game.sides[side]
    left = list(hands[team])
    left.remove(card)
    hands[team] = tuple(left)
    game.spent[side] += (card,)
    if card in game.seen:
        del game.seen[card]


def use(game: State, side: int, red: int) -> None:
    """A red is used and lies open until the match ends (S5.11)."""
    team = game.sides[side]
    left = list(game.reds[team])
    left.remove(red)
    game.reds[team] = tuple(left)
    game.used[side] += (red,)
    may = game.tables.moments_of[side]
    moments = 0
    for card in left:
        moments |= may[card]
    game.moments[side] = moments
    game.seen.pop(red, None)


def clear_table(game: State) -> None:
    """Used reds return to their teams, known to all; spent cards go to the discard pile (S6.1, S6.4)."""
    for team, reds in zip(game.sides, game.used, strict=True):
        if reds:
            game.reds[team] += reds
            for card in reds:
                game.seen[card] = PUBLIC
            if game.emits_events:
                game.log.append(("cards_returned", team, reds, NO_CARD))
    home, away = game.spent
    game.discard += home + away
    game.used, game.spent = [(), ()], [(), ()]
