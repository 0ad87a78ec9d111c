"""The rules of Millions of Swallows, one file per section."""
