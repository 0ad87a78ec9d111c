"""The teams on the table: in the draft those without a trainer, when placing those without a group, and where a card
fewer is dealt those whose trainer has not said of which colour (S1.3, S1.5, S10.1)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QObject, Qt

from swallows_gui.engine.events import of_kinds
from swallows_gui.games.swallows.rules.events import ColourGivenUp, TeamAssigned, TeamPlaced
from swallows_gui.games.swallows.rules.tables import COLOURS
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import roles, vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.models.moods import Mood
from swallows_gui.models.roles import RowsModel
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


class TeamRow(NamedTuple):
    """A nation card on the table; `may`: it can be chosen now."""

    team: int
    may: bool | None
    gone: str = ""
    """Who took it, the group it was placed in, or what is dealt fewer: its place on the table stays, so that the others
    do."""
    why_not: str = ""
    """Why it cannot be chosen though it is still there (S1.5)."""


class DraftModel(RowsModel[TeamRow]):
    """Nation cards, strongest first."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._strength: dict[int, int] = {}
        self._dealing = False
        """Whether trainers say of which colour a card fewer is dealt."""

    def update(
        self,
        view: SwallowsView,
        may: frozenset[str] | None,
        heard: Sequence[Event] = (),
        why_not: Callable[[str], str] = lambda _code: "",
    ) -> None:
        """Update by the view. `may`: codes that can be chosen now, None if no seat is asked; `heard`: events told
        since; `why_not`: why a remaining code cannot be chosen."""
        self._strength = {team: view.tables.nation_strength[nation] for team, nation in enumerate(view.field)}
        self._dealing = view.step == "give_up"
        gone = self._gone(view) | self._just_gone(view.step, heard)
        teams = sorted(range(len(view.field)), key=lambda team: (-self._strength[team], team))
        rows = []
        for team in teams:
            code = self._names.code(team)
            free = None if may is None else code in may and team not in gone
            barred = free is False and team not in gone
            rows.append(
                TeamRow(team, False if team in gone else free, gone.get(team, ""), why_not(code) if barred else "")
            )
        self.set_rows(rows)

    def _gone(self, view: SwallowsView) -> dict[int, str]:
        match view.step:
            case "placing":
                return self._placed(view)
            case "give_up":
                return {
                    team: translate("Draft", "without {cards}").format(cards=phrases.count_of(COLOURS[colour], 1))
                    for team, colour in enumerate(view.open.given_up)
                }
        return self._taken(view)

    def _just_gone(self, step: str, heard: Sequence[Event]) -> dict[int, str]:
        """The teams taken in the events just told."""
        placing, gone = step == "placing", dict[int, str]()
        for event in of_kinds(heard, TeamPlaced, TeamAssigned):
            match event:
                case TeamPlaced() if placing:
                    gone[self._names.field.index(event.team)] = self._names.group(event.group)
                case TeamAssigned() if not placing:
                    gone[self._names.field.index(event.team)] = self._names.seat(event.seat)
        return gone

    def _taken(self, view: SwallowsView) -> dict[int, str]:
        return {team: self._names.seat(seat) for team, seat in enumerate(view.trainer) if seat >= 0}

    def _placed(self, view: SwallowsView) -> dict[int, str]:
        return {
            team: self._names.group(number) for number, group in enumerate(view.groups) for team in group if team >= 0
        }

    def row_of(self, code: str) -> int:
        """The row of a team, by its code; -1 if it is on no card."""
        return next((at for at, row in enumerate(self.rows) if self._names.code(row.team) == code), -1)

    def key(self, row: TeamRow) -> Hashable:
        return row.team

    def cell(self, row: TeamRow, column: int, role: int) -> Any:  # noqa: ARG002 - one column
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._names.team(row.team)
            case Qt.ItemDataRole.AccessibleTextRole | Qt.ItemDataRole.ToolTipRole:
                return self._spoken(row)
            case roles.TEAM:
                return self._names.code(row.team)
            case roles.NATION:
                return self._names.nation(row.team)
            case roles.PLAYABLE:
                return row.may
            case roles.GONE:
                return row.gone
        return None

    def _spoken(self, row: TeamRow) -> str:
        if row.gone and self._dealing:
            return translate("Draft", "{team}: {cards}.").format(team=self._names.team(row.team), cards=row.gone)
        if row.gone:
            return translate("Draft", "{team}: taken, {by}.").format(team=self._names.team(row.team), by=row.gone)
        nation = self._names.catalogue.nations[self._names.code(row.team)]
        cards = vocabulary.listed(
            [
                phrases.count_of(colour, number)
                for colour, number in (("green", nation.green), ("blue", nation.blue), ("red", nation.red))
                if number
            ]
        )
        stars = len(nation.stars)
        told = translate("Draft", "{team}: strength {strength}, {cards}, {stars}.").format(
            team=self._names.team(row.team),
            strength=nation.strength,
            cards=cards,
            stars=translate("Draft", "%n star card(s)", None, stars),
        )
        return f"{told} {row.why_not}".rstrip()


def draft_moods(history: Iterable[Event], strength: Mapping[str, int]) -> dict[int, Mood]:
    """The moods in the draft by seat, without calm ones: the seat that picked last is glad, or greedy if it took the
    strongest team left (S1.3). `strength` is that of all teams of the field, from their nation cards."""
    left = dict(strength)
    moods: dict[int, Mood] = {}
    for event in of_kinds(history, TeamAssigned, TeamPlaced, ColourGivenUp):
        moods = {}
        if isinstance(event, TeamAssigned):
            best = max(left.values(), default=0)
            mood: Mood = "greedy" if left.pop(event.team, 0) == best else "glad"
            moods = {event.seat: mood} if event.how == "draft" else {}
    return moods
