"""What the plate asks, by step: tag, question and reason in words, with the rule behind them (G9)."""

from __future__ import annotations

from collections.abc import Sequence

from swallows_gui.games.grudgematch.rules.tables import GOALIE, SIDES
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.games.grudgematch.table.choices import ChoicePanel
from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.games.grudgematch.words.outlook import (
    needed_now,
    of_answer,
    of_kick,
    scoring_side,
    short_card,
    suit_name,
)
from swallows_gui.games.grudgematch.words.sentences import man_name, nation_name
from swallows_gui.games.grudgematch.words.words import CLAUSES, direction_words
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.chance_bars import ChanceRow, Outcome
from swallows_gui.ui.play.prompt_line import PlateQuestion

_IN_THE_GOAL, _IN_THE_HALF = (7, 99), (7, 3)
"""Column, and how far from the centre line at most."""
SENT_OFF = 11 / 36
"""How likely a foul rolls a 1 (G13.2)."""


def off(view: GrudgematchView, choices: ChoicePanel, space: int) -> int:
    """How far a space is from where it is best: at the line-up from the middle of the goal box for a goalie and from
    the middle of the half for others, else from the ball."""
    if choices.step != "line_up":
        return view.board.distance(space, view.ball)
    column, row = _IN_THE_GOAL if view.to_place % 4 == GOALIE else _IN_THE_HALF
    found = view.board.place(space)
    return abs(found[0] - column) + abs(abs(found[1]) - min(row, view.board.end))


def question_of(
    view: GrudgematchView, story: MatchStory, names: Sequence[str], choices: ChoicePanel, picked: int
) -> PlateQuestion:
    """The question to the seat to move, for the plate."""
    step, question, why = _asked(view, story, choices, picked)
    tag = translate("GrudgePrompt", "{name}, {nation} · {step}").format(
        name=names[view.to_move or 0], nation=nation_name(SIDES[view.side_asked]), step=step
    )
    return PlateQuestion(tag, question, why, CLAUSES.get(choices.step, ""))


def men_asked(view: GrudgematchView, choices: ChoicePanel, picked: int) -> tuple[int, ...]:
    """The men that a question is about."""
    match choices.step:
        case "line_up":
            return (view.to_place,)
        case "set_ball":
            return (view.men.index(view.ball),)
        case "run" | "run_to" | "after_goal_run":
            return (picked,) if picked >= 0 else ()
        case "kick" | "tackle" | "block":
            return view.can_answer()
        case "direction" | "kick_foul" | "tackle_foul":
            return (view.kick.man,) if view.kick is not None else ()
    return ()


def men_words(men: Sequence[int]) -> str:
    """Names in a row."""
    return ", ".join(man_name(man) for man in men)


def _asked(view: GrudgematchView, story: MatchStory, choices: ChoicePanel, picked: int) -> tuple[str, str, str]:
    """Three texts: the step, the question, the reason."""
    kick = view.kick
    kicker = man_name(kick.man) if kick is not None else ""
    match choices.step:
        case "line_up":
            man = view.to_place
            why = (
                translate(
                    "GrudgePrompt",
                    "Choose a gold space. He alone may stand in his goal box; in front of it, the goal behind him is "
                    "open.",
                )
                if man % 4 == 0
                else translate(
                    "GrudgePrompt", "Choose a gold space: anywhere in your own half, but not in the goal box."
                )
            )
            return (
                translate("GrudgePrompt", "line-up"),
                (
                    translate("GrudgePrompt", "Where does {man}, the goalie, stand?")
                    if man % 4 == 0
                    else translate("GrudgePrompt", "Where does {man} stand?")
                ).format(man=man_name(man)),
                why,
            )
        case "set_ball":
            man = view.men.index(view.ball)
            text = translate("GrudgePrompt", "The ball has come to {man}. Choose a gold space beside him.")
            return (
                translate("GrudgePrompt", "ball"),
                translate("GrudgePrompt", "Where does {man} put the ball?").format(man=man_name(man)),
                text.format(man=man_name(man)),
            )
        case "run" | "run_to" | "after_goal_run":
            return _run(view, story, choices, picked)
        case "kick":
            return _kick(view)
        case "kick_foul":
            text = translate(
                "GrudgePrompt",
                "A 1 on either of two dice, {chance}: he goes off and the ball stays. Otherwise the higher die counts "
                "against tackles.",
            )
            return (
                translate("GrudgePrompt", "foul"),
                translate("GrudgePrompt", "Does {man} foul?").format(man=kicker),
                text.format(chance=per_cent(SENT_OFF)),
            )
        case "tackle":
            text = translate("GrudgePrompt", "{man} kicks with {value}: that much takes the ball off him.")
            return (
                translate("GrudgePrompt", "tackle"),
                translate("GrudgePrompt", "Tackle {man}?").format(man=kicker),
                text.format(man=kicker, value=needed_now(view)),
            )
        case "tackle_foul":
            text = translate(
                "GrudgePrompt",
                "The card is too low for {value}. A 1 on either of two dice, {chance}: your man goes off. Otherwise "
                "the higher die is added.",
            )
            return (
                translate("GrudgePrompt", "foul"),
                translate("GrudgePrompt", "Foul {man}?").format(man=kicker),
                text.format(value=needed_now(view), chance=per_cent(SENT_OFF)),
            )
        case "direction":
            value = kick.value if kick is not None else 0
            text = translate(
                "GrudgePrompt",
                "Choose an arrow. The ball flies {value} spaces in a straight line, over everybody who lets it pass.",
            )
            return (
                translate("GrudgePrompt", "direction"),
                translate("GrudgePrompt", "Which way does {man} kick?").format(man=kicker),
                text.format(value=value),
            )
        case "block":
            return _block(view)
    return _cards_and_goal(choices)


