"""Tips of Power Soccer: what is worth a word the first time it happens or is asked, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.tips import MatchTip, MatchTips
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary

TIPS: Final = (
    MatchTip("attack", "P2.2", scene="attack"),
    MatchTip("over", "P2.2", event={"type": "attack_over", "reason": "over"}),
    MatchTip("yellow", "P2.4", event={"type": "card_shown", "card": "yellow"}),
    MatchTip("red", "P2.3", event={"type": "card_shown", "card": "red"}),
    MatchTip("onside", "P2.6", event={"type": "offside", "given": False}),
    MatchTip("offside", "P2.6", event={"type": "offside", "given": True}),
    MatchTip("penalty", "P2.7", event={"type": "penalty_given"}),
    MatchTip("steal", "P3.3", scene="steal"),
    MatchTip("choose", "P9.1", scene="choose"),
    MatchTip("wall", "P4.1", scene="wall"),
    MatchTip("shootout", "P5.3", event={"type": "shootout_started"}),
)

_HEADINGS: Final = Glossary[str](
    "PowerTips",
    {
        "attack": QT_TRANSLATE_NOOP("PowerTips", "To fifty"),
        "over": QT_TRANSLATE_NOOP("PowerTips", "Over the bar"),
        "yellow": QT_TRANSLATE_NOOP("PowerTips", "Yellow"),
        "red": QT_TRANSLATE_NOOP("PowerTips", "Red"),
        "onside": QT_TRANSLATE_NOOP("PowerTips", "Off-side too early"),
        "offside": QT_TRANSLATE_NOOP("PowerTips", "Off-side"),
        "penalty": QT_TRANSLATE_NOOP("PowerTips", "A penalty"),
        "steal": QT_TRANSLATE_NOOP("PowerTips", "For the ball"),
        "choose": QT_TRANSLATE_NOOP("PowerTips", "One of two"),
        "wall": QT_TRANSLATE_NOOP("PowerTips", "The goal wall"),
        "shootout": QT_TRANSLATE_NOOP("PowerTips", "Penalty kicks"),
    },
)
_TEXTS: Final = Glossary[str](
    "PowerTips",
    {
        "attack": QT_TRANSLATE_NOOP(
            "PowerTips",
            "Exactly fifty is a goal, and a point more goes over the bar. Below each face stands what it brings now, "
            "and how likely the attack then is to end in a goal.",
        ),
        "over": QT_TRANSLATE_NOOP(
            "PowerTips",
            "From 35 on a long pass is too much, from 45 on a ten as well. From 30 the flag comes on top: that is "
            "why the last fifteen points are the hardest.",
        ),
        "yellow": QT_TRANSLATE_NOOP(
            "PowerTips",
            "The next foul of this attack is red at once; nobody rolls for it any more. The card hangs at the corner "
            "and is put away when the attack is over.",
        ),
        "red": QT_TRANSLATE_NOOP(
            "PowerTips",
            "Only the attack is over. The next one begins with a clean sheet, and nobody is missing.",
        ),
        "onside": QT_TRANSLATE_NOOP(
            "PowerTips",
            "Below thirty points the flag means nothing, and you roll again. The line on the pitch shows from where "
            "it counts.",
        ),
        "offside": QT_TRANSLATE_NOOP(
            "PowerTips",
            "From thirty points on the flag ends the attack: one face in six, with every roll.",
        ),
        "penalty": QT_TRANSLATE_NOOP(
            "PowerTips",
            "Now only the ground of the die counts, not its picture. The colours stand below the faces, and whatever "
            "happens, the attack is over then.",
        ),
        "steal": QT_TRANSLATE_NOOP(
            "PowerTips",
            "A try costs nothing: at worst everything stays as it is. To let it be is allowed, but never better.",
        ),
        "choose": QT_TRANSLATE_NOOP(
            "PowerTips",
            "The ball and the bars follow the die that you look at. More points are not always better: it is the way "
            "to exactly fifty that counts.",
        ),
        "wall": QT_TRANSLATE_NOOP(
            "PowerTips",
            "Three shots each at the high hole, then three at the low one. Whoever wins here begins, and as both "
            "have equally many attacks that is all.",
        ),
        "shootout": QT_TRANSLATE_NOOP(
            "PowerTips",
            "Five each, then in pairs until one scores and the other does not. The kicker must not roll black, and "
            "the keeper saves with black.",
        ),
    },
)

BOOK: Final = MatchTips(TIPS, "attack_over", _HEADINGS, _TEXTS)
