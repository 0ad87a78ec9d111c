"""Cups and championships for tests."""

from typing import Any

from swallows_gui.competition.cup import BegunMatch, Cup, Participant, Side
from swallows_gui.engine.tournament.ranking import Score


def sides(count: int, level: str = "normal") -> tuple[Side, ...]:
    """Sides of one AI seat each: "A", "B" and so on."""
    names = [chr(ord("A") + number) for number in range(count)]
    return tuple(Side(name=name, players=(Participant(name=name, level=level),)) for name in names)


def cup(count: int = 4, form: Any = "knockout", **more: Any) -> Cup:
    """A cup of Card and Dice."""
    return Cup(**{"name": "Town", "game": "dice", "form": form, "sides": sides(count), "seed": 3, **more})


def ended(tie: int, *score: Any, leg: int = 0) -> BegunMatch:
    """A match of a tie that is over."""
    return BegunMatch(tie=tie, record=f"{tie}-{leg}.swallows", mark=100 * leg + tie, score=Score(*score))
