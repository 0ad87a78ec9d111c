"""`swallows scenario list|play`: games that start in the middle, and what a seat of a level comes to in them."""

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from swallows_gui.cli.progress import counted
from swallows_gui.cli.simulate import MOST_GAMES, AsJson

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.scenarios import Scenario

app = typer.Typer(name="scenario", help="Games that start in the middle.", no_args_is_help=True)


@app.command("list")
def list_scenarios(as_json: Annotated[bool, typer.Option("--json", help="Print one JSON list.")] = False) -> None:
    """List the scenarios that come with the program, the easiest first."""
    from swallows_gui.games.swallows.data.catalogue import load
    from swallows_gui.games.swallows.data.scenarios import in_order
    from swallows_gui.games.swallows.session.attempts import kept

    best = kept().best
    told = [
        {
            "id": each.id,
            "title": each.title["en"],
            "text": each.text["en"],
            "difficulty": each.difficulty,
            "goals": [goal.words["en"] for goal in each.goals],
            "par": each.par.stars,
            "stars": best[each.id].stars if each.id in best and best[each.id].digest == each.digest else None,
        }
        for each in in_order(load().scenarios.values())
    ]
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    for one in told:
        mine = "not tried yet" if one["stars"] is None else counted(int(str(one["stars"])), "star")
        print(f"{one['id']}: {one['title']}, difficulty {one['difficulty']} of 5, {mine}")


@app.command("play")
def play_scenario(
    name: Annotated[str, typer.Argument(metavar="ID|FILE", help="A scenario, or a file with one.")],
    level: Annotated[str, typer.Option("--level", help="Who tries it: random, easy, normal, hard, expert.")] = "normal",
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many tries.")] = 100,
    as_json: AsJson = False,
) -> None:
    """Have a seat of a level try a scenario: first with the dice that a person meets, then with others."""
    from swallows_gui.ai.advice import LEVELS
    from swallows_gui.cli.progress import bar
    from swallows_gui.games.swallows.lab.scenario_tries import tried
    from swallows_gui.session.openings import playable

    if level not in LEVELS:
        raise typer.BadParameter(f"no level {level!r}; there are {', '.join(LEVELS)}", param_hint="--level")
    scenario = scenario_named(name)
    game = playable("swallows")
    with bar(games, "Trying") as advance:
        found = []
        for number in range(games):
            found.append(tried(scenario, game, level, number).verdict)
            advance(number + 1)
    reached = [sum(each.reached[at] for each in found) for at in range(len(scenario.goals))]
    stars = [sum(1 for each in found if each.stars == number) for number in range(len(scenario.goals) + 1)]
    if as_json:
        told = {"id": scenario.id, "level": level, "games": games, "reached": reached, "stars": stars}
        print(json.dumps(told))
        return
    print(f"{scenario.title['en']}: {level} tries it {counted(games, 'time')}")
    for goal, times in zip(scenario.goals, reached, strict=True):
        print(f"  {goal.words['en']} {times} of {games}")
    print(f"  stars: {', '.join(f'{number}: {times}' for number, times in enumerate(stars))}")


@app.command("make")
def make_scenario(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A saved game.", dir_okay=False, exists=True)],
    move: Annotated[int, typer.Option("--move", min=0, help="After which move it starts.")],
    identity: Annotated[str, typer.Option("--id", help="Its id; that of a pack in front, for a pack's.")],
) -> None:
    """Print a scenario that starts in a saved game; what was played from there on is its solution.

    What it is called and what it asks for is yours to say: the goal that is printed is to have the most money.
    """
    from swallows_gui.records.read import read
    from swallows_gui.records.record import RecordError

    try:
        played = read(record)
    except RecordError as wrong:
        raise typer.BadParameter(str(wrong), param_hint="RECORD") from None
    moves = [[each.seat, each.action] for each in played.standing]
    if move >= len(moves):
        raise typer.BadParameter(f"the game has {counted(len(moves), 'move')}", param_hint="--move")
    people = [number for number, seat in enumerate(played.header.seats) if seat.kind == "human"]
    you = people[0] if people else 0
    hidden = ("title", "colours", "pins", "seats", "tutorial", "scenario", "daily")
    told = {
        "id": identity,
        "title": {"en": identity.rpartition(":")[2].replace("-", " ").capitalize()},
        "text": {"en": "What the situation is."},
        "difficulty": 3,
        "options": {name: value for name, value in played.header.options.items() if name not in hidden},
        "seats": [
            {"name": seat.name, "level": "" if number == you else seat.level or "normal"}
            for number, seat in enumerate(played.header.seats)
        ],
        "you": you,
        "seed": played.header.seed,
        "ai_seeds": list(played.header.ai_seeds),
        "ends": None,
        "goals": [{"words": {"en": "Have the most money."}, "when": {"place": True, "at_most": 1}}],
        "par": {"stars": 0, "tries": 1},
        "moves": moves[:move],
        "solution": moves[move:],
    }
    print(json.dumps(told, ensure_ascii=False, indent=1))


def scenario_named(name: str) -> "Scenario":
    """The scenario of a file, or the shipped one with this id. BadParameter for one that is not there or not sound."""
    from swallows_gui.catalogue.mistakes import BadCard
    from swallows_gui.games.swallows.data.catalogue import load
    from swallows_gui.games.swallows.data.scenarios import check_scenario, read_scenario

    shipped = load().scenarios
    if name in shipped:
        return shipped[name]
    path = Path(name)
    if not path.is_file():
        known = ", ".join(shipped)
        raise typer.BadParameter(f"no scenario or file {name!r}; there are {known}", param_hint="ID|FILE")
    try:
        scenario = read_scenario(path)
        check_scenario(scenario, load().tables(), path.name)
    except BadCard as wrong:
        raise typer.BadParameter(str(wrong), param_hint="ID|FILE") from None
    return scenario
