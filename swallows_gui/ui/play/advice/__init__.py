"""Advice from an expert: hints on request, and the review after a match."""
