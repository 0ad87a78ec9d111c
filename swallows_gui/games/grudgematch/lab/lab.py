"""The Grudge Match in the laboratory: counts events of each match and compares the figures with the balance table
(G14)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from swallows_gui.engine.game import Json
from swallows_gui.games.grudgematch.rules.events import EVENTS
from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.tables import CARDS, JOKER, NOBODY, OFF
from swallows_gui.lab import tally as lab
from swallows_gui.lab.game_lab import BalanceTarget, MatchLab, demand
from swallows_gui.lab.tally import MeasuredFigure, SetOfFigures, a_match, of_questions, ratio
from swallows_gui.session import Setup

_RUN: Final = frozenset(("run", "run_to"))
_KICK: Final = frozenset(("kick", "direction"))


@dataclass(slots=True)
class Tally(lab.MatchTally):
    """One match in numbers. Plain JSON by `as_json`."""

    after: str = ""
    germany_won: bool = False
    goals: int = 0
    own_goals: int = 0
    turns: int = 0
    kicks: int = 0
    tackles: int = 0
    tackled: int = 0
    blocks: int = 0
    blocked: int = 0
    dead_cards: int = 0
    """Cards discarded by dead turns."""
    sent_off: int = 0
    run_questions: int = 0
    kick_questions: int = 0
    block_questions: int = 0


class Counter(lab.MatchCounter[Tally]):
    """Watches one match and fills in a `Tally`."""

    tallies, events = Tally, EVENTS

    def asked(self, game: Any, view: Any) -> None:
        """Count a question to a seat."""
        super().asked(game, view)
        tally, step = self.tally, view.step
        tally.run_questions += step in _RUN
        tally.kick_questions += step in _KICK
        tally.block_questions += step == "block"

    def ended(self, game: Grudgematch) -> None:
        """Record the winner, and how the match ended."""
        self.tally.after = game.after
        self.tally.germany_won = game.winner == 0
        self.tally.cash = [float(game.score[game.seat(seat)]) for seat in range(2)]
        self.tally.winners = [game.seat(game.winner)]


TARGETS: Final = (
    BalanceTarget("goals a match", 1.5, 4.0),
    BalanceTarget("matches that Germany wins", 0.45, 0.55),
    BalanceTarget("matches decided by the first pack", 0.6, 1.0),
    BalanceTarget("matches decided by the second pack", 0.0, 0.1),
    BalanceTarget("turns a match", 30.0, 45.0),
    BalanceTarget("cards discarded for dead turns a match", 0.0, 4.0),
    BalanceTarget("questions a match", 0.0, 400.0),
)


def figures(tallies: Sequence[Tally]) -> SetOfFigures:
    """All figures of these matches."""

    found: list[MeasuredFigure] = [
        a_match("goals a match", tallies, lambda t: t.goals),
        a_match("matches that Germany wins", tallies, lambda t: t.germany_won),
        a_match("matches decided by the first pack", tallies, lambda t: t.after == "pack"),
        a_match("matches decided by a golden goal", tallies, lambda t: t.after == "golden_goal"),
        a_match("matches decided by the second pack", tallies, lambda t: t.after == "second_pack"),
        a_match("turns a match", tallies, lambda t: t.turns),
        MeasuredFigure("turns of the longest match", float(max((t.turns for t in tallies), default=0))),
        a_match("own goals a match", tallies, lambda t: t.own_goals),
        a_match("kicks a match", tallies, lambda t: t.kicks),
        a_match("tackles tried a match", tallies, lambda t: t.tackles),
        a_match("tackles that succeed a match", tallies, lambda t: t.tackled),
        a_match("blocks tried a match", tallies, lambda t: t.blocks),
        a_match("blocks that succeed a match", tallies, lambda t: t.blocked),
        a_match("cards discarded for dead turns a match", tallies, lambda t: t.dead_cards),
        a_match("men sent off a match", tallies, lambda t: t.sent_off),
        a_match("questions about run and space a match", tallies, lambda t: t.run_questions),
        a_match("questions about kick and direction a match", tallies, lambda t: t.kick_questions),
        a_match("questions about blocks a match", tallies, lambda t: t.block_questions),
        ratio("questions with one answer", tallies, lambda t: t.forced, lambda t: t.questions),
        *of_questions(tallies),
    ]
    return SetOfFigures(len(tallies), tuple(found))


FORMS: Final[Mapping[str, Mapping[str, Any]]] = {
    "usual": {},
    "rows-13": {"rows": 13},
    "rows-15": {"rows": 15},
    "fouling": {"fouling": True},
}
"""Kinds of matches by name, for `--format`."""


class GrudgematchLab(MatchLab):
    """What the laboratory measures of Philosophers' Grudge Match."""

    unit = "wins"
    forms = FORMS
    targets = TARGETS
    counts = Counter
    setups: Sequence[Mapping[str, Any]] = (
        {},
        {"fouling": True},
        {"rows": 13, "germany": 1},
        {"rows": 15, "fouling": True},
        {"germany": 1},
    )
    shows_hidden = EVENTS.revealing()

    def scores(self, result: Json, seats: int) -> Sequence[float]:
        """A win; the seat of Germany is the first unless the options say otherwise."""
        del seats
        germany = result["winner"] == "germany"
        return [float(germany), float(not germany)]

    def random_game(self, seed: int) -> Setup:
        """A match between seats of plain judgement: four times shorter than one of random seats."""
        setup = super().random_game(seed)
        return replace(setup, seats=tuple(replace(seat, level="normal") for seat in setup.seats))

    def figures(self, tallies: Sequence[Any]) -> SetOfFigures:
        """All figures that are measured, those of the balance table first."""
        return figures(tallies)

    def check_position(self, game: Grudgematch) -> None:
        """Every card is in one place, every man on one space or in his box, the ball where it may be (G0.7, G0.8)."""
        cards = [*game.hands[0], *game.hands[1], *game.discard, *game.pile[game.pile_at :]]
        joker = [] if game.joker_gone else [JOKER]
        demand(sorted(cards) == [*range(CARDS), *joker], "a card is in no place or in two")
        demand(max(map(len, game.hands)) <= game.tables.hand, "a hand is too large")
        for man, space in enumerate(game.men):
            if space != OFF:
                demand(game.on[space] == man and game.may_enter(man, space), "a man stands where he may not")
                demand(man not in game.boxes[man // 4], "a man stands and sits")
        standing = sum(man != NOBODY for man in game.on)
        demand(standing == sum(space != OFF for space in game.men), "somebody stands on two spaces")
        demand(OFF <= game.ball < game.board.size, "the ball is nowhere")
