"""The plate that asks on a stage, for tables that hand in a `PlateQuestion`: with its rule, a hint, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import SaidSoon
from swallows_gui.ui.play.question import PlateQuestion
from swallows_gui.ui.stage.question import QuestionPlate


class StagePrompt(QuestionPlate):
    """A question is told to a screen reader once, with what it is asked about (`about`)."""

    hint_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._clause = self._told = ""
        self._said_soon = SaidSoon(self)
        self._offered: list[PosterButton] = []
        self.hint = PosterButton("", kind="quiet")
        self.hint.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.add_link(self.hint)
        self.hint.clicked.connect(lambda _checked=False: self.hint_wanted.emit())
        self.rule.clicked.connect(lambda _checked=False: self.rule_wanted.emit(self._clause))
        self.hint.hide()

    def add_answer(self, button: PosterButton) -> None:
        """Put a button into the row at the foot, hidden until it is shown."""
        button.keeps_arrows = False
        button.hide()
        self._offered.append(button)
        self.add_button(button)

    def put(self, question: PlateQuestion, colour: str, *, hint: bool, about: str = "") -> None:
        """Put a question to somebody of a colour, `hint`: with the offer of one."""
        self._clause = question.clause
        words = translate("MomentTable", "Hint [T]")
        self.hint.setText(words.partition(" [")[0] if self.terse else words)
        self.hint.setVisible(hint)
        rule = translate("Prompt", "Rule {clause}").format(clause=question.clause)
        said = translate("Prompt", "Open rule {clause}").format(clause=question.clause)
        self.link_rule(rule if question.clause else "", said)
        self.ask(question.tag, question.question, question.why, colour)
        if self.text() != self._told:
            self._told = self.text()
            self._said_soon.say(f"{self._told} {about}".strip())

    def tell(self, words: str, tag: str = "") -> None:
        """Say what is going on while nobody here is asked."""
        self._told = self._clause = ""
        self._said_soon.say("")
        self.hint.hide()
        self.link_rule("", "")
        self.say(tag, words, "")

    def give_reason(self, why: str) -> None:
        """Give another reason for the same question: nothing new is asked, so nothing is said aloud."""
        if why != self.why:
            self.write(self.who, self.what, why, "")
            self._told = self.text()

    def ask_anew(self) -> None:
        """Something has happened: a question that is asked again is said again."""
        self._told = ""

    def show_buttons(self, shown: Sequence[QWidget]) -> None:
        """Offer these of the buttons."""
        for button in self._offered:
            button.setVisible(button in shown)
        self.claim()
