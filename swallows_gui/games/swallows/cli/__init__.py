"""Commands of Millions of Swallows alone."""
