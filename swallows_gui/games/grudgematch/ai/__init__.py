"""Seats that play Philosophers' Grudge Match."""
