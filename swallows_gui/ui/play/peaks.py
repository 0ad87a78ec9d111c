"""The great moments of a match of two sides as posters: a goal in its grades, and the end with who has won it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtGui import QColor
from PySide6.QtWidgets import QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.art.portraits import meeting_picture, portrait_picture, winner_picture
from swallows_gui.ui.kit.painting import Paint
from swallows_gui.ui.kit.take_over import INKS, Grade, TakeOver, ink_on

_THIRD: Final = 3
_WHITE: Final = QColor("#FFFFFF"), QColor("#EFE9DC")
_DRAW: Final = QColor("#1E7B4A")
_CONFETTI: Final = ("#D9A21B", "#F4EFE3", "#C8321F", "#1F4E9E")


@dataclass(frozen=True, slots=True)
class PeakSide:
    """One side of a match: its name, its colour, and the player whose face stands for it."""

    name: str
    colour: str
    player: str

    def person(self, *, glad: bool) -> Person:
        """The side's face after a goal: glad or shocked."""
        return Person(self.player, self.colour, "glad" if glad else "shocked")


Sides = tuple[PeakSide, PeakSide]


@dataclass(frozen=True, slots=True)
class GoalFacts:
    """The public facts of a goal."""

    side: int
    """Whose goal it is, 0 or 1."""
    score: tuple[int, int]
    kick: bool = False
    """It is one of a shoot-out."""
    decides: bool = False
    """The match is over with it."""
    own: bool = False
    """The other side has put it into its own net."""
    manner: str = ""
    """How it came about, in a few words."""
    scorer: Paint | None = None
    """Paints the head of who has scored into a square room; None: the player's face stands for it."""


def goal_peak(goal: GoalFacts, sides: Sides, over: QWidget) -> TakeOver:
    """The poster of a goal for a stage: rays with the scorer's face; both colours that meet for an equaliser; the word
    three times for a third goal; only word and score where the goal decides the match."""
    mine, theirs = goal.score[goal.side], goal.score[1 - goal.side]
    own = sides[goal.side]
    word, grade = translate("GoalPoster", "GOAL!"), ""
    how: Grade = "rays"
    if goal.own:
        word = translate("GoalPoster", "OWN GOAL!")
    if goal.kick:
        grade = translate("GoalPoster", "On penalties")
        if goal.decides:
            how, word = "last", translate("GoalPoster", "THAT'S IT!")
    elif goal.decides:
        how = "great"
    elif mine == theirs:
        grade = translate("GoalPoster", "The equaliser")
        if not goal.own:
            how, word = "split", translate("GoalPoster", "EQUALISER!")
    elif mine == _THIRD:
        grade = translate("GoalPoster", "The third")
        how = "rays" if goal.own else "steps"
    elif mine == theirs + 1 and theirs:
        grade = translate("GoalPoster", "The lead")
    line = f"{sides[0].name} {goal.score[0]} : {goal.score[1]} {sides[1].name}"
    small = " · ".join(part for part in (grade, goal.manner) if part)
    ground, rays, ink = colours_of(own.colour)
    size, ratio = over.size(), over.devicePixelRatioF()
    if how == "split":
        people = [side.person(glad=number == goal.side) for number, side in enumerate(sides)]
        left, right = (colours_of(side.colour)[0] for side in sides)
        said = " · ".join(part for part in (line, goal.manner) if part)
        picture = meeting_picture(people, size, ratio)
        return TakeOver(word, said, left, rays, INKS[0], picture=picture, grade=how, other=right)
    if how == "last":
        (ground, rays), ink = _WHITE, INKS[1]
    if how in ("great", "last"):
        score, said = f"{goal.score[0]} : {goal.score[1]}", " · ".join(part for part in (line, small) if part)
        return TakeOver(word, line, ground, rays, ink, turned=goal.own, small=said, grade=how, score=score)
    person = own.person(glad=True)
    picture = portrait_picture(person, size, ratio, goal.scorer)
    return TakeOver(word, line, ground, rays, ink, turned=goal.own, picture=picture, small=small, grade=how)


def end_peak(word: str, line: str, sides: Sides, winner: int | None, over: QWidget) -> TakeOver:
    """The poster of a match's end: the winner with the cup, or both faces after a draw."""
    size, ratio = over.size(), over.devicePixelRatioF()
    if winner is None:
        left, right = (colours_of(side.colour)[0] for side in sides)
        picture = meeting_picture([Person(side.player, side.colour) for side in sides], size, ratio)
        return TakeOver(word, line, left, left, INKS[0], picture=picture, grade="split", other=right)
    ground, rays, ink = colours_of(sides[winner].colour)
    picture = winner_picture(sides[winner].person(glad=True), size, ratio)
    return TakeOver(word, line, ground, rays, ink, picture=picture, confetti=tuple(map(QColor, _CONFETTI)))


def colours_of(colour: str) -> tuple[QColor, QColor, QColor]:
    """The colours of ground, rays and letters for a side's colour."""
    ground = QColor(colour) if colour else QColor(_DRAW)
    ink = ink_on(ground)
    return ground, ground.darker(118) if ink == INKS[0] else ground.darker(108), ink
