"""What Millions of Swallows is heard by, and what its crowd makes of it. The same for every amount of a bribe."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.tournament.schedule import FINALS
from swallows_gui.games.swallows.rules.events import EVENTS, Goal, MatchEnded, MatchStarted, PeriodStarted
from swallows_gui.ui.play.cues import CALM, ByField, Cue, Cues

_NEAR: Final = {
    "inside": Cue("card_drawn", "card_laid kick", mood=0.72),
    "edge": Cue("card_drawn", "card_laid kick", mood=0.58),
}
"""Attacks by where they are: the nearer to the goal, the louder the stands."""
_MANY: Final = Cue(silent="it comes in a row of others of its kind, and the page that shows them turns")

CUES: Final = Cues(
    EVENTS,
    {
        "field_chosen": Cue(arrives="page"),
        "team_assigned": Cue(arrives="card_laid"),
        "team_placed": Cue(arrives="piece"),
        "colour_given_up": Cue(arrives="card_drawn"),
        "cards_drawn": ByField("reason", {"personal": _MANY, "deal": _MANY}, Cue("card_drawn")),
        "cards_discarded": Cue("card_drawn", "card_laid"),
        "cards_stolen": Cue("card_drawn", "card_laid"),
        "cards_returned": Cue("card_drawn"),
        "pile_shuffled": Cue(arrives="shuffle"),
        "talked": Cue(arrives="piece"),
        "bet_placed": Cue(silent="a slip is secret, and so is how many bets are on it"),
        "match_started": Cue(arrives="page"),
        "objected": Cue(arrives="jeers"),
        "referee_settled": Cue(arrives="stamp"),
        "bribe_offered": Cue(arrives="envelope"),
        "bribe_accepted": Cue(arrives="coins"),
        "bribe_declined": Cue(arrives="envelope"),
        "price_named": Cue(arrives="page"),
        "envelopes_opened": Cue(arrives="envelope page"),
        "envelope_taken": Cue(arrives="coins"),
        "envelopes_returned": Cue(arrives="envelope"),
        "period_started": Cue("whistle_one", mood=CALM),
        "attack_played": ByField("area", _NEAR, Cue("card_drawn", "card_laid kick", mood=0.46)),
        "modifier_played": Cue("card_drawn", "card_laid"),
        "declined": Cue(silent="nothing is laid: the pause tells it"),
        "decline_lifted": Cue(silent="nothing moves; what follows is heard"),
        "defence_played": Cue("card_drawn", "card_laid"),
        "die_rolled": ByField("purpose", {"swallow": Cue("die_roll", "swallow")}, Cue("die_roll")),
        "total_changed": Cue(arrives="piece"),
        "effect": Cue(silent="what it brings is heard: cards, die, ball"),
        "die_changed": Cue("piece", "die_rest"),
        "die_left": Cue(silent="the referee's hand goes by without touching the die"),
        "area_ruled": Cue(arrives="whistle_one"),
        "awarded": Cue(arrives="whistle_two", mood=0.78),
        "sent_off": Cue("whistle_one", "card_laid jeers", mood=0.6),
        "injured": Cue("tackle", "gasp", mood=0.3),
        "saved": Cue("kick", "gloves gasp", mood=0.4),
        "missed": Cue("kick", "groan", mood=CALM),
        "goal": ByField("own_goal", {True: Cue("kick", "post net groan", mood=0.7)}, Cue("kick", "net roar", mood=1.0)),
        "attack_over": Cue(mood=0.3, silent="the ball rests, and the stands calm down"),
        "match_ended": Cue("whistle_three", "applause"),
        "referee_banned": Cue(arrives="stamp"),
        "group_ranked": Cue(arrives="page"),
        "thirds_ranked": Cue(arrives="page"),
        "team_eliminated": Cue(silent="it comes with the whistle, whose applause is heard"),
        "fee_paid": Cue(arrives="coins"),
        "bet_paid": Cue(arrives="coins"),
        "game_ended": Cue(arrives="applause"),
    },
    begins=MatchStarted,
    ends=MatchEnded,
    goal=Goal,
    late=lambda told: isinstance(told, PeriodStarted) and told.period != "normal",
    fills=lambda told: isinstance(told, MatchStarted) and told.stage in FINALS,
)
