"""Paints the pitch of Power Soccer at rest, and the goal wall that takes its place in a shoot-out at the wall.

The pitch has stripes, numbers, lines, the ball's trail and where each face would take the ball; the wall shows the
shots in circles.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from swallows_gui.games.power_soccer.table.picture import Arc, PitchPicture
from swallows_gui.games.power_soccer.table.pitch_plan import STEP, PitchPlan
from swallows_gui.games.power_soccer.words.match_story import GOAL, MISS, WORTH, Hop, Shot
from swallows_gui.games.power_soccer.words.outlook_words import card_name
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.dice_tray import INK, PAPER
from swallows_gui.ui.kit.icons import paint_ball
from swallows_gui.ui.kit.painting import saved, set_ink
from swallows_gui.ui.kit.text_fit import draw_centred, fit_line, fit_text

STEAL, OFFSIDE = 20, 30
"""Points from which the ball may be stolen (P3.2), and from which offside counts (P2.6)."""
_AHEAD, _AHEAD_LOW = (0.74, 0.84), (0.9, 1.0)
"""Depths between which a stripe that may follow is hatched: above its number, on a low pitch below it."""
_CARDS = {"admonition": "#FCFAF4", "yellow": "#D9A21B", "red": "#C8321F"}


def paint_grass(painter: QPainter, plan: PitchPlan, room: QRectF) -> None:
    """The mown stripes, over all of the ground."""
    t = theme()
    painter.fillRect(room, t.colour("grass"))
    set_ink(painter, fill=t.colour("grass_dark"))
    deep = (room.bottom() - plan.field.top()) / plan.field.height()
    for stripe in range(-8, 20, 2):
        painter.drawPolygon(plan.strip(stripe * STEP, (stripe + 1) * STEP, -0.6, deep))


def paint_field(painter: QPainter, plan: PitchPlan, picture: PitchPicture) -> None:
    """Numbers, the stripe that is played on, lines and goal."""
    t = theme()
    if picture.mode == "wall":
        return
    running = picture.mode == "attack"
    if running:
        _hatch_ahead(painter, plan, picture)
    if running and picture.stripe and picture.points < GOAL:
        set_ink(painter, fill=t.colour("gold"))
        painter.drawPolygon(plan.strip(picture.points, picture.points + STEP))
    _paint_lines(painter, plan)
    if running:
        _paint_marks(painter, plan, picture)
    _paint_numbers(painter, plan, picture)
    paint_goal(painter, plan)


def _hatch_ahead(painter: QPainter, plan: PitchPlan, picture: PitchPicture) -> None:
    """Stripes that may follow."""
    pen = QPen(theme().colour("gold"), max(1.0, plan.stripe * 0.03))
    for arc in picture.arcs:
        if arc.end >= GOAL:
            continue
        shape = QPainterPath()
        shape.addPolygon(plan.strip(arc.end, arc.end + STEP, *(_AHEAD_LOW if plan.low else _AHEAD)))
        with saved(painter):
            painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
            painter.setPen(pen)
            box, step = shape.boundingRect(), plan.stripe * 0.14
            x = box.left() - box.height()
            while x < box.right():
                painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
                x += step


def _paint_lines(painter: QPainter, plan: PitchPlan) -> None:
    t = theme()
    pen = QPen(t.colour("grass_line"), max(1.4, t.px(2)))
    pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    set_ink(painter, line=pen)
    painter.drawPolygon(plan.strip(0, GOAL))


def _paint_marks(painter: QPainter, plan: PitchPlan, picture: PitchPicture) -> None:
    """From where the ball may be stolen, and from where offside counts."""
    t = theme()
    marks = [(OFFSIDE, translate("PowerPitch", "Offside from {points}"))]
    if picture.steal_line:
        marks.insert(0, (STEAL, translate("PowerPitch", "Steal from {points}")))
    pen = QPen(t.colour("grass_line"), max(1.2, t.px(1.5)))
    pen.setDashPattern([4.0, 3.0])
    taken = 0.0
    for points, words in marks:
        painter.setPen(pen)
        top = plan.at(points, 0)
        painter.drawLine(top, plan.at(points, 1))
        if plan.low:
            continue
        room = plan.at(GOAL, 0).x() - top.x() if points == OFFSIDE else 2 * plan.stripe
        text = words.format(points=points)
        font = fit_line(text, room - t.px(10), lambda px: t.sized_font("label", px), t.px(13), t.px(9))
        painter.setFont(font)
        metrics, at = QFontMetricsF(font), top + QPointF(t.px(5), font.pixelSize() * 1.4)
        ground = metrics.boundingRect(text).translated(at).adjusted(-t.px(3), -t.px(2), t.px(3), t.px(2))
        painter.fillRect(ground, t.colour("grass_dark"))  # the stripe of the attack lies beneath
        painter.setPen(t.colour("grass_line"))
        painter.drawText(at, text)
        taken = max(taken, top.x())


def _paint_numbers(painter: QPainter, plan: PitchPlan, picture: PitchPicture) -> None:
    t = theme()
    high = plan.field.height() * (0.34 if plan.low else 0.17)
    deep = 0.78 if plan.low else 0.92
    for points in range(0, GOAL, STEP):
        here = picture.mode == "attack" and picture.stripe and points == picture.points
        foot = plan.at(points + STEP / 2, deep)
        room = QRectF(foot.x() - plan.stripe * 0.46, foot.y() - high / 2, plan.stripe * 0.92, high)
        most = high * (1.0 if here else 0.62 if _reached(picture, points) else 0.48)
        font = fit_line(str(points), room.width(), lambda px: t.sized_font("number", px), most, 7)
        colour = t.colour("on_gold") if here else t.colour("grass_line")
        draw_centred(painter, room, str(points), font, colour)
    sign = QPolygonF(
        [plan.at(GOAL + 0.8, 0.76), plan.at(GOAL + 6.4, 0.76), plan.at(GOAL + 5.4, 1.0), plan.at(GOAL, 1.0)]
    )
    if plan.low:
        sign = QPolygonF([plan.at(GOAL + 0.4, 0.6), plan.at(GOAL + 8, 0.6), plan.at(GOAL + 8, 1.0), plan.at(GOAL, 1.0)])
    box = sign.boundingRect()
    set_ink(painter, fill=INK)
    painter.drawPolygon(sign)
    inner = box.adjusted(box.width() * 0.12, box.height() * 0.06, -box.width() * 0.16, -box.height() * 0.04)
    word = translate("PowerPitch", "Goal")
    if not plan.low:
        above = QRectF(inner.left() + inner.width() * 0.1, inner.top(), inner.width(), inner.height() * 0.3)
        small = fit_line(word, above.width(), lambda px: t.sized_font("label", px), above.height() * 0.95, 6)
        draw_centred(painter, above, word, small, PAPER)
        inner.setTop(above.bottom())
    font = fit_line(str(GOAL), inner.width(), lambda px: t.sized_font("number", px), inner.height(), 7)
    draw_centred(painter, inner, str(GOAL), font, QColor("#E3B040"))


def _reached(picture: PitchPicture, points: int) -> bool:
    """Whether the ball has lain there, or may lie there next."""
    been = {hop.start for hop in picture.hops} | {hop.end for hop in picture.hops}
    return points in been or any(arc.end == points for arc in picture.arcs)


def paint_goal(painter: QPainter, plan: PitchPlan, bulge: float = 0.0) -> None:
    """The goal; `bulge`: how far the net is pushed back, in goal widths."""
    t = theme()
    mouth = plan.goal()
    far_head, near_head, near_foot, far_foot = (mouth.at(number) for number in range(4))
    push = QPointF((near_head.x() - far_head.x()) * bulge, 0)
    near_head, near_foot = near_head + push, near_foot + push
    net = QColor(t.colour("grass_line"))
    net.setAlpha(60)
    set_ink(painter, fill=net)
    painter.drawPolygon(QPolygonF([far_head, near_head, near_foot, far_foot]))
    net.setAlpha(150)
    painter.setPen(QPen(net, max(0.8, t.px(1))))
    for part in range(1, 9):
        share = part / 9
        painter.drawLine(far_head + (far_foot - far_head) * share, near_head + (near_foot - near_head) * share)
    for part in range(1, 3):
        share = part / 3
        painter.drawLine(far_head + (near_head - far_head) * share, far_foot + (near_foot - far_foot) * share)
    frame = QPen(t.colour("grass_line"), max(2.0, plan.radius * 0.3))
    frame.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    set_ink(painter, line=frame)
    painter.drawPolyline(QPolygonF([near_head, far_head, far_foot, near_foot]))


# The ball's way


def paint_trail(painter: QPainter, plan: PitchPlan, hops: tuple[Hop, ...], last: float = 1.0) -> None:
    """The ways that the ball has gone; of the last one a part."""
    t = theme()
    for number, hop in enumerate(hops):
        share = last if number == len(hops) - 1 else 1.0
        path = plan.hop(hop.start, hop.end)
        set_ink(painter, fill=t.colour("grass_line"))
        dots = max(4, int(path.length() / max(5.0, t.px(11))))
        dot = max(1.4, t.px(2.4))
        for step in range(1, dots):
            if step / dots < share:
                painter.drawEllipse(path.pointAtPercent(step / dots), dot, dot)
        painter.drawEllipse(plan.ball(hop.start), dot * 2, dot * 2)
        if share >= 1.0 and not plan.low and hop.end <= GOAL:
            _label(painter, plan, path.pointAtPercent(0.5), str(hop.end - hop.start), strong=False)


def paint_arcs(painter: QPainter, plan: PitchPlan, picture: PitchPicture) -> None:
    """Paint where 5, 10 and the long pass would take the ball: a goal in gold, over the bar dashed."""
    if plan.low:
        return
    arcs = sorted(picture.arcs, key=lambda arc: (arc.face == picture.looked_at, arc.end == GOAL))
    for paint in (_paint_arc, _paint_worth):  # no arc runs through the number of another
        for arc in arcs:
            with saved(painter):
                if picture.looked_at and arc.face != picture.looked_at:
                    painter.setOpacity(0.55)
                paint(painter, plan, picture, arc)


def _paint_worth(painter: QPainter, plan: PitchPlan, picture: PitchPicture, arc: Arc) -> None:
    """The points of an arc, on a tile."""
    share = 0.66 if arc.end < GOAL else 0.42 if arc.end == GOAL else 0.6
    strong = arc.face == picture.looked_at or arc.end == GOAL
    at = plan.hop(picture.points, arc.end).pointAtPercent(share)
    _label(painter, plan, at, str(WORTH[arc.face]), strong=strong)


def _paint_arc(painter: QPainter, plan: PitchPlan, picture: PitchPicture, arc: Arc) -> None:
    t = theme()
    path = plan.hop(picture.points, arc.end)
    looked = arc.face == picture.looked_at
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = t.px(3 if looked else 2)
    colour = t.colour("grass_line")
    pen = QPen(colour, wide)
    if arc.end == GOAL:
        painter.setPen(QPen(INK, t.px(9 if looked else 7), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPath(path)
        pen = QPen(QColor("#E3B040"), t.px(5 if looked else 4))
    elif arc.end > GOAL:
        pen.setDashPattern([3.6, 2.6])
    painter.setPen(pen)
    painter.drawPath(path)
    if arc.end >= GOAL:
        _arrow(painter, path, t.px(11), pen.color())


def _arrow(painter: QPainter, path: QPainterPath, size: float, colour: QColor) -> None:
    tip, back = path.pointAtPercent(1.0), path.pointAtPercent(0.94)
    along = tip - back
    length = max(0.01, (along.x() ** 2 + along.y() ** 2) ** 0.5)
    along = along / length * size
    across = QPointF(-along.y(), along.x()) * 0.5
    set_ink(painter, fill=colour)
    painter.drawPolygon(QPolygonF([tip + along * 0.5, tip - along * 0.6 + across, tip - along * 0.6 - across]))


def _label(painter: QPainter, plan: PitchPlan, at: QPointF, text: str, *, strong: bool) -> None:
    """A number on a small tile."""
    t = theme()
    high = max(t.px(18), min(t.px(28), plan.stripe * 0.34))
    room = QRectF(at.x() - high * 0.6, at.y() - high / 2, high * 1.2, high)
    set_ink(painter, line=QPen(PAPER if strong else INK, max(1.0, t.px(1.6))), fill=INK if strong else PAPER)
    painter.drawRoundedRect(room, high * 0.16, high * 0.16)
    font = fit_line(text, room.width() * 0.8, lambda px: t.sized_font("number", px), high * 0.66, 6)
    draw_centred(painter, room, text, font, PAPER if strong else INK)


def paint_ball_at(painter: QPainter, plan: PitchPlan, at: QPointF, grown: float = 1.0) -> None:
    """The ball with its shadow."""
    radius = plan.radius * grown
    set_ink(painter, fill=QColor(0, 0, 0, 70))
    painter.drawEllipse(at + QPointF(radius * 0.2, radius * 0.95), radius * 0.95, radius * 0.28)
    paint_ball(painter, at, radius, INK)


# Card and plate


def paint_card(painter: QPainter, plan: PitchPlan, card: str, swing: float = 1.0) -> None:
    """The card that hangs from the attacker's corner; `swing` is the part of its way down that is done."""
    if not card:
        return
    t = theme()
    room = plan.card()
    with saved(painter):
        painter.translate(room.topLeft())
        painter.rotate(-8.0 + (1 - swing) * -96.0)
        face = QRectF(0, 0, room.width(), room.height())
        set_ink(painter, line=QPen(INK, max(1.2, t.px(2))), fill=QColor(0, 0, 0, 60))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawRoundedRect(face.translated(t.px(3), t.px(4)), t.px(4), t.px(4))
        set_ink(painter, line=QPen(INK, max(1.2, t.px(2))), fill=QColor(_CARDS[card]))
        painter.drawRoundedRect(face, t.px(4), t.px(4))
        words = card_name(card)
        ink = PAPER if card == "red" else INK
        font = fit_line(words, face.width() * 0.86, lambda px: t.sized_font("strong", px), t.px(16), 6)
        foot = QRectF(0, face.height() * 0.66, face.width(), face.height() * 0.3)
        draw_centred(painter, foot, words, font, ink)


