"""Where lessons, tips and hints speak: one strip in a place of its own, so that nothing of a table is ever covered.

The window keeps the strip at the foot of its screens; a table that has a place for it (`seats_coach`) takes it over
while it is shown. Several may want to speak: the one that was asked for last, a hint, is heard before a tip.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.adaptive import Adaptive
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.layouts import fill, set_gaps
from swallows_gui.ui.kit.links import LinkButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.kit.words import PlainLabel

_NARROW = 400
"""Design pixels: in a narrower strip the buttons stand below the words."""
_LINES, _FEW_LINES = 3, 2
"""Lines of a lesson that are read at once; in a window lower than `_LOW` design pixels fewer."""
_LOW = 470


class CoachStrip(Adaptive, QFrame):
    """The place itself. It holds all that may speak there and shows one of them, or nothing."""

    changed = Signal()
    """Another speaks now, or nobody."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speaking: list[QWidget] = []
        """Who wants to speak, the one that is heard last."""
        self._room = fill(QVBoxLayout(self), margins=0, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def say(self, speaker: QWidget, *, first: bool) -> None:
        """Have somebody speak: `first` before all others, else before those alone that came so."""
        if speaker in self._speaking:
            return
        if self._room.indexOf(speaker) < 0:
            self._room.addWidget(speaker)
        self._speaking.insert(len(self._speaking) if first else 0, speaker)
        self._show()

    def hush(self, speaker: QWidget) -> None:
        """Somebody has nothing to say any more."""
        if speaker in self._speaking:
            self._speaking.remove(speaker)
            self._show()

    def forget(self, speaker: QWidget) -> None:
        """Somebody goes for good."""
        self.hush(speaker)
        speaker.hide()
        self._room.removeWidget(speaker)
        speaker.deleteLater()

    @property
    def heard(self) -> QWidget | None:
        """Who speaks now."""
        return self._speaking[-1] if self._speaking else None

    def _show(self) -> None:
        heard = self.heard
        for place in range(self._room.count()):
            item = self._room.itemAt(place)
            speaker = item.widget() if item is not None else None
            if speaker is not None and speaker is not heard:
                speaker.hide()
        if heard is not None:
            heard.show()
        self.setVisible(heard is not None)
        self.updateGeometry()
        self.changed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = theme()
        with painting(self, smooth=False) as painter:
            painter.fillRect(self.rect(), t.colour("raised"))
            painter.fillRect(0, 0, self.width(), t.px(3), t.colour("ink"))
            painter.fillRect(0, 0, t.px(10), self.height(), t.colour("gold"))


class Coached(QFrame):
    """What speaks in the strip. It is shown and hidden by `speak` and `hush` alone."""

    first = False
    """Whether it is heard before others, because somebody has asked for it."""

    def __init__(self, strip: CoachStrip) -> None:
        super().__init__(strip)
        self.strip = strip
        self.hide()

    def speak(self) -> None:
        """Be heard, unless somebody else is heard first."""
        self.strip.say(self, first=self.first)

    def hush(self) -> None:
        """Be silent."""
        self.strip.hush(self)

    def go(self) -> None:
        """Leave the strip for good."""
        self.strip.forget(self)


class CoachNote(Adaptive, Coached):
    """Heading, sentences, a link to the rule and two buttons. What is longer than the strip is read page by page."""

    next_wanted = Signal()
    end_wanted = Signal()
    clause_wanted = Signal(str)

    def __init__(self, strip: CoachStrip, *, steady: bool = False) -> None:
        """`steady`: it takes the same height whatever it says, so that nothing moves from lesson to lesson."""
        super().__init__(strip)
        self._steady = steady
        self.heading, self.count, self.rule = PlainLabel(), PlainLabel(), LinkButton()
        set_role(self.heading, "strong")
        set_role(self.count, "small")
        self.words = PagedWords()
        self.next = PosterButton("", kind="primary")
        keep_room(self.next)
        self.end = PosterButton("", kind="quiet")
        self.next.clicked.connect(self._lead_on)
        self.end.clicked.connect(self.end_wanted)
        self._clause = self._next = ""
        self.rule.clicked.connect(lambda: self.clause_wanted.emit(self._clause))
        self._top = fill(QHBoxLayout(), self.count, (self.heading, 1), self.rule)
        self._said = fill(QVBoxLayout(), self._top, (self.words, 1), margins=0)
        self._buttons = fill(QBoxLayout(QBoxLayout.Direction.TopToBottom), self.next, self.end, 1, margins=0)
        self._row = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), (self._said, 1), self._buttons)
        self.words.paged.connect(self._show_buttons)
        self.adapt()

    def show_lesson(
        self,
        heading: str,
        words: str,
        clause: str,
        *,
        count: str = "",
        next_text: str = "",
        end_text: str = "",
        urgent: bool = True,
    ) -> None:
        """Say something; `next_text` and `end_text`: what the buttons say that lead on and end it all, "" for none."""
        news = (heading, words) != (self.heading.text(), self.words.whole) or self.isHidden()
        self._clause, self._next = clause, next_text
        self.heading.setText(heading)
        self.count.setText(count)
        self.end.setText(end_text)
        self.end.setVisible(bool(end_text))
        self.words.set_whole(words)
        self.rule.setVisible(bool(clause))
        self.retranslate()
        self.setAccessibleName(self.text())
        self.speak()
        self._show_buttons()
        if news:
            announce(self, self.text(), urgent=urgent)

    def rest(self, words: str) -> None:
        """Say a few words by the way, so that the strip keeps its place while nothing is due."""
        self.heading.clear()
        self.count.clear()
        self._next = self._clause = ""
        self.words.set_whole(words)
        self.end.hide()
        self.rule.hide()
        self.setAccessibleName(words)
        self.speak()
        self._show_buttons()

    def text(self) -> str:
        """All it says, in one line."""
        return f"{self.heading.text()}. {self.words.whole}"

    def retranslate(self) -> None:
        """The texts that are always the same."""
        rule = translate("Prompt", "Rule {clause}").format(clause=self._clause)
        said = translate("Prompt", "Open rule {clause}").format(clause=self._clause)
        self.rule.set_words(rule, said)
        self._show_buttons()

    def _lead_on(self) -> None:
        """The next page; where all has been read, what comes after it."""
        if self._next and self.words.at_end:
            self.next_wanted.emit()
        else:
            self.words.turn()

    def _show_buttons(self) -> None:
        """The button leads on once all has been read; where something is to be done, one may read it again."""
        longer = translate("CoachNote", "Read on")
        leads = bool(self._next) and self.words.at_end
        self.next.setText(self._next if leads else longer)
        self.next.setVisible(bool(self._next) or self.words.pages > 1)
        metrics = QFontMetrics(theme().font("strong"))
        words = max(map(metrics.horizontalAdvance, (self._next, longer)))
        self.next.setMinimumWidth(words + theme().px(40))  # so that no page is divided anew by another word

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < theme().px(_NARROW)
        turn = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._row.direction() != turn:
            self._row.setDirection(turn)
            self._buttons.setDirection(QBoxLayout.Direction.RightToLeft if narrow else QBoxLayout.Direction.TopToBottom)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        low = self.window().height() < theme().px(_LOW)
        most = _FEW_LINES if low else _LINES
        lines = most if self._steady else max(1, min(most, self.words.wanted_lines()))
        edges = self._row.contentsMargins()
        self.words.want(lines)
        height = max(self._said.sizeHint().height(), self._buttons.sizeHint().height())
        return QSize(theme().px(_NARROW), height + edges.top() + edges.bottom())

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(200), self.sizeHint().height())

    def restyle(self) -> None:
        px = theme().px
        set_gaps(self._row, (24, 10, 12, 8), 14)
        self._top.setSpacing(px(10))
        self._said.setSpacing(px(3))
        self._buttons.setSpacing(px(4))
        self.words.restyle()
        self.updateGeometry()


