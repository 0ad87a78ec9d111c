"""The visual kit: widgets and painters in the poster style, which know cards but no game state."""
