"""The coach: one strip with a fixed place in which lessons, tips and hints speak without covering the table.

The window keeps the strip at the foot of its screens; a table that has a place for it (`seats_coach`) holds it while it
is shown. If several speakers want it, a hint, which was asked for last, comes before a tip.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeySequence, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import set_role, theme
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.kit.notices import announce
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.kit.words import Adaptive, PlainLabel

NARROW = 480
"""Design pixels: in a narrower strip buttons and links stand below the words."""
_GAPS = (20, 8, 14, 8)
"""Design pixels between the strip's edges and what is said."""
_LINES, _FEW_LINES, _NARROW_LINES = 3, 2, 5
"""Lines of a lesson that are read at once; fewer in a window lower than `_LOW`, more in a narrow strip."""
_LOW = 470
_LEAN, _EDGE = 18, 10
"""Design pixels by which the left edge leans where the strip stands on a stage, and of the gold along it."""


class CoachStrip(Adaptive, QFrame):
    """The strip. It holds all speakers and shows one of them, or none."""

    changed = Signal()
    """Another speaks now, or nobody, or needs another height."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speaking: list[Coached] = []
        """Who wants to speak, the one that is heard last."""
        self._needed = 0
        self._leans = False
        self._room = fill(QVBoxLayout(self), margins=0, spacing=0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.hide()

    def say(self, speaker: Coached, *, first: bool) -> None:
        """Let a speaker speak: with `first` before all others, else only before those without."""
        if speaker in self._speaking:
            return
        if self._room.indexOf(speaker) < 0:
            self._room.addWidget(speaker)
        self._speaking.insert(len(self._speaking) if first else 0, speaker)
        self._show()

    def hush(self, speaker: Coached) -> None:
        """End a speaker's text."""
        if speaker in self._speaking:
            self._speaking.remove(speaker)
            self._show()

    def forget(self, speaker: Coached) -> None:
        """Remove a speaker for good."""
        self.hush(speaker)
        speaker.hide()
        self._room.removeWidget(speaker)
        speaker.deleteLater()

    @property
    def heard(self) -> Coached | None:
        """The speaker that is shown."""
        return self._speaking[-1] if self._speaking else None

    def height_for(self, width: int) -> int:
        """The height in pixels that the shown speaker needs at a width, 0 for none."""
        lean = theme().px(_LEAN) if self._leans else 0
        return self.heard.height_for(width - lean) if self.heard is not None else 0

    def answers(self) -> bool:
        """Whether what is shown can be done instead of answering the question."""
        return self.heard is not None and self.heard.first

    def stand(self, *, leans: bool) -> None:
        """Use a slanted edge beside a question, or a straight one across the stage."""
        if leans != self._leans:
            self._leans = leans
            self.restyle()

    def restyle(self) -> None:
        self._room.setContentsMargins(theme().px(_LEAN) if self._leans else 0, 0, 0, 0)
        self.update()

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
        self._tell()

    def _tell(self) -> None:
        self._needed = self.height_for(self.width())
        self.changed.emit()

    def event(self, event: QEvent) -> bool:
        """Announce a changed height, so that the owner can lay the strip out again."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.height_for(self.width()) != self._needed:
            self._tell()
        return done

    def paintEvent(self, _event: QPaintEvent) -> None:
        t, room = theme(), QRectF(self.rect())
        lean = QPointF(t.px(_LEAN) if self._leans else 0, 0)
        gold = QPointF(t.px(_EDGE), 0)
        with painting(self) as painter:
            set_ink(painter, fill=t.colour("slate"))
            painter.drawPolygon(
                QPolygonF([room.topLeft() + lean, room.topRight(), room.bottomRight(), room.bottomLeft()])
            )
            set_ink(painter, fill=t.colour("gold"))
            painter.drawPolygon(
                QPolygonF(
                    [
                        room.topLeft() + lean,
                        room.topLeft() + lean + gold,
                        room.bottomLeft() + gold,
                        room.bottomLeft(),
                    ]
                )
            )


class Coached(QFrame):
    """A speaker in the strip; only `speak` and `hush` show and hide it."""

    first = False
    """Whether it is heard before others, because somebody has asked for it."""

    def __init__(self, strip: CoachStrip) -> None:
        super().__init__(strip)
        self.strip = strip
        self.hide()

    def speak(self) -> None:
        """Speak, unless a more important speaker does."""
        self.strip.say(self, first=self.first)

    def hush(self) -> None:
        """Stop speaking."""
        self.strip.hush(self)

    def go(self) -> None:
        """Leave the strip for good."""
        self.strip.forget(self)

    def height_for(self, width: int) -> int:
        """The height in pixels needed at a width."""
        raise NotImplementedError

    @property
    def low(self) -> bool:
        """Whether the window is low for the text size."""
        return self.window().height() < theme().px(_LOW)

    def gaps(self) -> tuple[int, int, int, int]:
        """The margins between strip and text in pixels: left, top, right, bottom."""
        left, above, right, below = map(theme().px, _GAPS)
        return (left, above // 3, right, below // 3) if self.low else (left, above, right, below)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(200), self.height_for(self.width()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def dress(labels: Sequence[QWidget], buttons: Sequence[PosterButton]) -> None:
    """Colour texts and buttons so that they can be read on the strip."""
    t = theme()
    for label in labels:
        label.setStyleSheet(f"color: {t.colour('on_slate').name()};")
    for button in buttons:
        button.set_plate(t.colour("slate"))
        if button.kind == "quiet":
            button.setMaximumHeight(link_height())


def link_height() -> int:
    """The height of a quiet button in the strip, in pixels."""
    return max(theme().px(24), QFontMetrics(theme().font("strong")).height() + theme().px(4))


class CoachNote(Adaptive, Coached):
    """A note with heading, sentences, a link to the rule and two buttons. A long text is read page by page."""

    next_wanted = Signal()
    end_wanted = Signal()
    clause_wanted = Signal(str)

    def __init__(self, strip: CoachStrip, *, steady: bool = False) -> None:
        """With `steady` its height does not depend on the text, so that nothing moves from lesson to lesson."""
        super().__init__(strip)
        self._steady = steady
        self.heading, self.count = PlainLabel(), PlainLabel()
        self.rule = PosterButton("", kind="quiet")
        set_role(self.heading, "strong")
        set_role(self.count, "small")
        self.words = PagedWords()
        self.next = PosterButton("", kind="primary" if steady else "plain")  # a tip waits for nobody
        keep_room(self.next)
        self.end = PosterButton("", kind="quiet")
        self.next.clicked.connect(self._lead_on)
        self.end.clicked.connect(self.end_wanted)
        self._clause = self._next = ""
        self.rule.clicked.connect(lambda: self.clause_wanted.emit(self._clause))
        self._top = fill(QHBoxLayout(), self.count, (self.heading, 1), self.rule)
        self._buttons = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight), self.end, 1, self.next, margins=0)
        self._said = fill(QBoxLayout(QBoxLayout.Direction.TopToBottom), (self.words, 1), self._buttons, margins=0)
        self._column = fill(QVBoxLayout(self), self._top, (self._said, 1))
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
        """Show a text; `next_text` and `end_text` label the buttons for the next lesson and for ending the lessons, ""
        for none."""
        news = (heading, words) != (self.heading.text(), self.words.whole) or self.isHidden()
        self._clause, self._next = clause, next_text
        self.next.setShortcut(QKeySequence())
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
        """Show a few words while no lesson is due, so that the strip keeps its place."""
        self.heading.clear()
        self.count.clear()
        self._next = self._clause = ""
        self.next.setShortcut(QKeySequence())
        self.words.set_whole(words)
        self.end.hide()
        self.rule.hide()
        self.setAccessibleName(words)
        self.speak()
        self._show_buttons()

    def text(self) -> str:
        """The whole text in one line."""
        return f"{self.heading.text()}. {self.words.whole}"

    def retranslate(self) -> None:
        """Set the texts that never change in the language in use."""
        self.rule.setText(translate("Prompt", "Rule {clause}").format(clause=self._clause))
        self.rule.setAccessibleName(translate("Prompt", "Open rule {clause}").format(clause=self._clause))
        self._show_buttons()

    def _lead_on(self) -> None:
        """Show the next page; after the last one ask for the next lesson."""
        if self._next and self.words.at_end:
            self.next_wanted.emit()
        else:
            self.words.turn()

    def _show_buttons(self) -> None:
        """Show the button that continues once all has been read; where something has to be done it reads the text
        again."""
        longer = translate("CoachNote", "Read on")
        leads = bool(self._next) and self.words.at_end
        keys = self.next.shortcut()
        self.next.setText(self._next if leads else longer)
        self.next.setShortcut(keys)  # the new text has taken it away
        self.next.setVisible(bool(self._next) or self.words.pages > 1)
        metrics = QFontMetrics(theme().font("strong"))
        words = max(map(metrics.horizontalAdvance, (self._next, longer)))
        self.next.setMinimumWidth(words + theme().px(40))  # so that no page is divided anew by another word

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._column.setContentsMargins(*self.gaps())
        self.updateGeometry()

    def _arrange(self) -> None:
        """Put the buttons beside the text where there is room, else below."""
        narrow = self.width() < theme().px(NARROW)
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if self._said.direction() == way:
            return
        self._said.setDirection(way)
        row, other = (self._buttons, self._top) if narrow else (self._top, self._buttons)
        other.removeWidget(self.end)
        row.insertWidget(0 if narrow else row.count(), self.end)

    def height_for(self, width: int) -> int:
        px = theme().px
        narrow = width < px(NARROW)
        left, above, right, below = self.gaps()
        inside = width - left - right
        button = self.next.sizeHint().height()
        if not narrow:
            inside -= self.next.minimumWidth() + self._said.spacing()
        most = _FEW_LINES if self.low and not narrow else _LINES if self.low or not narrow else _NARROW_LINES
        lines = most if self._steady else max(1, min(most, self.words.wanted_lines(inside)))
        said = self.words.high_lines(lines, inside)
        said = said + self._said.spacing() + button if narrow else max(said, button)
        return above + link_height() + self._column.spacing() + said + below

    def restyle(self) -> None:
        px = theme().px
        self._column.setContentsMargins(*self.gaps())
        self._column.setSpacing(px(2))
        self._top.setSpacing(px(10))
        self._said.setSpacing(px(4))
        self._buttons.setSpacing(px(8))
        self.words.restyle()
        dress((self.heading, self.count, self.words), (self.rule, self.next, self.end))
        self.updateGeometry()


def keep_room(button: QWidget) -> None:
    """Let a button keep its room while hidden; otherwise the words beside it would be divided into other pages with and
    without it, without end."""
    policy = button.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    button.setSizePolicy(policy)


class PagedWords(Adaptive, PlainLabel):
    """Sentences divided into pages by the room there is."""

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
        self.adapt()

    @property
    def pages(self) -> int:
        """The number of pages."""
        return len(self._pages)

    @property
    def at_end(self) -> bool:
        """Whether the last page is shown."""
        return self._at >= len(self._pages) - 1

    def set_whole(self, words: str) -> None:
        """Set the sentences and show their first page."""
        if words != self.whole:
            self.whole, self._at = words, 0
        self._divide()

    def begin(self) -> None:
        """Show the first page."""
        self._at = 0
        self._show()

    def turn(self) -> None:
        """Show the next page, after the last one the first."""
        self._at = 0 if self.at_end else self._at + 1
        self._show()

    def wanted_lines(self, width: int) -> int:
        """The number of lines that the whole text takes at a width."""
        return max(1, round(self._high(self.whole, width) / max(1, self._metrics.lineSpacing())))

    def high_lines(self, lines: int, width: int) -> int:
        """The height of so many lines, in pixels."""
        return self._high("\n".join("x" * lines), width) + 2

    def restyle(self) -> None:
        """Divide the text anew for another font size."""
        self._divide()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(200), self.high_lines(1, 100))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(120), self.high_lines(1, 100))

    def hasHeightForWidth(self) -> bool:
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._divide()

    @property
    def _metrics(self) -> QFontMetrics:
        return QFontMetrics(theme().font("body"))

    def _high(self, words: str, width: int | None = None) -> int:
        """The height of words at a width, by default its own. Not a multiple of the line spacing,
        which Qt rounds down."""
        room = QRect(0, 0, self.contentsRect().width() if width is None else width, 10_000)
        return self._metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()

    def _divide(self) -> None:
        """Divide the text into pages that fit."""
        room = max(self.high_lines(1, 100), self.height())
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
