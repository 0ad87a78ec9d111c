"""Rows of a model come, go, move and change one by one; views hear of neighbours that change as of one."""

import random
from typing import Any

import pytest
from PySide6.QtCore import QModelIndex
from pytestqt.qtbot import QtBot

from swallows_gui.models.roles import RowsModel


class _Scores(RowsModel[tuple[str, int]]):
    """Names with what they have."""

    columns = 2

    def key(self, row: tuple[str, int]) -> str:
        return row[0]

    def cell(self, row: tuple[str, int], column: int, role: int) -> Any:
        return row[column] if role == 0 else None


def _rows(letters: str, *worth: int) -> list[tuple[str, int]]:
    return list(zip(letters, worth, strict=True))


@pytest.mark.usefixtures("qapp")
def test_neighbours_that_change_are_told_as_one() -> None:
    model, told = _Scores(), list[tuple[int, int]]()
    model.set_rows(_rows("abcdef", 1, 2, 3, 4, 5, 6))

    def changed(first: QModelIndex, last: QModelIndex) -> None:
        assert (first.column(), last.column()) == (0, 1)
        told.append((first.row(), last.row()))

    model.dataChanged.connect(changed)
    model.set_rows(_rows("abcdef", 9, 8, 3, 4, 7, 6))
    assert told == [(0, 1), (4, 4)]
    told.clear()
    model.set_rows(_rows("abcdef", 9, 8, 3, 4, 7, 6))
    assert told == []
    model.set_rows(_rows("afbce", 9, 5, 8, 3, 1))
    assert told == [(1, 1), (4, 4)]


def test_any_list_leads_to_any_other(qtbot: QtBot, qtmodeltester: Any) -> None:
    model, lot, shown = _Scores(), random.Random(4), dict[str, int]()
    qtmodeltester.check(model)

    def read(first: int, last: int) -> None:
        for row in range(first, last + 1):
            name, worth = (model.index(row, column).data() for column in range(2))
            shown[name] = worth

    model.dataChanged.connect(lambda first, last: read(first.row(), last.row()))
    model.rowsInserted.connect(lambda _parent, first, last: read(first, last))
    for _time in range(60):
        letters = lot.sample("abcdefgh", lot.randrange(9))
        wanted = _rows("".join(letters), *(lot.randrange(3) for _letter in letters))
        model.set_rows(wanted)
        assert model.rows == wanted
        assert {name: shown[name] for name in letters} == dict(wanted), "a view that listens knows all"
