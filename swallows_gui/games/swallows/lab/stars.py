"""What star cards do, measured: goals a match more or fewer, and cards that their team has more after it (S1.6, S9.3).

In half of the tournaments the stars of all nations there are are dealt out among the teams anew, so that none is told
apart by the team it usually comes with; in the other half, ordinary ones, each nation has its own, which it may put to
better use. What the habits of play expect of both hands is taken off the goals.
"""

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from swallows_gui.ai import check_level
from swallows_gui.games.swallows.ai.star_cards import NO_STAR, Star, Stars, joined, star_ids
from swallows_gui.games.swallows.ai.statistics import KNOCKOUT
from swallows_gui.games.swallows.lab.performances import Watcher
from swallows_gui.games.swallows.lab.playing import deck, form_of, new_game, play, players
from swallows_gui.games.swallows.lab.slip_habits import solved
from swallows_gui.games.swallows.lab.statistics import Pair, beyond_expected
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.lab.parallel import Progress, Workers, gather, part_of


class StarTask(NamedTuple):
    """One tournament."""

    seed: int
    level: str
    options: Mapping[str, Any]
    dealt: bool = True
    """Whether the stars change hands."""


class StarMatch(NamedTuple):
    """A match and the ids of both teams' stars."""

    sides: Pair
    stars: tuple[tuple[str, ...], tuple[str, ...]]


@lru_cache(maxsize=1)
def whole_deck() -> Tables:
    """The deck with every nation that lots may draw."""
    tables = deck()
    return tables.with_nations([nation for code, nation in tables.later.items() if code not in tables.named_only])


def field_of(tables: Tables, form: Format, chance: Random) -> list[int]:
    """Teams for a tournament: the heads of its groups and others by lot."""
    heads = list(tables.heads_of(form))
    others = [nation for nation in range(len(tables.nation_code)) if nation not in heads]
    return heads + chance.sample(others, form.schedule.teams - len(heads))


def dealt_out(tables: Tables, field: Sequence[int], chance: Random) -> Tables:
    """The same deck with the stars of all nations dealt out anew among those of a field, each as many as it has.

    All others lie with a nation that does not play, as the stars of such nations always do.
    """
    left = list(tables.stars)
    chance.shuffle(left)
    of_nation: list[tuple[int, ...]] = [() for _ in tables.nation_stars]
    for nation in field:
        number = len(tables.nation_stars[nation])
        of_nation[nation], left = tuple(left[:number]), left[number:]
    of_nation[next(nation for nation in range(len(of_nation)) if nation not in field)] = tuple(left)
    owner = list(tables.card_nation)
    for nation, stars in enumerate(of_nation):
        for card in stars:
            owner[card] = nation
    return replace(tables, nation_stars=tuple(of_nation), card_nation=tuple(owner), later={})


def watch_stars(task: StarTask) -> list[StarMatch]:
    """The matches of one tournament."""
    seats = form_of(deck(), task.options["format"]).economy.usual_seats
    game = _dealt_game(task, seats) if task.dealt else new_game(_given(task), seats, task.seed)
    watcher = Watcher()
    play(game, players([task.level] * seats, task.seed), watcher)
    own = [star_ids(game.tables, nation) for nation in game.field]
    unknown = [(home._replace(star=NO_STAR), away._replace(star=NO_STAR)) for home, away in watcher.matches]
    return [
        StarMatch(sides, (own[home], own[away])) for sides, (home, away, _) in zip(unknown, game.played, strict=True)
    ]


def _given(task: StarTask) -> dict[str, Any]:
    return {**task.options, "distribution": "random"}


def _dealt_game(task: StarTask, seats: int) -> Swallows:
    """Among teams of all nations there are."""
    chance = Random(task.seed)
    tables = whole_deck()
    field = field_of(tables, form_of(tables, task.options["format"]), chance)
    shuffled = dealt_out(tables, field, chance)
    return new_game(
        {**_given(task), "field": [tables.nation_code[nation] for nation in field]}, seats, task.seed, shuffled
    )


