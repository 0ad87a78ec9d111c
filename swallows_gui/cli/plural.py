"""A number and the thing it counts, in one form or the other."""


def counted(number: int, thing: str, things: str = "") -> str:
    """ "1 move", "2 moves"; `things` where it is not one letter more."""
    return f"{number} {thing}" if number == 1 else f"{number} {things or thing + 's'}"
