"""`swallows haggles --seed N`: what was offered, asked, refused and taken in a tournament of computer players."""

from typing import Annotated

import typer

from swallows_gui.cli.progress import counted
from swallows_gui.cli.simulate import LAST_SEED, MOST_GAMES

app = typer.Typer(name="haggles", help="Bribes and prices of tournaments, as the table hears them.")


@app.callback(invoke_without_command=True)
def haggles(
    seed: Annotated[int, typer.Option("--seed", min=0, max=LAST_SEED, help="Seed of the first tournament.")] = 1,
    games: Annotated[int, typer.Option("--games", min=1, max=MOST_GAMES, help="How many tournaments.")] = 1,
    seats: Annotated[
        str, typer.Option("--seats", metavar="LEVEL,...", help="The level of each seat.")
    ] = "expert,expert,expert,expert",
) -> None:
    """Play tournaments between computer players and print their haggles."""
    from swallows_gui.cli.exit_codes import in_one_line
    from swallows_gui.games.swallows.lab.tally import LARGE
    from swallows_gui.games.swallows.lab.tally import haggles as heard_in
    from swallows_gui.lab.game_lab import lab_of

    levels = [one.strip() for one in seats.split(",")]
    with in_one_line(levels="--seats"):
        lab_of("swallows").check(*levels)
        found = []
        for number in range(seed, seed + games):
            heard = heard_in(levels, number)
            found.append(heard)
            print(f"Tournament {number}")
            print("\n".join(heard.told_lines()) or "  nobody haggled")
    taken = [amount for heard in found for amount in heard.taken]
    tallies = [heard.tally for heard in found]
    firsts, refused = sum(each.first_offers for each in tallies), sum(each.first_offers_refused for each in tallies)
    after, large = sum(each.bribes_at_a_price for each in tallies), sum(each.large_bribes for each in tallies)
    print(f"{counted(games, 'tournament')}: {len(taken) / games:.1f} bribes taken each", end="")
    print(f", mean {sum(taken) / len(taken):.1f}M, {large} of {LARGE}M or more" if taken else "")
    print(f"{refused} of {firsts} first offers refused, {after} of {len(taken)} taken after a price")
    print(f"{sum(each.prices for each in tallies)} prices, {sum(heard.unasked for heard in found)} unasked")
