"""F1: squads of fifteen men."""

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.final_whistle.rules.options import MEN, SQUAD, SQUAD_MEN
from swallows_gui.games.final_whistle.rules.sampling import objection, takeable
from tests.games.final_whistle.rules.given import TABLES, Position, names, new

CHEAP = "G1 D1 D2 D3 M1 M2 M3 S1 S2 S3 D4"
BENCH = "G2 D5 M4 S4"


def take(position: Position, men: str) -> Position:
    for man in men.split():
        position.do("take", man=man)
    return position


def test_f1_1_fifteen_men_cost_fifty_points_at_most() -> None:
    position = take(new(), "D9 M9 S9 D8 M8 S8 G3")
    position.refused("over_budget", "take", man="D7")
    assert position.men_offered() == "D1 D2 D3 M1 M2 M3 S1 S2 S3"


def test_f1_2_one_goalie_plays_and_one_sits_on_the_bench() -> None:
    position = take(new(), "G1")
    position.refused("goalie_too_many", "take", man="G2")
    take(position, "D1 D2 D3 M1 M2 M3 S1 S2 S3 D4").refused("man_taken", "take", man="G1")
    take(position, "G2 D5 M4").refused("goalie_too_many", "take", man="G3")
    without = take(new(), "D1 D2 D3 M1 M2 M3 S1 S2 S3 D4")
    without.refused("goalie_missing", "take", man="D5")
    take(without, "G1 D5 M4 M5").refused("goalie_missing", "take", man="S4")


def test_f1_3_every_line_of_the_field_has_a_man() -> None:
    position = take(new(), "G1 D1 D2 D3 D4 D5 M1 M2 M3 M4")
    position.refused("line_missing", "take", man="M5")
    assert position.men_offered() == "S1 S2 S3 S4 S5 S6 S7 S8 S9"


def test_f1_4_the_squads_of_the_first_match_cost_fifty_points() -> None:
    assert [TABLES.cost(TABLES.squads[club][0].men) for club in range(2)] == [50, 50]
    events = [event for event in new(squads="first").game.start_events if event[0] == "squad_named"]
    assert [event[4] for event in events] == [50, 50]


def test_f1_5_both_choose_in_secret_and_the_squads_are_laid_out_at_once() -> None:
    position = new()
    assert position.asked == ("squad", 0)
    position.do("ready", squad="defence")
    assert (position.asked, position.kinds()) == (("squad", 1), ["man_taken"])
    assert (position.field(0), position.game.view(1).row, len(position.game.view(0).row)) == ("", (), 15)
    position.do("ready", squad="attack")
    assert position.kinds() == ["man_taken", "squad_named", "squad_named"]
    assert (len(position.game.field[0]), len(position.game.bench[1])) == (11, 4)
    assert set(position.game.top) == {0}
    assert position.asked == ("colour", 0)


def test_f1_6_men_are_taken_one_by_one_or_a_ready_squad_at_once() -> None:
    position = new()
    ready = [written["squad"] for written in position.offered() if written["type"] == "ready"]
    assert ready == ["first", "all-round", "defence", "midfield", "attack"]
    position.do("take", man="G1")
    position.refused("not_legal_now", "ready", squad="first")
    position.refused("man_taken", "take", man="G1")
    take(position, CHEAP.removeprefix("G1 "))
    assert (position.step, len(position.game.rows[0])) == ("squad", 11)
    take(position, BENCH)
    assert position.asked == ("squad", 1)
    assert names(position.game.rows[0]) == f"{CHEAP} {BENCH}"


@pytest.mark.parametrize("points", [-10, 0, 10])
def test_f1_6_whoever_takes_what_is_offered_comes_to_a_squad(points: int) -> None:
    chance = Seeded(points + 20)
    for _ in range(4):
        position = new(holder=0, holder_points=points)
        while position.asked == ("squad", 0):
            men = position.men_offered().split() if position.game.rows[0] else [MEN[chance.below(30)]]
            position.do("take", man=men[chance.below(len(men))])
        assert TABLES.cost(position.game.rows[0]) <= 50 + points


def test_f1_6_all_that_is_offered_at_once_is_what_has_no_objection_one_by_one() -> None:
    chance = Seeded(6)
    for budget in (48, 50, 52, 55, 70):
        row: tuple[int, ...] = ()
        while len(row) < SQUAD_MEN:
            offered = takeable(TABLES, row, budget)
            assert offered == [man for man in range(SQUAD) if not objection(TABLES, row, man, budget)]
            if not offered:
                break
            row += (offered[chance.below(len(offered))],)
