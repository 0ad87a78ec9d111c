"""The replay of Swallows: match table, record sheet, accounts and hands, and goals on the timeline.

It also lists secrets that only a seat knows, for tests that check that the window does not show them to others.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import groupby
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QModelIndex, QPersistentModelIndex

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.after.all_hands import AllHands
from swallows_gui.games.swallows.table.cards.card_label import CardZoom
from swallows_gui.games.swallows.table.cards.kind_signs import called
from swallows_gui.games.swallows.table.guide import plain_table
from swallows_gui.games.swallows.table.match.table import MatchTable
from swallows_gui.games.swallows.table.screens.replay_opening import ReplayOpening
from swallows_gui.games.swallows.table.sheets.standing import AccountsPanel, RecordSheet, accounts_title, sheet_title
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.chapters import Chapter, ChapterGoal, goal_line, match_line
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.phrases import card_named
from swallows_gui.models.chapters import Chapters
from swallows_gui.models.ties import stage_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.session import Session
from swallows_gui.ui.kit.timeline import Stretch, TimelinePoint, TimelineStage
from swallows_gui.ui.play.desk import Dock
from swallows_gui.ui.play.replay.replay_desk import ReplayController, ReplayDesk, TableOf, TimelineMarks
from swallows_gui.ui.play.secrets import known_alone, words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from swallows_gui.ui.play.page_of_text import Page


class SwallowsReplay(ReplayDesk):
    """A replay of one record."""

    table: MatchTable
    opening: ReplayOpening
    marked = True

    def __init__(self, rerun: ReplayController, window: QWidget, table_of: TableOf) -> None:
        super().__init__(rerun, window, table_of)
        models = rerun.models
        assert isinstance(models, Models)
        self.models = models
        self.zoom = CardZoom(window)

    @property
    def _chapters(self) -> Chapters[Chapter, ChapterGoal]:
        return self.rerun.chapters

    def laid(self) -> Iterator[None]:
        models = self.models
        self.table = MatchTable(models, lambda _action: None, presenter=self.rerun.presenter)
        yield
        self.opening, self.hands = ReplayOpening(models), AllHands(models)
        yield
        self.sheet, self.accounts = RecordSheet(narrow=True), AccountsPanel()
        self.sheet.await_models(models, soon=False)
        self.accounts.show_models(models)
        yield
        self.connect_table()
        self.sheet.matches.activated.connect(self._go_to_match)
        self.hands.card_wanted.connect(self._show_card)
        self.table.card_wanted.connect(self._show_card)
        self.table.nation_wanted.connect(self._show_nation)

    def panels(self) -> list[Dock]:
        referee, commentary = self.table.docks()
        return [
            commentary,
            Dock("sheet", sheet_title, self.sheet, side="left"),
            Dock("accounts", accounts_title, self.accounts, side="left"),
            referee,
            Dock("hands", _hands, self.hands),
        ]

    def follow(self) -> None:
        view: SwallowsView = self.rerun.view
        self.sheet.follow_match(view.match)
        if self.hands.isVisibleTo(self.window):  # the hands are many: they follow only while they are looked at
            self.hands.show_view(view)

    def as_text(self) -> Page | None:
        now = self.table.situation()
        return None if now is None else plain_table.page(now, self.models, self.table.pitch.describe())

    def close(self) -> None:
        super().close()
        self.zoom.hide()
        self.zoom.deleteLater()

    def _go_to_match(self, index: QModelIndex | QPersistentModelIndex) -> None:
        found = self._chapters.sections
        if index.isValid() and index.row() < len(found):
            self.rerun.seek(found[index.row()].first)

    def _show_card(self, copy: str) -> None:
        card = self.models.names.card_of(copy)
        if card is not None:
            self.rerun.play(False)
            self.zoom.show_card(card)

    def _show_nation(self, code: str) -> None:
        catalogue = self.models.names.catalogue
        if code in catalogue.nations:
            self.rerun.play(False)
            self.zoom.show_nation(catalogue.nations[code])

    # Words

    def marks(self) -> TimelineMarks:
        names = self.models.names
        return TimelineMarks(stages(self._chapters), stretches(self._chapters, names), points(self._chapters, names))

    def where(self) -> str:
        """Match, score, move."""
        rerun = self.rerun
        move = language().locale.toString(rerun.playback.move(rerun.position))
        if self._chapters.at(rerun.position) is None:
            before = translate("ReplayControls", "Before the first match, move {move}")
            return before.format(move=move)
        return translate("ReplayControls", "{match}, move {move}").format(match=self.standing(), move=move)

    def match_span(self) -> tuple[int, int]:
        """The positions of the match; before the first match, of what came before it."""
        chapter = self._chapters.at(self.rerun.position)
        if chapter is not None:
            return chapter.first, chapter.last
        return 0, next((each.first for each in self._chapters.sections), self.rerun.last)

    def match_name(self) -> str:
        """Stage, number and teams."""
        chapter = self._chapters.at(self.rerun.position)
        return super().match_name() if chapter is None else match_line(chapter._replace(over=False), self.models.names)

    def standing(self) -> str:
        """The name of the shown match, with its score."""
        chapter = self._chapters.at(self.rerun.position)
        if chapter is None:
            return super().match_name()
        view: Any = self.rerun.view
        ended = chapter.over and self.rerun.position >= chapter.last
        shown = chapter if ended else chapter._replace(over=True, score=view.score)
        return match_line(shown, self.models.names)

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("ReplayControls", "Back to the beginning of a match"),
            "last_mark": translate("ReplayControls", "Back to the goal before"),
            "next_mark": translate("ReplayControls", "On to the next goal"),
            "next_section": translate("ReplayControls", "On to the next match"),
        }


def stages(found: Chapters[Chapter, ChapterGoal]) -> list[TimelineStage]:
    """The stages of the tournament; none for a single match."""
    last = max((chapter.last for chapter in found.sections), default=0)
    runs = [list(run) for _stage, run in groupby(found.sections, lambda chapter: chapter.stage)]
    if len(found.sections) < 2:
        return []
    ends = [run[0].first for run in runs[1:]] + [last]
    return [TimelineStage(run[0].first, end, stage_name(run[0].stage)) for run, end in zip(runs, ends, strict=True)]


def stretches(found: Chapters[Chapter, ChapterGoal], names: Names) -> list[Stretch]:
    """The matches, each up to the beginning of the next."""
    ends = [chapter.first for chapter in found.sections[1:]] + [chapter.last for chapter in found.sections[-1:]]
    return [
        Stretch(chapter.first, end, str(chapter.number), match_line(chapter, names))
        for chapter, end in zip(found.sections, ends, strict=True)
    ]


def points(found: Chapters[Chapter, ChapterGoal], names: Names) -> list[TimelinePoint]:
    """The goals, each with its match."""
    marked = []
    for goal in found.marks:
        shape = "ring" if goal.shootout else "wedge" if goal.own_goal else "ball"
        text = translate("Replay", "{goal} ({match})").format(
            goal=goal_line(goal, names), match=_bare(found.sections, goal.match, names)
        )
        marked.append(TimelinePoint(goal.position, shape, text))
    return marked


def _bare(matches: Sequence[Chapter], index: int, names: Names) -> str:
    return match_line(matches[index]._replace(over=False), names)


def _hands() -> str:
    return translate("ReplayScreen", "Hands")


def secret_lines(session: Session, seat: int, known: Set[str] = frozenset()) -> set[str]:
    """The titles and texts of cards that only this seat knows, in the window's language, without those `known`. A card
    of which everybody has seen another copy is left out, since its text may be in the log."""
    tables = cast(SwallowsView, session.view(None)).tables
    assert all("#" in copy for copy in tables.card_id)
    names = Names(session.catalogue, ())
    lines: set[str] = set()
    for identity in known_alone(session, seat, _designs, words) - known:
        card = session.catalogue.cards[identity]
        lines |= {names.text(identity), names.card(identity), called(card), card_named(card)}
    return lines


def _designs(view: SwallowsView) -> set[str]:
    """The designs of all cards a view shows, by id without the number of the copy."""
    cards: set[int] = {card for hand in view.hands if hand is not None for colour in hand for card in colour}
    for known in (*view.known, *view.used, *view.spent, view.discard, view.removed, view.aside, view.staged):
        cards |= {card for card in known if card >= 0}
    return {view.tables.card_id[card].partition("#")[0] for card in cards}


def open_secrets(session: Session, models: Models, looking: int | None) -> list[str]:
    """Faults: cash and bets that stand in the models while another seat looks."""
    found = [
        f"the cash of seat {row.seat} is in the accounts while seat {looking} looks"
        for row in models.accounts.rows
        if row.seat != looking and row.cash is not None
    ]
    own = () if looking is None else cast(SwallowsView, session.view(looking)).bets
    if models.bets.rows and len(models.bets.rows) != len(own):
        found.append(f"a slip of {len(models.bets.rows)} bets stands there while seat {looking} looks")
    return found
