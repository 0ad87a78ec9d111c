"""Bench, hand and pile of the seat in front, as the table shows them now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from swallows_gui.games.final_whistle.rules import actions as a
from swallows_gui.games.final_whistle.rules.tables import CARDS
from swallows_gui.games.final_whistle.table import scenes
from swallows_gui.games.final_whistle.table.hand import HandPicture
from swallows_gui.games.final_whistle.table.manners import MANNERS
from swallows_gui.services.glossary import translate

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
    from swallows_gui.games.final_whistle.table.table import FinalTable


def hand_shown(table: FinalTable, cast: scenes.Cast) -> HandPicture:
    """What lies below the plate."""
    view = table.view
    assert view is not None
    seat, words = table.near, table.words
    picture = scenes.hand_picture(table.story, cast, seat)
    candidates = [] if table.telling else table.candidates()
    chosen = [(seat, man) for man in table.change if man]
    bench = scenes.bench_of(table.shown_story, cast, seat, candidates, chosen, table.numbers())
    offered = (
        [CARDS[a.argument_of(each)] for each in table.legal if a.verb_of(each) in (a.PLAY, a.EXCHANGE)]
        if not table.telling
        else []
    )
    picked = ""
    if not table.telling and view.seat == seat and view.step == "card" and view.picked:
        picked = CARDS[view.picked[0]]
    story = table.story if _is_open(table) else scenes.face_down(table.story)
    cards = scenes.hand_of(
        story, cast, words, seat, offered=offered, picked=picked, counted=view.seat == seat and bool(offered)
    )
    reserves = any(look.state == "candidate" for look in bench) and not table.change.on
    return HandPicture(
        bench=bench,
        bench_said=tuple(table.said(bench).values()),
        bench_words=picture.bench_words,
        cards=cards,
        hand_words=_words(view, cast, seat, offered=bool(offered)),
        colour=picture.colour,
        pile=picture.pile,
        pile_words=picture.pile_words,
        closing=picture.closing,
        wants_bench=reserves,
    )


def _is_open(table: FinalTable) -> bool:
    """Where two people sit before the table the hand lies open only while its seat chooses a card (F15.3)."""
    people = sum(seat.kind == "human" for seat in table.info.seats)
    if people < 2 or not table.decides:
        return True
    return not table.telling and table.view is not None and bool(table.legal) and MANNERS.needs_hand(table.view)


def _words(view: FinalWhistleView, cast: scenes.Cast, seat: int, *, offered: bool) -> str:
    if offered and view.step == "card":
        return translate("FinalTable", "Hand: one of these for this quarter")
    if offered and view.step == "further":
        return translate("FinalTable", "Hand: one of these leads the next attack")
    if offered:
        return translate("FinalTable", "Hand: one of these may be laid aside")
    return translate("FinalTable", "Hand of {club}").format(club=cast.short(seat))
