"""The tutorial as data: a friendly that is always the same, what its other seats do, and its lessons in order.

`resources/<game>/tutorial/plan.json` is the plan, `<language>.json` beside it says it in words. The game itself
is a real one: its record holds nothing but a seed and moves. `packaging/checks/tutorial_seed.py` looks for the seed
with which the lessons come in their order.
"""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final, Literal

from pydantic import Field, ValidationError, model_validator

from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.catalogue.mistakes import BadFile, Strict, read_json
from swallows_gui.catalogue.places import data_path

FOLDER: Final = "tutorial"
Line = Annotated[str, Field(min_length=1)]
Facts = dict[str, str | int | bool]
"""A pattern: what a field of an event or an action must be."""
Beside = Literal["score", "pitch", "hand", "prompt", "referee", "page"]


class BadTutorial(BadFile):
    """A file of the tutorial that cannot be used."""


class LessonPoint(Strict):
    """A question: its step, which attack of the attacking team runs or is about to begin (from 1), and whether the
    referee has taken money for the learner's team. None: whatever it is."""

    step: str
    attack: int | None = None
    bribed: bool | None = None


class LessonDeed(Strict):
    """What is done: the fields of the action as in a record; of a card its `kind` and the value it is to be near to;
    `with_red`: a red goes with it."""

    action: Facts
    kind: str = ""
    near: int = 0
    with_red: bool = False


class LessonMove(Strict):
    """What a seat of the tutorial does at a point; of several that fit, the first that the rules allow."""

    seat: int
    at: LessonPoint
    do: LessonDeed


class AwaitedEvent(Strict):
    """An event that a lesson waits for: a pattern of its fields, and whose team it names."""

    event: Facts
    team: Literal["own", "other"] | None = None
    number: int = 1
    """The how many-eth such event of the match."""
    soon: bool = False
    """At once, and not only when the attack it belongs to is over."""


class Lesson(Strict):
    """One lesson: when it is due (`at` a question, `after` an event, or at the end of the game), what it points at, and
    what is to be done."""

    id: Annotated[str, Field(pattern=r"^[a-z_]+$")]
    at: LessonPoint | None = None
    after: AwaitedEvent | None = None
    over: bool = False
    beside: Beside
    do: LessonDeed | None = None
    done: AwaitedEvent | None = None
    """The event that shows it was done as told."""
    clause: Annotated[str, Field(pattern=r"^[A-Z]\d+\.\d+$")]
    want: str = ""
    """The ending that belongs to the story; the seed is chosen so that it comes."""

    @model_validator(mode="after")
    def _one_time(self) -> "Lesson":
        if (self.at is not None) + (self.after is not None) + self.over != 1:
            raise ValueError("needs exactly one of at, after, over")
        if (self.do is None) != (self.done is None):
            raise ValueError("do and done belong together")
        return self


class Tutorial(Strict):
    """The whole plan. Seat `learner` is the player's."""

    id: str
    field: list[str] = Field(default_factory=list)
    """Who plays, where a game has teams to be named."""
    seats: Annotated[list[str], Field(min_length=2)]
    """Names; the learner's is used where the player has not given one."""
    learner: int
    seed: int
    moves: list[LessonMove]
    lessons: Annotated[list[Lesson], Field(min_length=1)]

    def lesson(self, identity: str) -> Lesson:
        """The lesson with this id. Raises `KeyError`."""
        for lesson in self.lessons:
            if lesson.id == identity:
                return lesson
        raise KeyError(identity)


class LessonWords(Strict):
    """A lesson's words: heading, sentences, sentences for each ending, and one for a player who did something else."""

    title: Line
    say: Line
    endings: dict[str, Line] = Field(default_factory=dict)
    other: str = ""


def load_tutorial(game: str) -> Tutorial:
    """The plan in the folder `game` of the resources, read once. Raises `BadTutorial`."""
    return _plan(data_path("resources", game, FOLDER, "plan.json"))


@lru_cache(maxsize=4)
def _plan(path: Path) -> Tutorial:
    return read_tutorial(path)


def read_tutorial(path: Path) -> Tutorial:
    """The plan in the file at `path`. Raises `BadTutorial`."""
    try:
        return Tutorial.model_validate(read_json(path, BadTutorial))
    except ValidationError as error:
        raise BadTutorial.by(path, error) from error


def load_words(game: str, language: str) -> dict[str, LessonWords]:
    """What the lessons say in a language, or in English where it lacks one, by lesson. Raises `BadTutorial`."""
    known = tuple(lesson.id for lesson in load_tutorial(game).lessons)
    english = data_path("resources", game, FOLDER, f"{FALLBACK}.json")
    own = data_path("resources", game, FOLDER, f"{language}.json")
    words = {**read_words(english, known), **(read_words(own, known) if own.is_file() else {})}
    missing = [lesson for lesson in known if lesson not in words]
    if missing:
        raise BadTutorial(english.name, missing[0], "has no words")
    return {lesson: words[lesson] for lesson in known}


@lru_cache(maxsize=8)
def read_words(path: Path, known: tuple[str, ...]) -> dict[str, LessonWords]:
    """What a file says of the `known` lessons, of some or of all. Raises `BadTutorial`."""
    given = read_json(path, BadTutorial)
    if not isinstance(given, dict):
        raise BadTutorial(path.name, "", "is not an object of lessons")
    for unknown in given.keys() - {*known}:
        raise BadTutorial(path.name, unknown, "is no lesson of the plan")
    try:
        return {name: LessonWords.model_validate(words) for name, words in given.items()}
    except ValidationError as error:
        raise BadTutorial.by(path, error) from error
