"""Chances: exact, and what marking a man leads to."""

from fractions import Fraction

import pytest

from swallows_gui.games.final_whistle.rules import odds
from swallows_gui.games.final_whistle.rules.options import LINES, MEN, SQUAD, Entry
from tests.games.final_whistle.rules.given import TABLES, match

FIGURES = (1, 5, 13, 23, 31, 35, 36)


@pytest.mark.parametrize(("ahead", "of_36"), list(zip(range(-3, 4), FIGURES, strict=True)))
def test_a_build_up_needs_an_equal_total_and_a_goal_one_more(ahead: int, of_36: int) -> None:
    assert odds.success(TABLES, 0, ahead) == pytest.approx(Fraction(of_36, 36))
    assert odds.success(TABLES, 1, ahead + 1) == pytest.approx(Fraction(of_36, 36))


def test_what_marking_leads_to_is_said_for_the_best_and_the_worst_answer() -> None:
    position = match(ours="W3 L2 L6", theirs="L1 W5 L3").do("play", card="W3").do("play", card="L1")
    view = position.game.view(0)
    seen = view.outlook(position.man(0, "D8"))
    # D8 4, M8 3 and S9 5 against G3 3, D8 3 and M6 4; at worst against G3 3, D2 1 and M2 1.
    assert (seen.sum, seen.next_strength, seen.risk) == (12, 4, 0.0)
    assert (seen.against_best, seen.against_worst) == (odds.success(TABLES, 1, 2), 1.0)
    position.mark("D6", "M8", "S9")
    answer = position.game.view(1).outlook(position.man(1, "D4"))
    assert (answer.sum, answer.against_best) == (9, answer.against_worst)
    assert answer.risk == pytest.approx(1 / 6)
    assert not any(position.game.view(1).mark(man) for man in position.game.view(1).field(1)[1:])


def test_a_card_promises_more_against_weaker_men() -> None:
    view = match().game.view(0)
    assert view.card_chance(0, 2) > view.card_chance(0, 0) > 0
    assert [view.attacks_against(5, strength) for strength in range(1, 6)] == [3, 2, 1, 0, -1]


@pytest.mark.parametrize("phase", [0, 1])
@pytest.mark.parametrize("ahead", range(-3, 5))
def test_the_throws_that_succeed_are_as_many_as_the_chance_says(phase: int, ahead: int) -> None:
    throws = odds.throws(TABLES, phase, ahead)
    assert sum(map(sum, throws)) == round(36 * odds.success(TABLES, phase, ahead))


def test_who_is_free_for_an_entry_and_who_may_answer_is_seen_before_the_choice() -> None:
    position = match(ours="W3 L2 L6", theirs="L1 W5 L3").do("play", card="W3").do("play", card="L1")
    view = position.game.view(0)
    defence = view.free_for(0, Entry(LINES.index("D")))
    assert {man % SQUAD for man in defence} == {MEN.index(man) for man in ("D4", "D6", "D8")}
    assert position.man(1, "G3") in view.answers
    assert position.man(1, "S9") not in view.answers
    position.mark("D6", "M8", "S9")
    assert position.game.view(1).answers == ()
    assert len(position.game.view(0).free_for(0, Entry(LINES.index("D")))) == 2


def test_ready_squads_have_no_fault_and_a_form_is_told_what_is_missing() -> None:
    view = match().game.view(0)
    ready = TABLES.squads[0][0]
    assert view.squad_faults(ready.field, ready.bench) == []
    assert view.squad_faults(ready.field[1:], ready.bench) == ["field_open", "goalie_missing"]
    assert view.squad_faults((), ()) == ["field_open", "bench_open", "goalie_missing", "line_missing"]


def test_a_free_deck_is_told_what_it_lacks() -> None:
    view = match().game.view(0)
    assert view.deck_faults((1, 2, 3, 4, 5, 11, 17, 6, 7, 8, 9)) == []
    assert view.deck_faults((1, 2, 3)) == [(5, 2, 0), (0, 11, 3)]
