"""The rule tests' words: `given(...)` sets up a match at a wanted point; `play`, `passes`, `expect` tell its story.

    given(away_hand=["attack 4 inside"], dice=[3]).play("attack 4 inside").passes().expect("goal", team="away")

A match of `given` stands at its first stoppage: the away team has the initiative. Teams are called "home" and "away",
seats "home", "away" (their trainers), "referee" and "other"; cards go by their design. Nothing is drawn for the home
team (but with `home_draws`), and the piles are empty unless they are given. Dice come as given, and a die too many
fails the test.
"""

from collections.abc import Iterable
from functools import cache
from typing import Any

from swallows_gui.games.swallows.rules.cards import notice_reds
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED
from tests.games.dice import Dice
from tests.games.swallows.rules.cards import tables
from tests.games.swallows.rules.story import Story, design_of
from tests.games.swallows.rules.tournaments import new_game, play_through

Cards = Iterable[str]


def given(
    *,
    home_hand: Cards = (),
    away_hand: Cards = (),
    dice: Iterable[int] = (),
    pile: Cards = (),
    discard: Cards = (),
    stage: str = "friendly",
    knockout: bool = False,
    referee: bool = True,
    home: str = "MEX",
    away: str = "USA",
    cash: int | None = None,
    score: tuple[int, int] = (0, 0),
    bribe_cap: int | None = None,
    haggling: bool = False,
    envelopes: bool = False,
    penalties_spent: bool = True,
    one_trainer: bool = False,
    home_draws: bool = False,
) -> Story:
    """A match at its first stoppage; the away team has the initiative.

    `stage`: "friendly", or "group" (match 1), "last group" (match 24), "QF", "SF", "F" of a tournament of four seats
    in which three of them are both trainers and the referee. `pile` is drawn from its first card on. `home` and `away`
    choose the teams of a friendly. With `penalties_spent` no referee has his penalty out of the blue, so that the
    whistle goes by itself. With `one_trainer` the home team's trainer has the away team too. Without `referee` a
    friendly has two seats, and in a tournament everybody objects.
    """
    seats = 3 if referee else 2
    start = _before_match(stage, knockout, home, away, (bribe_cap, haggling, envelopes), seats)
    story = Story(start.game.copy(), start.events)
    game = story.game
    story.pair = game.sides
    _deal(story, home_hand, away_hand, pile if home_draws else (), discard if home_draws else ())
    game.chance = Dice(dice)
    game.score = score
    if cash is not None:
        game.cash = [cash] * game.seats
    if penalties_spent:
        game.penalty_spent = (1 << game.seats) - 1
    if one_trainer:
        seat, teams = story.seat("home"), game.sides
        game.trainer = tuple(seat if team in teams else other for team, other in enumerate(game.trainer))
        game.coach = (seat, seat)
    while story.step == "objection":
        story.does("no_objection" if referee else "object")
    story.referee = game.referee
    if stage == "friendly":
        story.begin_anew()
    if not home_draws:
        game.pile, game.pile_at = tuple(_fetch(game, design) for design in pile), 0
        game.discard = tuple(_fetch(game, design) for design in discard)
    starts = [at for at, event in enumerate(story.events) if event["type"] == "match_started"]
    story.events = story.events[starts[-1] :]
    return story.reread()


def _deal(story: Story, home_hand: Cards, away_hand: Cards, pile: Cards, discard: Cards) -> None:
    """Give both teams, the draw pile and the discard pile exactly these cards; what they had leaves the game."""
    game = story.game
    teams = (story.team("home"), story.team("away"))
    loose = [*(card for team in teams for card in story.cards(team)), *game.pile[game.pile_at :], *game.discard]
    loose += [card for _, hand in game.handed for card in hand]
    for team in teams:
        game.greens[team] = game.blues[team] = game.reds[team] = ()
    game.discard, game.handed, game.removed = (), (), (*game.removed, *loose)
    game.seen = {card: seen for card, seen in game.seen.items() if card not in loose}
    for team, cards in zip(teams, (home_hand, away_hand), strict=True):
        for card in [_fetch(game, design) for design in cards]:
            colour = tables().card_colour[card]
            hands = {GREEN: game.greens, BLUE: game.blues, RED: game.reds}[colour]
            hands[team] += (card,)
        notice_reds(game, team)
    game.pile, game.pile_at = tuple(_fetch(game, design) for design in pile), 0
    game.discard = tuple(_fetch(game, design) for design in discard)


def _fetch(game: Swallows, design: str) -> int:
    """A copy of the design, taken from where it lies: out of the game, set aside or in another team's hand."""
    playing = {team for team in game.sides if team >= 0}
    for card, name in enumerate(tables().card_id):
        if design_of(name) != design:
            continue
        if card in game.removed:
            game.removed = tuple(other for other in game.removed if other != card)
            return card
        if card in game.aside:
            game.aside = tuple(other for other in game.aside if other != card)
            game.veiled = tuple(other for other in game.veiled if other != card)
            return card
        for hands in (game.greens, game.blues, game.reds):
            for team, hand in enumerate(hands):
                if card in hand and team not in playing:
                    hands[team] = tuple(other for other in hand if other != card)
                    game.seen.pop(card, None)
                    return card
    raise AssertionError(f"no copy of {design!r} is left")


@cache
def _before_match(
    stage: str, knockout: bool, home: str, away: str, money: tuple[int | None, bool, bool], seats: int
) -> Story:
    """A friendly at its first stoppage, or a tournament that asks for the first objection of the wanted match, with a
    referee who trains neither team."""
    more: dict[str, Any] = dict(zip(("bribe_cap", "haggling", "envelopes"), money, strict=True))
    if stage == "friendly":
        field = [home, away]
        return Story(new_game(format="friendly", seats=seats, field=field, knockout=knockout, **more))
    match = {"group": 1, "last group": 24, "QF": 25, "SF": 29, "F": 31}[stage]
    for seed in range(1, 200):
        game = new_game(seed, distribution="random", field="tests", **more)

        def arrived(game: Swallows) -> bool:
            return game.match > match or (game.match == match and game.step.name == "objection")

        story = play_through(game, arrived, seed)
        if game.match == match and game.coach[0] != game.coach[1] and not game.banned:
            return story
    raise AssertionError(f"no tournament comes to a {stage} with a referee")
