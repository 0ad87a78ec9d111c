"""What Final Whistle is heard by: two managers at a table, and the stands behind them."""

from __future__ import annotations

from typing import Final

from swallows_gui.games.final_whistle.rules.events import EVENTS, Goal, MatchEnded, MatchStarted, PeriodStarted
from swallows_gui.games.final_whistle.rules.period import PERIODS
from swallows_gui.ui.play.cues import CALM, ByField, Cue, Cues

CUES: Final = Cues(
    EVENTS,
    {
        "match_started": Cue(arrives="page"),
        "man_taken": Cue(arrives="piece"),
        "squad_named": Cue(arrives="page"),
        "deck_chosen": Cue(arrives="shuffle"),
        "cards_dealt": Cue(arrives="card_drawn"),
        "period_started": Cue("whistle_one", mood=CALM),
        "substituted": Cue("steps", "applause"),
        "card_chosen": Cue(arrives="card_laid"),
        "cards_revealed": Cue("card_drawn", "card_laid"),
        "tie_rolled": Cue("die_roll", "die_rest"),
        "attacks_due": Cue(arrives="piece", mood=0.36),
        "card_drawn": Cue(arrives="card_drawn"),
        "closing_card_open": Cue(arrives="card_laid"),
        "card_exchanged": Cue("card_drawn", "card_laid"),
        "card_played": Cue("card_drawn", "card_laid"),
        "attack_started": ByField("counter", {True: Cue("steps kick", mood=0.6)}, Cue(arrives="kick", mood=0.42)),
        "marked": Cue(arrives="piece"),
        "phase_rolled": ByField(
            "phase", {"finish": Cue("die_roll kick", "die_rest", mood=0.75)}, Cue("die_roll", "die_rest", mood=0.5)
        ),
        "checked": ByField("hit", {True: Cue("die_rest", "tackle")}, Cue("die_rest")),
        "booked": Cue("whistle_one", "card_laid jeers", mood=0.45),
        "injured": Cue("tackle", "gasp", mood=0.3),
        "sent_off": Cue("whistle_two", "card_laid jeers", mood=0.6),
        "came_on": Cue("steps"),
        "stood_in": Cue("steps"),
        "moved_line": Cue("steps"),
        "turned": Cue(arrives="card_laid"),
        "goal": Cue("net", "roar", mood=1.0),
        "attack_over": ByField(
            "scored",
            {True: Cue(silent="the goal has been heard")},
            Cue(arrives="groan", mood=0.28),
        ),
        "period_ended": Cue(arrives="whistle_two", mood=CALM),
        "extra_time_answered": Cue(arrives="page"),
        "shooter_chosen": Cue("steps", mood=0.6),
        "shooters_named": Cue(arrives="page"),
        "shot_taken": ByField(
            "goal",
            {True: Cue("die_roll kick", "net roar", mood=0.85)},
            Cue("die_roll kick", "gloves groan", mood=0.5),
        ),
        "match_ended": Cue("whistle_three", "applause"),
    },
    begins=MatchStarted,
    ends=MatchEnded,
    goal=Goal,
    late=lambda told: isinstance(told, PeriodStarted) and told.period > PERIODS,
)
