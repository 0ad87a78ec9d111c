"""Tips of the Grudge Match: what is worth a word the first time it happens or is asked, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.tips import MatchTip, MatchTips
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary

TIPS: Final = (
    MatchTip("line_up", "G1.2", scene="line_up"),
    MatchTip("run", "G3.1", scene="run"),
    MatchTip("kick", "G4.1", scene="kick"),
    MatchTip("direction", "G4.6", scene="direction"),
    MatchTip("tackle", "G4.3", scene="tackle"),
    MatchTip("block", "G4.9", scene="block"),
    MatchTip("set_ball", "G2.2", scene="set_ball"),
    MatchTip("after_goal", "G6.1", scene="after_goal"),
    MatchTip("own_goal", "G4.8", event={"type": "goal", "own_goal": True}),
    MatchTip("half_time", "G1.4", event={"type": "half_time"}),
    MatchTip("dead_turn", "G5.3", scene="dead_turn"),
    MatchTip("second", "G6.3", event={"type": "pack_shuffled", "reason": "second"}),
)

_HEADINGS: Final = Glossary[str](
    "GrudgeTips",
    {
        "line_up": QT_TRANSLATE_NOOP("GrudgeTips", "The line-up"),
        "run": QT_TRANSLATE_NOOP("GrudgeTips", "The run"),
        "kick": QT_TRANSLATE_NOOP("GrudgeTips", "Kicking"),
        "direction": QT_TRANSLATE_NOOP("GrudgeTips", "Eight directions"),
        "tackle": QT_TRANSLATE_NOOP("GrudgeTips", "A tackle"),
        "block": QT_TRANSLATE_NOOP("GrudgeTips", "A block"),
        "set_ball": QT_TRANSLATE_NOOP("GrudgeTips", "The ball at a foot"),
        "after_goal": QT_TRANSLATE_NOOP("GrudgeTips", "After a goal"),
        "own_goal": QT_TRANSLATE_NOOP("GrudgeTips", "An own goal"),
        "half_time": QT_TRANSLATE_NOOP("GrudgeTips", "The joker"),
        "dead_turn": QT_TRANSLATE_NOOP("GrudgeTips", "Two dead turns"),
        "second": QT_TRANSLATE_NOOP("GrudgeTips", "Level"),
    },
)
_TEXTS: Final = Glossary[str](
    "GrudgeTips",
    {
        "line_up": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "The ball comes in on the centre line where two dice say, most often on 7. Whoever has men near it kicks "
            "first.",
        ),
        "run": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "Only a man next to the ball can kick, and only with a card of his suit. So run with those whose suits "
            "you hold; gold are the spaces next to the ball.",
        ),
        "kick": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "You may kick as often as you have cards that fit, and you never have to. A jack, a queen or a king is "
            "rolled for when it lies on the table.",
        ),
        "direction": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "The ball always takes the whole way. Along it stands what a block needs on each space: more at the "
            "beginning, less at the end.",
        ),
        "tackle": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "You are asked whenever a man of yours stands next to the ball, whether a card fits or not: so nobody "
            "learns what you hold.",
        ),
        "block": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "A man has one chance, on the first space of the way that is next to him. A ball that stops with him his "
            "side lays where it likes.",
        ),
        "set_ball": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "His side lays it beside him, in turn or not. A good space is one that your next kicker stands next to, "
            "and none of theirs.",
        ),
        "after_goal": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "Both sides draw up to five, then each may do one thing. The next turn is for the side that was not "
            "in turn, whoever has scored.",
        ),
        "own_goal": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "A goal counts for the side that plays towards it, whoever has kicked. So mind the way back, too.",
        ),
        "half_time": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "Half-time comes with the joker, somewhere in the middle of the pack. All line up anew, and the hands "
            "stay as they are.",
        ),
        "dead_turn": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "Whoever holds five cards lets one go, so that the pack runs out some day. The sheet beside the field "
            "shows which cards have gone.",
        ),
        "second": QT_TRANSLATE_NOOP(
            "GrudgeTips",
            "All cards that have gone make a new pack, and the next goal wins. If this pack runs out as well, France "
            "has won.",
        ),
    },
)

BOOK: Final = MatchTips(TIPS, "turn_started", _HEADINGS, _TEXTS)
