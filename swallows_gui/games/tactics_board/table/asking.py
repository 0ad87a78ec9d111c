"""What the plate asks, by step: tag, question and reason in words, with the rule behind them; and the chances."""

from __future__ import annotations

from collections.abc import Sequence

from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.phrases import ROLES, number_of, way_words
from swallows_gui.games.tactics_board.words.placeholders import pawn_words, side_name, square_words
from swallows_gui.games.tactics_board.words.targets import Target, Targets
from swallows_gui.games.tactics_board.words.words import CLAUSES
from swallows_gui.models.prospects import Prospect
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.ui.play.question import PlateQuestion

_TAGS = TextTable("BoardPrompt", "tags", "tactics_board")

_QUESTIONS = TextTable("BoardPrompt", "questions", "tactics_board")

_WHYS = TextTable("BoardPrompt", "whys", "tactics_board")

_AWAITED = TextTable("BoardPrompt", "awaited", "tactics_board")


def _key(view: TacticsBoardView, targets: Targets | None) -> str:
    step = view.step
    if step == "move":
        return view.open.why
    if step in ("pawn", "corner") and targets is not None and targets.ahead is not None:
        step = targets.ahead.step
    if step == "taker" and view.open.due == "penalty":
        return "penalty"
    return "corner_pick" if step == "corner" else step


def _tag_key(view: TacticsBoardView) -> str:
    match view.step:
        case "move" | "pawn" | "to" | "keeper":
            return view.open.why
        case "ball":
            return "second" if view.open.second else "ball"
        case "corner" | "corner_to":
            return "corner"
        case "taker":
            return view.open.due
    return view.step


def question_of(view: TacticsBoardView, targets: Targets, names: Sequence[str]) -> PlateQuestion:
    """What the seat to move is asked."""
    key = _key(view, targets)
    values = _values(view, targets)
    tag = translate("BoardPrompt", "{name}, {side} · {step}").format(
        name=names[view.to_move or 0], side=side_name(view.side_asked), step=_TAGS(_tag_key(view)).format(**values)
    )
    if view.roll and view.step in ("pawn", "to", "ball"):
        tag = translate("BoardPrompt", "{tag} · rolled {roll}").format(tag=tag, roll=view.roll)
    clause = "T13.7" if key == "penalty" else CLAUSES.get((targets.ahead or view).step, "")
    return PlateQuestion(tag, _QUESTIONS(key).format(**values), _WHYS(key).format(**values), clause)


def _values(view: TacticsBoardView, targets: Targets | None) -> dict[str, object]:
    seen = view if targets is None else targets.ahead or view
    pawn = seen.picked
    if view.step == "line_up" and targets is not None and targets.all:
        pawn = targets.all[0].pawn
    return {
        "round": view.open.round,
        "turn": view.open.corner_turn + 1,
        "roll": view.roll,
        "pawn": _pawn(pawn),
        "holder": _pawn(view.holder),
        "side": side_name(view.side_asked),
        "square": square_words(view.ball) if view.ball >= 0 else "",
        "count": 0 if targets is None else len(targets.by_square),
    }


def _pawn(pawn: int) -> str:
    return pawn_words(pawn // 11, number_of(pawn)) if pawn >= 0 else ""


def awaited(view: TacticsBoardView, names: Sequence[str]) -> str:
    """What is about to be decided, where nobody here is asked."""
    key = view.open.why if view.step in ("move", "pawn", "to", "keeper") else view.step
    if key == "corner_to":
        key = "corner"
    return _AWAITED(key).format(name=names[view.to_move or 0], **_values(view, None))


def said_of(prospect: Prospect) -> str:
    """A prospect in a sentence."""
    named = ", ".join(part.words for part in prospect.parts if part.words)
    return translate("BoardPrompt", "{what}: {outcomes}.").format(what=prospect.label, outcomes=named)


def pawn_name(pawn: int, story: MatchStory) -> str:
    """A pawn with what it plays as, and whether it has the ball."""
    said = translate("BoardPrompt", "{pawn}, {role}").format(pawn=_pawn(pawn), role=ROLES(str(story.role(pawn))))
    if story.holder != pawn:
        return said
    return translate("BoardPrompt", "{pawn}, has the ball").format(pawn=said)


def target_words(target: Target, gone: Sequence[int] = ()) -> str:
    """A choice on the board in one line, as it is read aloud, with the way that is gone."""
    parts = [square_words(target.square), target.title, target.line, target.figure]
    said = ", ".join(part for part in parts if part)
    way = way_words(gone)
    if way:
        said = translate("BoardPrompt", "{target}. Way: {way}").format(target=said, way=way)
    return said + "."


def button_words(target: Target) -> str:
    """What the button says that takes a choice."""
    square = square_words(target.square)
    pawn = _pawn(target.pawn)
    match target.kind:
        case "pick":
            return translate("BoardPrompt", "Choose {pawn}").format(pawn=pawn)
        case "ball":
            return translate("BoardPrompt", "{pawn} to the ball").format(pawn=pawn)
        case "dribble":
            return translate("BoardPrompt", "Dribble to {square}").format(square=square)
        case "run":
            return translate("BoardPrompt", "{pawn} to {square}").format(pawn=pawn, square=square)
    return translate("BoardPrompt", "Play to {square}").format(square=square)
