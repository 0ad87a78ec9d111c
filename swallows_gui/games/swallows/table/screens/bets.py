"""The betting slip of one seat: a form over all teams, handed in as one row of small actions (S2)."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.actions import BET, BET_KINDS, HAND_IN
from swallows_gui.games.swallows.rules.payout import less_for_each
from swallows_gui.games.swallows.rules.talking import KIND_BITS
from swallows_gui.games.swallows.table.controller import SwallowsController, SwallowsScreen
from swallows_gui.games.swallows.table.match.choice_row import show_key
from swallows_gui.games.swallows.table.match.match_times import has_posters
from swallows_gui.games.swallows.table.match.prompt import KEYS
from swallows_gui.games.swallows.table.match.stamp import Stamp, handed_in
from swallows_gui.games.swallows.table.screens.own_hands import OwnHands
from swallows_gui.games.swallows.table.screens.slip_table import SlipTable, WhoMeetsWhom
from swallows_gui.games.swallows.words.answers import Bookmaker
from swallows_gui.games.swallows.words.slip import FIRST_KIND, GROUP, SAID, TRAINER, SlipModel
from swallows_gui.models import vocabulary
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.lazy_restyler import polish
from swallows_gui.services.settings import settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.art.face import Person
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.clock import MOTION_SPEED
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import Panel, fill, set_gaps
from swallows_gui.ui.kit.selection import chosen, when_chosen
from swallows_gui.ui.kit.words import PlainLabel, set_tip
from swallows_gui.ui.play.screen import HEADLESS, Head

_NARROW = 620
"""Width, design pixels, below which the slip lies close to the edges, without groups and trainers."""
_BESIDE = 900
"""Width, design pixels, from which what the slip costs stands beside it."""
_COUPON = 900
"""Design pixels: no slip is wider, unless the bookmaker's columns are on it."""
_SHARE = 1000
"""Of the width: the coupon takes all that it may before anything is left beside it."""
_HAND_IN = KEYS["done"]
"""The key that hands the slip in."""
_ODDS = "Q"
"""The key that asks the bookmaker, or sends him away."""
_ANY_WIDTH = 16777215
_HANDS_BELOW = 520
"""Design pixels of height from which the hands lie below the slip; in a lower window a button shows them in place of
it."""


