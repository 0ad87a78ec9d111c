"""A game's state as plain JSON, cards and nations by their ids, so that it outlives a new catalogue."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.engine.tournament.schedule import Fixture, Place
from swallows_gui.games.swallows.rules.actions import STEPS
from swallows_gui.games.swallows.rules.cards import look_through_reds
from swallows_gui.games.swallows.rules.options import SWITCHES, WORLD
from swallows_gui.games.swallows.rules.state import State
from swallows_gui.games.swallows.rules.tables import CardEffect

PLAIN: Final = (
    "mover", "trainer", "groups", "ranked", "match", "draft_first", "drafted", "flow", "low", "pile_at", "sides",
    "coach", "final", "knockout", "period", "score", "kicks", "kick_goals", "initiative", "declined", "bare",
    "green_played", "first_stoppage", "extra", "extra_running", "roll", "referee", "card_at", "bonds", "banned", "bans",
    "objected", "objected_now", "objectors", "penalty_spent", "offers_made", "offer", "a_side", "a_kind", "a_value",
    "place", "d_kind", "d_value", "purpose", "die", "total", "silenced", "shield", "off_side", "cause", "award",
    "own_goal_on_one",
)  # fmt: skip
"""Numbers, texts and tuples of them."""
LISTS: Final = ("cash",)
CARDS: Final = ("pile", "discard", "removed", "aside", "veiled", "staged")
HANDS: Final = ("greens", "blues", "reds", "used", "spent")
ONE_CARD: Final = ("a_card", "d_card", "goalie")
MODIFIERS: Final = ("a_mods", "d_mods", "on_roll")
WHERE_THERE_IS: Final = ("bests", "given_up", "sent", "haggle", "envelopes", "sealed", "talk")
"""Numbers that only formats and options have which need them."""


_SINCE_RULES_2: Final = ("on_roll",)
"""States of before have none of it."""


def write_state(game: State) -> Json:
    """All that the game is made of."""
    card_id = game.tables.card_id

    def card(number: int) -> str | None:
        return None if number < 0 else card_id[number]

    state: Json = {
        "options": _write_options(game),
        "field": [game.tables.nation_code[nation] for nation in game.field],
        "step": game.step.name,
        "stack": [step.name for step in game.stack],
        "chance": game.chance.state,
        "played": [[home, away, _score(score)] for home, away, score in game.played],
        "bets": [[list(bet) for bet in slip] for slip in game.bets],
        "handed": [[seat, [card_id[c] for c in cards]] for seat, cards in game.handed],
        "seen": [[card_id[number], seats] for number, seats in sorted(game.seen.items())],
        "pending": [[side, card_id[number], list(effect)] for side, number, effect in game.pending],
        "cash": list(game.cash),
    }
    for name in PLAIN:
        state[name] = _lists(getattr(game, name))
    for name in CARDS:
        state[name] = [card_id[number] for number in getattr(game, name)]
    for name in HANDS:
        state[name] = [[card_id[number] for number in cards] for cards in getattr(game, name)]
    for name in ONE_CARD:
        state[name] = card(getattr(game, name))
    for name in MODIFIERS:
        state[name] = [[card_id[number], delta] for number, delta in getattr(game, name)]
    for name in WHERE_THERE_IS:
        if found := getattr(game, name):
            state[name] = list(found)
    if added := [[at, _lists(fixture)] for at, fixture in enumerate(game.fixtures) if _is_added(fixture)]:
        state["added"] = added
    return state


def _is_added(fixture: Fixture) -> bool:
    """Whether the match was added to the schedule: a replay or a play-off."""
    return bool(fixture.replay_of) or fixture.decides >= 0


def _score(score: Score) -> list[Any]:
    """A score; the side that goes on is written only if the goals do not say it."""
    return [_lists(item) for item in (score if score.through is not None else score[:-1])]


def read_state(game: State, state: Mapping[str, Any]) -> None:
    """Set every field of `game` from what `write_state` wrote. Raises `KeyError` or `ValueError` if it does not fit."""
    numbers = {card_id: number for number, card_id in enumerate(game.tables.card_id)}

    def cards(ids: list[str]) -> tuple[int, ...]:
        return tuple(numbers[card_id] for card_id in ids)

    readers: dict[tuple[str, ...], Callable[[Any], Any]] = {
        PLAIN: _tuples,
        LISTS: list,
        CARDS: cards,
        HANDS: lambda hands: [cards(hand) for hand in hands],
        ONE_CARD: lambda card_id: -1 if card_id is None else numbers[card_id],
        MODIFIERS: lambda mods: tuple((numbers[card_id], delta) for card_id, delta in mods),
    }
    for names, read in readers.items():
        for name in names:
            setattr(game, name, read(state.get(name, ()) if name in _SINCE_RULES_2 else state[name]))
    game.set_field(tuple(game.tables.nation(code) for code in state["field"]))
    game.step = STEPS[state["step"]]
    game.stack = [STEPS[name] for name in state["stack"]]
    game.chance = Chance(state["chance"])
    game.played = tuple((home, away, Score(*_tuples(score))) for home, away, score in state["played"])
    game.bets = [_tuples(slip) for slip in state["bets"]]
    game.handed = tuple((seat, cards(ids)) for seat, ids in state["handed"])
    game.seen = {numbers[card_id]: seats for card_id, seats in state["seen"]}
    game.pending = tuple((side, numbers[card_id], CardEffect(*effect)) for side, card_id, effect in state["pending"])
    for name in WHERE_THERE_IS:
        setattr(game, name, tuple(state.get(name, getattr(game, name))))
    for at, added in state.get("added", ()):
        fixture = Fixture._make(_tuples(added))
        fixture = fixture._replace(home=Place(*fixture.home), away=Place(*fixture.away))
        game.fixtures = (*game.fixtures[:at], fixture, *game.fixtures[at:])
    game.moments = [look_through_reds(game, side) for side in (0, 1)]


def _write_options(game: State) -> Json:
    options = game.options
    drawn = WORLD if options.nations else "random"
    written: Json = {
        "format": options.format if options.written is None else options.written,
        "seats": options.seats,
        "field": [game.tables.nation_code[nation] for nation in options.field] or drawn,
        "free_heads": options.free_heads,
        "distribution": options.distribution,
        "groups": options.groups,
        "bribe_cap": options.bribe_cap,
        "knockout": options.knockout,
        "take_back": options.take_back,
    }
    for name in SWITCHES:
        if getattr(options, name):
            written[name] = True
    if options.cup is not None:
        written["cup"] = dict(options.cup)
    return {**written, "nations": list(options.nations)} if options.nations else written


def _lists(value: Any) -> Any:
    return [_lists(item) for item in value] if isinstance(value, tuple) else value


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list) else value
