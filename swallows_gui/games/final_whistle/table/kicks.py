"""The shoot-out of Final Whistle as the stage shows it: shooter, goalie, lamps, and the special die (F9.6)."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.final_whistle.rules.shootout import SERIES
from swallows_gui.games.final_whistle.table.pitch_moments import LOOK
from swallows_gui.games.final_whistle.table.scenes import Cast
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import man_name
from swallows_gui.games.final_whistle.words.story_parts import ShotLine
from swallows_gui.services.glossary import translate
from swallows_gui.ui.art.face import Person, draw_face
from swallows_gui.ui.kit.dice import TUMBLE, Tumble
from swallows_gui.ui.kit.dice_tray import paint_faced_die
from swallows_gui.ui.play.kick_words import lamp_words
from swallows_gui.ui.stage.spot_kick import Act, Dress, LampRow, SpotKick
from swallows_gui.ui.stage.spot_view import SpotKickView

WRITING: Final = 0.5
"""Seconds at pace normal in which the sums are written and the ball ends."""
SHOT: Final = TUMBLE + WRITING
"""Seconds at pace normal that a shot lasts."""
_CORNERS: Final = (-1.0, 0.9, -0.8, 1.0)
_TRIM: Final = "#F4EFE3"


def _row(story: MatchStory, cast: Cast, seat: int, *, running: bool) -> LampRow:
    shirt = QColor(cast.colour(seat))
    kicks = ["scored" if shot.goal else "saved" for shot in story.shots if shot.seat == seat]
    if running:
        kicks.append("running")
    person = Person(cast.names[seat], cast.colour(seat))

    def face(painter: QPainter, room: QRectF) -> None:
        draw_face(painter, QRectF(room.left(), room.top(), room.height(), room.height()), person)

    return LampRow(cast.short(seat), Dress(shirt, QColor(_TRIM), shirt, QColor(_TRIM)), tuple(kicks), face)


def kick_of(story: MatchStory, cast: Cast, seat: int, man: str, *, due: bool) -> SpotKick:
    """The scene of a man's shot; `due`: it is about to be taken."""
    rows = [_row(story, cast, each, running=due and each == seat) for each in (0, 1)]
    number = sum(shot.seat == seat for shot in story.shots) + due
    series = max(SERIES, *(sum(shot.seat == each for shot in story.shots) for each in (0, 1)))
    return SpotKick(
        (rows[0], rows[1]), seat, f"{story.shootout[0]} : {story.shootout[1]}",
        translate("Kicks", "Penalty shoot-out"),
        man_name(cast.clubs, seat, man).upper() if due and man else "",
        translate("Kicks", "kick {number} of {all}").format(number=number, all=series) if due else "",
        words=lamp_words(), lamps=series, die=_paint_die,
    )  # fmt: skip


def _paint_die(painter: QPainter, room: QRectF, moment: Tumble) -> None:
    paint_faced_die(painter, room, LOOK, moment, shadow=False)


def written(shot: ShotLine) -> tuple[tuple[str, ...], str]:
    """The strip's words for a shot: both totals, and the result."""
    words = dict(lamp_words())
    return (str(shot.totals[0]), ":", str(shot.totals[1])), words["scored" if shot.goal else "saved"]


class FinalKicks(SpotKickView):
    """Shows the penalty kicks over the table as they are told."""

    def show_story(self, story: MatchStory, cast: Cast) -> None:
        """Show the last shot as it ended; hidden before the first."""
        if story.stage != "shootout" or not story.shots:
            self.clear()
            return
        shot = story.shots[-1]
        aside = _CORNERS[(len(story.shots) - 1) % len(_CORNERS)]
        end = Act(run=1.0, flown=1.0, end="goal" if shot.goal else "saved", reached=1.0, landed=1.0, aside=aside,
                  die=shot.die)  # fmt: skip
        self.show_kick(kick_of(story, cast, shot.seat, shot.man, due=False), end, *written(shot))
        self.raise_()

    def begin(self, event: WrittenEvent | None, story: MatchStory, cast: Cast, speed: float | None) -> bool:
        """The motion of an event begins, if it is a shot; `story` is the one before it."""
        shots = story.after(event).shots
        if len(shots) == len(story.shots):
            return False
        shot = shots[-1]
        aside = _CORNERS[len(story.shots) % len(_CORNERS)]
        what = kick_of(story, cast, shot.seat, shot.man, due=True)
        self.show_kick(what, Act(aside=aside))
        self.setAccessibleName(f"{what.head} {what.tail}")
        self.raise_()
        self.roll(shot.die, *written(shot), "goal" if shot.goal else "saved", WRITING, speed)
        return True
