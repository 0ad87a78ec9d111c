"""The pay-out is a race: fees, then bets, turned over one by one from the smallest, and accounts that grow with them
(S9.1); then all the rest.

When everything is paid, nothing is secret any more: money and chances over time, the dice, all hands and the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.events import EVENTS, BetPaid, FeePaid
from swallows_gui.games.swallows.table.after.all_hands import AllHands
from swallows_gui.games.swallows.table.after.book import EndBook, Winner, champions_poster, fullest_purse_poster
from swallows_gui.games.swallows.table.after.race_stage import SECONDS, PurseBar, Purses, RaceStage, slip_of
from swallows_gui.games.swallows.table.cards.flags import FlagTable
from swallows_gui.games.swallows.table.controller import SwallowsController, SwallowsScreen
from swallows_gui.games.swallows.table.match.match_times import has_posters
from swallows_gui.games.swallows.table.presentation import payout_moods
from swallows_gui.games.swallows.table.screens.great_poster import GreatPoster
from swallows_gui.games.swallows.table.screens.moments_panel import MomentsPanel
from swallows_gui.games.swallows.table.screens.past_cup_panel import PastCupPanel
from swallows_gui.games.swallows.words.accounts import reach
from swallows_gui.games.swallows.words.confessions import Confession, confessions
from swallows_gui.games.swallows.words.evening import confessed, payout_order, unmasked
from swallows_gui.games.swallows.words.highlights import highlights
from swallows_gui.games.swallows.words.match_report import result_of
from swallows_gui.games.swallows.words.newspaper import is_printed
from swallows_gui.games.swallows.words.ranking import Final, RankingModel, finals
from swallows_gui.games.swallows.words.sentences import sentence
from swallows_gui.models.chapters import Event
from swallows_gui.models.plain_models import StoryModel
from swallows_gui.records.record import RecordError
from swallows_gui.services.glossary import translate
from swallows_gui.services.qobjects import SingleShotTimer
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.session.replay import Playback
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.clock import MOTION_SPEED, clock
from swallows_gui.ui.kit.idle_queue import Work, idle_queue
from swallows_gui.ui.kit.inputs import Tabs
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import FlowLayout, Panel, ScrollPage, add_layout, fill, set_gaps
from swallows_gui.ui.kit.seat_colours import SEAT_COLOURS
from swallows_gui.ui.kit.story_view import StoryView
from swallows_gui.ui.kit.take_over import TakeOver
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.advice.review_buttons import ReviewButtons
from swallows_gui.ui.play.screen import HEADLESS, LOW, Head

DETAILS = (2, 4)
"""Columns of the ranking that a narrow window leaves out: start and bribes."""
HEARD_AT_ONCE = 16
"""Teams of a tournament whose confessions are heard without being asked for."""
RACE = 30.0
"""Seconds at pace normal that a race takes at most: with more to pay each is paid faster."""


class PayoutScreen(SwallowsScreen):
    """Reveals a line at a time on the animation clock; any click or key, or the button, shows the rest at once."""

    finished = Signal()
    sheet_wanted = Signal()
    replay_wanted = Signal(int)
    """The replay, as it stood at a position: 0 is the beginning."""
    share_wanted = Signal(object)
    """The button below which the menu opens."""
    newspaper_wanted = Signal()
    card_wanted = Signal(str)

    def __init__(
        self,
        controller: SwallowsController,
        parent: QWidget | None = None,
        *,
        to_start: bool = True,
        posters: bool = True,
    ) -> None:
        """`to_start`: whether one leaves it for the start screen, and not for where the game was begun; `posters`:
        whether winners stand over it, which they do not where a lesson does."""
        super().__init__(controller, parent)
        self._to_start, self._posters = to_start, posters
        names = controller.models.names
        self.header = Head("gold", "coins")
        self.winner = ""
        """Who has won, in words, as soon as everything is paid."""
        self.story = StoryModel(controller.models.narrator, self)
        self.story_view = StoryView()
        self.story_view.setLayoutMode(StoryView.LayoutMode.SinglePass)  # in batches the last line is not found
        self.story_view.setModel(self.story)
        self.story_view.setStyleSheet("QListView { background: transparent; border: 0; }")
        self.story_panel = Panel("")
        self.story_panel.body.addWidget(self.story_view)
        self.review_buttons = ReviewButtons(controller)
        self.review_buttons.hide()
        self.story_panel.body.addWidget(self.review_buttons)
        self.purses = Purses()
        self.ranking = RankingModel(names, self)
        self.table = FlagTable(1, whole=True, details=DETAILS)
        self.table.setModel(self.ranking)
        self.ranking_panel = Panel("")
        fill(self.ranking_panel.body, self.purses, self.table)
        self.who_was_who, self.characters = PlainLabel(), PlainLabel()
        """Which character each AI seat was: nobody may know before the end."""
        for label, role in ((self.who_was_who, "strong"), (self.characters, "body")):
            set_role(label, role)
            label.setWordWrap(True)
            label.hide()
            self.ranking_panel.body.addWidget(label)
        self.ranking_panel.body.addStretch(1)
        self.moments = MomentsPanel()
        """The moments of the tournament, each a door into the replay."""
        self.moments.chosen.connect(self.replay_wanted)
        self.confessions = MomentsPanel()
        """What was done for money, and why, now that all slips are open; a door each, too."""
        self.confessions.chosen.connect(self.replay_wanted)
        self._confessions: list[Confession] = []
        self.confess_button = PosterButton("", kind="quiet")
        """Of a large tournament they are heard on request: what a goal was worth takes long to work out where many
        teams may still go on, up to half a second a match of forty-eight."""
        self.confess_button.hide()
        self.confess_button.clicked.connect(self._ask_for_confessions)
        self.past = PastCupPanel()
        """How the past cup ended, in whose field the game was played; told with the rest, when everything is paid."""
        self._result: QWidget | None = None
        self.seed = PlainLabel()
        self.seed_button = PosterButton("", kind="quiet")
        self.tabs = Tabs()
        self.all_button = PosterButton("")
        self.sheet_button = PosterButton("", kind="quiet")
        self.replay_button = PosterButton("", kind="quiet")
        self.share_button = PosterButton("", kind="quiet")
        self.newspaper_button = PosterButton("", kind="quiet")
        """The last page, which may tell of slips and hands."""
        self.newspaper_button.hide()
        self.finish_button = PosterButton("", kind="primary")
        self.book: EndBook | None = None
        self._opening: Work | None = None
        self._hearing: Work | None = None
        self._heard = False
        self._events: list[Event] = []
        self._running = False
        self._under_way = False
        """Whether the last line told is still on its way to the accounts."""
        self.race = RaceStage(self)
        self.honours = GreatPoster(self)
        self._begin_soon = SingleShotTimer(self, self._begin)
        self._honour_soon = SingleShotTimer(self, self._honour)
        self._open_soon = SingleShotTimer(self, self.open_book)
        self._first: SingleShotTimer | None = None
        """What comes first when the page is to be seen."""
        self._lay_out()
        self.all_button.clicked.connect(self.show_all)
        self.sheet_button.clicked.connect(self.sheet_wanted)
        self.newspaper_button.clicked.connect(self.newspaper_wanted)
        self.replay_button.clicked.connect(self._watch_all)
        self.share_button.clicked.connect(lambda: self.share_wanted.emit(self.share_button))
        self.finish_button.clicked.connect(self.finished)
        self.seed_button.clicked.connect(self._copy_seed)
        self.tabs.currentChanged.connect(self._turned_to)
        self.adapt()

    def _lay_out(self) -> None:
        """From the outside in: whatever gets another parent looks up its style again, with all that is in it."""
        outer = fill(QVBoxLayout(self), (self.tabs, 1), margins=0, spacing=0)
        self.page = ScrollPage()
        self.first = QWidget()
        """The page of the pay-out itself, below its poster: so the tabs stand where they are, whichever is chosen."""
        fill(QVBoxLayout(self.first), self.header, (self.page, 1), margins=0, spacing=0)
        self.tabs.addTab(self.first, "")
        self.tabs.setUsesScrollButtons(True)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().hide()
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        add_layout(self.page.body, self._columns, 1)
        fill(self._columns, (self.story_panel, 2), (self.ranking_panel, 3))
        fill(
            self.page.body,
            self.moments,
            self.confessions,
            (self.confess_button, 0, Qt.AlignmentFlag.AlignLeft),
            self.past,
        )
        self._seed_room = QWidget()
        self._seed_room.hide()
        self.page.body.addWidget(self._seed_room)
        self._seed_row = fill(QHBoxLayout(self._seed_room), self.seed, self.seed_button, 1, margins=0)
        foot = QWidget()
        outer.addWidget(foot)
        self._foot = FlowLayout(foot)
        for button in (
            self.finish_button,
            self.all_button,
            self.newspaper_button,
            self.replay_button,
            self.share_button,
            self.sheet_button,
        ):
            self._foot.addWidget(button)

    def add_result(self, result: QWidget) -> None:
        """Have something above the columns that is shown when everything is paid: what came of a scenario."""
        self._result = result
        result.hide()
        self.page.body.insertWidget(0, result)
        self._count()

    # Revealing

    def show_view(self) -> None:
        """Begin to reveal, if that has not begun."""
        view = self.controller.view
        if not self.controller.session.over or self._events:
            self._count()
            return
        self._events = payout_order(view.history)
        now = settings().now
        self._running = not now.reduced_motion and MOTION_SPEED[now.pace] > 0
        self._count()
        self.purses.show_purses(self._purses(), self.tr("Cash"))
        if self._running:
            self.controller.models.withhold_payout(view)
            self._first = self._begin_soon
        else:
            self.show_all()
            self._first = self._honour_soon
        if self.isVisible():
            self._start()

    def _start(self) -> None:
        """Start with the first poster, once."""
        first, self._first = self._first, None
        if first is not None:
            first.start()

    def _begin(self) -> None:
        if self._running:
            self.honours.show_poster(self._champions(), self._race)

    def _champions(self) -> TakeOver | None:
        """The champion's poster; None for a friendly, or if no poster is wanted."""
        view, names = self.controller.view, self.controller.models.names
        if not (self._posters and view.form.economy.bets):
            return None
        ladder = len(view.form.schedule.ladder)
        champion = next((team for team, sure in enumerate(reach(view).sure) if sure == ladder), -1)
        if champion < 0:
            return None
        seat = view.trainer[champion]
        colour = self.controller.session.seats[seat].colour or SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        final, beaten = result_of(view.history), ""
        if final is not None and final.champion == names.code(champion):
            loser = final.away if final.winner == final.home else final.home
            score = final.score if final.winner == final.home else final.score[::-1]
            beaten = self.tr("{score} against {team:the}").format(
                score=f"{score[0]} : {score[1]}", team=names.team(loser)
            )
        return champions_poster(
            names.code(champion), Winner(names.seat(seat), colour), names, self.size(), self.devicePixelRatioF(),
            beaten=beaten,
        )  # fmt: skip

    def _winners(self) -> TakeOver | None:
        """The richest seats."""
        result = self.controller.view.result
        if result is None or not self._posters:
            return None
        purses = {purse.name: purse for purse in self._purses()}
        names = [self.controller.models.names.seat(seat) for seat in result["winners"]]
        winners = [Winner(name, purses[name].colour, purses[name].cash) for name in names]
        return fullest_purse_poster(winners, self.size(), self.devicePixelRatioF())

    def _honour(self) -> None:
        """Show the poster of the richest seat; without animations the champion's before it."""
        if not self.isVisible():
            return
        if settings().now.reduced_motion:
            self.honours.show_poster(self._champions(), partial(self.honours.show_poster, self._winners()))
        else:
            self.honours.show_poster(self._winners())

    def _race(self) -> None:
        app = QGuiApplication.instance()
        if self._running and app is not None:
            app.installEventFilter(self)
            self._reveal()

    def _reveal(self) -> None:
        """Turn over the next fee or bet; accounts and ranking change when it has arrived, then the next follows."""
        if not self._running:
            return
        if self._under_way:
            self._under_way = False
            self._count()
        at = len(self.story.rows)
        if at >= len(self._events):
            self._end()
            return
        event = self._events[at]
        self._under_way = True
        self.story.reveal(event)
        self.story_view.scrollToBottom()
        announce(self.story_view, sentence(event, self.controller.models.names))
        told = EVENTS.read(event)
        seat, amount = (told.seat, told.amount) if isinstance(told, FeePaid | BetPaid) else (-1, 0)
        seconds = min(SECONDS, RACE / len(self._events)) * (1 if amount else 0.5)
        if has_posters():
            self.race.show_payment(self._purses(), seat, amount, slip_of(event, self.controller.models.names), seconds)
        self.purses.pay(self._purses(), seat, amount, self.tr("Cash"), self._reveal, seconds)

    def show_all(self) -> None:
        """Reveal everything that is left at once."""
        self.story.tell(self._events)
        self._end()

    def _end(self) -> None:
        seen = self._running and self.isVisible()
        self._running = self._under_way = False
        self.race.clear()
        app = QGuiApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self._count()
        self.purses.show_purses(self._purses(), self.tr("Cash"))
        self.story_view.scrollToBottom()
        self.controller.models.show_payout(self.controller.view)
        if self._done:
            announce(self, self.winner)
            self._open_soon.start()
            self.review_buttons.show_seats()
            if seen:
                self._honour_soon.start()  # once the key that has completed the race is done with

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Any click or key completes the show."""
        pressed = event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress)
        if pressed and self._running and isinstance(watched, QWidget) and watched.window() is self.window():
            self.show_all()
            clock().finish_all()
        return False

    def showEvent(self, event: QShowEvent) -> None:
        """Posters and race begin when they are to be seen: what lay here before ends all that moves as it goes."""
        super().showEvent(event)
        self._start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop the race when another screen covers the page."""
        super().hideEvent(event)
        self.honours.drop()
        if self._running:
            self.show_all()
            clock().finish_all()

    @property
    def _done(self) -> bool:
        return bool(self._events) and self._arrived == len(self._events)

    @property
    def _arrived(self) -> int:
        """How many lines the accounts have followed."""
        return len(self.story.rows) - self._under_way

    def _finals(self) -> list[Final]:
        return finals(self.controller.view, self._events[: self._arrived])

    def _purses(self) -> list[PurseBar]:
        names = self.controller.models.names
        seats = self.controller.session.seats
        by_seat = {row.seat: row.cash for row in self._finals()}
        order = (
            sorted(by_seat, key=lambda seat: -by_seat[seat]) if self._done and not self._running else range(len(seats))
        )
        moods = payout_moods(self._events[: self._arrived])
        colours = [each.colour or SEAT_COLOURS[seat % len(SEAT_COLOURS)] for seat, each in enumerate(seats)]
        return [PurseBar(names.seat(seat), by_seat[seat], colours[seat], moods.get(seat, "calm")) for seat in order]

    def _count(self) -> None:
        view = self.controller.view
        if self._events:
            self.ranking.set_rows(self._finals())
            if not self._running:
                self.purses.show_purses(self._purses(), self.tr("Cash"))
        looked_at = self.window().focusWidget() is self.all_button
        self.all_button.setVisible(not self._done)
        if looked_at and self._done:
            self.finish_button.setFocus()
        if self._done and view.result is not None:
            names = self.controller.models.names
            winners = list(view.result["winners"])
            if len(winners) == 1:
                self.winner = self.tr("{seat} wins!").format(seat=names.seat(winners[0]))
            else:
                self.winner = self.tr("{seats} share the win!").format(seats=names.seats_listed(winners))
            self._unmask()
        self._name_header()

    def _unmask(self) -> None:
        """Show every AI seat's level and character after the last payment."""
        session = self.controller.session
        lines = unmasked(self.controller.models.names, session.seats, session.characters)
        self.who_was_who.setText(self.tr("Who was who"))
        self.characters.setText("\n".join(lines))
        for label in (self.who_was_who, self.characters):
            label.setVisible(bool(lines))
        self.past.show_end(self.controller.view, self.controller.models.names)
        if self._result is not None:
            self._result.show()

    def _name_header(self) -> None:
        """Name the winner in the header as soon as there is one."""
        if not self.controller.view.form.economy.bets:
            line = self.tr("A friendly pays prize money and no bets; the most cash wins")
        else:
            line = self.tr("Prize money, then every bet; the most cash wins")
        self.header.set_words(self.winner or self.tr("Pay-out"), line)

    # Everything else

    def open_book(self) -> None:
        """Add the pages with plots, dice and hands, and show the seed. Nothing happens before the end, or twice."""
        if self._opening is None and self._done:
            self._opening = idle_queue().take(self, self._opened())

    def _opened(self) -> Iterator[float]:
        """Open the record in pieces, because opening at once would block the window."""
        try:
            record = yield from self.controller.session.recording()
            playback = yield from Playback.preparing(record)
        except RecordError:
            return  # of other rules: what was paid is all that can be told
        from swallows_gui.games.swallows.table.after.pages import ChancesPage, DicePage, MoneyPage

        models = self.controller.models
        book = EndBook(playback, models.names)
        kinds: list[tuple[str, Callable[[], QWidget]]] = [("money", lambda: MoneyPage(book))]
        if book.a_tournament:
            kinds.append(("chances", lambda: ChancesPage(book)))
        kinds += [("dice", lambda: DicePage(book)), ("hands", lambda: AllHands(models))]
        for number, (name, make) in enumerate(kinds):
            yield number / len(kinds)
            page = make()
            page.setObjectName(name)
            self.tabs.addTab(page, "")
            if isinstance(page, AllHands):
                self.hands = page
                page.card_wanted.connect(self.card_wanted)
        yield 1.0
        self.book = book
        self._name_moments()
        view = self.controller.view
        self.newspaper_button.setVisible(is_printed(view, view.history))
        self.tabs.tabBar().show()
        self._seed_room.show()
        self._name_tabs()
        if len(book.end.field) <= HEARD_AT_ONCE:
            yield from self._hear(book)
        else:
            self.confess_button.show()

    def _hear(self, book: EndBook) -> Iterator[float]:
        """The confessions, in pieces."""
        for found in confessions(book.playback, book.end):
            yield 1.0
            self._confessions = found
        self._heard = True
        self._name_confessions()
        if self.confess_button.hasFocus() and self.confessions.doors:
            self.confessions.doors[0].setFocus()
        self.confess_button.setVisible(self._hearing is not None and not self.confessions.doors)

    def _ask_for_confessions(self) -> None:
        if self.book is not None and self._hearing is None:
            self._hearing = idle_queue().take(self, self._hear(self.book))
            self._name_confessions()

    def _watch_all(self) -> None:
        self.replay_wanted.emit(0)

    def _name_moments(self) -> None:
        """Say them in the language in use; there are none before the record has been read, and none of a friendly."""
        if self.book is not None and self.book.a_tournament:
            found = highlights(self.book.told, self.controller.models.names)
            self.moments.say(self.tr("Moments of the tournament"), found)

    def _name_confessions(self) -> None:
        """Say them in the language in use; there are none where nothing was bent."""
        found = confessed(self._confessions, self.controller.models.names)
        self.confessions.say(self.tr("Confessions"), found)
        if self._heard:
            words = self.tr("Nobody has anything to confess")
        elif self._hearing is not None:
            words = self.tr("The slips are being read …")
        else:
            words = self.tr("Hear the confessions")
        self.confess_button.setText(words)

    def _turned_to(self, tab: int) -> None:
        """Lay the hands open when their tab is chosen."""
        if self.book is not None and self.tabs.widget(tab) is self.hands:
            self.hands.show_view(self.book.end)

    def _copy_seed(self) -> None:
        if self.book is not None:
            QGuiApplication.clipboard().setText(str(self.book.playback.seed))
            announce(self, self.tr("The seed has been copied."))

    def _name_tabs(self) -> None:
        texts = {
            "": self.tr("Pay-out"),
            "money": self.tr("Money over time"),
            "chances": self.tr("Chances over time"),
            "dice": self.tr("Dice"),
            "hands": self.tr("All hands"),
        }
        for name, text in texts.items():
            page = self.first if not name else self.tabs.findChild(QWidget, name)
            if page is not None:
                self.tabs.setTabText(self.tabs.indexOf(page), text)
        if self.book is not None:
            self.seed.setText(self.tr("Seed of this game: {seed}").format(seed=self.book.playback.seed))

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        if not self.tabs.tabBar().isVisible():
            return []
        return [
            ("Ctrl+Tab", translate("Keys", "To the next page")),
            ("Ctrl+Shift+Tab", translate("Keys", "To the page before")),
        ]

    def heading(self) -> str:
        return self.tr("Pay-out")

    def retranslate(self) -> None:
        self.story_panel.set_title(self.tr("Prize money and bets"))
        self.story_view.setAccessibleName(self.tr("Prize money and bets"))
        self.ranking_panel.set_title(self.tr("Ranking"))
        self.table.setAccessibleName(self.tr("Ranking"))
        self.all_button.setText(self.tr("Show all"))
        self.sheet_button.setText(self.tr("Tournament sheet"))
        self.newspaper_button.setText(self.tr("Newspaper"))
        self.replay_button.setText(self.tr("Replay"))
        self.share_button.setText(self.tr("Share"))
        self.finish_button.setText(self.tr("Back to the start") if self._to_start else self.tr("Back"))
        self._name_moments()
        self._name_confessions()
        self.seed_button.setText(self.tr("Copy the seed"))
        self._name_tabs()
        self._count()

    def restyle(self) -> None:
        px = theme().px
        self.story_view.setMinimumHeight(px(160))
        self._columns.setSpacing(px(16))
        self._seed_row.setSpacing(px(12))

    def reflow(self, width: float, height: float) -> None:
        self.header.fit(height)
        headless = height < HEADLESS
        self.header.setVisible(not headless)
        set_gaps(self._foot, (24, 2, 24, 2) if headless else (24, 8, 24, 12), 8)
        narrow = width < 820
        low = height < LOW
        self.purses.set_low(low, lowest=headless)
        self.ranking_panel.set_title("" if low else self.tr("Ranking"))
        edge = theme().px(12 if low else 24)
        self.page.body.setContentsMargins(edge, theme().px(4 if low else 18), edge, theme().px(8 if low else 24))
        self._columns.setDirection(QBoxLayout.Direction.BottomToTop if narrow else QBoxLayout.Direction.LeftToRight)

    def enter(self) -> None:
        (self.all_button if self.all_button.isVisibleTo(self) else self.finish_button).setFocus()
