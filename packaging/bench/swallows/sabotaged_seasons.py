"""A season goes on from tournament to tournament while somebody has a hand in its file."""

from bench.saboteur import Report, harm_watched
from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.session import season as seasons
from swallows_gui.games.swallows.session.season import PlayedTournament, Season, SeasonPlayer


def harm_season(seed: int, report: Report) -> None:
    """Harm a season of twenty tournaments in the folder of seasons; it is deleted at the end."""
    players = [SeasonPlayer(name=name, level="easy") for name in ("Ann", "Ben", "Cleo")]
    one = seasons.begun("Winter", players, 20, {"format": "eight"})
    path = seasons.keep(one)

    def go_on(number: int) -> None:
        nonlocal one
        cash = tuple(50 + number + seat for seat in range(3))
        one = one.with_result(
            PlayedTournament(record=f"{number}.swallows", mark=number + 1, start=(50,) * 3, cash=cash, champion=0)
        )
        seasons.keep(one)

    def known() -> list[Season]:
        return [found for found in seasons.kept() if isinstance(found, Season) and found.id == one.id]

    harm_watched(path, Seeded(seed + 2), go_on, known, lambda: known() == [one], f"season {seed}", report)
    if path.is_file():
        path.unlink()
