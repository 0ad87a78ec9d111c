"""Paints the field of the Grudge Match: grass, spaces, goals, targets, ball paths, men and ball.

`BoardPlan` maps spaces to pixels: a grid of eleven columns with France's goal at the top and a goal mouth behind each
end.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QPainter, QPen, QPolygonF

from swallows_gui.games.grudgematch.rules.tables import COMPASS, FIRST_COLUMN, FRANCE, GERMANY, OFF, WIDTH
from swallows_gui.games.grudgematch.table.heads import EDGES, frame_path, paint_badge, paint_man
from swallows_gui.games.grudgematch.table.picture import BoardPicture, RayMark
from swallows_gui.games.grudgematch.words.sentences import man_name
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line

MOUTH = (6, 7, 8)
"""Columns of the goal mouths (G0.4)."""
_LONGEST = 1.24
"""Height of a space, in widths, at most."""
_SQUATTEST = 0.72


class BoardPlan:
    """Maps spaces into a room; row 0 of the grid is the one at the top."""

    def __init__(self, room: QRectF, rows: int) -> None:
        px = theme().px
        self.whole = room
        self.rows = rows
        self.end = rows // 2
        tiny = room.height() < px(300)
        left = px(6) if room.width() < px(260) else px(26)
        self.mouth_height = max(6.0, min(px(30), room.height() * 0.045))
        free = room.height() - 2 * self.mouth_height - px(4 if tiny else 10)
        wide = (room.width() - left - px(8)) / WIDTH
        high = free / rows
        self.cell_width = min(wide, high / _SQUATTEST)
        self.cell_height = min(high, self.cell_width * _LONGEST)
        width, height = self.cell_width * WIDTH, self.cell_height * rows
        across = room.left() + left + max(0.0, (room.width() - left - px(8) - width) / 2)
        self.field = QRectF(across, room.center().y() - height / 2, width, height)

    def cell(self, space: int) -> QRectF:
        """The room of a space."""
        row, column = divmod(space, WIDTH)
        return QRectF(
            self.field.left() + column * self.cell_width,
            self.field.top() + (self.rows - 1 - row) * self.cell_height,
            self.cell_width,
            self.cell_height,
        )

    def middle(self, space: int) -> QPointF:
        """The middle of a space."""
        return self.cell(space).center()

    def place(self, space: int) -> tuple[int, int]:
        """Column and row, as players count them."""
        return space % WIDTH + FIRST_COLUMN, space // WIDTH - self.end

    def mouth(self, side: int) -> QRectF:
        """The goal mouth of a side: behind its end row."""
        left = self.field.left() + (MOUTH[0] - FIRST_COLUMN) * self.cell_width
        width = len(MOUTH) * self.cell_width
        if side == FRANCE:
            return QRectF(left, self.field.top() - self.mouth_height, width, self.mouth_height)
        return QRectF(left, self.field.bottom(), width, self.mouth_height)

    def goal_box(self, side: int) -> QRectF:
        """The goal box of a side."""
        row = self.rows - 1 if side == FRANCE else 0
        first = self.cell(row * WIDTH + MOUTH[0] - FIRST_COLUMN)
        return QRectF(first.left(), first.top(), len(MOUTH) * self.cell_width, self.cell_height)

    def into_goal(self, space: int, direction: int) -> QPointF:
        """The ball's position in the net, for a ball that leaves a space in a direction."""
        across, up = COMPASS[direction]
        side = FRANCE if up > 0 else GERMANY
        x = self.middle(space).x() + across * self.cell_width
        return QPointF(x, self.mouth(side).center().y())

    def space_at(self, point: QPointF) -> int | None:
        """The space under a point; None beside the field."""
        if not self.field.contains(point):
            return None
        column = min(WIDTH - 1, int((point.x() - self.field.left()) / self.cell_width))
        down = min(self.rows - 1, int((point.y() - self.field.top()) / self.cell_height))
        return (self.rows - 1 - down) * WIDTH + column

    def goal_at(self, point: QPointF) -> tuple[int, int] | None:
        """Side and column of the goal mouth under a point; None elsewhere."""
        for side in (GERMANY, FRANCE):
            mouth = self.mouth(side)
            if mouth.contains(point):
                return side, MOUTH[min(2, int((point.x() - mouth.left()) / self.cell_width))]
        return None

    def man(self, space: int) -> QRectF:
        """The rectangle of a man's head on a space."""
        return self.man_at(self.middle(space))

    @property
    def named(self) -> bool:
        """Whether there is room for the men's names."""
        return self.cell_height >= theme().px(44) and self.cell_width >= theme().px(40)

    def man_at(self, middle: QPointF) -> QRectF:
        """The rectangle of the head of a man at a point of the field."""
        name = self.cell_height * 0.2 if self.named else 0.0
        side = min(self.cell_width * 0.92, (self.cell_height - name) * 0.94)
        return QRectF(middle.x() - side / 2, middle.y() - name / 2 - side / 2, side, side)

    @property
    def radius(self) -> float:
        """The ball's radius in pixels."""
        return min(self.cell_width, self.cell_height) * 0.3

    def dice(self, count: int, far_from: int) -> QRectF:
        """The rectangles of the dice, on the half without the ball."""
        side = min(self.cell_width * 1.25, self.cell_height * 1.25)
        width = side * (1 + 1.25 * (count - 1))
        low = far_from >= 0 and far_from // WIDTH > self.end
        y = self.field.top() + self.field.height() * (0.76 if low else 0.24)
        return QRectF(self.field.center().x() - width / 2, y - side / 2, side, side)


