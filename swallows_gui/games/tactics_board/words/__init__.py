"""How Tactics Board is told."""
