"""Philosophers' Grudge Match as sessions run it."""
