"""What packs do to the game: the balance table of their deck, and in words how it differs from the game without them.

Both are measured on the same seeds. Many figures are looked at: a difference is told where its interval of 99.9 %
leaves out none at all.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import hypot
from pathlib import Path
from typing import Final

from swallows_gui.catalogue.packs import Pack, read_pack
from swallows_gui.lab.balance import Balance, MeasuredRow, balance
from swallows_gui.lab.parallel import Progress
from swallows_gui.lab.playing import Order, play_one
from swallows_gui.lab.tally import GameTally, MeasuredFigure
from swallows_gui.records.games import played_with

GAME: Final = "swallows"
QUICK: Final = 24
"""Tournaments of a quick look."""
FULL: Final = 300
_SURE: Final = 3.29 / 1.96
"""How much wider an interval of 99.9 % is than one of 95 %."""
_COUNTED: Final = {
    "goals a match": ("a goal", "goals", "a match"),
    "free kicks a match": ("a free kick", "free kicks", "a match"),
    "penalties a match": ("a penalty", "penalties", "a match"),
    "sendings-off a match": ("a sending-off", "sendings-off", "a match"),
    "greens a team plays in a group match": ("a green", "greens", "played by a team in a group match"),
    "greens held at elimination": ("a green", "greens", "held by a team that goes out"),
    "bribes accepted a tournament": ("a bribe", "bribes", "a tournament"),
    "bribe, M": ("a million", "million", "a bribe"),
}
"""Of figures that are means: what is counted, one and several, and of what."""
_SHARES: Final = {
    "group matches drawn": "group matches are drawn",
    "group matches goalless": "group matches end without a goal",
    "knock-out to extra time": "knock-out matches go to extra time",
    "knock-out to shoot-out": "knock-out matches go to a shoot-out",
    "stronger by 4 wins": "matches are won by a team that is stronger by 4",
    "teams whose best bet is fair": "teams are worth a bet",
}
"""Of figures that are shares: what happens to so many of a hundred."""


@dataclass(frozen=True, slots=True)
class PackEffect:
    """The balance with packs and without them, on the same seeds."""

    without: Balance
    stacked: Balance
    sentences: tuple[str, ...]
    """What they do to the game; none where nothing shows."""

    @property
    def new_misses(self) -> tuple[MeasuredRow, ...]:
        """The rows of the table that hold without them and miss with them, by a difference that is one."""
        before = {row.target.name: row for row in self.without.rows if row.holds}
        return tuple(
            row
            for row in self.stacked.misses
            if row.target.name in before and _differs(before[row.target.name].figure, row.figure)
        )


def pack_effect(packs: Sequence[Pack], games: int, *, jobs: int = 1, progress: Progress | None = None) -> PackEffect:
    """Measure packs on so many tournaments between `normal` seats, and as many without them.

    Raises `BadCard` for packs that cannot be played with.
    """

    def second(done: int, _all: int) -> None:
        if progress is not None:
            progress(games + done, 2 * games)

    def first(done: int, _all: int) -> None:
        if progress is not None:
            progress(done, 2 * games)

    without = balance(games, game=GAME, jobs=jobs, progress=first)
    with played_with(GAME, packs):
        play = partial(_play_with, tuple(str(pack.folder) for pack in packs))
        stacked = balance(games, game=GAME, jobs=jobs, progress=second, play=play)
    return PackEffect(without, stacked, lines_of_effect(without.found.figures, stacked.found.figures))


def lines_of_effect(before: Sequence[MeasuredFigure], after: Sequence[MeasuredFigure]) -> tuple[str, ...]:
    """How figures differ, the largest difference first as far as it is one, each in a sentence."""
    found = []
    known = {figure.name: figure for figure in before}
    for figure in after:
        was = known.get(figure.name)
        if was is None or was.value is None or figure.value is None or not _differs(was, figure):
            continue
        more = figure.value - was.value
        sentence = _sentence(figure.name, more)
        if sentence:
            found.append((abs(more) / hypot(_error(was), _error(figure)), sentence))
    return tuple(sentence for _, sentence in sorted(found, reverse=True))


def _differs(before: MeasuredFigure, after: MeasuredFigure) -> bool:
    """Whether a figure is another one now by more than chance does; not where chance cannot be told."""
    error = _SURE * hypot(_error(before), _error(after))
    return bool(error) and abs((after.value or 0.0) - (before.value or 0.0)) > error


def _error(figure: MeasuredFigure) -> float:
    """Half the width of its interval."""
    return 0.0 if figure.low is None or figure.high is None else (figure.high - figure.low) / 2


def _sentence(name: str, more: float) -> str:
    """A difference in words; "" for a figure that nobody would feel.

    >>> _sentence("goals a match", 0.52), _sentence("group matches drawn", -0.04)
    ('half a goal more a match', '4 less of 100 group matches are drawn')
    """
    direction, size = "more" if more > 0 else "less", abs(more)
    if name in _COUNTED:
        one, several, of_what = _COUNTED[name]
        bare = one.removeprefix("a ")
        if size < 0.17:
            amount = f"{size:.2f} {several}"
        elif size < 0.38:
            amount = f"a quarter of {one}"
        elif size < 0.75:
            amount = f"half a {bare}"
        elif size < 1.25:
            amount = f"one {bare}"
        else:
            amount = f"{size:.1f} {several}"
        return f"{amount} {direction} {of_what}"
    if name in _SHARES:
        return f"{size * 100:.0f} {direction} of 100 {_SHARES[name]}"
    return ""


def _play_with(folders: tuple[str, ...], order: Order) -> GameTally:
    """Play one game with the packs in these folders."""
    packs = [read_pack(Path(folder)) for folder in folders]
    with played_with(GAME, packs):
        return play_one(order)