def _run(view: GrudgematchView, story: MatchStory, choices: ChoicePanel, picked: int) -> tuple[str, str, str]:
    step = translate("GrudgePrompt", "run")
    if picked < 0:
        question = translate("GrudgePrompt", "Who runs?")
    else:
        question = translate("GrudgePrompt", "Where does {man} run?").format(man=man_name(picked))
    if view.step == "after_goal_run" or story.after_die:
        why = translate("GrudgePrompt", "Choose a man. Steps: up to {steps}; never diagonally.").format(
            steps=story.after_die
        )
    elif len(set(story.dice)) == 1 and story.dice:
        why = translate(
            "GrudgePrompt", "Choose a man. Doubles, steps for each: up to {steps}; never diagonally."
        ).format(steps=story.dice[0])
    elif picked >= 0 and len(choices.men.get(picked, ())) > 1:
        first, second = sorted(story.dice)
        why = translate(
            "GrudgePrompt", "Darker with the {first}, lighter only with the {second}; gold is next to the ball."
        ).format(first=first, second=second)
    elif story.ran:
        left = next((die for die in story.dice if die not in story.ran), 0)
        why = translate("GrudgePrompt", "Choose another man. Steps: up to {steps}.").format(steps=left)
    else:
        first, second = story.dice or (0, 0)
        why = translate(
            "GrudgePrompt", "Choose a man. Steps: up to {first}, for another one up to {second}; never diagonally."
        ).format(first=first, second=second)
    return step, question, why


def _kick(view: GrudgematchView) -> tuple[str, str, str]:
    men = view.can_answer()
    who = ", ".join(
        translate("GrudgePrompt", "{man} with {suit}").format(man=man_name(man), suit=suit_name(man % 4)) for man in men
    )
    return (
        translate("GrudgePrompt", "kick"),
        translate("GrudgePrompt", "Kick the ball?"),
        translate("GrudgePrompt", "Next to it: {who}. As often as you like.").format(who=who),
    )


def _block(view: GrudgematchView) -> tuple[str, str, str]:
    men = view.can_answer()
    needed = needed_now(view)
    question = (
        translate("GrudgePrompt", "Does {man} stop the ball?").format(man=man_name(men[0]))
        if len(men) == 1
        else translate("GrudgePrompt", "Who stops the ball? {men}").format(men=men_words(men))
    )
    why = translate("GrudgePrompt", "{needed} or more stops it here; later it takes less.")
    return translate("GrudgePrompt", "block"), question, why.format(needed=needed)


def _cards_and_goal(choices: ChoicePanel) -> tuple[str, str, str]:
    match choices.step:
        case "dead_turn":
            return (
                translate("GrudgePrompt", "draw"),
                translate("GrudgePrompt", "Which card goes?"),
                translate("GrudgePrompt", "Two turns in a row without a card: one is exchanged."),
            )
        case "after_goal_exchange":
            return (
                translate("GrudgePrompt", "after the goal"),
                translate("GrudgePrompt", "Which card goes?"),
                translate("GrudgePrompt", "You draw another one for it."),
            )
        case "after_goal_back":
            return (
                translate("GrudgePrompt", "after the goal"),
                translate("GrudgePrompt", "Who comes back?"),
                translate("GrudgePrompt", "He comes on at the side line of your half."),
            )
        case "after_goal":
            return (
                translate("GrudgePrompt", "after the goal"),
                translate("GrudgePrompt", "One thing before the ball comes in again?"),
                translate("GrudgePrompt", "Each side may do one of these."),
            )
    return "", "", ""


