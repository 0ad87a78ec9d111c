"""What has been read of a history once is not read again, and nothing is left of one that went another way."""

from dataclasses import dataclass
from typing import Self

from swallows_gui.models.narration import Event
from swallows_gui.models.story_reader import StoryReader

SEEN: list[int] = []


@dataclass(frozen=True)
class _Sum:
    total: int = 0

    def after(self, event: Event) -> Self:
        SEEN.append(event["die"])
        return type(self)(self.total + event["die"])


def test_a_history_that_grows_is_read_on_and_any_other_from_its_beginning() -> None:
    reader = StoryReader(_Sum())
    for dice, new in (
        ((1, 2), [1, 2]),
        ((1, 2), []),
        ((1, 2, 3), [3]),
        ((1, 2), [1, 2]),
        ((1, 4), [1, 4]),
        ((1, 4, 5), [5]),
        ((), []),
        ((6,), [6]),
    ):
        SEEN.clear()
        assert reader.read([{"type": "rolled", "die": die} for die in dice]).total == sum(dice)
        assert new == SEEN