def plate_width(plan: PitchPlan, dice_wide: float) -> float:
    """How far the plate reaches from the dice, which are so wide, pixels."""
    t, die = theme(), plan.die()
    gap = die.width() * 0.22
    left = die.left() + dice_wide + gap
    end = plan.words.right() - t.px(8) if plan.low else min(left + t.px(250), plan.at(GOAL, 0).x() - t.px(16))
    return gap + max(t.px(60), end - left)


def paint_plate(
    painter: QPainter, plan: PitchPlan, picture: PitchPicture, dice_wide: float, written: float = 1.0
) -> None:
    """Paint the plate beside the dice with sum and meaning, partly while it is being written."""
    plate = picture.plate
    if not plate.top or written <= 0:
        return
    t = theme()
    die = plan.die()
    left = die.left() + dice_wide + die.width() * 0.22
    wide = plate_width(plan, dice_wide) - die.width() * 0.22
    room = QRectF(left, die.top() + die.height() * 0.02, wide, die.height() * 0.96)
    tip = room.height() * 0.22
    with saved(painter):
        painter.setOpacity(painter.opacity() * written)
        painter.translate((1 - written) * -room.width() * 0.1, 0)
        set_ink(painter, fill=INK)
        painter.drawPolygon(
            QPolygonF(
                [
                    room.topLeft(),
                    room.topRight() - QPointF(tip, 0),
                    QPointF(room.right(), room.center().y()),
                    room.bottomRight() - QPointF(tip, 0),
                    room.bottomLeft(),
                ]
            )
        )
        inner = room.adjusted(
            room.height() * 0.12, room.height() * 0.08, -tip - room.height() * 0.06, -room.height() * 0.08
        )
        split = 0.56 if plate.below else 1.0
        above = QRectF(inner.left(), inner.top(), inner.width(), inner.height() * split)
        font = fit_line(plate.top, above.width(), lambda px: t.sized_font("number", px), inner.height() * 0.46, 7)
        draw_centred(painter, above, plate.top, font, PAPER)
        if plate.below:
            below = QRectF(inner.left(), above.bottom(), inner.width(), inner.bottom() - above.bottom())
            words = fit_text(plate.below, below.size(), lambda px: t.sized_font("strong", px), below.height() * 0.62, 7)
            if words is not None:
                top = below.center().y() - words.height / 2
                for number, line in enumerate(words.lines):
                    row = QRectF(below.left(), top + number * words.line_height, below.width(), words.line_height)
                    draw_centred(painter, row, line, words.font, QColor("#E3B040"))


