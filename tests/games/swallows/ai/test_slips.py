"""Slips of seats that look ahead: legal, the same every time, judged by who has most money at the end (S2, S9.1)."""

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from swallows_gui.games.swallows.ai import betting as plain
from swallows_gui.games.swallows.ai.beliefs import habitual
from swallows_gui.games.swallows.ai.betting import known_ratings, next_bet
from swallows_gui.games.swallows.ai.evaluation import ratings
from swallows_gui.games.swallows.ai.forecast.remainder import Remainders
from swallows_gui.games.swallows.ai.match_context import NORMAL
from swallows_gui.games.swallows.ai.strategy import drafting, slips
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.lab.playing import ai_seeds


def betting(seed: int = 9) -> Swallows:
    """A tournament whose slips are about to be filled in."""
    return new_game({"distribution": "random"}, 4, seed)


def prospect(game: Swallows, rows: list[bytes], lead: int) -> slips.SlipForecast:
    """Seat 0's prospects over given remainders, when it is ahead of the richest other by `lead` in each."""
    view = game.view(0)
    found = slips.SlipForecast(
        view, Remainders(view.form.schedule.ladder, tuple(rows)), habitual(view), NORMAL, Random(1)
    )
    found.lead = [lead] * len(rows)
    return found


def row(**reached: int) -> bytes:
    """A remainder in which teams reach so many stages, others none."""
    return bytes(reached.get(f"t{team}", 0) for team in range(16))


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_slip_is_legal_keeps_money_for_bribes_and_comes_out_the_same(level: str) -> None:
    game = betting()
    for seat in (0, 3) if level == "hard" else (1,):
        view = game.view(seat)
        wanted = slips.slip(view, NORMAL, 77 + seat, level)
        teams = [team for team, _ in wanted]
        strengths = [view.tables.nation_strength[view.field[team]] for team in teams]
        assert view.field.index(view.tables.nation("GER")) == teams[0]
        assert len(set(teams)) == len(teams)
        assert {kind for _, kind in wanted} <= {"V", "F", "S"}
        assert sum(strengths) <= view.form.economy.cash - NORMAL.purse
        assert slips.slip(game.view(seat), NORMAL, 77 + seat, level) == wanted


def test_an_expert_trusts_less_in_what_it_can_do_for_other_seats_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    view = betting().view(0)
    even = {(team, kind): 0.5 for team in range(16) for kind in "VFS"}
    monkeypatch.setattr(slips, "chances", lambda *_asked: even)
    hard, expert = (slips.prospects(view, NORMAL, 1, level) for level in ("hard", "expert"))
    for team, kind in even:
        if view.trainer[team] == 0:
            assert expert[team, kind] == hard[team, kind]
        else:
            assert expert[team, kind] < hard[team, kind]


