"""The replay of Power Soccer, with attacks and goals on the timeline, and its table written as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.games.power_soccer.rules.actions import CHOOSE, LET_PLAY, face_of, verb_of
from swallows_gui.games.power_soccer.rules.state import FACES
from swallows_gui.games.power_soccer.table import asking
from swallows_gui.games.power_soccer.table.table import PowerTable
from swallows_gui.games.power_soccer.words.bundle import PowerModels
from swallows_gui.games.power_soccer.words.outlook_words import OutlookWords, card_line, colour_name, face_name
from swallows_gui.models.chapters import MatchPart, ScoreMark
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.match_desk import MatchReplay
from swallows_gui.ui.play.page_of_text import Numbered, Page, TextSection
from swallows_gui.ui.play.stage_text import stage_page

if TYPE_CHECKING:
    from swallows_gui.games.power_soccer.rules.view import PowerSoccerView


def page_of(table: PowerTable, models: PowerModels) -> Page | None:
    """The page, or None while nothing is shown."""
    view = table.view
    if view is None:
        return None
    return stage_page(
        table,
        lambda: [_choice(action, view) for action in table.legal],
        (
            TextSection(translate("PowerText", "Attack"), _attack(table)),
            TextSection(translate("PowerText", "What follows"), _prospects(view, models)),
            TextSection(translate("PowerText", "Faces of the die"), _faces(view, models)),
            TextSection(translate("PowerText", "Match sheet"), _sheet(models)),
        ),
    )


def _choice(action: int, view: PowerSoccerView) -> Numbered:
    verb = verb_of(action)
    if verb == LET_PLAY:
        return Numbered(translate("PowerText", "let it be"), key="P", actions=(action,))
    if verb == CHOOSE:
        face = FACES[face_of(action)]
        number = view.thrown.index(face) + 1
        return Numbered(face_name(face), key=str(number), actions=(action,))
    return Numbered(translate("PowerText", "roll"), key="Enter", actions=(action,))


def _attack(table: PowerTable) -> tuple[str, ...]:
    story = table.story
    if not story.running:
        return ()
    points = translate("PowerText", "{points} points").format(points=story.points)
    return (points, card_line(story.card))


def _prospects(view: PowerSoccerView, models: PowerModels) -> tuple[str, ...]:
    return tuple(asking.said_of(each) for each in OutlookWords(view, models.seats).prospects())


def _faces(view: PowerSoccerView, models: PowerModels) -> tuple[str, ...]:
    if view.to_move is None:
        return ()
    lines = []
    for line in OutlookWords(view, models.seats).faces():
        name = face_name(line.face)
        text = translate("PowerFaces", "{face}, {colour}: {now}").format(
            face=name[:1].upper() + name[1:],
            colour=colour_name("black" if line.black else "white").lower(),
            now=line.now,
        )
        lines.append(f"{text}; {line.then}" if line.then else text)
    return tuple(lines)


def _sheet(models: PowerModels) -> tuple[str, ...]:
    sheet = models.sheet
    rows = []
    for row in range(sheet.story.round):
        ends = ", ".join(labelled(models.sides[side], sheet.cell(row, side)) for side in (0, 1))
        rows.append(translate("PowerText", "Round {number}: {ends}").format(number=row + 1, ends=ends))
    return tuple(rows)


class PowerReplay(MatchReplay):
    """A replay of one record."""

    table: PowerTable
    models: PowerModels
    table_type = PowerTable

    def as_text(self) -> Page | None:
        return page_of(self.table, self.models)

    def mark_line(self, mark: ScoreMark) -> str:
        return translate("PowerReplay", "Goal for {side}, {a} : {b}").format(
            side=self.models.sides[mark.side], a=mark.score[0], b=mark.score[1]
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[MatchPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if part.owner is None:
            return translate("PowerReplay", "Penalty kicks")
        return translate("PowerReplay", "Attack {number}, {name}").format(
            number=part.number, name=self.models.seats[part.owner]
        )

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("PowerReplay", "Back to the beginning of an attack"),
            "last_mark": translate("PowerReplay", "Back to the goal before"),
            "next_mark": translate("PowerReplay", "On to the next goal"),
            "next_section": translate("PowerReplay", "On to the next attack"),
        }
