"""What the seat that is asked can do at the table: cards, men, spaces and directions, made of what is legal alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from swallows_gui.engine.game import Json
from swallows_gui.games.grudgematch.rules.board import COMPASS, WIDTH
from swallows_gui.games.grudgematch.rules.view import GrudgematchView

Row = tuple[Json, ...]


@dataclass(frozen=True, slots=True)
class Choices:
    """All of it. A man and the space he runs to are chosen together, as one row of actions (G9.1)."""

    step: str = ""
    cards: dict[int, Json] = field(default_factory=dict)
    spaces: dict[int, Row] = field(default_factory=dict)
    """What taking a space does."""
    dice: dict[int, int] = field(default_factory=dict)
    """By such a space: the die that its run takes."""
    men: dict[int, frozenset[int]] = field(default_factory=dict)
    """Who can be picked, 0 to 7, with the dice that he can run with."""
    aims: dict[int, Json] = field(default_factory=dict)
    plain: dict[str, Json] = field(default_factory=dict)
    """Answers that need nothing else, by their type."""
    named: dict[int, Json] = field(default_factory=dict)
    """Men to be brought back."""

    @property
    def passing(self) -> Json | None:
        """What P does."""
        return next((self.plain[kind] for kind in ("pass", "done", "nothing", "fair") if kind in self.plain), None)

    @property
    def on_board(self) -> bool:
        """Whether the answer lies on the field."""
        return bool(self.spaces or self.men or self.aims)


def choices_of(
    view: GrudgematchView, legal: Sequence[Json], picked: int = -1, die: int = 0, after_die: int = 0
) -> Choices:
    """The choices by what is legal; `picked`: the man who is to run, `die`: with this die only (0: with any)."""
    kinds = {action["type"] for action in legal}
    found = Choices(step="run_to" if "to" in kinds else view.step)
    for action in legal:
        kind = str(action["type"])
        if kind in ("play", "discard"):
            found.cards[action["card"]] = action
        elif kind in ("place", "put", "to"):
            found.spaces[action["space"]] = (action,)
        elif kind == "aim":
            found.aims[action["direction"]] = action
        elif kind == "bring_back" and "man" in action:
            found.named[view.side_asked * 4 + action["man"]] = action
        elif kind == "run" and "man" in action:
            _add_runner(found, view, action, after_die)
        else:
            found.plain[kind] = action
    if picked in found.men:
        _add_reach(found, view, legal, picked, die)
    return found


def _add_runner(found: Choices, view: GrudgematchView, action: Json, after_die: int) -> None:
    man = view.side_asked * 4 + int(action["man"])
    steps = int(action.get("die", after_die))
    found.men[man] = found.men.get(man, frozenset()) | {steps}


def _add_reach(found: Choices, view: GrudgematchView, legal: Sequence[Json], picked: int, die: int) -> None:
    """Where the man who is picked can run; of two dice the smaller one that is enough."""
    for steps in sorted(found.men[picked], reverse=True):
        if die and steps != die and die in found.men[picked]:
            continue
        run = next(
            action
            for action in legal
            if action["type"] == "run" and action.get("man") == picked % 4 and action.get("die", steps) == steps
        )
        for space in view.reach(picked, steps):
            found.spaces[space] = (run, {"type": "to", "space": space})
            found.dice[space] = steps


def direction_to(ball: int, space: int) -> int | None:
    """The direction from the ball in which a space lies; None where it lies in none of the eight."""
    across, up = space % WIDTH - ball % WIDTH, space // WIDTH - ball // WIDTH
    if (across, up) == (0, 0) or (across and up and abs(across) != abs(up)):
        return None
    sign = (across > 0) - (across < 0), (up > 0) - (up < 0)
    return COMPASS.index(sign)
