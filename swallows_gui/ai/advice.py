"""Advice: what each choice of a decision is worth to the seat that is asked, and why the best one is.

`advise` answers with sums of money and a reason in code; the sentence for it, in both languages, stands in the models.
Nothing but the seat's own view is looked at.
"""

from dataclasses import dataclass
from typing import Final

REASONS: Final = (
    "only_choice",
    "best_odds",
    "save_cards",
    "bets_want_loss",
    "draw_serves_both",
    "last_chance",
    "stop_goal",
    "not_worth_card",
    "keep_goalie",
    "bribe_too_dear",
    "bribe_pays",
    "offer_pays",
    "no_offer",
    "ruling_pays",
    "ruling_indifferent",
    "avoid_ban",
    "worth_ban",
    "use_penalty",
    "keep_penalty",
    "hostile_referee",
    "keep_objection",
    "bet_promises",
    "bet_duty",
    "slip_done",
    "strong_team",
    "weak_group",
    "hurt_rival",
)
"""Codes of reasons. Their facts are named in `Advice.facts`."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing the seat may do."""

    action: int
    money: float
    """Expected money, M, on a zero point that all choices of one advice share."""
    error: float
    """Standard error of `money`; 0 where it is worked out exactly."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What a good player would do."""

    choices: tuple[Choice, ...]
    """Best first."""
    reason: str
    """Of REASONS: why the first choice is the best."""
    facts: tuple[tuple[str, int | float | str], ...]
    """What the reason's sentence needs."""
