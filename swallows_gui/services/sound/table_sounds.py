"""Sounds of what lies on the table: cards, dice, coins, paper, a stamp, pieces of wood."""

from __future__ import annotations

from swallows_gui.services.sound.shapes import (
    ROOM,
    Signal,
    band,
    echoed,
    fall,
    laid,
    lots,
    modes,
    noise,
    swell,
)

WOOD = ((182.0, 1.0, 0.020), (337.0, 0.8, 0.016), (521.0, 0.5, 0.012), (893.0, 0.35, 0.008), (1410.0, 0.2, 0.005))
"""A table top struck: it is broad and well damped."""


def _slap(seed: int, low: float, high: float, half: float) -> Signal:
    """The sound of two flat things that meet."""
    return band(noise(seed, 8 * half), low, high) * fall(8 * half, half)


def card_laid() -> Signal:
    """A card comes down: air goes from under it, then it slaps on the felt, and the table answers."""
    air = band(noise(11, 0.09), 900, 5200) * swell(0.09, ((0.0, 0.1), (0.07, 1.0), (0.09, 0.0)))
    return echoed(
        laid(
            0.3, ((0.0, air, 0.25), (0.075, _slap(12, 500, 7000, 0.009), 1.0), (0.076, modes(0.15, WOOD, 0.001), 0.28))
        ),
        ROOM,
    )


def card_drawn() -> Signal:
    """A card slides off a pile: a hiss that rises in pitch, and a tick where its edge comes free."""
    slide = laid(
        0.19,
        (
            (0.0, band(noise(21, 0.19), 1200, 4200) * swell(0.19, ((0.0, 0.0), (0.05, 1.0), (0.19, 0.2))), 0.8),
            (0.0, band(noise(22, 0.19), 3800, 9500) * swell(0.19, ((0.0, 0.0), (0.14, 1.0), (0.19, 0.0))), 0.9),
        ),
    )
    return echoed(laid(0.26, ((0.0, slide, 1.0), (0.165, _slap(23, 1800, 9000, 0.004), 1.1))), ROOM)


def shuffle() -> Signal:
    """Two halves of a pack run into each other: some forty edges, faster towards the end, then it is squared up."""
    steps = lots(31, 40, 0.6, 1.4)
    at, parts = 0.0, []
    for number, step in enumerate(steps):
        parts.append((at, _slap(300 + number, 1500, 8000, 0.0028), 0.5 + 0.4 * (number % 3) / 2))
        at += step * (0.021 - 0.00028 * number)
    square = laid(0.2, ((0.0, _slap(32, 400, 5000, 0.008), 1.0), (0.0, modes(0.1, WOOD), 0.4)))
    return echoed(laid(at + 0.34, (*parts, (at + 0.05, square, 1.0), (at + 0.17, square, 0.7))), ROOM)


def _knock(seed: int, shift: float) -> Signal:
    """A die hits the table with a corner: the die's own high ring and the wood's low one."""
    die = modes(0.05, ((3150 * shift, 0.9, 0.0040), (4870 * shift, 0.6, 0.0030), (7300 * shift, 0.3, 0.0020)))
    lower = 0.94 + 0.06 * shift
    table = modes(0.09, tuple((frequency * lower, height, half) for frequency, height, half in WOOD))
    return laid(0.1, ((0.0, die, 0.9), (0.0, table, 0.55), (0.0, _slap(seed, 800, 9000, 0.0022), 0.7)))


def die_roll() -> Signal:
    """A die thrown over the table: hits that come ever closer and lower, with a roll over its edges between them."""
    at, gap, height = 0.0, 0.14, 1.0
    shifts, parts = lots(41, 14, 0.9, 1.12), []
    for number, shift in enumerate(shifts):
        parts.append((at, _knock(400 + number, shift), height))
        at += gap * (0.8 + 0.4 * (shift - 0.9) / 0.22)
        gap *= 0.86
        height *= 0.9
    return echoed(laid(at + 0.15, parts), ROOM)


