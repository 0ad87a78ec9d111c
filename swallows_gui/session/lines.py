"""What a session writes into its journal, line by line."""

import datetime
from collections.abc import Sequence

from swallows_gui import __version__
from swallows_gui.engine.game import Game, Json, begins_section, seat_of
from swallows_gui.engine.history import History
from swallows_gui.records.games import GameKind
from swallows_gui.records.record import FORMAT, VERSION
from swallows_gui.records.replay import restored
from swallows_gui.records.write import Journal
from swallows_gui.session.openings import Opening
from swallows_gui.session.seats import Seat, seat_json


def header_line(kind: GameKind, options: Json, seats: Sequence[Seat], seed: int, seeds: tuple[int, ...]) -> Json:
    """The first line of a new game."""
    packs = [{"id": pack.id, "version": pack.version, "digest": pack.digest} for pack in kind.packs]
    return {
        "line": "header",
        "format": FORMAT,
        "version": VERSION,
        "game": kind.name,
        "app": __version__,
        "rules": kind.rules,
        "created": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        "seed": seed,
        "ai_seeds": list(seeds),
        "catalogue": kind.catalogue,
        "options": options,
        "seats": [seat_json(seat) for seat in seats],
        **({"packs": packs} if packs else {}),
    }


def start_lines(game: Game, events: list[Json]) -> list[Json]:
    """What happened before the first decision, and the state then."""
    return [{"line": "start", "events": events}, snapshot_line(game, 0)]


def move_lines(
    kind: GameKind, game: Game, n: int, action: int, events: list[Json], *, late: bool = False
) -> list[Json]:
    """A move, the state if a section begins with it, and the end if it ends the game; `late`: the time was up."""
    done = game.notation.action_to_json(action)
    move: Json = {"line": "move", "n": n, "seat": seat_of(action), "action": done, "events": events}
    lines: list[Json] = [{**move, "late": True} if late else move]
    if begins_section(kind.sections, events):
        lines.append(snapshot_line(game, n))
    return lines + end_lines(game)


def end_lines(game: Game) -> list[Json]:
    """The end, if the game is over."""
    return [] if game.result is None else [{"line": "end", "result": game.result}]


def undo_lines(last: int, moves: int, by: Sequence[int]) -> list[Json]:
    """Moves taken back, the last first.

    >>> undo_lines(last=9, moves=2, by=[3, 0])
    [{'line': 'undo', 'n': 9, 'by': [0, 3]}, {'line': 'undo', 'n': 8, 'by': [0, 3]}]
    """
    return [{"line": "undo", "n": n, "by": sorted(by)} for n in range(last, last - moves, -1)]


def seat_line(seat: int, kind: str, level: str) -> Json:
    """A seat handed to an AI or taken back."""
    return {"line": "seat_changed", "seat": seat, "kind": kind, "level": level}


def said_line(n: int, said: Json) -> Json:
    """A seat spoke after move `n`; ids only.

    >>> said_line(7, {"type": "said", "seat": 1, "occasion": "out", "variant": 302})
    {'line': 'said', 'n': 7, 'seat': 1, 'occasion': 'out', 'variant': 302}
    """
    return {"line": "said", "n": n, **{name: said[name] for name in ("seat", "occasion", "variant")}}


def snapshot_line(game: Game, n: int) -> Json:
    """The full state after move `n`."""
    return {"line": "snapshot", "n": n, "state": game.to_state()}


def continued_line(kind: GameKind, game: Game, n: int) -> Json:
    """The game goes on by the rules of this program."""
    return {
        "line": "continued",
        "n": n,
        "rules": kind.rules,
        "app": __version__,
        "catalogue": kind.catalogue,
        "state": game.to_state(),
    }


def opened(
    kind: GameKind, opening: Opening, history: History[Game], told: list[Json], journal: Journal
) -> History[Game]:
    """The game from where its opening leaves it, with what led there written down, and added to what was `told`.

    Raises `IllegalAction` for moves that the rules do not allow, and one of `WRONG_STATE` for a state that is none.
    """
    game = history.game
    for n, (seat, written) in enumerate(opening.moves, 1):
        action = game.notation.action_from_json(seat, written)
        events = [game.notation.event_to_json(event) for event in game.push(action)]
        journal.append(move_lines(kind, game, n, action, events))
        told += events
    if opening.state is not None:
        game = restored(kind, opening.state, game.seats)
    if opening.moves or opening.state is not None:
        journal.append([continued_line(kind, game, len(opening.moves))])
    return History(game, len(opening.moves))
