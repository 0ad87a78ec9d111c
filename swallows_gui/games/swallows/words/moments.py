"""When cards are played, in words: the moments of reds, and those of the other kinds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary, translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card

moment_name: Final = Glossary[str](
    "CardWords",
    {
        "as_attack": QT_TRANSLATE_NOOP("CardWords", "instead of a green"),
        "with_attack": QT_TRANSLATE_NOOP("CardWords", "with your attack"),
        "before_shot": QT_TRANSLATE_NOOP("CardWords", "before your free kick or penalty"),
        "after_shot_roll": QT_TRANSLATE_NOOP("CardWords", "after your shot fell short"),
        "as_defence": QT_TRANSLATE_NOOP("CardWords", "instead of a blue"),
        "with_defence": QT_TRANSLATE_NOOP("CardWords", "with your foul or offside"),
        "as_goalie": QT_TRANSLATE_NOOP("CardWords", "instead of a keeper"),
        "on_goal_against": QT_TRANSLATE_NOOP("CardWords", "after a goal against you"),
        "after_foul_roll": QT_TRANSLATE_NOOP("CardWords", "after a foul roll"),
        "after_offside_roll": QT_TRANSLATE_NOOP("CardWords", "after an offside roll"),
        "after_swallow_roll": QT_TRANSLATE_NOOP("CardWords", "after a swallow roll"),
        "after_rough_roll": QT_TRANSLATE_NOOP("CardWords", "after a rough goal's roll"),
        "on_sending_off": QT_TRANSLATE_NOOP("CardWords", "when one of yours is sent off"),
        "at_stoppage": QT_TRANSLATE_NOOP("CardWords", "at a stoppage"),
        "before_match": QT_TRANSLATE_NOOP("CardWords", "before the match"),
        "in_shootout": QT_TRANSLATE_NOOP("CardWords", "in the shoot-out"),
    },
)
"""The moment in which a red may be played."""


def moments_listed(moments: Sequence[str]) -> str:
    """ "after a foul roll, or after an offside roll"."""
    return translate("CardWords", ", or ").join(moment_name(moment) for moment in moments)


_WHEN: Final = Glossary[str](
    "Reasons",
    {
        "red": QT_TRANSLATE_NOOP("Reasons", "The card is not played at this moment, but {moment}."),
        "attack": QT_TRANSLATE_NOOP(
            "Reasons", "The card is not played at this moment: it attacks, and only when the team has the ball."
        ),
        "goalie": QT_TRANSLATE_NOOP(
            "Reasons", "The card is not played at this moment: it meets a shot of the other team that is on target."
        ),
        "offside": QT_TRANSLATE_NOOP(
            "Reasons", "The card is not played at this moment: it answers an attack of the other team."
        ),
    },
)
_KINDS: Final = {"swallow": "attack", "rough": "attack", "foul": "offside"}
"""Kinds that are played when another is."""


def not_now(card: Card) -> str:
    """That it is not the card's moment, and when that is."""
    if card.when:
        return _WHEN("red").format(moment=moments_listed(card.when))
    return _WHEN(_KINDS.get(card.kind, card.kind))
