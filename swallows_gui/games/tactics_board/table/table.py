"""The table of Tactics Board: band, board, plate and lists; it follows a presenter and hands actions out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.tactics_board.rules.actions import KEEPER, PASS, PLAY_ON, ROLL, SHOOT
from swallows_gui.games.tactics_board.rules.board import OFF, neighbours
from swallows_gui.games.tactics_board.rules.events import EVENTS
from swallows_gui.games.tactics_board.rules.tables import NOBODY
from swallows_gui.games.tactics_board.table import asking, scenes
from swallows_gui.games.tactics_board.table import board_moments as moments
from swallows_gui.games.tactics_board.table.asking import Chooser, Choosing
from swallows_gui.games.tactics_board.table.ground import BoardGround, BoardView
from swallows_gui.games.tactics_board.table.list_docks import StateList, TargetsList
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS
from swallows_gui.games.tactics_board.table.picture import BoardPicture, SquareMark
from swallows_gui.games.tactics_board.table.presentation import (
    MANNERS,
    NO_LINE,
    BoardPresentation,
    happening_of,
    peak_of,
    saying_of,
    throw_of,
)
from swallows_gui.games.tactics_board.table.scenes import BoardKicks
from swallows_gui.games.tactics_board.table.spinner import Spin, SpinStage
from swallows_gui.games.tactics_board.table.table_keys import TableKeys
from swallows_gui.games.tactics_board.table.tray import Tray
from swallows_gui.games.tactics_board.words.bundle import BoardModels
from swallows_gui.games.tactics_board.words.match_story import MatchStory, Shot
from swallows_gui.games.tactics_board.words.phrases import number_of
from swallows_gui.games.tactics_board.words.sentences import pawn_words, square_words
from swallows_gui.games.tactics_board.words.targets import Target, kick_prospect, race, shot_prospect
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.chance_bars import ChanceRow, bar_rows
from swallows_gui.ui.kit.clock import Alarm, tempo
from swallows_gui.ui.kit.take_over import TakeOver
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.game_table import Do, Phase, decide_nothing
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.prompt_line import PlateQuestion
from swallows_gui.ui.play.stage_table import StageTable, TargetButtons
from swallows_gui.ui.stage.poster import StageCover

if TYPE_CHECKING:
    from swallows_gui.games.tactics_board.rules.view import TacticsBoardView

_DENSE, _BESIDE, _ROOMY = 480, 760, 1000
"""Below this height in design pixels the slip is a line; and the widths from which on dice and spinner lie beside it.
"""


class BoardTable(StageTable):
    """The board in the middle of it all."""

    events = EVENTS
    view: TacticsBoardView | None
    models: BoardModels

    def __init__(
        self,
        models: BoardModels,
        do: Do = decide_nothing,
        presenter: MomentPresenter | None = None,
        manners: BoardPresentation = MANNERS,
    ) -> None:
        super().__init__(models, manners, do, presenter)
        self._cast = scenes.Cast(models.seats)
        self._manners = manners
        self.story = MatchStory()
        self.choosing: Choosing | None = None
        self.chooser, self._keys = Chooser(self), TableKeys(self)
        self._line = OFF
        """Where the offside line was drawn last."""
        self.pitch, self.tray = BoardView(), Tray()
        self.ground = BoardGround(self.pitch)
        self.dice, self.spinner = self.tray.dice, self.tray.spinner
        self.targets_list = TargetsList(models.targets)
        self.state_list = StateList(models.state)
        self.other = PosterButton("")
        self.roll = PosterButton("", kind="primary")
        self.keeper, self.let_pass, self.play_on = PosterButton(""), PosterButton(""), PosterButton("")
        self.shoot = PosterButton("", kind="primary")
        self.leads = TargetButtons(self.pitch, self.chooser.take_target, self.chooser.step_target)
        self.spin, self.kicks = SpinStage(self), BoardKicks(self, self.ground.scene)
        self._peak: TakeOver | None = None
        self._peak_soon = Alarm(self, self._show_peak)
        self._connect()
        self.hand.keep_room(0)
        self.tray.resized.connect(self.hand.resized)
        self.lay(
            (
                self.leads.take, self.other, self.roll, self.keeper, self.shoot, self.play_on, self.let_pass,
                self.leads.next,
            ),
            self.ground,
            self.tray,
        )  # fmt: skip

    def _connect(self) -> None:
        self.other.clicked.connect(self.chooser.take_other)
        for button, deed in self._deeds():
            button.clicked.connect(partial(self.chooser.decide, deed))
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

    def set_speed(self, speed: float) -> None:
        self.pitch.speed = self.band.speed = self.dice.speed = speed

    def rest(self) -> None:
        self.choosing = None
        self._clear()
        self.pitch.rest()

    def _clear(self) -> None:
        """Remove everything that stands over the board from earlier events."""
        self._peak_soon.stop()
        self.poster.clear()
        self.spin.clear()

    @property
    def covers(self) -> Sequence[StageCover]:
        return self.kicks, self.spin, self.poster

    def show_chances(self, heading: str, key: str, rows: Sequence[ChanceRow]) -> None:  # noqa: ARG002 - gold is a goal
        self.tray.show_chances(heading, rows)

    def primary_buttons(self) -> Sequence[QWidget]:
        """The buttons for Enter; where something is chosen on the board, the one that chooses."""
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
        self._clear()
        self._show_kicks(whole=False)
        self.ground.cheer(None)
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
        self._show_kicks(whole=True)
        self.pitch.look(self._told_picture())
        self.pitch.steps = False
        self.models.targets.show_targets(())

    def draw_told(self, *, motion: bool = False) -> None:
        self.pitch.show_picture(self._told_picture())
        if not (motion and self.kicks.moves):
            self._show_kicks(whole=True)
        self.ground.cheer(self.story.scored)
        self.band.show_state(scenes.band_of(self.story, self._cast, None), turn=motion)
        self.ground.show_square(self.story.square)
        if not self.dice.rolling:
            self.dice.lay(self.story)
        self.models.state.show_story(self.story)
        if self.story.taken is not None:
            number = self.story.taken.number if self.story.shot == "spinner" else 0
            self.spinner.show_spinner(self.story.shot, number, bright=True)

    def _told_picture(self) -> BoardPicture:
        """The picture after the events told so far, with the last offside line as long as play goes on."""
        if isinstance(self.story.last, NO_LINE):
            self._line = OFF
        return replace(scenes.picture_of(self.story), flag_line=self._line)

    def draw_nothing(self) -> None:
        self.choosing = None
        super().draw_nothing()

    def draw_choice(self) -> None:
        """Draw the board with the highlighted choice, and the list beside it."""
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
        self.ground.show_square(choosing.square)

    def _closed(self) -> tuple[int, ...]:
        """The squares closed by a zone at a restart, as the rules refuse them."""
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
        """Set the board's accessible text: the highlighted choice."""
        self.pitch.setAccessibleName(self.tr("Board"))
        self.pitch.setAccessibleDescription(self.looked_at())

    def looked_at(self) -> str:
        """The words for the highlighted square."""
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

    def _show_kicks(self, *, whole: bool) -> None:
        """Show the spot kick that is due or being told, if there is one."""
        view = self.view
        assert view is not None
        due = view.step == "shootout" or (view.step == "shoot" and self.story.penalty)
        self.kicks.show_story(self.story, self._cast, view.side_asked if due else NOBODY, whole=whole)
        self.spin.raise_()
        self.poster.raise_()

    def question(self, view: TacticsBoardView) -> PlateQuestion:
        assert self.choosing is not None
        return asking.question_of(view, self.choosing.targets, self.models.seats)

    def awaited(self, view: TacticsBoardView) -> str:
        return asking.awaited(view, self.models.seats)

    def _draw_prompt(self, view: TacticsBoardView) -> None:
        self._show_spinner(bright=view.step in ("shoot", "shootout", "free_kick"))
        if self.choosing is None or self.info.phase is Phase.HELD:
            self.await_others()
        else:
            self.ask_of(view, self.choosing)

    def ask_of(self, view: TacticsBoardView, choosing: Choosing) -> None:
        """Show the question on the plate, and the consequences of the highlighted choice."""
        self.show_consequences(view, choosing)
        self.ask(self.question(view), COLOURS[view.side_asked])
        self.tell_question((view, view.to_move))

    def _show_spinner(self, *, bright: bool) -> None:
        self.spinner.show_spinner(self.story.shot, 0, bright=bright)

    def show_consequences(self, view: TacticsBoardView, choosing: Choosing) -> None:
        """Show the consequences of the highlighted choice, and its buttons."""
        target = choosing.target
        rows, heading = bar_rows(target.prospects if target is not None else (), asking.said_of), ""
        if target is not None:
            heading = (
                labelled(target.title, target.line) if target.title and target.line else target.title or target.line
            )
        if view.step == "move" and view.open.why != "set":
            rows, heading = bar_rows(race(view), asking.said_of), self.tr("Who reaches the ball with one roll")
        elif view.step in ("shoot", "free_kick", "shootout"):
            prospect = kick_prospect if view.step == "shootout" else shot_prospect
            rows = bar_rows((prospect(view.shot_odds()),), asking.said_of)
            heading = self.tr("One spin") if self.story.shot == "spinner" else self.tr("One roll")
        self.show_chances(heading, "", rows)
        shoots = view.step in ("shoot", "free_kick", "shootout") or (target is not None and target.shoots)
        self._show_spinner(bright=shoots)
        taking = asking.button_words(target) if target is not None else ""
        shown = self.leads.offered(self, taking, more=len(choosing.targets.all) > 1)
        if choosing.others:
            words = asking.button_words(choosing.others[0])
            self.other.setText(self.short(self.tr("{choice} [D]").format(choice=words)))
            shown.append(self.other)
        alone = len(self.legal) == 1
        self.roll.setText(self.short(self.tr("Roll [Enter]") if alone else self.tr("Roll [R]")))
        shown += [button for button, deed in self._deeds() if self.may(deed)]
        self.show_buttons(shown)

    def key_decides(self, key: Qt.Key) -> bool:
        return self._keys.decide(key) or super().key_decides(key)

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        return self._keys.help()

    # A moment

    def begin_motion(self, told: WrittenEvent | None) -> None:
        still = self.info.reduced_motion
        self._clear()
        if told is None:
            return
        if words := saying_of(told, self.story):
            self.say(words)
        after, throw = self.story.after(told), throw_of(told)
        peak = peak_of(told, self.story, self._cast, self)
        if throw is not None:
            if not still:
                self.dice.throw(throw.dice, ball=throw.ball, lots=throw.lots)
        elif after.taken is not None:
            if not still:
                self._begin_shot(after.taken)
        elif peak is not None:
            self._begin_peak(peak, goal=after.scored is not None)
        elif not still and (what := happening_of(self.story, told, self._manners.lead)) is not None:
            self.pitch.happen(what)

    def _begin_shot(self, shot: Shot) -> None:
        """A kick from the spot has a scene of its own; any other shot turns the spinner."""
        if self.kicks.begin(shot, self.story, self._cast, self.pitch.speed):
            return
        words = self.tr("{pawn} shoots").format(pawn=pawn_words(shot.side, number_of(shot.pawn)))
        keeper = self.story.keepers[1 - shot.side]
        spin = Spin(self.story.shot, shot.number, shot.pawn, keeper, self.story.role(shot.pawn), words)
        self.spin.turn(spin, self.pitch.speed)

    def _begin_peak(self, peak: TakeOver, *, goal: bool) -> None:
        """Before a goal takes the stage over, the way of the ball is seen."""
        if goal and self.story.flights and not self.story.penalty and not self.info.reduced_motion:
            self._peak = peak
            self.pitch.happen(moments.the_ways(self.story.flights))
            self._peak_soon.start(round(1000 * moments.WAYS * tempo(self.info.beat_ms)))
        else:
            self.show_poster(peak, self.pitch.speed)

    def _show_peak(self) -> None:
        if self._peak is not None:
            self.show_poster(self._peak, self.pitch.speed)

    def stand(self, ended: WrittenEvent | None) -> None:
        peak = peak_of(ended, self.story, self._cast, self)
        self.kicks.clear()
        if peak is not None:
            self.stand_poster(peak)

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
        self.step.setText(self.tr("One decision [F10]"))
        self.part_end.setText(self.tr("To the end of the set"))

    def fit(self, wide: float, tall: float) -> None:
        """Fit the tray: with less room the slip is one line, and spinner and dice are hidden."""
        low = tall < _DENSE
        self.tray.fit(
            dice=wide >= _BESIDE and not low, spinner=wide >= _ROOMY and not low, small=wide < _ROOMY, low=low
        )  # fmt: skip


def _targets() -> str:
    return translate("BoardDocks", "Targets")


def _state() -> str:
    return translate("BoardDocks", "Dice and cards")


def _near(view: TacticsBoardView, seen: TacticsBoardView) -> tuple[int, ...]:
    """The squares that a zone may close now: row 8 at a kick-off, else the corner's zone."""
    if seen.step == "line_up":
        return view.tables.front_row[view.side_asked]
    return (view.open.corner_square, *neighbours(view.open.corner_square))
