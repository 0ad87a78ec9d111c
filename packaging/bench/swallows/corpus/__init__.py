"""A corpus: recorded games of a version, with the card data of its time, that every later version must play alike.

`plans` says which games, `making` plays them, `stored` is how they lie in a folder, `checking` plays them again.
"""
