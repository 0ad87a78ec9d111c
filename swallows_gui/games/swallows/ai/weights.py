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
    opening: float = 0.5
    """Where prices are named: the share of what lies between his cost and its own gain that it offers first."""
    suspicion: float = 0.7
    """How likely a referee without an interest of his own is held to rule against a team that has not paid."""
    patience: float = 0.8
    """How much of the penalty out of the blue's expected best later use must be reached to spend it now."""
    concession: float = 1.0
    """How fast it gives way with each refusal, as briber and as referee; 1 is usual, 0 not at all."""
    least_deal: float = 1.0
    """M that must lie between his cost and its own gain for it to offer a referee money."""
    foresight: float = 2.5
    """M that a goal must be worth to it for it to think of bribes at the kick-off already."""
    extortion: float = 0.75
    """M that somebody must seem to lose for it to name a price unasked, as referee."""
    word: float = 1.2
    """What it gives up as referee rather than let a team off that has not paid its price, M."""
    bluntness: float = 0.0
    """As referee it refuses an offer below this share of what it asks without naming a price."""
    touchiness: float = 0.0
    """What an objection is worth to it beside the match, M; below 0 it shrinks from one."""
    restraint: float = 0.0
    """What changing a die must bring it as referee beyond nothing at all, M; below 0 it likes to be seen doing it."""
    stamina: float = 0.0
    """What it would give to go on attacking rather than to leave it at that, M; below 0 it likes to stop."""
    hoarding: float = 0.0
    """What playing a red must bring beyond what it is worth later, M; below 0 it likes to play them."""
    daring: float = 0.0
    """By which share of what it pays a bet on a final or a title seems to be worth more than it is, and one on the
    first stage less."""
    bluff: float = 0.15
    """How often it begins with a lie when it talks of teams before the slips (S2.8), and the oftener asks money as
    referee for a team that it wishes well itself."""
    gloom: float = 0.3
    """How often it warns before it praises."""
    spite: float = 0.0
    """What it is worth to it as referee to decide against a team of somebody who has outbid it or decided against it,
    M, and so many tenths more of what lies between it asks of such a briber."""


NORMAL = Weights()

FORESEEING = Weights(word=4.0, least_deal=0.5, extortion=0.3)
"""What the characters of seats that search are changes of. They see to the end of the match what a decision costs them,
and with `NORMAL`'s word would break it in 35 of 100 cases (with this one, in 4)."""

NOT_SEARCHED = ("opinion", "devotion", "generosity", "ceiling")
"""Weights that only plain judgement reads: seats that search work their slips and offers out, so in a character of
theirs these would change nothing."""
