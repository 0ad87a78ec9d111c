"""Seats that look ahead: games drawn from their own view, played to the end of the running match."""
