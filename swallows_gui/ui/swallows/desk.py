"""The running game in the window: its controller, models, screens and what they ask of the window."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QCoreApplication, QObject, Signal

from swallows_gui.engine.game import Json
from swallows_gui.models.swallows.bundle import Models
from swallows_gui.models.swallows.names import Names
from swallows_gui.models.swallows.questions import CLAUSES
from swallows_gui.models.swallows.refusal_text import reason
from swallows_gui.services.settings import settings
from swallows_gui.services.thinking import Thinking
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.in_full import in_full
from swallows_gui.ui.play.decider import Thoughtful
from swallows_gui.ui.play.desk import Dock, Paper
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.reporter import Reporter
from swallows_gui.ui.play.screen import Screen
from swallows_gui.ui.swallows.controller import SwallowsController
from swallows_gui.ui.swallows.manners import MANNERS
from swallows_gui.ui.swallows.match.asked import asked
from swallows_gui.ui.swallows.match.parts import Parts
from swallows_gui.ui.swallows.match.table import MatchTable
from swallows_gui.ui.swallows.screens.bets import BetsScreen
from swallows_gui.ui.swallows.screens.between import BetweenScreen
from swallows_gui.ui.swallows.screens.draft import DraftScreen
from swallows_gui.ui.swallows.screens.groups import GroupsScreen
from swallows_gui.ui.swallows.screens.payout import PayoutScreen
from swallows_gui.ui.swallows.sheets.standing import Sheets

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.engine.swallows.view import SwallowsView
    from swallows_gui.session import Session
    from swallows_gui.ui.play.desk import Shell
    from swallows_gui.ui.play.text_table import TextTable

SHEETS = "swallows:sheets"
"""Under which the window keeps record sheet and accounts."""


class Desk(QObject):
    """Builds what a game needs and keeps screens and models with the controller.

    `laid` is to be gone through before anything is shown: it takes as long as all the rest.
    """

    table: MatchTable

    scene_changed = Signal(str)
    refused = Signal(str)
    """A sentence: why an action was not carried out, away from the match table."""
    informed = Signal()

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__(shell.frame)
        self._shell = shell
        self.session = session
        view = cast("SwallowsView", session.view(None))
        names = Names(session.catalogue, [seat.name for seat in session.seats])
        names.field = tuple(view.tables.nation_code[nation] for nation in view.field)
        self.models = Models(names, view.tables, len(view.form.schedule.groups), self)
        self.thinking = Thinking(session.game, packs=session.packs, parent=self)
        self.controller = SwallowsController(session, self.models, MANNERS, Thoughtful(session, self.thinking), self)
        self.reporter = Reporter(self.controller)
        self.sheets: Sheets = shell.kept[SHEETS]
        self.text_table: TextTable | None = None
        """The table as plain text, once it has been asked for."""
        self._screens: dict[str, GameScreen] = {}

    @staticmethod
    def prepared(shell: Shell) -> Iterator[None]:
        """Build record sheet and accounts, which stay in the window from game to game."""
        if SHEETS not in shell.kept:
            sheets = shell.kept[SHEETS] = Sheets(shell.frame)
            sheets.big_sheet.back.connect(shell.go_back)
            yield

    def laid(self) -> Iterator[None]:
        """Build the match table, piece by piece, and let everything follow the controller."""
        controller = self.controller
        parts = Parts(self.models)
        yield from parts.built()
        self.table = MatchTable(self.models, controller.act, parts, controller.presenter)
        self.table.act_row = controller.act_row
        yield
        self.sheets.show_models(self.models)
        controller.rebuilt.connect(self._rebuilt)
        controller.began.connect(self._began)
        controller.played.connect(self._played)
        controller.informed.connect(self._informed)
        controller.refused.connect(self._refused)
        controller.scene_changed.connect(self.scene_changed)
        self.table.step_in.connect(controller.step_in)
        self.table.go_on.connect(controller.go_on)
        self.table.hint_wanted.connect(controller.ask_hint)
        self.table.kicks_settled.connect(controller.pass_for_good)

    def screen(self, scene: str) -> QWidget:
        """The widget of a scene, built when it is first needed."""
        if scene == "table":
            return self._text_table() if settings().now.text_table else self.table
        if scene not in self._screens:
            self._screens[scene] = self._build(scene)
            self._screens[scene].show_view()
        return self._screens[scene]

    def built(self, scene: str) -> bool:
        """Whether the widget of a scene is there already."""
        if scene == "table":
            return self.text_table is not None or not settings().now.text_table
        return scene in self._screens

    def _text_table(self) -> TextTable:
        if self.text_table is None:
            from swallows_gui.ui.play.text_table import TextTable

            self.text_table = TextTable(self.controller, self.table, self.models)
            self.text_table.clause_wanted.connect(self.table.clause_wanted)
        return self.text_table

    def _build(self, scene: str) -> GameScreen:
        match scene:
            case "draft":
                return DraftScreen(self.controller)
            case "groups":
                return GroupsScreen(self.controller)
            case "bets":
                return BetsScreen(self.controller)
            case "between":
                return BetweenScreen(self.controller)
        payout = PayoutScreen(self.controller)
        payout.finished.connect(self._shell.leave_game)
        payout.sheet_wanted.connect(self._shell.toggle_overview)
        payout.replay_wanted.connect(self._shell.replay_game)
        payout.card_wanted.connect(self.table.card_wanted)
        return payout

    def hide_private(self) -> None:
        """The curtain closes: nothing that belongs to one seat stays anywhere."""
        in_full(
            self.models.hide,
            self.table.hide_private,
            *([self.text_table.hide_private] if self.text_table is not None else []),
            *(screen.show_view for screen in self._screens.values()),
        )

    def close(self) -> None:
        """End the controller and let go of the journal."""
        in_full(
            self.reporter.close,
            self.controller.close,
            lambda: paint_queue().hurry(False),
            self.sheets.forget,
            self.session.close,
        )

    @property
    def overview(self) -> QWidget:
        """The record sheet on the whole window."""
        return self.sheets.big_sheet

    def docks(self) -> Sequence[Dock]:
        """Record sheet and accounts on the left, referee and commentary on the right."""
        translate = QCoreApplication.translate
        return (
            Dock("sheet", lambda: translate("Docks", "Record sheet"), self.sheets.sheet, "left", 3, stays=True),
            Dock("accounts", lambda: translate("Docks", "Accounts"), self.sheets.accounts, "left", 2, stays=True),
            Dock("referee", lambda: translate("Docks", "Referee"), self.table.referee_panel),
            Dock("commentary", lambda: translate("Docks", "Commentary"), self.table.commentary),
        )

    def heading(self, widget: QWidget) -> str:
        """The number of the match at the table, what a page is called elsewhere."""
        if widget is self.table:
            return MANNERS.title(self.controller.view)
        return str(widget.heading()) if isinstance(widget, Screen) else ""

    def focus_question(self) -> None:
        """Put the focus on what is asked at the table."""
        self.table.focus_question()

    def clause_in_question(self, shown: QWidget | None) -> str:
        """The clause that the question goes by: at the table the one beside it, elsewhere that of the step."""
        now = self.table.situation()
        if now is not None and now.asked is not None and shown is self.table:
            return asked(now).clause
        return CLAUSES.get(self.controller.view.step, "")

    def paper(self) -> Paper:
        """The record sheet."""
        from swallows_gui.ui.play.paper.printing import record_sheet, sheet_title

        return Paper(sheet_title(), record_sheet(self.session, self.models))

    def has_docks(self, widget: QWidget | None) -> bool:
        """Whether the docks stand beside a screen: from the first match on."""
        return widget is not None and widget in (self.table, self.text_table, self._screens.get("between"))

    def widgets(self) -> list[QWidget]:
        """Everything built for this game that sits in the window's stack."""
        text = [self.text_table] if self.text_table is not None else []
        return [self.table, *text, *self._screens.values()]

    def _rebuilt(self) -> None:
        controller = self.controller
        in_full(
            self._show_table,
            *(screen.show_view for screen in self._screens.values()),
            lambda: self.sheets.sheet.follow_match(controller.view.match),
            self.informed.emit,
        )

    def _show_table(self) -> None:
        controller = self.controller
        if not controller.curtained:
            self.table.show_view(controller.view, controller.info)

    def _began(self, _events: list[Json]) -> None:
        self.table.begin(self.controller.info)

    def _played(self, events: list[Json]) -> None:
        controller = self.controller
        view = controller.view
        in_full(
            lambda: self.table.settle(view, controller.info, soon=not events) if view.match else None,
            *(partial(screen.play_events, events) for screen in self._screens.values()),
            lambda: self._follow_sheet(events),
            self.informed.emit,
        )

    def _follow_sheet(self, events: list[Json]) -> None:
        if any(event["type"] == "match_started" for event in events):
            self.sheets.sheet.follow_match(self.controller.view.match)

    def _informed(self) -> None:
        info = self.controller.info
        paint_queue().hurry(info.waiting == "running" or (info.waiting == "thinking" and info.beat_ms == 0))
        in_full(
            lambda: None if self.controller.curtained else self.table.show_info(self.controller.info),
            *(screen.inform for screen in self._screens.values()),
            self.informed.emit,
        )

    def _refused(self, code: str, parameters: dict[str, object]) -> None:
        if self.controller.scene == "table":
            self.table.refused(code, parameters)
        else:
            self.refused.emit(reason(code, parameters))
