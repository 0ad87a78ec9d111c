"""What the table shows of a story: the picture of the field, the band over it, and what happens between two of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPen, QPixmap

from swallows_gui.games.grudgematch.rules.odds import Ray
from swallows_gui.games.grudgematch.rules.tables import OFF, SIDES
from swallows_gui.games.grudgematch.rules.view import GrudgematchView
from swallows_gui.games.grudgematch.table.choices import ChoicePanel
from swallows_gui.games.grudgematch.table.picture import BoardPicture, RayMark
from swallows_gui.games.grudgematch.words.match_story import MatchStory
from swallows_gui.games.grudgematch.words.outlook import COLOURS, ahead, needed_now
from swallows_gui.games.grudgematch.words.sentences import man_name, nation_name, place_words
from swallows_gui.games.grudgematch.words.words import direction_words
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.kit.painting import painting
from swallows_gui.ui.play.game_table import SessionInfo
from swallows_gui.ui.play.peaks import PeakSide, Sides
from swallows_gui.ui.play.stage_band import BandState, SideHolder

_BANDS = (("#1A1A1A", "#C8321F", "#D9A21B"), ("#1F4E9E", "#FFFFFF", "#C8321F"))
"""Of the flags; Germany's lie, France's stand."""


def flag_pixmap(side: int, high: float, ratio: float) -> QPixmap:
    """A side's flag of a height in pixels, for a screen of a pixel ratio."""
    size = QSize(max(1, round(high * 1.5)), max(1, round(high)))
    picture = QPixmap(size * ratio)
    picture.setDevicePixelRatio(ratio)
    with painting(picture, smooth=False) as painter:
        for number, colour in enumerate(_BANDS[side]):
            third = size.width() / 3 if side else size.height() / 3
            at = QPointF(third * number, 0) if side else QPointF(0, third * number)
            band = QSizeF(third, size.height()) if side else QSizeF(size.width(), third)
            painter.fillRect(QRectF(at, band), QColor(colour))
        painter.setPen(QPen(QColor("#F4EFE3"), max(2.0, high * 0.1)))
        painter.drawRect(QRectF(0, 0, size.width(), size.height()))
    return picture


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays: the names and colours of the seats by side."""

    names: tuple[str, str]
    colours: tuple[str, str]

    def nation(self, side: int) -> str:
        """What the side's country is called."""
        return nation_name(SIDES[side])

    @property
    def sides(self) -> Sides:
        """Both sides as great moments show them."""
        first, second = (PeakSide(self.nation(side), self.colours[side], self.names[side]) for side in (0, 1))
        return first, second


def cast_of(names: Sequence[str], info: SessionInfo, germany: int) -> Cast:
    """The cast of a match, from the session's seats."""
    seats = (germany, 1 - germany)
    colours = [info.seats[seat].colour if seat < len(info.seats) else "" for seat in seats]
    return Cast((names[seats[0]], names[seats[1]]), (colours[0] or COLOURS[0], colours[1] or COLOURS[1]))


# The field


def picture_of(story: MatchStory, cast: Cast) -> BoardPicture:
    """The picture of the field after all events told so far, while no seat is asked."""
    in_flight = story.phase == "kick" and bool(story.way)
    return BoardPicture(
        rows=story.rows,
        men=story.men,
        ball=story.ball,
        boxes=story.boxes,
        fouling=story.fouling,
        trail=(story.start, *story.way) if in_flight and story.ball != OFF else (),
        names=tuple(f"{cast.nation(side)} · {cast.names[side]}" for side in (0, 1)),  # type: ignore[arg-type]
    )


def asked_picture(
    picture: BoardPicture, view: GrudgematchView, choices: ChoicePanel, picked: int, card: int | None
) -> BoardPicture:
    """The picture with what the asked seat can do and what may follow."""
    picture = replace(
        picture,
        gold=frozenset(choices.spaces),
        faint=_farther(choices),
        picked=picked,
        asked=frozenset(choices.men) or frozenset(view.can_answer() if choices.step in ("kick", "tackle") else ()),
    )
    if choices.spaces and choices.step in ("run", "run_to", "after_goal_run") and view.ball != OFF:
        near = view.board.near[view.ball]
        gold = frozenset(space for space in choices.spaces if space in near)
        return replace(picture, gold=gold, hatched=frozenset(choices.spaces) - gold)
    match choices.step:
        case "direction":
            return replace(picture, rays=tuple(_aims(view, choices)))
        case "kick" if card is not None and card in choices.cards:
            return replace(picture, rays=tuple(_kicks(view, card)))
    return picture


