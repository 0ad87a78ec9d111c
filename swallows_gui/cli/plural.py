"""A number and the thing it counts, in one form or the other."""


def counted(number: int, thing: str) -> str:
    """ "1 move", "2 moves"."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
