"""Tips of Tactics Board: what is worth a word the first time it happens or is asked, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.tips import MatchTip, MatchTips
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary

TIPS: Final = (
    MatchTip("kickoff", "T3.4", scene="kickoff"),
    MatchTip("move", "T5.1", scene="move"),
    MatchTip("pawn", "T5.3", scene="pawn"),
    MatchTip("ball", "T6.4", scene="ball"),
    MatchTip("keeper", "T5.6", scene="keeper"),
    MatchTip("pass", "T8.5", event={"type": "passed", "second": False}),
    MatchTip("battle", "T9.2", event={"type": "battle_rolled"}),
    MatchTip("dribble", "T8.7", event={"type": "dribbled"}),
    MatchTip("offside", "T11.2", event={"type": "offside_given"}),
    MatchTip("foul", "T12.1", event={"type": "fouled"}),
    MatchTip("shoot", "T10.3", scene="shoot"),
    MatchTip("corner", "T13.4", scene="corner"),
)

_HEADINGS: Final = Glossary[str](
    "BoardTips",
    {
        "kickoff": QT_TRANSLATE_NOOP("BoardTips", "The kick-off"),
        "move": QT_TRANSLATE_NOOP("BoardTips", "Roll, or the keeper"),
        "pawn": QT_TRANSLATE_NOOP("BoardTips", "Exactly so far"),
        "ball": QT_TRANSLATE_NOOP("BoardTips", "Where to play it"),
        "keeper": QT_TRANSLATE_NOOP("BoardTips", "The keeper steps"),
        "pass": QT_TRANSLATE_NOOP("BoardTips", "A direct pass"),
        "battle": QT_TRANSLATE_NOOP("BoardTips", "A battle"),
        "dribble": QT_TRANSLATE_NOOP("BoardTips", "A dribble"),
        "offside": QT_TRANSLATE_NOOP("BoardTips", "Off-side"),
        "foul": QT_TRANSLATE_NOOP("BoardTips", "A foul"),
        "shoot": QT_TRANSLATE_NOOP("BoardTips", "A shot"),
        "corner": QT_TRANSLATE_NOOP("BoardTips", "A corner"),
    },
)
_TEXTS: Final = Glossary[str](
    "BoardTips",
    {
        "kickoff": QT_TRANSLATE_NOOP(
            "BoardTips",
            "The die for the ball is rolled only when everybody stands. The ball must cross the line, and whoever "
            "kicks off may not run after it himself.",
        ),
        "move": QT_TRANSLATE_NOOP(
            "BoardTips",
            "The bars count the rolls with which somebody gets there. The keeper's step comes in place of the roll: "
            "you decide before the die falls.",
        ),
        "pawn": QT_TRANSLATE_NOOP(
            "BoardTips",
            "The whole roll must be used, straight or with one bend. Own men may be passed, opponents may not. Tab "
            "goes through the best targets.",
        ),
        "ball": QT_TRANSLATE_NOOP(
            "BoardTips",
            "A ring is a pass to somebody free, a frame a battle, gold a shot, a dot a loose ball. It is not the "
            "distance that counts but who gets there.",
        ),
        "keeper": QT_TRANSLATE_NOOP(
            "BoardTips",
            "One square in any direction, never by the die. In a battle he adds 2; whoever beats him shoots at once.",
        ),
        "pass": QT_TRANSLATE_NOOP(
            "BoardTips",
            "Whoever receives it alone plays on at once, once. In the other penalty area or on a diamond he shoots "
            "instead.",
        ),
        "battle": QT_TRANSLATE_NOOP(
            "BoardTips",
            "Each side rolls; a keeper adds 2, a defender 1. A 6 against a 1 is a foul by the one, whatever is added.",
        ),
        "dribble": QT_TRANSLATE_NOOP(
            "BoardTips",
            "On a 1 the ball may go along one square with its man. Then the other side has one attempt to reach him.",
        ),
        "offside": QT_TRANSLATE_NOOP(
            "BoardTips",
            "What counts is where he stood when the ball was rolled for; the gold line shows it. He may run there, "
            "but he must not be the one who gets the ball.",
        ),
        "foul": QT_TRANSLATE_NOOP(
            "BoardTips",
            "A free kick, in one's own penalty area a penalty, and a yellow card. Defenders share theirs: every "
            "second one sends somebody off.",
        ),
        "shoot": QT_TRANSLATE_NOOP(
            "BoardTips",
            "Four of eight sectors are a goal, two a corner, two a goal kick. Where the shot comes from makes no "
            "difference.",
        ),
        "corner": QT_TRANSLATE_NOOP(
            "BoardTips",
            "Three times each a man is placed wherever he may stand, without a die. Then it is rolled for the ball: "
            "stand where many rolls lead.",
        ),
    },
)

BOOK: Final = MatchTips(TIPS, "set_started", _HEADINGS, _TEXTS)
