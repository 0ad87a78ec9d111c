"""Scenarios: games that start in the middle, with something to bring about (`formats.md`, Scenarios).

A file holds one scenario. Its game begins with given moves, or in a given position, at a table whose seats and chance
are given too, so that everybody meets the same.
"""

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

from pydantic import Field, TypeAdapter, model_validator

from swallows_gui.catalogue.mistakes import BadCard, Flaw, Strict, parse
from swallows_gui.catalogue.packs import Source
from swallows_gui.catalogue.plain_files import read_limited
from swallows_gui.catalogue.texts import Line, Text
from swallows_gui.engine.game import Game, IllegalAction, Json
from swallows_gui.games.swallows.data.conditions import GoalCondition
from swallows_gui.games.swallows.data.name_files import scenario_told
from swallows_gui.games.swallows.rules.tables import MOST_SEATS, Tables

LEVELS: Final = ("easy", "normal", "hard", "expert")
MOST_MOVES: Final = 4_000
HARD: Final = 4
"""From this difficulty on a scenario is one that the first idea does not solve."""
_Seed = Annotated[int, Field(ge=0, lt=1 << 53)]
_Move = tuple[Annotated[int, Field(ge=0, lt=MOST_SEATS)], dict[str, Any]]
_Moves = Annotated[tuple[_Move, ...], Field(max_length=MOST_MOVES)]


class SeatOfScenario(Strict):
    """Who sits at the table: the name, and the level of the computer that plays; of `you` the level is left out."""

    name: Annotated[Line, Field(min_length=1, max_length=24)]
    level: Literal["", "easy", "normal", "hard", "expert"] = ""


class Objective(Strict):
    """Something to bring about: its sentence, and when it is."""

    words: Text
    when: GoalCondition


class Par(Strict):
    """What `expert` comes to in the seat: the goals of its middle try, the goal itself among them."""

    stars: Annotated[int, Field(ge=0, le=3)]
    tries: Annotated[int, Field(ge=1, le=1000)]


