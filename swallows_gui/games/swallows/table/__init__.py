"""The table of Millions of Swallows: its screens, cards, pitch and sheets."""
