"""The table of Tactics Board: band, board, plate and lists; it follows a presenter and hands actions out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules import events as e
from swallows_gui.games.tactics_board.rules.actions import KEEPER, PASS, PLAY_ON, ROLL, SHOOT
from swallows_gui.games.tactics_board.rules.board import OFF, neighbours
from swallows_gui.games.tactics_board.rules.tables import NOBODY
from swallows_gui.games.tactics_board.table import asking, scenes
from swallows_gui.games.tactics_board.table.board_view import BoardView
from swallows_gui.games.tactics_board.table.chooser import Chooser
from swallows_gui.games.tactics_board.table.choosing import Choosing
from swallows_gui.games.tactics_board.table.dice_view import DiceView
from swallows_gui.games.tactics_board.table.list_docks import StateList, TargetsList
from swallows_gui.games.tactics_board.table.manners import MANNERS, BoardManners
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS
from swallows_gui.games.tactics_board.table.picture import BoardPicture, SquareMark
from swallows_gui.games.tactics_board.table.spinner import SpinnerView
from swallows_gui.games.tactics_board.table.table_keys import TableKeys
from swallows_gui.games.tactics_board.words.bundle import BoardModels
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.placeholders import pawn_words, square_words
from swallows_gui.games.tactics_board.words.targets import Target, race, shot_prospect
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.chance_bars import bar_rows
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import Do, decide_nothing
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.plate_table import PlateTable
from swallows_gui.ui.play.table_info import Phase

if TYPE_CHECKING:
    from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

_LOW, _DENSE = 620, 480
_BESIDE, _ROOMY = 760, 900
"""Heights in design pixels: below the first the band is low, below the second the plate is dense; and the width from
which on the chances stand beside the words, and the spinner beside both."""
_NO_LINE = (e.SetUp, e.Awarded, e.Goal, e.PeriodEnded, e.Captured, e.BattleRolled, e.SetStarted)
"""Events with which the off-side line goes, or changes sides."""


class BoardTable(PlateTable):
    """The board in the middle of it all."""

    events = e.EVENTS
    view: TacticsBoardView | None
    models: BoardModels

    def __init__(
        self,
        models: BoardModels,
        do: Do = decide_nothing,
        presenter: MomentPresenter | None = None,
        manners: BoardManners = MANNERS,
    ) -> None:
        super().__init__(models, manners, do, presenter)
        self._cast = scenes.Cast(models.seats)
        self._manners = manners
        self.story = MatchStory()
        self.choosing: Choosing | None = None
        self.chooser, self._keys = Chooser(self), TableKeys(self)
        self._narrow = self._shoots = False
        self._line = OFF
        """Where the off-side line was drawn last."""
        self.pitch = BoardView()
        self.band.set_lined(False)
        self.dice, self.spinner = DiceView(), SpinnerView()
        self.prompt.set_beside(self.dice, self.spinner)
        self.targets_list = TargetsList(models.targets)
        self.state_list = StateList(models.state)
        self.take = PosterButton("", kind="primary")
        self.other = PosterButton("")
        self.roll = PosterButton("", kind="primary")
        self.keeper, self.let_pass, self.play_on = PosterButton(""), PosterButton(""), PosterButton("")
        self.shoot = PosterButton("", kind="primary")
        self.next_target = PosterButton("", kind="quiet")
        self.room = QScrollArea()
        self.room.setFrameShape(QFrame.Shape.NoFrame)
        self.room.setWidgetResizable(True)
        self.room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.room.setWidget(self.pitch)
        self._connect()
        self.lay(
            (
                self.take, self.other, self.roll, self.keeper, self.shoot, self.play_on, self.let_pass,
                self.next_target,
            ),
            ((self.band, 0), (self.room, 1), (self.prompt, 0)),
        )  # fmt: skip

    def _connect(self) -> None:
        self.take.clicked.connect(self.chooser.take_target)
        self.other.clicked.connect(self.chooser.take_other)
        for button, deed in self._deeds():
            button.clicked.connect(partial(self.chooser.decide, deed))
        self.next_target.clicked.connect(self.chooser.on_to_next)
        self.pitch.looked_at.connect(self.chooser.look)
        self.pitch.taken.connect(self.chooser.take_square)
        self.pitch.stepped.connect(self.chooser.step_target)
        self.targets_list.selectionModel().currentChanged.connect(self.chooser.look_in_list)
        self.targets_list.activated.connect(self.chooser.take_in_list)

    def _deeds(self) -> tuple[tuple[PosterButton, int], ...]:
        """What is decided without a square, each with its button."""
        return (
            (self.roll, ROLL),
            (self.keeper, KEEPER),
            (self.shoot, SHOOT),
            (self.play_on, PLAY_ON),
            (self.let_pass, PASS),
        )

    def own_docks(self) -> Sequence[Dock]:
        return Dock("targets", _targets, self.targets_list, share=3), Dock("state", _state, self.state_list, share=2)

    # What is told

    def read_story(self, history: Sequence[Mapping[str, Any]]) -> None:
        self.story = self.models.reader.read(history)

    def story_goes_on(self, told: WrittenEvent | None) -> None:
        self.story = self.story.after(told)

    def set_speed(self, speed: float) -> None:
        self.pitch.speed = self.band.speed = self.dice.speed = speed

    def rest(self) -> None:
        self.choosing = None
        self.pitch.rest()

    def primary_buttons(self) -> Sequence[QWidget]:
        """Where something is chosen on the board, that."""
        if self.choosing is not None and self.choosing.targets.all:
            return (self.pitch,)
        return (self.roll, self.shoot, self.forward)

    def walked(self) -> QWidget | None:
        return self.pitch

    # Showing

    def draw_at_rest(self) -> None:
        view = self.view
        if view is None:
            return
        self.dice.lay(self.story)
        self.models.state.show_story(self.story, view.no_touch)
        if not self.legal:
            self.choosing = None
        elif self.choosing is None or self.choosing.view is not view:
            self.choosing = Choosing(view, self.legal)
        self.band.show_state(scenes.band_of(self.story, self._cast, view.side_asked if self.legal else None))
        self.draw_choice()
        self._draw_prompt(view)

    def draw_waiting(self) -> None:
        self.choosing = None
        self.band.show_state(scenes.band_of(self.story, self._cast, None), turn=True)
        self.pitch.look(self._told_picture())
        self.pitch.steps = False
        self.models.targets.show_targets(())

    def draw_told(self, *, motion: bool = False) -> None:
        if not isinstance(self.story.last, e.ShotTaken) or self.pitch.shows != "spin":  # what it shows is looked at
            self.pitch.show_picture(self._told_picture())
        self.band.show_state(scenes.band_of(self.story, self._cast, None), turn=motion)
        self._scroll_to(self.story.runs[-1].way[-1] if isinstance(self.story.last, e.PawnMoved) else self.story.ball)
        if not self.dice.rolling:
            self.dice.lay(self.story)
        self.models.state.show_story(self.story)
        if isinstance(self.story.last, e.ShotTaken):
            shot = (self.story.kicks or self.story.shots)[-1]
            number = shot.number if self.story.shot == "spinner" else 0
            self.spinner.show_spinner(self.story.shot, number, bright=True)

    def _told_picture(self) -> BoardPicture:
        """What has been told, with the off-side line where it was last, as long as play goes on."""
        if isinstance(self.story.last, _NO_LINE):
            self._line = OFF
        return replace(scenes.picture_of(self.story), flag_line=self._line)

    def draw_nothing(self) -> None:
        self.choosing = None
        super().draw_nothing()

    def draw_choice(self) -> None:
        """The board with what is looked at; the list beside it."""
        view, choosing = self.view, self.choosing
        assert view is not None
        picture = scenes.picture_of(self.story)
        o_side = view.side_asked if choosing is not None and view.open.why == "set" else view.o_side
        if view.step in ("move", "pawn", "to", "keeper", "ball"):
            self._line = scenes.flag_line(view, o_side)
            picture = replace(picture, flag_line=self._line)
        if choosing is None:
            self.models.targets.show_targets(())
            self.pitch.steps = False
            self.pitch.show_picture(picture)
            self._name_board()
            return
        targets, target = choosing.targets, choosing.target
        marks = tuple(SquareMark(each.square, each.kind) for each in targets.by_square.values() if each.kind != "pick")
        ghost = target.pawn if target is not None and view.step in ("kickoff", "line_up", "corner_to", "corner") else -1
        if target is not None and target.kind == "pick":
            ghost = NOBODY
        self.pitch.steps = bool(targets.all)
        self.pitch.show_picture(
            replace(
                picture,
                offered=targets.pickable,
                picked=choosing.picked,
                marks=marks,
                cursor=choosing.square,
                way=choosing.way,
                way_kind=target.kind if target is not None else "",
                tag=target.figure if target is not None else "",
                ghost=ghost,
                hatched=self._closed(),
            )
        )
        self.models.targets.show_targets(targets.all)
        self._follow_in_list(target)
        self._name_board()
        self._scroll_to(choosing.square)

    def _scroll_to(self, square: int) -> None:
        """Where the board is larger than its room: have a square in sight."""
        if square != OFF:
            at = self.pitch.plan.at(square)
            reach = round(self.pitch.plan.side)
            self.room.ensureVisible(round(at.x()), round(at.y()), reach, reach)

    def _closed(self) -> tuple[int, ...]:
        """At a restart: the squares that a zone closes, as the rules refuse them."""
        view, choosing = self.view, self.choosing
        if view is None or choosing is None or view.step not in ("line_up", "corner", "corner_to"):
            return ()
        seen = choosing.targets.ahead or view
        if seen.step == "corner":
            return ()
        return tuple(
            square for square in _near(view, seen)
            if (reason := choosing.targets.refusal(square)) is not None and reason.code == "zone"
        )  # fmt: skip

    def _follow_in_list(self, target: Target | None) -> None:
        model = self.models.targets
        row = model.targets.index(target) if target in model.targets else -1
        self.targets_list.selectionModel().blockSignals(True)
        index = model.index(row, 0) if row >= 0 else QModelIndex()
        self.targets_list.setCurrentIndex(index)
        self.targets_list.selectionModel().blockSignals(False)
        self.targets_list.viewport().update()

    def _name_board(self) -> None:
        """The board in words: what is looked at."""
        self.pitch.setAccessibleName(self.tr("Board"))
        self.pitch.setAccessibleDescription(self.looked_at())

    def looked_at(self) -> str:
        """What is said of the square that is looked at."""
        choosing = self.choosing
        if choosing is None or choosing.square == OFF:
            return ""
        target = choosing.target
        if target is not None:
            return asking.target_words(target, choosing.way)
        said = square_words(choosing.square)
        there = [asking.pawn_name(pawn, self.story) for pawn in self.story.pawns_on(choosing.square)]
        reason = choosing.targets.refusal(choosing.square)
        why = "" if reason is None else self.models.narrator.refusal(reason.code, reason.parameters)
        return ". ".join(part for part in (", ".join((said, *there)), why) if part)

    def _draw_prompt(self, view: TacticsBoardView) -> None:
        info, prompt = self.info, self.prompt
        self._show_spinner(bright=view.step in ("shoot", "shootout", "free_kick"))
        if info.phase is Phase.HELD or view.to_move is None:
            prompt.show_chances("", "", ())
            prompt.say(self.tr("The match is over."))
            prompt.show_buttons((self.forward,) if info.phase is Phase.HELD else ())
            return
        if self.choosing is None:
            prompt.show_chances("", "", ())
            prompt.say(asking.awaited(view, self.models.seats))
            prompt.show_buttons(self.watching_buttons())
            return
        self.ask_of(view, self.choosing)

    def ask_of(self, view: TacticsBoardView, choosing: Choosing) -> None:
        """Put on the plate what is asked, and what follows from what is looked at."""
        asked = asking.question_of(view, choosing.targets, self.models.seats)
        self.show_consequences(view, choosing)
        self.ask(asked, COLOURS[view.side_asked])
        if self.is_new((view, view.to_move)):
            self.announced.emit(self.prompt.text())
            self.take_focus()

    def _show_spinner(self, *, bright: bool) -> None:
        """The spinner beside the plate; where there is little room only when a shot may come."""
        self._shoots = bright
        self.spinner.show_spinner(self.story.shot, 0, bright=bright)
        room = self.width() / theme().scale >= _BESIDE and not self.prompt.dense
        self.spinner.setVisible(room and (bright or not self._narrow))

    def show_consequences(self, view: TacticsBoardView, choosing: Choosing) -> None:
        """What follows from what is looked at, and the buttons that do it."""
        target = choosing.target
        rows, heading = bar_rows(target.prospects if target is not None else (), asking.said_of), ""
        if target is not None:
            heading = (
                labelled(target.title, target.line) if target.title and target.line else target.title or target.line
            )
        if view.step == "move" and view.open.why != "set":
            rows, heading = bar_rows(race(view), asking.said_of), self.tr("Who reaches the ball with one roll")
        elif view.step in ("shoot", "free_kick", "shootout"):
            rows = bar_rows((shot_prospect(view.shot_odds()),), asking.said_of)
            heading = self.tr("One spin") if self.story.shot == "spinner" else self.tr("One roll")
        self.prompt.show_chances(heading, "", rows)
        shoots = view.step in ("shoot", "free_kick", "shootout") or (target is not None and target.shoots)
        self._show_spinner(bright=shoots)
        shown: list[QWidget] = []
        if target is not None:
            self.take.setText(self.short(self.tr("{choice} [Enter]").format(choice=asking.button_words(target))))
            shown.append(self.take)
            if choosing.others:
                words = asking.button_words(choosing.others[0])
                self.other.setText(self.short(self.tr("{choice} [D]").format(choice=words)))
                shown.append(self.other)
        alone = len(self.legal) == 1
        self.roll.setText(self.short(self.tr("Roll [Enter]") if alone else self.tr("Roll [R]")))
        shown += [button for button, deed in self._deeds() if self.may(deed)]
        if len(choosing.targets.all) > 1:
            shown.append(self.next_target)
        self.prompt.show_buttons(shown)

    def key_decides(self, key: Qt.Key) -> bool:
        return self._keys.decide(key) or super().key_decides(key)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        return self._keys.help()

    # A moment

    def begin_motion(self, told: WrittenEvent | None) -> None:
        still = self.info.reduced_motion
        match told:
            case e.PawnRolled() | e.BallRolled() | e.LotsRolled():
                one = isinstance(told, e.PawnRolled)
                self.prompt.say(self.tr("The die rolls …") if one else self.tr("The dice roll …"))
                if not still:
                    dice = (told.die,) if isinstance(told, e.PawnRolled) else told.dice
                    self.dice.throw(dice, ball=isinstance(told, e.BallRolled), lots=isinstance(told, e.LotsRolled))
                return
            case e.PawnMoved() | e.BallPlayed() | e.Dribbled():
                plays = isinstance(told, e.BallPlayed)
                words = self.tr("{pawn} plays the ball …") if plays else self.tr("{pawn} runs …")
                self.prompt.say(words.format(pawn=pawn_words(told.side, told.pawn)))
            case e.ShotTaken():
                words = self.tr("The spinner turns …") if self.story.shot == "spinner" else self.tr("The die rolls …")
                self.prompt.say(words)
            case e.BattleRolled():
                self.prompt.say(self.tr("Two dice roll for the ball …"))
        what = scenes.happening_of(self.story, told, self._cast, self._manners.lead)
        if what is not None and (what.stays or not still):
            self.pitch.happen(what, still=still)

    def stand(self, ended: WrittenEvent | None) -> None:
        if isinstance(ended, e.MatchEnded):
            self.pitch.happen(scenes.a_standing_poster(ended), still=True)

    # Looks

    def retranslate(self) -> None:
        self._name_buttons()
        self.choosing = None
        super().retranslate()

    def _name_buttons(self) -> None:
        self.keeper.setText(self.short(self.tr("Keeper steps [K]")))
        self.shoot.setText(self.short(self.tr("Shoot [S]")))
        self.play_on.setText(self.short(self.tr("Play on [P]")))
        self.let_pass.setText(self.short(self.tr("Pass [P]")))
        self.next_target.setText(self.short(self.tr("Next target [Tab]")))
        self.step.setText(self.tr("One decision [F10]"))
        self.part_end.setText(self.tr("To the end of the set"))

    def fit(self, wide: float, tall: float) -> None:
        """With less room the band is lower, dice and spinner go, the plate is dense."""
        self.band.set_low(tall < _LOW)
        dense = tall < _DENSE
        was = self.prompt.dense
        self.prompt.set_dense(dense, chances=not dense or tall >= 400)
        self.prompt.set_large(tall >= 800 and wide >= 1200)
        self._narrow = wide < _ROOMY
        self.dice.set_small(self._narrow)
        self.dice.setVisible(wide >= _BESIDE)
        self._show_spinner(bright=self._shoots)
        least = 84 if not self.decides else 176 if wide < _BESIDE else 152
        self.prompt.setMinimumHeight(0 if dense else theme().px(least))
        if was != dense:
            self._name_buttons()
            if self.view is not None and not self.telling:
                self._draw_prompt(self.view)


def _targets() -> str:
    return translate("BoardDocks", "Targets")


def _state() -> str:
    return translate("BoardDocks", "Dice and cards")


def _near(view: TacticsBoardView, seen: TacticsBoardView) -> tuple[int, ...]:
    """The squares that a zone may close now: row 8 at a kick-off, else the corner's zone."""
    if seen.step == "line_up":
        return view.tables.front_row[view.side_asked]
    return (view.open.corner_square, *neighbours(view.open.corner_square))
