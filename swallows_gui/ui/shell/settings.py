"""The settings screen: language, colours, text size, pace, and a game's options; every change takes effect at once.

Its clock panel sets who has a clock, how much time, and what happens when it is up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui import titles
from swallows_gui.catalogue.languages import languages
from swallows_gui.models import vocabulary
from swallows_gui.models.vocabulary import of_title
from swallows_gui.services.glossary import TextTable
from swallows_gui.services.settings import CLOCKS, LARGEST_TEXT, PACES, SMALLEST_TEXT, TEXT_STEP, settings
from swallows_gui.services.stylesheet import SCHEMES, Colours
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.icons import leaning, paint_swallow
from swallows_gui.ui.kit.inputs import ChoiceBox, Stepper
from swallows_gui.ui.kit.painting import painting, saved, set_ink
from swallows_gui.ui.kit.panels import Panel, add_layout, fill
from swallows_gui.ui.kit.switches import SegmentedControl, Switch
from swallows_gui.ui.kit.text_fit import fit_line
from swallows_gui.ui.kit.words import Adaptive, PlainLabel
from swallows_gui.ui.play.screen import PageScreen
from swallows_gui.ui.play.you_fields import YouFields
from swallows_gui.ui.shell.actions import Actions
from swallows_gui.ui.shell.keys_panel import KeysPanel
from swallows_gui.ui.shell.voice_panel import SoundPanel, VoicePanel

_KINDS: Final = TextTable("Clock", "kinds")
"""What the time is given to, by the setting's value."""


class ClockPanel(Panel):
    """The settings of the clock; they hold for every game from now on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.kind = ChoiceBox()
        self.seconds = Stepper(1, 60, 6, suffix="0 s")
        self.minutes = Stepper(1, 600, 20, suffix=" min")
        self.strict = Switch("")
        self.line = PlainLabel(role="small", wrap=True)
        for kind in CLOCKS:
            self.kind.addItem("", kind)
        fill(self.body, self.kind, self.seconds, self.minutes, self.strict, self.line)
        self.kind.currentIndexChanged.connect(lambda _at: settings().change(clock=self.kind.currentData()))
        self.seconds.changed.connect(lambda tens: settings().change(clock_seconds=10 * tens))
        self.minutes.changed.connect(lambda minutes: settings().change(clock_minutes=minutes))
        self.strict.toggled.connect(lambda on: settings().change(clock_strict=on))
        settings().changed.connect(self.show_state)
        self.adapt()

    def show_state(self, _name: str = "") -> None:
        """Show the present settings."""
        now = settings().now
        self.kind.setCurrentIndex(CLOCKS.index(now.clock))
        self.seconds.set_value(now.clock_seconds // 10)
        self.minutes.set_value(now.clock_minutes)
        self.strict.setChecked(now.clock_strict)
        self.seconds.setVisible(now.clock == "decision")
        self.minutes.setVisible(now.clock not in ("off", "decision"))
        self.strict.setVisible(now.clock != "off")
        self.line.setText(self._what(now.clock_strict) if now.clock != "off" else self.tr("Nobody is in a hurry."))

    def _what(self, strict: bool) -> str:
        if strict:
            return self.tr(
                "When the time is up, the most modest answer is given: a pass, a refusal, the smallest sum. "
                "The saved game says so."
            )
        return self.tr("When the time is up, the clock says so, and nothing else happens.")

    def retranslate(self) -> None:
        self.set_title(self.tr("Clock"))
        for at, kind in enumerate(CLOCKS):
            self.kind.setItemText(at, _KINDS(kind))
        self.kind.setAccessibleName(self.tr("The clock runs"))
        self.seconds.setAccessibleName(self.tr("Time for a decision"))
        self.minutes.setAccessibleName(self.tr("Minutes"))
        self.strict.setText(self.tr("Time up is time up"))
        self.show_state()


_SWITCHES: Final = TextTable("SettingsScreen", "switches")
"""Switches that serve any game, by the setting's name."""
_LINES: Final = TextTable("SettingsScreen", "lines")
"""What each of them does."""

_WIDE = 900
"""Design pixels: from here on panels stand side by side."""
_NARROW = 700
"""Design pixels: below it the look stands below you, as it does in a column."""


