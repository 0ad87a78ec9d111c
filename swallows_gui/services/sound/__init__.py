"""Sounds that the project makes itself: synthesised, mixed, and played by a process of its own."""
