"""Philosophers' Grudge Match in the laboratory."""
