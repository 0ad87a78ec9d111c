"""Millions of Swallows in the laboratory: what is measured of it beside what is measured of any game."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from swallows_gui.ai import Player, UnknownLevel, check_level
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai.characters import cast
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.lab import answers, pushes, slip_habits, stars, statistics
from swallows_gui.games.swallows.lab.bench import SETUPS, choose, forecast_rates
from swallows_gui.games.swallows.lab.figures import figures
from swallows_gui.games.swallows.lab.playing import codes_of, cup_of, form_of, format_of_file, options_of_cup
from swallows_gui.games.swallows.lab.reliability import FIRST_UNSEEN, reliability
from swallows_gui.games.swallows.lab.report import refuse_strangers, write_report
from swallows_gui.games.swallows.lab.scripted_variants import TRICKS, Twin
from swallows_gui.games.swallows.lab.tally import Counter, Tally
from swallows_gui.games.swallows.lab.targets import EXPERTS, LADDER, TARGETS, table
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.formats import Format
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.options import WORLD
from swallows_gui.games.swallows.rules.soundness import check_cards, check_money
from swallows_gui.lab.forecasts import Reliability
from swallows_gui.lab.game_lab import BalanceTarget, Forecasts, GameLab, Report, Rung, UnknownField, UnknownFormat
from swallows_gui.lab.parallel import Progress, Workers
from swallows_gui.lab.tally import SetOfFigures


class SwallowsLab(GameLab):
    """What the laboratory measures of Millions of Swallows."""

    unit = "money, M"
    played = "tournament"
    usual_seats = 4
    measured: Mapping[str, Any] = {"distribution": "random"}
    switches: Mapping[str, bool] = {
        "talk": True, "haggling": True, "envelopes": True, "shared_odds": False, "apart": True,
    }  # fmt: skip
    targets = TARGETS
    setups = SETUPS
    short: Mapping[str, Any] = {"format": "friendly", "seats": 3}
    heard: Mapping[str, Any] = {"knockout": True}
    moves = 780
    compiled = (
        "rules/*.py", "ai/search/*.py", "ai/forecast/*.py", "ai/strategy/slips.py",
        "ai/beliefs.py", "ai/evaluation.py", "ai/features.py",
    )  # fmt: skip
    interpreted = (
        # Classes that are read as data are no classes any more, and a property that is declared as a field becomes one.
        "rules/events.py", "rules/notation.py", "rules/options.py", "rules/view.py", "rules/knowledge.py",
        "rules/story.py",
        # Hardly ever in a playout.
        "rules/refusals.py", "rules/snapshot.py", "rules/soundness.py",
    )  # fmt: skip
    shows_hidden = EVENTS.revealing()
    report = Report(refuse_strangers, write_report)

    def options(self, format_id: str | None = None, teams: int | None = None) -> Json:
        """The format with this id, or the tournament of so many teams. Raises `UnknownFormat`."""
        formats = self.playable.catalogue.tables().formats
        if teams is not None:
            plain = sorted(formats.values(), key=_plainness, reverse=True)
            sizes = {form.schedule.teams: form.id for form in plain if not form.schedule.single}
            if teams not in sizes:
                known = ", ".join(str(size) for size in sorted(sizes))
                raise UnknownFormat(f"there is no format of {teams} teams; there is {known}")
            return {"format": sizes[teams]}
        wanted = "sixteen" if format_id is None else format_id
        if wanted in formats:
            return {"format": wanted}
        if not Path(wanted).is_file():
            raise UnknownFormat(f"there is no format {wanted!r}, and no such file; there are {', '.join(formats)}")
        return {"format": format_of_file(Path(wanted))}

    def fielded(self, options: Json, field: str, free: bool) -> Json:
        """The same with a preset field, the teams of a file, or "world": drawn by lot from all nations there are.

        A past cup is played as it was drawn, in its own format, unless another was asked for.

        Raises `UnknownField`.
        """
        if field == WORLD:
            return {**options, "field": WORLD}
        cup = cup_of(self.playable.catalogue, field)
        if cup is not None and free:
            return {**options, **options_of_cup(self.playable.catalogue, cup)}
        codes = codes_of(self.playable.catalogue, field)
        if free:
            try:
                options = self.options(None, len(codes))
            except UnknownFormat as unknown:
                raise UnknownField(str(unknown)) from None
        teams = self._form(options).schedule.teams
        if len(codes) != teams:
            raise UnknownField(f"{field} has {len(codes)} teams; the format has {teams}")
        return {**options, "field": codes, "free_heads": not self._has_heads(options, codes)}

    def seats_of(self, options: Json) -> tuple[int, int, int]:
        """Fewest, usual and most seats of the format."""
        economy = self._form(options).economy
        return economy.seats[0], economy.usual_seats, economy.seats[1]

    def table(self, options: Json) -> Sequence[BalanceTarget]:
        """The balance table of a format."""
        return table(self._form(options))

    def table_of(self, levels: Sequence[str], options: Json) -> Sequence[BalanceTarget]:
        """What becomes of the heads of groups, and how seats behave, at tables of experts with 16 teams."""
        return EXPERTS if set(levels) == {"expert"} and options.get("format", "sixteen") == "sixteen" else ()

    def _form(self, options: Json) -> Format:
        return form_of(self.playable.catalogue.tables(), options.get("format", "sixteen"))

    def _has_heads(self, options: Json, codes: Sequence[str]) -> bool:
        tables = self.playable.catalogue.tables()
        return {tables.nation_code[head] for head in tables.heads_of(self._form(options))} <= set(codes)

    def check(self, *entrants: str) -> None:
        """Raises `UnknownLevel` for a level, or a character or cunning twin of it, that does not exist."""
        for name in entrants:
            level, colon, character = name.partition(":")
            check_level(level)
            known = [one for one, _ in cast(level)] if self.searches(level) else []
            if colon and character not in known and character not in TRICKS:
                raise UnknownLevel(f"{level} has no character {character!r}; it has {', '.join(known) or 'none'}")

    def player(self, entrant: str, seat: int, seed: int) -> Player:
        """The player of a level, or as "expert:miser" of a level and a character; else the seed draws one.

        "normal:takes-all" is a cunning twin.
        """
        level, _, character = entrant.partition(":")
        player = super().player(level, seat, seed)
        if character in TRICKS:
            return Twin(player, TRICKS[character])
        if character and isinstance(player, Searcher):
            player.character, player.weights = character, dict(cast(level))[character]
        return player

    def twins(self) -> Mapping[str, str]:
        """The cunning twins, and what each does otherwise than its level."""
        return {name: (trick.__doc__ or "").strip() for name, trick in TRICKS.items()}

    def rungs(self) -> tuple[Rung, ...]:
        """The ladder of a table of four."""
        return LADDER

    def scores(self, result: Json, seats: int) -> Sequence[float]:
        """Cash at the end, M."""
        del seats
        cash: list[float] = result["cash"]
        return cash

    def counter(self, seed: int, seats: int) -> Counter:
        """Counts for the balance table."""
        return Counter(seed, seats)

    def tally(self, kept: Mapping[str, Any]) -> Tally:
        """A tally from its JSON."""
        return Tally(**kept)

    def figures(self, tallies: Sequence[Tally]) -> SetOfFigures:
        """All figures that are measured, those of the balance table first."""
        return figures(tallies)

    def choose(self, game: Swallows, lot: Callable[[], float]) -> tuple[int, bool]:
        """A random action, and whether it is out of turn."""
        return choose(game, lot)

    def is_choice(self, game: Swallows) -> bool:
        """Whether the seat to move has more than one answer."""
        return len(game.legal) > 1

    def check_position(self, game: Swallows) -> None:
        """Every card is in one place, and no rouble appears or is lost."""
        check_cards(game)
        check_money(game)

    def speaking(self, game: Swallows) -> Swallows:
        """A copy that tells its events."""
        twin = game.copy()
        twin.emits_events = True
        return twin

    def carrying_out(self, game: Swallows) -> Callable[[int], object]:
        """Plays an action in turn without looking whether it is allowed."""
        return game.carry_out

    def more_rates(self, seconds: float, tell: Callable[[str], None]) -> dict[str, float]:
        """Forecasts and simulated remainders."""
        return forecast_rates(seconds, tell)

    def forecasts(self) -> Forecasts:
        """How far the forecasts can be believed."""
        return _Forecasts()


def _plainness(form: Format) -> tuple[bool, bool, int, str]:
    """Of formats of one size the plainest is the least: groups and a knock-out, one sheet, few matches."""
    schedule = form.schedule
    return not schedule.simple, bool(form.economy.sheets), len(schedule.fixtures), form.id


class _Forecasts:
    """See `Forecasts`."""

    def habits(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """The habits of play, as a file of `resources/swallows/habits` has them."""
        found = statistics.measure(level, seed, games, options=options, jobs=jobs, progress=progress)
        return statistics.written(found)

    def slips(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """What seats bet on, as a file of `resources/swallows/slips` has it."""
        found = slip_habits.measure_slips(level, seed, games, options=options, jobs=jobs, progress=progress)
        return slip_habits.written(found)

    def stars(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """What the star cards do, as `resources/swallows/stars.json` has it."""
        found = stars.measure_stars(level, seed, games, options=options, jobs=jobs, progress=progress)
        return stars.written(found)

    def pushes(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """How far seats of a level bring about what they bet on: JSON."""
        found = pushes.measure_pushes(level, seed, games, options=options, jobs=jobs, progress=progress)
        companies = f"of one {level} seat among {pushes.USUAL} ones and {games} of {level} seats alone"
        source = f"{games} tournaments {companies}, seeds from {seed} on"
        return pushes.written(found, source)

    def answers(self, level: str, seed: int, games: int, *, options: Json, jobs: Workers, progress: Progress) -> str:
        """How often a dangerous attack is let through by who could answer it: JSON."""
        found = answers.measure_answers(level, seed, games, options=options, jobs=jobs, progress=progress)
        return answers.written(found, f"{games} tournaments of {level} seats, seeds from {seed} on")

    def reliability(
        self,
        games: int,
        *,
        level: str,
        seed: int | None,
        rows: int,
        jobs: Workers,
        path: Path | None,
        progress: Progress,
        options: Json | None = None,
    ) -> Reliability:
        """Forecasts held against what happened."""
        first = FIRST_UNSEEN if seed is None else seed
        return reliability(
            games, level=level, seed=first, rows=rows, jobs=jobs, path=path, progress=progress, options=options
        )
