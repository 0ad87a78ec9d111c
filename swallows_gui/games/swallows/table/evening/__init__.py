"""The evening before the first match: the table in the pub, and what is said there (S2.8)."""
