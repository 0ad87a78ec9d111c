"""`swallows characters --level hard`: by what a person can tell the characters of a level apart, and what they cost."""

import json
from typing import TYPE_CHECKING, Annotated

import typer

from swallows_gui.cli.game import Format, With, Without
from swallows_gui.cli.progress import counted
from swallows_gui.cli.simulate import LAST_SEED, MOST_GAMES, AsJson, Cluster, Jobs, KeptIn, Resume, workers

if TYPE_CHECKING:
    from swallows_gui.games.swallows.lab.characters import CharacterPortrait, Gallery

app = typer.Typer(name="characters", help="How far the characters of computer players can be told apart.")


@app.callback(invoke_without_command=True)
def characters(
    level: Annotated[str, typer.Option("--level", help="Whose characters: hard, expert.")] = "hard",
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many tournaments.")] = 200,
    seed: Annotated[
        int, typer.Option("--first-seed", "--seed", min=0, max=LAST_SEED, help="Seed of the first tournament.")
    ] = 3_000_001,
    format_id: Format = None,
    on: With = None,
    off: Without = None,
    jobs: Jobs = None,
    cluster: Cluster = None,
    file: KeptIn = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Measure in which figures each character of a level differs from its mean, and its money.

    Exit code 1 if one differs in too few, or costs too much.
    """
    from swallows_gui.cli.exit_codes import in_one_line
    from swallows_gui.cli.game import lab, options
    from swallows_gui.cli.progress import bar
    from swallows_gui.cli.simulate import same_again, usual_file
    from swallows_gui.games.swallows.lab.characters import gallery

    given = options(lab("swallows"), format_id, on=on, off=off)
    crew = workers(jobs, cluster)
    with in_one_line(levels="--level", go_on=same_again(file)):
        path = file or usual_file("characters.jsonl", resume=resume)
        with bar(games, "Characters") as advance:
            found = gallery(
                level,
                games,
                first_seed=seed,
                jobs=crew,
                path=path,
                options=given,
                progress=lambda done, _all: advance(done),
            )
    if as_json:
        print(json.dumps(found.as_json(), ensure_ascii=False))
    else:
        _print(found)
    if any(one.pale or one.dear for one in found.portraits):
        raise typer.Exit(1)


def _print(found: "Gallery") -> None:
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from swallows_gui.games.swallows.lab.characters import DEAREST, ERRORS, FIGURES

    console = Console(soft_wrap=True)
    games = counted(found.games, "tournament")
    console.print(f"Characters of {found.level}, {games} from seed {found.first_seed}")
    for one in found.portraits:
        money = f"{one.money.value:+.1f} ± {one.money.high - one.money.value:.1f}"
        console.print(f"{one.character}: {counted(one.tournaments, 'tournament')}, money {money}M against the others")
        table = Table("figure", box=box.SIMPLE, pad_edge=False)
        for title in ("value", "level", "apart", "standard errors"):
            table.add_column(title, justify="right")
        for trait in sorted(one.shown, key=lambda trait: -abs(trait.apart / trait.error)):
            numbers = (trait.value, trait.value - trait.apart)
            table.add_row(
                trait.manner,
                *(f"{number:.2f}" for number in numbers),
                f"{trait.apart:+.2f} ± {trait.error:.2f}",
                f"{trait.apart / trait.error:+.1f}",
            )
        console.print(table if one.shown else "  like everybody")
    pale = [one for one in found.portraits if one.pale]
    dear = [one for one in found.portraits if one.dear]
    console.print(f"Fewer than {FIGURES} figures beyond {ERRORS:g} standard errors: {_names(pale)}")
    console.print(f"More than {DEAREST:g}M behind: {_names(dear)}")


def _names(found: "list[CharacterPortrait]") -> str:
    return ", ".join(one.character for one in found) or "none"
