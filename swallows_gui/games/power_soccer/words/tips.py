"""Tips of Power Soccer: what is worth a word the first time it happens or is asked, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.tips import MatchTip, MatchTips
from swallows_gui.services.glossary import TextTable

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

_HEADINGS: Final = TextTable("PowerTips", "headings", "power_soccer")
_TEXTS: Final = TextTable("PowerTips", "texts", "power_soccer")

BOOK: Final = MatchTips(TIPS, "attack_over", _HEADINGS, _TEXTS)
