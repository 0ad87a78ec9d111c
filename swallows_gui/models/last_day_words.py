"""What a team needs on the last match day, in whole sentences (S7.2)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from swallows_gui.models.last_day import DRAWN, FIRST_WINS, LEVEL, LOST, OPEN, OUT, SECOND_WINS, THROUGH, WON, Needs
from swallows_gui.models.names import Names

ALWAYS, NEVER, FIRST, DRAW, SECOND, NOT_FIRST, NOT_SECOND, NO_DRAW, GOALS = range(9)
"""When a result is enough, by the group's other match."""


def words(needs: Needs, names: Names) -> str:
    """ "Ghana goes on with a win. With a draw it goes on only if Italy beats Peru. ..." and its chance."""
    team = names.team(needs.team)
    fates = {fate for row in needs.fate for fate in row}
    if fates == {THROUGH}:
        return QCoreApplication.translate("LastDay", "{team:The} go on, whatever happens.").format(team=team)
    if fates == {OUT}:
        return QCoreApplication.translate("LastDay", "{team:The} are out, whatever happens.").format(team=team)
    home, away = (names.team(side) for side in needs.other) if needs.other is not None else ("", "")
    if needs.margin is not None and needs.margin not in (0, 1):
        sentences = [_by_margin(needs.margin)]
    elif needs.own:
        sentences = _by_result([_when(row) for row in needs.fate])
    else:
        sentences = [_by_the_other(_when(needs.fate[0]))]
    if OPEN in fates and not any(_when(row) == GOALS for row in needs.fate):
        sentences.append(QCoreApplication.translate("LastDay", "Goals or lots may still decide."))
    sentences.append(QCoreApplication.translate("LastDay", "Their chance is {chance}."))
    chance = f"{min(99, max(1, round(100 * needs.chance)))}\N{NO-BREAK SPACE}%"
    return " ".join(sentences).format(team=team, home=home, away=away, chance=chance)


def _when(row: tuple[int, ...]) -> int:
    """When a result may be enough."""
    able = {at for at, fate in enumerate(row) if fate != OUT}
    if not able:
        return NEVER
    if len(able) == len(row):
        return ALWAYS if set(row) == {THROUGH} else GOALS
    return {
        (FIRST_WINS,): FIRST,
        (LEVEL,): DRAW,
        (SECOND_WINS,): SECOND,
        (LEVEL, SECOND_WINS): NOT_FIRST,
        (FIRST_WINS, LEVEL): NOT_SECOND,
        (FIRST_WINS, SECOND_WINS): NO_DRAW,
    }[tuple(sorted(able))]


def _by_result(whens: list[int]) -> list[str]:
    """A sentence for each own result; results that mean the same are told in one."""
    sentences = []
    if whens[DRAWN] == ALWAYS:
        sentences.append(QCoreApplication.translate("LastDay", "{team:The} go on with a draw."))
    else:
        sentences += [_with_a_win(whens[WON]), _with_a_draw(whens[DRAWN])]
    if whens[LOST] != NEVER or whens[DRAWN] != NEVER:
        sentences.append(_with_a_defeat(whens[LOST]))
    return sentences


def _with_a_win(when: int) -> str:
    match when:
        case 0:
            return QCoreApplication.translate("LastDay", "{team:The} go on with a win.")
        case 1:
            return QCoreApplication.translate("LastDay", "{team:The} are out even with a win.")
        case 2:
            return QCoreApplication.translate(
                "LastDay", "With a win {team:the} go on only if {home:the} beat {away:the}."
            )
        case 3:
            return QCoreApplication.translate(
                "LastDay", "With a win {team:the} go on only if {home:the} and {away:the} draw."
            )
        case 4:
            return QCoreApplication.translate(
                "LastDay", "With a win {team:the} go on only if {away:the} beat {home:the}."
            )
        case 5:
            return QCoreApplication.translate("LastDay", "With a win {team:the} go on only if {home:the} do not win.")
        case 6:
            return QCoreApplication.translate("LastDay", "With a win {team:the} go on only if {away:the} do not win.")
        case 7:
            return QCoreApplication.translate(
                "LastDay", "With a win {team:the} go on only if {home:the} and {away:the} do not draw."
            )
    return QCoreApplication.translate("LastDay", "With a win for {team:the} the goals may decide.")


def _with_a_draw(when: int) -> str:
    match when:
        case 1:
            return QCoreApplication.translate("LastDay", "A draw is too little.")
        case 2:
            return QCoreApplication.translate("LastDay", "A draw is enough only if {home:the} beat {away:the}.")
        case 3:
            return QCoreApplication.translate(
                "LastDay", "A draw is enough only if {home:the} and {away:the} draw as well."
            )
        case 4:
            return QCoreApplication.translate("LastDay", "A draw is enough only if {away:the} beat {home:the}.")
        case 5:
            return QCoreApplication.translate("LastDay", "A draw is enough only if {home:the} do not win.")
        case 6:
            return QCoreApplication.translate("LastDay", "A draw is enough only if {away:the} do not win.")
        case 7:
            return QCoreApplication.translate(
                "LastDay", "A draw is enough only if {home:the} and {away:the} do not draw."
            )
    return QCoreApplication.translate("LastDay", "With a draw the goals may decide.")


def _with_a_defeat(when: int) -> str:
    match when:
        case 0:
            return QCoreApplication.translate("LastDay", "Even a defeat is enough.")
        case 1:
            return QCoreApplication.translate("LastDay", "A defeat puts them out.")
        case 2:
            return QCoreApplication.translate("LastDay", "With a defeat they go on only if {home:the} beat {away:the}.")
        case 3:
            return QCoreApplication.translate(
                "LastDay", "With a defeat they go on only if {home:the} and {away:the} draw."
            )
        case 4:
            return QCoreApplication.translate("LastDay", "With a defeat they go on only if {away:the} beat {home:the}.")
        case 5:
            return QCoreApplication.translate("LastDay", "With a defeat they go on only if {home:the} do not win.")
        case 6:
            return QCoreApplication.translate("LastDay", "With a defeat they go on only if {away:the} do not win.")
        case 7:
            return QCoreApplication.translate(
                "LastDay", "With a defeat they go on only if {home:the} and {away:the} do not draw."
            )
    return QCoreApplication.translate("LastDay", "With a defeat the goals may decide.")


def _by_the_other(when: int) -> str:
    """For a team whose last match is over."""
    match when:
        case 2:
            return QCoreApplication.translate("LastDay", "{team:The} go on only if {home:the} beat {away:the}.")
        case 3:
            return QCoreApplication.translate("LastDay", "{team:The} go on only if {home:the} and {away:the} draw.")
        case 4:
            return QCoreApplication.translate("LastDay", "{team:The} go on only if {away:the} beat {home:the}.")
        case 5:
            return QCoreApplication.translate("LastDay", "{team:The} go on only if {home:the} do not win.")
        case 6:
            return QCoreApplication.translate("LastDay", "{team:The} go on only if {away:the} do not win.")
        case 7:
            return QCoreApplication.translate(
                "LastDay", "{team:The} go on only if {home:the} and {away:the} do not draw."
            )
    return QCoreApplication.translate("LastDay", "{team:The} have played; now the goals of the others decide.")


def _by_margin(margin: int) -> str:
    if margin > 0:
        return QCoreApplication.translate(
            "LastDay", "{team:The} go on if they win by at least %n goal(s), else they are out.", None, margin
        )
    return QCoreApplication.translate(
        "LastDay", "{team:The} go on if they lose by no more than %n goal(s), else they are out.", None, -margin
    )
