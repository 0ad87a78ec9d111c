"""The dialog that imports a file of cups: edition, groups, rounds, and names to match, before anything is kept.

`CupPlay` is the chosen past cup together with the rules that rank its groups.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.plain_files import Reason
from swallows_gui.games.swallows.data.cup_fields import CupField, cup_fields, cup_format, field_of, why_not
from swallows_gui.games.swallows.data.cup_formats import NoFormat
from swallows_gui.games.swallows.data.cup_report import CupReport, report_on
from swallows_gui.games.swallows.data.cups import CupRecord
from swallows_gui.games.swallows.data.formats import FormatModel, RankingRules
from swallows_gui.games.swallows.session import own_fields
from swallows_gui.models import vocabulary
from swallows_gui.models.reasons import reason_words, stage_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.panels import FlowLayout, fill
from swallows_gui.ui.kit.save_dialog import exec_and_delete
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

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
        """Why the game cannot be played like this, as a sentence, or ""."""
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
        """The chosen cup with its chosen ranking rules; None without a cup."""
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
        """Select the latest imported cup with this id, without a signal."""
        at = next((at for at, each in reversed(list(enumerate(self.cups))) if each.id == identity), 0)
        self.cup.blockSignals(True)
        self.cup.setCurrentIndex(at)
        self.cup.blockSignals(False)

    def read_files(self) -> None:
        """Offer the program's cups and those in the player's folder."""
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
        """Set all texts in the language in use."""
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


_FAULTS = 6
"""So many sentences of what does not agree are shown."""
_LONGEST_NAME = 80


class CupImportDialog(QDialog):
    """The dialog that imports cups. When accepted, `cup` is the chosen edition with its name and matched nations."""

    def __init__(self, catalogue: Catalogue, cups: Sequence[CupRecord], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Import a cup"))
        self._catalogue = catalogue
        self._cups = list(cups)
        self._nations = sorted(catalogue.nations.values(), key=language().nation_name)
        self.edition = ChoiceBox()
        self.edition.setAccessibleName(self.tr("Which cup"))
        self.edition.addItems([(cup.name or {}).get("en", cup.id) for cup in self._cups])
        self.edition.setVisible(len(self._cups) > 1)
        self.name = QLineEdit()
        self.name.setMaxLength(_LONGEST_NAME)
        self.name.setAccessibleName(self.tr("Name of the cup"))
        self.found = PlainLabel(wrap=True)
        self.found.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.ask = PlainLabel(self.tr("Names that no nation has: whose teams are they?"), role="strong", wrap=True)
        self.matches = QWidget()
        self._form = QFormLayout(self.matches)
        self.boxes: dict[str, ChoiceBox] = {}
        self.keep_button = PosterButton(self.tr("Keep this cup"), kind="primary")
        self.keep_button.setDefault(True)
        self.cancel_button = PosterButton(self.tr("Cancel"), kind="quiet")
        inside = QWidget()
        fill(QVBoxLayout(inside), self.edition, self.name, self.ask, self.matches, self.found, 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        foot = QWidget()
        row = FlowLayout(foot)
        row.addWidget(self.keep_button)
        row.addWidget(self.cancel_button)
        fill(QVBoxLayout(self), (scroll, 1), foot)
        self.edition.currentIndexChanged.connect(self._show_edition)
        self.keep_button.clicked.connect(self.accept)
        self.cancel_button.clicked.connect(self.reject)
        self._show_edition()
        self.resize(QSize(theme().px(640), theme().px(620)).boundedTo(parent.window().size() - QSize(20, 40)))

    @property
    def _edition(self) -> CupRecord:
        return self._cups[max(0, self.edition.currentIndex())]

    @property
    def cup(self) -> CupRecord:
        """The cup as it would be kept."""
        chosen = {team: str(box.currentData()) for team, box in self.boxes.items() if box.currentData()}
        title = " ".join(self.name.text().split())
        changes: dict[str, object] = {"nations": {**self._edition.nations, **chosen}}
        if title:
            changes["name"] = {**(self._edition.name or {}), "en": title}
        return self._edition.model_copy(update=changes)

    def _show_edition(self) -> None:
        """Everything of the edition that is chosen now."""
        cup = field_of(self._catalogue, self._edition)
        self.name.setText(language().name(cup)[:_LONGEST_NAME])
        while self._form.rowCount():
            self._form.removeRow(0)
        self.boxes.clear()
        for team in cup.missing:
            box = ChoiceBox()
            box.setAccessibleName(team)
            box.addItem(self.tr("No nation"), "")
            for nation in self._nations:
                box.addItem(language().nation_name(nation), nation.code)
            box.currentIndexChanged.connect(self._show_report)
            self._form.addRow(PlainLabel(team), box)
            self.boxes[team] = box
        self.ask.setVisible(bool(self.boxes))
        self.matches.setVisible(bool(self.boxes))
        self._show_report()

    def _show_report(self) -> None:
        self.found.setText("\n".join(self._lines(report_on(self._catalogue, field_of(self._catalogue, self.cup)))))

    def _lines(self, report: CupReport) -> list[str]:
        stages = report.found.stages.layers
        sizes = [[str(len(stage.teams)) for stage in layer] for layer in stages if layer[0].is_group]
        names = [each.name for each in report.rounds] or [layer[0].name for layer in stages if not layer[0].is_group]
        rounds = [stage_words(name) for name in names]
        lines = [
            self.tr("Groups found, by their teams: {groups}").format(
                groups="; ".join(" + ".join(part) for part in sizes) or "–"
            )
        ]
        lines.append(self.tr("Rounds found: {rounds}").format(rounds=vocabulary.listed(rounds) if rounds else "–"))
        if report.rounds:
            first = report.rounds[0]
            lines.append(
                self.tr("First round: {right} of {pairs} pairs as in history").format(right=first.right, pairs=first.of)
            )
        if report.table == "":
            lines.append(self.tr("No published table of best thirds is known: they are matched."))
        faults = [reason_words(fault) for fault in report.faults]
        if report.field.missing:
            faults[-1] = CupPlay(report.field, None, None).problem
        if faults:
            lines += [self.tr("What does not fit:"), *faults[:_FAULTS]]
        else:
            lines.append(self.tr("It can be played."))
        return lines


def previewed(catalogue: Catalogue, parent: QWidget, cups: Sequence[CupRecord]) -> CupRecord | None:
    """Show what a file holds, and wait: the cup that is to be kept, or None."""
    dialog = CupImportDialog(catalogue, cups, parent)
    with exec_and_delete(dialog) as answer:
        return dialog.cup if answer == QDialog.DialogCode.Accepted else None
