"""Small dialogs: seats handed over, damaged records, undo requests, deletions, and packs that a saved game misses.

The last names the missing packs and lets the player look for a file with one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from filelock import Timeout
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QFileDialog, QGridLayout, QMessageBox, QVBoxLayout, QWidget

from swallows_gui.catalogue import pack_store
from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.pack_archives import ENDING
from swallows_gui.models import vocabulary
from swallows_gui.models.error_messages import record_sentence
from swallows_gui.models.reasons import pack_sentence
from swallows_gui.records.pack_needs import versions_needed
from swallows_gui.records.record import MissingPacks
from swallows_gui.services.glossary import translate
from swallows_gui.services.plain import for_button
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import swallow_pixmap
from swallows_gui.ui.kit.inputs import ChoiceBox
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.pin_field import PinCheck, PinField, refusal_words
from swallows_gui.ui.kit.save_dialog import exec_and_delete
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play import dialogs
from swallows_gui.ui.play.game_table import SeatInfo
from swallows_gui.ui.play.seat_rows import HUMAN, LEVELS


class SeatsDialog(QDialog):
    """The dialog that sets who plays each seat; a choice takes effect at once. To let a person play a seat that no
    person has played must be confirmed, because it opens that seat's hand."""

    handed = Signal(int, str)
    """Seat and level; level "" gives the seat to a person."""

    def __init__(self, seats: Sequence[SeatInfo], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Players"))
        self._seats = seats
        self._levels = [seat.level if seat.kind != HUMAN else "" for seat in seats]
        """Who plays now; "" for a person."""
        line = PlainLabel(
            self.tr(
                "A player handed to the computer keeps teams, cards and bets. Whoever takes one over "
                "sees them. The log tells everybody of both."
            ),
            role="soft",
            wrap=True,
        )
        grid = QGridLayout()
        self.choices: list[ChoiceBox] = []
        for number, seat in enumerate(seats):
            name = PlainLabel(for_button(seat.name), role="strong")  # it marks the key of its field
            choice = ChoiceBox()
            choice.addItem(self.tr("A person"), "")
            for level in LEVELS if seat.level in ("", *LEVELS) else (seat.level, *LEVELS):
                choice.addItem(self.tr("Computer, {level}").format(level=vocabulary.level_name(level)), level)
                choice.setItemData(choice.count() - 1, vocabulary.level_words(level), Qt.ItemDataRole.ToolTipRole)
            choice.setCurrentIndex(0 if seat.kind == HUMAN else choice.findData(seat.level))
            choice.setAccessibleName(self.tr("Who plays {seat}").format(seat=seat.name))
            choice.currentIndexChanged.connect(partial(self._chosen, number))
            name.setBuddy(choice)
            grid.addWidget(name, number, 0)
            grid.addWidget(choice, number, 1)
            self.choices.append(choice)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        fill(QVBoxLayout(self), line, grid, buttons)
        grid.setHorizontalSpacing(theme().px(16))
        self.setMinimumWidth(theme().px(380))

    def _chosen(self, seat: int, _index: int) -> None:
        choice = self.choices[seat]
        level = str(choice.currentData())
        if level == self._levels[seat]:
            return
        opens = not level and not self._seats[seat].known
        if opens and not ask_take_over(self, self._seats[seat].name):
            choice.setCurrentIndex(choice.findData(self._levels[seat]))
            return
        self._levels[seat] = level
        self.handed.emit(seat, level)


_NAMED: Final = 3
"""So many games at most are named in a question."""


def _box(parent: QWidget, title: str, sentence: str, colour: str = "ink") -> QMessageBox:
    """A message box with the swallow in a colour of the theme instead of the system's symbols."""
    box = QMessageBox(QMessageBox.Icon.NoIcon, title, sentence, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setIconPixmap(swallow_pixmap(theme().px(40), parent.devicePixelRatioF(), colour))
    return box


def ask_go_on_from_sound(parent: QWidget, sentence: str, moves: int) -> bool:
    """Ask whether to continue a damaged record in a new file from its last sound move."""
    box = _box(parent, translate("Dialogs", "Damaged saved game"), sentence, "red")
    box.setInformativeText(
        translate(
            "Dialogs",
            "%n move(s) before it are sound. The file itself is not changed: the game would go on in a new one.",
            None,
            moves,
        )
    )
    go_on = box.addButton(translate("Dialogs", "Continue from there"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setEscapeButton(cancel)
    box.setDefaultButton(go_on)
    with exec_and_delete(box):
        return box.clickedButton() is go_on


def ask_show_sound(parent: QWidget, sentence: str, moves: int, match: int) -> bool:
    """Ask whether to replay a damaged record up to its last sound move. `match` is that move's match, 0 for none."""
    box = _box(parent, translate("Dialogs", "Damaged saved game"), sentence, "red")
    sound = translate("Dialogs", "%n move(s) before it are sound and can be shown.", None, moves)
    if match:
        ends = translate("Dialogs", "The sound part ends in match {match}.")
        sound += " " + ends.format(match=match)
    hint = translate("Dialogs", "The file itself is not changed. If you have a copy of it that is whole, open that.")
    box.setInformativeText(f"{sound} {hint}")
    show = box.addButton(translate("Dialogs", "Show the sound part"), QMessageBox.ButtonRole.AcceptRole)
    cancel = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setEscapeButton(cancel)
    box.setDefaultButton(show)
    with exec_and_delete(box):
        return box.clickedButton() is show


class VoteDialog(QDialog):
    """Asks one seat whether it agrees to an undo; a seat with a PIN must enter it to agree, but not to refuse. The
    dialog does not say which decision is undone, since that may be secret. `since`: when a player goes back to a line
    of the log, the first public sentence that would be undone."""

    def __init__(
        self,
        asking: str,
        asked: str,
        pin_check: PinCheck | None = None,
        parent: QWidget | None = None,
        since: str = "",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("Dialogs", "Undo?"))
        self._pin_check = pin_check
        self._asked = asked
        last = translate("Dialogs", "{asking} would like to undo the last decision. {asked}, do you agree?")
        far = translate("Dialogs", "{asking} would like to go back to before this: “{since}” {asked}, do you agree?")
        question = PlainLabel((far if since else last).format(asking=asking, asked=asked, since=since), wrap=True)
        sign = PlainLabel()
        sign.setPixmap(swallow_pixmap(theme().px(40), self.devicePixelRatioF(), "ink"))
        self.pin = PinField()
        self.pin.name_question(asked)
        self.wrong = PlainLabel(role="strong", wrap=True)
        buttons = QDialogButtonBox()
        self.agree = buttons.addButton(translate("Dialogs", "Agree"), QDialogButtonBox.ButtonRole.YesRole)
        self.refuse = buttons.addButton(translate("Dialogs", "Refuse"), QDialogButtonBox.ButtonRole.NoRole)
        self.agree.clicked.connect(self._agree)
        self.refuse.clicked.connect(self.reject)
        grid = QGridLayout(self)
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(theme().px(16))
        grid.addWidget(sign, 0, 0, 3, 1, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(question, 0, 1)
        grid.addWidget(self.pin, 1, 1)
        grid.addWidget(self.wrong, 2, 1)
        grid.addWidget(buttons, 3, 0, 1, 2)
        self.setMinimumWidth(theme().px(380))
        for part in (self.pin, self.wrong):
            part.setVisible(pin_check is not None)
        self.agree.setAutoDefault(True)  # Enter presses the button that has the focus
        (self.refuse if pin_check is None else self.agree).setDefault(True)
        (self.refuse if pin_check is None else self.pin).setFocus()

    def _agree(self) -> None:
        if self._pin_check is None or self._pin_check.fits(self.pin.text()):
            self.pin.clear()
            self.accept()
            return
        self.pin.clear()
        self.wrong.setText(refusal_words(self._asked, self._pin_check.pause()))
        self.pin.setFocus()
        announce(self, self.wrong.text(), urgent=True)


def ask_vote(parent: QWidget, asking: str, asked: str, pin_check: PinCheck | None = None, since: str = "") -> bool:
    """Ask one seat whether it agrees to another's undo. `pin_check` checks the seat's PIN, if it has one. `since` is
    the first public sentence that would be undone, if more than the last decision is."""
    with exec_and_delete(VoteDialog(asking, asked, pin_check, parent, since)) as code:
        return code == QDialog.DialogCode.Accepted


def ask_take_over(parent: QWidget, seat: str) -> bool:
    """Ask whether a person takes a seat over from the computer. That shows the seat's hand, and everybody is told."""
    question = translate(
        "Dialogs",
        "Whoever plays {seat} sees that player's cards, bets and cash, and cannot unsee "
        "them. Everybody at the table is told, and it stays in the log.",
    ).format(seat=seat)
    box = _box(parent, translate("Dialogs", "Take this player over?"), question)
    yes = box.addButton(translate("Dialogs", "Take over"), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setEscapeButton(no)
    box.setDefaultButton(no)
    with exec_and_delete(box):
        return box.clickedButton() is yes


def ask_delete_games(parent: QWidget, names: Sequence[str]) -> bool:
    """Ask whether to delete these records permanently."""
    number = len(names)
    text = translate("Dialogs", "%n saved game(s) are deleted for good: {titles}.", None, number)
    listed = ", ".join(names[:_NAMED]) + (" …" if number > _NAMED else "")
    return _ask_delete(parent, translate("Dialogs", "Delete for good?"), text.format(titles=listed))


def ask_delete_cup(parent: QWidget, title: str) -> bool:
    """Ask whether to delete a cup or championship permanently."""
    text = translate("Dialogs", "“{title}” is deleted for good. The saved games of its matches stay.")
    return _ask_delete(parent, translate("Dialogs", "Delete this cup?"), text.format(title=title))


def ask_remove_pack(parent: QWidget, name: str, games: int) -> bool:
    """Ask whether to remove a pack that `games` saved games need."""
    sentence = translate("Dialogs", "The pack “{name}” is removed with all its versions.")
    if games:
        warning = translate(
            "Dialogs", "%n saved game(s) need it and cannot be opened until it is installed again.", None, games
        )
        sentence = f"{sentence} {warning}"
    question = translate("Dialogs", "Remove this pack?")
    remove = translate("Dialogs", "Remove")
    return _ask_delete(parent, question, sentence.format(name=name), remove)


def ask_look_for_pack(parent: QWidget, sentence: str) -> bool:
    """Ask whether to look for the file of a pack that a saved game needs and that is not installed."""
    title = translate("Dialogs", "A pack is missing")
    box = _box(parent, title, sentence)
    yes = box.addButton(translate("Dialogs", "Look for its file…"), QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setEscapeButton(no)
    box.setDefaultButton(yes)
    with exec_and_delete(box):
        return box.clickedButton() is yes


def _ask_delete(parent: QWidget, question: str, sentence: str, deed: str = "") -> bool:
    box = _box(parent, question, sentence, "red")
    words = deed or translate("Dialogs", "Delete")
    yes = box.addButton(words, QMessageBox.ButtonRole.DestructiveRole)
    no = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setEscapeButton(no)
    box.setDefaultButton(no)
    with exec_and_delete(box):
        return box.clickedButton() is yes


def tell(parent: QWidget, title: str, sentence: str) -> None:
    """Show a message with nothing to decide."""
    box = _box(parent, title, sentence)
    box.addButton(QMessageBox.StandardButton.Ok)
    with exec_and_delete(box):
        pass


def pack_files(parent: QWidget) -> Path | None:
    """Let the player choose the file of a pack, None if he cancels."""
    path, _kind = QFileDialog.getOpenFileName(
        parent,
        translate("Packs", "Install a pack"),
        "",
        translate("Packs", "Packs (*{suffix})").format(suffix=ENDING),
    )
    return Path(path) if path else None


def look_for(parent: QWidget, missing: MissingPacks) -> bool:
    """Say which packs a saved game lacks and offer to install one from a file. Returns whether one was installed."""
    sentence = record_sentence(missing)
    while dialogs.ask_look_for_pack(parent, sentence):
        path = pack_files(parent)
        if path is None:
            return False
        try:
            pack_store.install(path, lambda: {*versions_needed(), *((pack.id, pack.version) for pack in missing.packs)})
        except (BadCard, OSError, Timeout) as error:
            sentence = f"{pack_sentence(error)}\n\n{record_sentence(missing)}"
            continue
        return True
    return False
