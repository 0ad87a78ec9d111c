"""Sounds of the pitch: ball, goal, gloves, boots, the referee's whistle, and the swallow above it all."""

from __future__ import annotations

from math import pi, sin, tanh

from swallows_gui.services.sound.shapes import (
    GROUND,
    RATE,
    Signal,
    band,
    curve,
    echoed,
    ended,
    fall,
    laid,
    lots,
    modes,
    noise,
    sweep,
    swell,
)


def kick() -> Signal:
    """A boot meets a ball: leather's slap, and the ball that bulges, whose tone falls as it springs back."""
    bulge = sweep(curve(0.22, lambda t: 62 + 165 * 0.5 ** (t / 0.016))) * fall(0.22, 0.032, 0.002)
    leather = band(noise(111, 0.05), 350, 3800) * fall(0.05, 0.006, 0.0006)
    shell = modes(0.08, ((410.0, 0.5, 0.010), (688.0, 0.3, 0.007)))
    return echoed(laid(0.3, ((0.0, bulge, 1.0), (0.0, leather, 1.7), (0.001, shell, 0.8))), GROUND, 2500)


def net() -> Signal:
    """The ball runs into the net: cords that tighten one after the other, the cloth's rush, and it falls back."""
    rush = band(noise(121, 0.6), 1500, 7500) * swell(0.6, ((0.0, 0.3), (0.04, 1.0), (0.14, 0.45), (0.6, 0.0)))
    cords = laid(
        0.4,
        [
            (at, band(noise(1200 + number, 0.02), 900, 6000) * fall(0.02, 0.003), 0.9 - 1.6 * at)
            for number, at in enumerate(sorted(lots(122, 22, 0.0, 0.3)))
        ],
    )
    drop = band(noise(123, 0.12), 90, 420, 511) * fall(0.12, 0.02, 0.01)
    return echoed(ended(laid(0.75, ((0.0, rush, 0.8), (0.005, cords, 0.9), (0.42, drop, 0.8)))), GROUND, 4000)


def post() -> Signal:
    """The ball hits the post: an aluminium tube that is clamped below, its bending modes 1 : 2.76 : 5.40 : 8.93."""
    tube = modes(
        1.1,
        (
            (318.0, 0.7, 0.16),
            (878.0, 1.0, 0.13),
            (1717.0, 0.7, 0.085),
            (2840.0, 0.45, 0.05),
            (4180.0, 0.25, 0.03),
            (881.5, 0.4, 0.12),
        ),
    )
    return echoed(ended(laid(1.2, ((0.0, tube, 0.8), (0.0, kick(), 0.9)))), GROUND)


def gloves() -> Signal:
    """A keeper's gloves take the ball: a broad soft smack, then he lands on the turf."""
    smack = band(noise(131, 0.12), 180, 2600) * fall(0.12, 0.014, 0.0012)
    ball = modes(0.14, ((118.0, 1.0, 0.022), (236.0, 0.6, 0.014)), 0.0015)
    turf = band(noise(132, 0.2), 60, 520, 511) * fall(0.2, 0.035, 0.012)
    return echoed(laid(0.6, ((0.0, smack, 1.0), (0.0, ball, 0.8), (0.19, turf, 0.9))), GROUND, 3000)


def tackle() -> Signal:
    """Two men and a ball on the ground: boots, a slide through wet grass, a body that lands."""
    slide = band(noise(141, 0.32), 700, 5200) * swell(0.32, ((0.0, 0.0), (0.06, 1.0), (0.32, 0.0)))
    body = modes(0.25, ((71.0, 1.2, 0.035), (112.0, 0.9, 0.028), (190.0, 0.5, 0.018)), 0.003)
    boot = band(noise(142, 0.06), 250, 2400) * fall(0.06, 0.009)
    return echoed(laid(0.65, ((0.0, boot, 1.3), (0.02, slide, 0.9), (0.15, body, 0.8))), GROUND, 2500)


def steps() -> Signal:
    """A few running steps on turf: heel and sole, each a dull thud with torn grass."""
    parts = []
    for number, at in enumerate((0.0, 0.145, 0.285, 0.43)):
        heel = modes(0.09, ((83.0 + 4 * (number % 2), 1.0, 0.016), (151.0, 0.6, 0.012)), 0.002)
        grass = band(noise(150 + number, 0.07), 900, 4800) * fall(0.07, 0.012, 0.006)
        parts += [(at, heel, 0.5), (at + 0.008, grass, 1.2)]
    return echoed(laid(0.62, parts), GROUND, 2500)


_PIPE = 2_870.0
"""Hz: a referee's whistle with a ball."""


def _blow(seed: int, seconds: float) -> Signal:
    """One blow: two chambers a little apart, a ball that chops the tone 34 times a second, breath."""
    ball = curve(seconds, lambda t: 0.5 + 0.5 * tanh(3 * sin(2 * pi * 34 * t + 0.6 * sin(2 * pi * 5.3 * t))))
    pressure = swell(seconds, ((0.0, 0.0), (0.025, 0.85), (0.6 * seconds, 1.0), (seconds - 0.04, 0.8), (seconds, 0.0)))
    pitch = _PIPE * (0.955 + 0.045 * pressure) * (1 + 0.013 * ball)
    tone = sweep(pitch) + 0.55 * sweep(pitch * 1.021) + 0.14 * sweep(2 * pitch) + 0.06 * sweep(3 * pitch)
    breath = band(noise(seed, seconds), 2200, 6200) * 0.5
    return (tone * (0.5 + 0.5 * ball) + breath) * pressure


def whistle_one() -> Signal:
    """One short blow: play begins."""
    return echoed(_blow(161, 0.42), GROUND)


def whistle_two() -> Signal:
    """Two blows: something is given, or a half is over."""
    return echoed(laid(0.85, ((0.0, _blow(162, 0.22), 1.0), (0.3, _blow(163, 0.52), 1.0))), GROUND)


def whistle_three() -> Signal:
    """Two short blows and a long one: it is over."""
    return echoed(
        laid(1.75, ((0.0, _blow(164, 0.24), 1.0), (0.36, _blow(165, 0.24), 1.0), (0.72, _blow(166, 1.0), 1.0))), GROUND
    )


def _syllable(seconds: float, low: float, high: float, *, back: bool) -> Signal:
    """A tone that falls from the higher frequency (Hz) to the lower, or rises to it and comes `back`."""
    bend = curve(seconds, lambda t: sin(pi * t / seconds) if back else 1 - t / seconds)
    return sweep(low + (high - low) * bend) * curve(seconds, lambda t: sin(pi * t / seconds) ** 0.7)


def swallow() -> Signal:
    """A barn swallow's twitter: short syllables that fall and rise between 3 and 7 kHz, and the rattle at its end."""
    parts = []
    at = 0.0
    for number, (low, high) in enumerate(zip(lots(171, 9, 2900, 4300), lots(172, 9, 4800, 6900), strict=True)):
        length = 0.045 + 0.012 * (number % 3)
        parts.append((at, _syllable(length, low, high, back=bool(number % 2)), 0.7 + 0.3 * (number % 2)))
        at += length + 0.018 + 0.01 * (number % 2)
    chirp = sweep(curve(0.26, lambda t: 3600 + 500 * sin(2 * pi * 3 * t)))
    chopped = curve(0.26, lambda t: float(sin(2 * pi * 42 * t) > 0.1))
    parts.append((at, band(chirp * chopped * fall(0.26, 0.12, 0.02), 2500, 8000), 0.8))
    return echoed(laid(at + 0.28, parts), ((0.037, 0.12), (0.09, 0.07)), RATE / 4)
