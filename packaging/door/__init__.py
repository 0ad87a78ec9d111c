"""One door for all languages: every text of the program with a stable id, out to a translator and in again."""
