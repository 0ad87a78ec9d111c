"""Three matches told move by move, with every seat's view, against the golden files."""

import difflib

import pytest

from tests.golden.playthroughs import PLAYTHROUGHS, golden


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_the_match_goes_as_it_is_told(name: str) -> None:
    wanted = golden(name).read_text(encoding="utf-8").splitlines()
    found = PLAYTHROUGHS[name]().text.splitlines()
    assert found == wanted, "\n" + "\n".join(difflib.unified_diff(wanted, found, "golden", "now", lineterm="", n=4))


def test_the_knock_out_match_goes_through_extra_time_and_shoot_out() -> None:
    text = golden("knockout").read_text(encoding="utf-8")
    assert "period_started period=extra" in text
    assert "period_started period=shootout" in text
    assert "after=shootout" in text


def test_the_final_ends_the_tournament() -> None:
    assert "game_ended" in golden("final").read_text(encoding="utf-8")
