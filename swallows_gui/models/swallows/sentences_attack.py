"""The attack as the reporter tells it: what is played, what is put on top, who has the ball next (S3.3, S5.1, S5.7).

The frequent events have several sentences each; `variants` says which is told.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.match_context import Situation
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.models.swallows.variants import Texts, pick


def _attack_played(event: Event, names: Names, now: Situation) -> str:
    return pick(_attack_texts(event, now), event, now).format(
        team=names.team(event["team"]),
        card=names.card(event["card"]),
        facts=phrases.facts(event["kind"], event["value"], _place(event)),
    )


def _place(event: Event) -> str | None:
    """Where it happens; nothing hangs on the place of a rough goal (S5.9)."""
    return None if event["kind"] == "rough" else event.get("area")


def _attack_texts(event: Event, now: Situation) -> Texts:
    match event["kind"]:
        case "swallow":
            return _swallows()
        case "rough":
            return _rough_goals()
        case "special":
            return _tricks()
    if not event["value"]:
        return _waiting_play()
    if now.again:
        return _attacks_again()
    if now.late_for(str(event["team"])):
        return _lone_attacks()
    match event.get("area"):
        case "inside":
            return _attacks_inside()
        case "outside":
            return _attacks_outside()
    return _attacks()


def _attacks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} attack: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} come forward: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Here come {team:the}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} on the ball: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Off go {team:the}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} have an idea: {card} ({facts})."),
    )


def _attacks_inside() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Danger in the box, {team:the} are in there: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} are a step from goal: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} are knocking at the keeper's door: {card} ({facts})."),
        QCoreApplication.translate(
            "Sentences", "Nobody picks up the man, and {team:the} are through: {card} ({facts})."
        ),
        QCoreApplication.translate(
            "Sentences", "It's getting crowded in the box, and {team:the} want the ball: {card} ({facts})."
        ),
        QCoreApplication.translate("Sentences", "{team:The} can smell the goal line: {card} ({facts})."),
    )


def _attacks_outside() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} try their luck from afar: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} take a long run-up: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} build from the back: {card} ({facts})."),
        QCoreApplication.translate(
            "Sentences", "There is a lot of grass in front of {team:the}, but off they go: {card} ({facts})."
        ),
        QCoreApplication.translate("Sentences", "It's a long way to goal, and {team:the} set out: {card} ({facts})."),
        QCoreApplication.translate(
            "Sentences", "From where {team:the} stand, the goal looks like a shoebox: {card} ({facts})."
        ),
    )


def _attacks_again() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Haven't I told you this one already? {team:The}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "That one again! {team:The} play: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Please sing along, {team:the} play: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Back by popular demand, {team:the}: {card} ({facts})."),
    )


def _lone_attacks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Only {team:the} are still playing: {card} ({facts})."),
        QCoreApplication.translate(
            "Sentences", "The others have locked up, and {team:the} rattle at the gate: {card} ({facts})."
        ),
        QCoreApplication.translate("Sentences", "{team:The} have the pitch to themselves now: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "There's one more in it, think {team:the}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "The others have had enough, {team:the} have not: {card} ({facts})."),
        QCoreApplication.translate(
            "Sentences", "Nothing can come back now, so {team:the} throw everybody forward: {card} ({facts})."
        ),
    )


def _waiting_play() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} take their time: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} are in no hurry at all: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} play as if there were tea to follow: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} pass the ball about until it is dizzy: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Sideways, backwards, sideways, {team:the}: {card} ({facts})."),
    )


def _swallows() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} go down: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "A breath of wind, and {team:the} are on the grass: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} are taking off, fasten your seat belts: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Nobody near, and yet {team:the} fall: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Curtain up, in the leading part {team:the}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "The swallows are flying low, must be {team:the}: {card} ({facts})."),
    )


def _rough_goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} clear the way with both elbows: {card} ({facts})."),
        QCoreApplication.translate(
            "Sentences", "{team:The} leave their manners in the dressing room: {card} ({facts})."
        ),
        QCoreApplication.translate("Sentences", "{team:The} ask for room, but not politely: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Mind your shins, here come {team:the}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} take ball and man, the man first: {card} ({facts})."),
    )


def _tricks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} pull something out of the hat: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} have been saving this one up: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} have read the small print: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "And now for something different from {team:the}: {card} ({facts})."),
    )


def _modifier_played(event: Event, names: Names, now: Situation) -> str:
    texts = _reds_again() if now.again else _reds()
    return pick(texts, event, now).format(team=names.team(event["team"]), card=names.card(event["card"]))


def _reds() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} add: {card}."),
        QCoreApplication.translate("Sentences", "{team:The} have one more up their sleeve: {card}."),
        QCoreApplication.translate("Sentences", "{team:The} are not finished yet: {card}."),
        QCoreApplication.translate("Sentences", "And {team:the} put something on top: {card}."),
        QCoreApplication.translate("Sentences", "A helping hand for {team:the}: {card}."),
        QCoreApplication.translate("Sentences", "Red on top, {team:the} mean it: {card}."),
        QCoreApplication.translate("Sentences", "{team:The} play their joker: {card}."),
    )


def _reds_again() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "An old acquaintance, brought along by {team:the}: {card}."),
        QCoreApplication.translate("Sentences", "{team:The} have kept this one warm since last time: {card}."),
        QCoreApplication.translate("Sentences", "Fresh from the cleaner's, {team:the} wear it again: {card}."),
        QCoreApplication.translate("Sentences", "{team:The} know what works: {card}."),
    )


def _attack_over(event: Event, names: Names, now: Situation) -> str:
    heir = event.get("initiative")
    if heir is None:
        return pick(_ends(), event, now)
    texts = _same_again() if heir == event["team"] else _changes()
    if now.known and heir != event["team"]:
        texts += _changes_with_the_score()
    return pick(texts, event, now).format(team=names.team(heir), score=f"{now.score[0]}:{now.score[1]}")


def _ends() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The attack is over."),
        QCoreApplication.translate("Sentences", "That was the attack."),
        QCoreApplication.translate("Sentences", "And that was that."),
    )


def _same_again() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} keep the ball."),
        QCoreApplication.translate("Sentences", "{team:The} have not had enough and keep the ball."),
        QCoreApplication.translate("Sentences", "{team:The} stay in possession."),
        QCoreApplication.translate("Sentences", "{team:The} go again."),
        QCoreApplication.translate("Sentences", "No objection from the other side: {team:the} once more."),
        QCoreApplication.translate("Sentences", "The ball stays where it is: with {team:the}."),
    )


def _changes() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The ball goes to {team:the}."),
        QCoreApplication.translate("Sentences", "Now {team:the} have the ball."),
        QCoreApplication.translate("Sentences", "{team:The} take over."),
        QCoreApplication.translate("Sentences", "The other way now: {team:the} have the ball."),
        QCoreApplication.translate("Sentences", "Over to {team:the}."),
        QCoreApplication.translate("Sentences", "{team:The} collect the ball and look up."),
        QCoreApplication.translate("Sentences", "{team:The} to attack."),
        QCoreApplication.translate("Sentences", "Back it goes, {team:the} have it now."),
        QCoreApplication.translate("Sentences", "All change, here come {team:the}."),
        QCoreApplication.translate("Sentences", "A change of possession: {team:the}."),
    )


def _changes_with_the_score() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{score} on the board, {team:the} to attack."),
        QCoreApplication.translate("Sentences", "At {score} the ball goes over to {team:the}."),
    )


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {
    "attack_played": _attack_played,
    "modifier_played": _modifier_played,
    "attack_over": _attack_over,
}
