"""The replay of Final Whistle, with quarters and goals on the timeline, and its table written as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from swallows_gui.games.final_whistle.rules.actions import MARK, PLAY, argument_of, verb_of
from swallows_gui.games.final_whistle.rules.options import CARDS, SQUAD
from swallows_gui.games.final_whistle.table.table import FinalTable
from swallows_gui.games.final_whistle.words.bundle import FinalModels
from swallows_gui.games.final_whistle.words.outlook_words import club_name
from swallows_gui.models.chapters import MatchPart, ScoreMark
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.match_desk import MatchReplay
from swallows_gui.ui.play.page_of_text import Numbered, Page, TextSection
from swallows_gui.ui.play.stage_text import stage_page

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


def page_of(table: FinalTable, models: FinalModels) -> Page | None:
    """The page, or None while nothing is shown."""
    view = table.view
    if view is None:
        return None
    return stage_page(
        table,
        lambda: [Numbered(_choice(action, table, view, models), actions=(action,)) for action in table.legal],
        (
            TextSection(translate("FinalText", "Attack"), (table.attack.accessibleName(),)),
            TextSection(translate("FinalText", "Men"), _men(table)),
            TextSection(translate("FinalText", "Cards"), _cards(table)),
            TextSection(translate("FinalText", "Other side"), (table.rival.accessibleName(),)),
            TextSection(translate("FinalText", "Match sheet"), _sheet(models)),
        ),
    )


def _choice(action: int, table: FinalTable, view: FinalWhistleView, models: FinalModels) -> str:
    """A choice of the text table with what it leads to."""
    text = models.narrator.choice(view.notation.action_to_json(action), view)
    seat = view.to_move or 0
    words = table.words
    verb, argument = verb_of(action), argument_of(action)
    if verb == MARK:
        return f"{text}. {words.of_mark(seat * SQUAD + argument).said}"
    if verb == PLAY:
        prospect = words.of_card(seat, argument, reveal=view.step == "card")
        return f"{text}. {words.card_said(CARDS[argument])}. {prospect.said}"
    return text


def _men(table: FinalTable) -> tuple[str, ...]:
    story, words = table.story, table.words
    lines = []
    for seat in (0, 1):
        lines.append(words.side(seat))
        lines += [words.man_said(story, seat, man) for man in story.playing[seat]]
    return tuple(lines) if story.playing[0] else ()


def _cards(table: FinalTable) -> tuple[str, ...]:
    picture = table.hand_row.picture
    bench = picture.bench_said
    cards = tuple(choice.said for choice in picture.cards)
    return (*cards, picture.pile_words, picture.bench_words, *bench) if cards or bench else ()


def _sheet(models: FinalModels) -> tuple[str, ...]:
    sheet = models.sheet
    rows = []
    for row in range(len(sheet.story.periods)):
        cells = [sheet.cell(row, column).replace("\n", "; ") for column in range(4)]
        rows.append(", ".join(cell for cell in cells if cell))
    return tuple(rows)


class FinalReplay(MatchReplay):
    """A replay of one record."""

    table: FinalTable
    models: FinalModels
    table_type = FinalTable

    def as_text(self) -> Page | None:
        return page_of(self.table, self.models)

    def label_of(self, part: MatchPart) -> str:
        return str(part.number * 15 or "")

    def mark_line(self, mark: ScoreMark) -> str:
        return translate("FinalReplay", "Goal for {club}, {score}").format(
            club=club_name(self.models.clubs, mark.side), score=score_words(mark.score)
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[MatchPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if not part.number:
            return translate("FinalReplay", "Shoot-out")
        return translate("FinalReplay", "To minute {minute}").format(minute=part.number * 15)

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("FinalReplay", "Back to the beginning of a quarter"),
            "last_mark": translate("FinalReplay", "Back to the goal before"),
            "next_mark": translate("FinalReplay", "On to the next goal"),
            "next_section": translate("FinalReplay", "On to the next quarter"),
        }
