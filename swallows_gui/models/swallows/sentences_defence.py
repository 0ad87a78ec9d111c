"""What comes against the attack, what becomes of a shot that is no goal, who has had enough (S3.4, S5.2 to S5.5)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows import phrases
from swallows_gui.models.swallows.match_context import Situation
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.models.swallows.variants import Texts, pick

BARREN = 9
"""Attacks without a goal from which on the reporter sighs."""


def _defence_played(event: Event, names: Names, now: Situation) -> str:
    return pick(_defence_texts(event, now), event, now).format(
        team=names.team(event["team"]),
        card=names.card(event["card"]),
        facts=phrases.facts(event["kind"], event["value"], event.get("area")),
    )


def _defence_texts(event: Event, now: Situation) -> Texts:
    if now.again:
        return _answers_again()
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
        QCoreApplication.translate("Sentences", "{team:The} send their keeper: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "There is somebody in goal for {team:the}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} have a keeper, and how he flies: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Here flies the keeper of {team:the}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "The last line of {team:the} has gloves on: {card} ({facts})."),
    )


def _fouls() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} go in: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} have a leg to spare: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} say it with studs: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} pull the emergency brake: {card} ({facts})."),
        QCoreApplication.translate(
            "Sentences", "{team:The} have something against it, mostly a foot: {card} ({facts})."
        ),
        QCoreApplication.translate("Sentences", "This far and no further, say {team:the}: {card} ({facts})."),
    )


def _offsides() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} want offside: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} step up, every arm in the air: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} appeal in chorus: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} have drawn the line with a ruler: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} leave the striker all alone: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Flag, cry {team:the}: {card} ({facts})."),
    )


def _answers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} answer: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} have something to say about that: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "Not with {team:the}: {card} ({facts})."),
        QCoreApplication.translate("Sentences", "{team:The} have seen it coming: {card} ({facts})."),
    )


def _answers_again() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The same medicine again, prescribed by {team:the}: {card} ({facts})."),
        QCoreApplication.translate(
            "Sentences", "Nothing new under the floodlights, {team:the} play: {card} ({facts})."
        ),
        QCoreApplication.translate("Sentences", "And once more with feeling, {team:the}: {card} ({facts})."),
    )


def _declined(event: Event, names: Names, now: Situation) -> str:
    return pick(_declined_texts(event, now), event, now).format(
        team=names.team(event["team"]), score=f"{now.score[0]}:{now.score[1]}"
    )


def _declined_texts(event: Event, now: Situation) -> Texts:
    if event.get("forced"):
        return _forced_declines()
    if not now.known:
        return _declines()
    mine, theirs = now.seen_by(str(event["team"]), now.score)
    if mine > theirs:
        return _leading_declines() + _declines()
    if mine < theirs:
        return _trailing_declines()
    return _declines() if mine else _goalless_declines() + _declines()


def _forced_declines() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} have nothing left to attack with and decline."),
        QCoreApplication.translate("Sentences", "{team:The} would love to attack, but have nothing to do it with."),
        QCoreApplication.translate("Sentences", "The cupboard is bare: {team:the} decline."),
        QCoreApplication.translate("Sentences", "{team:The} turn out their pockets and find nothing: they decline."),
    )


def _declines() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} decline to attack again."),
        QCoreApplication.translate("Sentences", "{team:The} have seen enough of the other half and decline."),
        QCoreApplication.translate("Sentences", "{team:The} lock up at the back and decline."),
        QCoreApplication.translate("Sentences", "{team:The} have had their say and decline to attack."),
        QCoreApplication.translate("Sentences", "{team:The} put their feet up and decline."),
        QCoreApplication.translate("Sentences", "That'll do, say {team:the}, and decline."),
    )


def _leading_declines() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "{team:The} are in front and see no reason to run any further: they decline."
        ),
        QCoreApplication.translate("Sentences", "{team:The} wrap up the {score} and decline."),
        QCoreApplication.translate("Sentences", "{team:The} lean back on their lead and decline."),
        QCoreApplication.translate("Sentences", "The lead will do for {team:the}: they decline."),
    )


def _trailing_declines() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "{team:The} are behind and decline all the same. The stand has a question."
        ),
        QCoreApplication.translate("Sentences", "Behind, and no more attacks from {team:the}. I only report it."),
        QCoreApplication.translate("Sentences", "{team:The} take the {score} as fate and decline."),
        QCoreApplication.translate(
            "Sentences", "{team:The} save their cards for better days and decline, {score} or not."
        ),
        QCoreApplication.translate(
            "Sentences", "A team that is behind ought to attack. {team:The} see it differently and decline."
        ),
    )


def _goalless_declines() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "No goals yet, and {team:the} don't mind: they decline."),
        QCoreApplication.translate(
            "Sentences", "Not a goal so far, and {team:the} will not change that: they decline."
        ),
        QCoreApplication.translate("Sentences", "{team:The} take a nil-nil for a work of art and decline."),
    )


def _saved(event: Event, names: Names, now: Situation) -> str:
    return pick(_saved_texts(now), event, now).format(team=names.team(event["team"]))


def _saved_texts(now: Situation) -> Texts:
    if _ends_it(now):
        return _deciding_saves()
    if now.award == "penalty":
        return _penalty_saves()
    return _saved_again() if now.of_team else _saves()


def _missed(event: Event, names: Names, now: Situation) -> str:
    return pick(_missed_texts(now), event, now).format(
        team=names.team(event["team"]), score=f"{now.score[0]}:{now.score[1]}"
    )


def _missed_texts(now: Situation) -> Texts:
    if _ends_it(now):
        return _deciding_misses()
    if now.award == "penalty":
        return _missed_penalties()
    if now.award == "free_kick":
        return _missed_free_kicks()
    return _barren_misses() if now.score == (0, 0) and now.attacks >= BARREN else _misses()


def _ends_it(now: Situation) -> bool:
    return now.period == "shootout" and now.decided(now.score)


def _saves() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Saved! {team:The} are denied."),
        QCoreApplication.translate("Sentences", "What a save! {team:The} can't believe it."),
        QCoreApplication.translate(
            "Sentences", "The keeper has it, with both hands and his chin! {team:The} turn away."
        ),
        QCoreApplication.translate("Sentences", "Fished out of the corner! {team:The} had their arms up already."),
        QCoreApplication.translate("Sentences", "The keeper has grown a third arm! Nothing for {team:the}."),
        QCoreApplication.translate("Sentences", "Held! {team:The} congratulate the keeper through their teeth."),
    )


def _saved_again() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "That keeper again! {team:The} are beginning to take it personally."),
        QCoreApplication.translate("Sentences", "Saved once more! {team:The} would like to know who invented gloves."),
        QCoreApplication.translate("Sentences", "Nothing gets past him today! {team:The} are denied again."),
    )


def _penalty_saves() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Penalty saved! {team:The} stare at the spot."),
        QCoreApplication.translate("Sentences", "The keeper has guessed right! No goal from the spot for {team:the}."),
        QCoreApplication.translate("Sentences", "From the spot straight into the gloves! {team:The} cover their eyes."),
        QCoreApplication.translate("Sentences", "Saved with a foot! {team:The} had reckoned with hands."),
    )


def _deciding_saves() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Saved, and that's the shoot-out! {team:The} have lost it."),
        QCoreApplication.translate("Sentences", "He holds it, and it's all over! {team:The} go home."),
    )


def _misses() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} miss the goal."),
        QCoreApplication.translate("Sentences", "Wide! {team:The} have startled a pigeon."),
        QCoreApplication.translate("Sentences", "Over the bar! {team:The} make a present of the ball to the back row."),
        QCoreApplication.translate("Sentences", "{team:The} shoot past it, and the corner flag ducks."),
        QCoreApplication.translate("Sentences", "That one is still rising! {team:The} will have to fetch a new ball."),
        QCoreApplication.translate("Sentences", "Past the post by the width of a newspaper! {team:The} groan."),
        QCoreApplication.translate("Sentences", "The post? No, the advertising board! Nothing for {team:the}."),
        QCoreApplication.translate("Sentences", "The keeper waves it goodbye! {team:The} miss."),
        QCoreApplication.translate("Sentences", "Side netting! Half the stadium has cheered too soon for {team:the}."),
    )


def _barren_misses() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Nothing again, still {score}! {team:The} could play on until Tuesday."
        ),
        QCoreApplication.translate("Sentences", "Wide. {score}, and {team:the} are looking for the goal with a torch."),
        QCoreApplication.translate(
            "Sentences", "Missed! The man at the scoreboard dozed off at {score}, and {team:the} have not woken him."
        ),
        QCoreApplication.translate(
            "Sentences", "Not this one either! {team:The} and goals, that will not be a love story today: {score}."
        ),
    )


def _missed_penalties() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} put the penalty over the bar!"),
        QCoreApplication.translate("Sentences", "Penalty missed! {team:The} would like the ground to open."),
        QCoreApplication.translate("Sentences", "Into the clouds! That went better for {team:the} in training."),
        QCoreApplication.translate("Sentences", "Against the post and away! {team:The} sink to their knees."),
    )


def _missed_free_kicks() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "The free kick clears the wall, the bar and the car park: nothing for {team:the}."
        ),
        QCoreApplication.translate(
            "Sentences", "{team:The} hit the wall with the free kick, and the wall says thank you."
        ),
        QCoreApplication.translate("Sentences", "{team:The} curl it beautifully, round the wall and round the goal."),
    )


def _deciding_misses() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Missed, and that's the shoot-out! {team:The} have lost it."),
        QCoreApplication.translate("Sentences", "Wide, and it's all over! {team:The} stand there like lamp posts."),
    )


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {
    "defence_played": _defence_played,
    "declined": _declined,
    "saved": _saved,
    "missed": _missed,
}
