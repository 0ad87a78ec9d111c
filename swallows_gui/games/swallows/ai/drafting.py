"""The draft, and the sharing out and placing of teams by hand (S1.3 to S1.5)."""

from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.rules.actions import ARGUMENT, GIVE, GIVE_UP, PICK, PLACE
from swallows_gui.games.swallows.rules.placing import COLOUR_BITS, GROUP_SHIFT
from swallows_gui.games.swallows.rules.preparation import SHARE_SHIFT
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED
from swallows_gui.games.swallows.rules.view import SwallowsView


def promise(view: SwallowsView, team: int) -> float:
    """How good a team looks before any card is dealt: its nation card read in tenths of a goal."""
    nation = view.field[team]
    tables = view.tables
    cards = tables.nation_cards[nation]
    stars = len(tables.nation_stars[nation])
    germany = 0.6 if nation == tables.germany else 0.0
    return (
        0.5 * tables.nation_strength[nation] + 0.6 * (cards[GREEN] + cards[BLUE]) + 1.2 * (cards[RED] + stars) + germany
    )


def choose_team(view: SwallowsView, legal: list[int]) -> int:
    """The most promising team that is left."""
    return max((action for action in legal if verb(action) == PICK), key=lambda a: (promise(view, a & ARGUMENT), -a))


def choose_share(view: SwallowsView, legal: list[int]) -> int:
    """A fair share: the most promising remaining team goes to a seat with fewest teams, and of those to the one with
    the least promising ones."""

    def fairness(action: int) -> tuple[float, int, float, int]:
        argument = action & ARGUMENT
        team, seat = argument & (1 << SHARE_SHIFT) - 1, argument >> SHARE_SHIFT
        own = [promise(view, other) for other, of in enumerate(view.trainer) if of == seat]
        return promise(view, team), -len(own), -sum(own), -action

    return max((action for action in legal if verb(action) == GIVE), key=fairness)


def choose_colour(legal: list[int]) -> int:
    """The colour of which a team is dealt a card fewer (S10.1): blue, else green, red at need. Over 120 tournaments in
    which each team gave up a blue or a green by lot, those without the blue won 1,489 of 3,038 matches between both
    kinds: no difference, and more greens make more goals."""
    by_colour = {action & (1 << COLOUR_BITS) - 1: action for action in legal if verb(action) == GIVE_UP}
    return next(by_colour[colour] for colour in (BLUE, GREEN, RED) if colour in by_colour)


def choose_place(view: SwallowsView, legal: list[int]) -> int:
    """Place own teams in weak groups, and strong teams of others where they meet each other."""
    places = [action for action in legal if verb(action) == PLACE]
    return max(places, key=lambda action: (place_worth(view, action), -action))


def place_worth(view: SwallowsView, action: int) -> float:
    """How good it is to place a team so; the more, the better."""
    mean = sum(promise(view, team) for team in range(len(view.field))) / len(view.field)
    argument = action & ARGUMENT
    team, group = argument & (1 << GROUP_SHIFT) - 1, argument >> GROUP_SHIFT
    mates = [mate for mate in view.groups[group] if mate >= 0]
    own_mates = sum(1 for mate in mates if view.trainer[mate] == view.seat)
    if view.trainer[team] == view.seat:
        return -sum(promise(view, mate) - mean for mate in mates) - 2.0 * own_mates
    others = sum(1 for mate in mates if view.trainer[mate] not in (view.seat, -1))
    return (promise(view, team) - mean) * (others - 2.0 * own_mates)