INK, PAPER = QColor("#1A1A1A"), QColor("#FFFFFF")
_GRID = QColor(255, 255, 255, 46)
_LINE = QColor("#F4EFE3")


def paint_field(painter: QPainter, plan: BoardPlan, picture: BoardPicture) -> None:
    """Grass, spaces with their numbers, goal boxes and mouths."""
    t = theme()
    painter.fillRect(plan.whole, t.colour("grass"))
    for row in range(0, plan.rows, 2):
        stripe = plan.cell(row * WIDTH)
        painter.fillRect(
            QRectF(plan.field.left(), stripe.top(), plan.field.width(), stripe.height()), t.colour("grass_dark")
        )
    painter.setPen(QPen(_GRID, 1))
    field = plan.field
    for column in range(1, WIDTH):
        x = field.left() + column * plan.cell_width
        painter.drawLine(QPointF(x, field.top()), QPointF(x, field.bottom()))
    for row in range(1, plan.rows):
        y = field.top() + row * plan.cell_height
        painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
    line = max(1.5, t.px(2.2))
    set_ink(painter, line=QPen(_LINE, line))
    painter.drawRect(field)
    centre = plan.cell(plan.end * WIDTH)
    for y in (centre.top(), centre.bottom()):
        painter.drawLine(QPointF(field.left(), y), QPointF(field.right(), y))
    for side in (GERMANY, FRANCE):
        painter.drawRect(plan.goal_box(side))
        _paint_net(painter, plan.mouth(side), line)
    _paint_numbers(painter, plan)
    _paint_sides(painter, plan, picture)


def _paint_net(painter: QPainter, mouth: QRectF, line: float) -> None:
    with saved(painter):
        painter.setClipRect(mouth, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(QColor(255, 255, 255, 120), 1))
        step = max(4.0, mouth.height() / 4)
        across = mouth.left()
        while across < mouth.right():
            painter.drawLine(QPointF(across, mouth.top()), QPointF(across, mouth.bottom()))
            across += step
        down = mouth.top()
        while down < mouth.bottom():
            painter.drawLine(QPointF(mouth.left(), down), QPointF(mouth.right(), down))
            down += step
    painter.setPen(QPen(_LINE, line))
    painter.drawRect(mouth)


def _paint_numbers(painter: QPainter, plan: BoardPlan) -> None:
    """Two to twelve along the upper edge of the centre line, where no arrow runs through them; the rows at the left."""
    t = theme()
    ink = QColor(255, 255, 255, 220)
    for column in range(WIDTH):
        space = plan.end * WIDTH + column
        size = min(plan.cell_height * 0.36, plan.cell_width * 0.5)
        cell = plan.cell(space)
        above = QRectF(cell.left(), cell.top() + cell.height() * 0.05, cell.width(), cell.height() * 0.36)
        draw_centred(painter, above, str(plan.place(space)[0]), t.sized_font("number", size), ink)
    room = plan.field.left() - plan.whole.left()
    if room < t.px(20):
        return
    font = t.sized_font("label", min(t.px(12), plan.cell_height * 0.5))
    for row in range(plan.rows):
        cell = plan.cell(row * WIDTH)
        number = row - plan.end
        words = f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)
        at = QRectF(plan.field.left() - t.px(26), cell.top(), t.px(24), cell.height())
        draw_centred(painter, at, words, font, QColor(255, 255, 255, 170))


def _paint_sides(painter: QPainter, plan: BoardPlan, picture: BoardPicture) -> None:
    t = theme()
    if plan.mouth_height < t.px(12):
        return
    for side, name in enumerate(picture.names):
        mouth = plan.mouth(side)
        room = QRectF(plan.field.left(), mouth.top(), mouth.left() - plan.field.left() - t.px(8), mouth.height())
        font = fit_line(name, room.width(), lambda px: t.sized_font("strong", px), min(t.px(15), room.height()), 7)
        painter.setFont(font)
        painter.setPen(_LINE)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), name)
        if picture.fouling:
            _paint_box(painter, plan, picture, side)


