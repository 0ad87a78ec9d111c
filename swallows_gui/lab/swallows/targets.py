"""What the deck of Millions of Swallows must come to: the rows of its balance table, and its ladder of levels."""

from typing import Final

from swallows_gui.lab.game_lab import Rung, Target

TARGETS: Final = (
    Target("goals a match", 2.3, 3.0),
    Target("group matches drawn", 0.20, 0.30),
    Target("group matches goalless", 0.05, 0.11),
    Target("first-named share of close matches", 0.45, 0.57),
    Target("stronger by 4 wins", 0.55, 0.75),
    Target("rank correlation of strength with quarter-finals", 0.9, 1.0),
    Target("knock-out to extra time", 0.20, 0.35),
    Target("knock-out to shoot-out", 0.08, 0.22),
    Target("free kicks a match", 0.15, 0.6),
    Target("penalties a match", 0.15, 0.6),
    Target("sendings-off a match", 0.15, 0.6),
    Target("teams whose best bet is fair", 0.8, 1.0),
    Target("teams of 16 best bet on the final or title", 3.0, 16.0),
    Target("a seat's share of wins, distance from even", -0.03, 0.03, needs_many=True),
    Target("least played card", 0.05, 1.0, needs_many=True),
    Target("tournaments with lapsed draws", 0.0, 0.01, needs_many=True),
    Target("questions where only passing is left", 0.0, 0.30),
    Target("greens a team plays in a group match", 2.5, 5.0),
    Target("group matches of duty greens only", 0.0, 0.08),
    Target("greens held at elimination", 0.0, 3.0),
    Target("bribes accepted a tournament", 5.0, 15.0),
    Target("bribe, M", 2.0, 8.0),
    Target("matches with a referee bound to both", 0.0, 0.10),
    Target("questions a seat", 120.0, 300.0),
    Target("seat's matches of more than 40 questions", 0.0, 0.01),
)

LADDER: Final = (
    Rung("expert", "normal", 160, least_share=0.45, least_bound=0.33),
    Rung("hard", "normal", 200, least_bound=0.27),
    Rung("normal", "easy", 400, least_share=0.45),
    Rung("expert", "random", 80, least_share=0.85),
)
