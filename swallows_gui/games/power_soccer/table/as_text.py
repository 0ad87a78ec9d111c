"""The table of Power Soccer in words: question, choices, score, attack, faces and sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swallows_gui.games.power_soccer.rules.actions import CHOOSE, LET_PLAY, face_of, verb_of
from swallows_gui.games.power_soccer.rules.tables import FACES
from swallows_gui.games.power_soccer.table import asking
from swallows_gui.games.power_soccer.words.bundle import PowerModels
from swallows_gui.games.power_soccer.words.outlook_words import OutlookWords
from swallows_gui.games.power_soccer.words.phrases import card_line, colour_name, face_name
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.page_of_text import Numbered, Page, TextSection
from swallows_gui.ui.play.stage_text import stage_page

if TYPE_CHECKING:
    from swallows_gui.games.power_soccer.rules.view import PowerSoccerView
    from swallows_gui.games.power_soccer.table.table import PowerTable


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
