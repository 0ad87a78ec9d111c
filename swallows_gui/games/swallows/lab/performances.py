"""What happens in matches, noted team by team: the material of which habits are made (`lab/statistics.py`)."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from swallows_gui.engine.game import Event, View
from swallows_gui.engine.tournament.ranking import Score, table
from swallows_gui.engine.tournament.schedule import index_of
from swallows_gui.games.swallows.ai.match_context import COLOUR_GOALS, goals_of
from swallows_gui.games.swallows.ai.star_cards import NO_STAR, Star, stars_of
from swallows_gui.games.swallows.ai.statistics import LAST_DAY, kind_of, rung_of
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED


class Performance(NamedTuple):
    """One team's part in one match."""

    kind: int
    points: int
    of_one: bool
    """Whether one trainer has both teams."""
    backed: bool
    """Whether the team's trainer has a bet on it that is still open."""
    friends: int
    """Other seats with such a bet; none on the team that all must bet on (S2.3)."""
    held: tuple[int, int, int]
    """Greens, blues, reds at the kick-off."""
    quality: tuple[float, float, float]
    """Mean worth of a card beyond its colour's, goals."""
    greens: int
    """Spent."""
    blues: int
    goals: int
    """Extra time included, shoot-out not."""
    must: bool = False
    """Whether it is the team that all must bet on (S2.3)."""
    won: bool = False
    """On penalties, too."""
    due: int = 0
    """Cards that it draws after the match (S6.3)."""
    drawn: int = 0
    """The same with the card that it draws as the home team of its next match (S3.2)."""
    gained: tuple[int, int, int] | None = None
    """By colour: what its hand at its next kick-off has more than what it kept; None after its last match."""
    faces_own_bet: bool = False
    """Whether the team's trainer has an open bet on the other team, one of another's on which not all must bet."""
    star: Star = NO_STAR
    """What its stars are known to do."""


class Watcher:
    """Notes both teams' performances in every match of a game."""

    def __init__(self) -> None:
        self.matches: list[tuple[Performance, Performance]] = []
        self._kick_off: list[tuple[tuple[int, int, int], tuple[float, float, float]]] = []
        self._spent: dict[tuple[int, int], int] = {}
        self._last: dict[int, tuple[int, int]] = {}
        """By team: its last match, from 0, and its side there."""

    def asked(self, game: Swallows, view: View) -> None:
        """Nothing to note."""

    def happened(self, game: Swallows, events: Sequence[Event]) -> None:
        """Note hands at the kick-off, cards spent and the result."""
        for event in events:
            match event:
                case ("period_started", "normal"):
                    self._kick_off = [(_held(game, team), _quality(game, team)) for team in game.sides]
                    self._spent = {}
                    for side, team in enumerate(game.sides):
                        self._note_gain(game, team, home=side == 0)
                case ("attack_played" | "defence_played", team, card, *_):
                    key = (team, game.tables.card_colour[card])
                    self._spent[key] = self._spent.get(key, 0) + 1
                case ("match_ended", number, *_):
                    self._note(game, number)

    def _note(self, game: Swallows, number: int) -> None:
        at = index_of(game.fixtures, number)
        home, away, score = game.played[at]
        kind = kind_of(game.fixtures[at])
        trainers = game.trainer[home], game.trainer[away]
        backers = [_backers(game, team, at) for team in (home, away)]
        musts = [game.field[team] == game.tables.germany for team in (home, away)]
        friends = [
            set() if must else of - {trainer} for of, must, trainer in zip(backers, musts, trainers, strict=True)
        ]
        noted = []
        for side, team in enumerate((home, away)):
            held, quality = self._kick_off[side]
            due = _due(score, side)
            noted.append(
                Performance(
                    kind=kind,
                    points=_points(game, number, team),
                    of_one=trainers[0] == trainers[1],
                    backed=trainers[side] in backers[side],
                    friends=len(friends[side]),
                    held=held,
                    quality=quality,
                    greens=self._spent.get((team, GREEN), 0),
                    blues=self._spent.get((team, BLUE), 0),
                    goals=(score.home, score.away)[side],
                    must=musts[side],
                    won=score.winner == side,
                    due=due,
                    drawn=due,
                    faces_own_bet=trainers[side] in friends[1 - side],
                    star=stars_of(game.tables)[game.field[team]],
                )
            )
            self._last[team] = (len(self.matches), side)
        self.matches.append((noted[0], noted[1]))

    def _note_gain(self, game: Swallows, team: int, *, home: bool) -> None:
        """What a team that kicks off again has more than it kept from its last match, the rest (S7.4) taken off."""
        if team not in self._last:
            return
        match, side = self._last[team]
        pair = list(self.matches[match])
        before = pair[side]
        held = _held(game, team)
        rest = int(before.kind == LAST_DAY and game.form.economy.rest is not None)
        gained = (
            held[GREEN] - before.held[GREEN] + before.greens,
            held[BLUE] - before.held[BLUE] + before.blues,
            held[RED] - before.held[RED] - rest,
        )
        pair[side] = before._replace(drawn=before.drawn + home, gained=gained)
        self.matches[match] = pair[0], pair[1]


def _backers(game: Swallows, team: int, at: int) -> set[int]:
    """The seats with a bet on a team that a match, by its place from 0, finds open: the team is not there yet."""
    ladder, bets = game.form.schedule.ladder, game.form.economy.bets
    rung = rung_of(game.fixtures[at], ladder)
    return {
        seat
        for seat, slip in enumerate(game.bets)
        for on, kind in slip
        if on == team and ladder.index(bets[BET_KINDS[kind]].stage) > rung
    }


def _due(score: Score, side: int) -> int:
    """Cards that a side draws after its match (S6.3); what the loser of a knock-out match does not draw matters not."""
    margin = (score.home - score.away) * (-1 if side else 1)
    if score.after != "normal":
        return 2 if score.winner == side else 0
    return 4 if margin > 1 else 3 if margin == 1 else 2 if margin == 0 else int(margin == -1)


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
    at = index_of(game.fixtures, number)
    group = game.fixtures[at].group
    if group is None:
        return 0
    before = zip(game.fixtures[:at], game.played[:at], strict=True)
    played = [match for fixture, match in before if fixture.group == group]
    return table(game.groups[group], played, game.form.schedule.ranking)[team].points


def watch(task: tuple[int, str, int, Mapping[str, Any]]) -> list[tuple[Performance, Performance]]:
    """The performances of one tournament: its seed, the level of all seats, their number, the options."""
    seed, level, seats, options = task
    watcher = Watcher()
    play(
        new_game({**options, "distribution": "random"}, seats, seed),
        players([level] * seats, seed),
        watcher,
    )
    return watcher.matches
