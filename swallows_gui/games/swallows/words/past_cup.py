"""How a past cup went, beside the game that is played in its field: names of the day, results, tables, the champion.

A record has the cup whole in its options (`cup`), so that nothing else is needed. What is told is history, never what
the game will bring; it is told where the game has come to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, TypeGuard

from pydantic import ValidationError

from swallows_gui.games.swallows.data.cup_formats import history_of
from swallows_gui.games.swallows.data.cup_history import Found
from swallows_gui.games.swallows.data.cup_stages import CupStage
from swallows_gui.games.swallows.data.cups import CupMatch, CupRecord
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.games.swallows.words.names import Names


class DayName(NamedTuple):
    """A team's former name in its forms."""

    name: Mapping[str, str]
    grammar: Mapping[str, str]


class PanelLine(NamedTuple):
    """A line of the panel: a match with its result, or a sentence."""

    text: str
    teams: tuple[str, ...] = ()
    """Codes whose flags stand before it."""


@dataclass(frozen=True)
class PastCup:
    """A cup as a header has it."""

    cup: CupRecord
    name: Mapping[str, str]
    codes: Mapping[str, str]

    @cached_property
    def found(self) -> Found:
        """Its groups, ranked."""
        return history_of(self.cup)

    @property
    def layers(self) -> tuple[tuple[CupStage, ...], ...]:
        """The cup's stages in order, in groups of those played at the same time."""
        return self.found.stages.layers


def day_names(options: Mapping[str, Any] | None) -> dict[str, DayName]:
    """By code what teams were called in the field of a game; nothing where that cannot be read."""
    called = options.get("called") if options is not None else None
    found: dict[str, DayName] = {}
    for code, known in called.items() if isinstance(called, Mapping) else ():
        name, grammar = (known.get("name"), known.get("grammar", {})) if isinstance(known, Mapping) else (None, {})
        if _is_texts(name) and _is_texts(grammar) and "en" in name:
            found[str(code)] = DayName(name, grammar)
    return found


def _is_texts(value: Any) -> TypeGuard[Mapping[str, str]]:
    return isinstance(value, Mapping) and all(isinstance(text, str) for pair in value.items() for text in pair)


def past_cup(view: SwallowsView) -> PastCup | None:
    """The cup in whose field a game is played, or None where it is none that can be read."""
    return _read(_Kept(view.options.cup)) if view.options.cup is not None else None


class _Kept:
    """A header's cup, equal to itself alone: it is read once."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given

    def __hash__(self) -> int:
        return id(self.given)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and other.given is self.given


@lru_cache(maxsize=4)
def _read(kept: _Kept) -> PastCup | None:
    given = kept.given
    name, codes = given.get("name"), given.get("teams")
    if not _is_texts(name) or not _is_texts(codes) or "history" not in given:
        return None
    try:
        cup = CupRecord.model_validate(given["history"], strict=False)
    except ValidationError:
        return None
    return PastCup(cup, name, codes)


def title(found: PastCup) -> str:
    """The panel's: "World Cup 1974, as it was"."""
    return translate("PastCup", "{cup}, as it was").format(cup=language().name(found))


def after_match(found: PastCup, view: SwallowsView, names: Names) -> list[PanelLine]:
    """The past cup at the game's stage: the group of the last match, or the round."""
    number = len(view.played)
    if not number:
        return []
    fixture = view.fixtures[number - 1]
    layer = _layer_at(found, view, fixture.round)
    if not layer:
        return []
    if fixture.group is None:
        return _of_round(found, layer[0], names)
    teams = {names.code(team) for team in view.played[number - 1][:2]}
    stages = [stage for stage in layer if teams & _codes(found, stage)] if fixture.round == 0 else layer
    return [line for stage in stages for line in _of_group(found, stage, names)]