class Scenario(Strict):
    """One scenario.

    The first of its `goals` is what it asks for, the others are worth a star more each. The game is judged when
    `ends` holds, at the latest when it is over. `solution` has the moves of all seats, from its beginning on, by which
    every goal is reached.
    """

    id: Annotated[str, Field(pattern=r"^([a-z][a-z0-9-]*:)?[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=80)]
    title: Text
    text: Text
    difficulty: Annotated[int, Field(ge=1, le=5)]
    options: dict[str, Any]
    seats: Annotated[tuple[SeatOfScenario, ...], Field(min_length=2, max_length=MOST_SEATS)]
    you: Annotated[int, Field(ge=0, lt=MOST_SEATS)]
    seed: _Seed
    ai_seeds: tuple[_Seed, ...]
    moves: _Moves = ()
    position: dict[str, Any] | None = None
    ends: GoalCondition | None = None
    goals: Annotated[tuple[Objective, ...], Field(min_length=1, max_length=3)]
    par: Par
    solution: _Moves

    @model_validator(mode="after")
    def _fits_together(self) -> Self:
        if self.you >= len(self.seats):
            raise Flaw("you", f"is a seat from 0 to {len(self.seats) - 1}")
        for number, seat in enumerate(self.seats):
            if (seat.level == "") != (number == self.you):
                raise Flaw(f"seats.{number}.level", "your own seat has none, every other has one")
        if len(self.ai_seeds) != len(self.seats):
            raise Flaw("ai_seeds", f"has {len(self.ai_seeds)} numbers for {len(self.seats)} seats")
        if self.position is not None and self.moves:
            raise Flaw("position", "say either moves or position")
        return self

    @property
    def digest(self) -> str:
        """ "sha256:..." of all that decides how it goes and when it is solved; words may be mended."""
        told = self.model_dump(mode="json", exclude={"title", "text", "difficulty", "par", "solution", "goals"})
        told["goals"] = [goal.when.model_dump(mode="json") for goal in self.goals]
        return "sha256:" + hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()

    def game_options(self) -> Json:
        """The options of its game, as the header has them: with what it is called, and its digest."""
        return {**self.options, "scenario": {"id": self.id, "digest": self.digest}}


SCENARIO: Final = TypeAdapter(Scenario)


def in_order(scenarios: Iterable[Scenario]) -> list[Scenario]:
    """The easiest first; those of packs behind the house's own."""
    return sorted(scenarios, key=lambda each: (":" in each.id, each.difficulty, each.title["en"]))


def read_scenario(path: Path) -> Scenario:
    """The scenario of a file; one of the house's own is told in the words of its files of names. Raises `BadCard`."""
    try:
        content = read_limited(path)
    except OSError as error:
        raise BadCard(path.name, "", "", error.strerror or str(error)) from error
    return parse(path.name, scenario_told(content), SCENARIO)


def read_scenarios(source: Source) -> dict[str, Scenario]:
    """The scenarios in the folder of that name of a source, by id. Raises `BadCard`."""
    found: dict[str, Scenario] = {}
    for path in source.files("scenarios") if (source.folder / "scenarios").is_dir() else ():
        scenario = source.read(path, SCENARIO) if source.id else read_scenario(path)
        source.check_id(path, scenario.id, "id", found, "another scenario has it")
        if scenario.id.rpartition(":")[2] != path.stem:
            raise source.bad(path, scenario.id, "id", "is not the name of the file")
        found[scenario.id] = scenario
    return found


def check_scenario(scenario: Scenario, tables: Tables, file: str) -> None:
    """A scenario can be played with these tables, and its solution solves it. Raises `BadCard`."""
    try:
        game = begun(scenario, tables)
    except IllegalAction as refused:
        raise BadCard(file, scenario.id, "moves" if scenario.position is None else "position", str(refused)) from None
    told = [game.notation.event_to_json(event) for event in _played(game, scenario.solution, file, scenario.id)]
    events = [seen for event in told if (seen := game.notation.redact(event, scenario.you)) is not None]
    for number, goal in enumerate(scenario.goals):
        if not goal.when.holds(events, scenario.you):
            raise BadCard(file, scenario.id, f"goals.{number}", "the solution does not reach it")
    if scenario.ends is not None and not scenario.ends.holds(events, scenario.you):
        raise BadCard(file, scenario.id, "ends", "the solution does not come to it")
    if scenario.ends is None and game.result is None:
        raise BadCard(file, scenario.id, "solution", "does not come to the end of the game")


def begun(scenario: Scenario, tables: Tables) -> Game:
    """The game of a scenario as it begins. Raises `IllegalAction` for what cannot be played or is no legal position."""
    from swallows_gui.games.swallows.rules.game import Swallows
    from swallows_gui.games.swallows.rules.soundness import checked

    if scenario.position is not None:
        try:
            game = Swallows.from_state(tables, scenario.position)
        except (IllegalAction, KeyError, ValueError, TypeError, IndexError, AttributeError) as wrong:
            raise IllegalAction("bad_option", option="position", value=str(wrong)[:200]) from None
        reason = checked(game)
    else:
        game = Swallows.new(tables, {**scenario.options, "seats": len(scenario.seats)}, scenario.seed)
        for number, (seat, action) in enumerate(scenario.moves, 1):
            try:
                game.push(game.notation.action_from_json(seat, action))
            except IllegalAction as refused:
                raise IllegalAction("bad_option", option=f"move {number}", value=str(refused)) from None
        reason = None
    if reason is None and game.seats != len(scenario.seats):
        reason = f"has {game.seats} seats"
    if reason is None and game.result is not None:
        reason = "is over"
    if reason is not None:
        raise IllegalAction("bad_option", option="position", value=reason)
    return game


def _played(game: Game, moves: _Moves, file: str, identity: str) -> list[Any]:
    events: list[Any] = []
    for number, (seat, action) in enumerate(moves):
        try:
            events += game.push(game.notation.action_from_json(seat, action))
        except IllegalAction as refused:
            raise BadCard(file, identity, f"solution.{number}", str(refused)) from None
    return events
