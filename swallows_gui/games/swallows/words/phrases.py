"""The game's words in the current language: kinds, places, colours, stages, bets (S0.2, S2.2, S5.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from swallows_gui.models.ties import stage_of_groups
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary, TextTable, capitalised, translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card
    from swallows_gui.games.swallows.rules.formats import Format


kind_name: Final = TextTable("Phrases", "kind_name", "swallows")
"""The kind of a card or of what stands in for one."""


def facts(kind: str, value: int, area: str | None) -> str:
    """A played card's facts: "attack 4, outside"; a special has no value."""
    if kind == "special":
        return kind_name(kind)
    place = area_word(area or "")
    if place:
        return translate("Phrases", "{kind} {value}, {place}").format(kind=kind_name(kind), value=value, place=place)
    return translate("Phrases", "{kind} {value}").format(kind=kind_name(kind), value=value)


def card_title(card: Card) -> str:
    """A card's title, or its line if it has none."""
    speech = language()
    return speech.card_title(card.id, card.title) if card.title else speech.card_text(card.id, card.text)


def card_named(card: Card) -> str:
    """ "Night train (green, attack 3, outside)": a card as a row of a list."""
    return translate("Phrases", "{title} ({colour}, {facts})").format(
        title=card_title(card), colour=colour_name(card.colour), facts=card_facts(card)
    )


def card_facts(card: Card) -> str:
    """A card's own facts; for a red those of the card it stands in for."""
    if card.as_ is not None and card.as_.kind != "special":
        return facts(card.as_.kind, card.as_.value, card.as_.area)
    if card.kind == "special" or card.value is None:
        return kind_name("special")
    return facts(card.kind, card.value, card.area)


area_name: Final = TextTable("Phrases", "area_name", "swallows")
"""Where an attack or a foul happens; "" if the card names no place."""


area_word: Final = TextTable("Phrases", "area_word", "swallows")
"""The place in one word, for tables and card captions."""


_COLOURS: Final[dict[str | int, str]] = {
    "green": QT_TRANSLATE_NOOP("Phrases", "green"),
    "blue": QT_TRANSLATE_NOOP("Phrases", "blue"),
    "red": QT_TRANSLATE_NOOP("Phrases", "red"),
}
_COUNTS: Final[dict[str | int, str]] = {
    "green": QT_TRANSLATE_NOOP("Phrases", "%n green card(s)"),
    "blue": QT_TRANSLATE_NOOP("Phrases", "%n blue card(s)"),
    "red": QT_TRANSLATE_NOOP("Phrases", "%n red card(s)"),
}


def _by_number(texts: dict[str | int, str]) -> dict[str | int, str]:
    """The texts, also by the colours' numbers."""
    return texts | dict(enumerate(texts.values()))


colour_name: Final = Glossary("Phrases", _by_number(_COLOURS), "")
"""A card colour, as an adjective that stands alone."""

count_of: Final = Glossary("Phrases", _by_number(_COUNTS), QT_TRANSLATE_NOOP("Phrases", "%n card(s)"))
""" "3 green cards": a number of cards of a colour."""

period_name: Final = TextTable("Phrases", "period_name", "swallows")
"""The period of a match."""


bet_letters: Final = TextTable("BetLetters", "bet_letters", "swallows")
"""What a bet is on, by its aim (see `bet_aims`), in the letters that stand for it everywhere on the screen; records say
V, F, S."""

bet_name: Final = TextTable("Phrases", "bet_name", "swallows")
"""What a bet is on (S2.2, S10), by its aim, letters first."""


bet_word: Final = TextTable("Phrases", "bet_word", "swallows")
"""What a bet is on, by its aim, in a word or two."""


def bet_aims(form: Format) -> dict[str, str]:
    """By kind (V, F, S) what a bet of a tournament is on: the stage that the team must play in, its rank at least in a
    final group, or "champion"; a stage of one group that decides the title is the "final group"."""
    schedule = form.schedule
    final = "" if schedule.final_group is None else schedule.group_names[schedule.final_group].partition(".")[0]
    return {
        kind: "final group" if final and pay.stage == final else pay.stage for kind, pay in form.economy.bets.items()
    }


def group_name(name: str, *, alone: bool = False) -> str:
    """A group by its name: "A", or "S2.A" of a second stage; one that is `alone` in a later stage decides the title."""
    stage, _, letter = name.rpartition(".")
    if not stage:
        return translate("Phrases", "Group {letter}").format(letter=letter)
    if alone:
        return translate("Phrases", "Final group")
    text = translate("Phrases", "Group {letter}, {stage}")
    return text.format(letter=letter, stage=stage_of_groups(stage))


_ROLLS: Final = TextTable("Phrases", "rolls", "swallows")


def purpose_name(purpose: str) -> str:
    """The name of a roll's purpose."""
    return _ROLLS(purpose) if purpose in _ROLLS else capitalised(kind_name(purpose))
