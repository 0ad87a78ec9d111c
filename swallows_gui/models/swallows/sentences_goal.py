"""Goals as the reporter shouts them: the score turns, is levelled, is settled, by the wrong team or too late (S8.3)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows.match_context import Situation
from swallows_gui.models.swallows.names import Event, Names
from swallows_gui.models.swallows.variants import Texts, pick

SOON = 2
"""Attacks within which a goal follows another at once."""


def _goal(event: Event, names: Names, now: Situation) -> str:
    return pick(_goal_texts(event, names, now), event, now).format(
        team=names.team(event["team"]), score=f"{event['home']}:{event['away']}"
    )


def _goal_texts(event: Event, names: Names, now: Situation) -> Texts:
    """The sentences that fit a goal."""
    if event.get("own_goal"):
        return _own_goals()
    if not now.known:
        return _goals()
    team, pair = str(event["team"]), (int(event["home"]), int(event["away"]))
    mine, theirs = now.seen_by(team, pair)
    if now.period == "shootout":
        return _winning_kicks() if now.decided(pair) else _kicks()
    if now.period == "extra":
        return _extra_levellers() if mine == theirs else _extra_goals()
    if mine == theirs:
        return _levelling_texts(team, now)
    if mine < theirs:
        return _consolations()
    if mine - theirs == 1:
        return _leading_texts(team, mine, names, now)
    if mine - theirs >= 4:
        return _routs()
    if mine == 3:
        return _third_goals()
    return _double_strikes() if now.scorer == team and now.since_goal <= SOON else _cushions()


def _levelling_texts(team: str, now: Situation) -> Texts:
    if now.seen_by(team, now.deficit)[0] > 1:
        return _comebacks()
    if now.late_for(team):
        return _late_equalisers()
    return _quick_answers() if now.since_goal <= SOON else _equalisers()


def _leading_texts(team: str, mine: int, names: Names, now: Situation) -> Texts:
    if now.late_for(team):
        return _late_leads()
    if now.seen_by(team, now.deficit)[0]:
        return _turns()
    if names.outsider(team, now.away if team == now.home else now.home):
        return _underdog_leads()
    return _openers() if mine == 1 else _leads()


def _goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal! {team:The} score: {score}."),
        QCoreApplication.translate("Sentences", "It's in! {team:The} score: {score}!"),
        QCoreApplication.translate("Sentences", "Goal for {team:the}! The net is still shaking: {score}."),
    )


def _own_goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Own goal! It counts for {team:the}: {score}."),
        QCoreApplication.translate(
            "Sentences", "Wrong end, right finish! An own goal, and {team:the} say thank you: {score}."
        ),
        QCoreApplication.translate(
            "Sentences", "Into his own net! For {team:the} it is the cheapest goal of the year: {score}."
        ),
        QCoreApplication.translate(
            "Sentences",
            "He has forgotten which way they are playing! Own goal, {team:the} did not have to do a thing: {score}.",
        ),
    )


def _openers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal! {team:The} break the ice: {score}!"),
        QCoreApplication.translate("Sentences", "The first goal of the match! {team:The} in front: {score}!"),
        QCoreApplication.translate("Sentences", "There it is! {team:The} have found the goal without a map: {score}!"),
        QCoreApplication.translate("Sentences", "Goal for {team:the}! Now we have a match on our hands: {score}!"),
        QCoreApplication.translate("Sentences", "Who is first? {team:The} are: {score}!"),
    )


def _underdog_leads() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The favourites rub their eyes! {team:The} lead: {score}!"),
        QCoreApplication.translate(
            "Sentences", "Who put money on that? {team:The} lead against the favourites: {score}!"
        ),
        QCoreApplication.translate("Sentences", "David has found a stone! {team:The} are in front: {score}!"),
        QCoreApplication.translate("Sentences", "The little ones bite! {team:The} take the lead: {score}!"),
    )


def _equalisers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Equaliser! {team:The} draw level: {score}!"),
        QCoreApplication.translate("Sentences", "All square again! {team:The} have put the matter right: {score}!"),
        QCoreApplication.translate("Sentences", "{team:The} level it, and everything starts from scratch: {score}!"),
        QCoreApplication.translate("Sentences", "Level! {team:The} have torn up the script: {score}!"),
    )


def _quick_answers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The answer comes by return of post! {team:The} level it: {score}!"),
        QCoreApplication.translate("Sentences", "They were still hugging over there! {team:The} draw level: {score}!"),
        QCoreApplication.translate("Sentences", "Not even the scoreboard can keep up! {team:The} equalise: {score}!"),
    )


def _late_equalisers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "With their last breath! {team:The} level it: {score}!"),
        QCoreApplication.translate(
            "Sentences",
            "Over there they had locked up and gone to bed, and {team:the} climb in by the window: {score}!",
        ),
        QCoreApplication.translate(
            "Sentences", "The whistle was at his lips already! Equaliser for {team:the}: {score}!"
        ),
    )


def _comebacks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Back from the dead! {team:The} were finished, and now it is {score}!"),
        QCoreApplication.translate(
            "Sentences", "Unbelievable! {team:The} have made up every single goal of the deficit: {score}!"
        ),
        QCoreApplication.translate(
            "Sentences", "Equaliser! {team:The} were so far behind that some were already on the bus: {score}!"
        ),
    )


def _leads() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal! {team:The} take the lead: {score}!"),
        QCoreApplication.translate("Sentences", "{team:The} go in front again, there is no resting here: {score}!"),
        QCoreApplication.translate("Sentences", "In front! {team:The} have the upper hand: {score}!"),
    )


def _late_leads() -> Texts:
    return (
        QCoreApplication.translate(
            "Sentences", "Over there they had knocked off for the day! {team:The} are in front: {score}!"
        ),
        QCoreApplication.translate(
            "Sentences", "So late, so lovely, so cruel! {team:The} lead, and nobody can answer: {score}!"
        ),
        QCoreApplication.translate(
            "Sentences", "In their minds the others were in the shower! {team:The} score: {score}!"
        ),
    )


def _turns() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The match is turned upside down! {team:The} lead: {score}!"),
        QCoreApplication.translate("Sentences", "From behind to in front! {team:The} have done it: {score}!"),
        QCoreApplication.translate(
            "Sentences", "Who'd have thought it! {team:The} were trailing and now lead: {score}!"
        ),
    )


def _consolations() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "{team:The} pull one back: {score}!"),
        QCoreApplication.translate("Sentences", "A sign of life! {team:The} score: {score}."),
        QCoreApplication.translate("Sentences", "{team:The} knock at the door again: {score}!"),
        QCoreApplication.translate("Sentences", "Hope travels with {team:the} again: {score}!"),
    )


def _cushions() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal! {team:The} extend the lead: {score}."),
        QCoreApplication.translate(
            "Sentences", "And another one! {team:The} are making themselves comfortable: {score}!"
        ),
        QCoreApplication.translate("Sentences", "{team:The} score again, and the scoreboard creaks: {score}!"),
        QCoreApplication.translate("Sentences", "{team:The} put a second bolt on the door: {score}!"),
    )


def _double_strikes() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "A double strike! {team:The} had not even finished cheering: {score}!"),
        QCoreApplication.translate("Sentences", "Twice in a row! {team:The} have found the soft spot: {score}!"),
        QCoreApplication.translate("Sentences", "And straight away the next one! {team:The} score: {score}!"),
    )


def _third_goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "The third! Good things come in threes for {team:the}: {score}!"),
        QCoreApplication.translate("Sentences", "Number three for {team:the}! That ought to be enough: {score}."),
        QCoreApplication.translate(
            "Sentences", "A third goal for {team:the}! Somebody is looking for the emergency exit: {score}!"
        ),
    )


def _routs() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal again for {team:the}! I am running out of fingers: {score}."),
        QCoreApplication.translate("Sentences", "{team:The} show no mercy: {score}!"),
        QCoreApplication.translate("Sentences", "And in it goes! {team:The} play as if it were training: {score}."),
    )


def _extra_levellers() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Equaliser in extra time! {team:The} refuse to go home: {score}!"),
        QCoreApplication.translate(
            "Sentences", "Level in extra time! {team:The} have found a second pair of lungs: {score}!"
        ),
    )


def _extra_goals() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "Goal in extra time! {team:The} forget their heavy legs: {score}!"),
        QCoreApplication.translate("Sentences", "Extra time, and there it is! {team:The} score: {score}!"),
        QCoreApplication.translate(
            "Sentences", "Tired legs, wide-awake foot: {team:the} score in extra time, and it is {score}!"
        ),
    )


def _kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "In! {team:The} score from the spot: {score} in the shoot-out."),
        QCoreApplication.translate("Sentences", "{team:The} keep their nerve: {score} in the shoot-out."),
        QCoreApplication.translate("Sentences", "Cool as a cucumber! {team:The} score: {score} in the shoot-out."),
        QCoreApplication.translate(
            "Sentences", "Keeper one way, ball the other! {team:The} score: {score} in the shoot-out."
        ),
        QCoreApplication.translate("Sentences", "Under the bar and in! {team:The} make it {score} in the shoot-out."),
        QCoreApplication.translate(
            "Sentences", "The keeper only felt the draught! {team:The} score: {score} in the shoot-out."
        ),
    )


def _winning_kicks() -> Texts:
    return (
        QCoreApplication.translate("Sentences", "That's it! {team:The} score and win the shoot-out: {score}!"),
        QCoreApplication.translate("Sentences", "The decider! {team:The} sink the last penalty: {score}!"),
        QCoreApplication.translate("Sentences", "In, and all over! {team:The} win on penalties: {score}!"),
    )


TELLERS: dict[str, Callable[[Event, Names, Situation], str]] = {"goal": _goal}
