"""The log of any game: an event is a line if its narrator has a sentence for it in its situation, and only then."""

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.engine.game import Json
from swallows_gui.models.chapters import Event
from swallows_gui.models.log import LogModel
from swallows_gui.models.plain_models import PlainWords


class _Counting:
    """Says how much has been rolled so far."""

    def __init__(self) -> None:
        self.sum = 0
        self.heard: dict[str, list[int]] = {}

    def see(self, event: Event) -> int:
        self.sum += event["die"]
        return self.sum


class _Dice(PlainWords):
    """Passes over rolls until the sum is ten; what is whispered has no sentence."""

    def course(self) -> _Counting:
        return _Counting()

    def tells(self, event: Event) -> bool:
        return str(event["type"]) == "rolled"

    def spoken(self, situation: int) -> bool:
        return situation >= 10

    def sentence(self, event: Event, situation: int = 0) -> str:
        return f"{event['die']} makes {situation}" if self.spoken(situation) else ""


def _lines(log: LogModel) -> list[Any]:
    return [log.data(log.index(row)) for row in range(log.rowCount())]


def _rolls(dice: Sequence[int]) -> list[Json]:
    return [{"type": "rolled", "die": die} for die in dice]


@pytest.mark.usefixtures("qapp")
def test_what_the_reporter_passes_over_has_no_line() -> None:
    assert QApplication.instance()
    log = LogModel(_Dice(["Ann"]))
    whispered: Json = {"type": "whispered", "die": 1}
    events = [*_rolls([4, 3]), whispered, *_rolls([2, 6])]
    log.append(events[:3])
    assert _lines(log) == []
    log.append(events[3:])
    assert _lines(log) == ["6 makes 15"]
    assert log.told(events[-1]) == "6 makes 15"
    assert log.told(events[0]) == ""


@pytest.mark.usefixtures("qapp")
def test_a_log_that_is_rebuilt_is_the_one_that_grew() -> None:
    log = LogModel(_Dice(["Ann"]))
    log.append(_rolls([4, 6, 5, 1]))
    log.rebuild(_rolls([4, 6, 5]))
    assert _lines(log) == ["5 makes 15", "6 makes 10"]
    log.rebuild(_rolls([4, 5, 5, 3]))
    assert _lines(log) == ["3 makes 17", "5 makes 14"]
    log.rebuild([])
    assert _lines(log) == []


class _Seeing(_Dice):
    """Notes every event that one of its courses has seen."""

    def __init__(self) -> None:
        super().__init__(["Ann"])
        self.seen: list[int] = []

    def course(self) -> _Counting:
        seen = self.seen

        class Noting(_Counting):
            def see(self, event: Event) -> int:
                seen.append(event["die"])
                return super().see(event)

        return Noting()


@pytest.mark.usefixtures("qapp")
def test_a_history_goes_on_where_its_viewer_has_left_it() -> None:
    """Two people take turns; the first die of each is the other's secret, and seen as 1."""
    words = _Seeing()
    log = LogModel(words)
    ann, ben = _rolls([6, 1, 5, 4]), _rolls([1, 6, 5, 4])
    shown: dict[str, list[Any]] = {}
    for length in (2, 3, 4):
        for name, known in (("Ann", ann), ("Ben", ben)):
            words.seen.clear()
            events = known[:length]
            log.rebuild(events)
            assert len(words.seen) == (length if length == 2 else 1), "nothing is seen twice"
            assert log.told(events[-1]) == words.sentence(events[-1], sum(event["die"] for event in events))
            fresh = LogModel(_Dice(["Ann"]))
            fresh.rebuild(events)
            assert _lines(log) == _lines(fresh)
            shown[name] = _lines(log)
    assert shown["Ann"] == ["4 makes 16", "5 makes 12"]
    log.rebuild(ann[:3])
    assert _lines(log) == ["5 makes 12"]
    log.rebuild(ben)
    assert _lines(log) == shown["Ben"]