def _paint_box(painter: QPainter, plan: BoardPlan, picture: BoardPicture, side: int) -> None:
    """Paint a side's penalty box beside its goal, with the heads of the men in it."""
    mouth = plan.mouth(side)
    high = mouth.height() * 0.92
    room = QRectF(plan.field.right() - high * 4.3, mouth.top() + mouth.height() * 0.04, high * 4.3, high)
    pen = QPen(_LINE, max(1.0, theme().px(1.4)))
    pen.setDashPattern([3, 3])
    set_ink(painter, line=pen)
    painter.drawRect(room)
    for place, man in enumerate(picture.boxes[side]):
        at = QRectF(room.left() + place * high * 1.06 + 2, room.top() + 1, high - 2, high - 2)
        paint_man(painter, at, man)


def paint_marks(painter: QPainter, plan: BoardPlan, picture: BoardPicture) -> None:
    """Gold ground where something may be done now, gold hatch where it may follow."""
    t = theme()
    gold = t.colour("gold")
    for space in picture.hatched:
        hatch = QColor(gold)
        hatch.setAlpha(120 if space in picture.faint else 190)
        painter.fillRect(_inset(plan, space), QBrush(hatch, Qt.BrushStyle.BDiagPattern))
    for space in picture.gold:
        ground = QColor(gold)
        ground.setAlpha(225)
        painter.fillRect(_inset(plan, space), ground)


def _inset(plan: BoardPlan, space: int) -> QRectF:
    by = max(1.0, plan.cell_width * 0.03)
    return plan.cell(space).adjusted(by, by, -by, -by)


def _paint_tag(painter: QPainter, room: QRectF, words: str, ground: QColor, ink: QColor) -> None:
    lean = room.height() * 0.2
    set_ink(painter, line=QPen(INK, 1), fill=ground)
    painter.drawPolygon(
        QPolygonF(
            [
                room.topLeft() + QPointF(lean, 0),
                room.topRight(),
                room.bottomRight() - QPointF(lean, 0),
                room.bottomLeft(),
            ]
        )
    )
    font = fit_line(words, room.width() * 0.84, lambda px: theme().sized_font("number", px), room.height() * 0.78, 5)
    draw_centred(painter, room, words, font, ink)


def paint_rays(painter: QPainter, plan: BoardPlan, picture: BoardPicture) -> None:
    """Paint the ways that the ball could take, the highlighted one most strongly."""
    rays = sorted(picture.rays, key=lambda ray: ray.direction == picture.looked_at)
    alone = len(rays) == 1
    for ray in rays:
        _paint_ray(painter, plan, picture, ray, strong=alone or ray.direction == picture.looked_at)


def _paint_ray(painter: QPainter, plan: BoardPlan, picture: BoardPicture, ray: RayMark, *, strong: bool) -> None:
    if picture.ball == OFF:
        return
    t = theme()
    gold = t.colour("gold")
    start = plan.middle(picture.ball)
    points = [start, *(plan.middle(space) for space in ray.way)]
    if ray.goal >= 0:
        points.append(plan.into_goal(ray.way[-1] if ray.way else picture.ball, ray.direction))
    if len(points) < 2:
        return
    width = plan.cell_width * (0.12 if strong else 0.06)
    sure = min(len(points) - 1, ray.sure)
    for first, last, dashed in ((0, sure, False), (sure, len(points) - 1, True)):
        if last <= first:
            continue
        for colour, wide in ((INK, width + t.px(2)), (gold if strong else PAPER, width)):
            pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
            if dashed:
                pen.setDashPattern([6.0 / max(1.0, wide), 5.0 / max(1.0, wide)])
            painter.setPen(pen)
            painter.drawLine(points[first], points[last])
    _paint_head(
        painter, points[-1], ray.direction, plan.cell_width * (0.3 if strong else 0.2), gold if strong else PAPER
    )
    if not strong:
        return
    side = min(plan.cell_height, plan.cell_width) * 0.42
    for space, needed in ray.needs:
        at = plan.cell(space)
        tag = QRectF(at.right() - side, at.top() + 1, side, side * 0.82)
        _paint_tag(painter, tag, language().locale.toString(needed), PAPER, INK)


