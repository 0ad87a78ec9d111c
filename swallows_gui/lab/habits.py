"""Measures how matches go between seats of a level: the figures of `ai/habits.py` (`swallows forecast --measure`)."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import NamedTuple

from swallows_gui.ai.course import COLOUR_GOALS, goals_of
from swallows_gui.ai.habits import FINAL, KINDS, KNOCKOUT, MOST_HELD, MOST_POINTS, Chances, Habits, kind_of
from swallows_gui.engine.game import Event
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.swallows.tables import BLUE, GREEN, RED
from swallows_gui.engine.tournament import table
from swallows_gui.lab.parallel import spread
from swallows_gui.lab.playing import new_game, play, players

Progress = Callable[[int, int], None]
"""Called with games done and games in all."""


class Performance(NamedTuple):
    """One team's part in one match."""

    kind: int
    points: int
    of_one: bool
    """Whether one trainer has both teams."""
    backed: bool
    """Whether the team's trainer has a bet on it."""
    friends: int
    """Other seats with a bet on it."""
    held: tuple[int, int, int]
    """Greens, blues, reds at the kick-off."""
    quality: tuple[float, float, float]
    """Mean worth of a card beyond its colour's, goals."""
    greens: int
    """Spent."""
    blues: int
    goals: int
    """Extra time included, shoot-out not."""


class Watcher:
    """Notes both teams' performances in every match of a game."""

    def __init__(self) -> None:
        self.matches: list[tuple[Performance, Performance]] = []
        self._kick_off: list[tuple[tuple[int, int, int], tuple[float, float, float]]] = []
        self._spent: dict[tuple[int, int], int] = {}

    def asked(self, game: Swallows) -> None:
        """Nothing to note."""

    def told(self, game: Swallows, events: Sequence[Event]) -> None:
        """Note hands at the kick-off, cards spent and the result."""
        for event in events:
            match event:
                case ("period_started", "normal"):
                    self._kick_off = [(_held(game, team), _quality(game, team)) for team in game.sides]
                    self._spent = {}
                case ("attack_played" | "defence_played", team, card, *_):
                    key = (team, game.tables.card_colour[card])
                    self._spent[key] = self._spent.get(key, 0) + 1
                case ("match_ended", number, *_):
                    self._note(game, number)

    def _note(self, game: Swallows, number: int) -> None:
        home, away, score = game.played[number - 1]
        kind = kind_of(game.form, game.fixtures[number - 1], len(game.fixtures))
        trainers = game.trainer[home], game.trainer[away]
        noted = []
        for side, team in enumerate((home, away)):
            held, quality = self._kick_off[side]
            backed = any(team == bet for bet, _ in game.bets[trainers[side]])
            friends = sum(
                team == bet for seat, slip in enumerate(game.bets) if seat != trainers[side] for bet, _ in slip
            )
            greens, blues = (self._spent.get((team, colour), 0) for colour in (GREEN, BLUE))
            points = _points(game, number, team)
            of_one = trainers[0] == trainers[1]
            goals = (score.home, score.away)[side]
            noted.append(Performance(kind, points, of_one, backed, friends, held, quality, greens, blues, goals))
        self.matches.append((noted[0], noted[1]))


def _held(game: Swallows, team: int) -> tuple[int, int, int]:
    return len(game.greens[team]), len(game.blues[team]), len(game.reds[team])


def _quality(game: Swallows, team: int) -> tuple[float, float, float]:
    hands = (game.greens[team], game.blues[team], game.reds[team])
    found = [
        sum(goals_of(game.tables, card) - COLOUR_GOALS[colour] for card in cards) / max(1, len(cards))
        for colour, cards in enumerate(hands)
    ]
    return found[GREEN], found[BLUE], found[RED]


def _points(game: Swallows, number: int, team: int) -> int:
    group = game.fixtures[number - 1].group
    if group is None:
        return 0
    return table(game.groups[group], game.played[: number - 1])[team].points


def watch(task: tuple[int, str, int]) -> list[tuple[Performance, Performance]]:
    """The performances of one tournament: its seed, the level of all seats, their number."""
    seed, level, seats = task
    watcher = Watcher()
    play(new_game({"distribution": "random"}, seats, seed), players([level] * seats, seed), watcher)
    return watcher.matches


def measure(
    level: str, seed: int, games: int, *, jobs: int = 1, seats: int = 4, progress: Progress | None = None
) -> Habits:
    """The habits of seats of `level` over `games` tournaments with seeds from `seed` on."""
    matches: list[tuple[Performance, Performance]] = []
    for done, noted in enumerate(spread(watch, [(seed + n, level, seats) for n in range(games)], jobs), 1):
        matches += noted
        if progress is not None:
            progress(done, games)
    return fit(matches)


