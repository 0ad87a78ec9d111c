"""How large the numbers may be that a command is given: beyond these nothing would ever end."""

from typing import Final

MOST_JOBS: Final = 256
"""Processes. More than there are cores help nobody; so many are the largest machines'."""
MOST_GAMES: Final = 1_000_000
"""Tournaments, seeds of a league, shards, simulated remainders: more than a year of them."""
LAST_SEED: Final = 2**53
"""Seeds that every reader of JSON keeps exactly."""
MOST_SECONDS: Final = 3600.0
