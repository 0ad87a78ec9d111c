"""How a format writes where a team comes from: "A1", "3:A/B/C", "W25", "L#25", "T4", "S2.B1" (S10.5, S10.6)."""

from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from pydantic import Field

from swallows_gui.catalogue.reasons import QT_TRANSLATE_NOOP, Reason
from swallows_gui.engine.tournament.schedule import (
    FROM_BEST,
    FROM_FIELD,
    FROM_GROUP,
    FROM_LOSER,
    FROM_WINNER,
    Place,
)

PATTERN: Final = r"^((S[2-9]\.)?([A-L][1-9]|[1-9]:[A-L](/[A-L])*)|[WLT][1-9][0-9]*|L#[1-9][0-9]*)$"
PlaceText = Annotated[str, Field(pattern=PATTERN, max_length=60)]


class GroupOf(NamedTuple):
    """A group as places name it: its number through all stages, its size, and its stage."""

    number: int
    size: int
    stage: int


class FormatGroups(NamedTuple):
    """The groups of a format by stage of groups and letter."""

    groups: dict[tuple[int, str], GroupOf]

    @classmethod
    def of(cls, stages: Sequence[dict[str, int]]) -> "FormatGroups":
        """From the groups of every stage, empty for rounds of the knock-out."""
        found: dict[tuple[int, str], GroupOf] = {}
        grouped = 0
        for at, groups in enumerate(stages):
            grouped += bool(groups)
            for letter, size in groups.items():
                found[grouped, letter] = GroupOf(len(found), size, at)
        return cls(found)

    def group(self, stage: int, letter: str) -> GroupOf | None:
        """The group called so in a stage of groups (1 the first), if there is one."""
        return self.groups.get((stage, letter))

    def place(self, text: str, bests: int) -> Place:
        """The place that a text names. `bests`: the places before it that go to best thirds and the like.

        "L#25" is who loses match 25, and so is "L25", unless there is a group L with so many teams. Raises
        `ValueError`, with what is wrong, for a group or rank that the format has not.
        """
        stage, text = (int(text[1]), text[3:]) if text[0] == "S" else (1, text)
        if text[1:2] == ":":
            found = [self._found(stage, letter, int(text[0])).number for letter in text[2:].split("/")]
            if len(set(found)) < len(found):
                raise ValueError(Reason(QT_TRANSLATE_NOOP("FileReasons", "it names a group twice")))
            return Place(FROM_BEST, bests, int(text[0]), tuple(sorted(found)))
        if text[1] == "#":
            return Place(FROM_LOSER, int(text[2:]))
        letter, number = text[0], int(text[1:])
        if letter == "W":
            return Place(FROM_WINNER, number)
        if letter == "T":
            return Place(FROM_FIELD, number - 1)
        if letter == "L" and ((group := self.group(stage, letter)) is None or number > group.size):
            return Place(FROM_LOSER, number)
        return Place(FROM_GROUP, self._found(stage, letter, number).number, number)

    def _found(self, stage: int, letter: str, rank: int) -> GroupOf:
        group = self.group(stage, letter)
        if group is None or rank > group.size:
            there = ", ".join(f"{name}1 to {name}{of.size}" for (at, name), of in self.groups.items() if at == stage)
            if not there:
                raise ValueError(
                    Reason(
                        QT_TRANSLATE_NOOP("FileReasons", "no group has that place; there are no groups in that stage")
                    )
                )
            raise ValueError(
                Reason(QT_TRANSLATE_NOOP("FileReasons", "no group has that place; there are {places}"), places=there)
            )
        return group
