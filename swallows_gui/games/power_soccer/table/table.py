"""The table of Power Soccer: a pitch as the stage, and the six faces as the hand; it follows a presenter."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.power_soccer.rules.actions import CHOOSE, LET_PLAY, ROLL
from swallows_gui.games.power_soccer.rules.events import EVENTS
from swallows_gui.games.power_soccer.table import asking, scenes
from swallows_gui.games.power_soccer.table.faces import BRIEF, FACES, LARGE, SMALL, Faces, die_look
from swallows_gui.games.power_soccer.table.kicks import PowerKicks, PowerSheetTable, from_the_spot
from swallows_gui.games.power_soccer.table.picture import Plate
from swallows_gui.games.power_soccer.table.pitch import PitchView
from swallows_gui.games.power_soccer.table.presentation import MANNERS, happening_of, peak_of, plate_of
from swallows_gui.games.power_soccer.words.bundle import PowerModels
from swallows_gui.games.power_soccer.words.match_story import MatchStory
from swallows_gui.games.power_soccer.words.outlook_words import OutlookWords
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.chance_bars import bar_rows
from swallows_gui.ui.kit.clock import Alarm, tempo
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import Do, Phase, decide_nothing
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.prompt_line import PlateQuestion
from swallows_gui.ui.play.stage_table import StageTable
from swallows_gui.ui.stage.poster import StageCover

if TYPE_CHECKING:
    from swallows_gui.games.power_soccer.rules.view import PowerSoccerView

ROLL_ON_BEAT = 0.6
"""Seconds at pace normal between two rolls that come by themselves."""
_LOW, _DENSE = 600, 460
"""Heights in design pixels: below the first the faces are small, below the second they say only what they do now."""
_TALL = 720
_HEADED = 1100


class PowerTable(StageTable):
    """The pitch in the middle of it all."""

    events = EVENTS
    view: PowerSoccerView | None
    models: PowerModels

    def __init__(
        self,
        models: PowerModels,
        do: Do = decide_nothing,
        presenter: MomentPresenter | None = None,
    ) -> None:
        super().__init__(models, MANNERS, do, presenter)
        self.story = MatchStory()
        self.rolling_on: int | None = None
        """The attack in which rolls come by themselves; 0: until the kick-off, None: they do not."""
        self._roll_soon = Alarm(self, self._roll_by_itself)
        look = die_look(("ten", "foul", "penalty"))
        self.pitch = PitchView(look)
        self.faces = Faces(look)
        self.sheet = PowerSheetTable(models.sheet)
        self.roll = PosterButton("", kind="primary")
        self.let_be = PosterButton("")
        self.roll_on = PosterButton("", kind="quiet")
        self.first, self.second = PosterButton("", kind="primary"), PosterButton("")
        self.roll.clicked.connect(partial(self._decide, ROLL))
        self.let_be.clicked.connect(partial(self._decide, LET_PLAY))
        self.first.clicked.connect(partial(self._choose, 0))
        self.second.clicked.connect(partial(self._choose, 1))
        self.roll_on.clicked.connect(self.toggle_roll_on)
        self.faces.looked_at.connect(self.pitch.look_at)
        self.faces.taken.connect(lambda face: self._decide(CHOOSE | FACES.index(face)))
        self.kicks = PowerKicks(self, self.pitch.scene)
        self.lay((self.roll, self.let_be, self.first, self.second, self.roll_on), self.pitch, self.faces)

    def own_docks(self) -> Sequence[Dock]:
        return (Dock("sheet", _sheet, self.sheet, share=3),)

    # What is told

    def set_speed(self, speed: float) -> None:
        self._roll_soon.stop()
        self.pitch.speed = self.band.speed = speed

    def rest(self) -> None:
        self._roll_soon.stop()
        self.poster.clear()
        self.pitch.rest()

    @property
    def covers(self) -> Sequence[StageCover]:
        return self.kicks, self.poster

    def primary_buttons(self) -> Sequence[QWidget]:
        """The buttons for Enter; with two dice the highlighted one."""
        return (self.roll, self.first, self.forward)

    def walked(self) -> QWidget | None:
        return self.faces.tiles[0]

    # Showing

    @property
    def _attack(self) -> int:
        """The number of the attack that runs, 0 before the first."""
        return self.story.attack.number if self.story.attack is not None else 0

    @property
    def cast(self) -> scenes.Cast | None:
        """The players of the match; None while nothing is shown."""
        return None if self.view is None else scenes.cast_of(self.models.seats, self.info, self.view)

    def _show_dice(self, view: PowerSoccerView) -> None:
        look = die_look([face for face, black in zip(FACES, view.black, strict=True) if black])
        if look.black != self.pitch.tray.look.black:
            self.pitch.set_look(look)
            self.faces.set_look(look)

    def draw_at_rest(self) -> None:
        cast, view = self.cast, self.view
        if cast is None or view is None:
            return
        self._show_dice(view)
        self.models.sheet.show_story(self.story)
        asked = view.to_move is not None
        self.poster.clear()
        self._show_kicks(whole=False)
        self.pitch.set_kits(cast.colour(0), cast.colour(1))
        self.pitch.cheer(None)
        self.pitch.show_picture(scenes.picture_of(self.story, cast, plate_of(self.story, cast), asking=asked))
        self.band.show_state(scenes.band_of(self.story, cast, view.to_move))
        self._name_pitch()
        self._draw_faces(view)
        self._draw_prompt(view)
        self._plan_roll()

    def draw_waiting(self) -> None:
        cast = self.cast
        if cast is not None:
            self.band.show_state(scenes.band_of(self.story, cast, None), turn=True)
            self._show_kicks(whole=True)

    def draw_told(self, *, motion: bool = False) -> None:
        cast = self.cast
        if cast is None:
            return
        if not (motion and self.story.rolled and self.kicks.moves):
            self._show_kicks(whole=True)
        self.pitch.cheer(self.story.scored)
        self.pitch.show_picture(scenes.picture_of(self.story, cast, plate_of(self.story, cast)), write=motion)
        self.band.show_state(scenes.band_of(self.story, cast, None), turn=motion)
        self.models.sheet.show_story(self.story)
        self._name_pitch()

    def _show_kicks(self, *, whole: bool) -> None:
        plate = plate_of(self.story, self.cast) if self.cast is not None else Plate()
        self.kicks.show_story(self.story, self.cast, self.pitch.tray.look, plate, whole=whole)
        self.poster.raise_()

    def _name_pitch(self) -> None:
        """The pitch in words."""
        picture = self.pitch.picture
        parts = [picture.plate.top, picture.plate.below]
        if picture.mode == "attack":
            parts.insert(0, self.tr("The ball lies at {points}.").format(points=picture.points))
        self.pitch.setAccessibleName(self.tr("Pitch"))
        self.pitch.setAccessibleDescription(" ".join(part for part in parts if part))

    def _draw_faces(self, view: PowerSoccerView) -> None:
        words = OutlookWords(view, self.models.seats)
        black = sum(view.black)
        if black == len(FACES) // 2:
            dice = self.tr("The die: three black, three white")
        else:
            dice = self.tr("The die: two black, four white")
        now = self.tr("Now: colour") if words.by_colour else self.tr("Now: face")
        then = ""
        if view.step in ("referee", "steal"):
            then = self.tr("If play goes on")
        elif view.step in ("attack", "choose"):
            then = self.tr("In the end")
        offered = view.thrown if view.step == "choose" and self.legal else ()
        self.faces.setVisible(view.to_move is not None)
        self.faces.show_lines((dice, now, then), words.faces(), by_colour=words.by_colour, offered=offered)

    def question(self, view: PowerSoccerView) -> PlateQuestion:
        return asking.question_of(view, self.story, self.models.seats)

    def awaited(self, view: PowerSoccerView) -> str:
        return asking.awaited(view, self.models.seats)

    def _draw_prompt(self, view: PowerSoccerView) -> None:
        if not self.legal:
            self.await_others()
        if self.info.phase is Phase.HELD or view.to_move is None:
            return
        prospects = OutlookWords(view, self.models.seats).prospects()
        key = self.tr("Goal") if view.step not in ("wall",) else self.tr("Hit")
        self.show_chances(self.tr("What follows"), key, bar_rows(prospects, asking.said_of))
        if self.legal:
            self._ask(view)

    def _ask(self, view: PowerSoccerView) -> None:
        seat = view.to_move or 0
        cast = self.cast
        assert cast is not None
        self.roll.setText(self.short(asking.roll_button(view, alone=len(self.legal) == 1)))
        self.let_be.setText(self.short(self.tr("Let it be [P]")))
        shown: list[QWidget] = []
        if self.may(ROLL):
            shown.append(self.roll)
        if self.may(LET_PLAY):
            shown.append(self.let_be)
        for place, button in enumerate((self.first, self.second)):
            if view.step == "choose" and place < len(view.thrown):
                name = asking.face_button(view.thrown[place], place + 1)
                button.setText(name)
                shown.append(button)
        shown.append(self.roll_on)
        self._name_roll_on()
        self.ask(self.question(view), cast.colour(seat))
        self.show_buttons(shown)
        self.tell_question((view, seat))

    # A moment

    def begin_motion(self, told: WrittenEvent | None) -> None:
        cast = self.cast
        if cast is None:
            return
        moves = not self.info.reduced_motion
        self.poster.clear()
        after = self.story.after(told)
        if told is not None and after.rolled and after.roll is not None:
            self.say(self.tr("The die rolls …"))
            if moves and not from_the_spot(self.story):
                self.pitch.throw(after.roll.dice)
        peak = peak_of(told, self.story, cast, self)
        if peak is not None:
            self.show_poster(peak, self.pitch.speed)
        elif moves:
            if told is not None:
                self.kicks.begin(after, cast, plate_of(after, cast), self.pitch.speed)
            what = happening_of(told, cast)
            if what is not None:
                self.pitch.happen(what)

    def stand(self, ended: WrittenEvent | None) -> None:
        cast = self.cast
        peak = peak_of(ended, self.story, cast, self) if cast is not None else None
        if peak is not None:
            self.stand_poster(peak)
        with self.keeping_focus():
            self.faces.hide()

    # Deciding

    def _decide(self, deed: int, _checked: bool = False) -> None:
        if self.may(deed):
            self._roll_soon.stop()
            if deed == ROLL and self.view is not None and self.view.step == "start":
                self.rolling_on = self._attack  # nobody chooses anything until the first attack has its side (P1.1)
            self.decide(self.info.own(deed))

    @property
    def _only_rolls(self) -> bool:
        """Whether nothing is to be chosen: the die is rolled."""
        return self.legal == (self.info.own(ROLL),)

    def _choose(self, place: int, _checked: bool = False) -> None:
        view = self.view
        if view is not None and place < len(view.thrown):
            self._decide(CHOOSE | FACES.index(view.thrown[place]))

    def toggle_roll_on(self) -> None:
        """Let rolls that cannot be helped come by themselves until the attack ends, or stop that (P0.6)."""
        self.rolling_on = self._attack if self.rolling_on is None else None
        self._name_roll_on()
        self._roll_soon.stop()
        if self.rolling_on is not None and self._only_rolls:
            self._roll_by_itself()

    def _name_roll_on(self) -> None:
        on = self.rolling_on is not None
        self.roll_on.setText(self.short(self.tr("Stop rolling on [R]") if on else self.tr("Roll on [R]")))

    def _plan_roll(self) -> None:
        """Roll again after a pause, as long as the attack lasts for which the player asked it."""
        if self.rolling_on is not None and self._attack != self.rolling_on:
            self.rolling_on = None
            self._name_roll_on()
        if self.rolling_on is None or not self._only_rolls:
            self._roll_soon.stop()
            return
        self._roll_soon.start(round(1000 * ROLL_ON_BEAT * tempo(self.info.beat_ms)))

    def _roll_by_itself(self) -> None:
        if self.rolling_on is not None and self.isVisible():
            self._decide(ROLL)

    def key_decides(self, key: Qt.Key) -> bool:
        enter = key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if (enter and self._only_rolls) or (key == Qt.Key.Key_1 and self.may(ROLL)):
            self._decide(ROLL)
        elif key == Qt.Key.Key_P and self.may(LET_PLAY):
            self._decide(LET_PLAY)
        elif key in (Qt.Key.Key_1, Qt.Key.Key_2):
            self._choose(key - Qt.Key.Key_1)
        elif key == Qt.Key.Key_R and self.decides and self.info.actor is not None:
            self.toggle_roll_on()
        else:
            return super().key_decides(key)
        return True

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return [
            ("Return", self.tr("Roll the die, or take the die that has the focus")),
            ("P", self.tr("Let it be: no roll for the ball")),
            ("1", self.tr("Of two dice the first counts; where you may also let it be: roll")),
            ("2", self.tr("Of two dice the second counts")),
            ("R", self.tr("Roll on by itself until the attack ends, or stop that")),
            ("T", self.tr("A hint, where there is something to choose")),
        ]

    # Looks

    def retranslate(self) -> None:
        self.let_be.setText(self.tr("Let it be [P]"))
        self.step.setText(self.tr("One roll [F10]"))
        self.part_end.setText(self.tr("To the end of the attack"))
        self._name_roll_on()
        super().retranslate()

    def fit(self, wide: float, tall: float) -> None:
        """Large faces, small ones, with hardly any height only what each does now, or a list in a narrow window."""
        listed = wide < 460
        side = LARGE if tall >= _TALL and wide >= 760 else BRIEF if tall < _DENSE else SMALL if tall < _LOW else 62
        self.faces.fit(listed=listed, side=side, headed=wide >= _HEADED)
        self.hand.keep_room(2 if not listed and side != BRIEF else 1 if tall >= 360 else 0)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop automatic rolls when another screen covers the table."""
        self._roll_soon.stop()
        super().hideEvent(event)


def _sheet() -> str:
    return translate("PowerDocks", "Match sheet")
