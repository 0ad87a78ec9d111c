"""The replay of the Grudge Match, with turns, goals and half-time on the timeline, and its table written as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.games.grudgematch.rules import actions as a
from swallows_gui.games.grudgematch.rules.tables import OFF, SIDES
from swallows_gui.games.grudgematch.table import asking, scenes, strips
from swallows_gui.games.grudgematch.table.choices import run_of, run_to
from swallows_gui.games.grudgematch.table.table import GrudgeTable
from swallows_gui.games.grudgematch.words.bundle import GrudgeModels
from swallows_gui.games.grudgematch.words.outlook import short_card
from swallows_gui.games.grudgematch.words.sentences import man_name, nation_name
from swallows_gui.games.grudgematch.words.sheet import goal_line
from swallows_gui.models.chapters import MatchPart, ScoreMark
from swallows_gui.models.vocabulary import labelled, score_words
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.match_desk import MatchReplay
from swallows_gui.ui.play.page_of_text import BACK, Numbered, Page, TextSection
from swallows_gui.ui.play.stage_text import stage_page

if TYPE_CHECKING:
    from swallows_gui.games.grudgematch.rules.view import GrudgematchView


def page_of(table: GrudgeTable, models: GrudgeModels, chosen: object = None) -> Page | None:
    """The page, or None while nothing is shown; `chosen`: the man, 0 to 7, and die whose spaces are to be listed."""
    view = table.view
    if view is None:
        return None
    return stage_page(
        table,
        lambda: _choices(table, view, chosen),
        (
            TextSection(translate("GrudgeText", "Field"), _field(table)),
            TextSection(translate("GrudgeText", "This kick"), _kick(table)),
            TextSection(translate("GrudgeText", "What follows"), _chances(table, view)),
            TextSection(translate("GrudgeText", "Hand"), _hand(table)),
            TextSection(translate("GrudgeText", "Goals"), _goals(models)),
            TextSection(
                translate("GrudgeText", "Cards that have gone"),
                (table.sheet.grid.accessibleDescription(),),
            ),
        ),
    )


def _choices(table: GrudgeTable, view: GrudgematchView, chosen: object) -> tuple[Numbered, ...]:
    legal = table.legal
    if table.covered and view.step in ("tackle", "block"):
        legal = tuple(action for action in legal if a.verb_of(action) == a.PASS)
    if isinstance(chosen, tuple):
        return _spaces(table, view, legal, chosen)
    return tuple(_choice(table, view, action) for action in legal)


def _spaces(
    table: GrudgeTable, view: GrudgematchView, legal: Sequence[int], chosen: tuple[int, int]
) -> tuple[Numbered, ...]:
    """Where a man can run with a die, and the way back, as choices of the text table."""
    man, steps = chosen
    run = next((action for action in legal if run_of(view, action, steps) == (man, steps)), None)
    if run is None:
        return ()
    found = [Numbered(table.space_words(space), actions=run_to(run, space)) for space in view.reach(man, steps)]
    return (*found, Numbered(translate("GrudgeText", "somebody else"), key="Esc", opens=BACK))


def _choice(table: GrudgeTable, view: GrudgematchView, action: int) -> Numbered:
    verb, argument = a.verb_of(action), a.argument_of(action)
    run = run_of(view, action, table.story.after_die)
    if run is not None:
        man, steps = run
        words = translate("GrudgeText", "{man} runs up to {steps}").format(man=man_name(man), steps=steps)
        return Numbered(words, opens=run)
    if verb in (a.PLAY, a.DISCARD):
        place = next((at for at, tile in enumerate(table.cards.tiles) if _holds(table, at, argument)), -1)
        held = table.cards.tiles[place].held if place >= 0 else None
        tag = held.tag if held is not None else ""
        words = labelled(short_card(argument), tag)
        return Numbered(words, key=str(place + 1) if place >= 0 else "", actions=(action,))
    if verb == a.AIM:
        return Numbered(scenes.ray_words(view, argument), actions=(action,))
    if verb in (a.PLACE, a.PUT, a.TO):
        return Numbered(table.space_words(argument), actions=(action,))
    key = "F" if verb == a.FOUL else "P" if action == table.choices.passing else ""
    said = table.models.narrator.choice(view.notation.action_to_json(action), view)
    return Numbered(said, key=key, actions=(action,))


def _holds(table: GrudgeTable, place: int, card: int) -> bool:
    held = table.cards.tiles[place].held
    return held is not None and held.card == card


def _field(table: GrudgeTable) -> tuple[str, ...]:
    story = table.story
    lines = []
    if story.ball != OFF:
        ball = translate("GrudgeText", "The ball lies on {place}.")
        lines.append(ball.format(place=strips.place_of(story.ball, story.rows)))
    for man, space in enumerate(story.men):
        where = strips.place_of(space, story.rows) if space != OFF else translate("GrudgeText", "not on the field")
        lines.append(labelled(strips.man_words(man), where))
    return tuple(lines)


def _kick(table: GrudgeTable) -> tuple[str, ...]:
    return tuple(labelled(shown.title, f"{short_card(shown.card)}, {shown.line}") for shown in table.strip.state.cards)


def _chances(table: GrudgeTable, view: GrudgematchView) -> tuple[str, ...]:
    if not table.legal or table.covered:
        return ()
    rows = [row for card in table.choices.cards for row in asking.rows_of(view, table.choices, card)[:1]]
    rows += asking.rows_of(view, table.choices, None)
    return tuple(row.said for row in rows)


def _hand(table: GrudgeTable) -> tuple[str, ...]:
    lines = []
    for tile in table.cards.tiles:
        if tile.held is not None:
            lines.append(labelled(tile.held.name, tile.held.tag) if tile.held.tag else tile.held.name)
    return (*lines, table.strip.state.far_words) if lines else ()


def _goals(models: GrudgeModels) -> tuple[str, ...]:
    story = models.goals.story
    return tuple(goal_line(goal, story.rows) for goal in story.goals)


class GrudgeReplay(MatchReplay):
    """A replay of one record."""

    table: GrudgeTable
    models: GrudgeModels
    table_type = GrudgeTable

    def as_text(self) -> Page | None:
        return page_of(self.table, self.models)

    def mark_sign(self, mark: ScoreMark) -> str:
        return "star" if mark.side < 0 else "ball"

    def mark_line(self, mark: ScoreMark) -> str:
        if mark.side < 0:
            return translate("GrudgeReplay", "Half-time")
        return translate("GrudgeReplay", "Goal for {nation}, {score}").format(
            nation=nation_name(SIDES[mark.side]), score=score_words(mark.score)
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[MatchPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if part.owner is None:
            return translate("GrudgeReplay", "Line-up")
        return translate("GrudgeReplay", "Turn {number}, {name}").format(
            number=part.number, name=self.models.seats[part.owner]
        )

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("GrudgeReplay", "Back to the beginning of a turn"),
            "last_mark": translate("GrudgeReplay", "Back to the goal or half-time before"),
            "next_mark": translate("GrudgeReplay", "On to the next goal or half-time"),
            "next_section": translate("GrudgeReplay", "On to the next turn"),
        }
