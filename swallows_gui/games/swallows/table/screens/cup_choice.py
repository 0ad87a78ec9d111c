"""Which past cup is played, and what ranks its groups: what is chosen, shown and begun is one object, `CupPlay`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.reasons import Reason
from swallows_gui.games.swallows.data.cup_fields import CupField, cup_fields, cup_format, why_not
from swallows_gui.games.swallows.data.cup_formats import NoFormat
from swallows_gui.games.swallows.data.formats import FormatModel, RankingRules
from swallows_gui.games.swallows.session import own_fields
from swallows_gui.models import vocabulary
from swallows_gui.models.reasons import reason_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.wheel import ChoiceBox

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.catalogue import Catalogue

_RULES: Final = {
    "": None,
    "difference": RankingRules(win=3, criteria=("difference", "goals", "head_to_head_once")),
    "matches": RankingRules(win=3, criteria=("head_to_head_restarted", "difference", "goals")),
    "average": RankingRules(win=2, criteria=("average", "goals")),
    "play_off": RankingRules(win=2, criteria=("play_off", "difference", "goals")),
}
"""Rankings that can be chosen in the place of a cup's own."""


class CupPlay(NamedTuple):
    """A past cup as it would be begun: its format, or why it has none."""

    cup: CupField
    form: FormatModel | None
    reason: Reason | None

    @property
    def problem(self) -> str:
        """Why it cannot be played, a sentence, or ""."""
        if self.cup.missing:
            text = translate("FieldPanel", "Not among the nations of this game: {names}. So this cup cannot be played.")
            return text.format(names=vocabulary.listed(list(self.cup.missing)))
        if self.reason is not None:
            text = translate("FieldPanel", "This cup cannot be played: {reason}")
            return text.format(reason=reason_words(self.reason))
        return ""


class CupChoice(Adaptive, QWidget):
    """A box of cups and one of rankings. Emits `changed` when another cup or ranking is chosen by hand."""

    changed = Signal()

    def __init__(self, catalogue: Catalogue, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self.cups: list[CupField] = []
        self._plays: dict[tuple[int, str], CupPlay] = {}
        self.cup, self.rule = ChoiceBox(), ChoiceBox()
        for key in _RULES:
            self.rule.addItem("", key)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        for box in (self.cup, self.rule):
            below.addWidget(box)
            box.currentIndexChanged.connect(self.changed)
        self.read_files()
        self.adapt()

    @property
    def play(self) -> CupPlay | None:
        """The chosen cup, ranked as is chosen; None where there is no cup."""
        at, rule = self.cup.currentIndex(), str(self.rule.currentData() or "")
        if not 0 <= at < len(self.cups):
            return None
        if (at, rule) not in self._plays:
            self._plays[at, rule] = self._read(self.cups[at], _RULES[rule])
        return self._plays[at, rule]

    def _read(self, cup: CupField, ranking: RankingRules | None) -> CupPlay:
        try:
            form = cup_format(self._catalogue, cup)
        except (BadCard, NoFormat) as error:
            return CupPlay(cup, None, why_not(error))
        return CupPlay(cup, form.model_copy(update={"ranking": ranking}) if ranking is not None else form, None)

    def choose(self, identity: str) -> None:
        """Choose the cup with this id, the one that was imported last, without telling it."""
        at = next((at for at, each in reversed(list(enumerate(self.cups))) if each.id == identity), 0)
        self.cup.blockSignals(True)
        self.cup.setCurrentIndex(at)
        self.cup.blockSignals(False)

    def read_files(self) -> None:
        """Offer the cups of the program, and those in the player's folder."""
        chosen = self.cup.currentIndex()
        self.cups = [*cup_fields(self._catalogue), *own_fields.own_cups(self._catalogue)]
        self._plays.clear()
        if chosen < 0:
            chosen = next((at for at, cup in enumerate(self.cups) if not cup.missing), 0)
        self.cup.blockSignals(True)
        self.cup.clear()
        self.cup.addItems([""] * len(self.cups))
        self.cup.setCurrentIndex(chosen)
        self.cup.blockSignals(False)
        self._name_cups()

    def _name_cups(self) -> None:
        for at, cup in enumerate(self.cups):
            teams = len(cup.cup.teams)
            text = translate("FieldPanel", "{cup}, %n team(s)", None, teams)
            if cup.missing:
                text = translate("FieldPanel", "{cup}, nations are missing")
            self.cup.setItemText(at, text.format(cup=language().name(cup)))

    def retranslate(self) -> None:
        """Set every text in the language in use."""
        self.cup.setAccessibleName(translate("FieldPanel", "Past cup"))
        self.rule.setAccessibleName(translate("FieldPanel", "What ranks teams level on points"))
        names = (
            translate("FieldPanel", "Ranked as it was"),
            translate("FieldPanel", "Goal difference first"),
            translate("FieldPanel", "Head-to-head first"),
            translate("FieldPanel", "Goal average"),
            translate("FieldPanel", "Play-off first"),
        )
        for at, name in enumerate(names):
            self.rule.setItemText(at, name)
        self._name_cups()
