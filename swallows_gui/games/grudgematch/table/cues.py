"""What the Grudge Match is heard by: thinkers who run, cards that fly, and a crowd that has read them all."""

from __future__ import annotations

from typing import Final

from swallows_gui.games.grudgematch.rules.events import EVENTS, Goal, MatchEnded, MatchStarted
from swallows_gui.ui.play.cues import CALM, ByField, Cue, Cues

CUES: Final = Cues(
    EVENTS,
    {
        "match_started": Cue(arrives="page"),
        "pack_shuffled": Cue("shuffle"),
        "cards_dealt": Cue("card_drawn"),
        "placed": Cue(arrives="piece"),
        "turn_started": Cue(mood=0.3, silent="every turn would begin with the same sound"),
        "ball_in": Cue("die_roll whistle_one", "die_rest"),
        "ball_put": Cue(arrives="piece"),
        "ball_out": ByField(
            "reason", {"half_time": Cue(silent="the whistle of half-time is heard")}, Cue("whistle_one", mood=CALM)
        ),
        "run_rolled": Cue("die_roll", "die_rest"),
        "ran": Cue("steps"),
        "card_played": ByField(
            "as",
            {
                "kick": Cue("card_drawn", "card_laid kick", mood=0.5),
                "tackle": Cue("card_drawn", "card_laid tackle", mood=0.5),
            },
            Cue("card_drawn", "card_laid"),
        ),
        "fouled": Cue("die_roll tackle", "whistle_two jeers", mood=0.5),
        "tackled": Cue("tackle", "gasp", mood=0.4),
        "tackle_failed": Cue("tackle", mood=0.4),
        "direction_chosen": Cue(arrives="page"),
        "ball_moved": ByField(
            "end",
            {
                "goal": Cue("steps", "net", mood=0.9),
                "edge": Cue(arrives="groan", mood=CALM),
                "blocked": Cue(silent="the block that follows is heard"),
            },
            Cue(arrives="piece", mood=0.38),
        ),
        "blocked": Cue("kick", "gloves", mood=0.5),
        "block_failed": Cue(arrives="gasp", mood=0.65),
        "goal": ByField("own_goal", {True: Cue("post", "groan", mood=0.7)}, Cue("net", "roar", mood=1.0)),
        "after_goal_chosen": ByField(
            "die", {None: Cue(silent="nothing is rolled; what was chosen is heard")}, Cue("die_roll", "die_rest")
        ),
        "cards_drawn": Cue("card_drawn"),
        "discarded": Cue(arrives="card_laid"),
        "joker_drawn": Cue("swallow", "gasp", mood=0.6),
        "half_time": Cue(arrives="whistle_two", mood=CALM),
        "box_rolled": Cue("die_roll", "die_rest"),
        "brought_back": Cue(arrives="piece"),
        "match_ended": Cue("whistle_three", "applause"),
    },
    begins=MatchStarted,
    ends=MatchEnded,
    goal=Goal,
)
