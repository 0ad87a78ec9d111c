"""Millions of Swallows: its rules, data, opponents, words and table."""
