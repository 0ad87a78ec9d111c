"""The stands hear what everybody knows: how loud they are, and what a match sounds like, tells no secret."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.table.presentation import CUES
from swallows_gui.models.chapters import Event
from swallows_gui.session import Seat, Session, Setup
from swallows_gui.ui.play.presentation import NOBODY, Stands
from tests.games.swallows.words.test_newspaper import PEOPLE, open_events, view_of, with_other_secrets

EVENINGS = [("friendly", 3, 3), ("friendly", 11, 3), ("friendly", 5, 2), ("eight", 5, 3)]
"""Format, seed and seats."""


def _played(form: str, seed: int, seats: int) -> tuple[Session, list[Event]]:
    people = tuple(Seat(name, "ai", "easy") for name in PEOPLE[:seats])
    played = Session.new(Setup({"format": form, "haggling": True}, people, seed=seed))
    played.run()
    return played, open_events(played)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("form", "seed", "seats"), EVENINGS)
def test_twins_have_the_same_crowd_in_every_position(form: str, seed: int, seats: int) -> None:
    """Other hands, slips, purses and sums, and the same public events: as loud for everybody, at every moment."""
    played, events = _played(form, seed, seats)
    notation = view_of(played).notation
    others = [_with_other_sums(with_other_secrets(event)) for event in events]
    assert others != events
    stands = twins = Stands()
    seen = [Stands() for _seat in range(seats + 1)]
    levels: set[float] = set()
    for event, other in zip(events, others, strict=True):
        stands, twins = CUES.after(stands, event), CUES.after(twins, other)
        for seat in range(seats + 1):
            redacted = notation.redact(dict(event), seat if seat < seats else None)
            seen[seat] = seen[seat] if redacted is None else CUES.after(seen[seat], redacted)
        assert twins == stands, event
        assert all(each == stands for each in seen), event
        levels.add(round(stands.level, 2))
    assert NOBODY in levels
    assert len(levels) > 5, "they follow the match"
    if form == "eight":
        assert any(each.full for each in _every(events)), "the final fills the ground"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(("form", "seed", "seats"), EVENINGS)
def test_twins_are_heard_alike_and_what_one_seat_alone_hears_is_silence(form: str, seed: int, seats: int) -> None:
    played, events = _played(form, seed, seats)
    notation = view_of(played).notation
    heard = 0
    for event in events:
        cue = CUES.of(event)
        assert cue is not None, event
        assert CUES.of(_with_other_sums(with_other_secrets(event))) == cue
        for seat in (*range(seats), None):
            redacted = notation.redact(dict(event), seat)
            if redacted is None:
                assert not cue.sounds(), event
            else:
                assert CUES.of(redacted) == cue
        heard += bool(cue.sounds())
    assert heard > 20


def _with_other_sums(event: Event) -> Event:
    """The same deed for other money: a bribe sounds alike whatever it is."""
    changed: Json = dict(event)
    if "amount" in changed and event["type"] not in ("fee_paid", "bet_paid"):
        changed["amount"] = 98
    return changed


def _every(events: list[Event]) -> list[Stands]:
    stands, every = Stands(), []
    for event in events:
        stands = CUES.after(stands, event)
        every.append(stands)
    return every


def test_nobody_is_there_between_two_matches(qapp: QApplication) -> None:
    _session, events = _played("eight", 5, 3)
    for stands, event in zip(_every(events), events, strict=True):
        if event["type"] == "match_ended":
            assert stands.level == NOBODY
