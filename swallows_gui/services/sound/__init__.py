"""Sounds that the project makes itself: synthesised with numpy, mixed, and played by a process of its own."""
