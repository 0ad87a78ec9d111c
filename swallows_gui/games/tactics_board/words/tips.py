"""Tips of Tactics Board: what is worth a word the first time it happens or is asked, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.models.tips import MatchTip, MatchTips
from swallows_gui.services.glossary import TextTable

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

_HEADINGS: Final = TextTable("BoardTips", "headings", "tactics_board")
_TEXTS: Final = TextTable("BoardTips", "texts", "tactics_board")

BOOK: Final = MatchTips(TIPS, "set_started", _HEADINGS, _TEXTS)
