"""Words of the first evening and of the end: talk, the order of the pay-out, characters and confessions.

Talk is shown word for word with the teams that can be spoken of (S2.8). The pay-out is a race, whose largest sums come
last (S9.1). At the end each AI seat's level and character are revealed, and confessions say who did what for whom and
why, each with a link into the replay just before it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple
from zlib import crc32

from swallows_gui.engine.asides import ASIDES, Said
from swallows_gui.engine.tournament.schedule import FROM_FIELD
from swallows_gui.games.swallows.data import voices
from swallows_gui.games.swallows.data.characters import characters
from swallows_gui.games.swallows.data.confessions import Texts, texts
from swallows_gui.games.swallows.rules.events import EVENTS, BetPaid, FeePaid, GameEnded, Talked
from swallows_gui.games.swallows.words.confessions import Confession
from swallows_gui.games.swallows.words.highlights import Highlight
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models import vocabulary
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.session.lines import Seat


class SpokenWord(NamedTuple):
    """A seat's statement about a team."""

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


def words_said(events: Iterable[Event], before: Iterable[SpokenWord] = ()) -> list[SpokenWord]:
    """What was said in these events, added to `before`."""
    said = list(before)
    for event in events:
        match EVENTS.read(event) or ASIDES.read(event):
            case Talked() as told:
                said.append(SpokenWord(told.seat, told.kind, told.team))
            case Said() as aside if said and (said[-1].seat, said[-1].kind) == (aside.seat, aside.occasion):
                said[-1] = said[-1]._replace(variant=aside.variant)
    return said


def in_one_line(word: SpokenWord, names: Names) -> str:
    """Who praises or warns, and the words."""
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


_HEATS: Final = (FeePaid.type, BetPaid.type, GameEnded.type)


def is_paid_out(event: Event) -> bool:
    """Whether the event belongs to the pay-out, which begins after everything told at the table."""
    return event["type"] in _HEATS


def payout_order(history: Iterable[Event]) -> list[Event]:
    """The payments of a game in the order in which they are told: fees from the smallest, then bets from those that
    brought nothing, then the winner. Only the sums decide, equal ones in the order of payment; an order by the seats'
    final cash would reveal the winner.

    >>> paid = [{"type": "bet_paid", "amount": 5}, {"type": "fee_paid", "amount": 9}, {"type": "fee_paid", "amount": 2}]
    >>> [event["amount"] for event in payout_order(paid)]
    [2, 9, 5]
    """
    paid = [event for event in history if is_paid_out(event)]
    return sorted(paid, key=lambda event: (_HEATS.index(event["type"]), int(event.get("amount", 0))))


def unmasked(names: Names, seats: Sequence[Seat], played: Sequence[str]) -> list[str]:
    """A line for each seat that played a character; `played` has their ids by seat, "" for none."""
    by_id = {character.id: character for character in characters()}
    return [
        translate("Unmasked", "{seat}: {level}, {character}").format(
            seat=names.seat(number),
            level=vocabulary.level_name(seat.level),
            character=language().name(by_id[played_as]),
        )
        for number, (seat, played_as) in enumerate(zip(seats, played, strict=True))
        if played_as in by_id
    ]


def confessed(found: Sequence[Confession], names: Names) -> list[Highlight]:
    """The confessions in the language in use; no sentence is repeated while there is another."""
    said = texts(language().code)
    used: set[str] = set()
    told = []
    for each in found:
        title = said.titles[each.deed]
        if each.money:
            amount = language().money(max(1, round(each.money)))
            title = translate("Confessions", "{deed}, about {amount}").format(deed=title, amount=amount)
        told.append(Highlight(title, _sentence(each, said, names, used), each.position))
    return told


def _sentence(each: Confession, said: Texts, names: Names, used: set[str]) -> str:
    motive = each.motive
    words = {
        "seat": names.seat(each.seat),
        "team": names.team(each.team),
        "victim": names.team(each.victim),
        "card": names.card(each.card) if each.card else "",
        "bet": names.bet_word(motive.bet) if motive.bet else "",
        "other": names.seat(motive.other) if motive.other >= 0 else "",
        "amount": language().money(motive.amount),
        "own": names.team(motive.team) if motive.team else names.stand_in(""),
    }
    deed = _variant(said.deeds[each.deed], each, used).format(**words)
    why = _variant(said.motives[motive.kind], each, used).format(**words)
    return translate("Confessions", "{deed}: {why}.").format(deed=deed, why=why)


def _variant(sentences: Sequence[str], each: Confession, used: set[str]) -> str:
    """A sentence chosen by the confession's place and those already used, so that it is the same every time."""
    lot = crc32(f"{each.position} {each.deed} {each.seat}".encode())
    turned = [sentences[(lot + at) % len(sentences)] for at in range(len(sentences))]
    chosen = next((sentence for sentence in turned if sentence not in used), turned[0])
    used.add(chosen)
    return chosen
