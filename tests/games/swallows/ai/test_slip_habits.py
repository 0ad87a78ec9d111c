"""What seats of a level bet on: measured at tables of that level, believed by seats of it."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.games.swallows.ai.beliefs import beliefs, habitual
from swallows_gui.games.swallows.ai.slip_habits import read_slip_habits, slip_habits
from swallows_gui.games.swallows.lab import slip_habits as measuring
from swallows_gui.games.swallows.lab.playing import new_game, players
from swallows_gui.games.swallows.lab.slip_habits import HeldBet, fit, measure_slips, written
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.lab import parallel

LEVELS = ("normal", "hard", "expert")


def handed_in(seed: int, form: str = "sixteen") -> Swallows:
    """A tournament of normal seats whose slips are handed in."""
    game = new_game({"distribution": "random", "format": form}, 4, seed)
    seats = players(["normal"] * 4, seed)
    while not game.match:
        game.push(seats[game.mover].choose(game.view(game.mover)))
    return game


def missed(game: Swallows, level: str) -> float:
    """Sum of squares by which seat 0's beliefs miss whether the others hold bets."""
    held = habitual(game.view(0), level=level)
    return sum(
        (held.backed(seat, team) - (team in dict(game.bets[seat]))) ** 2
        for seat in (1, 2, 3)
        for team in range(len(game.field))
    )


def test_what_was_measured_of_a_level_is_nearer_than_what_is_half_another_levels() -> None:
    games = [handed_in(seed) for seed in range(40, 44)]
    by_level = {level: sum(missed(game, level) for game in games) for level in ("normal", "expert")}
    assert by_level["normal"] < 0.75 * by_level["expert"]


def test_ones_own_bet_makes_experts_likelier_to_hold_one_too_and_the_public_knows_of_none() -> None:
    game = handed_in(40)
    german = game.field.index(game.tables.nation("GER"))
    strangers = [team for team, trainer in enumerate(game.trainer) if trainer == 1 and team != german]
    team = max(strangers, key=lambda each: game.tables.nation_strength[game.field[each]])
    before, view = habitual(game.view(0), level="expert"), game.view(0)
    view.bets = ((german, 0), (team, 0))
    after = habitual(view, level="expert")
    assert after.backed(1, team) > before.backed(1, team)
    assert after.leanings[0][team] == (0.0, 1.0, 0.0, 0.0)
    public = habitual(view, level="expert", public=True)
    assert public == habitual(game.view(0), level="expert", public=True)
    assert public.leanings[0][team] != after.leanings[0][team]
    view.history = ()
    assert beliefs(view, level="expert") == after


@pytest.mark.parametrize("form", ["sixteen", "eight", "thirty-two"])
def test_a_format_that_was_not_measured_goes_by_the_nearest_one_and_bets_what_it_has(form: str) -> None:
    game = new_game({"distribution": "random", "format": form}, 4, 9)
    view = game.view(0)
    for level in LEVELS:
        measured = slip_habits(view.form, level)
        assert measured is not None
        held = habitual(view, level=level)
        for leaning in held.leanings[1]:
            assert sum(leaning) == pytest.approx(1)
            offered = [chance > 0 for chance in leaning[1:]]
            assert offered == [kind in view.form.economy.bets for kind in BET_KINDS]
    assert slip_habits(view.form, "random") is None


def test_known_slips_are_found_again() -> None:
    cheap, dear = (1.0, 0.0, 0.1, 1.0, 0.0, 0.0), (1.0, 0.0, 2.0, -1.0, 0.0, 0.0)
    more = (0.0,) * 5
    rows = [HeldBet(kind, cheap, ((*cheap, *more),), (kind,)) for kind in (0, 0, 0, 0, 1, 2, 2, -1)] * 40
    rows += [HeldBet(kind, dear, ((*dear, *more),), (-1,)) for kind in (-1,) * 7 + (0,)] * 40
    rows += [HeldBet(0, cheap, (), ())] * 9 + [HeldBet(2, cheap, (), ())]
    found = fit(rows, rows, 16, "made up")
    bets = found.leaning(cheap, (0, 1, 2), knowing=False)
    assert bets == pytest.approx((1 / 8, 1 / 2, 1 / 8, 1 / 4), abs=0.05)
    assert found.leaning((*dear, *more), (0, 1, 2), knowing=True)[0] == pytest.approx(7 / 8, abs=0.03)
    assert found.leaning((*cheap, *more), (0, 2), knowing=True)[2] == 0
    assert found.must == (0.0, 0.9, 0.0, 0.1)
    assert found.obliged((0, 1, 2))[0] == 0
    assert found.also_held == (0.8, 1.0, 1.0)
    with pytest.raises(ValueError, match="too few"):
        fit([], [], 16, "nothing")


def test_what_is_measured_reads_back(tmp_path: Path) -> None:
    found = measure_slips("normal", 40, 2)
    (tmp_path / "sixteen-second-groups-normal.json").write_text(written(found), "utf-8")
    assert read_slip_habits(tmp_path) == {("sixteen-second-groups", "normal"): found}
    assert found.teams == 16
    (tmp_path / "bad-normal.json").write_text('{"teams": 16}', "utf-8")
    with pytest.raises(BadCard):
        read_slip_habits(tmp_path)


def test_a_measurement_goes_half_the_way_from_the_shares_that_were_believed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seats bet where they believe nobody shares: the whole way, and all would crowd on each kind in turn."""
    believed = slip_habits(new_game({}, 4, 40).form, "normal")
    assert believed is not None
    came = replace(believed, also_held=(1.0, 0.0, 0.5))
    monkeypatch.setattr(measuring, "fit", lambda *_slips: came)
    found = measure_slips("normal", 40, 1).also_held
    assert found == pytest.approx(
        [(old + new) / 2 for old, new in zip(believed.also_held, came.also_held, strict=True)], abs=0.001
    )


def test_several_processes_measure_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables come in as they are done; those of shared odds are not taken for others."""
    alone = measure_slips("normal", 40, 2)

    def backwards(work: Any, tasks: Any, _workers: object = 1) -> Any:
        return iter([work(task) for task in reversed(list(tasks))])

    monkeypatch.setattr(parallel, "spread", backwards)
    assert measure_slips("normal", 40, 2, jobs=2) == alone
