"""Settings: language, colours, text size, pace, and what the game asks or leaves out. Every change holds at once."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from swallows_gui.catalogue.languages import languages
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary
from swallows_gui.services.settings import LARGEST_TEXT, PACES, SMALLEST_TEXT, TEXT_STEP, settings
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.inputs import Stepper
from swallows_gui.ui.kit.panels import Panel
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.words import PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.shell.voice_panel import VoicePanel

SWITCHES = (
    "reduced_motion",
    "show_chances",
    "auto_pass",
    "hold_for_bribes",
    "own_matches_only",
    "both_languages",
    "tips",
)

_SWITCHES: Final = Glossary[str](
    "SettingsScreen",
    {
        "reduced_motion": QT_TRANSLATE_NOOP("SettingsScreen", "Reduced motion"),
        "show_chances": QT_TRANSLATE_NOOP("SettingsScreen", "Show chances"),
        "auto_pass": QT_TRANSLATE_NOOP("SettingsScreen", "Ask only when a card fits"),
        "hold_for_bribes": QT_TRANSLATE_NOOP("SettingsScreen", "Hold play for bribes"),
        "own_matches_only": QT_TRANSLATE_NOOP("SettingsScreen", "Only own matches"),
        "tips": QT_TRANSLATE_NOOP("SettingsScreen", "Tips"),
        "both_languages": QT_TRANSLATE_NOOP("SettingsScreen", "Cards in both languages"),
    },
)
"""Switches of the settings, by the setting's name."""
_LINES: Final = Glossary[str](
    "SettingsScreen",
    {
        "reduced_motion": QT_TRANSLATE_NOOP("SettingsScreen", "Cards and dice are where they belong at once."),
        "show_chances": QT_TRANSLATE_NOOP(
            "SettingsScreen", "Before a card is played: what it needs, and how likely that is."
        ),
        "auto_pass": QT_TRANSLATE_NOOP("SettingsScreen", "Others can read from the pause it saves that no card fits."),
        "hold_for_bribes": QT_TRANSLATE_NOOP(
            "SettingsScreen", "Before an AI referee decides in matches of own teams or bets, play waits for an offer."
        ),
        "own_matches_only": QT_TRANSLATE_NOOP(
            "SettingsScreen", "Matches without own teams or bets run to their result at once."
        ),
        "tips": QT_TRANSLATE_NOOP("SettingsScreen", "A word of explanation the first time a thing happens."),
        "both_languages": QT_TRANSLATE_NOOP(
            "SettingsScreen", "A card that is looked at closely shows German and English side by side."
        ),
    },
)
"""What each of them does."""

_WIDE = 900
"""Design pixels: from here on panels stand side by side."""


class SettingsScreen(PageScreen):
    """Controls over `services.settings`."""

    back = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look_panel, self.play_panel = Panel(""), Panel("")
        self.voice_panel = VoicePanel()
        self.language, self.theme_choice, self.pace = SegmentedControl(), SegmentedControl(), SegmentedControl()
        self.text_size = Stepper(SMALLEST_TEXT // TEXT_STEP, LARGEST_TEXT // TEXT_STEP, 10, suffix="0 %")
        self.labels = [PlainLabel() for _ in range(4)]
        self.switches = {name: Switch("") for name in SWITCHES}
        self.lines = {name: PlainLabel() for name in SWITCHES}
        self.tips_button = PosterButton("", kind="quiet")
        self.back_button = PosterButton("", kind="primary")
        self._lay_out()
        self.retranslate()
        self.language.changed.connect(lambda key: settings().change(language=key))
        self.theme_choice.changed.connect(lambda key: settings().change(theme=key))
        self.pace.changed.connect(lambda key: settings().change(pace=key))
        self.text_size.changed.connect(lambda tens: settings().change(text_scale=tens * TEXT_STEP))
        for name, switch in self.switches.items():
            switch.toggled.connect(lambda on, name=name: settings().change(**{name: on}))
        self.tips_button.clicked.connect(lambda: settings().change(tips=True, tips_seen={}))
        self.back_button.clicked.connect(self.back)
        settings().changed.connect(self._show)

    def _lay_out(self) -> None:
        controls = (self.language, self.theme_choice, self.text_size, self.pace)
        for label, control in zip(self.labels, controls, strict=True):
            set_role(label, "label")
            body = (self.play_panel if control is self.pace else self.look_panel).body
            body.addWidget(label)
            body.addWidget(control)
        for name, switch in self.switches.items():
            self.lines[name].setWordWrap(True)
            set_role(self.lines[name], "small")
            self.play_panel.body.addWidget(switch)
            self.play_panel.body.addWidget(self.lines[name])
        self.play_panel.body.addWidget(self.tips_button, 0, Qt.AlignmentFlag.AlignLeft)
        beside = QVBoxLayout()
        beside.addWidget(self.look_panel)
        beside.addWidget(self.voice_panel)
        beside.addStretch(1)
        self._beside = beside
        column = QVBoxLayout()
        column.addWidget(self.play_panel)
        column.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addLayout(beside, 1)
        self._columns.addLayout(column, 1)
        self.page.body.addLayout(self._columns, 1)
        self.foot.addStretch(1)
        self.foot.addWidget(self.back_button)

    def _show(self, _name: str = "") -> None:
        now = settings().now
        self.language.set_key(now.language)
        self.theme_choice.set_key(now.theme)
        self.pace.set_key(now.pace)
        self.text_size.set_value(now.text_scale // TEXT_STEP)
        for name, switch in self.switches.items():
            switch.setChecked(getattr(now, name))
        self.tips_button.setEnabled(not now.tips or bool(now.tips_seen))

    def heading(self) -> str:
        return self.tr("Settings")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Settings"), self.tr("Every change takes effect at once"))
        self.look_panel.set_title(self.tr("Language and look"))
        self.play_panel.set_title(self.tr("Play"))
        self.voice_panel.retranslate()
        texts = (self.tr("Language"), self.tr("Colours"), self.tr("Text size"), self.tr("Pace of the AI seats"))
        controls = (self.language, self.theme_choice, self.text_size, self.pace)
        for label, control, text in zip(self.labels, controls, texts, strict=True):
            label.setText(text)
            control.setAccessibleName(text)
        spoken = [(each.code, each.name) for each in languages().values()]
        self.language.set_options([("system", self.tr("Automatic")), *spoken])
        self.theme_choice.set_options(
            [
                ("system", self.tr("Automatic")),
                ("light", self.tr("Light")),
                ("dark", self.tr("Dark")),
                ("contrast", self.tr("High contrast")),
            ]
        )
        self.pace.set_options([(pace, vocabulary.pace_name(pace)) for pace in PACES])
        for name in SWITCHES:
            self.switches[name].setText(_SWITCHES(name))
            self.lines[name].setText(_LINES(name))
        self.tips_button.setText(self.tr("Show all tips again"))
        self.back_button.setText(self.tr("Back"))
        self._show()

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        px = theme().px
        wide = width >= _WIDE
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        self._columns.setSpacing(px(16))
        self._beside.setSpacing(px(16))
        self.play_panel.body.setSpacing(px(5))

    def enter(self) -> None:
        self.back_button.setFocus()