def groups_over(found: PastCup, view: SwallowsView, names: Names) -> list[PanelLine]:
    """The tables of all groups of the stage that is over."""
    layer = _layer_at(found, view, view.fixtures[len(view.played) - 1].round)
    return [_table(found, stage, names, at) for at, stage in enumerate(layer)]


def at_the_end(found: PastCup, names: Names) -> list[PanelLine]:
    """The last matches, and who won."""
    last = [layer[0] for layer in found.layers if not layer[0].is_group and len(layer[0].ties) <= 2]
    lines = [line for stage in last for line in _of_round(found, stage, names)]
    if found.layers[-1][0].is_group:
        lines = _of_group(found, found.layers[-1][0], names)
    champion = champion_of(found)
    if champion:
        code = found.codes.get(champion, "")
        text = translate("PastCup", "The champions were {team:the}.")
        lines.insert(0, PanelLine(text.format(team=_team(found, champion, names)), (code,) if code else ()))
    return lines


def champion_of(found: PastCup) -> str:
    """The champion, as the cup's file names it; "" if it does not."""
    last = found.layers[-1][0]
    if last.is_group:
        table = _ranked(found).get(last.name, ())
        return table[0][0] if table else ""
    return next((tie.winner or "" for tie in last.ties), "")


def _layer_at(found: PastCup, view: SwallowsView, at: int) -> Sequence[CupStage]:
    """The stage of the cup that is like one of the format; () where it had none such."""
    layers = found.layers
    if len(layers) == len(view.form.schedule.stages):
        return layers[at]
    return layers[0] if at == 0 and layers[0][0].is_group == bool(view.form.schedule.drawn) else ()


def _codes(found: PastCup, stage: CupStage) -> set[str]:
    return {found.codes[team] for team in stage.teams if team in found.codes}


def _ranked(found: PastCup) -> dict[str, list[tuple[str, int, bool]]]:
    """By group team, points, and whether it went on, in order."""
    return {group.name: [(line.team, line.row.points, line.on) for line in group.lines] for group in found.found.groups}


def _team(found: PastCup, team: str, names: Names) -> Any:
    """The name in the language in use; a nation that is not there keeps the cup's."""
    code = found.codes.get(team)
    return names.team(code) if code is not None else names.stand_in(team)


def _of_group(found: PastCup, stage: CupStage, names: Names) -> list[PanelLine]:
    return [_table(found, stage, names), *(_match(found, match, names) for match in (*stage.matches, *stage.more))]


def _table(found: PastCup, stage: CupStage, names: Names, group: int | None = None) -> PanelLine:
    rows = _ranked(found).get(stage.name, [])
    told = []
    for team, points, on in rows:
        text = translate("PastCup", "{team} {points} (through)")
        told.append(
            (text if on else "{team} {points}")
            .replace(" ", "\N{NO-BREAK SPACE}")
            .format(team=_team(found, team, names), points=points)
        )
    if group is None:
        text = translate("PastCup", "Table: {table}").format(table=", ".join(told))
    else:
        text = labelled(names.group(group), ", ".join(told))
    return PanelLine(text, tuple(found.codes.get(team, "") for team, _, _ in rows))


def _of_round(found: PastCup, stage: CupStage, names: Names) -> list[PanelLine]:
    return [_match(found, match, names) for match in (*stage.matches, *stage.more)]


def _match(found: PastCup, match: CupMatch, names: Names) -> PanelLine:
    values = {
        "home": _team(found, match.home, names),
        "away": _team(found, match.away, names),
        "score": "{}:{}".format(*match.score),
        "kicks": "{}:{}".format(*match.penalties) if match.penalties else "",
    }
    if match.penalties:
        text = translate("PastCup", "{home} – {away} {score} ({kicks} on penalties)")
    elif match.extra_time:
        text = translate("PastCup", "{home} – {away} {score} a.e.t.")
    else:
        text = translate("PastCup", "{home} – {away} {score}")
    return PanelLine(text.format(**values), tuple(found.codes.get(team, "") for team in (match.home, match.away)))
