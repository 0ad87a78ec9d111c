"""The rule tests' words for Power Soccer: `given(...)` sets up an attack, `rolls` throws dice, `expect` reads on.

    given(points=40).rolls(2).expect("goal", side=0, score=[1, 0])

In a match of `given` side A has started, and its first attack is running: seat 0 has the ball, seat 1 defends. Dice
come as given, and a die too many fails the test.
"""

from typing import Any

import pytest

from swallows_gui.engine.game import IllegalAction, Json, Refusal
from swallows_gui.games.power_soccer.data.dice import tables
from swallows_gui.games.power_soccer.rules.game import PowerSoccer
from swallows_gui.games.power_soccer.rules.state import CARDS
from tests.games.dice import Dice

ELEVEN = 6
"""The die that shows the penalty face."""


class Story:
    """A running match, everything that happened in it as a record writes it, and how far it was read."""

    def __init__(self, game: PowerSoccer) -> None:
        self.game = game
        self.events: list[Json] = [game.notation.event_to_json(event) for event in game.start_events]
        self.read = 0

    @property
    def step(self) -> str:
        """What is asked; "" when the match is over."""
        return self.game.view(None).step

    @property
    def seat(self) -> int | None:
        """Who is asked."""
        return self.game.to_move

    def does(self, type_: str, face: str = "") -> "Story":
        """The seat that is asked does this."""
        assert self.seat is not None, "the match is over"
        written = {"type": type_, **({"face": face} if face else {})}
        told = self.game.push(self.game.notation.action_from_json(self.seat, written))
        self.events += [self.game.notation.event_to_json(event) for event in told]
        return self

    def rolls(self, *dice: int) -> "Story":
        """Whoever is asked rolls, one throw for each of these dice."""
        assert isinstance(self.game.chance, Dice)
        for die in dice:
            self.game.chance.dice.append(die)
            self.does("roll")
        return self

    def throws(self, die: int, other: int) -> "Story":
        """The attacker throws two dice."""
        assert isinstance(self.game.chance, Dice)
        self.game.chance.dice += [die, other]
        return self.does("roll")

    def expect(self, type_: str, **fields: Any) -> "Story":
        """The next event of this type has these fields; what lies before it is skipped."""
        for at in range(self.read, len(self.events)):
            event = self.events[at]
            if event["type"] == type_:
                self.read = at + 1
                assert {name: event.get(name) for name in fields} == fields, event
                return self
        raise AssertionError(f"no {type_} in {self.events[self.read :]}")

    def expect_no(self, type_: str) -> "Story":
        """No event of this type since what was read last."""
        assert not [event for event in self.events[self.read :] if event["type"] == type_]
        return self

    def asks(self, step: str, seat: int) -> "Story":
        """This step asks this seat."""
        assert (self.step, self.seat) == (step, seat)
        return self

    def refused(self, code: str, type_: str, *, who: int | None = None, face: str = "", **parameters: Any) -> None:
        """The seat (that is asked) may not do this: game and view say so in the same words, and nothing changes."""
        seat = self.game.to_move if who is None else who
        assert seat is not None
        written = {"type": type_, **({"face": face} if face else {})}
        action = self.game.notation.action_from_json(seat, written)
        before = self.game.to_state()
        with pytest.raises(IllegalAction) as illegal:
            self.game.push(action)
        assert illegal.value.reason == Refusal(code, parameters)
        assert self.game.view(seat).refusal(action) == Refusal(code, parameters)
        assert self.game.to_state() == before


def begun(**options: Any) -> Story:
    """A match before its first decision."""
    game = PowerSoccer.new(tables(), options, 1)
    game.chance = Dice(())
    return Story(game)


def given(
    *,
    points: int = 0,
    card: str = "none",
    score: tuple[int, int] = (0, 0),
    attack: int = 1,
    **options: Any,
) -> Story:
    """A match in which side A has started, in the attack of this number."""
    story = begun(**options).rolls(ELEVEN)
    game = story.game
    game.attack = attack
    game.attacker, game.defender = game.pair(attack)
    game.mover = game.attacker
    game._legal = None
    game.points, game.card, game.score = points, CARDS.index(card), score
    story.read = len(story.events)
    return story
