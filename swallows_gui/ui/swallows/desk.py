"""The running game in the window: its controller, models, screens and what they ask of the window."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject, Signal

from swallows_gui.engine.game import Json
from swallows_gui.models.swallows.bundle import Models
from swallows_gui.models.swallows.names import Names
from swallows_gui.models.swallows.refusal_text import reason
from swallows_gui.services.settings import settings
from swallows_gui.services.thinking import Thinking
from swallows_gui.ui.kit.face_cache import paint_queue
from swallows_gui.ui.kit.in_full import in_full
from swallows_gui.ui.play.decider import Thoughtful
from swallows_gui.ui.play.game_screen import GameScreen
from swallows_gui.ui.play.reporter import Reporter
from swallows_gui.ui.swallows.controller import SwallowsController
from swallows_gui.ui.swallows.manners import MANNERS
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
    from swallows_gui.ui.play.text_table import TextTable


class Desk(QObject):
    """Builds what a game needs and keeps screens and models with the controller.

    `laid` is to be gone through before anything is shown: it takes as long as all the rest.
    """

    table: MatchTable

    scene_changed = Signal(str)
    refused = Signal(str)
    """A sentence: why an action was not carried out, away from the match table."""
    informed = Signal()

    def __init__(self, session: Session, sheets: Sheets, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.session = session
        view = cast("SwallowsView", session.view(None))
        names = Names(session.catalogue, [seat.name for seat in session.seats])
        names.field = tuple(view.tables.nation_code[nation] for nation in view.field)
        self.models = Models(names, view.tables, len(view.form.schedule.groups), self)
        self.thinking = Thinking(session.game, packs=session.packs, parent=self)
        self.controller = SwallowsController(session, self.models, MANNERS, Thoughtful(session, self.thinking), self)
        self.reporter = Reporter(self.controller)
        self.sheets = sheets
        self.text_table: TextTable | None = None
        """The table as plain text, once it has been asked for."""
        self._screens: dict[str, GameScreen] = {}

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
        return PayoutScreen(self.controller)

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
