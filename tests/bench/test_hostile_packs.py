"""A share of the soak of hostile packs: each is refused in one sentence or harmless, and nothing is left of it."""

from __future__ import annotations

import pytest

from bench.swallows.hostile_packs import outcomes


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_hostile_packs_formats_and_cups_are_refused_or_harmless() -> None:
    found = list(outcomes(1, 20))
    assert [(each.what, each.fault) for each in found if each.fault] == []
    assert sum(bool(each.refusal) for each in found) > 12
