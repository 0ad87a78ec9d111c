"""What a card needs, in one sentence before it is played (S5.1 to S5.10): "goal on a 3 or more, 67 %, if not answered".

The chances come from `games/swallows/rules/odds.py`; here they get words in the current language.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules.marks import FACES, Marks
from swallows_gui.games.swallows.rules.odds import Band, Span
from swallows_gui.games.swallows.rules.tables import ATTACK, FOUL, OFFSIDE, ROUGH, SWALLOW
from swallows_gui.services.glossary import TextTable, translate


def percent(chance: Fraction) -> str:
    """ "67 %", with a space that does not break."""
    return f"{round(100 * chance)}\N{NO-BREAK SPACE}%"


def faces(low: int, high: int) -> str:
    """ "3–5", or "6"."""
    return str(low) if low == high else f"{low}\N{EN DASH}{high}"


def attack_needs(marks: Marks, kind: int, value: int, place: int, own_goal_on_one: bool = False) -> str:
    """What a green, or a red in its place, needs for a goal if it is not answered; "" for a kind without a roll."""
    if kind == ATTACK:
        return _attack(marks, value, own_goal_on_one)
    if kind == SWALLOW:
        return translate("Needs", "Swallow {value}: {rolls}. Goal in the end: {chance}.").format(
            value=value,
            rolls=_rolls(marks, "swallow", value),
            chance=span(odds.attack_chance(marks, SWALLOW, value, place)),
        )
    if kind == ROUGH:
        return translate("Needs", "Rough goal {value}: {rolls}. Nobody can answer it.").format(
            value=value, rolls=_rolls(marks, "rough", value)
        )
    return ""


def answer_needs(marks: Marks, kind: int, value: int, place: int, shot: int, own_goal_on_one: bool = False) -> str:
    """What a foul or an offside brings against a shot of `shot`; `place` is the foul's (S5.4); "" for another kind."""
    if kind == FOUL:
        return translate("Needs", "Foul {value}: {rolls}. Goal in the end: {chance}.").format(
            value=value, rolls=_rolls(marks, "foul", value), chance=span(odds.after_foul(marks, value, place))
        )
    if kind == OFFSIDE:
        return translate("Needs", "Offside {value}: {rolls}. Goal in the end: {chance}.").format(
            value=value,
            rolls=_rolls(marks, "offside", value),
            chance=percent(odds.after_offside(marks, value, shot, own_goal_on_one)),
        )
    return ""


def goalie_needs(marks: Marks, value: int, total: int) -> str:
    """What a goalie card does to a shot of `total` (S5.2)."""
    if odds.saves(marks, total, value):
        text = translate("Needs", "Keeper {value}: {total} − {value} = {left}, saved.")
    else:
        text = translate("Needs", "Keeper {value}: {total} − {value} = {left}, still a goal.")
    return text.format(value=value, total=total, left=total - value)


def shot_needs(marks: Marks, value: int) -> str:
    """What a free kick, a penalty or an unanswered attack of `value` needs (S5.2, S5.3)."""
    face = marks.on_target - value
    if face <= 1:
        return translate("Needs", "{value}: goal on any roll, unless saved.").format(value=value)
    if face > FACES:
        return translate("Needs", "{value}: no die is high enough.").format(value=value)
    return translate("Needs", "{value}: goal on a {face} or more, {chance}, unless the keeper saves it.").format(
        value=value, face=face, chance=percent(odds.shot_chance(marks, value))
    )


def roll_change(marks: Marks, purpose: str, total: int, delta: int) -> str:
    """What a red or the referee makes of a roll's total: "6 + 1 = 7: called"."""
    sign = "+" if delta >= 0 else "\N{MINUS SIGN}"
    return translate("Needs", "{total} {sign} {delta} = {sum}: {outcome}.").format(
        total=total,
        sign=sign,
        delta=abs(delta),
        sum=total + delta,
        outcome=outcome_words(marks.outcome(purpose, total + delta), purpose),
    )


def rolled_again(marks: Marks, purpose: str, added: int) -> str:
    """What a re-roll can bring, with `added` on the new die."""
    return translate("Needs", "Rolled again: {rolls}.").format(rolls=_rolls(marks, purpose, added))


_OUTCOMES: Final = TextTable("Needs", "outcomes", "swallows")
"""Outcomes in a few words; some rolls say it in their own way."""


def outcome_words(outcome: str, purpose: str) -> str:
    """An outcome of `odds.Band` in a few words."""
    return _OUTCOMES.first(f"{outcome} {purpose}", outcome)


_SHORT: Final = TextTable("Needs", "short", "swallows")
"""The same in a word or two."""


def short_words(outcome: str, purpose: str) -> str:
    """An outcome in a word or two, for lists of what each face brings."""
    return _SHORT.first(f"{outcome} {purpose}", outcome)


def span(chances: Span) -> str:
    """ "67 %", or "33 % to 83 %, as the referee rules" where the edge of the area decides (S4.4)."""
    if chances.least == chances.most:
        return percent(chances.least)
    return translate("Needs", "{least} to {most}, as the referee rules").format(
        least=percent(chances.least), most=percent(chances.most)
    )


def _attack(marks: Marks, value: int, own_goal_on_one: bool) -> str:
    if value <= 0:
        return translate("Needs", "Keep-ball: no shot, and the ball goes to the other team.")
    chance = percent(odds.shot_chance(marks, value, own_goal_on_one))
    face = marks.on_target - value
    if face <= 1:
        return translate("Needs", "{value}: goal whatever the die shows, {chance}, if not answered.").format(
            value=value, chance=chance
        )
    if own_goal_on_one:
        text = translate(
            "Needs", "{value}: goal on a {face} or more, and on a 1 as an own goal, {chance}, if not answered."
        )
    else:
        text = translate("Needs", "{value}: goal on a {face} or more, {chance}, if not answered.")
    return text.format(value=value, face=face, chance=chance)


def _rolls(marks: Marks, purpose: str, value: int) -> str:
    """ "1–2 fair (33 %), 3–5 called (50 %), 6 called, and a defender is sent off (17 %)"."""
    return ", ".join(_band(band, purpose) for band in odds.bands(marks, purpose, value))


def _band(band: Band, purpose: str) -> str:
    return translate("Needs", "{faces} {outcome} ({chance})").format(
        faces=faces(band.low, band.high), outcome=short_words(band.outcome, purpose), chance=percent(band.chance)
    )
