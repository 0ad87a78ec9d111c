"""What a card's picture shows: a small stage that a renderer can draw (the art of a card, no rules).

The stage is a pitch of 100 by 100. `x` runs along it: the goal in question is at x = 100, between y = 44 and
y = 56; the edge of its penalty area is at x = 84, y from 21 to 79; the goal area begins at x = 94; the halfway line
is x = 50; x = 0 is the other goal line. `y` runs across: 0 is the far side line, 100 the near one. Points below 0 or
above 100 lie beyond the lines: stands (far side y < -5), benches (near side y > 105), behind the goal (x > 102).
A third number is a height in metres above the grass.

`own` is the team that plays the card, so on a green card `own` attacks the goal at x = 100, on a blue one it defends
it, and the keeper of that goal is always the side `keeper`.
"""

from typing import Annotated, Literal

from pydantic import Field

from swallows_gui.catalogue.mistakes import Strict

Metre = Annotated[float, Field(ge=-20, le=120)]
Point = tuple[Metre, Metre] | tuple[Metre, Metre, Annotated[float, Field(ge=0, le=60)]]

Side = Literal["own", "opponent", "keeper", "referee", "linesman", "coach", "fan", "reporter", "steward", "medic"]
Pose = Literal[
    "run",
    "sprint",
    "dribble",
    "shoot",
    "volley",
    "pass",
    "header",
    "bicycle_kick",
    "backheel",
    "lob",
    "chip",
    "slide",
    "tackle",
    "stamp",
    "shirt_pull",
    "push",
    "elbow",
    "jump",
    "fly",
    "dive",
    "roll",
    "lie",
    "sit",
    "kneel",
    "crawl",
    "stretch",
    "catch",
    "punch_ball",
    "throw_in",
    "corner",
    "free_kick",
    "penalty",
    "wall",
    "stand",
    "wait",
    "point",
    "protest",
    "plead",
    "shrug",
    "facepalm",
    "celebrate",
    "embrace",
    "dance",
    "sing",
    "sleep",
    "eat",
    "read",
    "phone",
    "bow",
    "pray",
    "limp",
    "carried",
    "treat",
    "hide",
    "search",
    "tie_shoe",
    "comb",
    "whistle",
    "card_up",
    "flag_up",
    "flag_down",
    "look_away",
    "wave",
    "hold_head",
    "conjure",
    "handstand",
]
Facing = Literal["left", "right", "near", "far"]
Thing = Literal[
    "ball",
    "net",
    "post",
    "crossbar",
    "goal",
    "corner_flag",
    "flag",
    "whistle",
    "yellow_card",
    "red_card",
    "coin",
    "swallow",
    "swallows",
    "pigeon",
    "dog",
    "cat",
    "cow",
    "mole",
    "fish",
    "bee",
    "cock",
    "bear",
    "kangaroo",
    "cloud",
    "umbrella",
    "puddle",
    "snowman",
    "sun_hat",
    "lightning",
    "rainbow",
    "wind_sock",
    "coffin",
    "bus",
    "tram",
    "ship",
    "aeroplane",
    "car",
    "bicycle",
    "tractor",
    "sledge",
    "sausage",
    "beer",
    "coffee",
    "cake",
    "cheese",
    "waffle",
    "taco",
    "sushi",
    "banana",
    "orange",
    "soup",
    "tea",
    "bucket",
    "sponge",
    "stretcher",
    "bandage",
    "crutch",
    "shoe",
    "glove",
    "shirt",
    "moustache",
    "glasses",
    "hat",
    "crown",
    "wig",
    "suitcase",
    "envelope",
    "money",
    "newspaper",
    "book",
    "blackboard",
    "microphone",
    "camera",
    "radio",
    "television",
    "telephone",
    "clock",
    "bell",
    "drum",
    "trumpet",
    "violin",
    "guitar",
    "bagpipes",
    "accordion",
    "piano",
    "torch",
    "candle",
    "firework",
    "smoke",
    "flower",
    "clover",
    "tulip",
    "tree",
    "palm",
    "cactus",
    "mountain",
    "volcano",
    "pyramid",
    "windmill",
    "temple",
    "castle",
    "sphinx",
    "tent",
    "bed",
    "deck_chair",
    "bench",
    "ladder",
    "wall",
    "fence",
    "door",
    "key",
    "lock",
    "magnet",
    "rope",
    "net_hole",
    "spade",
    "hammer",
    "broom",
    "bolt",
    "ruler",
    "map",
    "compass",
    "dice",
    "chessboard",
    "playing_cards",
    "crystal_ball",
    "wand",
    "ghost",
    "angel",
    "star",
    "heart",
    "question_mark",
    "exclamation_mark",
    "footprints",
    "carpet",
    "curtain",
    "statue",
    "trophy",
    "medal",
    "robot",
    "rocket",
    "parachute",
    "kite",
    "balloon",
    "anchor",
    "lighthouse",
]
Weather = Literal["sun", "cloud", "rain", "storm", "snow", "fog", "wind", "night", "heat", "dusk"]
Mood = Literal["calm", "roar", "gasp", "boo", "laugh", "sing", "asleep", "hope", "silence", "cheer", "angry", "none"]
Frame = Literal["pitch", "goal", "close", "bench", "stand", "sky", "street", "cabin"]


class Figure(Strict):
    """Somebody on the stage. `facing` is where he looks: right is towards the goal, near is out of the picture."""

    pose: Pose
    side: Side
    at: Point
    facing: Facing = "right"


class Prop(Strict):
    """Something on the stage; `size` 1 is its natural size beside a figure."""

    thing: Thing
    at: Point
    size: Annotated[float, Field(ge=0.2, le=6)] = 1


class Scene(Strict):
    """One picture: what part of the world it frames, who and what is in it, the ball's way, weather and crowd.

    `ball` is the path of the ball, first point to last; one point is a ball at rest, none a picture without a ball.
    """

    frame: Frame = "pitch"
    weather: Weather = "sun"
    crowd: Mood = "calm"
    figures: Annotated[tuple[Figure, ...], Field(max_length=9)] = ()
    props: Annotated[tuple[Prop, ...], Field(max_length=6)] = ()
    ball: Annotated[tuple[Point, ...], Field(max_length=8)] = ()
