"""What cards are worth to the seat that may choose where to play them."""

from dataclasses import replace

from swallows_gui.engine.tournament.schedule import THIRD_PLACE
from swallows_gui.games.swallows.ai.evaluation import fee_steps, money_book, own_gains
from swallows_gui.games.swallows.ai.match_context import NORMAL
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.search.determinization import scale
from swallows_gui.games.swallows.ai.search.sheet import sheet
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from tests.games.swallows.ai.test_beliefs import begun


def _first_match() -> Swallows:
    """The first match of a tournament, about to be attacked; nobody has objected."""
    game = begun()
    while game.step.name != "attack":
        game.push(game.legal[0])
    return game


def test_matches_that_are_to_be_lost_do_not_cheapen_the_cards_of_an_own_team() -> None:
    """The home trainer has its money on the two teams that its own meets later: against them it will save its cards,
    which are worth no less for that."""
    game = _first_match()
    home = game.sides[0]
    seat = game.trainer[home]
    group = next(teams for teams in game.groups if home in teams)
    rivals = [team for team in group if team not in game.sides]
    game.bets[seat] = tuple((team, BET_KINDS.index("V")) for team in rivals)
    view = game.view(seat)
    gains = own_gains(view, NORMAL)
    plain, choosing = money_book(view, gains, NORMAL, seat), money_book(view, gains, NORMAL, seat, chooser=seat)
    assert plain.price[0] < choosing.price[0]
    assert choosing.price[1] == plain.price[1]
    assert choosing.finals == plain.finals


def test_greens_within_the_fair_share_of_a_match_cost_less_than_those_beyond() -> None:
    game = _first_match()
    seat = game.mover
    view = game.view(seat)
    for evenness in (2.0, 4.0):
        mind = Normal(seat, 1, replace(NORMAL, evenness=evenness))
        for spread in scale(mind.position(view), sheet(view.tables)).spread:
            assert spread[0] == 0.0
            assert spread[1] < 0.0 < spread[-1]
            assert spread[1:] == sorted(spread[1:])


def _match_for_third_place() -> Swallows:
    """The match for third place of a tournament of second groups, played so far by whatever was first on the list."""
    game = new_game({"format": "sixteen-second-groups", "distribution": "random"}, 4, 6)
    while not (game.match and game.fixtures[game.match - 1].stage == THIRD_PLACE and game.step.name == "attack"):
        game.push(game.legal[-1])
    return game


def test_third_place_is_worth_what_it_pays_more_than_the_fourth() -> None:
    game = _match_for_third_place()
    home, away = game.sides
    fees = game.form.economy.fees
    for side, team in enumerate((home, away)):
        seat = game.trainer[team]
        view = game.view(seat)
        book = money_book(view, own_gains(view, NORMAL), NORMAL, seat)
        won, lost = (book.finals[-1], book.finals[0]) if side == 0 else (book.finals[0], book.finals[-1])
        assert game.trainer[home] != game.trainer[away]
        assert won == fees["3"] - fees["4"]
        assert lost == -won * NORMAL.rivalry / 3
        assert book.price == book.later == (0.0, 0.0), "nobody plays on"


def test_who_plays_for_third_place_at_least_is_paid_for_it() -> None:
    form = load().tables().formats["twenty-four-second-groups"]
    fees, ladder = form.economy.fees, form.schedule.ladder
    steps = dict(zip(ladder, fee_steps(form), strict=True))
    assert steps["SF"] == (fees["3"] + fees["4"]) / 2 - fees["S2"]
    assert sum(steps.values()) == fees["champion"]