class Perforation(QWidget):
    """The line of holes along which a coupon is torn off."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self) as painter:
            painter.fillRect(self.rect(), t.colour("raised"))
            set_ink(painter, fill=t.colour("paper"))
            step, radius = t.px(14), t.px(4)
            for at in range(step // 2, self.height(), step):
                painter.drawEllipse(QPointF(self.width() / 2, at), radius, radius)


class BetsScreen(SwallowsScreen):
    """The betting slip with what it costs beside it or below, and the cards of the seat's own teams. A click in a cell
    places or removes a bet; the line below says what is still missing."""

    def __init__(self, controller: SwallowsController, parent: QWidget | None = None) -> None:
        super().__init__(controller, parent)
        self.header = Head("gold", "slip")
        self.meetings = WhoMeetsWhom(controller.models.names)
        self.table = SlipTable(controller)
        self.total = PlainLabel(role="strong", wrap=True)
        self.purse = Panel("")
        """The same in large figures, beside the table where there is room."""
        self.figures = [(PlainLabel(), PlainLabel()) for _ in range(3)]
        for caption, figure in self.figures:
            set_role(caption, "strong")
            set_role(figure, "display")
            figure.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)  # cut by nothing
            caption.setWordWrap(True)
            fill(self.purse.body, caption, figure)
        self.purse.body.addStretch(1)
        self.problem = PlainLabel(wrap=True)
        self.bet_button = PosterButton("")
        """Does to the chosen cell what Space does: screen readers can choose a cell, but not tick it."""
        self.hand_in_button = PosterButton("", kind="primary")
        self.hint_button = PosterButton("", kind="quiet")
        self.odds_button = PosterButton("", kind="quiet")
        """Asks the bookmaker; there where the game has one."""
        self.hands = OwnHands(controller.models)
        self.hands_button = PosterButton("", kind="quiet")
        self._low = False
        """Whether the window is so low that every line counts."""
        self._hands_instead = False
        """Where the window is low: whether the hands are seen and not the slip."""
        self.slip: SlipModel | None = None
        self._seat: int | None = None
        self._quotes: Bookmaker | None = None
        """Kept while the draw stands, whoever asks him."""
        self._asked_odds = False
        """Whether the seat that fills in the slip sees what the bookmaker says."""
        self._drawn: tuple[object, ...] = ()
        texts = fill(QVBoxLayout(), self.total, self.problem)
        buttons = fill(
            QHBoxLayout(),
            1,
            (self.hands_button, 0, Qt.AlignmentFlag.AlignBottom),
            (self.odds_button, 0, Qt.AlignmentFlag.AlignBottom),
            (self.bet_button, 0, Qt.AlignmentFlag.AlignBottom),
            (self.hint_button, 0, Qt.AlignmentFlag.AlignBottom),
            (self.hand_in_button, 0, Qt.AlignmentFlag.AlignBottom),
        )
        foot = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), (texts, 1), buttons)
        self._foot, self._buttons = foot, buttons
        middle = QHBoxLayout()
        self.tear = Perforation()
        fill(middle, 0, (self.table, _SHARE), self.tear, self.purse, 0)
        self._middle = middle
        fill(QVBoxLayout(self), self.header, self.meetings, (middle, 1), self.hands, foot, margins=0, spacing=0)
        self.hands.rise_over(self, list)
        self.hands_button.clicked.connect(self._turn_hands)
        self.odds_button.clicked.connect(self._turn_odds)
        self.bet_button.clicked.connect(self._turn_bet)
        self.hand_in_button.clicked.connect(self._hand_in)
        self.stamp = Stamp(self.table)
        self.hint_button.clicked.connect(controller.ask_hint)
        self.adapt()

    def show_view(self) -> None:
        """Show a new slip for the seat that is asked, or nothing."""
        actor = self.controller.info.actor
        asked = actor is not None and self.controller.view.seat == actor and self.controller.view.step == "bets"
        if actor is None or not asked:
            self._drop()
        elif self._seat != actor or self.slip is None:
            self._drop()
            self._seat = actor
            self.slip = SlipModel(self.controller.view, self.controller.models.names, self)
            self.slip.chosen_changed.connect(self._count)
            self.slip.chosen_changed.connect(self._tell)
            self.table.setModel(self.slip)
            self.meetings.show_draw(self.controller.view, self.slip, self.controller.info.seats[actor].colour)
            self.table.setCurrentIndex(self.slip.index(0, FIRST_KIND))
            when_chosen(self.table, self._name_bet)
            when_chosen(self.table, self._follow_line)
            self._reflow()
        self.hands.show_view(self.controller.view if asked else None)
        self._follow_line()
        self.retranslate()
        self._reflow()

    def _follow_line(self) -> None:
        """The hand of the team whose line is chosen, where it is one of the seat's own."""
        cell = chosen(self.table)
        if self.slip is not None and cell.isValid():
            self.hands.look_at(self.slip.lines[cell.row()].team)
            self.meetings.look_at(self.slip.lines[cell.row()].team)

    def _turn_hands(self) -> None:
        """Switch between slip and hands in a low window."""
        self._hands_instead = not self._hands_instead
        self.retranslate()
        self._reflow()
        if self._hands_instead:
            self.hands.focus()
        else:
            self.table.setFocus()

    def _turn_odds(self) -> None:
        """Ask the bookmaker, or send him away."""
        if self.slip is None:
            return
        self._asked_odds = not self._asked_odds
        self.slip.ask(self._bookmaker() if self._asked_odds else None)
        self.retranslate()
        self._reflow()
        self.table.setFocus()
        if self._asked_odds:
            announce(self.table, self.tr("The bookmaker's odds stand beside the bets"))

    def _bookmaker(self) -> Bookmaker:
        """He knows the same for every seat, so one serves them all; a draw taken back needs another."""
        view = self.controller.view
        drawn = (view.field, view.trainer, view.groups, view.counts)
        if self._quotes is None or self._drawn != drawn:
            self._drawn = drawn
            self._quotes = Bookmaker(view, self)
            self._quotes.changed.connect(self._reflow)
        return self._quotes

    def _drop(self) -> None:
        self._seat = None
        self._hands_instead = self._asked_odds = False
        self.table.setModel(None)
        if self.slip is not None:
            self.slip.deleteLater()
            self.slip = None

    def inform(self) -> None:
        self.hint_button.setVisible(self.controller.info.may_hint)
        if self.controller.info.actor != self._seat:
            self.show_view()

    def _count(self) -> None:
        self._name_bet()
        slip = self.slip
        if slip is None:
            self.total.clear()
            self.problem.clear()
            for _caption, figure in self.figures:
                figure.clear()
            self.hand_in_button.setEnabled(False)
            return
        money = language().money
        text = self.tr("Stakes {total}, cash left {left}; if every bet is won, they pay {possible}.")
        if self._low:
            text = self.tr("Stakes {total}, {left} left, {possible} to be won.")
        self.total.setText(text.format(total=money(slip.total), left=money(slip.left), possible=money(slip.possible)))
        for (_caption, figure), amount in zip(self.figures, (slip.total, slip.left, slip.possible), strict=True):
            figure.setText(money(amount))
        self.problem.setText(slip.problem or self.tr("The slip can be handed in."))
        self.problem.setProperty("tone", "bad" if slip.problem else "good")
        polish(self.problem)
        self.hand_in_button.setEnabled(not slip.problem)

    def _turn_bet(self) -> None:
        """Place the bet of the chosen cell, or take it back."""
        if self.slip is not None:
            self.slip.turn(chosen(self.table))

    def _name_bet(self) -> None:
        cell = chosen(self.table)
        bet = self.slip.bet_at(cell) if self.slip is not None else ""
        placed = bool(bet) and Qt.CheckState(cell.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked
        text = self.tr("Remove this bet") if placed else self.tr("Place this bet")
        self.bet_button.setText(text)
        self.bet_button.setAccessibleName(labelled(text, bet) if bet else text)
        set_tip(self.bet_button, bet)
        self.bet_button.setEnabled(bool(bet))

    def _tell(self) -> None:
        """Announce the slip's cost and problem to screen readers."""
        announce(self.table, f"{self.total.text()} {self.problem.text()}")

    def key_help(self) -> list[tuple[str, str]]:
        """Its keys with their meaning, for the sheet of keys."""
        deed = translate("Keys", "Place the bet, or remove it")
        odds = [(_ODDS, self.tr("Ask for the odds, or put them away"))] if self._has_bookmaker else []
        return [("Space", deed), ("Return", deed), *odds, (_HAND_IN, self.tr("Hand in"))]

    @property
    def _has_bookmaker(self) -> bool:
        return bool(self.controller.session.options.get("bookmaker"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter picks and plays elsewhere; here the table leaves it over."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.window().focusWidget() is self.table:
            self._turn_bet()
        else:
            super().keyPressEvent(event)

    def _hand_in(self) -> None:
        if self.slip is None or self.slip.problem:
            return
        if self.stamp.word is not None:
            self.stamp.finish()  # whoever presses once more has seen it
            return
        now, own = settings().now, self.controller.info.own
        bets = [BET | team << KIND_BITS | BET_KINDS.index(kind) for team, kind in self.slip.bets()]
        deliver = partial(self._deliver, [own(deed) for deed in (*bets, HAND_IN)])
        if has_posters() and not now.reduced_motion and MOTION_SPEED[now.pace] > 0:
            self.slip.stamped = True
            self.stamp.show_word(handed_in(), moves=True, speed=None, then=deliver)
        else:
            deliver()

    def hideEvent(self, event: QHideEvent) -> None:
        """Cancel handing in if the player leaves the slip while it is being stamped."""
        super().hideEvent(event)
        self.stamp.clear()
        if self.slip is not None:
            self.slip.stamped = False

    def _deliver(self, row: list[int]) -> None:
        if self.slip is not None:
            self.slip.stamped = False
        self.controller.do(row)

    def heading(self) -> str:
        return self.tr("Betting slip")

    def retranslate(self) -> None:
        if self._seat is None:
            self.header.show_person(None)
            self.header.set_words(self.tr("Betting slips"), "")
        else:
            self.header.set_words(
                self.tr("Betting slip of {seat}").format(seat=self.controller.models.names.seat(self._seat)),
                self._line(),
            )
            seat = self.controller.info.seats[self._seat]
            self.header.show_person(Person(seat.name, seat.colour))  # calm: no face gives a bet away
        self.table.setAccessibleName(self.tr("Betting slip"))
        self.hand_in_button.setText(self.tr("Hand in"))
        self.hand_in_button.setShortcut(_HAND_IN)
        show_key(self.hint_button, self.tr("Hint"), KEYS["hint"])
        self.odds_button.setText(self.tr("Odds"))
        self.odds_button.setAccessibleName(self.tr("Hide the odds") if self._asked_odds else self.tr("Show the odds"))
        self.odds_button.setShortcut(_ODDS)  # a new text takes it away
        self.odds_button.setVisible(self._has_bookmaker)
        self.hands_button.setText(self.tr("Back to the slip") if self._hands_instead else self.tr("Your cards"))
        words = self.tr("Stakes"), self.tr("Cash left"), self.tr("If every bet is won, they pay")
        for (caption, _figure), text in zip(self.figures, words, strict=True):
            caption.setText(text)
        self._count()

    def _line(self) -> str:
        """What every slip is about; where odds are shared, what that takes off (S2.7)."""
        text = self.tr(
            "Secret until the pay-out. A bet pays if the team gets at least that far, so each team takes one: "
            "a second moves the first."
        )
        view = self.controller.view
        if not view.options.shared_odds:
            return text
        names = self.controller.models.names
        less = vocabulary.listed(
            [
                f"{names.bet_letters(kind)} {language().money(less_for_each(BET_KINDS.index(kind), pay.amount))}"
                for kind, pay in view.form.economy.bets.items()
            ]
        )
        more = self.tr("Less for each other player who holds the same bet: {less}.").format(less=less)
        return f"{text} {more}"

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._foot, (24, 4, 24, 12), 16)
        self._middle.setSpacing(0)
        self.tear.setFixedWidth(px(16))
        self.purse.setFixedWidth(px(220))
        self.purse.body.setSpacing(px(2))  # captions of two lines and their figures are read whole in a low window

    def reflow(self, width: float, height: float) -> None:
        self.header.fit(height, taken=120)  # a slip is read whole
        self.header.setVisible(height >= HEADLESS)
        edge = theme().px(24 if width >= _NARROW else 8)
        self._middle.setContentsMargins(edge, theme().px(8), edge, theme().px(4))
        low = height < _HANDS_BELOW
        if low != self._low:
            self._low = low
            self._count()
        instead = low and self._hands_instead and self.hands.any
        self.hands_button.setVisible(low and self.hands.any)
        self.hands.setVisible(self.hands.any and (instead or not low))
        self.table.setVisible(not instead)
        self.meetings.setVisible(self.slip is not None and self.meetings.any and not low)
        beside = width >= _BESIDE and not self._asked_odds and not instead
        self.purse.setVisible(beside)
        self.tear.setVisible(beside)
        self.table.setMaximumWidth(_ANY_WIDTH if self._asked_odds else theme().px(_COUPON))
        whole = width - 48 > _COUPON + (236 if beside else 0)
        for side in (0, self._middle.count() - 1):  # in a wide window it lies in the middle
            self._middle.setStretch(side, int(whole and not self._asked_odds))
        self.total.setVisible(not beside)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._foot.setDirection(across if width >= _BESIDE else down)
        self._foot.setSpacing(theme().px(16 if width >= _BESIDE else 4))
        self._buttons.setSpacing(theme().px(16 if width >= _NARROW else 6))
        if self.slip is not None:
            self.slip.set_brief(width < 900, letters=width < _NARROW)
            for column in range(self.slip.first_quote, self.slip.columnCount()):
                self.table.setColumnHidden(column, width < 900)
            self.table.setColumnHidden(SAID, not self.slip.any_said)
            for column in (GROUP, TRAINER):
                self.table.setColumnHidden(column, width < (900 if self._asked_odds else _NARROW))

    def enter(self) -> None:
        self.table.setFocus()
