"""What was said on the evening before the first match, word for word, and the teams that can be spoken of (S2.8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from swallows_gui.engine.asides import ASIDES, Said
from swallows_gui.engine.tournament.schedule import FROM_FIELD
from swallows_gui.games.swallows.data import voices
from swallows_gui.games.swallows.rules.events import EVENTS, Talked
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.models.narration import Event


class Word(NamedTuple):
    """What a seat has said of a team."""

    seat: int
    kind: str
    """ "praise" or "warn"."""
    team: str
    """Its code."""
    variant: int = -1
    """The number of the sentence, -1 where it has said it without one."""

    @property
    def line(self) -> str:
        """The sentence in the language in use, "" for none."""
        return "" if self.variant < 0 else voices.sentence(self.kind, self.variant, language().code)


def words_said(events: Iterable[Event], before: Iterable[Word] = ()) -> list[Word]:
    """What was said in these events, after what was said `before`."""
    said = list(before)
    for event in events:
        match EVENTS.read(event) or ASIDES.read(event):
            case Talked() as told:
                said.append(Word(told.seat, told.kind, told.team))
            case Said() as aside if said and (said[-1].seat, said[-1].kind) == (aside.seat, aside.occasion):
                said[-1] = said[-1]._replace(variant=aside.variant)
    return said


def in_one_line(word: Word, names: Names) -> str:
    """Who praises or warns, and in which words."""
    if word.kind == "praise":
        told = translate("Evening", "{seat} praises {team:the}.")
    else:
        told = translate("Evening", "{seat} warns of {team:the}.")
    told = told.format(seat=names.seat(word.seat), team=names.team(word.team))
    if not word.line:
        return told
    return translate("Evening", "{told} “{line}”").format(told=told, line=word.line)


def columns(view: SwallowsView, names: Names) -> tuple[list[list[str]], bool]:
    """The teams by group, or by match of the first round where they are in none; and whether it is by group."""
    groups = [[names.code(team) for team in group if team >= 0] for group in view.groups]
    if any(groups):
        return [group for group in groups if group], True
    pairs = [
        [names.code(place.number) for place in (fixture.home, fixture.away)]
        for fixture in view.fixtures
        if fixture.home.kind == fixture.away.kind == FROM_FIELD
    ]
    return pairs, False
