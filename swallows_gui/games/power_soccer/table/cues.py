"""What Power Soccer is heard by: a die, a ball, and a crowd that counts along."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.power_soccer.rules import events as e
from swallows_gui.games.power_soccer.rules.tables import GOAL_AT
from swallows_gui.ui.play.cues import CALM, ByField, Cue, Cues


def _by_points(told: WrittenEvent) -> float:
    """The stands follow the points of an attack, which everybody sees."""
    return CALM + 0.55 * min(1.0, told.points / GOAL_AT) if isinstance(told, e.PointsMade) else CALM


CUES: Final = Cues(
    e.EVENTS,
    {
        "match_started": Cue(arrives="whistle_one"),
        "die_rolled": Cue("die_roll", "die_rest"),
        "face_chosen": Cue(arrives="piece"),
        "wall_shot": ByField("hit", {True: Cue("kick", "net")}, Cue("kick", "post")),
        "kicked_off": Cue("whistle_one", "kick"),
        "attack_started": Cue(arrives="steps", mood=CALM + 0.08),
        "points_made": Cue("kick", mood=_by_points),
        "card_shown": Cue("whistle_one", "card_laid jeers", mood=0.5),
        "offside": ByField("given", {True: Cue("whistle_two", "groan", mood=CALM)}, Cue(arrives="gasp")),
        "penalty_given": Cue("whistle_two", mood=0.8),
        "attack_over": ByField(
            "reason",
            {
                "goal": Cue(silent="the goal that follows is heard"),
                "over": Cue(arrives="groan", mood=CALM),
                "red": Cue(mood=0.35, silent="the card that was shown has been heard"),
                "offside": Cue(mood=CALM, silent="the flag has been heard"),
                "wide": Cue("kick", "groan", mood=CALM),
                "saved": Cue("kick", "gloves gasp", mood=0.35),
            },
            Cue("tackle", "gasp", mood=0.3),
        ),
        "goal": Cue("net", "roar", mood=1.0),
        "shootout_started": Cue("whistle_one", mood=0.6),
        "kick_over": ByField(
            "reason",
            {"goal": Cue("kick", "net roar", mood=0.9), "saved": Cue("kick", "gloves gasp", mood=0.6)},
            Cue("kick", "post groan", mood=0.5),
        ),
        "match_ended": Cue("whistle_three", "applause"),
    },
    begins=e.MatchStarted,
    ends=e.MatchEnded,
    goal=e.Goal,
    late=lambda told: isinstance(told, e.ShootoutStarted),
)
