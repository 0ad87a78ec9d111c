"""The table of Tactics Board: band, board, plate and lists; it follows a presenter and hands actions out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QModelIndex, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from swallows_gui.engine.tactics_board.board import OFF, neighbours
from swallows_gui.engine.tactics_board.tables import NOBODY, PAWNS
from swallows_gui.models.tactics_board.bundle import BoardModels
from swallows_gui.models.tactics_board.lists import TARGET
from swallows_gui.models.tactics_board.match_story import MatchStory, told
from swallows_gui.models.tactics_board.placeholders import pawn_words, square_words
from swallows_gui.models.tactics_board.targets import Target, race, shot_prospect
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.moment_table import MomentTable
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.table_info import Phase
from swallows_gui.ui.tactics_board import asking, scenes
from swallows_gui.ui.tactics_board.board_view import BoardView
from swallows_gui.ui.tactics_board.choosing import Choosing
from swallows_gui.ui.tactics_board.dice_view import DiceView
from swallows_gui.ui.tactics_board.list_docks import StateList, TargetsList, current_target
from swallows_gui.ui.tactics_board.manners import MANNERS, BoardManners
from swallows_gui.ui.tactics_board.pawn_paint import COLOURS
from swallows_gui.ui.tactics_board.picture import BoardPicture, Mark
from swallows_gui.ui.tactics_board.spinner import SpinnerView

if TYPE_CHECKING:
    from swallows_gui.engine.game import Json
    from swallows_gui.engine.tactics_board.view import TacticsBoardView

ROLL: dict[str, str] = {"type": "roll"}
KEEPER: dict[str, str] = {"type": "keeper"}
SHOOT: dict[str, str] = {"type": "shoot"}
PASS: dict[str, str] = {"type": "pass"}
PLAY_ON: dict[str, str] = {"type": "play_on"}
_LOW, _DENSE = 620, 480
_BESIDE, _ROOMY = 760, 900
"""Heights in design pixels: below the first the band is low, below the second the plate is dense; and the width from
which on the chances stand beside the words, and the spinner beside both."""
_NO_LINE = frozenset(("set_up", "awarded", "goal", "period_ended", "captured", "battle_rolled", "set_started"))
"""Events with which the off-side line goes, or changes sides."""
_DEEDS: dict[Qt.Key, tuple[dict[str, str], ...]] = {
    Qt.Key.Key_R: (ROLL,),
    Qt.Key.Key_K: (KEEPER,),
    Qt.Key.Key_S: (SHOOT,),
    Qt.Key.Key_P: (PASS, PLAY_ON),
}
_NUMBERS = {Qt.Key.Key_0: 10, Qt.Key.Key_Minus: 11, **{Qt.Key(Qt.Key.Key_0 + n): n for n in range(1, 10)}}
"""Keys of the pawns: 0 is 10, - is 11."""


def decide_no_row(_actions: Sequence[Json]) -> None:
    """What a table does with a row of actions in a replay."""


class BoardTable(MomentTable):
    """The board in the middle of it all."""

    view: TacticsBoardView | None
    models: BoardModels

    def __init__(
        self,
        models: BoardModels,
        act_row: Callable[[Sequence[Json]], None] = decide_no_row,
        presenter: MomentPresenter | None = None,
        manners: BoardManners = MANNERS,
    ) -> None:
        super().__init__(models, manners, presenter=presenter)
        self.act_row = act_row
        self._cast = scenes.Cast(models.seats)
        self._manners = manners
        self.story = MatchStory()
        self._told = -1
        """How many events the story has been told."""
        self.choosing: Choosing | None = None
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
        self.take.clicked.connect(self._take_target)
        self.other.clicked.connect(self._take_other)
        for button, action in self._deeds():
            button.clicked.connect(partial(self._decide, action))
        self.next_target.clicked.connect(self._on_to_next)
        self.pitch.looked_at.connect(self._look)
        self.pitch.taken.connect(self._take_square)
        self.pitch.stepped.connect(self._step_target)
        self.targets_list.selectionModel().currentChanged.connect(self._look_in_list)
        self.targets_list.activated.connect(self._take_in_list)

    def _deeds(self) -> tuple[tuple[PosterButton, Json], ...]:
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
        if self._told != len(history):
            self.story, self._told = told(history), len(history)

    def story_goes_on(self, event: Mapping[str, Any]) -> None:
        self.story = self.story.after(event)
        self._told += 1

    def set_speed(self, speed: float) -> None:
        self.pitch.speed = self.band.speed = self.dice.speed = speed

    def rest(self) -> None:
        self._told = -1
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
            self.choosing = Choosing(view, [action for action in self.info.legal if isinstance(action, int)])
        self.band.show_state(scenes.band_of(self.story, self._cast, view.side_asked if self.legal else None))
        self._draw_choice()
        self._draw_prompt(view)

    def draw_waiting(self) -> None:
        self.choosing = None
        self.band.show_state(scenes.band_of(self.story, self._cast, None), turn=True)
        self.pitch.look(self._told_picture())
        self.pitch.steps = False
        self.models.targets.show_targets(())

    def draw_told(self, *, motion: bool = False) -> None:
        if self.story.last != "shot_taken" or self.pitch.shows != "spin":  # what it shows is looked at
            self.pitch.show_picture(self._told_picture())
        self.band.show_state(scenes.band_of(self.story, self._cast, None), turn=motion)
        self._scroll_to(self.story.runs[-1].way[-1] if self.story.last == "pawn_moved" else self.story.ball)
        if not self.dice.rolling:
            self.dice.lay(self.story)
        self.models.state.show_story(self.story)
        if self.story.last == "shot_taken":
            shot = (self.story.kicks or self.story.shots)[-1]
            number = shot.number if self.story.shot == "spinner" else 0
            self.spinner.show_spinner(self.story.shot, number, bright=True)

    def _told_picture(self) -> BoardPicture:
        """What has been told, with the off-side line where it was last, as long as play goes on."""
        if self.story.last in _NO_LINE:
            self._line = OFF
        return replace(scenes.picture_of(self.story), flag_line=self._line)

    def draw_nothing(self) -> None:
        self.choosing = None
        super().draw_nothing()

    def _draw_choice(self) -> None:
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
        marks = tuple(Mark(each.square, each.kind) for each in targets.by_square.values() if each.kind != "pick")
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
        self._ask(view, self.choosing)

    def _ask(self, view: TacticsBoardView, choosing: Choosing) -> None:
        asked = asking.question_of(view, choosing.targets, self.models.seats)
        self._show_consequences(view, choosing)
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

    def _show_consequences(self, view: TacticsBoardView, choosing: Choosing) -> None:
        """What follows from what is looked at, and the buttons that do it."""
        target, legal = choosing.target, choosing.legal
        rows, heading = asking.rows_of(target.prospects if target is not None else ()), ""
        if target is not None:
            heading = ": ".join(part for part in (target.title, target.line) if part)
        if view.step == "move" and view.open.why != "set":
            rows, heading = asking.rows_of(race(view)), self.tr("Who reaches the ball with one roll")
        elif view.step in ("shoot", "free_kick", "shootout"):
            rows = asking.rows_of((shot_prospect(view.shot_odds()),))
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
        for button, action in self._deeds():
            if action in legal:
                shown.append(button)
        if len(choosing.targets.all) > 1:
            shown.append(self.next_target)
        self.prompt.show_buttons(shown)

    # Looking and choosing

    def _looked(self, *, aloud: bool = True) -> None:
        """Something else is looked at."""
        view, choosing = self.view, self.choosing
        if view is None or choosing is None:
            return
        with self.keeping_focus():
            self._draw_choice()
            self._show_consequences(view, choosing)
        asked = asking.question_of(view, choosing.targets, self.models.seats)
        reason = None if choosing.target is not None else choosing.targets.refusal(choosing.square)
        why = asked.why
        if reason is not None and choosing.square != OFF:
            why = self.models.narrator.refusal(reason.code, reason.parameters)
        if self.prompt.question.text() != asked.question:
            self._ask(view, choosing)
        self.prompt.explain(why)
        if aloud:
            self.announce(self.looked_at())

    def _look(self, square: int) -> None:
        if self.choosing is not None:
            self.choosing.look(square)
            self._looked(aloud=self.pitch.hasFocus())

    def _step_target(self, step: int) -> None:
        if self.choosing is not None:
            self.choosing.next_target(step)
            self._looked()

    def _on_to_next(self) -> None:
        self._step_target(1)

    def _look_in_list(self, index: QModelIndex) -> None:
        target = self.models.targets.data(index, TARGET)
        if self.choosing is not None and target is not None and target is not self.choosing.target:
            self.choosing.look_at(target)
            self._looked(aloud=False)

    def _take_in_list(self, _index: QModelIndex) -> None:
        target = current_target(self.targets_list)
        if self.choosing is not None and target is not None:
            self.choosing.look_at(target)
            self._take_target()

    def _take_square(self, square: int) -> None:
        """A click: take what stands there; where there are two choices the plate asks which."""
        choosing = self.choosing
        if choosing is None:
            return
        was = choosing.square
        choosing.look(square)
        if choosing.target is None or (choosing.others and self._kinds_differ(choosing) and was != square):
            self._click_elsewhere(square)
            return
        if choosing.others and self._kinds_differ(choosing):
            self._looked()
            return
        self._take_target()

    @staticmethod
    def _kinds_differ(choosing: Choosing) -> bool:
        """Whether a square can be chosen in two ways that a click cannot tell apart."""
        return choosing.view.step == "ball"

    def _click_elsewhere(self, square: int) -> None:
        """A click on a keeper before the roll is a step of his; elsewhere it is said why nothing can be chosen."""
        view = self.view
        if view is not None and view.step == "move" and KEEPER in self.legal:
            keeper = view.keepers[view.side_asked]
            if view.squares[keeper] == square:
                self._decide(KEEPER)
                return
        self._looked()

    def _take_target(self, _checked: bool = False) -> None:
        choosing = self.choosing
        target = choosing.target if choosing is not None else None
        if choosing is None or target is None:
            return
        if target.kind == "pick" and choosing.pick(target.pawn):
            self._looked()
            self.pitch.setFocus()
            return
        self.act_row([dict(action) for action in target.actions])

    def _take_other(self, _checked: bool = False) -> None:
        choosing = self.choosing
        if choosing is not None and choosing.others:
            choosing.look_at(choosing.others[0])
            self._take_target()

    def _pick_number(self, number: int) -> None:
        """A pawn by its number: look at what it can do, or choose it at once."""
        choosing, view = self.choosing, self.view
        if choosing is None or view is None:
            return
        pawn = view.side_asked * PAWNS + number - 1
        if choosing.pick(pawn):
            self._looked()
            return
        found = next((target for target in choosing.targets.all if target.pawn == pawn), None)
        if found is not None:
            choosing.look_at(found)
        elif view.squares[pawn] >= 0:
            choosing.look(view.squares[pawn])
        self._looked()

    def _decide(self, action: Json, _checked: bool = False) -> None:
        if action in self.legal:
            self.act_row([dict(action)])

    def _take_back(self) -> None:
        """The pawn that is looked at, else the last decision."""
        if self.choosing is not None and self.choosing.drop():
            self._looked()
        else:
            self.undo_wanted.emit()

    def key_decides(self, key: Qt.Key) -> bool:
        choosing = self.choosing
        if key == Qt.Key.Key_U and self.decides and not self.telling:
            self._take_back()
        elif choosing is None:
            return super().key_decides(key)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._enter()
        elif key in _NUMBERS:
            self._pick_number(_NUMBERS[key])
        elif any(action in self.legal for action in _DEEDS.get(key, ())):
            self._decide(next(action for action in _DEEDS[key] if action in self.legal))
        elif key == Qt.Key.Key_D and choosing.others:
            self._take_other()
        else:
            return super().key_decides(key)
        return True

    def _enter(self) -> None:
        if self.choosing is not None and self.choosing.target is not None:
            self._take_target()
            return
        for action in (ROLL, SHOOT):
            if action in self.legal:
                self._decide(action)
                return

    # A moment

    def begin_motion(self, event: Mapping[str, Any]) -> None:
        kind, still = event.get("type"), self.info.reduced_motion
        if kind in ("pawn_rolled", "ball_rolled", "lots_rolled"):
            self.prompt.say(self.tr("The die rolls …") if kind == "pawn_rolled" else self.tr("The dice roll …"))
            if not still:
                dice = (event["die"],) if kind == "pawn_rolled" else tuple(event["dice"])
                self.dice.throw(dice, ball=kind == "ball_rolled", lots=kind == "lots_rolled")
            return
        if kind in ("pawn_moved", "ball_played", "dribbled"):
            pawn = pawn_words(int(event["side"]), int(event["pawn"]))
            words = self.tr("{pawn} plays the ball …") if kind == "ball_played" else self.tr("{pawn} runs …")
            self.prompt.say(words.format(pawn=pawn))
        elif kind == "shot_taken":
            words = self.tr("The spinner turns …") if self.story.shot == "spinner" else self.tr("The die rolls …")
            self.prompt.say(words)
        elif kind == "battle_rolled":
            self.prompt.say(self.tr("Two dice roll for the ball …"))
        what = scenes.happening_of(self.story, event, self._cast, self._manners.lead)
        if what is not None and (what.stays or not still):
            self.pitch.happen(what, still=still)

    def stand(self, ended: Mapping[str, Any] | None) -> None:
        if ended is not None:
            self.pitch.happen(scenes.a_standing_poster(ended), still=True)

    # Looks

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys, for the sheet of keys."""
        return [
            ("Return", self.tr("Take what is looked at, roll or shoot")),
            ("R", self.tr("Roll for a pawn")),
            ("K", self.tr("Step with the keeper")),
            ("S", self.tr("Shoot")),
            ("P", self.tr("Pass at a corner, play on at a free kick")),
            ("D", self.tr("The other choice on the same square: dribble")),
            ("1", self.tr("Pawns 1 to 9 by their numbers, 0 is 10, - is 11")),
            ("Tab", self.tr("On the board: the next target, the best first")),
            ("PgUp", self.tr("On the board: the target before")),
            ("U", self.tr("Another pawn, or take back")),
            ("T", self.tr("A hint, where there is something to choose")),
        ]

    def retranslate(self) -> None:
        self.targets_list.retranslate()
        self.state_list.retranslate()
        self._name_buttons()
        self.choosing = None
        super().retranslate()

    def _name_buttons(self) -> None:
        self.roll.setText(self.short(self.tr("Roll [Enter]")))
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
    return QCoreApplication.translate("BoardDocks", "Targets")


def _state() -> str:
    return QCoreApplication.translate("BoardDocks", "Dice and cards")


def _near(view: TacticsBoardView, seen: TacticsBoardView) -> tuple[int, ...]:
    """The squares that a zone may close now: row 8 at a kick-off, else the corner's zone."""
    if seen.step == "line_up":
        return view.tables.front_row[view.side_asked]
    return (view.open.corner_square, *neighbours(view.open.corner_square))