def flight_picture(picture: BoardPicture, view: GrudgematchView) -> BoardPicture:
    """The picture with the ball's further way, which everybody knows, while somebody may block it."""
    kick = view.kick
    if view.step != "block" or kick is None:
        return picture
    ray = ahead(view)
    found = () if ray is None else (_mark(kick.direction, ray, view.side_in_turn),)
    return replace(
        picture,
        rays=found,
        needed=language().locale.toString(needed_now(view)),
        asked=frozenset(view.can_answer()),
    )


def _farther(choices: ChoicePanel) -> frozenset[int]:
    """The spaces that take the larger die, where two can be had."""
    dice = set(choices.dice.values())
    if len(dice) < 2:
        return frozenset()
    return frozenset(space for space, die in choices.dice.items() if die == max(dice))


def _mark(direction: int, ray: Ray, side: int, label: str = "", sure: int = 99) -> RayMark:
    """A way of the ball, with what men who would block it need, seen by `side`."""
    needs: dict[int, int] = {}
    for chance in ray.chances:
        if chance.man // 4 != side:
            needs.setdefault(chance.space, chance.needed)
    return RayMark(direction, ray.way, ray.side, tuple(needs.items()), label, sure)


def _aims(view: GrudgematchView, choices: ChoicePanel) -> list[RayMark]:
    found = []
    for direction in choices.aims:
        ray = view.ray(direction)
        if ray is not None:
            found.append(_mark(direction, ray, view.side_in_turn))
    return found


def _kicks(view: GrudgematchView, card: int) -> list[RayMark]:
    """Where a kick with a card could go at most; the certain part stands out."""
    least, best = view.tables.least[card], view.tables.best[card]
    found = []
    for direction in range(8):
        ray = view.ray(direction, best)
        if ray is not None:
            found.append(_mark(direction, ray, view.side_in_turn, sure=least))
    return found


def ray_words(view: GrudgematchView, direction: int) -> str:
    """A way of the ball in a sentence."""
    ray = view.ray(direction)
    if ray is None:
        return ""
    way = direction_words(direction)
    way = way[:1].upper() + way[1:]
    others = ", ".join(
        translate("GrudgePrompt", "{man} needs {needed}").format(man=man_name(chance.man), needed=chance.needed)
        for chance in ray.chances
        if chance.man // 4 != view.side_in_turn
    )
    blocks = others or translate("GrudgePrompt", "nobody in the way")
    if ray.side >= 0:
        text = translate("GrudgePrompt", "{way}: goal for {nation} with {chance}; {blocks}.")
        return text.format(
            way=way,
            nation=nation_name(SIDES[ray.side]),
            chance=per_cent(view.goal_chance(ray, ray.side)),
            blocks=blocks,
        )
    text = translate("GrudgePrompt", "{way}: to {place}; {blocks}.")
    return text.format(way=way, place=place_words(ray.space, view.board.rows), blocks=blocks)


# The band


def band_of(story: MatchStory, cast: Cast, decides: int | None) -> BandState:
    """The band's state; `decides` is the side that is asked, None for none."""
    players = tuple(
        SideHolder(
            name=cast.names[side],
            colour=cast.colours[side],
            line=_doing(story, cast, side),
            ball=story.turn > 0 and story.phase != "over" and story.side == side,
            decides=decides == side,
            emblem=partial(flag_pixmap, side),
        )
        for side in (0, 1)
    )
    left, middle, right = _under_band(story)
    return BandState((players[0], players[1]), story.score, _below_score(story), left, middle, right)


def _doing(story: MatchStory, cast: Cast, side: int) -> str:
    nation = cast.nation(side)
    if not story.turn or story.phase == "over" or story.side != side:
        return nation
    return translate("GrudgeBand", "{nation}, in turn").format(nation=nation)


def _below_score(story: MatchStory) -> str:
    if not story.turn:
        return translate("GrudgeBand", "Line-up")
    if story.golden:
        return translate("GrudgeBand", "Golden goal · turn {turn}").format(turn=story.turn)
    if story.half == 1:
        return translate("GrudgeBand", "First half · turn {turn}").format(turn=story.turn)
    return translate("GrudgeBand", "Second half · turn {turn}").format(turn=story.turn)


def _under_band(story: MatchStory) -> tuple[str, str, str]:
    number = story.pile
    left = translate("GrudgeBand", "%n card(s) in the pile", None, number)
    if story.golden:
        middle = translate("GrudgeBand", "the next goal wins")
    elif story.joker:
        middle = translate("GrudgeBand", "the match ends with the pile")
    else:
        middle = translate("GrudgeBand", "joker to come")
    right = translate("GrudgeBand", "with fouls") if story.fouling else ""
    return left, middle, right