_GOLD = QColor("#E3B040")


class WallPlan:
    """Maps the goal wall: one hole high on the left, one low on the right."""

    def __init__(self, plan: PitchPlan) -> None:
        room = plan.field
        high = room.height() * 0.74
        wide = min(room.width() * 0.44, high * 2.1)
        middle = room.left() + room.width() * (0.5 if plan.low else 0.7)
        self.board = QRectF(middle - wide / 2, room.top() + room.height() * 0.04, wide, high)
        self.radius = high * 0.19
        self.ball = QPointF(middle, room.top() + room.height() * 0.92)

    def hole(self, which: str) -> QPointF:
        """The middle of a hole; the decider is shot at the high one."""
        if which == "low":
            return QPointF(self.board.left() + self.board.width() * 0.78, self.board.top() + self.board.height() * 0.72)
        return QPointF(self.board.left() + self.board.width() * 0.22, self.board.top() + self.board.height() * 0.3)

    def shot(self, which: str, *, hit: bool) -> QPointF:
        """The point where a shot ends."""
        at = self.hole(which)
        return at if hit else at + QPointF(self.radius * (1.9 if which != "low" else -1.9), -self.radius * 0.3)


def paint_wall(painter: QPainter, plan: PitchPlan, picture: PitchPicture) -> None:
    """The wall in the pitch's place, the hole that is aimed at in gold."""
    t = theme()
    wall = WallPlan(plan)
    set_ink(painter, line=QPen(INK, t.px(3)), fill=QColor("#B98A55"))
    painter.drawRect(wall.board)
    painter.setPen(QPen(QColor(0, 0, 0, 60), t.px(1.5)))
    for plank in range(1, 6):
        y = wall.board.top() + wall.board.height() * plank / 6
        painter.drawLine(QPointF(wall.board.left(), y), QPointF(wall.board.right(), y))
    aim = "high" if picture.hole == "decider" else picture.hole
    for which in ("high", "low"):
        aimed = which == aim
        set_ink(painter, line=QPen(_GOLD if aimed else INK, t.px(6 if aimed else 3)), fill=QColor("#20201E"))
        painter.drawEllipse(wall.hole(which), wall.radius, wall.radius)
    _paint_rows(painter, plan, picture, least=6)


