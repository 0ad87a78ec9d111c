"""After the end of a part of a game all is told in one go, but for lots: these are drawn one by one even then."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.models.chapters import Event
from swallows_gui.ui.kit.clock import clock
from swallows_gui.ui.play.moments import EventTiming, Moment, MomentPresenter, shares, telling_ms
from swallows_gui.ui.play.presentation import PresentationRules


class Lottery(PresentationRules):
    """A match, then cards that would take a second, and lots that take two."""

    def beat(self, event: Event) -> EventTiming:
        return {
            "end": EventTiming(1.0, 0.0, 1.0),
            "cards": EventTiming(1.0, 0.0, 1.0),
            "lots": EventTiming(2.0, 0.0, 2.0),
        }.get(str(event["type"]), EventTiming(0.5, 0.0, 0.5, 2.0))

    def ends_section(self, event: Event) -> bool:
        return bool(event["type"] == "end")

    def is_drawn(self, event: Event) -> bool:
        return bool(event["type"] == "lots")


class Teller:
    """Tells events, and keeps what has been told."""

    def __init__(self, *kinds: str, beat: int = 900, nods: bool = True, pace: int = 900) -> None:
        self.presenter = MomentPresenter(Lottery())
        self.told: list[str] = []
        self.begun: list[str] = []
        self.presenter.told.connect(lambda moments: self.told.extend(each.event["type"] for each in moments))
        self.presenter.begun.connect(lambda event: self.begun.append(event["type"]))
        events: list[Event] = [{"type": kind} for kind in kinds]
        self.presenter.play([Moment(event, event) for event in events], beat, nods=nods, pace_ms=pace)


@pytest.fixture(autouse=True)
def _by_hand(qapp: QApplication) -> Iterator[None]:
    clock().by_hand()
    yield
    clock().by_itself()


@pytest.mark.parametrize("beat", [900, 0])
def test_after_a_nod_lots_take_their_time_and_nothing_else_does(beat: int) -> None:
    teller = Teller("end", "cards", "lots", "cards", "lots", "cards", beat=beat)
    clock().pass_time(1.1)
    assert teller.presenter.waits
    assert teller.told == ["end"]
    teller.presenter.acknowledge()
    assert teller.told == ["end", "cards"]
    clock().pass_time(1.9)
    assert teller.told == ["end", "cards"], "the lots are not told before they are drawn"
    clock().pass_time(0.2)
    assert teller.told == ["end", "cards", "lots", "cards"]
    clock().pass_time(2.0)
    assert not teller.presenter.running
    assert teller.told == ["end", "cards", "lots", "cards", "lots", "cards"]
    assert teller.begun.count("lots") == 2


def test_lots_that_are_drawn_can_be_hurried() -> None:
    teller = Teller("end", "lots", "cards")
    clock().pass_time(1.1)
    teller.presenter.acknowledge()
    teller.presenter.finish()
    assert not teller.presenter.running
    assert teller.told == ["end", "lots", "cards"]


@pytest.mark.parametrize(("kinds", "pace"), [(("end", "cards"), 900), (("end", "lots", "cards"), 0)])
def test_without_lots_or_a_pace_a_nod_ends_it(kinds: tuple[str, ...], pace: int) -> None:
    teller = Teller(*kinds, beat=0, pace=pace)
    assert teller.presenter.waits
    teller.presenter.acknowledge()
    assert not teller.presenter.running
    assert teller.told == list(kinds)


def test_where_nobody_nods_lots_are_drawn_all_the_same() -> None:
    teller = Teller("end", "cards", "lots", nods=False)
    clock().pass_time(1.1)
    assert teller.told == ["end", "cards"]
    clock().pass_time(2.1)
    assert teller.told == ["end", "cards", "lots"]
    assert not teller.presenter.running


def test_a_row_of_a_kind_takes_no_longer_than_it_may() -> None:
    few: list[Event] = [{"type": "lot"}] * 3
    many: list[Event] = [{"type": "lot"}] * 48
    assert shares(Lottery(), few) == [1.0] * 3
    assert telling_ms(Lottery(), few, 900) == 1500
    assert telling_ms(Lottery(), many, 900) == pytest.approx(2000, abs=48)
    teller = Teller(*["lot"] * 8, nods=False)
    clock().pass_time(0.24)
    assert teller.told == []
    clock().pass_time(0.03)
    assert teller.told == ["lot"]
    clock().pass_time(1.8)
    assert teller.told == ["lot"] * 8
