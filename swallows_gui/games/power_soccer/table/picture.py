"""What the pitch shows at rest, as a value; the widget paints it, and motions lead from one to the next."""

from __future__ import annotations

from dataclasses import dataclass

from swallows_gui.games.power_soccer.words.match_story import Hop, Shot


@dataclass(frozen=True, slots=True)
class Arc:
    """The way on which a face would take the ball."""

    face: str
    end: int


@dataclass(frozen=True, slots=True)
class Plate:
    """The text beside the die: a sum or a word, and its meaning."""

    top: str = ""
    below: str = ""


@dataclass(frozen=True, slots=True)
class PitchPicture:
    """Everything that is drawn on the pitch."""

    mode: str = "blank"
    """"blank", "attack" or "wall"."""
    points: int = 0
    hops: tuple[Hop, ...] = ()
    stripe: bool = False
    """Whether the stripe of the points is the one that is played on."""
    arcs: tuple[Arc, ...] = ()
    looked_at: str = ""
    """The face whose arc stands out."""
    steal_line: bool = False
    card: str = ""
    dice: tuple[int, ...] = ()
    picked: int | None = None
    plate: Plate = Plate()
    shots: tuple[tuple[Shot, ...], tuple[Shot, ...]] = ((), ())
    """At the wall, by sides."""
    hole: str = ""
    """The hole that is aimed at: "high", "low" or "decider"."""
    names: tuple[str, str] = ("", "")
    """Of the sides, for shots."""