def _paint_rows(painter: QPainter, plan: PitchPlan, picture: PitchPicture, least: int) -> None:
    """The shots of both sides in circles: a full one is in, a crossed one is not, an empty one is to come."""
    if not least:
        return
    t = theme()
    rooms = plan.words if plan.low else plan.whole
    side = t.px(20)
    most = max(least, *(len(row) for row in picture.shots))
    named, shot_at = (0.42, 0.5) if plan.low else (0.13, 0.26)
    gap = min(side * 1.3, rooms.width() * shot_at / max(1, most))
    top = rooms.bottom() - side * 3.6 if not plan.low else rooms.top() + side * 0.8
    longest = max(picture.names, key=len)
    font = fit_line(longest, rooms.width() * named, lambda px: t.sized_font("strong", px), side * 0.75, side * 0.45)
    for number, (name, row) in enumerate(zip(picture.names, picture.shots, strict=True)):
        left, y = rooms.left() + t.px(8 if plan.low else 20), top + number * side * 1.7
        painter.setFont(font)
        painter.setPen(PAPER)
        text = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, rooms.width() * named)
        painter.drawText(QPointF(left, y + side * 0.3), text)
        for place in range(most):
            shot = row[place] if place < len(row) else None
            at = QPointF(left + rooms.width() * (named + 0.01) + gap * (place + 0.5), y)
            _paint_circle(painter, at, min(side * 0.5, gap * 0.42), shot)


def _paint_circle(painter: QPainter, at: QPointF, radius: float, shot: Shot | None) -> None:
    set_ink(painter, line=QPen(PAPER, max(1.2, radius * 0.2)))
    if shot is None:
        painter.drawEllipse(at, radius, radius)
        return
    if shot.reason == MISS:
        painter.drawEllipse(at, radius, radius)
        off = QPointF(radius * 0.6, radius * 0.6)
        painter.drawLine(at - off, at + off)
        painter.drawLine(at + QPointF(off.x(), -off.y()), at + QPointF(-off.x(), off.y()))
        return
    painter.setBrush(_GOLD)
    painter.drawEllipse(at, radius, radius)
