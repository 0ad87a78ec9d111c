"""What Tactics Board is heard by: pieces on a wooden board, and a crowd that follows the ball up and down it."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.board import COLUMNS, ROWS
from swallows_gui.ui.play.cues import CALM, ByField, Cue, Cues


def _by_place(told: WrittenEvent) -> float:
    """The nearer to one of the goals the ball is, the louder the stands (T1.1)."""
    if not isinstance(told, e.SetStarted | e.BallPlayed | e.Dribbled | e.Captured):
        return CALM
    row = told.square // COLUMNS
    near = max(row, ROWS - 1 - row) / (ROWS - 1)  # a half in the middle, 1 on the goal line
    return CALM + 0.5 * (2 * near - 1) ** 2


CUES: Final = Cues(
    e.EVENTS,
    {
        "match_started": Cue(arrives="page"),
        "lots_rolled": Cue("die_roll", "die_rest"),
        "period_started": Cue("whistle_one", mood=CALM),
        "set_up": Cue("shuffle", "piece"),
        "placed": Cue(arrives="piece"),
        "shifted": Cue(arrives="piece"),
        "set_started": Cue(mood=_by_place, silent="the die that is rolled next is heard"),
        "pawn_rolled": Cue("die_roll", "die_rest"),
        "pawn_moved": Cue("steps", "piece"),
        "move_lost": Cue(arrives="page"),
        "ball_rolled": Cue("die_roll", "die_rest"),
        "ball_played": Cue("kick", mood=_by_place),
        "dribbled": Cue("steps", mood=_by_place),
        "captured": Cue("tackle", mood=_by_place),
        "passed": Cue(arrives="gasp"),
        "battle_rolled": Cue("die_roll", "die_rest tackle"),
        "offside_given": Cue("whistle_two", "groan", mood=CALM),
        "fouled": Cue("tackle", "whistle_one jeers", mood=0.5),
        "card_shown": Cue(arrives="card_laid"),
        "keeper_changed": Cue("steps", "gloves"),
        "awarded": ByField("what", {"penalty": Cue("whistle_two", "gasp", mood=0.8)}, Cue("whistle_one", mood=0.4)),
        "shot_taken": ByField(
            "result",
            {
                "goal": Cue("kick", "net", mood=0.9),
                "corner": Cue("kick", "gloves gasp", mood=0.55),
                "goal_kick": Cue("kick", "groan", mood=CALM),
            },
            Cue("kick", "post groan", mood=CALM),
        ),
        "goal": Cue("net", "roar", mood=1.0),
        "period_ended": Cue(arrives="whistle_two", mood=CALM),
        "match_ended": Cue("whistle_three", "applause"),
    },
    begins=e.MatchStarted,
    ends=e.MatchEnded,
    goal=e.Goal,
    late=lambda told: isinstance(told, e.PeriodStarted) and told.period > 2,
)
