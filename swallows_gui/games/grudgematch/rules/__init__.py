"""Philosophers' Grudge Match: two teams of four philosophers, and whoever wants to kick needs a card of his suit."""
