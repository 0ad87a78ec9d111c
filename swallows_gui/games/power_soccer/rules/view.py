"""What a seat knows of a match: everything but the dice to come (P12). Views of two seats differ in `seat` and `legal`
alone."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from swallows_gui.engine.by_turns import ViewByTurns
from swallows_gui.engine.chance import Chance
from swallows_gui.engine.game import Json, open_field
from swallows_gui.games.power_soccer.rules.actions import BY_FACE
from swallows_gui.games.power_soccer.rules.odds import ColourOutcome, FaceOutcome, Odds, odds_for
from swallows_gui.games.power_soccer.rules.outlook import Chances, outlook, outlook_after
from swallows_gui.games.power_soccer.rules.state import CARDS, FACES, NOBODY, Options, Pair, State, Tables


class PowerSoccerView(ViewByTurns[State]):
    """All that a seat knows; with seat None what everybody knows."""

    tables: Tables
    options: Options

    @property
    def actions(self) -> tuple[int, ...]:
        """The legal actions as plain integers; there are no amounts in this game."""
        return tuple(self.open.legal) if self.seat is not None and self.seat == self.to_move else ()

    section: int = open_field("attack")
    """The number of the attack."""

    def sample(self, chance: Chance) -> Any:
        """The match as it stands, with dice from `chance`."""
        game = self.open.copy()
        game.chance, game.emits_events = chance, True
        return game

    # The match

    seats: int = open_field("seats")
    """How many seats play."""

    @property
    def step(self) -> str:
        """What is asked, a step of P11; "" when the match is over."""
        return self.open.step if self.to_move is not None else ""

    @property
    def read_by(self) -> str:
        """How the roll that is asked for is read, "face" or "colour" (P0.3); "" where nothing is rolled."""
        if self.step in ("", "choose"):
            return ""
        return "face" if self.step in BY_FACE else "colour"

    black: tuple[bool, ...] = open_field("black")
    """By face of the die in play, whether it is black."""
    score: tuple[int, int] = open_field("score")
    """Goals of A and B."""

    @property
    def starter(self) -> int | None:
        """The side that starts, None before that is known."""
        return _none(self.open.starter)

    winner: int | None = open_field("winner")
    """The side that is ahead, by penalty kicks where there are any; None: level."""

    @property
    def result(self) -> Json | None:
        """The result, as `Game.result`."""
        return None if self.to_move is not None else self.open.outcome()

    minutes: int = open_field("minutes")
    """Rolls of attackers for points so far (P7.1)."""

    @property
    def rounds(self) -> int:
        """The number of the round that runs, or ran last; 0 before the first (P0.5)."""
        return (self.open.attack + 1) // 2

    # The attack

    attack: int = open_field("attack")
    """The number of the attack that runs, or ran last; 0 before the first."""

    @property
    def in_attack(self) -> bool:
        """Whether an attack is running."""
        return self.to_move is not None and self.open.attack > 0 and not self.in_shootout and self.step != "wall"

    @property
    def attacker(self) -> int | None:
        """The seat that has the ball, or had it last."""
        return _none(self.open.attacker)

    @property
    def attacker_side(self) -> int | None:
        """The side that has the ball, or had it last."""
        return None if self.attacker is None else self.attacker % 2

    @property
    def defender(self) -> int | None:
        """The seat that stands against it."""
        return _none(self.open.defender)

    @property
    def next_pair(self) -> Pair | None:
        """The attacking and the defending seat of the next attack, if there is one (P6.2); None before the kick-off."""
        return None if self.starter is None else self.open.pair(self.open.attack + 1)

    points: int = open_field("points")
    """Of the attack."""

    @property
    def card(self) -> str:
        """What lies before the attacker: "none", "admonition" or "yellow"."""
        return CARDS[self.open.card]

    @property
    def thrown(self) -> tuple[str, ...]:
        """The two faces to choose from; empty where nothing is to be chosen."""
        return tuple(FACES[face] for face in self.open.thrown if face >= 0)

    # Goal wall and penalty kicks

    @property
    def hole(self) -> str:
        """The hole of the goal wall for the next shot: "high", "low" or "decider"; "" if no shot is due."""
        return self.open.hole if self.step == "wall" else ""

    shots: tuple[int, int] = open_field("shots")
    """At the goal wall."""
    hits: tuple[int, int] = open_field("hits")
    """In the goal wall."""

    @property
    def in_shootout(self) -> bool:
        """Whether penalty kicks have begun."""
        return self.open.kick_first != NOBODY

    @property
    def kick_first(self) -> int | None:
        """The side that kicks first, None before penalty kicks."""
        return _none(self.open.kick_first)

    kicks: tuple[int, int] = open_field("kicks")
    """Penalty kicks taken."""
    kick_goals: tuple[int, int] = open_field("kick_goals")
    """Penalty kicks scored."""

    @property
    def kicker(self) -> Pair | None:
        """Who kicks and who keeps goal; None outside penalty kicks (P6.3)."""
        return self.open.kicker if self.in_shootout else None

    # Chances

    @property
    def odds(self) -> Odds:
        """The exact chances of an attack in this match."""
        return odds_for(self.tables, self.options)

    @property
    def faces(self) -> tuple[FaceOutcome, ...]:
        """What each of the six faces does if the attacker rolls it now, in the die's order."""
        return self.odds.faces(self.open.points, self.open.card)

    @property
    def choices(self) -> tuple[FaceOutcome, ...]:
        """What the two thrown faces do, in their order."""
        points, card = self.open.points, self.open.card
        return tuple(self.odds.face(points, card, face) for face in self.open.thrown if face >= 0)

    @property
    def colours(self) -> tuple[ColourOutcome, ...]:
        """What black and white do in the roll that is asked for; empty where it is read by its face."""
        return self.odds.colours(self.open) if self.to_move is not None else ()

    @cached_property
    def goal_chance(self) -> float:
        """The chance that the running attack, or kick, ends in a goal; 0 where none runs."""
        if self.in_shootout:
            return self.odds.white if self.step == "save" else self.odds.kick if self.to_move is not None else 0.0
        return self.odds.worth(self.odds.branches(self.open)) if self.in_attack else 0.0

    @cached_property
    def outlook(self) -> Chances:
        """The chances that A wins, of a draw, that B wins."""
        return outlook(self.open)

    def outlook_after(self, *, goal: bool) -> Chances:
        """The chances of winning if the running attack ends now with or without a goal."""
        return outlook_after(self.open, goal=goal)


def _none(number: int) -> int | None:
    return None if number == NOBODY else number
