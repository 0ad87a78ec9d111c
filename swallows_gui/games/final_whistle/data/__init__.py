"""The data of Final Whistle, and how the house announces it."""
