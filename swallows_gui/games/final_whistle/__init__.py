"""Final Whistle: its rules, data, opponents, words and table."""
