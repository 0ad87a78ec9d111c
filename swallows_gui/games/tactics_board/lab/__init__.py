"""Tactics Board in the laboratory."""
