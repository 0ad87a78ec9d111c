"""What a match was like in figures: kicks, tackles and blocks by side and man, dice, cards."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from swallows_gui.games.grudgematch.words.match_story import MatchStory, Play


class SideFigures(NamedTuple):
    """Those of a side."""

    goals: int
    kicks: int
    tackles: tuple[int, int]
    """Won, and tried."""
    blocks: tuple[int, int]
    fouls: int


class Figures(NamedTuple):
    """All of them."""

    story: MatchStory
    sides: tuple[SideFigures, SideFigures]
    best_man: int
    """Who kicked, tackled and blocked most, 0 to 7; -1 for nobody."""
    deeds: tuple[int, ...]
    """By man: his cards."""

    @property
    def expected(self) -> float:
        """How often each number was to be expected."""
        return sum(self.story.thrown) / 6


def figures(story: MatchStory) -> Figures:
    """The figures of a match that has been told."""
    plays = (*story.played, *story.plays)
    deeds = tuple(sum(play.man == man for play in plays) for man in range(8))
    best = deeds.index(max(deeds)) if plays else -1
    return Figures(story, (_of_side(0, story, plays), _of_side(1, story, plays)), best, deeds)


def _of_side(side: int, story: MatchStory, plays: tuple[Play, ...]) -> SideFigures:
    own = [play for play in plays if play.man // 4 == side]
    tried = Counter(play.purpose for play in own)
    won = Counter(play.purpose for play in own if play.ended == "won")
    return SideFigures(
        story.score[side],
        tried["kick"],
        (won["tackle"], tried["tackle"]),
        (won["block"], tried["block"]),
        sum(bool(play.foul) for play in own),
    )