def measure_stars(
    level: str,
    seed: int,
    games: int,
    *,
    jobs: Workers = 1,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Stars:
    """What the stars do between seats of `level` in `games` tournaments with seeds from `seed` on, and what they do for
    their own nations in as many.

    Raises `UnknownLevel`.
    """
    check_level(level)
    given = {"format": "sixteen", **(options or {})}
    matches = []
    for part, dealt in enumerate((True, False)):
        tasks = [StarTask(seed + n, level, given, dealt) for n in range(games)]
        matches.append(gather(watch_stars, tasks, jobs, part_of(progress, part * games, 2 * games)))
    anywhere, at_home = matches
    source = f"{games} tournaments of {level} seats with stars dealt out and as many without, seeds from {seed} on"
    return Stars(source, fit_stars(anywhere), fit_nations(at_home))


def fit_stars(matches: Sequence[StarMatch]) -> dict[str, Star]:
    """What these matches show of every star that was in one."""
    ids = sorted({star for match in matches for stars in match.stars for star in stars})
    place = {star: number for number, star in enumerate(ids)}
    holders = [[[place[star] for star in stars] for stars in match.stars] for match in matches]
    beyond = beyond_expected([match.sides for match in matches])
    knockout = [match.sides[0].kind >= KNOCKOUT for match in matches]
    goals = _shares(holders, [(home.goals, away.goals) for home, away in beyond], knockout, len(ids), _USUAL_GOALS)
    greens = _shares(holders, [(home.greens, away.greens) for home, away in beyond], knockout, len(ids), _USUAL_CARDS)
    blues = _shares(holders, [(home.blues, away.blues) for home, away in beyond], knockout, len(ids), _USUAL_CARDS)
    played = Counter(star for match in matches for stars in match.stars for star in stars)
    return {
        star: Star(
            scored=round(goals[at], 3),
            prevented=round(-goals[len(ids) + at], 3),
            greens=round(greens[at], 3),
            blues=round(blues[at], 3),
            matches=played[star],
        )
        for star, at in place.items()
    }


def fit_nations(matches: Sequence[StarMatch]) -> dict[str, Star]:
    """What these matches, in which each nation has its own stars, show of what they do for it together; by `joined`."""
    return fit_stars([match._replace(stars=(_as_one(match.stars[0]), _as_one(match.stars[1]))) for match in matches])


def _as_one(stars: Sequence[str]) -> tuple[str, ...]:
    return (joined(stars),) if stars else ()


def _shares(
    holders: Sequence[Sequence[Sequence[int]]],
    beyond: Sequence[tuple[float | None, float | None]],
    knockout: Sequence[bool],
    number: int,
    usual: float,
) -> list[float]:
    """By star what it adds to its own team's figure, then by star what it adds to the other's.

    What little the data say of one is drawn towards 0, as far as such worths are `usual`. The mean of the groups and
    that of the knock-out are nobody's.
    """
    square = [[0.0] * (2 * number) for _ in range(2 * number)]
    right = [0.0] * (2 * number)
    known = [
        (late, own, holders[at][1 - side], more)
        for at, late in enumerate(knockout)
        for side, (own, more) in enumerate(zip(holders[at], beyond[at], strict=True))
        if more is not None
    ]
    if not known:
        return [0.0] * (2 * number)
    means = [fmean([more for late, _, _, more in known if late == phase] or [0.0]) for phase in (False, True)]
    for late, own, facing, more in known:
        columns = [*own, *(number + star for star in facing)]
        for i in columns:
            right[i] += more - means[late]
            for j in columns:
                square[i][j] += 1
    scatter = fmean((more - means[late]) ** 2 for late, _, _, more in known)
    for i in range(2 * number):
        square[i][i] += scatter / usual**2
    return solved(square, right)


def written(stars: Stars) -> str:
    """What was measured as `resources/swallows/stars.json`: JSON, a star or a nation's stars a line."""
    tables = "".join(f',\n  "{name}": {{\n{_rows(getattr(stars, name))}\n  }}' for name in ("stars", "nations"))
    return f'{{\n  "source": {json.dumps(stars.source)}{tables}\n}}'


def _rows(stars: Mapping[str, Star]) -> str:
    return ",\n".join(f"    {json.dumps(name)}: {json.dumps(star._asdict())}" for name, star in sorted(stars.items()))


_USUAL_GOALS = 0.2
"""Goals a match by which stars differ, as far as nothing is known of them."""
_USUAL_CARDS = 0.15
"""The same in cards of a colour."""
