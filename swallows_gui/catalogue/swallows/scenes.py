"""What a card's picture shows: a small stage that a renderer can draw (the art of a card, no rules).

The stage is a pitch of 100 by 100. `x` runs along it: the goal in question is at x = 100, between y = 44 and
y = 56; the edge of its penalty area is at x = 84, y from 21 to 79; the goal area begins at x = 94; the halfway line
is x = 50; x = 0 is the other goal line. `y` runs across: 0 is the far side line, 100 the near one. Points below 0 or
above 100 lie beyond the lines: stands (far side y < -5), benches (near side y > 105), behind the goal (x > 102).
A third number is a height in metres above the grass.

`own` is the team that plays the card, so on a green card `own` attacks the goal at x = 100, on a blue one it defends
it, and the keeper of that goal is always the side `keeper`. Poses and things are words of the `art` of the catalogue.
"""

from collections.abc import Iterator
from typing import Annotated, Literal

from pydantic import Field

from swallows_gui.catalogue.mistakes import Strict
from swallows_gui.catalogue.swallows.art import Art, Word, house_art

Metre = Annotated[float, Field(ge=-20, le=120)]
Point = tuple[Metre, Metre] | tuple[Metre, Metre, Annotated[float, Field(ge=0, le=60)]]

Side = Literal["own", "opponent", "keeper", "referee", "linesman", "coach", "fan", "reporter", "steward", "medic"]
Facing = Literal["left", "right", "near", "far"]
Weather = Literal["sun", "cloud", "rain", "storm", "snow", "fog", "wind", "night", "heat", "dusk"]
Mood = Literal["calm", "roar", "gasp", "boo", "laugh", "sing", "asleep", "hope", "silence", "cheer", "angry", "none"]
Frame = Literal["pitch", "goal", "close", "bench", "stand", "sky", "street", "cabin"]


class Figure(Strict):
    """Somebody on the stage. `facing` is where he looks: right is towards the goal, near is out of the picture."""

    pose: Word
    side: Side
    at: Point
    facing: Facing = "right"


class Prop(Strict):
    """Something on the stage; `size` 1 is its natural size beside a figure."""

    thing: Word
    at: Point
    size: Annotated[float, Field(ge=0.2, le=6)] = 1


class Scene(Strict):
    """One picture: what part of the world it frames, who and what is in it, the ball's way, weather and crowd.

    `ball` is the path of the ball, first point to last; one point is a ball at rest, none a picture without a ball.
    """

    __slots__ = ("_art",)

    frame: Frame = "pitch"
    weather: Weather = "sun"
    crowd: Mood = "calm"
    figures: Annotated[tuple[Figure, ...], Field(max_length=9)] = ()
    props: Annotated[tuple[Prop, ...], Field(max_length=6)] = ()
    ball: Annotated[tuple[Point, ...], Field(max_length=8)] = ()

    @property
    def art(self) -> Art:
        """How its poses stand and its things look; outside a catalogue as those that come with the program do."""
        found: Art | None = getattr(self, "_art", None)
        return house_art() if found is None else found

    def join(self, art: Art) -> None:
        """Let the scene know the art of the catalogue that it is in."""
        object.__setattr__(self, "_art", art)

    def unknown(self, art: Art) -> Iterator[tuple[str, str]]:
        """The field of each word that this art does not know, and the word."""
        for number, figure in enumerate(self.figures):
            if figure.pose not in art.poses:
                yield f"figures.{number}.pose", figure.pose
        for number, prop in enumerate(self.props):
            if prop.thing not in art.things:
                yield f"props.{number}.thing", prop.thing
