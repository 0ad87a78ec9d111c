"""Final Whistle as sessions run it."""