def keep_room(button: QWidget) -> None:
    """Have a button keep its room while it is hidden: else the words beside it would have other pages without it, and
    with these other pages want it back."""
    policy = button.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    button.setSizePolicy(policy)


class PagedWords(Adaptive, PlainLabel):
    """Sentences that are read a page at a time, each as long as there is room for."""

    paged = Signal()
    """There are other pages now, or another is read."""

    def __init__(self) -> None:
        super().__init__(wrap=True)
        set_role(self, "body")
        self.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.whole = ""
        """All there is to be read."""
        self._pages: Sequence[str] = ()
        self._at = 0
        self._lines = 1
        self.adapt()

    @property
    def pages(self) -> int:
        """How many there are."""
        return len(self._pages)

    @property
    def at_end(self) -> bool:
        """Whether the last one is read."""
        return self._at >= len(self._pages) - 1

    def set_whole(self, words: str) -> None:
        """Other sentences: their first page is read."""
        if words != self.whole:
            self.whole, self._at = words, 0
        self._divide()

    def turn(self) -> None:
        """Read the next page, behind the last one the first."""
        self._at = 0 if self.at_end else self._at + 1
        self._show()

    def wanted_lines(self) -> int:
        """How many lines all of it takes at this width."""
        return max(1, round(self._high(self.whole) / max(1, self._metrics.lineSpacing())))

    def want(self, lines: int) -> None:
        """Ask for room for so many lines."""
        if lines != self._lines:
            self._lines = lines
            self.updateGeometry()

    def restyle(self) -> None:
        """Other sizes of letters."""
        self._divide()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(200), self._high_lines(self._lines) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(120), self._high_lines(1))

    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    @property
    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(theme().font("body"))

    def _high(self, words: str) -> int:
        """The height of words at this width. It is no multiple of the line spacing: Qt rounds that one down."""
        room = self.contentsRect().adjusted(0, 0, 0, 10_000)
        return self._metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()

    def _high_lines(self, lines: int) -> int:
        return self._high("\n".join("x" * lines))

    def _divide(self) -> None:
        """Find the pages: as many words on each as there is room for."""
        room = max(self._high_lines(1), self.height())
        pages: list[str] = []
        page = ""
        for word in self.whole.split():
            if page and self._high(f"{page} {word} …") > room:
                pages.append(page if page.endswith((".", "!", "?")) else f"{page} …")
                page = ""
            page = f"{page} {word}".strip()
        self._pages = [*pages, *([page] if page else [])]
        self._at = min(self._at, max(0, len(self._pages) - 1))
        self._show()

    def _show(self) -> None:
        words = self._pages[self._at] if self._pages else ""
        if words != self.text():
            self.setText(words)
        self.paged.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._divide()
