"""The prompt: who must do what and why, what the chosen card needs, and the buttons that decide (S3 to S5)."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.match.asked import asked, hold_words, resting
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.table.match.bribes import OFFER_KEY, PAY_KEY, pay_words, price_due
from swallows_gui.games.swallows.table.match.choice_row import with_key
from swallows_gui.games.swallows.table.match.envelope import money_open
from swallows_gui.games.swallows.table.match.offered_choices import ASK_KEY
from swallows_gui.games.swallows.table.presentation import MANNERS
from swallows_gui.games.swallows.words.answers import answer_words, settle_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import for_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import SaidSoon
from swallows_gui.ui.kit.words import set_tip
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.stage.question import QuestionPlate

_TO_THE_CARDS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End})

KEYS = {"decline": "D", "pass": "P", "done": "F", "go_on": "G", "hold": "H", "hint": "T", "settle": "S"}
"""Keys of the buttons; Enter in the fan plays."""
TO_RESULT_KEY = "F7"
"""The menu's."""
_STAYS = frozenset({"to_result"})
"""Buttons that stay while something is told."""


class Prompt(QuestionPlate):
    """Question and buttons, in the colour of the seat that is asked. `who`, `what` and `why` are the texts shown."""

    plain_decided = Signal(str)
    """"decline", "pass" or "done"."""
    play_wanted = Signal()
    go_on = Signal()
    step_in = Signal(int)
    hint_wanted = Signal()
    clause_wanted = Signal(str)
    result_wanted = Signal()
    """The match is to run to its result."""
    kicks_settled = Signal()
    """The seat that is asked wants to be asked no more of this kind in the running shoot-out."""
    money_wanted = Signal(str)
    """While play holds: "offer" or "price" wants to name a sum, "pay" pays the price that stands."""
    cards_wanted = Signal(QKeyEvent)
    """A key that walks through the cards, pressed on a button."""
    told = Signal(str)
    """What is happening, for the line at the foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._now: TableState | None = None
        self._labelled_terse = False
        """Whether its buttons were named without their keys."""
        self._said_soon = SaidSoon(self)
        self._clause = self._said = ""
        self._offered: tuple[set[str], *tuple[object, ...]] | tuple[()] = ()
        self.rule.clicked.connect(lambda: self.clause_wanted.emit(self._clause))
        self.play = PosterButton("", kind="primary")
        self.plain = {name: PosterButton("") for name in ("done", "decline", "pass")}
        self.settle = PosterButton("", kind="quiet")
        self.forward = PosterButton("", kind="primary")
        self.hold = PosterButton("", kind="quiet")
        self.money = {name: PosterButton("") for name in ("pay", "offer", "price")}
        self.hint = PosterButton("", kind="quiet")
        self.to_result = PosterButton("", kind="quiet")
        """For a match that concerns nobody here; its key is the menu's."""
        self.seats: dict[int, PosterButton] = {}
        for button in (self.play, *self.plain.values(), self.forward, *self.money.values(), self.hold):
            button.installEventFilter(self)
            self.add_button(button)
        for button in (self.settle, self.to_result):
            self.add_button(button)
        self.add_link(self.hint)
        self.play.clicked.connect(lambda _checked=False: self.play_wanted.emit())
        for name, button in self.plain.items():
            button.clicked.connect(lambda _checked=False, name=name: self.plain_decided.emit(name))
        for name, button in self.money.items():
            button.clicked.connect(lambda _checked=False, name=name: self.money_wanted.emit(name))
        self.settle.clicked.connect(lambda _checked=False: self.kicks_settled.emit())
        self.forward.clicked.connect(lambda _checked=False: self.go_on.emit())
        self.hold.clicked.connect(lambda _checked=False: self._hold())
        self.to_result.clicked.connect(lambda _checked=False: self.result_wanted.emit())
        self.hint.clicked.connect(lambda _checked=False: self.hint_wanted.emit())
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._name_play)
        self.restyle()

    def restyle(self) -> None:
        """Set all sizes by the text scale, and the button's words."""
        super().restyle()
        self._name_play()

    def dress(self, *, across: bool) -> None:
        """Lie across the stage, or stand at the usual place."""
        if across != self.across:
            super().dress(across=across)
            if self._now is not None:
                self._label(self._now)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the keys on the buttons as soon as there is room."""
        super().resizeEvent(event)
        if self.terse != self._labelled_terse and self._now is not None:
            self._label(self._now)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the hand's keys lead to the cards where a question starts with the focus on a button."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _TO_THE_CARDS:
            self.cards_wanted.emit(event)
            return True
        return super().eventFilter(watched, event)

    def focus_forward(self) -> bool:
        """Focus the button that continues play, if it is shown; returns whether it is."""
        if self.forward.isVisibleTo(self):
            self.forward.setFocus(Qt.FocusReason.OtherFocusReason)
        return self.forward.isVisibleTo(self)

    def focus_plain(self) -> bool:
        """Put the focus on the button that plays no card, "pass", "decline" or "done"; returns whether any is
        offered."""
        button = next((each for each in self.plain.values() if each.isVisibleTo(self)), None)
        if button is not None:
            button.setFocus(Qt.FocusReason.OtherFocusReason)
        return button is not None

    @property
    def _holds(self) -> bool:
        """Whether play waits for an offer."""
        now = self._now
        return now is not None and now.asked is None and now.result is None and now.info.phase is Phase.HELD

    def show_needs(self, text: str) -> None:
        """Say why nothing can be played, or how to come to a card; while play holds, whose money helps stands there."""
        if not self._holds:
            self.write(self.who, self.what, self.why, text)

    def narrate(self, sentence: str) -> None:
        """Show what is happening while events are told; nothing can be decided meanwhile."""
        self._said = self._clause = ""
        self._said_soon.say("")
        if sentence:
            self.told.emit(sentence)
        self.be_quiet(sentence)
        self._offer(set(self._offered[0]) & _STAYS if self._offered else set())

    def stand_by(self) -> None:
        """End the question, because events are about to be told."""
        self.narrate("" if self.asking else self.what)

    def ask_anew(self) -> None:
        """Announce the next question even if it is the same as before."""
        self._said = ""

    def clear(self) -> None:
        """Empty the plate before the screen is covered."""
        self._now = None
        self.narrate("")

    def show_now(self, now: TableState, playable: bool = False) -> None:
        """Show the question, or who is awaited; `playable`: a card is chosen."""
        self._now = now
        if now.asked is None:
            who, what, needs, self._clause, self._said = "", resting(now), "", "", ""
            if self._holds:
                who, told, needs = hold_words(now)
                what = told or what
            self.say(who, what, needs)
            if self._holds and self.isVisible():  # a page lies before the table, and play waits for that
                self._said_soon.say(f"{self.text()} {needs}".strip())
        else:
            who, what, why, self._clause = asked(now)
            colour = now.info.seats[now.asked].colour if now.asked < len(now.info.seats) else ""
            self.ask(who, what, why, colour)
            if self.text() != self._said:
                self._said = self.text()
                self._said_soon.say(self._said, urgent=True)
        rule = translate("Prompt", "Rule {clause}").format(clause=self._clause)
        said = translate("Prompt", "Open rule {clause}").format(clause=self._clause)
        self.link_rule(rule if self._clause else "", said)
        self._offer(self._due(now))
        self.play.setEnabled(playable)
        self._label(now)

    def _due(self, now: TableState) -> set[str]:
        """The buttons that stand for something now."""
        due: set[str] = {"hint"} if now.info.may_hint else set()
        if now.info.unconcerned and now.result is None and now.info.phase is not Phase.RUNNING:
            due.add("to_result")
        if now.asked is not None:
            due |= {name for name in self.plain if name in now.decisions.plain}
            kind, _cards = now.decisions.picks
            if now.decisions.plays or kind:
                due.add("play")
            comes_again = (
                now.view.matches_left if "no_objection" in now.decisions.plain else "pass" in now.decisions.plain
            )
            if MANNERS.standing_question(now.view) is not None and comes_again:
                due.add("settle")
            return due
        if now.info.phase is Phase.HELD:
            due.add("go_on")
            if now.result is None and not now.info.interlude:
                due |= money_open(now)
        elif _can_act(now) and now.info.viewer is not None and now.info.phase in (Phase.THINKING, Phase.PONDERING):
            due.add("hold")
        if now.decisions.plays:
            due.add("play")
        return due

    def _offer(self, due: set[str]) -> None:
        seats = self._now.info.may_step_in if self._now is not None else ()
        offered = (due, seats, self._now and (self._now.info.viewer, self._now.asked))
        if offered == self._offered:
            return
        self._offered = offered
        self.play.setVisible("play" in due)
        for name, button in self.plain.items():
            button.setVisible(name in due)
        self.settle.setVisible("settle" in due)
        self.forward.setVisible("go_on" in due)
        self.hold.setVisible("hold" in due)
        for name, button in self.money.items():
            button.setVisible(name in due)
        self.hint.setVisible("hint" in due)
        self.to_result.setVisible("to_result" in due)
        self._offer_seats(seats)
        self.claim()

    def _offer_seats(self, seats: tuple[int, ...]) -> None:
        """Show a button for every human seat that may act out of turn and whose view is not open (S3.8, S4.7)."""
        now = self._now
        wanted = [seat for seat in seats if now is not None and seat not in (now.info.viewer, now.asked)]
        for seat in wanted:
            if seat not in self.seats:
                button = PosterButton("", kind="quiet")
                button.clicked.connect(lambda _checked=False, seat=seat: self.step_in.emit(seat))
                self.seats[seat] = button
                self.add_button(button)
        for seat, button in self.seats.items():
            button.setVisible(seat in wanted)

    def _label(self, now: TableState) -> None:
        self._labelled_terse = self.terse
        renamed = self._name_play()
        for name, button in self.plain.items():
            renamed |= self._name(button, answer_words(name, now.view.step), KEYS[name])
        renamed |= self._name(self.settle, settle_words(now.view.step), KEYS["settle"])
        renamed |= self._name(self.forward, translate("Prompt", "Continue"), KEYS["go_on"])
        if now.decisions.offers:
            first = translate("Prompt", "Bribe first")
        elif now.decisions.prices:
            first = translate("Prompt", "Name a price first")
        else:
            first = translate("Prompt", "Act first")
        renamed |= self._name(self.hold, first, KEYS["hold"])
        due = price_due(now)
        if due is not None:
            renamed |= self._name(self.money["pay"], for_button(pay_words(now, due)), PAY_KEY)
        offer, price = (
            translate("Prompt", "Offer money"),
            translate("Prompt", "Name a price"),
        )
        renamed |= self._name(self.money["offer"], offer, OFFER_KEY)
        renamed |= self._name(self.money["price"], price, ASK_KEY)
        on = translate("Prompt", "To the result")
        renamed |= self._name(self.to_result, on, TO_RESULT_KEY)
        renamed |= self._name(self.hint, translate("Prompt", "Hint"), KEYS["hint"])
        for seat, button in self.seats.items():
            words = translate("Prompt", "Let {seat} act").format(seat=now.names.seat(seat))
            button.setText(for_button(words))
        for name, button in self._keyed():
            if button.shortcut() != QKeySequence(KEYS[name]):  # a new text takes it away
                button.setShortcut(QKeySequence(KEYS[name]))
        if renamed:
            self.claim()

    def _name_play(self, *_focus: object) -> bool:
        """Name the button that plays; Enter on it only while Enter plays. Returns whether anything is new."""
        if self._now is None:
            return False
        kind, _cards = self._now.decisions.picks
        texts = {
            "": translate("Prompt", "Play"),
            "send_off": translate("Prompt", "Send off"),
            "discard": translate("Prompt", "Discard"),
            "injure": translate("Prompt", "Injure"),
            "recover": translate("Prompt", "Return to hand"),
        }
        focus = self.window().focusWidget()
        enters = focus is None or focus is self.play or isinstance(focus, FanView)
        key = translate("Prompt", "Enter")
        renamed = self._name(self.play, texts[kind], key if enters else "")
        metrics = QFontMetrics(theme().font("strong"))
        left_out = metrics.horizontalAdvance(with_key(texts[kind], key)) - metrics.horizontalAdvance(texts[kind])
        # the button keeps its width: nothing moves below a pointer that moves the focus
        room = 0 if enters or self.across else self.play.sizeHint().width() + left_out
        if room != self.play.minimumWidth():
            self.play.setMinimumWidth(room)
        return renamed

    def _keyed(self) -> list[tuple[str, PosterButton]]:
        """The buttons with a key, by the key's name in `KEYS`."""
        others = ("settle", self.settle), ("go_on", self.forward), ("hold", self.hold), ("hint", self.hint)
        return [*self.plain.items(), *others]

    def _name(self, button: PosterButton, text: str, key: str) -> bool:
        """Set a button's text and key, the key in the tooltip where room is short. Returns whether anything has
        changed."""
        keyed = with_key(text, key)
        shown = text if self.terse else keyed
        if button.text() == shown and button.accessibleName() == keyed:
            return False
        button.setText(shown)
        set_tip(button, keyed, repeats=True)
        button.setAccessibleName(keyed)
        return True

    def _hold(self) -> None:
        if self._now is not None and self._now.info.viewer is not None:
            self.step_in.emit(self._now.info.viewer)


def _can_act(now: TableState) -> bool:
    """Whether anything can be done out of turn, other than to pass."""
    return bool(now.decisions.offers or now.decisions.prices or now.decisions.plays or now.decisions.penalties)
