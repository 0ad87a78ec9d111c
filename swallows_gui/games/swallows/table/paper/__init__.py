"""Millions of Swallows on paper: the pad of record sheets, the cards to cut out."""
