"""The minds of Final Whistle."""
