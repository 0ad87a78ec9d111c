"""Steps: the small parts that a game can be made of. Each says who may do what, and what doing it brings about.

Steps are stateless singletons; all they must remember is a field of the game. A step is *entered* when its turn comes:
it either asks a seat or goes straight on. Each game has a base step of its own, which says in which `Steps` its steps
are found by name.
"""

# ruff: noqa: ARG002 - a step overrides what it needs of these

from abc import ABCMeta
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

G = TypeVar("G")


class _WithoutFields(ABCMeta):
    """Steps have no fields, and need no dictionary for them: their methods are found without a look into it."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> "_WithoutFields":
        return super().__new__(cls, name, bases, {"__slots__": (), **namespace})


class GameStep(Generic[G], metaclass=_WithoutFields):
    """One step of a game `G`. `name` is its id in prompts, help texts and states.

    >>> steps: Steps[GameStep[list[str]]] = Steps()
    >>> class Of(GameStep[list[str]]):
    ...     steps = steps
    >>> class Roll(Of):
    ...     name = "roll"
    ...     def enter(self, game: list[str]) -> None:
    ...         game.append("rolled")
    >>> game: list[str] = []
    >>> steps["roll"].enter(game)
    >>> game
    ['rolled']
    """

    steps: ClassVar["Steps[Any]"]
    """Where the game finds its steps."""
    name: ClassVar[str]
    seen_as: ClassVar[str] = ""
    """Another step's name, which all but the mover see instead: an unfinished row is nobody's business."""

    def __init_subclass__(cls) -> None:
        if "name" in cls.__dict__:
            cls.steps.add(cls())

    def __reduce__(self) -> tuple[Any, ...]:
        """There is one of each in a process: a step that is sent to another is the one that is there."""
        return _the_one, (type(self),)

    def enter(self, game: G) -> None:
        """The step's turn has come."""
        raise AssertionError(f"{self.name} cannot be entered")

    def options(self, game: G) -> list[int]:
        """What the seat to move may do here; a pure function of the game."""
        return []

    def sums(self, game: G) -> list[int | range]:
        """Further answers of the seat to move, each with a sum of its own: a range for each kind."""
        return []

    def push(self, game: G, action: int) -> None:
        """Carry out one of `options`, or of `sums`."""
        raise AssertionError(f"{self.name} asks nothing")

    def out_of_turn(self, game: G, seat: int) -> list[int | range]:
        """What `seat` may do here without being asked."""
        return []

    def push_out_of_turn(self, game: G, action: int) -> None:
        """Carry out one of `out_of_turn`."""
        raise AssertionError(f"nothing is out of turn in {self.name}")


def _the_one(kind: type[GameStep[Any]]) -> GameStep[Any]:
    return cast("GameStep[Any]", kind.steps[kind.name])


S = TypeVar("S", bound=GameStep[Any])


class Steps(dict[str, S]):
    """The steps of one game by name, for its states and views."""

    def add(self, step: S) -> None:
        """Let `step` be found by its name. Raises `ValueError` if another has it."""
        if step.name in self:
            raise ValueError(f"two steps are called {step.name!r}")
        self[step.name] = step


NOT_BEGUN: Final[GameStep[Any]] = GameStep()
"""No game's: what a match asks before it has begun."""
