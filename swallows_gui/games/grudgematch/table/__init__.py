"""Philosophers' Grudge Match on the screen: field, cards, prompt, and everything around a match."""
