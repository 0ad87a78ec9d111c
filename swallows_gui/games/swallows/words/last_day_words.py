"""What a team needs on the last match day, in whole sentences (S7.2)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum, auto
from typing import Final

from swallows_gui.games.swallows.words.last_day import (
    BEST,
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
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import TextTable, translate


class When(StrEnum):
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
    if needs.title:
        return _for_the_title(needs).format(team=team)
    fates = {fate for row in needs.fate for fate in row}
    if fates == {THROUGH}:
        return translate("LastDay", "{team:The} go through, whatever happens.").format(team=team)
    if fates == {OUT}:
        return translate("LastDay", "{team:The} are out, whatever happens.").format(team=team)
    home, away = (names.team(side) for side in needs.other) if needs.other is not None else ("", "")
    if fates == {BEST}:
        sentences = [translate("LastDay", "{team:The} can go through only as one of {best}.")]
    elif needs.margin is not None and needs.margin not in (0, 1):
        sentences = [_by_margin(needs.margin)]
    elif needs.own:
        sentences = _by_result(needs.fate)
    else:
        sentences = [*_of_result(_BY_THE_OTHER, _AS_ONE_OF_THE_BEST[None], needs.fate[0])]
    sentences.append(translate("LastDay", "Their chance is {chance}."))
    chance = f"{min(99, max(1, round(100 * needs.chance)))}\N{NO-BREAK SPACE}%"
    return " ".join(sentences).format(team=team, home=home, away=away, chance=chance, best=_the_best(needs.best))


def _for_the_title(needs: Needs) -> str:
    """What a team of a final group needs to win the tournament."""
    fates = {fate for row in needs.fate for fate in row}
    if fates == {THROUGH}:
        return translate("LastDay", "{team:The} have won the title, whatever happens.")
    if fates == {OUT}:
        return translate("LastDay", "{team:The} cannot win the title any more.")
    if not needs.own:
        return translate("LastDay", "{team:The} have played; the others decide on the title.")
    won, drawn, lost = (set(needs.fate[result]) for result in (WON, DRAWN, LOST))
    if drawn == {THROUGH}:
        text = translate("LastDay", "A draw gives {team:the} the title.")
    elif won == {THROUGH}:
        text = translate("LastDay", "A win gives {team:the} the title.")
    else:
        text = translate("LastDay", "A win can give {team:the} the title if the others play along.")
    if lost != {OUT}:
        return text + " " + translate("LastDay", "Even with a defeat they may win it.")
    if drawn not in ({OUT}, {THROUGH}):
        return text + " " + translate("LastDay", "With a draw it hangs on the others.")
    return text


def _the_best(place: int) -> str:
    """The teams of a place of which the best go on."""
    match place:
        case 2:
            return translate("LastDay", "the best runners-up")
        case 3:
            return translate("LastDay", "the best thirds")
    return translate("LastDay", "the best of place {place}").format(place=place)


def _when(row: tuple[int, ...]) -> When:
    """When a result may be enough for a place that goes on for certain."""
    able = {at for at, fate in enumerate(row) if fate not in (OUT, BEST)}
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
    return [translate("LastDay", "Even then goals or lots may decide.")]


def _by_result(fate: tuple[tuple[int, ...], ...]) -> list[str]:
    """A sentence for each own result; results that mean the same are told in one."""
    sentences = []
    if _when(fate[DRAWN]) == When.ALWAYS:
        sentences.append(translate("LastDay", "{team:The} go through with a draw."))
    else:
        sentences += _of_result(_WITH_A_WIN, _AS_ONE_OF_THE_BEST[WON], fate[WON])
        sentences += _of_result(_WITH_A_DRAW, _AS_ONE_OF_THE_BEST[DRAWN], fate[DRAWN])
    if {*fate[LOST], *fate[DRAWN]} != {OUT}:
        sentences += _of_result(_WITH_A_DEFEAT, _AS_ONE_OF_THE_BEST[LOST], fate[LOST])
    return sentences


def _of_result(words_of: TextTable, as_best: Callable[[], str], row: tuple[int, ...]) -> list[str]:
    """What one result brings: when it is enough, whether even then goals decide, and whether the best of a place may
    still go on."""
    when = _when(row)
    if BEST not in row:
        return [words_of(when), *_even_then(row)]
    if when == When.NEVER:
        return [as_best()]
    otherwise = translate("LastDay", "Otherwise they may still go on as one of {best}.")
    return [words_of(when), *_even_then(row), otherwise]


_AS_ONE_OF_THE_BEST: Final[Mapping[int | None, Callable[[], str]]] = {
    WON: lambda: translate("LastDay", "Even with a win {team:the} can go on only as one of {best}."),
    DRAWN: lambda: translate("LastDay", "With a draw they can go on only as one of {best}."),
    LOST: lambda: translate("LastDay", "With a defeat they can go on only as one of {best}."),
    None: lambda: translate("LastDay", "{team:The} can go on only as one of {best}."),
}
"""By own result, None for a team whose last match is over."""


_WITH_A_WIN: Final = TextTable("LastDay", "with_a_win", "swallows")


_WITH_A_DRAW: Final = TextTable("LastDay", "with_a_draw", "swallows")


_WITH_A_DEFEAT: Final = TextTable("LastDay", "with_a_defeat", "swallows")


_BY_THE_OTHER: Final = TextTable("LastDay", "by_the_other", "swallows")
"""For a team whose last match is over."""


def _by_margin(margin: int) -> str:
    if margin > 0:
        return translate(
            "LastDay", "{team:The} go through if they win by at least %n goal(s), else they are out.", None, margin
        )
    return translate(
        "LastDay", "{team:The} go through if they lose by no more than %n goal(s), else they are out.", None, -margin
    )
