"""The data of Philosophers' Grudge Match, and how the house announces it."""
