"""Cards, nations, formats and fields of Millions of Swallows as checked data, compiled for its engine (S0.2, S0.3)."""
