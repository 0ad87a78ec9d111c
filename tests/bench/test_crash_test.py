"""Killed at any moment, a game has lost nothing that anybody had seen."""

from pathlib import Path

from bench.crash_test import last_shown, moments, play_and_kill
from swallows_gui.session import Session


def test_a_killed_game_has_every_move_that_was_shown_and_goes_on(tmp_path: Path) -> None:
    found = []
    for seed, after in enumerate(moments(seed=1, number=2, longest=0.3)):
        survival = play_and_kill(tmp_path, seed, after)
        assert not survival.lost
        assert survival.shown >= 0
        found.append(survival)
        with Session.load(tmp_path / f"killed-{seed}.swallows", in_memory=True) as session:
            assert session.n == survival.kept
            session.run()
            assert session.over
    assert any(not survival.over for survival in found)


def test_a_number_that_is_cut_off_does_not_count() -> None:
    assert last_shown(b"") == -1
    assert last_shown(b"1\n2\n3") == 2
