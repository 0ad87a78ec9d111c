"""What a team needs on the last match day, in whole sentences (S7.2)."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.swallows.last_day import (
    DRAWN,
    FIRST_WINS,
    LEVEL,
    LOST,
    OPEN,
    OUT,
    SECOND_WINS,
    THROUGH,
    WON,
    Needs,
)
from swallows_gui.models.swallows.names import Names
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary


class When(Enum):
    """When a result is enough, by the group's other match: whoever wins there, or only if the first-named team wins,
    if it is a draw, ... or where goals decide."""

    ALWAYS = auto()
    NEVER = auto()
    FIRST = auto()
    DRAW = auto()
    SECOND = auto()
    NOT_FIRST = auto()
    NOT_SECOND = auto()
    NO_DRAW = auto()
    GOALS = auto()


def words(needs: Needs, names: Names) -> str:
    """ "Ghana goes on with a win. With a draw it goes on only if Italy beats Peru. ..." and its chance."""
    team = names.team(needs.team)
    fates = {fate for row in needs.fate for fate in row}
    if fates == {THROUGH}:
        return QCoreApplication.translate("LastDay", "{team:The} go through, whatever happens.").format(team=team)
    if fates == {OUT}:
        return QCoreApplication.translate("LastDay", "{team:The} are out, whatever happens.").format(team=team)
    home, away = (names.team(side) for side in needs.other) if needs.other is not None else ("", "")
    if needs.margin is not None and needs.margin not in (0, 1):
        sentences = [_by_margin(needs.margin)]
    elif needs.own:
        sentences = _by_result(needs.fate)
    else:
        sentences = [_BY_THE_OTHER(_when(needs.fate[0])), *_even_then(needs.fate[0])]
    sentences.append(QCoreApplication.translate("LastDay", "Their chance is {chance}."))
    chance = f"{min(99, max(1, round(100 * needs.chance)))}\N{NO-BREAK SPACE}%"
    return " ".join(sentences).format(team=team, home=home, away=away, chance=chance)


def _when(row: tuple[int, ...]) -> When:
    """When a result may be enough."""
    able = {at for at, fate in enumerate(row) if fate != OUT}
    if not able:
        return When.NEVER
    if len(able) == len(row):
        return When.ALWAYS if set(row) == {THROUGH} else When.GOALS
    return {
        (FIRST_WINS,): When.FIRST,
        (LEVEL,): When.DRAW,
        (SECOND_WINS,): When.SECOND,
        (LEVEL, SECOND_WINS): When.NOT_FIRST,
        (FIRST_WINS, LEVEL): When.NOT_SECOND,
        (FIRST_WINS, SECOND_WINS): When.NO_DRAW,
    }[tuple(sorted(able))]


def _even_then(row: tuple[int, ...]) -> list[str]:
    """What follows at once on a result that is enough "only if": even that may not do."""
    if OPEN not in row or _when(row) == When.GOALS:
        return []
    return [QCoreApplication.translate("LastDay", "Even then goals or lots may decide.")]


def _by_result(fate: tuple[tuple[int, ...], ...]) -> list[str]:
    """A sentence for each own result; results that mean the same are told in one."""
    won, drawn, lost = (_when(fate[result]) for result in (WON, DRAWN, LOST))
    sentences = []
    if drawn == When.ALWAYS:
        sentences.append(QCoreApplication.translate("LastDay", "{team:The} go through with a draw."))
    else:
        sentences += [_WITH_A_WIN(won), *_even_then(fate[WON])]
        sentences += [_WITH_A_DRAW(drawn), *_even_then(fate[DRAWN])]
    if lost != When.NEVER or drawn != When.NEVER:
        sentences += [_WITH_A_DEFEAT(lost), *_even_then(fate[LOST])]
    return sentences


_WITH_A_WIN: Final = Glossary[When](
    "LastDay",
    {
        When.ALWAYS: QT_TRANSLATE_NOOP("LastDay", "{team:The} go through with a win."),
        When.NEVER: QT_TRANSLATE_NOOP("LastDay", "{team:The} are out even with a win."),
        When.FIRST: QT_TRANSLATE_NOOP(
            "LastDay", "With a win {team:the} go through only if {home:the} beat {away:the}."
        ),
        When.DRAW: QT_TRANSLATE_NOOP(
            "LastDay", "With a win {team:the} go through only if {home:the} and {away:the} draw."
        ),
        When.SECOND: QT_TRANSLATE_NOOP(
            "LastDay", "With a win {team:the} go through only if {away:the} beat {home:the}."
        ),
        When.NOT_FIRST: QT_TRANSLATE_NOOP("LastDay", "With a win {team:the} go through only if {home:the} do not win."),
        When.NOT_SECOND: QT_TRANSLATE_NOOP(
            "LastDay", "With a win {team:the} go through only if {away:the} do not win."
        ),
        When.NO_DRAW: QT_TRANSLATE_NOOP(
            "LastDay", "With a win {team:the} go through only if {home:the} and {away:the} do not draw."
        ),
    },
    QT_TRANSLATE_NOOP("LastDay", "With a win for {team:the} the goals may decide."),
)


_WITH_A_DRAW: Final = Glossary[When](
    "LastDay",
    {
        When.NEVER: QT_TRANSLATE_NOOP("LastDay", "A draw is too little."),
        When.FIRST: QT_TRANSLATE_NOOP("LastDay", "A draw is enough only if {home:the} beat {away:the}."),
        When.DRAW: QT_TRANSLATE_NOOP("LastDay", "A draw is enough only if {home:the} and {away:the} draw as well."),
        When.SECOND: QT_TRANSLATE_NOOP("LastDay", "A draw is enough only if {away:the} beat {home:the}."),
        When.NOT_FIRST: QT_TRANSLATE_NOOP("LastDay", "A draw is enough only if {home:the} do not win."),
        When.NOT_SECOND: QT_TRANSLATE_NOOP("LastDay", "A draw is enough only if {away:the} do not win."),
        When.NO_DRAW: QT_TRANSLATE_NOOP("LastDay", "A draw is enough only if {home:the} and {away:the} do not draw."),
    },
    QT_TRANSLATE_NOOP("LastDay", "With a draw the goals may decide."),
)


_WITH_A_DEFEAT: Final = Glossary[When](
    "LastDay",
    {
        When.ALWAYS: QT_TRANSLATE_NOOP("LastDay", "Even a defeat is enough."),
        When.NEVER: QT_TRANSLATE_NOOP("LastDay", "A defeat puts them out."),
        When.FIRST: QT_TRANSLATE_NOOP("LastDay", "With a defeat they go through only if {home:the} beat {away:the}."),
        When.DRAW: QT_TRANSLATE_NOOP(
            "LastDay", "With a defeat they go through only if {home:the} and {away:the} draw."
        ),
        When.SECOND: QT_TRANSLATE_NOOP("LastDay", "With a defeat they go through only if {away:the} beat {home:the}."),
        When.NOT_FIRST: QT_TRANSLATE_NOOP("LastDay", "With a defeat they go through only if {home:the} do not win."),
        When.NOT_SECOND: QT_TRANSLATE_NOOP("LastDay", "With a defeat they go through only if {away:the} do not win."),
        When.NO_DRAW: QT_TRANSLATE_NOOP(
            "LastDay", "With a defeat they go through only if {home:the} and {away:the} do not draw."
        ),
    },
    QT_TRANSLATE_NOOP("LastDay", "With a defeat the goals may decide."),
)


_BY_THE_OTHER: Final = Glossary[When](
    "LastDay",
    {
        When.FIRST: QT_TRANSLATE_NOOP("LastDay", "{team:The} go through only if {home:the} beat {away:the}."),
        When.DRAW: QT_TRANSLATE_NOOP("LastDay", "{team:The} go through only if {home:the} and {away:the} draw."),
        When.SECOND: QT_TRANSLATE_NOOP("LastDay", "{team:The} go through only if {away:the} beat {home:the}."),
        When.NOT_FIRST: QT_TRANSLATE_NOOP("LastDay", "{team:The} go through only if {home:the} do not win."),
        When.NOT_SECOND: QT_TRANSLATE_NOOP("LastDay", "{team:The} go through only if {away:the} do not win."),
        When.NO_DRAW: QT_TRANSLATE_NOOP(
            "LastDay", "{team:The} go through only if {home:the} and {away:the} do not draw."
        ),
    },
    QT_TRANSLATE_NOOP("LastDay", "{team:The} have played; now the goals of the others decide."),
)
"""For a team whose last match is over."""


def _by_margin(margin: int) -> str:
    if margin > 0:
        return QCoreApplication.translate(
            "LastDay", "{team:The} go through if they win by at least %n goal(s), else they are out.", None, margin
        )
    return QCoreApplication.translate(
        "LastDay", "{team:The} go through if they lose by no more than %n goal(s), else they are out.", None, -margin
    )
