"""Millions of Swallows in the window: the match table, the screens around the matches, record sheet and accounts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence, Set
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QPoint, QRect

from swallows_gui.catalogue.mistakes import BadCard, BadFile
from swallows_gui.engine.events import of_kinds
from swallows_gui.engine.game import Told
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.actions import BET, PLAY, argument_of, verb_of
from swallows_gui.games.swallows.rules.events import EVENTS, GameEnded, MatchEnded, MatchStarted
from swallows_gui.games.swallows.rules.talking import bet_of
from swallows_gui.games.swallows.session import attempts
from swallows_gui.games.swallows.table.cards.card_label import CardZoom
from swallows_gui.games.swallows.table.cards.flags import flag_icon
from swallows_gui.games.swallows.table.controller import SwallowsController, SwallowsScreen
from swallows_gui.games.swallows.table.guide import plain_table
from swallows_gui.games.swallows.table.guide.lessons import SwallowsLessons, is_tutorial
from swallows_gui.games.swallows.table.match.asked import asked
from swallows_gui.games.swallows.table.match.parts import Parts
from swallows_gui.games.swallows.table.match.rows import row
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.paper import pad
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.games.swallows.table.replay_desk import SwallowsReplay, open_secrets, secret_lines
from swallows_gui.games.swallows.table.screens.bets import BetsScreen
from swallows_gui.games.swallows.table.screens.draft import DraftScreen
from swallows_gui.games.swallows.table.screens.evening import EveningScreen
from swallows_gui.games.swallows.table.screens.groups import GroupsScreen
from swallows_gui.games.swallows.table.screens.match_day import MatchDayScreen
from swallows_gui.games.swallows.table.screens.newspaper import NewspaperScreen
from swallows_gui.games.swallows.table.screens.payout import PayoutScreen
from swallows_gui.games.swallows.table.sheets.standing import StandingSheets, task_title
from swallows_gui.games.swallows.table.sheets.task_panel import TaskPanel, TaskRoom
from swallows_gui.games.swallows.words.attempt import Attempt
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.chapters import Chapter, ChapterGoal, chapters
from swallows_gui.games.swallows.words.lessons import tournament_tips
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.newspaper import is_printed
from swallows_gui.games.swallows.words.past_cup import day_names
from swallows_gui.games.swallows.words.phrases import bet_aims
from swallows_gui.models.chapters import Chapters, Event
from swallows_gui.models.vocabulary import labelled, score_words
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.idle_queue import idle_queue
from swallows_gui.ui.kit.run_all import run_all
from swallows_gui.ui.play.decider import Decider
from swallows_gui.ui.play.desk import Dock, Paper, Shell
from swallows_gui.ui.play.game_desk import GameUi
from swallows_gui.ui.play.guide.places import on_window

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.session import Session
    from swallows_gui.ui.play.page_of_text import Page
    from swallows_gui.ui.play.screen import Screen

_PRINTS = (MatchStarted, MatchEnded, GameEnded)
"""Events by which a newspaper may come out."""
_SHEETS = "swallows:sheets"
"""Under which the window keeps record sheet and accounts."""


class Desk(GameUi):
    """The desk of one running game."""

    manners = MANNERS
    table: MatchTable
    models: Models
    controller: SwallowsController

    def __init__(self, session: Session, shell: Shell) -> None:
        super().__init__(session, shell)
        self.sheets: StandingSheets = shell.kept[_SHEETS]
        self.zoom = CardZoom(shell.frame)
        self.zoom.closed.connect(self.uncovered)
        self.attempt = Attempt(session.options, session.catalogue, self)
        self.task = TaskPanel(self.attempt) if self.attempt.there else None
        self._task_room = TaskRoom(self.task, shell.frame) if self.task is not None else None
        self.attempt.ended.connect(self._tell_result)
        self._task_told = ""
        self._newspaper: NewspaperScreen | None = None
        self._printed = -1, False
        """After how many matches it was looked up whether a newspaper is printed, and what was found."""
        if is_tutorial(session.options):
            self.lessons = SwallowsLessons(shell, self)
        else:
            self.tips = tournament_tips(session.catalogue.marks)

    @classmethod
    def prepared(cls, shell: Shell) -> Iterator[None]:
        """Record sheet and accounts stay in the window."""
        if _SHEETS not in shell.kept:
            sheets = shell.kept[_SHEETS] = StandingSheets(shell.frame)
            sheets.big_sheet.back.connect(shell.go_back)
            yield

    @classmethod
    def drawn_ahead(cls) -> Iterator[None]:
        """Paint the flags of all nations for the set-up screens. A mistake in the data is reported where they are
        needed."""
        with suppress(BadCard, BadFile):
            for nation in load().nations.values():
                flag_icon(nation)
                yield

    @classmethod
    def models_for(cls, catalogue: Catalogue, seats: Sequence[str], view: SwallowsView, parent: QObject) -> Models:
        field = tuple(view.tables.nation_code[nation] for nation in view.field)
        form = view.form
        groups, bets = form.schedule.group_names, bet_aims(form)
        names = Names(catalogue, seats, field, day_names(view.options.cup), groups, bets)
        return Models(names, view.tables, form.schedule, parent)

    @classmethod
    def chapters(cls, told: Iterable[Iterable[Event]]) -> Chapters[Chapter, ChapterGoal]:
        return chapters(told)

    replay_desk = SwallowsReplay

    def new_controller(self, decider: Decider) -> SwallowsController:
        return SwallowsController(self.session, self.models, MANNERS, decider, self)

    def new_table(self) -> Iterator[None]:
        controller = self.controller
        parts = Parts(self.models)
        yield from parts.built()
        self.table = MatchTable(self.models, controller.do, parts, controller.moments)
        yield
        self.sheets.show_models(self.models)
        self.table.kicks_settled.connect(controller.pass_for_good)
        self.table.result_wanted.connect(controller.run_to_result)
        self.table.card_wanted.connect(self.show_card)
        self.table.nation_wanted.connect(self.show_nation)

    def new_screen(self, scene: str) -> SwallowsScreen:
        match scene:
            case "draft":
                return DraftScreen(self.controller)
            case "groups":
                groups = GroupsScreen(self.controller)
                groups.hands.card_wanted.connect(self.show_card)
                return groups
            case "evening":
                evening = EveningScreen(self.controller)
                evening.hands.card_wanted.connect(self.show_card)
                evening.sheet_wanted.connect(self.shell.toggle_overview)
                return evening
            case "bets":
                bets = BetsScreen(self.controller)
                bets.hands.card_wanted.connect(self.show_card)
                return bets
            case "between":
                between = MatchDayScreen(self.controller)
                between.newspaper_wanted.connect(self.shell.open_newspaper)
                return between
        payout = PayoutScreen(
            self.controller, to_start=self.shell.may_rematch, posters=not is_tutorial(self.session.options)
        )
        payout.finished.connect(self.shell.leave_game)
        payout.newspaper_wanted.connect(self.shell.open_newspaper)
        payout.sheet_wanted.connect(self.shell.toggle_overview)
        payout.replay_wanted.connect(self.shell.replay_game)  # from the beginning, or at a moment
        payout.share_wanted.connect(self.shell.share)
        payout.card_wanted.connect(self.show_card)
        if self.task is not None:
            payout.add_result(TaskPanel(self.attempt, with_text=False))
        return payout

    def docks(self) -> list[Dock]:
        task = [Dock("task", task_title, self._task_room, rare=True)] if self._task_room is not None else []
        return self.sheets.docks(single=self.controller.view.form.schedule.single) + task + self.table.docks()

    def has_docks(self, widget: QWidget | None) -> bool:
        """Whether the docks stand beside a screen: from the first match on."""
        return super().has_docks(widget) or (widget is not None and widget is self._screens.get("between"))

    @property
    def overview(self) -> Screen:
        """The record sheet on the whole window."""
        return self.sheets.big_sheet

    @property
    def has_newspaper(self) -> bool:
        """Whether the first match day is over."""
        view = self.controller.view
        matches = len(view.played)
        if self._printed[0] != matches:
            self._printed = matches, bool(matches) and is_printed(view, view.history)
        return self._printed[1]

    @property
    def newspaper(self) -> NewspaperScreen | None:
        """The paper of the tournament."""
        return self._newspaper

    def new_newspaper(self) -> NewspaperScreen:
        self._newspaper = NewspaperScreen(self.controller, self.shell.notice)
        self._newspaper.share_wanted.connect(self.shell.share)
        return self._newspaper

    # Large cards

    @property
    def covered(self) -> bool:
        """Whether a large card is being read."""
        return self.zoom.isVisible()

    def show_card(self, copy: str) -> None:
        """Zoom a card ("through-ball#2")."""
        card = self.models.names.card_of(copy)
        if card is not None and not self.controller.curtained:
            self.zoom.show_card(card)

    def show_nation(self, code: str) -> None:
        """Zoom a nation card."""
        catalogue = self.models.names.catalogue
        if code in catalogue.nations and not self.controller.curtained:
            self.zoom.show_nation(catalogue.nations[code])

    # What guides, paper and the table as text ask of it

    def do_advised(self, actions: Sequence[int], view: SwallowsView) -> None:
        """A card is played with its reds, and what ends the row; bets are written on the slip, which its owner hands
        in."""
        now, slip = self.table.situation(), self._screens.get("bets")
        if view.step == "bets" and isinstance(slip, BetsScreen) and slip.slip is not None:
            for bet in actions:
                if verb_of(bet) == BET:
                    slip.slip.choose(*bet_of(bet))
            slip.enter()
        elif now is not None and verb_of(actions[0]) == PLAY and now.view is self.controller.view:
            cards = [argument_of(each) for each in actions if verb_of(each) == PLAY]
            self.controller.do(row(now, cards[0], cards[1:]))
        else:
            self.controller.do(actions)

    def clause_in_question(self, shown: QWidget | None) -> str:
        now = self.table.situation()
        if now is not None and now.asked is not None and shown is self.table:
            return asked(now).clause
        return super().clause_in_question(shown)

    def paper(self) -> Paper:
        """The page of the newspaper that is read, else the record sheet."""
        paper = self._newspaper
        if paper is not None and paper.pages and self.shell.stack.currentWidget() is paper:
            return Paper(paper.heading(), paper.paper_pages)
        return Paper(pad.sheet_title(), partial(pad.record_sheet, self.session, self.models))

    def as_text(self, chosen: Any = None) -> Page | None:
        now = self.table.situation()
        return None if now is None else plain_table.page(now, self.models, self.table.pitch.describe(), chosen)

    def place(self, name: str, card: int = -1) -> QRect | None:
        table = self.table
        if name == "hand" and table.near.row_of(card).isValid():
            fan = table.near.fan
            shown = fan.visualRect(table.near.row_of(card))
            return shown.translated(fan.viewport().mapTo(self.shell.frame, QPoint(0, 0)))
        parts: dict[str, QWidget] = {
            "middle": table.pitch,
            "score": table.band.score,
            "pitch": table.pitch,
            "hand": table.near,
            "prompt": table.prompt,
            "referee": table.referee_panel.bribes,
        }
        return on_window(self.shell.frame, parts[name]) if name in parts else None

    def point_out(self, name: str, card: int) -> None:
        """Frame a card of the hand in front (-1: none), and scroll a part of the table into view."""
        panel, hand = self.table.referee_panel, self.table.near
        hand.fan.point_out(hand.row_of(card))
        if name == "referee":
            for part in (panel.bribes, panel.bribes.offer):
                panel.ensureWidgetVisible(part)

    def focus_place(self, name: str, card: int) -> None:
        """Put the focus where a deed is done: an offer to the referee, else the hand, on a card of it (-1: any)."""
        hand = self.table.near
        if name == "referee":
            self.table.referee_panel.bribes.offer.setFocus()
            return
        hand.focus()
        if hand.row_of(card).isValid():
            hand.fan.setCurrentIndex(hand.row_of(card))

    def result_line(self, end: Event) -> str:
        told = EVENTS.read(end)
        if not isinstance(told, MatchEnded):
            return ""
        for event in reversed(self.session.view(None).history):
            begun = EVENTS.read(event)
            if isinstance(begun, MatchStarted) and begun.match == told.match:
                home, away = map(self.models.names.team, (begun.home, begun.away))
                return f"{home} {score_words((told.home, told.away))} {away}"
        return ""

    # The curtain, and the end

    def hide_private(self) -> None:
        run_all(self.zoom.forget, super().hide_private)

    def close(self) -> None:
        run_all(self._clear_task, self.zoom.hide, self.zoom.deleteLater, self.sheets.forget, super().close)

    def secrets(self, seat: int, known: Set[str] = frozenset()) -> set[str]:
        return secret_lines(self.session, seat, known)

    def open_secrets(self, looking: int | None) -> list[str]:
        return open_secrets(self.session, self.models, looking)

    def follow(self, events: Sequence[Told] | None) -> None:
        if self.attempt.there:
            self._follow_attempt(events)
        if self.manners.sets_up(self.controller.view) and settings().now.pace != "instant":
            idle_queue().take(self, self.built_up("groups"))  # the last pick turns to it, and there is no time then
        if events is None or any(of_kinds(events, MatchStarted)):
            self.sheets.follow_match(self.controller.view.match)
        if self._newspaper is not None and (events is None or any(of_kinds(events, *_PRINTS))):
            self._newspaper.renew()

    # A scenario, or the deal of a day

    def _follow_attempt(self, events: Sequence[Told] | None) -> None:
        """Update the attempt by events that the player's own seat was told; no other person plays at such a table."""
        over = self.session.over
        if events is None:
            first = self.attempt.verdict is None
            self.attempt.begin(self.controller.view.history, self._take_backs, over=over)
            if first and self.attempt.goals and not self.attempt.result:
                self._task_told = labelled(self.attempt.title, self.attempt.goals[0].words)
                self.shell.notice.show_notice(self._task_told, "info")
        else:
            self._clear_task()
            self.attempt.follow(events, self._take_backs, over=over)

    def _clear_task(self) -> None:
        """Remove the notice with the task as soon as something happens."""
        if self._task_told and self.shell.notice.text() == self._task_told:
            self.shell.notice.clear()
        self._task_told = ""

    def _take_backs(self) -> int:
        return attempts.take_backs(self.session.record(), self.attempt.you)

    def _tell_result(self) -> None:
        """Show the result of a scenario that is over while the game goes on; the pay-out shows that of
        a finished game."""
        if not self.session.over:
            self.shell.notice.show_notice(self.attempt.result, "info")
