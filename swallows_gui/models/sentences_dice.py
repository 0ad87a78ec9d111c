"""The die as the reporter sees it roll: shots, penalties, and what a referee has to judge (S5.2 to S5.9)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.course import Situation
from swallows_gui.models.names import Event, Names
from swallows_gui.models.variants import pick

Texts = tuple[str, ...]


def _sum(event: Event) -> str:
    """The written-out sum of a roll: "4 + 3 = 7"."""
    terms = [int(event["die"]), int(event.get("value") or 0)]
    terms += [int(modifier["delta"]) for modifier in event.get("modifiers") or ()]
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
        QCoreApplication.translate("Sentences", "{team} shoots: {sum}."),
        QCoreApplication.translate("Sentences", "A shot from {team}: {sum}."),
        QCoreApplication.translate("Sentences", "{team} pulls the trigger: {sum}."),
        QCoreApplication.translate("Sentences", "{team} lets fly: {sum}."),
    )


def _weak_shots() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} shoots, and the die has a lie-down: {sum}."),
        QCoreApplication.translate("Sentences", "A one! {team} has kicked more grass than ball: {sum}."),
    )


def _hard_shots() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "A six! {team} thunders it away: {sum}."),
        QCoreApplication.translate("Sentences", "{team} shoots, and the die plays along, a six: {sum}."),
    )


def _repeated_shots() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} shoots again: {sum}."),
        QCoreApplication.translate("Sentences", "Once more, from the top! {team} shoots again: {sum}."),
    )


def _penalties() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} runs up from the spot: {sum}."),
        QCoreApplication.translate("Sentences", "The stadium holds its breath, {team} takes the penalty: {sum}."),
        QCoreApplication.translate("Sentences", "Eleven metres, one ball, {team}: {sum}."),
    )


def _free_kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} takes the free kick: {sum}."),
        QCoreApplication.translate("Sentences", "The wall trembles, {team} runs up: {sum}."),
    )


def _foul_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team}: the die decides on the foul: {sum}."),
        QCoreApplication.translate(
            "Sentences", "Was that the ball or the shin? The die looks closely at {team}: {sum}."
        ),
        QCoreApplication.translate("Sentences", "{team} puts on an innocent face, the die rolls: {sum}."),
    )


def _repeated_foul_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "{team}: the foul is rolled again: {sum}."),)


def _offside_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} lifts its arms for offside: {sum}."),
        QCoreApplication.translate("Sentences", "Offside or not? {team} looks at the die: {sum}."),
    )


def _repeated_offside_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "{team}: the offside is rolled again: {sum}."),)


def _swallow_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} dives, and the die decides: {sum}."),
        QCoreApplication.translate("Sentences", "Is anybody going to believe {team}? The die rolls: {sum}."),
        QCoreApplication.translate("Sentences", "{team} rolls three times over, the die once: {sum}."),
    )


def _repeated_swallow_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "{team}: the swallow is rolled again: {sum}."),)


def _rough_rolls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} goes in hard, and the die decides: {sum}."),
        QCoreApplication.translate("Sentences", "The referee is polishing his glasses, {team} barges through: {sum}."),
    )


def _repeated_rough_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "{team}: the rough goal is rolled again: {sum}."),)


def _card_rolls() -> Texts:
    return (QCoreApplication.translate("Sentences", "{team} rolls for a card: {sum}."),)


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {"die_rolled": _die_rolled}
