"""The page in words of a table that is a stage: what is asked or awaited, the choices, and what a game adds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.page_of_text import Numbered, Page, TextSection
from swallows_gui.ui.play.question import PlateQuestion
from swallows_gui.ui.play.table_info import Phase

if TYPE_CHECKING:
    from swallows_gui.ui.play.stage_table import StageTable


def stage_page(
    table: StageTable,
    choices: Callable[[], Iterable[Numbered]],
    sections: Iterable[TextSection],
    asked: PlateQuestion | None = None,
) -> Page:
    """The page; `choices` is called where nobody has to nod, `asked` stands in place of the table's question."""
    question = (asked or table.question(table.view)) if table.legal else None
    lines: tuple[str, ...] = (table.awaiting(),)
    if question is not None:
        lines = (labelled(question.tag, question.question), question.why)
    offered = tuple(choices())
    if table.info.phase is Phase.HELD:
        offered = (Numbered(translate("MomentTable", "To the statistics"), key="Enter", goes_on=True),)
    return Page(
        of=table.view,
        asked=table.info.actor,
        asking=lines,
        clause=question.clause if question is not None else "",
        choices=offered,
        sections=(TextSection(translate("MomentTable", "Match"), (table.band.words(),)), *sections),
    )
