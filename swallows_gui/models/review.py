"""The review of a match in words: which decisions of a seat cost most, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from swallows_gui.ai.advice import Hint
from swallows_gui.models.game_words import GameWords, ToJson
from swallows_gui.models.hints import Line
from swallows_gui.models.narration import Event

if TYPE_CHECKING:
    from swallows_gui.session import Decision

MOST = 3
"""Decisions that a review tells of."""
WORTH_TELLING = 0.2
"""M: a decision that cost less is not told of."""


class Weighed(NamedTuple):
    """A decision, the advice on it, and what it cost."""

    decision: Decision
    hint: Hint
    cost: float
    """M less than the best choice, on average; 0 where the difference is within the error of the estimate."""


def weigh(decision: Decision, hint: Hint, to_json: ToJson) -> Weighed:
    """What a decision cost. Copies of one card are the same choice."""
    best, *others = hint.advice.choices
    chosen = _named(to_json(decision.action))
    if _named(to_json(best.action)) == chosen:
        return Weighed(decision, hint, 0.0)
    for choice in others:
        if _named(to_json(choice.action)) == chosen:
            lost = best.money - choice.money
            return Weighed(decision, hint, lost if lost > choice.error else 0.0)
    return Weighed(decision, hint, 0.0)


def _named(action: Event) -> Event:
    card = action.get("card")
    return action if card is None else {**action, "card": str(card).partition("#")[0]}


def costliest(weighed: Sequence[Weighed]) -> list[Weighed]:
    """The decisions that cost most, the costliest first."""
    worth_it = [each for each in weighed if each.cost >= WORTH_TELLING]
    return sorted(worth_it, key=lambda each: -each.cost)[:MOST]


def review_lines(told: Sequence[Weighed], words: GameWords, to_json: ToJson) -> list[Line]:
    """A line for each decision; the bar is as long as it cost."""
    most = max((each.cost for each in told), default=1.0)
    lines = []
    for each in told:
        asked = each.decision.question
        best = each.hint.advice.choices[0].action
        said = QCoreApplication.translate("Review", "{asked}\nDecided: {chosen}\nBetter: {better}\n{reason}").format(
            asked=words.asked_then(asked.view, asked.seat),
            chosen=words.choice(to_json(each.decision.action), asked.view),
            better=words.choice(to_json(best), asked.view),
            reason=words.why_better(each.hint),
        )
        money = words.worth(-each.cost)
        sentences = [line if line.endswith((".", "!", "?")) else f"{line}." for line in said.split("\n")]
        spoken = QCoreApplication.translate("Hints", "{choice}, {money}").format(
            choice=" ".join(sentences), money=money
        )
        lines.append(Line(said, money, each.cost / most, False, spoken))
    return lines


def review_sentence(told: Sequence[Weighed], number: int) -> str:
    """What the review found among `number` decisions."""
    if not told:
        return QCoreApplication.translate(
            "Review", "%n decision(s) looked at, and none of them cost anything worth telling of.", None, number
        )
    return QCoreApplication.translate(
        "Review", "%n decision(s) looked at. What cost something, the dearest first:", None, number
    )
