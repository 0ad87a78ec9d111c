"""What the seat that is asked can do at the table: cards, men, spaces and directions, made of what is legal alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from swallows_gui.engine.game import SEAT_SHIFT, seat_of
from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.tables import COMPASS, WIDTH
from swallows_gui.games.grudgematch.rules.view import GrudgematchView

Row = tuple[int, ...]
"""Small actions that are chosen together."""


class Target(NamedTuple):
    """One thing on the field that may be chosen."""

    space: int
    """Where the cursor stands for it; for a way of the ball that leads off the field: the ball's space."""
    man: int = -1
    """Who can be picked there."""
    direction: int = -1
    """The way of the ball that it stands for."""


@dataclass(frozen=True, slots=True)
class ChoicePanel:
    """All of it. A man and the space he runs to are chosen together, as one row of actions (G9.1)."""

    step: str = ""
    cards: dict[int, int] = field(default_factory=dict)
    spaces: dict[int, Row] = field(default_factory=dict)
    """What taking a space does."""
    dice: dict[int, int] = field(default_factory=dict)
    """By such a space: the die that its run takes."""
    men: dict[int, frozenset[int]] = field(default_factory=dict)
    """Who can be picked, 0 to 7, with the dice that he can run with."""
    aims: dict[int, int] = field(default_factory=dict)
    plain: dict[int, int] = field(default_factory=dict)
    """Answers that need nothing else, by their verb."""
    named: dict[int, int] = field(default_factory=dict)
    """Men to be brought back."""

    @property
    def passing(self) -> int | None:
        """What P does."""
        return next((self.plain[verb] for verb in (a.PASS, a.DONE, a.NOTHING, a.FAIR) if verb in self.plain), None)

    @property
    def on_board(self) -> bool:
        """Whether the answer lies on the field."""
        return bool(self.spaces or self.men or self.aims)


def choices_of(
    view: GrudgematchView, legal: Sequence[int], picked: int = -1, die: int = 0, after_die: int = 0
) -> ChoicePanel:
    """The choices by legal actions. `picked`: the man who is to run; `die`: only with this die (0: any)."""
    found = ChoicePanel(step="run_to" if any(a.verb_of(action) == a.TO for action in legal) else view.step)
    for action in legal:
        verb, argument = a.verb_of(action), a.argument_of(action)
        if verb in (a.PLAY, a.DISCARD):
            found.cards[argument] = action
        elif verb in (a.PLACE, a.PUT, a.TO):
            found.spaces[argument] = (action,)
        elif verb == a.AIM:
            found.aims[argument] = action
        elif verb == a.BRING_BACK and argument != a.NO_MAN:
            found.named[view.side_asked * 4 + argument] = action
        elif (run := run_of(view, action, after_die)) is not None:
            found.men[run[0]] = found.men.get(run[0], frozenset()) | {run[1]}
        else:
            found.plain[verb] = action
    if picked in found.men:
        _add_reach(found, view, legal, picked, die)
    return found


def run_of(view: GrudgematchView, action: int, after_die: int) -> tuple[int, int] | None:
    """The man, 0 to 7, that an action runs, and its die (`after_die` if it names none); None if it runs no man."""
    man, die = divmod(a.argument_of(action), a.DIE)
    if a.verb_of(action) != a.RUN or man == a.NO_MAN:
        return None
    return view.side_asked * 4 + man, die or after_die


def run_to(action: int, space: int) -> Row:
    """A run begins with `action` and leads to a space."""
    return action, seat_of(action) << SEAT_SHIFT | a.TO | space


def _add_reach(found: ChoicePanel, view: GrudgematchView, legal: Sequence[int], picked: int, die: int) -> None:
    """Add the spaces that the picked man can reach, each with the smaller die that suffices."""
    for steps in sorted(found.men[picked], reverse=True):
        if die and steps != die and die in found.men[picked]:
            continue
        run = next(action for action in legal if run_of(view, action, steps) == (picked, steps))
        for space in view.reach(picked, steps):
            found.spaces[space] = run_to(run, space)
            found.dice[space] = steps


def direction_to(ball: int, space: int) -> int | None:
    """The direction from the ball in which a space lies; None where it lies in none of the eight."""
    across, up = space % WIDTH - ball % WIDTH, space // WIDTH - ball // WIDTH
    if (across, up) == (0, 0) or (across and up and abs(across) != abs(up)):
        return None
    sign = (across > 0) - (across < 0), (up > 0) - (up < 0)
    return COMPASS.index(sign)
