#!/usr/bin/env python3
"""Writes the tables of events in `docs/records.md` as the games declare them (`games/<id>/rules/events.py`).

python packaging/checks/event_tables.py
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from swallows_gui import titles

RECORDS: Final = Path(__file__).resolve().parents[2] / "docs" / "records.md"
_TABLE: Final = re.compile(r"(?<=<!-- events of )(\w+) -->\n.*?(?=\n<!-- end -->)", re.DOTALL)


def with_tables(text: str) -> str:
    """The document, each table between its marks as it is declared. Raises `KeyError` for a game that is none."""

    def table(found: re.Match[str]) -> str:
        events = titles.title(found[1]).load("rules.events:EVENTS")
        return f"{found[1]} -->\n{events.table()}"

    return _TABLE.sub(table, text)


if __name__ == "__main__":
    RECORDS.write_text(with_tables(RECORDS.read_text("utf-8")), "utf-8", newline="\n")