def awaited(view: GrudgematchView, names: Sequence[str]) -> str:
    """The words for what another seat is deciding."""
    texts = {
        "line_up": translate("GrudgePrompt", "{name} lines up …"),
        "set_ball": translate("GrudgePrompt", "{name} puts the ball …"),
        "run": translate("GrudgePrompt", "{name} thinks about the run …"),
        "kick": translate("GrudgePrompt", "{name} thinks about a kick …"),
        "kick_foul": translate("GrudgePrompt", "{name} thinks about a foul …"),
        "tackle": translate("GrudgePrompt", "{name} may tackle …"),
        "tackle_foul": translate("GrudgePrompt", "{name} thinks about a foul …"),
        "direction": translate("GrudgePrompt", "{name} looks for a way …"),
        "block": translate("GrudgePrompt", "{name} may block …"),
    }
    other = translate("GrudgePrompt", "{name} is thinking …")
    return texts.get(view.step, other).format(name=names[view.to_move or 0])


# Chances


def key_of(view: GrudgematchView, choices: ChoicePanel) -> str:
    """What the gold part of the bars stands for."""
    side = view.side_in_turn if choices.step in ("kick", "direction") else scoring_side(view)
    return translate("GrudgePrompt", "{nation} scores").format(nation=nation_name(SIDES[side]))


def rows_of(view: GrudgematchView, choices: ChoicePanel, card: int | None) -> list[ChanceRow]:
    """The chances before a card is played; `card` is the highlighted one."""
    if choices.step == "kick" and card in choices.cards:
        return [_kick_row(view, card)]
    if choices.step == "direction":
        return _shots(view, choices)
    if choices.step in ("tackle", "block") and choices.plain:
        rows = [_answer_row(view, card)] if card in choices.cards else []
        return [*rows, _answer_row(view, None)]
    return []


_MOST_SHOTS = 3


def _shots(view: GrudgematchView, choices: ChoicePanel) -> list[ChanceRow]:
    """The directions that can end in a goal for the side in turn, the likeliest first."""
    found = []
    for direction in choices.aims:
        ray = view.ray(direction)
        chance = 0.0 if ray is None else view.goal_chance(ray, view.side_in_turn)
        if chance > 0:
            found.append((chance, direction))
    rows = []
    for chance, direction in sorted(found, reverse=True)[:_MOST_SHOTS]:
        label = direction_words(direction)
        parts = (
            Outcome(translate("GrudgePrompt", "No goal"), 1 - chance, "white"),
            Outcome(translate("GrudgePrompt", "Goal"), chance, "gold"),
        )
        said = translate("GrudgePrompt", "{way}: goal {goal}.").format(way=label, goal=per_cent(chance))
        rows.append(ChanceRow(label, parts, per_cent(chance), said))
    return rows


def _kick_row(view: GrudgematchView, card: int) -> ChanceRow:
    found = of_kick(view, card)
    tackled = translate("GrudgePrompt", "Tackled {chance}").format(chance=per_cent(found.tackled))
    free = 1 - found.tackled
    flies = translate("GrudgePrompt", "Flies {chance}").format(chance=per_cent(free))
    parts = (
        Outcome(tackled, found.tackled, "black"),
        Outcome(flies, max(0.0, free - found.goal), "white"),
        Outcome(translate("GrudgePrompt", "Goal"), found.goal, "gold"),
    )
    said = translate("GrudgePrompt", "{card}: {tackled}; goal {goal}.").format(
        card=short_card(card), tackled=tackled, goal=per_cent(found.goal)
    )
    return ChanceRow(short_card(card), parts, per_cent(found.goal), said)


def _answer_row(view: GrudgematchView, card: int | None) -> ChanceRow:
    found = of_answer(view, card)
    label = translate("GrudgePrompt", "pass") if card is None else short_card(card)
    won = (
        translate("GrudgePrompt", "Ball won {chance}")
        if view.step == "tackle"
        else translate("GrudgePrompt", "Stops it {chance}")
    ).format(chance=per_cent(found.reaches))
    rest = max(0.0, 1 - found.reaches - found.goal)
    parts = (
        Outcome(won, found.reaches, "black"),
        Outcome(translate("GrudgePrompt", "No goal"), rest, "white"),
        Outcome(translate("GrudgePrompt", "Goal"), found.goal, "gold"),
    )
    if card is None:
        text = translate("GrudgePrompt", "If you pass: goal {goal}.").format(goal=per_cent(found.goal))
    else:
        text = translate("GrudgePrompt", "{card}: {won}; goal {goal}.").format(
            card=short_card(card), won=won, goal=per_cent(found.goal)
        )
    return ChanceRow(label, parts, per_cent(found.goal), text)
