"""What a seat knows and nobody else may hear: for those who listen to a window on behalf of the others."""

from __future__ import annotations

from collections.abc import Set
from typing import cast

from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.table.cards.card_wording import called
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.phrases import card_named
from swallows_gui.session import Session
from swallows_gui.ui.play.secrets import known_alone, words


def secret_lines(session: Session, seat: int, known: Set[str] = frozenset()) -> set[str]:
    """What the cards that this seat alone knows say and are called, in the language of the window; not those `known`.

    A card of which another copy has been seen by everybody is no secret here: its line may stand in the log.
    """
    tables = cast(SwallowsView, session.view(None)).tables
    assert all("#" in copy for copy in tables.card_id)
    names = Names(session.catalogue, ())
    lines: set[str] = set()
    for identity in known_alone(session, seat, _designs, words) - known:
        card = session.catalogue.cards[identity]
        lines |= {names.text(identity), names.card(identity), called(card), card_named(card)}
    return lines


def _designs(view: SwallowsView) -> set[str]:
    """The designs of all cards a view shows, by id without the number of the copy."""
    cards: set[int] = {card for hand in view.hands if hand is not None for colour in hand for card in colour}
    for known in (*view.known, *view.used, *view.spent, view.discard, view.removed, view.aside, view.staged):
        cards |= {card for card in known if card >= 0}
    return {view.tables.card_id[card].partition("#")[0] for card in cards}


def open_secrets(session: Session, models: Models, looking: int | None) -> list[str]:
    """Faults: cash and bets that stand in the models while another seat looks."""
    found = [
        f"the cash of seat {row.seat} is in the accounts while seat {looking} looks"
        for row in models.accounts.rows
        if row.seat != looking and row.cash is not None
    ]
    own = () if looking is None else cast(SwallowsView, session.view(looking)).bets
    if models.bets.rows and len(models.bets.rows) != len(own):
        found.append(f"a slip of {len(models.bets.rows)} bets stands there while seat {looking} looks")
    return found
