"""The cards are dealt, of which each team may have to give up one before (S1.6, S10.1)."""

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import GIVE_UP
from swallows_gui.games.swallows.rules.cards import new_pile, take
from swallows_gui.games.swallows.rules.state import PUBLIC, Hand, State
from swallows_gui.games.swallows.rules.step import STEPS, Step
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, NOWHERE, RED
from swallows_gui.games.swallows.rules.talking import TALK_STEP

COLOUR_BITS = 2
"""The argument of giving up a card is team << COLOUR_BITS | colour."""


class GiveUp(Step):
    """Where a card fewer is dealt, the trainer of each team names the colour, one of which is due (S10.1)."""

    name = "give_up"

    def enter(self, game: State) -> None:
        if not game.form.economy.card_off or len(game.given_up) == len(game.field):
            _deal(game)
        else:
            game.ask(self, game.trainer[len(game.given_up)])

    def options(self, game: State) -> list[int]:
        team = len(game.given_up)
        base = game.mover << SEAT_SHIFT | GIVE_UP | team << COLOUR_BITS
        due = game.tables.nation_cards[game.field[team]]
        return [base | colour for colour, n in zip((GREEN, BLUE, RED), due, strict=True) if n]

    def push(self, game: State, action: int) -> None:
        colour = action & (1 << COLOUR_BITS) - 1
        if game.emits_events:
            game.log.append(("colour_given_up", len(game.given_up), colour))
        game.given_up += (colour,)
        self.enter(game)


def dealt(game: State, team: int) -> tuple[int, int, int]:
    """Random greens, blues and reds that a team is dealt (S1.6, S10.1)."""
    due = list(game.tables.nation_cards[game.field[team]])
    if team < len(game.given_up):
        due[game.given_up[team]] -= 1
    greens, blues, reds = due
    return greens, blues, reds


def _deal(game: State) -> None:
    """Personalised cards, then random ones as the nation cards say; the rest is the draw pile (S1.6)."""
    tables = game.tables
    decks = {colour: list(tables.deck(colour)) for colour in (GREEN, BLUE, RED)}
    for deck in decks.values():
        game.chance.shuffle(deck)
    for team, nation in enumerate(game.field):
        stars = tables.nation_stars[nation]
        take(game, team, stars)
        for card in stars:
            game.seen[card] = PUBLIC
        if stars and game.emits_events:
            game.log.append(("cards_drawn", team, stars, len(stars), "personal", NOWHERE))
    for team in range(len(game.field)):
        cards: Hand = ()
        due = dealt(game, team)
        for n, deck, hands in zip(due, decks.values(), (game.greens, game.blues, game.reds), strict=True):
            taken = _deal_off(deck, n)
            hands[team] += taken
            cards += taken
        if game.emits_events:
            game.log.append(("cards_drawn", team, cards, sum(due), "deal", NOWHERE))
    game.aside = tuple(card for card in tables.stars if tables.card_nation[card] not in game.field)
    new_pile(game, [card for deck in decks.values() for card in deck], "start")
    TALK_STEP.enter(game)


def _deal_off(deck: list[int], n: int) -> Hand:
    """The last `n` cards of `deck`, the last first; they are taken out. All of them if there are not so many."""
    at = max(len(deck) - n, 0)
    dealt = deck[at:]
    del deck[at:]
    dealt.reverse()
    return tuple(dealt)


GIVE_UP_STEP = STEPS["give_up"]
