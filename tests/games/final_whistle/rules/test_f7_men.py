"""F7: men out, men in."""

from random import Random

import pytest

from swallows_gui.games.final_whistle.rules.actions import DONE
from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from tests.games.final_whistle.rules.given import TABLES, Position, match

FEW = "G3 D4 D6 D8 M4 S9"


def corner(dice: list[int], **given: object) -> Position:
    """Seat 0 attacks with Everyone Up: D M S against G D M."""
    position = match(ours="W3 L2 L6", theirs="L1 W5 L3", dice=dice, **given)  # type: ignore[arg-type]
    return position.do("play", card="W3").do("play", card="L1")


def penalty(dice: list[int], **given: object) -> Position:
    """Seat 0 attacks with From the Spot: anybody against the goalie."""
    position = match(ours="W2 L2 L6", theirs="L1 W5 L3", dice=[6, 1, *dice], **given)  # type: ignore[arg-type]
    return position.do("play", card="W2").do("play", card="L1")


def test_f7_1_before_a_period_men_are_substituted_for_good() -> None:
    position = match(step="substitutes", booked=("M2", ""))
    position.do("substitute", off="M2", on="S1")
    assert position.field(0) == "G3 D4 D6 D8 M4 M6 M8 S1 S4 S6 S9"
    assert (position.box(0), position.bench(0)) == ("M2", "G1 D2 M3")
    position.refused("not_on_field", "substitute", off="M2", on="M3")
    position.refused("not_on_bench", "substitute", off="M4", on="S1")
    for off, on in (("M4", "M3"), ("D4", "D2"), ("G3", "G1")):
        position.do("substitute", off=off, on=on)
    assert position.asked == ("substitutes", 1)
    position.do("done").do("play", card="W6")
    position.refused("too_late_to_substitute", "substitute", off="D2", on="D1")


@pytest.mark.parametrize(
    ("substitutions", "asked"), [("every", [1, 2, 3, 4, 5, 6]), ("later", [2, 3, 4, 5, 6]), ("hurt", [])]
)
def test_f7_1_a_match_may_begin_without_substitutions(substitutions: str, asked: list[int]) -> None:
    game = FinalWhistle.new(TABLES, {"squads": "first", "decks": "first", "substitutions": substitutions}, 4)
    found: dict[int, None] = {}
    lot = Random(4)
    while game.result is None and game.period <= 6:
        if game.step.name == "substitutes":
            found[game.period] = None
            game.push(game.action(DONE))
        else:
            game.push(lot.choice(list(game.legal)))
    assert list(found) == asked


def test_f7_2_the_reserve_goalie_comes_on_for_a_goalie_only() -> None:
    position = match(step="substitutes")
    position.refused("goalie_only_for_goalie", "substitute", off="M2", on="G1")
    position.refused("goalie_only_for_goalie", "substitute", off="G3", on="M3")
    position.do("substitute", off="G3", on="G1")
    assert position.field(0).startswith("G1 D4")
    saved = match(step="substitutes", field=("D4 D6 D8 M2 M4 M6 M8 S4 S6 S9", None), bench=("G1 M3", None))
    saved.game.line[saved.man(0, "D4")] = 0
    saved.game._legal = None
    saved.refused("goalie_only_for_goalie", "substitute", off="D4", on="M3")
    saved.do("substitute", off="D4", on="G1")
    assert (saved.field(0)[:2], saved.box(0)[-2:]) == ("G1", "D4")


def test_f7_3_an_injured_man_is_replaced_by_a_man_of_the_bench_of_any_line() -> None:
    position = corner([3, 3, 4], tops=({"M4": 3}, {})).mark("D4", "M4", "S9", "D8", "M8")
    assert position.men_offered() == "D2 M3 S1"
    position.refused("goalie_only_for_goalie", "bring", man="G1")
    position.refused("not_on_bench", "bring", man="S9")
    position.do("bring", man="S1")
    assert (position.box(0), position.events("came_on")[0]["for"]) == ("M4", "M4")
    alone = corner([3, 3, 4], tops=({"M4": 3}, {}), bench=("G1", None)).mark("D4", "M4", "S9", "D8", "M8")
    assert (alone.events("came_on"), len(alone.game.field[0])) == ([], 10)


def test_f7_3_an_injured_goalie_is_replaced_by_the_reserve() -> None:
    position = penalty([3, 3, 4], tops=({}, {"G1": 2}), field=(None, "G1 D2 D4 M2 M4 S8"), bench=(None, "G3 M3"))
    position.game.symbols = tuple(
        (0, 0, 1, 0) if man == position.man(1, "G1") else symbols for man, symbols in enumerate(position.game.symbols)
    )
    position.mark("S9")
    assert position.field(1).startswith("G3 D2")
    assert position.events("came_on")[0] == {"type": "came_on", "seat": 1, "man": "G3", "for": "G1"}


def test_f7_4_a_man_sent_off_is_not_replaced() -> None:
    position = corner([3, 3, 6]).mark("D4", "M4", "S9", "D4", "M8")
    assert (len(position.game.field[1]), position.events("came_on")) == (10, [])


def red_goalie(field: str = "G2 D2 D4 M2 M4 S8") -> Position:
    """Seat 1's goalie shows a red card, and a 3 is rolled."""
    position = penalty([3, 3, 6], field=(None, field), bench=(None, "G1 M3"))
    return position.mark("S9")


def test_f7_5_for_a_goalie_sent_off_a_man_of_the_field_stands_in() -> None:
    position = red_goalie()
    assert (position.asked, position.men_offered()) == (("stand_in", 1), "D2 D4 M2 M4 S8")
    position.refused("not_on_field", "stand_in", man="M3")
    position.do("stand_in", man="D4")
    game, man = position.game, position.man(1, "D4")
    assert (game.goalie(1), game.strength(man), game.symbol(man)) == (man, 1, 0)
    assert position.events("stood_in") == [{"type": "stood_in", "seat": 1, "man": "D4", "line": "G"}]
    assert red_goalie("G2 D2").game.goalie(1) == position.man(1, "D2")
    assert red_goalie("G2").game.goalie(1) == -1


def test_f7_6_an_empty_line_is_filled_up_from_a_neighbour_with_two() -> None:
    position = match(step="substitutes", field=("G3 D4 D6 D8 M4 M6 S9", None), bench=("M3", None))
    position.do("substitute", off="S9", on="M3").do("done")
    assert (position.asked, position.men_offered()) == (("refill", 0), "M3 M4 M6")
    position.refused("wrong_line", "move", man="D4")
    position.refused("goalie_not_here", "move", man="G3")
    position.do("move", man="M6")
    assert (position.game.line[position.man(0, "M6")], position.asked) == (3, ("card", 0))
    short = match(step="substitutes", field=("G3 D4 D6 M4 M6 S9", "G3 D4 M2 M4 S9"), bench=("", ""))
    assert short.asked == ("card", 0), "no line is empty"
    poor = match(step="substitutes", field=("G3 D4 M4", None), bench=("", ""))
    assert poor.asked == ("card", 0), "no neighbour has two"


def test_f7_6_a_line_of_one_man_keeps_him() -> None:
    position = match(step="substitutes", field=("G3 D4 S4 S6 S9", None), bench=("", ""))
    assert (position.asked, position.men_offered()) == (("refill", 0), "S4 S6 S9")
    position.refused("line_still_needed", "move", man="D4")


def test_f7_7_however_few_men_are_left_the_match_is_played_to_its_end() -> None:
    position = match(field=("D4", "G3"), bench=("", ""), extra_time="always").play_on()
    assert position.game.result is not None
