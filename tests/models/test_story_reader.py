"""What has been read of a history once is not read again, and nothing is left of one that went another way."""

from dataclasses import dataclass
from typing import Annotated, Final, Self

from swallows_gui.engine.events import Events, WrittenEvent, number
from swallows_gui.models.plain_models import StoryReader

SEEN: list[int] = []


class Rolled(WrittenEvent):
    """A die is rolled."""

    die: Annotated[int, number(1, 6)]


EVENTS: Final = Events(vars())


@dataclass(frozen=True)
class _Sum:
    total: int = 0

    def after(self, event: WrittenEvent | None) -> Self:
        assert isinstance(event, Rolled)
        SEEN.append(event.die)
        return type(self)(self.total + event.die)


def test_a_history_that_grows_is_read_on_and_any_other_from_its_beginning() -> None:
    reader = StoryReader(EVENTS, _Sum())
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
