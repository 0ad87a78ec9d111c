"""Registers Swallows with sessions: its AI players, its chance events, when play waits for bribes (S4.7), friendlies.

A friendly can be a match of a championship: two drawn teams, no third seat; the seat with more money wins (S10.5).
"""

from functools import partial
from typing import Final

from swallows_gui.ai import Player
from swallows_gui.engine.asides import Said
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.swallows.ai.hint import hint
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.search.seats import Searcher
from swallows_gui.games.swallows.ai.voices import says
from swallows_gui.games.swallows.data.catalogue import Catalogue
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.actions import OFFER, verb_of
from swallows_gui.games.swallows.rules.game import Swallows, most_modest
from swallows_gui.games.swallows.rules.options import with_nations_kept
from swallows_gui.games.swallows.rules.tables import Tables
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.session.scenario import opening
from swallows_gui.games.swallows.session.view_pickling import open_view, reducers
from swallows_gui.records.games import GameKind
from swallows_gui.records.verify import same_json
from swallows_gui.session.match_rules import MatchOccasion, MatchRules
from swallows_gui.session.openings import Playable

RULES: Final = 2
"""Raised whenever equal moves could give other events than before."""


_OFFERS: Final = frozenset(kind.type for kind in (e.BribeOffered, e.BribeAccepted, e.BribeDeclined, Said))
_REFEREE_DECIDES: Final = frozenset(("referee_die", "edge", "whistle"))


def swallows(catalogue: Catalogue) -> Playable:
    """The game with a catalogue."""
    return Playable(
        kind=kind_with(catalogue),
        catalogue=catalogue,
        player=make_player,
        is_chance=e.EVENTS.is_chance,
        modest=most_modest,
        knows=knows,
        can_sway=can_sway,
        concerns=concerns,
        holds_for=holds_for,
        character_of=character_of,
        reducers=reducers(catalogue.tables()),
        advise=hint,
        open_view=open_view,
        opening=partial(opening, catalogue),
        says=says,
    )


def kind_with(cards: Catalogue) -> GameKind:
    """The game as records hold it, played with any catalogue."""
    tables = cards.tables()
    return GameKind(
        "swallows",
        RULES,
        tables.digest,
        partial(Swallows.new, tables),
        partial(Swallows.from_state, tables),
        {1: told_by_rules_1},
        e.EVENTS.well_formed,
        e.SECTIONS,
        cards.packs,
        partial(kept_whole, tables),
    )


def kept_whole(tables: Tables, options: Json) -> Json:
    """The options as a header has them: what the digest of the tables does not hold, formats and nations that came
    later, by value (S10.5)."""
    name = options.get("format")
    whole = tables.written.get(name) if isinstance(name, str) else None
    return with_nations_kept(tables, options if whole is None else {**options, "format": whole})


def told_by_rules_1(written: Json, event: Json) -> bool:
    """Whether rules 1 wrote the event so: on a re-roll they omitted the reds played on the roll."""
    if event["type"] != e.DieRolled.type or event["rerolls"] is None:
        return same_json(written, event)
    told = written.get("modifiers")
    if not isinstance(told, list):
        return False
    return same_json(written, {**event, "modifiers": event["modifiers"][: len(told)]})


def knows(view: SwallowsView) -> object:
    """The cards it has seen in others' hands."""
    return view.known


def can_sway(view: SwallowsView) -> bool:
    """Whether the referee is about to decide, or has just named a price, and the seat can still make him an offer."""
    if not decides(view) and not has_just_named(view):
        return False
    return any(isinstance(entry, range) and verb_of(entry[0]) == OFFER for entry in view.legal)


def decides(view: SwallowsView) -> bool:
    """Whether the referee is about to decide, and money could still make it another decision. On the edge who has
    taken some for the defenders rules outside, and does so as well if he takes some for the others (S4.7, S4.8)."""
    if view.step != "edge" or view.attack is None:
        return view.step in _REFEREE_DECIDES
    return not view.bound[0 if view.attack.team == view.away else 1]


def has_just_named(view: SwallowsView) -> bool:
    """Whether nothing but offers, answers and talk has happened since the referee named a price (S4.11)."""
    if not any(view.prices):
        return False
    since = (event["type"] for event in reversed(view.history))
    return next((kind for kind in since if kind not in _OFFERS), "") == e.PriceNamed.type


def concerns(view: SwallowsView) -> bool:
    """Whether the running match is one of the seat's own teams or bets."""
    playing = {view.home, view.away}
    return any(view.trainer[team] == view.seat for team in playing) or any(team in playing for team, _ in view.bets)


def holds_for(view: SwallowsView, seat: int) -> bool:
    """Whether, in a match of the seat's own teams, the referee is about to decide or has just named a price, and by all
    that is public the seat may still make him an offer (S4.7, S4.11)."""
    trains = seat in {view.trainer[team] for team in (view.home, view.away) if team >= 0}
    return trains and (decides(view) or has_just_named(view)) and view.may_offer_now(seat)


def character_of(player: Player) -> str:
    """The character's id of a player that searches, "" for one of another level."""
    return player.character if isinstance(player, Searcher) else ""


def _friendly(options: Json, _occasion: MatchOccasion) -> Json:
    return {"format": "friendly", "take_back": "never", **options}


def _purses(result: Json) -> Score:
    home, away = result["cash"]
    return Score(home, away, "pay_out")


MATCH: Final = MatchRules(score=_purses, options=_friendly, forms=("league",), settles=False)