def fit(matches: Sequence[tuple[Performance, Performance]]) -> Habits:
    """The habits that these matches show."""
    sides = [side for pair in matches for side in pair]
    greens = tuple(
        _by_number([side for side in sides if side.kind == kind and not side.of_one]) for kind in range(KINDS)
    )
    return Habits(
        greens=greens,
        by_points=tuple(_by_points(sides, greens, kind) for kind in range(KINDS)),
        of_one=tuple(_share(sides, greens, kind) for kind in range(KINDS)),
        blues=tuple(_blues(matches, kind) for kind in range(KINDS)),
        in_groups=_chances([pair for pair in matches if pair[0].kind < KNOCKOUT]),
        in_knockout=_chances([pair for pair in matches if pair[0].kind >= KNOCKOUT]),
    )


_ENOUGH = 20
"""Performances that a mean is taken from; below it neighbours are taken with them."""


def _by_number(sides: Sequence[Performance]) -> tuple[float, ...]:
    """Greens spent by greens held, from 0 to MOST_HELD."""
    means = []
    for held in range(MOST_HELD + 1):
        width = 0
        near = [side for side in sides if side.held[GREEN] == held]
        while len(near) < _ENOUGH and width < MOST_HELD:
            width += 1
            near = [side for side in sides if abs(side.held[GREEN] - held) <= width]
        means.append(round(min(held, _mean([side.greens for side in near])), 2))
    return tuple(means)


def _usual(side: Performance, greens: Sequence[Sequence[float]]) -> float:
    return greens[side.kind][min(side.held[GREEN], MOST_HELD)]


def _by_points(sides: Sequence[Performance], greens: Sequence[Sequence[float]], kind: int) -> tuple[float, ...]:
    shares = []
    for points in range(MOST_POINTS + 1):
        those = [s for s in sides if s.kind == kind and s.points == points and not s.of_one]
        usual = sum(_usual(side, greens) for side in those)
        shares.append(round(sum(side.greens for side in those) / usual, 2) if len(those) >= _ENOUGH else 1.0)
    return tuple(shares)


def _share(sides: Sequence[Performance], greens: Sequence[Sequence[float]], kind: int) -> float:
    those = [side for side in sides if side.kind == kind and side.of_one]
    usual = sum(_usual(side, greens) for side in those)
    return round(sum(side.greens for side in those) / usual, 2) if len(those) >= _ENOUGH else 1.0


def _blues(matches: Sequence[tuple[Performance, Performance]], kind: int) -> float:
    spent = met = 0
    for pair in matches:
        if pair[0].kind == kind and not pair[0].of_one:
            for side, other in (pair, pair[::-1]):
                spent += side.blues
                met += min(side.held[BLUE], other.greens)
    return round(spent / met, 2) if met else 0.0


def _chances(matches: Sequence[tuple[Performance, Performance]]) -> Chances:
    rows, goals = [], []
    for pair in matches:
        for side, other in (pair, pair[::-1]):
            rows.append(_causes(side, other))
            goals.append(float(side.goals))
    found = least_squares(rows, goals)
    return Chances(*(round(value, 4) for value in found))


def _causes(side: Performance, other: Performance) -> tuple[float, ...]:
    """What the goals of a side come from, in the order of `Chances`."""
    spent = float(side.greens)
    return (
        spent,
        spent * other.held[BLUE],
        spent * other.held[RED],
        spent * side.quality[GREEN],
        spent * other.quality[BLUE],
        spent * other.quality[RED],
        spent * side.backed,
        spent * other.backed,
        spent * side.friends,
        spent * other.friends,
        spent * (side.kind == FINAL),
        float(side.held[RED]),
        float(side.held[RED] * side.of_one),
    )


def least_squares(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """The weights whose sums over `rows` come nearest to `wanted`; 0 for a column that says nothing."""
    width = len(rows[0])
    square = [[sum(row[i] * row[j] for row in rows) for j in range(width)] for i in range(width)]
    right = [sum(row[i] * value for row, value in zip(rows, wanted, strict=True)) for i in range(width)]
    for i in range(width):
        square[i][i] += 1e-6 + 1e-9 * square[i][i]
    for i in range(width):
        for j in range(i + 1, width):
            factor = square[j][i] / square[i][i]
            for k in range(i, width):
                square[j][k] -= factor * square[i][k]
            right[j] -= factor * right[i]
    found = [0.0] * width
    for i in reversed(range(width)):
        rest = sum(square[i][k] * found[k] for k in range(i + 1, width))
        found[i] = (right[i] - rest) / square[i][i]
    return found


def written(habits: Habits) -> str:
    """The habits as they stand in ai/habits.py."""
    lines = ["MEASURED = Habits("]
    for entry in fields(habits):
        lines.append(f"    {entry.name}={getattr(habits, entry.name)!r},")
    return "\n".join([*lines, ")"])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0
