"""The die as the reporter sees it roll: shots, penalties, and what a referee has to judge (S5.2 to S5.9)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows.match_context import Situation
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.models.swallows.variants import Texts, pick


def _sum(event: Event) -> str:
    """The written-out sum of a roll: "4 + 3 = 7"."""
    terms = [int(event["die"]), int(event.get("value") or 0)]
    terms += [int(modifier["delta"]) for modifier in event.get("modifiers") or ()]
    left_out = int(event["total"]) - sum(terms)  # records of before leave out reds on a roll that is repeated
    if left_out:
        terms.append(left_out)
    text = str(terms[0])
    for term in terms[1:]:
        text += f" + {term}" if term >= 0 else f" \N{MINUS SIGN} {-term}"
    return f"{text} = {event['total']}"


def _die_rolled(event: Event, names: Names, now: Situation) -> str:
    texts = _roll_texts(event, now)
    return pick(texts, event, now).format(team=names.team(event["team"]), sum=_sum(event))


def _roll_texts(event: Event, now: Situation) -> Texts:
    again = event.get("rerolls") is not None
    match event.get("purpose"):
        case "shot":
            return _repeated_shots() if again else _shot_texts(event, now)
        case "foul":
            return _repeated_foul_rolls() if again else _foul_rolls()
        case "offside":
            return _repeated_offside_rolls() if again else _offside_rolls()
        case "swallow":
            return _repeated_swallow_rolls() if again else _swallow_rolls()
        case "rough":
            return _repeated_rough_rolls() if again else _rough_rolls()
    return _card_rolls()


def _shot_texts(event: Event, now: Situation) -> Texts:
    if now.award == "penalty":
        return _penalties()
    if now.award == "free_kick":
        return _free_kicks()
    match event["die"]:
        case 1:
            return _weak_shots()
        case 6:
            return _hard_shots()
    return _shots()


def _shots() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} shoot: {sum}."),
        QCoreApplication.translate("Sentences", "A shot from {team:the}: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} pull the trigger: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} let fly: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} take aim: {sum}."),
        QCoreApplication.translate("Sentences", "And there's the shot, {team:the}: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} swing the leg: {sum}."),
    )


def _weak_shots() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} shoot, and the die has a lie-down: {sum}."),
        QCoreApplication.translate("Sentences", "A one! {team:The} have kicked more grass than ball: {sum}."),
        QCoreApplication.translate("Sentences", "Only a one, {team:the} hit it with the shin: {sum}."),
        QCoreApplication.translate("Sentences", "A one, and {team:the} pretend it was a pass: {sum}."),
    )


def _hard_shots() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "A six! {team:The} thunder it away: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} shoot, and the die plays along, a six: {sum}."),
        QCoreApplication.translate("Sentences", "Six! {team:The} put everything they have into it: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} shoot so hard that the ball says ouch, a six: {sum}."),
    )


def _repeated_shots() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} shoot again: {sum}."),
        QCoreApplication.translate("Sentences", "Once more, from the top! {team:The} shoot again: {sum}."),
        QCoreApplication.translate("Sentences", "That one did not count, {team:the} may try again: {sum}."),
    )


def _penalties() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} run up from the spot: {sum}."),
        QCoreApplication.translate("Sentences", "The stadium holds its breath, {team:the} take the penalty: {sum}."),
        QCoreApplication.translate("Sentences", "Eleven metres, one ball, {team:the}: {sum}."),
        QCoreApplication.translate("Sentences", "Whistle, run-up, {team:the}: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} against the keeper, and nobody else breathes: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} place the ball and take three steps back: {sum}."),
    )


def _free_kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} take the free kick: {sum}."),
        QCoreApplication.translate("Sentences", "The wall trembles, {team:the} run up: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} whisper something to the ball: {sum}."),
        QCoreApplication.translate("Sentences", "Wall up, ball down, {team:the} shoot: {sum}."),
    )


def _foul_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Was that a foul by {team:the}? The die decides: {sum}."),
        QCoreApplication.translate("Sentences", "Ball or shin? The die looks closely at {team:the}: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} put on an innocent face, the die rolls: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} raise both hands, never touched him: {sum}."),
        QCoreApplication.translate(
            "Sentences", "The whistle is halfway to the mouth, {team:the} hold their breath: {sum}."
        ),
    )


def _repeated_foul_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "Once more: the foul by {team:the} is rolled again: {sum}."),)


def _offside_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} lift an arm for offside: {sum}."),
        QCoreApplication.translate("Sentences", "Offside or not? {team:The} look at the die: {sum}."),
        QCoreApplication.translate("Sentences", "Does the flag go up? {team:The} hope so: {sum}."),
        QCoreApplication.translate("Sentences", "The length of a toe decides, and {team:the} tremble: {sum}."),
        QCoreApplication.translate("Sentences", "The linesman looks for his glasses, {team:the} wait: {sum}."),
    )


def _repeated_offside_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "Once more: offside is rolled again for {team:the}: {sum}."),)


def _swallow_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} dive, and the die decides: {sum}."),
        QCoreApplication.translate("Sentences", "Is anybody going to believe {team:the}? The die rolls: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} roll three times over, the die once: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} are holding the wrong leg, the die decides: {sum}."),
        QCoreApplication.translate("Sentences", "The jury holds up its marks for {team:the}: {sum}."),
    )


def _repeated_swallow_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "Once more: the swallow by {team:the} is rolled again: {sum}."),)


def _rough_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} go in hard, and the die decides: {sum}."),
        QCoreApplication.translate(
            "Sentences", "The referee is polishing his glasses, {team:the} barge through: {sum}."
        ),
        QCoreApplication.translate("Sentences", "Has anybody seen it? {team:The} look the other way: {sum}."),
        QCoreApplication.translate("Sentences", "{team:The} whistle a tune and hope that nobody else does: {sum}."),
    )


def _repeated_rough_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "Once more: the rough goal by {team:the} is rolled again: {sum}."),)


def _card_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} roll for a card: {sum}."),
        QCoreApplication.translate("Sentences", "The card wants a die, {team:the} roll: {sum}."),
    )


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {"die_rolled": _die_rolled}
