"""The review of a match in words: which decisions of a seat cost most, what would have been better, and why.

The choices of a hint as a list: words, expected money, and how long the bar beside it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from swallows_gui.ai.advice import NOTHING, AdvisedChoice, Hint
from swallows_gui.models import roles
from swallows_gui.models.chapters import Event
from swallows_gui.models.plain_models import GameWords, ToJson
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.session import Decision


Index = QModelIndex | QPersistentModelIndex


class AdviceLine(NamedTuple):
    """One line of a list of advice."""

    words: str
    money: str
    """What stands beside the bar."""
    share: float
    """Length of the bar, 0 to 1."""
    best: bool
    spoken: str
    """The whole line for a screen reader."""


class AdviceLines(QAbstractListModel):
    """Lines of advice; `show` replaces them all."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: list[AdviceLine] = []

    def show(self, rows: Sequence[AdviceLine]) -> None:
        """Show these lines; none to forget everything."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.words
            case Qt.ItemDataRole.AccessibleTextRole:
                return row.spoken
            case roles.LINE:
                return row
        return None


def hint_lines(hint: Hint, view: Any, words: GameWords, to_json: ToJson) -> list[AdviceLine]:
    """The choices of a hint, best first; `view` is what the seat knew that asked."""
    choices = hint.advice.choices
    if not choices:
        return []
    most = max(choice.money for choice in choices)
    least = min(choice.money for choice in choices)
    alone = words.by_itself(view)
    also = set(hint.row) if words.in_row(view) else set()
    lines = []
    for at, choice in enumerate(choices):
        said = words.choice(None if choice.action == NOTHING else to_json(choice.action), view)
        best = at == 0 or choice.action in also
        lead = choices[0].lead(choice)
        share = (choice.money - least) / (most - least) if most > least else 1.0
        if alone:
            money = words.worth(choice.money)
        elif at == 0:
            money, share = translate("Hints", "best"), 1.0
        elif not lead:
            money, share = _as_good(words.worth(-gap) if (gap := _gap(choices[0], choice)) else ""), 1.0
        else:
            money = words.worth(-lead)
        lines.append(AdviceLine(said, money, share, best, _spoken(said, money, best)))
    return sorted(lines, key=lambda line: not line.best)


def _gap(best: AdvisedChoice, other: AdvisedChoice) -> float:
    """By how much a choice was behind the best, M to one decimal, though that may be chance."""
    return round(max(0.0, best.money - other.money), 1)


def _as_good(difference: str) -> str:
    if not difference:
        return translate("Hints", "about as good")
    return translate("Hints", "about as good ({difference})").format(difference=difference)


def _spoken(words: str, money: str, best: bool) -> str:
    if best:
        return translate("Hints", "Recommended: {choice}, {money}").format(choice=words, money=money)
    return translate("Hints", "{choice}, {money}").format(choice=words, money=money)


MOST = 3
"""Decisions that a review tells of."""
WORTH_TELLING = 0.2
"""M: a decision that cost less is not told of."""


class Weighed(NamedTuple):
    """A decision with the advice on it, and its cost."""

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
    """A row for each decision; the bar shows its cost."""
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