def _paint_head(painter: QPainter, tip: QPointF, direction: int, size: float, colour: QColor) -> None:
    across, up = COMPASS[direction]
    angle = math.atan2(-up, across)
    corners = [
        tip + QPointF(math.cos(angle + turn) * size * far, math.sin(angle + turn) * size * far)
        for turn, far in ((0.0, 1.0), (2.5, 1.0), (-2.5, 1.0))
    ]
    set_ink(painter, line=QPen(INK, max(1.0, size * 0.1)), fill=colour)
    painter.drawPolygon(QPolygonF(corners))


def paint_trail(painter: QPainter, plan: BoardPlan, trail: tuple[int, ...]) -> None:
    """Paint the way that the ball has come."""
    if len(trail) < 2:
        return
    start, end = plan.middle(trail[0]), plan.middle(trail[-1])
    width = plan.cell_width * 0.5
    glow = QColor(255, 255, 255, 52)
    painter.setPen(QPen(glow, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(start, end)
    pen = QPen(PAPER, max(2.0, width * 0.12), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 2.4])
    painter.setPen(pen)
    painter.drawLine(start, end)
    set_ink(painter, line=QPen(PAPER, max(1.2, width * 0.06)))
    painter.drawEllipse(start, width * 0.44, width * 0.44)


def paint_men(painter: QPainter, plan: BoardPlan, picture: BoardPicture) -> None:
    """All men who are on the field and do not move."""
    for man, space in enumerate(picture.men):
        if space != OFF and man not in picture.moving:
            paint_one_man(painter, plan, man, plan.middle(space), picture)


def paint_one_man(painter: QPainter, plan: BoardPlan, man: int, middle: QPointF, picture: BoardPicture) -> None:
    """A man at a point of the field: head, suit and name."""
    t = theme()
    room = plan.man_at(middle)
    if man in picture.asked or man == picture.picked:
        by = room.width() * (0.13 if man == picture.picked else 0.08)
        ring = frame_path(room.adjusted(-by, -by, by, by), man // 4)
        painter.fillPath(ring, t.colour("gold"))
        set_ink(painter, line=QPen(INK, max(1.0, t.px(1.2))))
        painter.drawPath(ring)
    paint_man(painter, room, man)
    radius = room.width() * 0.21
    paint_badge(painter, QPointF(room.right() - radius * 0.5, room.bottom() - radius * 0.7), radius, man % 4)
    if plan.named:
        _paint_name(painter, plan, man, room)


def _paint_name(painter: QPainter, plan: BoardPlan, man: int, room: QRectF) -> None:
    t = theme()
    name = man_name(man)
    high = plan.cell_height * 0.21
    font = fit_line(name, plan.cell_width * 1.2, lambda px: t.sized_font("strong", px), min(t.px(13), high * 0.84), 6)
    wide = QFontMetricsF(font).horizontalAdvance(name) + high * 0.6
    plate = QRectF(room.center().x() - wide / 2, room.bottom() - high * 0.1, wide, high)
    french = man // 4 == FRANCE
    painter.fillRect(plate, EDGES[FRANCE] if french else QColor("#F4EFE3"))
    draw_centred(painter, plate, name, font, PAPER if french else INK)


def paint_ball_at(painter: QPainter, plan: BoardPlan, middle: QPointF, grow: float = 1.0) -> None:
    """The ball at a point of the field."""
    radius = plan.radius * grow
    set_ink(painter, fill=QColor(0, 0, 0, 70))
    painter.drawEllipse(middle + QPointF(radius * 0.16, radius * 0.24), radius, radius * 0.96)
    paint_ball(painter, middle, radius, INK)


def paint_resting_ball(painter: QPainter, plan: BoardPlan, picture: BoardPicture) -> None:
    """The ball where it lies, with what a block needs there."""
    if picture.ball == OFF:
        return
    cell = plan.cell(picture.ball)
    middle = cell.center()
    shares = any(space == picture.ball for space in picture.men)
    if shares:  # it flies over a man, or is about to be put beside him
        middle = middle + QPointF(plan.cell_width * 0.26, -plan.cell_height * 0.24)
    paint_ball_at(painter, plan, middle)
    if picture.needed:
        side = min(plan.cell_height, plan.cell_width) * 0.44
        tag = QRectF(cell.right() - side, cell.top(), side, side * 0.86)
        _paint_tag(painter, tag, picture.needed, INK, theme().colour("gold"))


def paint_cursor(painter: QPainter, plan: BoardPlan, space: int) -> None:
    """The frame of the cursor on the board."""
    t = theme()
    width = t.px(3)
    room = plan.cell(space).adjusted(1, 1, -1, -1)
    set_ink(painter, line=QPen(PAPER, width + t.px(2)))
    painter.drawRect(room)
    painter.setPen(QPen(QColor("#1F4E9E"), width))
    painter.drawRect(room)
