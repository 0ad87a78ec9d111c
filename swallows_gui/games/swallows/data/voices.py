"""What AI seats of a tournament say, as data; speakers have the ids of characters (`characters.json`), and there may be
more of them."""

from typing import Final

from swallows_gui.catalogue.texts import APART, FEWEST, Voices

__all__ = ["APART", "FEWEST", "OCCASIONS", "number_of", "sentence", "sentences", "speakers"]

OCCASIONS: Final = (
    "bets", "referee", "offered", "refused", "paid", "cheated", "out", "champion", "poor", "rich", "outbid", "whistled",
    "old_score", "praise", "warn",
)  # fmt: skip
"""Bets are in; named as referee; money offered to it, its own offer refused, its price paid; a one on a shot; a team
out, or champion; little money or much, by what all know or as a bluff; somebody outbid it, or whistled against it; or
did so in an earlier tournament of the season, and is met again; before the slips it praises a team, or warns of one,
whose name stands beside what it says (S2.8)."""
_VOICES: Final = Voices("resources", "swallows", "voices", occasions=OCCASIONS)
speakers = _VOICES.speakers
sentences = _VOICES.sentences
sentence = _VOICES.sentence


def number_of(speaker: str, place: int) -> int:
    """The number under which a record keeps a sentence of an occasion.

    >>> number_of("schemer", 3)
    203
    """
    return _VOICES.number_of(speaker, place)
