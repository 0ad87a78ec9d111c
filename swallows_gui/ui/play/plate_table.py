"""A table whose parts stand below each other: score, board, the plate that asks, and what the game has besides."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.chance_bars import ChanceRow
from swallows_gui.ui.kit.layouts import set_gaps
from swallows_gui.ui.kit.prompt_plate import PromptPlate
from swallows_gui.ui.play.desk import GameModels
from swallows_gui.ui.play.game_table import Do, decide_nothing
from swallows_gui.ui.play.manners import Manners
from swallows_gui.ui.play.moment_table import MomentTable
from swallows_gui.ui.play.moments import MomentPresenter
from swallows_gui.ui.play.question import PlateQuestion
from swallows_gui.ui.play.score_band import ScoreBand


class PlateTable(MomentTable):
    """`lay` is to be called once, when all parts are made."""

    band: ScoreBand
    prompt: PromptPlate

    def __init__(
        self,
        models: GameModels,
        manners: Manners,
        do: Do = decide_nothing,
        presenter: MomentPresenter | None = None,
        aside: QWidget | None = None,
    ) -> None:
        super().__init__(models, manners, do, presenter)
        self.band = ScoreBand()
        self.prompt = PromptPlate(aside)
        self.board = QWidget(self)
        """Holds everything. The table itself has no layout: it fits into whatever height it gets."""
        self.column = QVBoxLayout(self.board)
        self.prompt.hint_wanted.connect(self.hint_wanted)
        self.prompt.rule_wanted.connect(self.clause_wanted)

    def lay(self, buttons: Iterable[PosterButton], parts: Sequence[tuple[QWidget, int]]) -> None:
        """Put the game's buttons and those for watching on the plate, and the parts below each other on the board, each
        with its share of the height that is left."""
        for button in (*buttons, *self.own_buttons):
            button.keeps_arrows = False
            self.prompt.add_button(button)
        for part, share in parts:
            self.column.addWidget(part, share)
        self.adapt()

    def fit(self, wide: float, tall: float) -> None:
        """Arrange the parts for a size in design pixels."""

    def say(self, words: str, tag: str = "") -> None:
        self.prompt.say(words, tag)

    def show_buttons(self, shown: Sequence[QWidget]) -> None:
        self.prompt.show_buttons(shown)

    def show_chances(self, heading: str, key: str, rows: Sequence[ChanceRow]) -> None:
        self.prompt.show_chances(heading, key, rows)

    def set_why(self, why: str) -> None:
        self.prompt.set_why(why)

    def ask_anew(self) -> None:
        self.prompt.ask_anew()

    def ask(self, question: PlateQuestion, colour: str) -> None:
        rule = translate("Prompt", "Rule {clause}").format(clause=question.clause)
        hint = translate("MomentTable", "Hint [T]") if self.info.may_hint else ""
        self.prompt.ask(*question, colour, rule, hint)

    def asked_words(self) -> str:
        return self.prompt.text()

    @property
    def terse(self) -> bool:
        return self.prompt.dense

    def restyle(self) -> None:
        """Every size by the text scale."""
        set_gaps(self.column, (10, 6, 10, 6), 6)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.board.setGeometry(self.rect())
        self._fit()

    def _fit(self) -> None:
        self.fit(self.width() / theme().scale, self.height() / theme().scale)
