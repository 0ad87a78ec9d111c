"""What the plate asks, by step: tag, question and reason in words, with the rule behind them (P11)."""

from __future__ import annotations

from collections.abc import Sequence

from swallows_gui.games.power_soccer.rules.state import GOAL_AT
from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.games.power_soccer.words.outlook_words import OutlookWords, face_name
from swallows_gui.models.prospects import Prospect
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.prompt_line import PlateQuestion

CLAUSES = {
    "start": "P1.1",
    "wall": "P4.1",
    "attack": "P2.2",
    "choose": "P9.2",
    "referee": "P2.3",
    "penalty": "P2.7",
    "save": "P2.8",
    "steal": "P3.2",
    "kick": "P5.2",
}


def question_of(view: PowerSoccerView, story: MatchStory, names: Sequence[str]) -> PlateQuestion:
    """The question to the seat to move, for the plate."""
    name = names[view.to_move or 0]
    words = OutlookWords(view, names)
    step, question, why = _asked(view, story, words)
    tag = translate("PowerPrompt", "{name} · {step}").format(name=name, step=step)
    clause = "P2.8" if view.step == "penalty" and view.options.keeper else CLAUSES[view.step]
    return PlateQuestion(tag, question, why, clause)


def _asked(view: PowerSoccerView, story: MatchStory, words: OutlookWords) -> tuple[str, str, str]:
    """Three texts: the step, the question, the reason."""
    attacker = words.attacker
    match view.step:
        case "start":
            return (
                translate("PowerPrompt", "who starts"),
                translate("PowerPrompt", "Who rolls the penalty first?"),
                translate("PowerPrompt", "First to roll a penalty attacks first."),
            )
        case "wall":
            return (
                translate("PowerPrompt", "goal wall"),
                {
                    "high": translate("PowerPrompt", "At the high hole, on the left!"),
                    "low": translate("PowerPrompt", "At the low hole, on the right!"),
                }.get(view.hole, translate("PowerPrompt", "One more each, until one hits!")),
                translate("PowerPrompt", "Black is in, white misses. Most hits win."),
            )
        case "referee":
            card = translate(
                "PowerPrompt", "Black: red card, the attack is over. White: {name} is shown a card and rolls again."
            )
            return (
                translate("PowerPrompt", "referee"),
                translate("PowerPrompt", "Foul by {name}: which card?").format(name=attacker),
                card.format(name=attacker),
            )
        case "penalty":
            why = (
                translate("PowerPrompt", "White is on target, then the keeper rolls. Black goes wide.")
                if view.options.keeper
                else translate("PowerPrompt", "Black is a goal, white goes wide.")
            )
            return (
                translate("PowerPrompt", "penalty"),
                translate("PowerPrompt", "The ball is on the spot."),
                why,
            )
        case "kick":
            return (
                translate("PowerPrompt", "penalty kick"),
                translate("PowerPrompt", "{name} runs up.").format(name=attacker),
                translate("PowerPrompt", "White is on target, then the keeper rolls. Black goes wide."),
            )
        case "save":
            return (
                translate("PowerPrompt", "keeper"),
                translate("PowerPrompt", "On target! Will you hold it?"),
                translate("PowerPrompt", "Black saves, white is a goal."),
            )
        case "steal":
            why = translate("PowerPrompt", "Black: the ball is yours. White: {name} rolls again. A try costs nothing.")
            return (
                translate("PowerPrompt", "steal"),
                translate("PowerPrompt", "Will you take the ball off {name}?").format(name=attacker),
                why.format(name=attacker),
            )
        case "choose":
            return (
                translate("PowerPrompt", "two dice"),
                translate("PowerPrompt", "Which of the two counts?"),
                translate("PowerPrompt", "The other one is ignored."),
            )
    return (translate("PowerPrompt", "attack"), *_attack(view, story))


def _attack(view: PowerSoccerView, story: MatchStory) -> tuple[str, str]:
    short = GOAL_AT - view.points
    if not view.points and not story.hops and not view.minutes:
        question = translate("PowerPrompt", "Fifty are a goal. Roll!")
    elif not view.points:
        question = translate("PowerPrompt", "From nought to fifty: roll!")
    else:
        question = translate("PowerPrompt", "{points} points, {short} short of a goal").format(
            points=view.points, short=short
        )
    return question, translate("PowerPrompt", "Exactly fifty is a goal, more goes over the bar.")


def roll_button(view: PowerSoccerView, *, alone: bool) -> str:
    """The words of the roll button with its key: Enter if there is no other answer, else 1."""
    words = _roll_words(view)
    return words if alone else words.replace("[Enter]", "[1]")


def _roll_words(view: PowerSoccerView) -> str:
    match view.step:
        case "steal":
            return translate("PowerPrompt", "Roll for the ball [Enter]")
        case "referee":
            return translate("PowerPrompt", "Roll as referee [Enter]")
        case "save":
            return translate("PowerPrompt", "Roll to save [Enter]")
        case "penalty" | "kick" | "wall":
            return translate("PowerPrompt", "Shoot [Enter]")
    return translate("PowerPrompt", "Roll [Enter]")


def said_of(prospect: Prospect) -> str:
    """A prospect in a sentence."""
    named = [part.words for part in prospect.parts if part.words]
    return translate("PowerPrompt", "{choice}: {outcomes}; goal {chance}.").format(
        choice=prospect.label, outcomes=", ".join(named), chance=per_cent(prospect.figure)
    )


def awaited(view: PowerSoccerView, names: Sequence[str]) -> str:
    """The words for what another seat is about to roll for."""
    name = names[view.to_move or 0]
    words = OutlookWords(view, names)
    texts = {
        "start": translate("PowerPrompt", "{name} rolls for the kick-off …"),
        "wall": translate("PowerPrompt", "{name} shoots at the goal wall …"),
        "attack": translate("PowerPrompt", "{name} rolls for points …"),
        "choose": translate("PowerPrompt", "{name} picks one of two dice …"),
        "referee": translate("PowerPrompt", "{name} rolls as referee: which card for {attacker}?"),
        "penalty": translate("PowerPrompt", "{name} takes the penalty …"),
        "save": translate("PowerPrompt", "{name} keeps goal against {attacker} …"),
        "steal": translate("PowerPrompt", "{name} may take the ball off {attacker} …"),
        "kick": translate("PowerPrompt", "{name} runs up to the penalty kick …"),
    }
    return texts[view.step].format(name=name, attacker=words.attacker)


def face_button(face: str, number: int) -> str:
    """What a button says that chooses one of two dice."""
    name = face_name(face)
    return translate("PowerPrompt", "{face} [{number}]").format(face=name[:1].upper() + name[1:], number=number)
