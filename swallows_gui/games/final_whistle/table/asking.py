"""What the plate asks, by step: tag, question and reason in words, with the rule behind them."""

from __future__ import annotations

from collections.abc import Sequence

from swallows_gui.games.final_whistle.rules.tables import LINES, MEN, SQUAD
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.names import card_name, club_name, line_name, man_name
from swallows_gui.games.final_whistle.words.outlook_words import entry_name
from swallows_gui.games.final_whistle.words.words import CLAUSES
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.question import PlateQuestion


def question_of(view: FinalWhistleView, story: MatchStory, names: Sequence[str]) -> PlateQuestion:
    """What the seat to move is asked."""
    seat = view.to_move or 0
    club = club_name(view.options.clubs, seat).split()[-1]
    where, question, why = _asked(view, story, seat, club, names)
    tag = translate("FinalPrompt", "{name} · {step}").format(name=names[seat], step=where)
    clause = CLAUSES.get(view.step, "")
    if view.step == "mark" and view.phase == "finish":
        clause = "F4.8"
    elif view.step == "card" and view.closing_open(seat) and not view.hand_size(seat):
        clause = "F8.2"
    return PlateQuestion(tag, question, why, clause)


def _asked(
    view: FinalWhistleView, story: MatchStory, seat: int, club: str, names: Sequence[str]
) -> tuple[str, str, str]:
    """Where the match is, the question, the reason."""
    match view.step:
        case "substitutes":
            return (
                _minute(story),
                translate("FinalPrompt", "Substitute anybody?"),
                translate("FinalPrompt", "Pick a man on the bench, then the one he replaces. There is no way back on."),
            )
        case "card":
            return (
                _minute(story),
                translate("FinalPrompt", "Which card for this quarter?"),
                translate(
                    "FinalPrompt", "Both are shown at once. The stronger attacks, once for every point it is ahead."
                ),
            )
        case "exchange":
            return (
                translate("FinalPrompt", "before the next attack"),
                translate("FinalPrompt", "Lay a card aside?"),
                translate("FinalPrompt", "Everybody sees it go, and you draw another from your pile."),
            )
        case "further":
            number, of = view.attack
            return (
                translate("FinalPrompt", "attack {number} of {all}").format(number=number + 1, all=of),
                translate("FinalPrompt", "Which card leads the next attack?"),
                translate("FinalPrompt", "Its strength does not matter now, only whom it uses."),
            )
        case "mark":
            return _mark(view, seat, club)
        case "replace":
            man = view.open.leaving
            name = man_name(view.options.clubs, man // SQUAD, MEN[man % SQUAD])
            return (
                translate("FinalPrompt", "injury"),
                translate("FinalPrompt", "{man} cannot go on. Who comes on?").format(man=name),
                translate("FinalPrompt", "He comes on upright, and is free for the next phase."),
            )
        case "stand_in":
            return (
                translate("FinalPrompt", "no goalie"),
                translate("FinalPrompt", "Who goes in goal?"),
                translate("FinalPrompt", "He counts 1 there for the rest of the match."),
            )
        case "refill":
            line = line_name(LINES[view.line_to_fill]) if view.line_to_fill >= 0 else ""
            return (
                translate("FinalPrompt", "empty line"),
                translate("FinalPrompt", "Who moves? Wanted: {line}.").format(line=line),
                translate("FinalPrompt", "He stays there and keeps his sides."),
            )
        case "extra_time":
            return (
                translate("FinalPrompt", "level after ninety minutes"),
                translate("FinalPrompt", "Extra time?"),
                translate("FinalPrompt", "Two more quarters, if both want them; else the draw stands."),
            )
        case "shooters":
            number = len(view.named) + 1
            return (
                translate("FinalPrompt", "shoot-out"),
                translate("FinalPrompt", "Who takes shot {number}?").format(number=number),
                translate("FinalPrompt", "Everybody shoots upright: the first side counts."),
            )
    del names
    return "", "", ""


def _minute(story: MatchStory) -> str:
    return translate("FinalPrompt", "to minute {minute}").format(minute=story.minute)


def _mark(view: FinalWhistleView, seat: int, club: str) -> tuple[str, str, str]:
    """The question that asks for a man."""
    attacks = seat == view.attacker
    finish = view.phase == "finish"
    phase = translate("FinalPrompt", "finish") if finish else translate("FinalPrompt", "build-up")
    if view.counter:
        where = translate("FinalPrompt", "counter-attack, {phase}").format(phase=phase)
    else:
        number, of = view.attack
        where = translate("FinalPrompt", "attack {number} of {all}, {phase}").format(number=number, all=of, phase=phase)
    entry = view.entry
    wanted = "" if entry is None else entry_name(entry)
    role = 0 if attacks else 1
    last = len(view.marked[role]) + 1 == _entries(view, role)
    if attacks and finish and last:
        question = translate("FinalPrompt", "Who shoots for {club}? Wanted: {line}.")
    elif attacks and finish:
        question = translate("FinalPrompt", "Who is in on it? Wanted: {line}.")
    elif attacks:
        question = translate("FinalPrompt", "Who brings the ball up? Wanted: {line}.")
    elif finish:
        question = translate("FinalPrompt", "Who saves {club}? Wanted: {line}.")
    else:
        question = translate("FinalPrompt", "Who gets in the way? Wanted: {line}.")
    names = [man_name(view.options.clubs, man // SQUAD, MEN[man % SQUAD]) for man in view.marked[role] if man >= 0]
    if names:
        why = translate("FinalPrompt", "So far: {men}. Everybody used turns afterwards.").format(men=", ".join(names))
    elif attacks:
        card = view.card_up(seat)
        why = translate("FinalPrompt", "With {card}. Everybody used turns afterwards.").format(
            card=card_name(card.id) if card is not None else ""
        )
    else:
        why = translate("FinalPrompt", "The attack has {sum}. Everybody used turns afterwards.").format(
            sum=view.sums[0] + view.bonus
        )
    return where, question.format(club=club, line=wanted), why


def _entries(view: FinalWhistleView, role: int) -> int:
    card = view.card_up(view.attacker)
    if card is None:
        return 0
    lists = card.finish if view.phase == "finish" else card.build_up
    return 0 if lists is None else len(lists[role])


def awaited(view: FinalWhistleView, names: Sequence[str]) -> str:
    """What is about to be decided, where nobody here is asked."""
    texts = {
        "squad": translate("FinalPrompt", "{name} names a squad …"),
        "colour": translate("FinalPrompt", "{name} chooses the cards …"),
        "deck": translate("FinalPrompt", "{name} chooses the cards …"),
        "substitutes": translate("FinalPrompt", "{name} thinks about the bench …"),
        "card": translate("FinalPrompt", "{name} lays a card face down …"),
        "exchange": translate("FinalPrompt", "{name} may lay a card aside …"),
        "further": translate("FinalPrompt", "{name} picks the next card …"),
        "mark": translate("FinalPrompt", "{name} picks his men …"),
        "replace": translate("FinalPrompt", "{name} must replace a man …"),
        "stand_in": translate("FinalPrompt", "{name} needs somebody in goal …"),
        "refill": translate("FinalPrompt", "{name} fills a line …"),
        "extra_time": translate("FinalPrompt", "{name} thinks about extra time …"),
        "shooters": translate("FinalPrompt", "{name} names the shooters …"),
    }
    return texts.get(view.step, "").format(name=names[view.to_move or 0])
