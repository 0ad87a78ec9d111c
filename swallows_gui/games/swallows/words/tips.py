"""Tips: what is worth a word the first time it happens, read from public events, and its clause."""

from __future__ import annotations

from typing import Final

from swallows_gui.games.swallows.rules.events import AttackOver, MatchEnded, PeriodStarted
from swallows_gui.games.swallows.rules.marks import Marks
from swallows_gui.models.chapters import MatchTip, MatchTips
from swallows_gui.services.glossary import TextTable

TIPS: Final = (
    MatchTip("draft", "S1.3", scene="draft"),
    MatchTip("talk", "S2.8", scene="evening"),
    MatchTip("slip", "S2.2", scene="bets"),
    MatchTip("swallow", "S5.7", {"type": "attack_played", "kind": "swallow"}),
    MatchTip("rough", "S5.9", {"type": "attack_played", "kind": "rough"}),
    MatchTip("edge", "S4.4", {"type": "area_ruled"}),
    MatchTip("die", "S4.3", {"type": "die_changed"}),
    MatchTip("sent_off", "S4.5", {"type": "sent_off"}),
    MatchTip("bribe", "S4.7", {"type": "bribe_offered"}, ends=MatchEnded.type),
    MatchTip("envelopes", "S4.12", {"type": "envelopes_opened"}, ends=MatchEnded.type),
    MatchTip("blue_penalty", "S4.6", {"type": "awarded", "cause": "referee"}),
    MatchTip("own_goal", "S5.10", {"type": "goal", "own_goal": True}),
    MatchTip("declined", "S3.4", {"type": "declined"}, ends=PeriodStarted.type, parts=1),
    MatchTip("extra", "S8.2", {"type": "period_started", "period": "extra"}, ends=PeriodStarted.type, parts=1),
    MatchTip("shootout", "S8.3", {"type": "period_started", "period": "shootout"}, ends=MatchEnded.type),
    MatchTip("red_back", "S5.11", {"type": "cards_returned", "by": None}),
    MatchTip("ban", "S4.9", {"type": "referee_banned"}),
    MatchTip("empty", "S1.7", {"type": "pile_shuffled", "reason": "empty"}),
    MatchTip("rest", "S7.4", {"type": "cards_drawn", "reason": "rest"}),
)

_HEADINGS: Final = TextTable("Tips", "headings", "swallows")
_TEXTS: Final = TextTable("Tips", "texts", "swallows")


class TournamentTips(MatchTips):
    """The tips of a game whose rolls are read against `marks`."""

    def __init__(self, marks: Marks) -> None:
        figures = marks._asdict()
        super().__init__(TIPS, AttackOver.type, _HEADINGS, lambda name: _TEXTS(name).format(**figures))
