"""Positions to begin a test from, written as one would say them, and how a test plays on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Event, IllegalAction, Json
from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.kick import KICK
from swallows_gui.games.grudgematch.rules.preparation import DRAW_PHASE
from swallows_gui.games.grudgematch.rules.run import RUN
from swallows_gui.games.grudgematch.rules.tables import CARDS, JOKER, NOBODY, OFF
from swallows_gui.games.grudgematch.rules.turn import NEXT_TURN

TABLES: Final = load()
NAMES: Final = [name for side in TABLES.men for name in side]
_SIGNS: Final = "♣♦♥♠"
_RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

NIETZSCHE, HUSSERL, KANT, HEGEL, DESCARTES, FOUCAULT, PASCAL, SARTRE = range(8)
USUAL: Final = {
    "Nietzsche": (7, -5), "Husserl": (3, -4), "Kant": (4, -4), "Hegel": (5, -4),
    "Descartes": (7, 5), "Foucault": (10, 4), "Pascal": (11, 4), "Sartre": (12, 4),
}  # fmt: skip
"""Where men stand of whom a test says nothing."""


class Loaded(Chance):
    """Dice that fall as a test says, and then as they like."""

    __slots__ = ("dice",)

    def __init__(self, dice: Sequence[int]) -> None:
        super().__init__(1)
        self.dice = list(dice)

    def die(self) -> int:
        return self.dice.pop(0) if self.dice else super().die()

    def copy(self) -> "Loaded":
        twin = Loaded(self.dice)
        twin.state = self.state
        return twin


def card(text: str) -> int:
    """A card as "10♣" or "K♦"."""
    return _SIGNS.index(text[-1]) * 13 + _RANKS.index(text[:-1])


def cards(text: str) -> tuple[int, ...]:
    """Several of them."""
    return tuple(map(card, text.split()))


class Position:
    """A running match, and what a test does with it."""

    def __init__(self, game: Grudgematch) -> None:
        self.game = game
        self.told: list[Event] = []

    def at(self, column: int, row: int) -> int:
        return self.game.board.space(column, row)

    def where(self, name: str) -> tuple[int, int] | None:
        space = self.game.men[NAMES.index(name)]
        return None if space == OFF else self.game.board.place(space)

    @property
    def ball(self) -> tuple[int, int] | None:
        return None if self.game.ball == OFF else self.game.board.place(self.game.ball)

    @property
    def step(self) -> str:
        return self.game.step.name

    def written(self, kind: str, given: Mapping[str, Any]) -> Json:
        found: Json = {"type": kind}
        for name, value in given.items():
            if name == "card":
                found[name] = card(value)
            elif name == "space":
                found[name] = self.at(*value)
            elif name == "man":
                found[name] = NAMES.index(value) % 4
            else:
                found[name] = value
        return found

    def do(self, kind: str, **given: Any) -> "Position":
        """The side asked does something; `told` has what followed."""
        game = self.game
        self.told = game.push(game.notation.action_from_json(game.mover, self.written(kind, given)))
        return self

    def refused(self, code: str, kind: str, *, seat: int | None = None, **given: Any) -> None:
        """It is refused by the game and by the view for this reason, and nothing changes."""
        game = self.game
        before = game.to_state()
        mover = game.mover if seat is None else seat
        action = game.notation.action_from_json(mover, self.written(kind, given))
        with pytest.raises(IllegalAction) as caught:
            game.push(action)
        assert caught.value.code == code
        reason = game.view(mover).refusal(action)
        assert reason is not None
        assert (reason.code, dict(reason.parameters)) == (code, caught.value.parameters)
        assert game.to_state() == before

    def may(self, kind: str, **given: Any) -> bool:
        """Whether the side asked may do it."""
        game = self.game
        return game.notation.action_from_json(game.mover, self.written(kind, given)) in game.legal

    def offered(self) -> list[Json]:
        """All that the side asked may do."""
        return [self.game.notation.action_to_json(action) for action in self.game.legal]

    def events(self, kind: str) -> list[Event]:
        """Those of one type among what was told last."""
        return [event for event in self.told if event[0] == kind]


def match(
    *,
    men: Mapping[str, tuple[int, int] | None] | None = None,
    ball: tuple[int, int] | None = (6, 0),
    germany: str = "",
    france: str = "",
    dice: Sequence[int] = (),
    turn_of: str = "germany",
    phase: str = "kick",
    pile: str | None = None,
    joker_at: int | None = 20,
    score: tuple[int, int] = (0, 0),
    **options: Any,
) -> Position:
    """A match in the run, kick or draw phase of a turn. Cards that are in no hand lie in the pile, in their order;
    with `pile` only these do and the others are discarded. `joker_at`: behind so many of them; None: it has come."""
    game = Grudgematch.new(TABLES, options, 1)
    for man, name in enumerate(NAMES):
        game.move(man, OFF)
        place = {**USUAL, **(men or {})}[name]
        if place is None:
            boxes = [list(box) for box in game.boxes]
            boxes[man // 4].append(man)
            game.boxes = (tuple(boxes[0]), tuple(boxes[1]))
    for man, name in enumerate(NAMES):
        place = {**USUAL, **(men or {})}[name]
        if place is not None:
            assert game.on[game.board.space(*place)] == NOBODY, f"{name} has no room"
            game.move(man, game.board.space(*place))
    game.placing = 8
    game.ball = OFF if ball is None else game.board.space(*ball)
    game.side = 0 if turn_of == "germany" else 1
    game.turn, game.score = 5, score
    game.hands = [cards(germany), cards(france)]
    rest = [one for one in range(CARDS) if one not in (*game.hands[0], *game.hands[1])]
    in_pile = rest if pile is None else list(cards(pile))
    game.discard = tuple(one for one in rest if one not in in_pile)
    game.joker_gone = joker_at is None or joker_at > len(in_pile)
    game.half = 2 if game.joker_gone else 1
    if not game.joker_gone:
        in_pile.insert(joker_at or 0, JOKER)
    game.pile, game.pile_at = tuple(in_pile), 0
    game.chance = Loaded(dice)
    if phase == "run":
        game.stack = [NEXT_TURN, DRAW_PHASE, KICK]
        RUN.enter(game)
    elif phase == "kick":
        game.stack = [NEXT_TURN, DRAW_PHASE]
        KICK.enter(game)
    else:
        game.stack = [NEXT_TURN]
        DRAW_PHASE.enter(game)
    return Position(game)


def new(**options: Any) -> Position:
    """A match just begun."""
    return Position(Grudgematch.new(TABLES, options, 7))


def line_up(position: Position) -> Position:
    """Everybody takes the first space that is offered, until the match goes on."""
    while position.step == "line_up":
        position.told = position.game.push(position.game.legal[0])
    return position
