"""What makes one AI seat unlike another: the numbers its judgement hangs on.

All money is in M. A character is one set of these; the levels share the code and differ in foresight.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """A character. The defaults are the level `normal`'s."""

    rivalry: float = 0.6
    """What another seat's gain of 1M costs this one, spread over all the others."""
    pride: float = 0.1
    """What a goal of its own team is worth to it when nothing else is at stake, M."""
    thrift: float = 1.05
    """How dear cards are that could be kept for later matches; 1 is their forecast worth."""
    evenness: float = 3.5
    """How strictly it spreads its greens over the matches to come; 0 not at all."""
    purse: int = 12
    """What it keeps of its cash when it bets: money for bribes, M."""
    caution: float = -0.2
    """What a bet on a team of its own must promise beyond its stake, as a share of it; below 0 it likes the risk."""
    caution_abroad: float = 0.2
    """The same for another seat's team, on which it has no influence."""
    opinion: float = 0.2
    """How far its own opinion of a team's chances may be from the forecast, as a share: no two seats bet alike."""
    devotion: float = 0.06
    """How much likelier it holds a stage for a team of its own, because it will play for the money on it."""
    generosity: float = 0.75
    """Which share of what a ruling is worth to it a seat offers at first; it ends at `ceiling`."""
    ceiling: float = 1.0
    greed: float = 0.25
    """Which share of what the briber seems to gain a referee asks for, beyond what it costs him."""
    opening: float = 0.25
    """Where prices are named: the share of what lies between his cost and its own gain that it offers first."""
    suspicion: float = 0.7
    """How likely a referee without an interest of his own is held to rule against a team that has not paid."""
    patience: float = 0.8
    """How much of the penalty out of the blue's expected best later use must be reached to spend it now."""


NORMAL = Weights()

NOT_SEARCHED = ("opinion", "devotion", "generosity", "ceiling")
"""Weights that only plain judgement reads: seats that search work their slips and offers out, so in a character of
theirs these would change nothing."""
