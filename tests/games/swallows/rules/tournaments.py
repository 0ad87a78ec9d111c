"""Whole tournaments of the test catalogue, played at random, and what their records tell of each match."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.rules.game import Swallows
from tests.games.swallows.rules.cards import tables
from tests.games.swallows.rules.story import Story


def new_game(seed: int = 1, **options: Any) -> Swallows:
    """A fresh tournament or friendly of the test catalogue."""
    return Swallows.new(tables(), options, seed)


def _any_action(game: Swallows, choice: Seeded) -> int:
    """A random action in turn; nobody objects to a referee."""
    assert game.to_move is not None
    entries = [entry for entry in game.legal_actions(game.to_move) if isinstance(entry, int)]
    written = [game.notation.action_to_json(entry)["type"] for entry in entries]
    if "no_objection" in written:
        return entries[written.index("no_objection")]
    if "offer" in written or "penalty" in written:
        entries = [entry for entry, kind in zip(entries, written, strict=True) if kind not in ("offer", "penalty")]
    return entries[choice.below(len(entries))]


def play_through(game: Swallows, until: Callable[[Swallows], bool], seed: int = 1, story: Story | None = None) -> Story:
    """Random play in turn until `until` holds or the game is over."""
    story = Story(game) if story is None else story
    choice = Seeded(seed)
    while game.to_move is not None and not until(game):
        events = game.push(_any_action(game, choice))
        story.events.extend(game.notation.event_to_json(event) for event in events)
    return story


@cache
def tournament(seed: int = 1, **options: Any) -> Story:
    """A whole tournament of the test catalogue, played at random and in turn. Read it, do not change it."""
    return play_through(
        new_game(seed, **{"distribution": "random", "field": "tests", **options}), lambda _game: False, seed
    )


class Match(NamedTuple):
    """What a record tells of one match: its events from `match_started` to whatever followed before the next."""

    number: int
    stage: str
    home: str
    away: str
    events: list[Json]

    def all(self, *kinds: str) -> list[Json]:
        """Its events of these types."""
        return [event for event in self.events if event["type"] in kinds]

    @property
    def referee(self) -> int | None:
        """The seat that refereed; None: nobody."""
        seat: int | None = self.all("referee_settled")[0]["seat"]
        return seat

    @property
    def score(self) -> tuple[int, int]:
        """Goals without a shoot-out, home first."""
        ended = self.all("match_ended")[0]
        return ended["home"], ended["away"]

    @property
    def winner(self) -> str | None:
        """The team that won; None: a draw."""
        code: str | None = self.all("match_ended")[0]["winner"]
        return code


def matches(story: Story) -> list[Match]:
    """The matches of a played tournament, in order."""
    starts = [at for at, event in enumerate(story.events) if event["type"] == "match_started"]
    found = []
    for start, end in zip(starts, [*starts[1:], len(story.events)], strict=True):
        first = story.events[start]
        found.append(Match(first["match"], first["stage"], first["home"], first["away"], story.events[start:end]))
    return found


def trainers(story: Story) -> dict[str, int]:
    """The seat of each team's trainer, by the team's code."""
    return {event["team"]: event["seat"] for event in story.all("team_assigned")}
