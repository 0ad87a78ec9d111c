"""Sentences for cards on the move and for what cards bring about (S1.6, S1.7, S5.11, S5.12, S6.3)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.match_context import Situation
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.models.swallows.variants import Texts, pick


def _cards_drawn(event: Event, names: Names, now: Situation) -> str:
    cards = list(event.get("cards") or event.get("colours") or ())
    if cards:
        text = pick(_drawn_texts(event, len(cards)), event, now)
    else:
        text = QCoreApplication.translate("Sentences", "{team:The} should draw a card, but none is left.")
    return text.format(team=names.team(event["team"]), cards=names.cards_listed(cards))


def _drawn_texts(event: Event, drawn: int) -> Texts:
    reason = event.get("reason")
    if drawn < int(event.get("due", drawn)) and reason not in ("personal", "deal"):
        return (
            QCoreApplication.translate("Sentences", "{team:The} draw {cards}; for the rest the pile is too small."),
        )
    match reason:
        case "personal":
            return (QCoreApplication.translate("Sentences", "{team:The} take their personalised cards: {cards}."),)
        case "deal":
            return (QCoreApplication.translate("Sentences", "{team:The} are dealt {cards}."),)
        case "home":
            return _drawn_at_home()
        case "result":
            return _drawn_for_the_result()
        case "rest":
            return (QCoreApplication.translate("Sentences", "{team:The} get a card for the rest day: {cards}."),)
    return _drawn_by_a_card()


def _drawn_at_home() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} draw as the home team: {cards}."),
        QCoreApplication.translate("Sentences", "Home advantage for {team:the}: {cards}."),
        QCoreApplication.translate("Sentences", "The hosts, {team:the}, help themselves: {cards}."),
    )


def _drawn_for_the_result() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} draw for the result: {cards}."),
        QCoreApplication.translate("Sentences", "The result brings {team:the}: {cards}."),
        QCoreApplication.translate("Sentences", "After the match {team:the} restock: {cards}."),
    )


def _drawn_by_a_card() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} draw {cards}."),
        QCoreApplication.translate("Sentences", "The card brings {team:the}: {cards}."),
        QCoreApplication.translate("Sentences", "{team:The} reach for the pile: {cards}."),
    )


def _cards_discarded(event: Event, names: Names, _now: Situation) -> str:
    return QCoreApplication.translate("Sentences", "{team:The} discard {cards}.").format(
        team=names.team(event["team"]), cards=names.cards_listed(event["cards"])
    )


def _cards_stolen(event: Event, names: Names, _now: Situation) -> str:
    cards = list(event.get("cards") or event.get("colours") or ())
    return QCoreApplication.translate("Sentences", "{team:The} take {cards} from {other:the}.").format(
        team=names.team(event["team"]), cards=names.cards_listed(cards), other=names.team(event["from"])
    )


def _cards_returned(event: Event, names: Names, now: Situation) -> str:
    cards = list(event["cards"])
    if event.get("by") is not None:
        text = QCoreApplication.translate("Sentences", "{team:The} take back {cards}.")
        return text.format(team=names.team(event["team"]), cards=names.cards_listed(cards))
    listed = names.cards_listed(cards) if len(cards) == 1 else phrases.count_of("red", len(cards))
    return pick(_returned(), event, now).format(team=names.team(event["team"]), cards=listed)


def _returned() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} take their used red cards back: {cards}."),
        QCoreApplication.translate("Sentences", "Back in the hand of {team:the}: {cards}."),
        QCoreApplication.translate("Sentences", "{team:The} pack their reds for the next time: {cards}."),
    )


def _pile_shuffled(event: Event, _names: Names, _now: Situation) -> str:
    size = int(event.get("size", 0))
    match event.get("reason"):
        case "empty":
            return QCoreApplication.translate(
                "Sentences", "The pile is empty: the discard pile becomes a new one of %n card(s).", None, size
            )
        case "rest":
            return QCoreApplication.translate(
                "Sentences", "Rest day: %n card(s) are shuffled for the teams that go on.", None, size
            )
        case "knockout":
            return QCoreApplication.translate(
                "Sentences", "A new draw pile of %n card(s) is shuffled for the knock-out.", None, size
            )
    return QCoreApplication.translate("Sentences", "The draw pile of %n card(s) is shuffled.", None, size)


def _injured(event: Event, names: Names, _now: Situation) -> str:
    if event.get("chosen"):
        text = QCoreApplication.translate("Sentences", "{team:The} lose {cards}, picked on purpose: injured.")
    else:
        text = QCoreApplication.translate("Sentences", "{team:The} lose {cards}: injured.")
    return text.format(team=names.team(event["team"]), cards=names.cards_listed(event["cards"]))


def _decline_lifted(event: Event, names: Names, _now: Situation) -> str:
    return QCoreApplication.translate("Sentences", "{team:The} have a green card again and are back in play.").format(
        team=names.team(event["team"])
    )


def _total_changed(event: Event, names: Names, _now: Situation) -> str:
    return QCoreApplication.translate("Sentences", "{team:The} play {card} on the roll: {delta} makes {total}.").format(
        team=names.team(event["team"]),
        card=names.card(event["card"]),
        delta=phrases.signed(event["delta"]),
        total=event["total"],
    )


def _team_eliminated(event: Event, names: Names, now: Situation) -> str:
    return pick(_eliminated(), event, now).format(team=names.team(event["team"]))


def _eliminated() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} are out and hand in their cards."),
        QCoreApplication.translate("Sentences", "For {team:the} the tournament is over, the cards stay here."),
        QCoreApplication.translate("Sentences", "{team:The} pack their bags and leave the cards behind."),
        QCoreApplication.translate("Sentences", "{team:The} take the early train, without their cards."),
    )


def _effect(event: Event, names: Names, now: Situation) -> str:
    """A word on what a card has brought about; card and consequence have sentences of their own."""
    return pick(_effect_texts(event), event, now).format(
        team=names.team(event["team"]), n=phrases.signed(int(event.get("n") or 0))
    )


def _effect_texts(event: Event) -> Texts:
    if event.get("lapsed"):
        return _lapsed()
    return {
        "value": _valued,
        "roll": _valued,
        "reroll": _rerolled,
        "set_area": _moved,
        "cancel": _cancelled,
        "shield": _shielded,
        "draw": _drawn_by_effect,
        "discard": _paid_by_effect,
        "injure": _injured_by_effect,
        "steal": _stolen_by_effect,
        "return": _returned_by_effect,
        "extra_attack": _extra_attacks,
        "goal": _granted_by_effect,
        "own_goal": _granted_by_effect,
        "free_kick": _granted_by_effect,
        "penalty": _granted_by_effect,
        "silence_referee": _silenced,
        "second_goalie": _second_keepers,
    }.get(str(event.get("what")), _helped)()


def _drawn_by_effect() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Fresh supplies for {team:the}."),
        QCoreApplication.translate("Sentences", "That was worth it for {team:the}."),
    )


def _paid_by_effect() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "That was the price."),
        QCoreApplication.translate("Sentences", "Nothing is free in football."),
    )


def _returned_by_effect() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Waste not, want not, say {team:the}."),
        QCoreApplication.translate("Sentences", "That one is good for another time."),
    )


def _injured_by_effect() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "That must have hurt."),
        QCoreApplication.translate("Sentences", "A stretcher, please!"),
    )


def _stolen_by_effect() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Finders keepers, say {team:the}."),
        QCoreApplication.translate("Sentences", "The police will hear of it, or not."),
    )


def _granted_by_effect() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "It says so on the card."),
        QCoreApplication.translate("Sentences", "Rules are rules, and cards are cards."),
    )


def _cancelled() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "And that's the whole attack gone."),
        QCoreApplication.translate("Sentences", "Attack cancelled, say {team:the}."),
        QCoreApplication.translate("Sentences", "The attack packs up and goes home."),
    )


def _shielded() -> Texts:
    return (QCoreApplication.translate("Sentences", "The sending-off is called off, and the hand stays closed."),)


def _extra_attacks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} may attack again at once."),
        QCoreApplication.translate("Sentences", "An encore has been granted: {team:the} attack again at once."),
    )


def _silenced() -> Texts:
    return (QCoreApplication.translate("Sentences", "The referee has no say in this roll."),)


def _moved() -> Texts:
    return (QCoreApplication.translate("Sentences", "With that, the scene of the action has moved."),)


def _valued() -> Texts:
    return (QCoreApplication.translate("Sentences", "That makes {n} for {team:the}."),)


def _rerolled() -> Texts:
    return (QCoreApplication.translate("Sentences", "The die is asked once more."),)


def _second_keepers() -> Texts:
    return (QCoreApplication.translate("Sentences", "Two keepers on the line for {team:the}!"),)


def _helped() -> Texts:
    return (QCoreApplication.translate("Sentences", "The card helps {team:the}."),)


def _lapsed() -> Texts:
    return (QCoreApplication.translate("Sentences", "What the card demands is not there: that part lapses."),)


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {
    "cards_drawn": _cards_drawn,
    "cards_discarded": _cards_discarded,
    "cards_stolen": _cards_stolen,
    "cards_returned": _cards_returned,
    "pile_shuffled": _pile_shuffled,
    "injured": _injured,
    "decline_lifted": _decline_lifted,
    "total_changed": _total_changed,
    "team_eliminated": _team_eliminated,
    "effect": _effect,
}
