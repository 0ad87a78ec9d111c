"""What can be chosen now on each square, with what it leads to in words and chances, the best first.

A pawn is picked on the board before its square. Until then nothing is decided, so its moves are looked up in a copy of
the match with that pawn picked (T18: nothing is hidden, and no die falls in between).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import SEAT_SHIFT, Refusal
from swallows_gui.games.tactics_board.rules import actions as a
from swallows_gui.games.tactics_board.rules.board import differences, distance, flight_to, own_row
from swallows_gui.games.tactics_board.rules.kick_off import line_up_order
from swallows_gui.games.tactics_board.rules.odds import BattleOdds
from swallows_gui.games.tactics_board.rules.tables import NOBODY, PAWNS
from swallows_gui.games.tactics_board.rules.view import TacticsBoardView
from swallows_gui.games.tactics_board.words.phrases import ROLES, number_of, on_a, rolls_words
from swallows_gui.games.tactics_board.words.sentences import pawn_words, side_name
from swallows_gui.models.prospects import Prospect, ProspectPart
from swallows_gui.models.vocabulary import per_cent
from swallows_gui.services.glossary import TextTable

_TEXTS: Final = TextTable("BoardTargets", "texts", "tactics_board")


def words(key: str, **values: object) -> str:
    """The text of a key in the language in use, with its values."""
    return _TEXTS(key).format(**values)


PICKS: Final = ("pawn", "corner", "taker", "new_keeper")
"""Steps at which a pawn is picked."""
AND_THEN: Final = {"pawn": "to", "corner": "corner_to"}
"""Those of them that ask for its square next."""
SQUARE_VERBS: Final = {"ball": a.PLAY, "to": a.TO, "keeper": a.TO, "corner_to": a.TO, "line_up": a.PLACE}
"""What a square is chosen with, by step."""


@dataclass(frozen=True, slots=True)
class Target:
    """A choice that lies on a square."""

    square: int
    kind: str
    """"shot", "pass", "battle", "loose", "lost", "offside", "dribble", "ball" (a run that reaches it), "run" or
    "pick"."""
    actions: tuple[int, ...]
    title: str
    line: str = ""
    figure: str = ""
    flight: tuple[int, ...] = ()
    """The squares that the ball goes over, the first among them."""
    prospects: tuple[Prospect, ...] = ()
    rank: float = 0.0
    """The higher, the nearer to the top of the list."""
    pawn: int = NOBODY
    """The pawn that goes there."""
    shoots: bool = False
    """Whether a shot may follow at once."""


class Targets:
    """What the asked seat may choose of `legal`; the view need not be its own, as nothing is hidden (T18). `picked` is
    the highlighted pawn where one is to be picked."""

    def __init__(self, view: TacticsBoardView, legal: Iterable[int], picked: int = NOBODY) -> None:
        self.view = view
        self.legal = tuple(legal)
        self.picked = picked if view.step in PICKS else NOBODY
        self.ahead = self._with_picked(picked) if picked >= 0 and view.step in AND_THEN else None
        """The view with that pawn picked."""
        found = self._found()
        self.all: tuple[Target, ...] = tuple(sorted(found, key=lambda target: -target.rank))
        """The best first."""
        self.by_square: dict[int, Target] = {}
        for target in self.all:
            self.by_square.setdefault(target.square, target)

    def at(self, square: int) -> list[Target]:
        """All that can be chosen on a square, the best first."""
        return [target for target in self.all if target.square == square]

    @property
    def pickable(self) -> tuple[int, ...]:
        """The pawns that may be picked now."""
        if self.view.step not in PICKS:
            return ()
        first = self.view.side_asked * PAWNS - 1
        return tuple(first + a.argument_of(each) for each in self.legal if a.verb_of(each) == a.PICK)

    def way(self, target: Target) -> tuple[int, ...]:
        """The squares that ball or pawn goes over, the first among them; () where nothing goes anywhere."""
        if target.flight or target.kind not in ("run", "ball", "offside"):
            return target.flight
        view = self.ahead or self.view
        start = view.squares[target.pawn]
        if start < 0 or view.step not in ("pawn", "to", "keeper"):
            return ()
        if view.step == "keeper":
            return (start, target.square)
        return (start, *view.way(target.pawn, target.square, view.roll))

    def refusal(self, square: int) -> Refusal | None:
        """Why nothing can be chosen on a square; None if something can, or nothing is asked there."""
        if square in self.by_square:
            return None
        view = self.ahead or self.view
        deed = self._would_be(view, square)
        return None if deed is None or view.to_move is None else view.refusal(view.to_move << SEAT_SHIFT | deed)

    def _would_be(self, view: TacticsBoardView, square: int) -> int | None:
        """The action type of choosing a square, allowed or not."""
        if view.step in SQUARE_VERBS:
            return SQUARE_VERBS[view.step] | square
        if view.step == "kickoff":
            spots = (a.argument_of(each) >> a.SQUARE_BITS for each in self.legal if a.verb_of(each) == a.SPOT)
            return a.SPOT | next(spots, 1) << a.SQUARE_BITS | square
        if view.step in PICKS:
            pawn = view.open.pawn_on(view.side_asked, square)
            return None if pawn < 0 else a.PICK | number_of(pawn)
        return None

    def _picking(self, pawn: int) -> int:
        """The action of the seat that is asked which picks a pawn."""
        return (self.view.to_move or 0) << SEAT_SHIFT | a.PICK | number_of(pawn)

    def _with_picked(self, pawn: int) -> TacticsBoardView | None:
        """The view of the seat that is asked, with a pawn picked: where it could go."""
        view = self.view
        seat = view.to_move
        if seat is None or pawn // PAWNS != view.side_asked:
            return None
        action = self._picking(pawn)
        if action not in self.legal:
            return None
        game: Any = view.sample(Seeded(0))
        game.push(action)
        ahead: TacticsBoardView = game.view(seat)
        return ahead

    # What there is

    def _found(self) -> list[Target]:
        view = self.view
        match view.step:
            case "kickoff":
                return [self._spot(action) for action in self.legal]
            case "line_up":
                return [self._place(action) for action in self.legal]
            case "ball":
                return [self._play(action) for action in self.legal]
            case "to" | "keeper":
                return [self._run(view, action, (action,)) for action in self.legal]
            case "corner_to":
                return [self._corner(view, action, (action,)) for action in self.legal]
            case "pawn" | "corner" if self.ahead is not None:
                return [*self._of_picked(self.ahead), *self._picks()]
            case "pawn" | "corner" | "taker" | "new_keeper":
                return self._picks()
        return []

    def _of_picked(self, ahead: TacticsBoardView) -> list[Target]:
        """The targets of the highlighted pawn: picking it and moving it are one choice."""
        pick = self._picking(self.picked)
        make = self._run if ahead.step == "to" else self._corner
        return [make(ahead, action, (pick, action)) for action in ahead.legal.actions]

    def _picks(self) -> list[Target]:
        """The pawns that can be picked, on their squares; runs that reach the ball stand on the ball's."""
        view = self.view
        found = []
        for pawn in self.pickable:
            if pawn == self.picked and self.ahead is not None:
                continue
            action = self._picking(pawn)
            found.append(self._pick(pawn, action))
            if self.ahead is not None:
                continue
            if view.step == "pawn" and view.open.why != "set" and view.ball in view.ends(pawn, view.roll):
                run = (view.to_move or 0) << SEAT_SHIFT | a.TO | view.ball
                found.append(self._to_ball(view, pawn, (action, run)))
        return found

    def _pick(self, pawn: int, action: int) -> Target:
        view = self.view
        who = pawn_words(pawn // PAWNS, number_of(pawn))
        role = ROLES(str(view.open.role(pawn)))
        rank = 10.0
        line = role
        if view.step == "pawn":
            count = len(view.ends(pawn, view.roll))
            line = words("role_squares", role=role, count=count)
            rank = -5.0 + own_row(pawn // PAWNS, view.squares[pawn]) / 100
        elif view.step in ("taker", "new_keeper"):
            rank = 10.0 + view.open.role(pawn)
        square = view.squares[pawn]
        if square < 0:
            square = view.ball
        return Target(square, "pick", (action,), who, line, rank=rank, pawn=pawn)

    def _spot(self, action: int) -> Target:
        number, square = divmod(a.argument_of(action), 1 << a.SQUARE_BITS)
        pawn = self.view.side_asked * PAWNS + number - 1
        title = words("kicks_off", pawn=pawn_words(pawn // PAWNS, number_of(pawn)))
        return Target(square, "run", (action,), title, rank=float(number == 10), pawn=pawn)

    def _place(self, action: int) -> Target:
        view, square = self.view, a.argument_of(action)
        pawn = line_up_order(view.open)[view.open.placing]
        title = words("lines_up", pawn=pawn_words(pawn // PAWNS, number_of(pawn)))
        middle = -abs(square % 8 - 3.5)
        return Target(square, "run", (action,), title, ROLES(str(view.open.role(pawn))), rank=middle, pawn=pawn)

    # The ball

    def _play(self, action: int) -> Target:
        view, square = self.view, a.argument_of(action)
        if a.verb_of(action) == a.DRIBBLE:
            return self._dribble(action, square)
        way = (view.ball, *flight_to(view.ball, square, view.roll))
        found = view.outlook(square)
        side = view.side_asked
        forward = own_row(side, square) / 100
        ours, theirs = (view.open.pawn_on(one, square) for one in (side, 1 - side))
        mine = pawn_words(side, number_of(ours)) if ours >= 0 else ""
        match found.leads_to:
            case "shot":
                odds = view.shot_odds()
                return Target(
                    square, "shot", (action,), words("pass", pawn=mine), words("shoots"),
                    words("goal", chance=per_cent(odds["goal"])), way, (shot_prospect(odds),), 40 + forward,
                    ours, True,
                )  # fmt: skip
            case "battle" if found.battle is not None:
                return self._battle(action, square, way, ours, theirs, found.battle)
            case "pass":
                line = words("one_attempt", other=side_name(1 - side))
                if not view.open.second:
                    line = words("plays_on")
                return Target(
                    square, "pass", (action,), words("pass", pawn=mine), line, "", way, (), 20 + forward, ours
                )
            case "offside":
                line = words("free_kick")
                return Target(
                    square, "offside", (action,), words("is_offside", pawn=mine), line, "", way, (), -20, ours
                )
            case "lost":
                other = pawn_words(1 - side, number_of(theirs))
                return Target(square, "lost", (action,), words("gets_it", pawn=other), "", "", way, (), -10)
        line = words("race",
            side=side_name(side), rolls=rolls_words(found.ours), other=side_name(1 - side),
            others=rolls_words(found.theirs),
        )  # fmt: skip
        race = tuple(
            _race(one, rolls, gold=one == side) for one, rolls in ((side, found.ours), (1 - side, found.theirs))
        )
        rank = (len(found.ours) - len(found.theirs)) + forward * 10
        return Target(square, "loose", (action,), words("loose"), line, "", way, race, rank / 10)

    def _battle(
        self, action: int, square: int, way: tuple[int, ...], ours: int, theirs: int, odds: BattleOdds
    ) -> Target:
        view, side = self.view, self.view.side_asked
        title = words("battle", pawn=pawn_words(side, number_of(ours)),
                       other=pawn_words(1 - side, number_of(theirs)))  # fmt: skip
        area = view.tables.penalty_area[1 - side] >> square & 1
        shot = view.shot_odds()["goal"]
        prospects = [battle_prospect(odds)]
        figure, rank = words("won", chance=per_cent(odds.wins)), 10 + odds.wins
        line = words("winner_sets")
        if area:
            line = words("winner_shoots", chance=per_cent(shot))
            figure, rank = words("goal", chance=per_cent(odds.wins * shot)), 30 + odds.wins
        return Target(square, "battle", (action,), title, line, figure, way, tuple(prospects), rank, ours, bool(area))

    def _dribble(self, action: int, square: int) -> Target:
        view, side = self.view, self.view.side_asked
        way = (view.ball, square)
        theirs = view.open.pawn_on(1 - side, square)
        who = pawn_words(side, number_of(view.holder))
        if theirs >= 0:
            odds = view.battle_odds(view.holder, theirs)
            title = words("dribble_at", other=pawn_words(1 - side, number_of(theirs)))
            return Target(
                square, "dribble", (action,), title, "", words("won", chance=per_cent(odds.wins)), way,
                (battle_prospect(odds),), 9 + odds.wins, view.holder,
            )  # fmt: skip
        area = view.tables.penalty_area[1 - side] >> square & 1
        rolls = view.rolls_to(1 - side, square)
        line = words("attempt_rolls", other=side_name(1 - side), rolls=rolls_words(rolls))
        rank = 8.0 if area else 1.0 - len(rolls) / 6
        title = words("dribbles", pawn=who)
        if area:
            line = words("else_shoots", line=line)
        race = (_race(1 - side, rolls, gold=False),)
        return Target(square, "dribble", (action,), title, line, "", way, race, rank, view.holder)

    # Pawns

    def _run(self, view: TacticsBoardView, action: int, actions: tuple[int, ...]) -> Target:
        square, pawn = a.argument_of(action), view.picked
        if square == view.ball and view.open.why != "set":
            return self._to_ball(view, pawn, actions)
        side = pawn // PAWNS
        who = pawn_words(side, number_of(pawn))
        title = who
        facts = []
        other = view.open.pawn_on(1 - side, square)
        if other >= 0:
            facts.append(words("beside", other=pawn_words(1 - side, number_of(other))))
        rank = own_row(side, square) / 20 - (0.3 if other >= 0 else 0.0)
        figure = ""
        if view.open.why != "set":
            away = distance(square, view.ball)
            facts.append(words("from_ball", squares=away))
            rank = -away - (0.3 if other >= 0 else 0.0)
        elif view.ball >= 0:
            rolls = ball_rolls(view, square)
            targets = view.tables.penalty_area[1 - side] | view.tables.long_distance[1 - side]
            if targets >> square & 1 and other < 0:
                facts.append(words("shot_here"))
                rank += 1.0 if rolls else 0.3
            if rolls:
                figure = words("ball_on", rolls=on_a(rolls))
                rank += len(rolls) * 0.4
        return Target(square, "run", actions, title, ", ".join(facts), figure, (), (), rank, pawn)

    def _to_ball(self, view: TacticsBoardView, pawn: int, actions: tuple[int, ...]) -> Target:
        """A run that reaches the ball: battle, or the ball is had alone unless the other side gets there, too."""
        side, square = pawn // PAWNS, view.ball
        title = words("to_ball", pawn=pawn_words(side, number_of(pawn)))
        other = view.holder if view.open.why == "attempt" else view.open.reached[1 - side]
        rank = 50.0 - number_of(pawn) / 100
        if pawn in view.offside:
            line = words("offside_run")
            return Target(square, "offside", actions, title, line, "", (), (), -20, pawn)
        if other >= 0:
            odds = view.battle_odds(pawn, other)
            line = words("battle_against", other=pawn_words(1 - side, number_of(other)))
            figure = words("won", chance=per_cent(odds.wins))
            return Target(
                square, "ball", actions, title, line, figure, (), (battle_prospect(odds),), rank + odds.wins, pawn
            )
        if side == view.o_side:
            rolls = view.rolls_to(1 - side, square)
            line = words("attempt_rolls", other=side_name(1 - side), rolls=rolls_words(rolls))
            return Target(
                square, "ball", actions, title, line, "", (), (_race(1 - side, rolls, gold=False),), rank, pawn
            )
        return Target(square, "ball", actions, title, words("alone"), "", (), (), rank + 1, pawn)

    def _corner(self, view: TacticsBoardView, action: int, actions: tuple[int, ...]) -> Target:
        square, pawn = a.argument_of(action), view.picked
        side, corner = pawn // PAWNS, view.open.corner_square
        title = pawn_words(side, number_of(pawn))
        rolls = tuple(sorted({roll for roll in _between(corner, square) if roll <= 6}))
        attacking = side == view.o_side
        targets = view.tables.penalty_area[1 - view.o_side] | view.tables.long_distance[1 - view.o_side]
        other = view.open.pawn_on(1 - side, square)
        rank = len(rolls) * 0.5 + (1.0 if targets >> square & 1 and rolls else 0.0)
        if other >= 0:
            rank += -0.4 if attacking else 0.8
        line = words("beside", other=pawn_words(1 - side, number_of(other))) if other >= 0 else ""
        figure = words("corner_on", rolls=on_a(rolls)) if rolls else ""
        return Target(square, "run", actions, title, line, figure, (), (), rank, pawn)


def ball_rolls(view: TacticsBoardView, square: int) -> tuple[int, ...]:
    """The rolls with which the holder plays the ball to a square (T6.2), by one die or a keeper's two."""
    keeper = view.holder in view.keepers
    return tuple(
        sorted({roll for roll in _between(view.ball, square) if (2 if keeper else 1) <= roll <= 6 + 6 * keeper})
    )


def _between(square: int, other: int) -> tuple[int, int]:
    dx, dy = differences(square, other)
    return max(dx, dy), dx + dy


# Prospects


def shot_prospect(odds: dict[str, float]) -> Prospect:
    """How a shot ends."""
    parts = (
        ProspectPart(words("goal", chance=per_cent(odds["goal"])), odds["goal"], "gold"),
        ProspectPart(words("corner", chance=per_cent(odds["corner"])), odds["corner"], "white"),
        ProspectPart(words("goal_kick", chance=per_cent(odds["goal_kick"])), odds["goal_kick"], "black"),
    )
    return Prospect(words("shot"), parts, odds["goal"])


def kick_prospect(odds: dict[str, float]) -> Prospect:
    """How a kick of the shoot-out ends: a corner flag and a goal kick are no goals (T14.5)."""
    missed = 1 - odds["goal"]
    parts = (
        ProspectPart(words("goal", chance=per_cent(odds["goal"])), odds["goal"], "gold"),
        ProspectPart(words("no_goal", chance=per_cent(missed)), missed, "black"),
    )
    return Prospect(words("shot"), parts, odds["goal"])


def battle_prospect(odds: BattleOdds) -> Prospect:
    """How a battle ends for the side that is asked."""
    foul = odds.fouled + odds.fouls
    parts = (
        ProspectPart(words("won_first", chance=per_cent(odds.wins)), odds.wins, "gold"),
        ProspectPart(words("foul", chance=per_cent(foul)), foul, "white"),
        ProspectPart(words("lost", chance=per_cent(odds.loses)), odds.loses, "black"),
    )
    return Prospect(words("battle_word"), parts, odds.wins)


def _race(side: int, rolls: tuple[int, ...], *, gold: bool) -> Prospect:
    """How likely a side reaches a square with one roll."""
    chance = len(rolls) / 6
    there = on_a(rolls) if 0 < len(rolls) < 6 else rolls_words(rolls)
    parts = (
        ProspectPart(there, chance, "gold" if gold else "black"),
        ProspectPart("" if rolls else there, 1 - chance, "white"),
    )
    return Prospect(side_name(side), parts, chance)


def race(view: TacticsBoardView) -> tuple[Prospect, ...]:
    """The pawns that reach the ball with one roll, the asked side's first."""
    side = view.side_asked
    if view.ball < 0:
        return ()
    sides = (side, 1 - side) if view.open.why == "capture" else (side,)
    return tuple(_racing(view, one, gold=one == side) for one in sides)


def _racing(view: TacticsBoardView, side: int, *, gold: bool) -> Prospect:
    """How likely a side reaches the ball in this round; it may have got there already."""
    if view.open.why == "capture" and view.open.reached[side] >= 0:
        return Prospect(side_name(side), (ProspectPart(words("there"), 1.0, "gold" if gold else "black"),), 1.0)
    return _race(side, view.rolls_to(side, view.ball), gold=gold)
