"""What to expect of a tournament: chances multiplied out (`chances.py`), or remainders played (`remainder.py`)."""
