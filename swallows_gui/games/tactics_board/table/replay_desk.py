"""The replay of Tactics Board, with sets and goals on the timeline, and its table written as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from swallows_gui.games.tactics_board.rules.actions import KEEPER, PASS, PLAY_ON, ROLL, SHOOT, verb_of
from swallows_gui.games.tactics_board.table import asking
from swallows_gui.games.tactics_board.table.table import BoardTable
from swallows_gui.games.tactics_board.words.bundle import BoardModels
from swallows_gui.games.tactics_board.words.phrases import period_name
from swallows_gui.games.tactics_board.words.sentences import side_name, square_words
from swallows_gui.games.tactics_board.words.targets import AND_THEN, Target, Targets
from swallows_gui.models.chapters import MatchPart, ScoreMark
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.match_desk import MatchReplay
from swallows_gui.ui.play.page_of_text import BACK, Numbered, Page, TextSection
from swallows_gui.ui.play.stage_text import stage_page


def page_of(table: BoardTable, models: BoardModels, chosen: Any = None) -> Page | None:
    """The page, or None while nothing is shown; `chosen` is the pawn (0 to 21) whose squares are asked for."""
    view = table.view
    if view is None:
        return None
    targets = None
    if table.legal:
        targets = Targets(view, table.legal, chosen if isinstance(chosen, int) else -1)
    asked = asking.question_of(view, targets, models.seats) if targets is not None else None
    return stage_page(
        table,
        lambda: _choices(targets),
        (
            TextSection(translate("BoardText", "Ball"), _ball(table)),
            *(_side(table, side) for side in (0, 1)),
            TextSection(
                translate("BoardText", "Dice, cards and signs"),
                tuple(line.text for line in models.state.lines),
            ),
        ),
        asked,
    )


def _choices(targets: Targets | None) -> tuple[Numbered, ...]:
    if targets is None:
        return ()
    words = {
        ROLL: (translate("BoardText", "roll for a pawn"), "R"),
        KEEPER: (translate("BoardText", "step with the keeper"), "K"),
        SHOOT: (translate("BoardText", "shoot"), "S"),
        PASS: (translate("BoardText", "pass"), "P"),
        PLAY_ON: (translate("BoardText", "play on"), "P"),
    }
    found = [Numbered(*words[verb_of(each)], actions=(each,)) for each in targets.legal if verb_of(each) in words]
    if targets.ahead is not None:
        found = [Numbered(translate("BoardText", "another pawn"), opens=BACK)]
        own = [target for target in targets.all if target.pawn == targets.picked]
        return (*found, *(_numbered(target, targets) for target in own))
    return (*found, *(_numbered(target, targets) for target in targets.all))


def _numbered(target: Target, targets: Targets) -> Numbered:
    """A choice on the board; a pawn whose square is asked for next opens its squares."""
    said = asking.target_words(target)
    if target.kind == "pick" and targets.view.step in AND_THEN:
        return Numbered(said, opens=target.pawn)
    return Numbered(said, actions=target.actions)


def _ball(table: BoardTable) -> tuple[str, ...]:
    story = table.story
    if story.ball < 0:
        return ()
    square = square_words(story.ball)
    if story.holder < 0:
        return (translate("BoardText", "The ball lies free on {square}.").format(square=square),)
    return (labelled(asking.pawn_name(story.holder, story), square),)


def _side(table: BoardTable, side: int) -> TextSection:
    story = table.story
    lines = [
        labelled(asking.pawn_name(pawn, story), square_words(story.at[pawn]))
        for pawn in range(side * 11, side * 11 + 11)
        if story.at[pawn] >= 0
    ]
    return TextSection(side_name(side), tuple(lines))


class BoardReplay(MatchReplay):
    """A replay of one record."""

    table: BoardTable
    models: BoardModels
    table_type = BoardTable

    def as_text(self) -> Page | None:
        return page_of(self.table, self.models)

    def label_of(self, part: MatchPart) -> str:
        return str(part.number) if part.kind == "set" else ""

    def mark_line(self, mark: ScoreMark) -> str:
        return translate("BoardReplay", "Goal for {side}, {a} : {b}").format(
            side=side_name(mark.side), a=mark.score[0], b=mark.score[1]
        )

    def part_name(self, number: int) -> str:
        parts: Sequence[MatchPart] = self.rerun.chapters.sections
        part = parts[number - 1]
        if part.kind == "shootout":
            return translate("BoardReplay", "Penalty shoot-out")
        if part.kind == "kick_off":
            return translate("BoardReplay", "{period}: kick-off").format(period=period_name(part.number))
        return translate("BoardReplay", "Set {number}, {side}").format(
            number=part.number, side=side_name(part.owner or 0)
        )

    def button_words(self) -> dict[str, str]:
        return {
            "last_section": translate("BoardReplay", "Back to the beginning of a set"),
            "last_mark": translate("BoardReplay", "Back to the goal before"),
            "next_mark": translate("BoardReplay", "On to the next goal"),
            "next_section": translate("BoardReplay", "On to the next set"),
        }
