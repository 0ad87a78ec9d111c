"""Philosophers' Grudge Match: its rules, data, opponents, words and table."""
