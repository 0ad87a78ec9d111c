"""Power Soccer, as sessions run it."""
