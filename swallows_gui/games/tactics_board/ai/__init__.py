"""The seats that play Tactics Board."""