class SwitchPanel(Panel):
    """A panel of switches for settings, each with a line on its effect. A setting with `steps` has them side by side
    below its name."""

    def __init__(
        self, names: Iterable[str], steps: Mapping[str, Sequence[tuple[str, str]]] = MappingProxyType({})
    ) -> None:
        super().__init__("")
        names = tuple(names)
        self._groups: list[QVBoxLayout] = []
        self.switches = {name: Switch("") for name in names if not steps.get(name)}
        self.lines = {name: PlainLabel() for name in names}
        self.steps = {name: SegmentedControl() for name in names if steps.get(name)}
        self._names = {name: PlainLabel() for name in self.steps}
        self._steps = steps

    def new_group(self) -> QVBoxLayout:
        """A place at the panel's end for parts that stand close together."""
        group = QVBoxLayout()
        add_layout(self.body, group)
        self._groups.append(group)
        return group

    def space(self) -> None:
        """Set the spacing by the theme."""
        self.body.setSpacing(theme().px(9))
        for group in self._groups:
            group.setSpacing(theme().px(2))

    def fill(self) -> None:
        """Add the switches below the panel's present content."""
        for name, line in self.lines.items():
            line.setWordWrap(True)
            set_role(line, "small")
            group = self.new_group()
            if name in self.steps:
                self.steps[name].changed.connect(lambda step, name=name: settings().change(**{name: step}))
                set_role(self._names[name], "label")
                fill(group, self._names[name], self.steps[name])
            else:
                self.switches[name].toggled.connect(lambda on, name=name: settings().change(**{name: on}))
                group.addWidget(self.switches[name])
            group.addWidget(line)

    def set_words(self, name: str, text: str, line: str) -> None:
        """Set the name of a switch and the line on its effect."""
        self.lines[name].setText(line)
        if name in self.steps:
            self._names[name].setText(text)
            self.steps[name].setAccessibleName(text)
            self.steps[name].setAccessibleDescription(line)
            self.steps[name].set_options([(step, of_title(words)) for step, words in self._steps[name]])
            return
        self.switches[name].setText(text)
        self.switches[name].setAccessibleDescription(line)

    def show_state(self) -> None:
        """Show the present settings."""
        for name, switch in self.switches.items():
            switch.setChecked(settings().now.on(name))
        for name, control in self.steps.items():
            control.set_key(settings().now.step(name))


