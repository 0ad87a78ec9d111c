"""Where the shots of a match were made: full is in, hollow is not."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from swallows_gui.games.tactics_board.table.board_paint import BoardPlan, paint_field
from swallows_gui.games.tactics_board.table.pawn_paint import COLOURS, PAPER
from swallows_gui.games.tactics_board.words.match_story import MatchStory
from swallows_gui.games.tactics_board.words.phrases import RESULTS, number_of
from swallows_gui.games.tactics_board.words.sentences import pawn_words, square_words
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred


class ShotMap(QWidget):
    """The board with a mark for every shot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._story = MatchStory()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_story(self, story: MatchStory) -> None:
        """Show the shots of a match."""
        self._story = story
        said = [
            labelled(
                ", ".join((pawn_words(shot.side, number_of(shot.pawn)), square_words(shot.square))),
                RESULTS(shot.result),
            )
            for shot in story.shots
        ]
        none = translate("BoardResult", "No shots")
        self.setAccessibleName("; ".join(said) if said else none)
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(width * 0.52)

    def sizeHint(self) -> QSize:
        return QSize(theme().px(300), self.heightForWidth(theme().px(300)))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(180), self.heightForWidth(theme().px(180)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        with painting(self) as painter:
            plan = BoardPlan(QRectF(self.rect()))
            paint_field(painter, plan)
            seen: Counter[int] = Counter()
            for shot in self._story.shots:
                at = plan.at(shot.square) + QPointF(plan.side * 0.22, -plan.side * 0.22) * seen[shot.square]
                seen[shot.square] += 1
                paint_shot(painter, at, plan.side * 0.4, shot.side, number_of(shot.pawn), scored=shot.result == "goal")


def paint_shot(painter: QPainter, at: QPointF, radius: float, side: int, number: int, *, scored: bool) -> None:
    """Paint the mark of one shot."""
    colour = QColor(COLOURS[side])
    set_ink(painter, line=QPen(PAPER if scored else colour, max(1.2, radius * 0.18)), fill=colour if scored else PAPER)
    if side == 0:
        painter.drawEllipse(at, radius, radius)
    else:
        painter.drawRect(QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius))
    room = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    ink = QColor(PAPER) if scored else colour
    draw_centred(painter, room, str(number), theme().sized_font("number", radius * 1.05), ink)
    painter.setBrush(Qt.BrushStyle.NoBrush)
