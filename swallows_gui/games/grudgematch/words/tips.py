"""Tips of the Grudge Match: what is worth a word the first time it happens or is asked, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.tips import MatchTip, MatchTips
from swallows_gui.services.glossary import TextTable

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

_HEADINGS: Final = TextTable("GrudgeTips", "headings", "grudgematch")
_TEXTS: Final = TextTable("GrudgeTips", "texts", "grudgematch")

BOOK: Final = MatchTips(TIPS, "turn_started", _HEADINGS, _TEXTS)
