"""Sounds of the stands: many voices, each a buzzing throat through the formants of a vowel, over the noise of all.

A single voice would be recognised as made; sixty of them, each with its own pitch, drift and moment, are a crowd.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import accumulate, repeat
from math import pi, sin, sqrt
from operator import add, mul
from typing import Final

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
    line,
    looped,
    lots,
    noise,
    samples,
    silence,
    sweep,
    swell,
)

AH: Final = ((720.0, 1.0, 130.0), (1180.0, 0.55, 160.0), (2600.0, 0.16, 260.0), (3400.0, 0.07, 350.0))
OH: Final = ((480.0, 1.0, 110.0), (850.0, 0.5, 140.0), (2500.0, 0.07, 260.0), (3300.0, 0.03, 350.0))
OO: Final = ((340.0, 1.0, 90.0), (760.0, 0.32, 120.0), (2300.0, 0.04, 250.0))
"""Vowels: frequency of a formant (Hz), height, width (Hz)."""

BED: Final = 9.0
"""Seconds until the noise of the crowd repeats itself; no voice in it stands out."""
_OVER: Final = 1.5


_ROUND: Final = 1 << 13
"""Samples that one period of a voice is kept in."""
_WAVE: Final = array("d", (sin(2 * pi * step / _ROUND) for step in range(_ROUND)))


def _period(pitch: float, vowel: Sequence[tuple[float, float, float]], seed: int) -> array[float]:
    """One period of a voice: harmonics of a pitch (Hz), each as high as the vowel lets it through."""
    whole = array("d", bytes(8 * _ROUND))
    tilt = lots(seed, 1, 0.75, 1.1)[0]
    for harmonic in range(1, int(3800 / pitch) + 1):
        height = sum(size / (1 + ((harmonic * pitch - at) / width) ** 2) for at, size, width in vowel)
        shift = round(seed * harmonic * _ROUND / (2 * pi)) % _ROUND
        wave = (_WAVE * (harmonic + 1))[shift::harmonic][:_ROUND]
        whole = array("d", map(add, whole, map(mul, wave, repeat(height / harmonic**tilt))))
    return whole


def _throat(pitch: Signal, vowel: Sequence[tuple[float, float, float]], seed: int) -> Signal:
    """One voice that sings a pitch (Hz, sample by sample)."""
    period = _period(sum(pitch) / len(pitch), vowel, seed)
    turns = accumulate(map(mul, pitch, repeat(_ROUND / RATE)))
    return Signal(period[int(turned) & _ROUND - 1] for turned in turns)


def _choir(
    seed: int,
    number: int,
    seconds: float,
    vowel: Sequence[tuple[float, float, float]],
    bend: Sequence[tuple[float, float]],
    late: float,
) -> Signal:
    """Voices that come within `late` seconds of each other; `bend`: the way of their pitch, as factors over time."""
    length = seconds - late
    way = line(length, bend)
    breath = swell(length, ((0.0, 0.0), (0.12, 1.0), (0.6 * length, 0.8), (length, 0.0)))
    pitches, starts, heights = (
        lots(seed, number, 105.0, 265.0),
        lots(seed + 1, number, 0.0, late),
        lots(seed + 2, number, 0.4, 1.0),
    )
    whole = silence(seconds)
    for voice, (pitch, start, height) in enumerate(zip(pitches, starts, heights, strict=True)):
        turn = 2 * pi * (4.2 + voice % 5 * 0.37) / RATE
        wobble = Signal(1 + 0.012 * sin(turn * n + voice) for n in range(len(way)))
        whole.lay(samples(start), _throat(pitch * way * wobble, vowel, seed + voice) * breath, height)
    return _full(whole)


def _full(signal: Signal) -> Signal:
    """The signal, as high as full scale."""
    return signal * (1 / max(1e-9, signal.highest))


def _hubbub(seed: int, seconds: float, low: float, high: float, unrest: float) -> Signal:
    """The noise of many who talk: a band whose height wanders as syllables do, in several parts of the spectrum."""
    whole = silence(seconds)
    edges = [low * (high / low) ** (number / 5) for number in range(6)]
    for number, strength in enumerate((1.0, 0.9, 0.62, 0.34, 0.14)):
        carrier = band(noise(seed + number, seconds), edges[number], edges[number + 1], 511)
        knots = lots(seed + 50 + number, int(seconds * 5) + 2, 1 - unrest, 1 + unrest)
        wander = line(seconds, [(each * seconds / (len(knots) - 1), height) for each, height in enumerate(knots)])
        whole += carrier * wander * (strength / max(1e-9, sqrt(carrier.power)))
    return _full(whole)


def crowd_low() -> Signal:
    """People wait: talk without words, far away."""
    return looped(_hubbub(211, BED + _OVER, 180, 2400, 0.35), BED)


def crowd_middle() -> Signal:
    """People follow the ball: louder in the vowels, and some call."""
    seconds = BED + _OVER
    calls = laid(
        seconds,
        [
            (at, _choir(2200 + 10 * number, 3, 0.9, OH if number % 2 else AH, ((0.0, 1.0), (0.9, 1.06)), 0.2), 0.10)
            for number, at in enumerate(lots(221, 12, 0.0, seconds - 1.0))
        ],
    )
    return looped(_hubbub(222, seconds, 220, 3000, 0.3) + calls, BED)


def crowd_high() -> Signal:
    """The whole stand is up: a roar that never gets breath, over stamping and clapping."""
    seconds = BED + _OVER
    voices = laid(
        seconds,
        [
            (at, _choir(2400 + 10 * number, 5, 1.8, AH, ((0.0, 1.1), (0.6, 1.25), (1.8, 1.15)), 0.5), 0.16)
            for number, at in enumerate((seconds - 1.9) * number / 10 for number in range(11))
        ],
    )
    return looped(_hubbub(231, seconds, 260, 3800, 0.2) + voices + 0.35 * _claps(232, seconds, 420), BED)


def _claps(seed: int, seconds: float, number: int) -> Signal:
    """Pairs of hands, no two alike."""
    hands = [
        band(noise(seed + 100 + kind, 0.02), 700 + 110 * kind, 2600 + 260 * kind, 127) * fall(0.02, 0.0032)
        for kind in range(8)
    ]
    ends = zip(lots(seed, number, 0.0, seconds - 0.05), lots(seed + 1, number, 0.1, 0.8), strict=True)
    whole = laid(seconds, [(at, hands[kind % 8], height) for kind, (at, height) in enumerate(ends)])
    return _full(whole)


def roar() -> Signal:
    """A goal: it breaks out at once, climbs for half a second, and dies away slowly."""
    seconds = 3.6
    voices = _choir(241, 46, seconds, AH, ((0.0, 1.0), (0.5, 1.45), (1.6, 1.35), (3.6, 1.05)), 0.5)
    stand = _hubbub(242, seconds, 260, 4200, 0.25)
    rise = swell(seconds, ((0.0, 0.25), (0.3, 0.9), (1.4, 1.0), (2.4, 0.55), (3.6, 0.0)))
    return echoed(ended((voices + 0.55 * stand) * rise + 0.2 * _claps(243, seconds, 260) * rise, 0.2), GROUND)


def groan() -> Signal:
    """The crowd after a miss: a long falling oh."""
    seconds = 1.7
    voices = _choir(251, 34, seconds, OH, ((0.0, 1.12), (0.25, 1.05), (1.5, 0.72)), 0.22)
    rise = swell(seconds, ((0.0, 0.3), (0.16, 1.0), (0.8, 0.7), (seconds, 0.0)))
    return echoed(ended((voices + 0.25 * _hubbub(252, seconds, 200, 1900, 0.2)) * rise, 0.1), GROUND)


def gasp() -> Signal:
    """The crowd after a near miss: a short rising ooh."""
    seconds = 1.0
    voices = _choir(261, 30, seconds, OO, ((0.0, 0.95), (0.35, 1.22), (1.0, 1.1)), 0.12)
    rise = swell(seconds, ((0.0, 0.3), (0.12, 1.0), (0.5, 0.6), (seconds, 0.0)))
    return echoed(ended((voices + 0.22 * _hubbub(262, seconds, 220, 2400, 0.2)) * rise, 0.1), GROUND)


def jeers() -> Signal:
    """The crowd against the referee: low boos and whistling."""
    seconds = 1.9
    voices = _choir(271, 36, seconds, OO, ((0.0, 0.82), (1.9, 0.74)), 0.35)
    fingers = silence(seconds)
    arch = curve(0.5, lambda t: sin(pi * t / 0.5))
    for number, at in enumerate(lots(272, 5, 0.1, 1.1)):
        fingers.lay(samples(at), sweep(1750 + 240.0 * number + 420 * arch) * arch)
    rise = swell(seconds, ((0.0, 0.3), (0.25, 1.0), (1.2, 0.8), (seconds, 0.0)))
    return echoed(ended((voices + 0.10 * fingers + 0.2 * _hubbub(273, seconds, 180, 1500, 0.2)) * rise, 0.1), GROUND)


def applause() -> Signal:
    """Hands, and a few who call."""
    seconds = 2.6
    rise = swell(seconds, ((0.0, 0.35), (0.3, 1.0), (1.3, 0.8), (seconds, 0.0)))
    calls = _choir(281, 10, seconds, AH, ((0.0, 1.0), (2.6, 1.1)), 0.9)
    return echoed(ended((_claps(282, seconds, 620) + 0.25 * calls) * rise, 0.15), GROUND)
