"""Wrong PINs are counted for the owner and cost time, whoever leaves the game in between."""

from pathlib import Path

import pytest

from swallows_gui.session import Seat, Session, Setup, lines
from swallows_gui.session.lines import sealed
from swallows_gui.session.read_only import FREE, LONGEST, PinTries, pause_after


@pytest.fixture(autouse=True)
def _hashed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ROUNDS", 1)


class Watch:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_each_wrong_pin_in_a_row_makes_the_next_wait_longer() -> None:
    watch = Watch()
    tries, kept = PinTries(watch), sealed("22")
    pauses = []
    for _try in range(FREE + 9):
        assert not tries.fits("23", kept)
        pauses.append(tries.pause(kept))
        watch.now += tries.pause(kept)
    assert pauses[:FREE] == [0.0] * FREE
    assert pauses[FREE:] == sorted(pauses[FREE:])
    assert pauses[FREE] > 0
    assert pauses[-1] == LONGEST == pause_after(1_000_000)


def test_in_a_pause_not_even_the_right_one_opens_and_none_is_counted() -> None:
    watch = Watch()
    tries, kept = PinTries(watch), sealed("22")
    for _try in range(FREE + 1):
        tries.fits("23", kept)
    assert not tries.fits("22", kept)
    assert not tries.fits("24", kept)
    watch.now += pause_after(FREE + 1)
    assert tries.fits("22", kept)
    assert tries.told(kept) == FREE + 1
    assert tries.told(kept) == 0
    assert not tries.fits("23", kept)
    assert tries.pause(kept) == 0, "who has opened may mistype again"


def test_what_was_tried_is_not_forgotten_when_the_game_is_left(tmp_path: Path) -> None:
    path = tmp_path / "a.swallows"
    with Session.new(Setup({}, (Seat("Ann", pin="11"), Seat("Ben")), game="tiny", seed=1), path=path) as session:
        for _try in range(FREE + 1):
            assert not session.pin_fits(0, "12")
        assert session.pin_pause(0) > 0
        assert session.pin_pause(1) == 0
        assert session.wrong_pins(1) == 0
    with Session.load(path, in_memory=True) as session:
        assert session.pin_pause(0) > 0
        assert session.wrong_pins(0) == FREE + 1


def test_a_pin_that_is_hashed_already_goes_into_a_new_game_as_it_is() -> None:
    kept = sealed("11")
    with Session.new(Setup({}, (Seat("Ann", pin=kept), Seat("Ben")), game="tiny", seed=1)) as session:
        assert session.seats[0].pin == kept
        assert session.pin_fits(0, "11")