def die_rest() -> Signal:
    """The die tips over its last edge and lies still."""
    return echoed(
        laid(0.3, ((0.0, _knock(51, 1.0), 1.0), (0.055, _knock(52, 1.06), 0.45), (0.085, _knock(53, 0.97), 0.22))), ROOM
    )


def coins() -> Signal:
    """Coins put down in a small heap: each rings in the bending modes of a disc, which are no harmonics."""
    parts = []
    for number, (at, tune) in enumerate(
        zip((0.0, 0.07, 0.115, 0.19, 0.235, 0.31), lots(61, 6, 0.85, 1.2), strict=True)
    ):
        disc = modes(
            0.35,
            (
                (4320 * tune, 0.9, 0.050),
                (6970 * tune, 0.7, 0.038),
                (9860 * tune, 0.5, 0.026),
                (12900 * tune, 0.3, 0.016),
            ),
        )
        parts.append((at, disc, 1.0 - 0.1 * number))
        parts.append((at, _slap(600 + number, 2500, 12000, 0.002), 0.7))
    return echoed(laid(0.7, parts), ROOM, 9000)


def envelope() -> Signal:
    """An envelope pushed over the table: a long dry slide, and the flap that opens."""
    rough = noise(71, 0.34) * (0.55 + 0.45 * band(noise(72, 0.34), 0, 45, 1023) * 14)
    slide = band(rough, 700, 4800) * swell(0.34, ((0.0, 0.0), (0.1, 1.0), (0.26, 0.7), (0.34, 0.0)))
    flap = band(noise(73, 0.12), 300, 3600) * swell(0.12, ((0.0, 0.2), (0.03, 1.0), (0.12, 0.0)))
    return echoed(laid(0.5, ((0.0, slide, 0.8), (0.33, flap, 1.2), (0.37, _slap(74, 1200, 8000, 0.005), 0.8))), ROOM)


def stamp() -> Signal:
    """A rubber stamp: a thud into the table with the handle's rattle, and the rubber that comes off the paper."""
    thud = modes(0.25, ((86.0, 1.3, 0.030), (143.0, 1.0, 0.024), (262.0, 0.6, 0.016), (610.0, 0.3, 0.008)), 0.0015)
    off = band(noise(82, 0.03), 1000, 6500) * fall(0.03, 0.006, 0.004)
    return echoed(
        laid(
            0.42,
            (
                (0.0, thud, 1.0),
                (0.0, _slap(81, 200, 3200, 0.010), 1.5),
                (0.006, modes(0.06, ((1730.0, 0.25, 0.006), (2610.0, 0.15, 0.005))), 1.0),
                (0.19, off, 0.35),
            ),
        ),
        ROOM,
    )


def page() -> Signal:
    """A page is turned: it crackles while it bends, sweeps through the air and falls flat."""
    crackle = laid(
        0.24,
        [
            (at, _slap(900 + number, 1800, 9500, 0.0016), height)
            for number, (at, height) in enumerate(zip(lots(91, 26, 0.0, 0.2), lots(92, 26, 0.2, 1.0), strict=True))
        ],
    )
    air = band(noise(93, 0.4), 400, 2600) * swell(0.4, ((0.0, 0.0), (0.2, 0.9), (0.31, 0.5), (0.4, 0.0)))
    return echoed(laid(0.55, ((0.0, crackle, 0.8), (0.06, air, 0.7), (0.37, _slap(94, 300, 5200, 0.012), 0.8))), ROOM)


def piece() -> Signal:
    """A wooden piece put on a board: short and round."""
    peg = modes(0.1, ((742.0, 1.0, 0.011), (1163.0, 0.7, 0.008), (2240.0, 0.4, 0.004)))
    board = modes(0.1, WOOD)
    return echoed(laid(0.2, ((0.0, peg, 1.0), (0.0, board, 0.5), (0.0, _slap(96, 600, 6000, 0.002), 0.5))), ROOM)
