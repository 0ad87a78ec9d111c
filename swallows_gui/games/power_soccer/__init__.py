"""Power Soccer: its rules, data, opponents, words and table."""
