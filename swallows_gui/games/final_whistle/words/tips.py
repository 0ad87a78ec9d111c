"""Tips of Final Whistle: what is worth a word the first time it happens or is asked, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.tips import MatchTip, MatchTips
from swallows_gui.services.glossary import TextTable

TIPS: Final = (
    MatchTip("squad", "F1.1", scene="squad"),
    MatchTip("colour", "F2.3", scene="colour"),
    MatchTip("substitutes", "F7.1", scene="substitutes"),
    MatchTip("card", "F3.2", scene="card"),
    MatchTip("mark", "F4.2", scene="mark"),
    MatchTip("turned", "F0.5", event={"type": "turned"}),
    MatchTip("exchange", "F3.6", scene="exchange"),
    MatchTip("counter", "F5.2", event={"type": "attack_started", "counter": True}),
    MatchTip("booked", "F6.2", event={"type": "booked"}),
    MatchTip("sent_off", "F7.4", event={"type": "sent_off"}),
    MatchTip("closing", "F8.1", event={"type": "closing_card_open"}),
    MatchTip("shooters", "F9.5", scene="shooters"),
)

_HEADINGS: Final = TextTable("FinalTips", "headings", "final_whistle")
_TEXTS: Final = TextTable("FinalTips", "texts", "final_whistle")

BOOK: Final = MatchTips(TIPS, "attack_over", _HEADINGS, _TEXTS)
