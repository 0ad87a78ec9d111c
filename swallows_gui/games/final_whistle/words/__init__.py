"""The words of Final Whistle."""
