"""Tactics Board: its rules, data, opponents, words and table."""
