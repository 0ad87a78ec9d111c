"""What a card's picture shows: a small stage that a renderer can draw (the art of a card, no rules).

The stage is a pitch of 100 by 100. `x` runs along it: the goal in question is at x = 100, between y = 44 and
y = 56; the edge of its penalty area is at x = 84, y from 21 to 79; the goal area begins at x = 94; the halfway line
is x = 50; x = 0 is the other goal line. `y` runs across: 0 is the far side line, 100 the near one. Points below 0 or
above 100 lie beyond the lines: stands (far side y < -5), benches (near side y > 105), behind the goal (x > 102).
A third number is a height in metres above the grass.

`own` is the team that plays the card, so on a green card `own` attacks the goal at x = 100, on a blue one it defends
it, and the keeper of that goal is always the side `keeper`. Poses and things are words of the `art` of the catalogue.

A scene with a `camera` is a poster instead: everybody has a `spot` in the picture itself, and one is the `focus`, who
carries the joke. In a spot x runs from 0 at the left to 100 at the right, `up` is the height of the foot above the
slanting lower edge and `tall` the height, both in hundredths of a picture four fifths as high as it is wide; below 0,
or taller than what is left, the frame cuts. A fourth number puts something before (1) or behind (-1) its place.
"""

from collections.abc import Iterator
from typing import Annotated, Final, Literal, Self

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.games.swallows.data.art import Art, Word, house_art

Metre = Annotated[float, Field(ge=-20, le=120)]
Point = tuple[Metre, Metre] | tuple[Metre, Metre, Annotated[float, Field(ge=0, le=60)]]

Side = Literal["own", "opponent", "keeper", "referee", "linesman", "coach", "fan", "reporter", "steward", "medic"]
Facing = Literal["left", "right", "near", "far"]
Weather = Literal["sun", "cloud", "rain", "storm", "snow", "fog", "wind", "night", "heat", "dusk"]
Mood = Literal["calm", "roar", "gasp", "boo", "laugh", "sing", "asleep", "hope", "silence", "cheer", "angry", "none"]
Frame = Literal["pitch", "goal", "close", "bench", "stand", "sky", "street", "cabin"]
Camera = Literal["low", "shoulder", "above", "bust", "long"]
Face = Literal["", "calm", "glad", "cross", "shocked", "smug", "sad", "asleep", "strained"]
Gaze = Literal["", "ball", "focus", "left", "right", "up", "down", "us"]
Across = Annotated[float, Field(ge=-60, le=160)]
Up = Annotated[float, Field(ge=-300, le=160)]
Tall = Annotated[float, Field(ge=2, le=400)]
Spot = tuple[Across, Up, Tall] | tuple[Across, Up, Tall, Annotated[float, Field(ge=-9, le=9)]]
Turn = Annotated[float, Field(ge=-360, le=360)]

SOMEWHERE: Final = (90.0, 50.0)
"""Where somebody stands on the stage of whom a scene with a camera says nothing but the spot."""


class SceneFigure(Strict):
    """Somebody on the stage. `facing` is where he looks: right is towards the goal, near is out of the picture.

    `mood` is the look on his face, "" what goes with the pose; `looks` is where his eyes are; `turn` is degrees
    clockwise.
    """

    pose: Word
    side: Side
    at: Point = SOMEWHERE
    facing: Facing = "right"
    spot: Spot | None = None
    mood: Face = ""
    looks: Gaze = ""
    turn: Turn = 0


class Prop(Strict):
    """Something on the stage; `size` 1 is its natural size beside a figure. `flip` shows it the other way round."""

    thing: Word
    at: Point = SOMEWHERE
    size: Annotated[float, Field(ge=0.2, le=6)] = 1
    spot: Spot | None = None
    turn: Turn = 0
    flip: bool = False


class SceneWriting(Strict):
    """Words in the picture, by language: a `shout` along the diagonal, or what stands on a `board`.

    Those of the house's own cards stand in its files of names (`name_files.py`).
    """

    says: dict[
        Annotated[str, Field(pattern=r"^[a-z]{2,3}(_[A-Z]{2})?$")], Annotated[str, Field(min_length=1, max_length=24)]
    ] = Field(default_factory=dict)
    spot: Spot
    turn: Turn | None = None
    on: Literal["shout", "board"] = "shout"

    def in_language(self, language: str) -> str:
        """What it says in a language; else in English, else as it was written first."""
        return self.says.get(language) or self.says.get("en") or next(iter(self.says.values()), "")


class Scene(Strict):
    """One picture: what part of the world it frames, who and what is in it, the ball's way, weather and crowd.

    `ball` is the path of the ball, first point to last; one point is a ball at rest, none a picture without a ball.
    With a `camera` its points are (x, up) of spots, and a third number of the last one is how tall the ball is.
    `ground` is how light the focus stands on, "" what it is seen best on.
    """

    __slots__ = ("_art",)

    frame: Frame = "pitch"
    weather: Weather = "sun"
    crowd: Mood = "calm"
    figures: Annotated[tuple[SceneFigure, ...], Field(max_length=9)] = ()
    props: Annotated[tuple[Prop, ...], Field(max_length=6)] = ()
    ball: Annotated[tuple[Point, ...], Field(max_length=8)] = ()
    camera: Camera | None = None
    focus: Annotated[str, Field(pattern=r"^(ball|(figures|props)\.[0-8])$")] = "figures.0"
    ground: Literal["", "light", "dark"] = ""
    words: Annotated[tuple[SceneWriting, ...], Field(max_length=3)] = ()

    @model_validator(mode="after")
    def _sound_focus(self) -> Self:
        kind, _, number = self.focus.partition(".")
        there = self.ball if kind == "ball" else getattr(self, kind)[int(number) :]
        if self.camera is not None and not there:
            raise Flaw("focus", f"{self.focus!r} is not in the scene")
        return self

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
