"""Positions to begin a test from, written as one would say them, and how a test plays on."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import Event, IllegalAction, Json
from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.actions import STEPS
from swallows_gui.games.final_whistle.rules.game import FinalWhistle
from swallows_gui.games.final_whistle.rules.notation import man_of
from swallows_gui.games.final_whistle.rules.options import CARDS, CLOSING, LINES, MEN, SQUAD
from swallows_gui.games.final_whistle.rules.state import NONE
from tests.games.dice import Dice

TABLES: Final = load()


def cards(text: str) -> tuple[int, ...]:
    """Cards by their ids."""
    return tuple(CARDS.index(one) for one in text.split())


class Position:
    """A running match, and what a test does with it."""

    def __init__(self, game: FinalWhistle) -> None:
        self.game = game
        self.told: list[Event] = []

    @property
    def step(self) -> str:
        return self.game.step.name

    @property
    def asked(self) -> tuple[str, int]:
        return self.game.step.name, self.game.asked

    def do(self, kind: str, **given: Any) -> "Position":
        """The seat asked does something; `told` has what followed."""
        game = self.game
        self.told = game.push(game.notation.action_from_json(game.asked, {"type": kind, **given}))
        return self

    def mark(self, *men: str) -> "Position":
        """The seats asked mark these men one after the other; `told` has what all that led to."""
        told: list[Event] = []
        for man in men:
            told += self.do("mark", man=man).told
        self.told = told
        return self

    def refused(self, code: str, kind: str, *, seat: int | None = None, **given: Any) -> None:
        """It is refused by the game and by the view for this reason, and nothing changes."""
        game = self.game
        before = game.to_state()
        mover = game.asked if seat is None else seat
        action = game.notation.action_from_json(max(mover, 0), {"type": kind, **given})
        with pytest.raises(IllegalAction) as caught:
            game.push(action)
        assert caught.value.code == code
        reason = game.view(max(mover, 0)).refusal(action)
        assert reason is not None
        assert (reason.code, dict(reason.parameters)) == (code, caught.value.parameters)
        assert game.to_state() == before

    def offered(self) -> list[Json]:
        """All that the seat asked may do."""
        return [self.game.notation.action_to_json(action) for action in self.game.legal]

    def men_offered(self) -> str:
        """The men among that."""
        return " ".join(str(written["man"]) for written in self.offered())

    def kinds(self) -> list[str]:
        """The types of what was told last."""
        return [event[0] for event in self.told]

    def events(self, kind: str) -> list[Json]:
        """Those of one type among what was told last, as they are written."""
        return [self.game.notation.event_to_json(event) for event in self.told if event[0] == kind]

    def man(self, seat: int, name: str) -> int:
        return man_of(seat, name)

    def field(self, seat: int) -> str:
        return names(self.game.field[seat])

    def bench(self, seat: int) -> str:
        return names(self.game.bench[seat])

    def box(self, seat: int) -> str:
        return names(self.game.box[seat])

    def strength(self, seat: int, name: str) -> int:
        return self.game.strength(man_of(seat, name))

    def play_on(self) -> "Position":
        """Everybody does the first thing that is offered, substitutions apart, until the match is over."""
        told: list[Event] = []
        while self.game.to_move is not None:
            at = -1 if self.step == "substitutes" else 0
            told += self.game.push(self.game.legal[at])
        self.told = told
        return self


def names(men: Sequence[int]) -> str:
    """Men by their ids."""
    return " ".join(MEN[man % SQUAD] for man in men)


def new(**options: Any) -> Position:
    """A match just begun."""
    return Position(FinalWhistle.new(TABLES, options, 7))


def match(
    *,
    ours: str = "W6 L2 W3",
    theirs: str = "L3 W5 L1",
    piles: tuple[str, str] | None = None,
    dice: Sequence[int] = (),
    field: tuple[str | None, str | None] = (None, None),
    bench: tuple[str | None, str | None] = (None, None),
    tops: tuple[Mapping[str, int], Mapping[str, int]] = ({}, {}),
    booked: tuple[str, str] = ("", ""),
    period: int = 1,
    score: tuple[int, int] = (0, 0),
    step: str = "card",
    **options: Any,
) -> Position:
    """A first match at the reveal of a period, or at another step before it. Hands as given; piles as given (the
    closing card last, unless it is left out with "-"), else what is left of the lilac deck. Men not in `field` and
    `bench` but in the squad are in the box."""
    game = FinalWhistle.new(TABLES, {"squads": "first", "decks": "first", **options}, 1)
    for seat in range(2):
        men = [*game.field[seat], *game.bench[seat]]
        chosen, reserves = field[seat], bench[seat]
        if chosen is not None:
            game.field[seat] = tuple(sorted(man_of(seat, man) for man in chosen.split()))
        if reserves is not None:
            game.bench[seat] = tuple(sorted(man_of(seat, man) for man in reserves.split()))
        elif chosen is not None:
            game.bench[seat] = tuple(man for man in game.bench[seat] if man not in game.field[seat])
        game.box[seat] = tuple(man for man in men if man not in (*game.field[seat], *game.bench[seat]))
        hand = cards((ours, theirs)[seat])
        game.hands[seat] = hand
        if piles is None:
            pile = (*[card for card in game.decks[seat] if card not in hand], CLOSING)
        elif piles[seat].startswith("-"):
            pile = ()
            game.closing_open = (1, game.closing_open[1]) if seat == 0 else (game.closing_open[0], 1)
        else:
            pile = (*cards(piles[seat]), CLOSING)
        game.piles[seat] = pile
        held = {*hand, *pile}
        game.shown[seat] = tuple(card for card in game.decks[seat] if card not in held)
        if piles is not None and not pile:
            game.shown[seat] = tuple(card for card in game.decks[seat] if card not in hand)
        for man, top in tops[seat].items():
            game.top[man_of(seat, man)] = top
        for man in booked[seat].split():
            game.booked[man_of(seat, man)] += 1
    game.period, game.score = period, score
    game.place = 0 if step == "substitutes" else 2
    game.chance = Dice(dice) if dice else Seeded(1)
    game.up = NONE, NONE
    STEPS[step].enter(game)
    return Position(game)


def line(name: str) -> int:
    """A line by its letter."""
    return LINES.index(name)
