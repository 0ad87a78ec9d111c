"""The lines of a betting slip, and above it a strip of flags that shows who meets whom (S2, S7).

Lines have flags and the faces of those who manage the teams. The strip shows groups, or the first matches of the
knock-out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStyleOptionViewItem, QWidget

from swallows_gui.games.swallows.data.cards import Nation
from swallows_gui.games.swallows.table.cards.flags import FlagTable, paint_flag
from swallows_gui.games.swallows.table.controller import SwallowsController
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.slip import SlipModel
from swallows_gui.models import roles, vocabulary
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.face import Person, face_pixmap
from swallows_gui.ui.kit.icons import leaning
from swallows_gui.ui.kit.painting import painting, set_ink
from swallows_gui.ui.kit.tables import Index, ToggleDelegate
from swallows_gui.ui.kit.text_fit import draw_centred
from swallows_gui.ui.kit.words import Adaptive, set_tip

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


_FACE = 22
"""Design pixels."""


class SlipTable(FlagTable):
    """A cell that belongs to a seat has its face: calm, for no face gives a bet away."""

    def __init__(self, controller: SwallowsController) -> None:
        super().__init__(0, airy=True)
        self._controller = controller
        self.setItemDelegate(_SlipDelegate(self))
        self.setSelectionBehavior(FlagTable.SelectionBehavior.SelectItems)

    def sign(self, of: Nation | int) -> QIcon:
        if not isinstance(of, int):
            return super().sign(of)
        seat = self._controller.info.seats[of]
        return QIcon(face_pixmap(Person(seat.name, seat.colour), theme().px(_FACE), self.devicePixelRatioF()))


class _SlipDelegate(ToggleDelegate):
    """A face is a square, larger than a flag."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        super().initStyleOption(option, index)
        if isinstance(index.data(roles.NATION), int):
            option.decorationSize = QSize(theme().px(_FACE), theme().px(_FACE))


_HEIGHT, _FLAG, _LEAST_FLAG = 44, 34, 14
"""Design pixels: of the strip; of a flag's width, where there is room, and at least."""


class _Meeting(NamedTuple):
    """Teams that meet each other."""

    group: int
    """Number of the group; -1 for a single match."""
    teams: tuple[int, ...]


class WhoMeetsWhom(Adaptive, QWidget):
    """A strip of flags of teams that meet. The seat's own teams are underlined in its colour; a frame marks the team of
    the selected line of the slip."""

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._meetings: tuple[_Meeting, ...] = ()
        self._own: frozenset[int] = frozenset()
        self._colour = ""
        self._looked_at = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.adapt()

    def show_draw(self, view: SwallowsView, slip: SlipModel, colour: str) -> None:
        """Show the draw; `colour` is that of the slip's seat."""
        if any(view.groups):
            groups = enumerate(view.groups)
            self._meetings = tuple(_Meeting(number, tuple(group)) for number, group in groups if group)
        else:
            pairs = ((line.team, line.meets) for line in sorted(slip.lines, key=lambda line: line.team))
            self._meetings = tuple(_Meeting(-1, (team, other)) for team, other in pairs if 0 <= team < other)
        self._own = frozenset(line.team for line in slip.lines if line.trainer == view.seat)
        self._colour = colour
        self.retranslate()
        self.update()

    def look_at(self, team: int) -> None:
        """Frame a team."""
        self._looked_at = team
        self.update()

    @property
    def any(self) -> bool:
        """Whether anything is drawn yet."""
        return bool(self._meetings)

    def retranslate(self) -> None:
        said = "\n".join(map(self._said, self._meetings))
        self.setAccessibleName(translate("Slip", "Who meets whom"))
        self.setAccessibleDescription(said)
        set_tip(self, said)

    def _said(self, meeting: _Meeting) -> str:
        teams = [str(self._names.team(team)) for team in meeting.teams]
        if meeting.group < 0:
            return " – ".join(teams)
        return labelled(self._names.group(meeting.group), vocabulary.listed(teams))

    def restyle(self) -> None:
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(0, theme().px(_HEIGHT))

    minimumSizeHint = sizeHint

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._meetings:
            return
        px = theme().px
        share = self.width() / len(self._meetings)
        most = max(len(meeting.teams) for meeting in self._meetings)
        in_groups = self._meetings[0].group >= 0
        around = px(34 if in_groups else 22)
        wide = max(px(_LEAST_FLAG), min(px(_FLAG), (share - around) / most - px(4)))
        used = min(share, most * (wide + px(4)) + around + px(18))
        left = (self.width() - used * len(self._meetings)) / 2
        with painting(self) as painter:
            for number, meeting in enumerate(self._meetings):
                room = QRectF(left + number * used, px(4), used - px(6), self.height() - px(8))
                self._paint(painter, room, meeting, wide)

    def _paint(self, painter: QPainter, room: QRectF, meeting: _Meeting, wide: float) -> None:
        """A plate with its letter and flags; between the two of a match stands a line."""
        t = theme()
        set_ink(painter, fill=t.colour("raised"))
        painter.drawPolygon(leaning(room.adjusted(t.px(3), 0, -t.px(3), 0), t.px(3)))
        high = wide * 2 / 3
        left = room.left() + t.px(9)
        if meeting.group >= 0:
            beside = QRectF(left, room.top(), t.px(16), room.height())
            draw_centred(painter, beside, chr(ord("A") + meeting.group), t.font("strong"), t.colour("ink"))
            left += t.px(20)
        step = wide + t.px(4 if meeting.group >= 0 else 12)
        if meeting.group < 0:
            left = room.center().x() - (step + wide) / 2
            set_ink(painter, line=QPen(t.colour("ink"), t.px(2)))
            between = QPointF(t.px(3), 0)
            painter.drawLine(room.center() - between, room.center() + between)
        for at, team in enumerate(meeting.teams):
            flag = QRectF(left + at * step, room.center().y() - high / 2, wide, high)
            paint_flag(painter, flag, self._names.nation(team))
            if team in self._own:
                painter.fillRect(QRectF(flag.left(), flag.bottom() + t.px(2), wide, t.px(3)), QColor(self._colour))
            if team == self._looked_at:
                set_ink(painter, line=QPen(t.colour("ink"), t.px(2), j=Qt.PenJoinStyle.MiterJoin))
                painter.drawRect(flag.adjusted(-t.px(2), -t.px(2), t.px(2), t.px(2)))