class LookPicture(Adaptive, QWidget):
    """The window small, once in each scheme of colours, with its text as large as it is set; the one in use is framed.
    It says nothing that the controls beside it do not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.adapt()

    def restyle(self) -> None:
        self.setMinimumSize(theme().px(200), theme().px(120))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        gap, inset = t.px(10), t.px(16)
        wide = (self.width() - 2 * inset - (len(SCHEMES) - 1) * gap) / len(SCHEMES)
        high = min(float(self.height()), wide * 1.5)
        with painting(self) as painter:
            for at, (name, colours) in enumerate(SCHEMES.items()):
                page = QRectF(inset + at * (wide + gap), (self.height() - high) / 2, wide, high)
                edge = t.px(5 if name == t.name else 2)
                page.adjust(edge / 2, edge / 2, -edge / 2, -edge / 2)
                with saved(painter):
                    painter.setClipRect(page)
                    self._paint_page(painter, page, colours)
                set_ink(painter, line=QPen(t.colour("gold" if name == t.name else "ink"), edge))
                painter.drawRect(page)

    @staticmethod
    def _paint_page(painter: QPainter, page: QRectF, colours: Colours) -> None:
        """A head with the swallow, a line of text, a card, and a button at the foot."""
        t = theme()
        wide, high = page.width(), page.height()
        painter.fillRect(page, colours.of("paper"))
        head = QRectF(page.left(), page.top(), wide, high * 0.3)
        set_ink(painter, fill=colours.of("red"))
        painter.drawPolygon(leaning(head.adjusted(-wide * 0.1, 0, 0, 0), wide * 0.1))
        paint_swallow(
            painter, head.adjusted(wide * 0.1, high * 0.04, -wide * 0.4, -high * 0.05), colours.of("on_colour")
        )
        words = QRectF(page.left() + wide * 0.1, head.bottom(), wide * 0.8, high * 0.36)
        largest = min(t.px(15), words.height() * 0.9)
        painter.setFont(fit_line("Aa 3:2", words.width(), partial(t.sized_font, "strong"), largest, 6))
        painter.setPen(colours.of("ink"))
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, "Aa 3:2")
        for at, name in enumerate(("green", "blue", "red")):
            card = QRectF(page.left() + wide * (0.1 + at * 0.28), page.top() + high * 0.68, wide * 0.22, high * 0.32)
            set_ink(painter, line=QPen(colours.of("ink"), t.px(1.5)), fill=colours.of(name))
            painter.drawRoundedRect(card, t.px(3), t.px(3))


class SettingsScreen(PageScreen):
    """The screen of all settings in `services.settings`."""

    colour = "blue"
    motif = "dials"

    goes_back = True

    def __init__(self, actions: Actions, parent: QWidget | None = None) -> None:
        """`actions` are the menu entries whose keys can be changed."""
        super().__init__(parent)
        self.you_panel, self.look_panel, self.play_panel = Panel(""), Panel(""), SwitchPanel(_SWITCHES)
        self.you = YouFields()
        self.game_panels = {
            title: SwitchPanel(
                (f"{title.id}.{each.id}" for each in title.settings),
                {f"{title.id}.{each.id}": each.steps for each in title.settings},
            )
            for title in titles.titles()
            if title.settings
        }
        self.clock_panel, self.sound_panel, self.voice_panel = ClockPanel(), SoundPanel(), VoicePanel()
        self.keys_panel = KeysPanel(actions)
        self.language, self.theme_choice, self.pace = SegmentedControl(), SegmentedControl(), SegmentedControl()
        self.text_size = Stepper(SMALLEST_TEXT // TEXT_STEP, LARGEST_TEXT // TEXT_STEP, 10, suffix="0 %")
        self.labels = [PlainLabel() for _ in range(4)]
        self.look_picture = LookPicture()
        self.tips_button = PosterButton("", kind="quiet")
        self.back_button = PosterButton("", kind="primary")
        self._lay_out()
        self.retranslate()
        self.language.changed.connect(lambda key: settings().change(language=key))
        self.theme_choice.changed.connect(lambda key: settings().change(theme=key))
        self.pace.changed.connect(lambda key: settings().change(pace=key))
        self.text_size.changed.connect(lambda tens: settings().change(text_scale=tens * TEXT_STEP))
        self.tips_button.clicked.connect(lambda: settings().change(tips=True, tips_seen={}))
        self.back_button.clicked.connect(self.back)
        settings().changed.connect(self._show)

    def _lay_out(self) -> None:
        self.you_panel.body.addWidget(self.you)
        controls = (self.language, self.theme_choice, self.text_size, self.pace)
        for label, control in zip(self.labels, controls, strict=True):
            set_role(label, "label")
            fill(self.play_panel.new_group() if control is self.pace else self.look_panel.body, label, control)
        self.look_panel.body.addStretch(1)
        self._left = fill(QVBoxLayout(), self.you_panel, (self.look_picture, 1))
        self._first = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        """You, and beside or below it the look."""
        add_layout(self._first, self._left, 3)
        self._first.addWidget(self.look_panel, 4)
        for panel in self._switch_panels:
            panel.fill()
        self.play_panel.body.addWidget(self.tips_button, 0, Qt.AlignmentFlag.AlignLeft)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._beside: list[QVBoxLayout] = []
        for panels in (
            tuple(self.game_panels.values()),
            (self.play_panel, self.clock_panel, self.sound_panel, self.voice_panel, self.keys_panel),
        ):
            column = QVBoxLayout()
            if not self._beside:
                add_layout(column, self._first)
            for each in panels:
                column.addWidget(each)
            column.addStretch(1)
            add_layout(self._columns, column, 1)
            self._beside.append(column)
        add_layout(self.page.body, self._columns, 1)
        fill(self.foot, 1, self.back_button)

    def _show(self, _name: str = "") -> None:
        now = settings().now
        self.language.set_key(now.language)
        self.theme_choice.set_key(now.theme)
        self.pace.set_key(now.pace)
        self.text_size.set_value(now.text_scale // TEXT_STEP)
        for panel in self._switch_panels:
            panel.show_state()
        self.tips_button.setEnabled(not now.tips or bool(now.tips_seen))

    @property
    def _switch_panels(self) -> list[SwitchPanel]:
        return [self.play_panel, *self.game_panels.values()]

    def heading(self) -> str:
        return self.tr("Settings")

    def retranslate(self) -> None:
        self.head.set_words(self.tr("Settings"), self.tr("Every change takes effect at once"))
        self.you_panel.set_title(self.tr("You"))
        self.look_panel.set_title(self.tr("Language and look"))
        self.play_panel.set_title(self.tr("Play"))
        texts = (self.tr("Language"), self.tr("Colours"), self.tr("Text size"), self.tr("Pace of the computer players"))
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
        for name in _SWITCHES:
            self.play_panel.set_words(name, _SWITCHES(name), _LINES(name))
        for title, panel in self.game_panels.items():
            panel.set_title(of_title(title.name))
            for each in title.settings:
                panel.set_words(f"{title.id}.{each.id}", of_title(each.name), of_title(each.line))
        self.tips_button.setText(self.tr("Show all tips again"))
        self.back_button.setText(self.tr("Back"))
        self._show()

    def reflow(self, width: float, height: float) -> None:
        super().reflow(width, height)
        px = theme().px
        wide = width >= _WIDE
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)
        for column in (self._columns, *self._beside):
            column.setSpacing(px(16))
        below = wide or width < _NARROW
        self._first.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)
        for layout in (self._first, self._left):
            layout.setSpacing(px(12))
        for panel in self._switch_panels:
            panel.space()

    def enter(self) -> None:
        self.keys_panel.show_keys()
        self.back_button.setFocus()
