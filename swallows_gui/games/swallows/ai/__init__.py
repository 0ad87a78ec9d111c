"""The opponents of Millions of Swallows: four levels, what they believe, and why they choose as they do."""