def test_an_expert_trusts_least_in_the_late_stages_of_the_favourite_that_another_seat_trains(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All would bet on its final, and its trainer could bet on its title with their help."""
    game = betting()
    favourite, other = (game.field.index(game.tables.nation(code)) for code in ("BRA", "FRA"))
    strength = [game.tables.nation_strength[nation] for nation in game.field]
    pays = {"V": 16, "F": 36, "S": 56}
    even = {(team, kind): 0.5 for team in range(16) for kind in pays}
    monkeypatch.setattr(slips, "chances", lambda *_asked: even)

    def trusted(seat: int, level: str, team: int, kind: str) -> float:
        gained = slips.prospects(game.view(seat), NORMAL, 1, level)[team, kind]
        return (gained + strength[team]) / pays[kind]

    abroad = next(seat for seat in range(4) if seat not in (game.trainer[favourite], game.trainer[other]))
    for kind in "FS":
        assert trusted(abroad, "expert", favourite, kind) < trusted(abroad, "expert", other, kind) - 0.1
        assert trusted(abroad, "hard", favourite, kind) == pytest.approx(trusted(abroad, "hard", other, kind))
    assert trusted(abroad, "expert", favourite, "V") == pytest.approx(trusted(abroad, "expert", other, "V"))
    own = [trusted(game.trainer[team], "expert", team, "F") for team in (favourite, other)]
    assert own[0] == pytest.approx(own[1])


@pytest.mark.usefixtures("quick_slips")
def test_the_slip_is_filled_in_bet_by_bet_and_handed_in() -> None:
    game = betting()
    wanted = slips.slip(game.view(0), NORMAL, 5, "hard")
    for _ in range(len(wanted) + 1):
        view = game.view(0)
        game.push(next_bet(view, view.asked, slips.slip(view, NORMAL, 5, "hard")))
    assert game.mover == 1
    assert sorted((team, "VFS"[kind]) for team, kind in game.bets[0]) == sorted(wanted)


def test_what_happens_in_every_remainder_is_bet_on() -> None:
    game = betting()
    german = game.field.index(game.tables.nation("GER"))
    other = next(team for team in range(16) if team != german)
    sure = row(**{f"t{german}": 1, f"t{other}": 4})
    assert set(prospect(game, [sure] * 40, 0).best(88)) == {(german, "V"), (other, "S")}


def test_who_is_far_behind_bets_on_luck_and_who_is_ahead_does_not() -> None:
    """A title won in one remainder of six is worth less than its stake, but nothing else makes up for 35M."""
    game = betting()
    german = game.field.index(game.tables.nation("GER"))
    strengths = [game.tables.nation_strength[nation] for nation in game.field]
    long_shot = max((team for team in range(16) if team != german), key=lambda team: strengths[team])
    assert strengths[long_shot] > 56 / 6
    rows = [row(**{f"t{german}": 1, f"t{long_shot}": 4 if number == 0 else 0}) for number in range(6)] * 20
    assert (long_shot, "S") in prospect(game, rows, -35).best(88)
    assert (long_shot, "S") not in prospect(game, rows, 20).best(88)


def test_who_bets_on_anothers_team_makes_it_go_further_and_on_an_own_one_hopes_for_too_much() -> None:
    game = betting()
    strengths = [game.tables.nation_strength[nation] for nation in game.field]
    mine = {
        own: min((team for team in range(16) if (game.trainer[team] == 0) is own), key=lambda team: strengths[team])
        for own in (True, False)
    }
    rows = [row(**{f"t{team}": number % 2 for team in mine.values()}) for number in range(400)]
    found = {(bet.team, bet.kind): bet for bet in prospect(game, rows, 0).bets}
    won = {own: sum(gain > 0 for gain in found[team, "V"].won) for own, team in mine.items()}
    assert won[True] < 200 < won[False]
    assert all((gain > 0) >= number % 2 for number, gain in enumerate(found[mine[False], "V"].won))
    assert all((gain > 0) <= number % 2 for number, gain in enumerate(found[mine[True], "V"].won))


def test_a_push_moves_as_many_outcomes_as_it_says_and_none_that_are_certain() -> None:
    came = [True] * 1000 + [False] * 3000
    for push in (0.8, -0.8, 0.0):
        moved = sum(slips._pushed(came, push, Random(2)))
        assert moved / 4000 == pytest.approx(slips._helped(0.25, push), abs=0.02)
        assert all(slips._pushed([True] * 50, push, Random(3)))
        assert not any(slips._pushed([False] * 50, push, Random(3)))


def test_a_cautious_character_bets_less_than_a_bold_one() -> None:
    cautious, bold = replace(NORMAL, caution=0.2, caution_abroad=0.6), replace(NORMAL, caution=-0.4, caution_abroad=0.0)
    staked = []
    for weights in (cautious, bold):
        total = 0
        for seed in (9, 10):
            view = betting(seed).view(1)
            wanted = slips.slip(view, weights, seed, "hard")
            total += sum(view.tables.nation_strength[view.field[team]] for team, _ in wanted)
        staked.append(total)
    assert staked[0] < staked[1]


def test_the_draft_takes_what_promises_money_and_counts_cards_not_names() -> None:
    game = new_game({}, 4, 12)
    view = game.view(game.mover)
    worths = drafting.team_worths(view)
    picked = drafting.choose_team(view, view.asked)
    best = max(range(16), key=lambda team: worths[team])
    assert picked & 0xFF == best
    assert all(worth > 0 for worth in worths)
    assert drafting.team_worths(game.view(None)) == worths


def test_a_slip_by_lot_is_hardly_worse_than_the_best_however_fond_one_is_of_it() -> None:
    game = betting()
    german = game.field.index(game.tables.nation("GER"))
    strengths = [game.tables.nation_strength[nation] for nation in game.field]
    sure, even = sorted((team for team in range(16) if team != german), key=strengths.__getitem__)[:2]
    won = [int(16 * number < 40 * (strengths[even] - 1)) for number in range(40)]
    found = prospect(game, [row(**{f"t{german}": 1, f"t{sure}": 1, f"t{even}": stage}) for stage in won], 0)
    found.bets = [replace(bet, won=tuple([16 * stage - bet.stake for stage in won])) if bet.team == even else bet
                  for bet in found.bets if bet.kind == "V"]  # fmt: skip
    assert set(found.best(88)) == {(german, "V"), (sure, "V")}
    found.fondness = {(even, "V"): 9.0, (sure, "V"): -99.0}
    assert set(found.best(88)) == {(german, "V"), (sure, "V"), (even, "V")}, "that without `sure` costs more than 2M"


def test_a_hand_that_is_dealt_moves_no_rating_on_average() -> None:
    moved = []
    for seed in range(12):
        view = betting(seed).view(0)
        own = [team for team, trainer in enumerate(view.trainer) if trainer == 0]
        moved += [known_ratings(view)[team] - ratings(view)[team] for team in own]
    assert abs(fmean(moved)) < 0.5
    assert len(set(moved)) > 2


def test_normal_seats_bet_on_titles_and_not_all_alike() -> None:
    """A title of a favourite pays what its price promises, so that none is left to a seat that bets on nothing else."""
    tables = [filled_in(seed) for seed in range(16)]
    assert sum(any("S" in slip.values() for slip in table) for table in tables) >= len(tables) / 2
    assert all(any(slip != table[0] for slip in table) for table in tables)


def filled_in(seed: int) -> list[dict[int, str]]:
    """By seat the slip of a `normal` player in its place."""
    game = betting(seed)
    return [dict(plain.slip(game.view(seat), NORMAL, mind)) for seat, mind in enumerate(ai_seeds(seed, 4))]
