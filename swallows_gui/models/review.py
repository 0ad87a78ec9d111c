"""The review of a match in words: which decisions of a seat cost most, what would have been better, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from swallows_gui.ai.advice import AdvisedChoice, Hint
from swallows_gui.models.game_words import GameWords, ToJson
from swallows_gui.models.hints import AdviceLine
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import translate

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


def weigh(decision: Decision, hint: Hint, words: GameWords, to_json: ToJson) -> Weighed:
    """What a decision cost, less what of it came in later. Copies of one card are the same choice, and so is the same
    answer with another sum where that one was not weighed. Money that another seat would have had to agree to is not
    missed."""
    choices = hint.advice.choices
    chosen = to_json(decision.action)
    if _named(to_json(choices[0].action)) == _named(chosen):
        return Weighed(decision, hint, 0.0)
    same = _found(choices, chosen, to_json)
    if same is None:
        return Weighed(decision, hint, 0.0)
    best = max(choice.sure for choice in choices) if any(choice.hoped for choice in choices) else choices[0].money
    lost = best - same.sure
    if lost <= same.error:
        return Weighed(decision, hint, 0.0)
    view = decision.question.view
    return Weighed(decision, hint, max(0.0, lost - words.hindsight(view, chosen, lost, decision.after).made_up))


def _found(choices: Sequence[AdvisedChoice], chosen: Event, to_json: ToJson) -> AdvisedChoice | None:
    """The choice that was made; else one that differs in its sum alone."""
    written = [(choice, to_json(choice.action)) for choice in choices]
    for likeness in (_named, _without_sum):
        for choice, action in written:
            if likeness(action) == likeness(chosen):
                return choice
    return None


def _without_sum(action: Event) -> Event:
    return {name: value for name, value in action.items() if name != "amount"}


def _named(action: Event) -> Event:
    card = action.get("card")
    return action if card is None else {**action, "card": str(card).partition("#")[0]}


def costliest(weighed: Sequence[Weighed]) -> list[Weighed]:
    """The decisions that cost most, the costliest first."""
    worth_it = [each for each in weighed if each.cost >= WORTH_TELLING]
    return sorted(worth_it, key=lambda each: -each.cost)[:MOST]


def review_lines(told: Sequence[Weighed], words: GameWords, to_json: ToJson) -> list[AdviceLine]:
    """A line for each decision; the bar is as long as it cost."""
    most = max((each.cost for each in told), default=1.0)
    lines = []
    for each in told:
        asked = each.decision.question
        chosen = to_json(each.decision.action)
        best = each.hint.advice.choices[0].action
        said = translate("Review", "{asked}\nDecided: {chosen}\nBetter: {better}\n{reason}").format(
            asked=words.asked_then(asked.view, asked.seat),
            chosen=words.choice(chosen, asked.view),
            better=words.choice(to_json(best), asked.view),
            reason=words.why_better(each.hint),
        )
        if then := words.hindsight(asked.view, chosen, each.cost, each.decision.after).sentence:
            said = f"{said}\n{then}"
        money = words.worth(-each.cost)
        sentences = [line if line.endswith((".", "!", "?")) else f"{line}." for line in said.split("\n")]
        spoken = translate("Hints", "{choice}, {money}").format(
            choice=" ".join(sentences).removesuffix("."), money=money
        )
        lines.append(AdviceLine(said, money, each.cost / most, False, spoken))
    return lines


def review_sentence(told: Sequence[Weighed], number: int) -> str:
    """What the review found among `number` decisions."""
    if not told:
        return translate(
            "Review", "%n decision(s) looked at, and none of them cost anything worth telling of.", None, number
        )
    return translate("Review", "%n decision(s) looked at. What cost something, the dearest first:", None, number)
