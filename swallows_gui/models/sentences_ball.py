"""The run of play as the reporter tells it: attacks, answers, shots that miss or are kept out (S3.4, S5).

The frequent events have several sentences each; `variants` says which is told.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models import phrases
from swallows_gui.models.course import Situation
from swallows_gui.models.names import Event, Names
from swallows_gui.models.variants import pick

Texts = tuple[str, ...]


def _attack_played(event: Event, names: Names, now: Situation) -> str:
    return _with_card(_attack_texts(event), event, names, now)


def _attack_texts(event: Event) -> Texts:
    match event["kind"]:
        case "swallow":
            return _swallows()
        case "rough":
            return _rough_goals()
        case "special":
            return _tricks()
    if not event["value"]:
        return _waiting_play()
    match event.get("area"):
        case "inside":
            return _attacks() + _attacks_inside()
        case "outside":
            return _attacks() + _attacks_outside()
    return _attacks()


def _with_card(texts: Texts, event: Event, names: Names, now: Situation) -> str:
    return pick(texts, event, now).format(
        team=names.team(event["team"]),
        card=names.card(event["card"]),
        facts=phrases.facts(event["kind"], event["value"], event.get("area")),
    )


def _attacks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} attacks: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} comes forward: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Here comes {team}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} on the ball: {card} ({facts})."),
    )


def _attacks_inside() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Danger in the box, {team} is in there: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} is a step from goal: {card} ({facts})."),
    )


def _attacks_outside() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} tries its luck from afar: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} takes a long run-up: {card} ({facts})."),
    )


def _waiting_play() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} takes its time: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} is in no hurry at all: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} plays as if there were tea to follow: {card} ({facts})."),
    )


def _swallows() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} goes down: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "A breath of wind, and {team} is on the grass: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} is taking off, fasten your seat belts: {card} ({facts})."),
    )


def _rough_goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} clears the way with both elbows: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} leaves its manners in the dressing room: {card} ({facts})."),
    )


def _tricks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} pulls something out of the hat: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} has been saving this one up: {card} ({facts})."),
    )


def _modifier_played(event: Event, names: Names, now: Situation) -> str:
    return pick(_reds(), event, now).format(team=names.team(event["team"]), card=names.card(event["card"]))


def _reds() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} adds: {card} (red card)."),
        QCoreApplication.translate("Sentences", "{team} has one more up its sleeve: {card} (red card)."),
        QCoreApplication.translate("Sentences", "{team} is not finished yet: {card} (red card)."),
        QCoreApplication.translate("Sentences", "And {team} puts something on top: {card} (red card)."),
    )


def _defence_played(event: Event, names: Names, now: Situation) -> str:
    return _with_card(_defence_texts(event), event, names, now)


def _defence_texts(event: Event) -> Texts:
    match event["kind"]:
        case "goalie":
            return _keepers()
        case "foul":
            return _fouls()
        case "offside":
            return _offsides()
    return _answers()


def _keepers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} sends its keeper: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "There is somebody in goal for {team}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} has a keeper, and how he flies: {card} ({facts})."),
    )


def _fouls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} goes in: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} has a leg to spare: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} says it with studs: {card} ({facts})."),
    )


def _offsides() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} wants offside: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} steps up, every arm in the air: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} appeals in chorus: {card} ({facts})."),
    )


def _answers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} answers: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team} has something to say about that: {card} ({facts})."),
    )


def _declined(event: Event, names: Names, now: Situation) -> str:
    texts = _forced_declines() if event.get("forced") else _declines()
    return pick(texts, event, now).format(team=names.team(event["team"]))


def _forced_declines() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} has nothing left to attack with and declines."),
        QCoreApplication.translate("Sentences", "{team} would love to attack, but has nothing to do it with."),
    )


def _declines() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} declines to attack again."),
        QCoreApplication.translate("Sentences", "{team} has seen enough of the other half and declines."),
        QCoreApplication.translate("Sentences", "{team} locks up at the back and declines."),
        QCoreApplication.translate("Sentences", "{team} has had its say and declines to attack."),
    )


def _saved(event: Event, names: Names, now: Situation) -> str:
    if _ends_it(now):
        texts = _deciding_saves()
    else:
        texts = _penalty_saves() if now.award == "penalty" else _saves()
    return pick(texts, event, now).format(team=names.team(event["team"]))


def _missed(event: Event, names: Names, now: Situation) -> str:
    if _ends_it(now):
        texts = _deciding_misses()
    else:
        texts = {"penalty": _missed_penalties, "free_kick": _missed_free_kicks}.get(now.award, _misses)()
    return pick(texts, event, now).format(team=names.team(event["team"]))


def _ends_it(now: Situation) -> bool:
    return now.period == "shootout" and now.decided(now.score)


def _saves() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Saved! {team} is denied."),
        QCoreApplication.translate("Sentences", "What a save! {team} can't believe it."),
        QCoreApplication.translate("Sentences", "The keeper has it, both hands and his chin! {team} turns away."),
        QCoreApplication.translate("Sentences", "Fished out of the corner! {team} had its arms up already."),
    )


def _penalty_saves() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Penalty saved! {team} stares at the spot."),
        QCoreApplication.translate("Sentences", "The keeper has guessed right! No goal from the spot for {team}."),
    )


def _deciding_saves() -> Texts:
    return (QCoreApplication.translate("Sentences", "Saved, and that's the shoot-out! {team} has lost it."),)


def _misses() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} misses the goal."),
        QCoreApplication.translate("Sentences", "Wide! {team} has startled a pigeon."),
        QCoreApplication.translate("Sentences", "Over the bar! {team} makes a present of the ball to the back row."),
        QCoreApplication.translate("Sentences", "{team} shoots past it, and the corner flag ducks."),
        QCoreApplication.translate("Sentences", "That one is still rising! {team} will have to fetch a new ball."),
    )


def _missed_penalties() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} puts the penalty over the bar!"),
        QCoreApplication.translate("Sentences", "Penalty missed! {team} would like the ground to open."),
    )


def _missed_free_kicks() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "The free kick clears the wall, the bar and the car park: nothing for {team}."
        ),
        QCoreApplication.translate(
            "Sentences", "{team} hits the wall with the free kick, and the wall says thank you."
        ),
    )


def _deciding_misses() -> Texts:
    return (QCoreApplication.translate("Sentences", "Missed, and that's the shoot-out! {team} has lost it."),)


def _attack_over(event: Event, names: Names, now: Situation) -> str:
    heir = event.get("initiative")
    if heir is None:
        return pick(_ends(), event, now)
    texts = _same_again() if heir == event["team"] else _changes()
    return pick(texts, event, now).format(team=names.team(heir))


def _ends() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The attack is over."),
        QCoreApplication.translate("Sentences", "That was the attack."),
    )


def _same_again() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team} keeps the ball."),
        QCoreApplication.translate("Sentences", "{team} has not had enough and keeps the ball."),
        QCoreApplication.translate("Sentences", "{team} stays in possession."),
    )


def _changes() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The ball goes to {team}."),
        QCoreApplication.translate("Sentences", "Now {team} has the ball."),
        QCoreApplication.translate("Sentences", "{team} takes over."),
        QCoreApplication.translate("Sentences", "The other way now: the ball is with {team}."),
    )


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {
    "attack_played": _attack_played,
    "modifier_played": _modifier_played,
    "defence_played": _defence_played,
    "declined": _declined,
    "saved": _saved,
    "missed": _missed,
    "attack_over": _attack_over,
}
