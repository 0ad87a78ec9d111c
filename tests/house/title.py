"""Card and Dice as a game of the house: all that a game brings along, in a folder of its own."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from swallows_gui.ai.advice import Advice, AdvisedChoice, Hint
from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.session.match_rules import MatchRules
from swallows_gui.session.openings import Playable
from swallows_gui.title import GameSwitch, StartOption, Title
from tests.records import tiny

SECTIONS: Final = tiny.SECTIONS


def score(result: Json) -> Score:
    """How a game of two ended; if both have won, the first has the luckier hand."""
    home, away = (int(seat in result["winners"]) for seat in (0, 1))
    return Score(1, 1, "shootout", (3, 2)) if home == away else Score(home, away)


MATCH: Final = MatchRules(score=score)

TINY: Final = Title(
    id="dice",
    name="Card and Dice",
    line="Who has the better card, and the luckier hand?",
    seats=range(2, 5),
    package="tests.house",
    playable="title:playable",
    desk="desk:TinyDesk",
    match="title:MATCH",
    sections="title:SECTIONS",
    starts=(StartOption("game", "New game of dice", "Two rounds", "desk:TinySetUp"),),
    settings=(
        GameSwitch(
            "points", "Show points", "The points of all seats stand on the table.", menu="Show &points", on=True
        ),
    ),
)


class Cautious:
    """Rolls, or does what it must, and stakes no more than it finds staked; it asks nothing but its view."""

    looks_back = False

    def __init__(self, level: str, seat: int, _seed: int) -> None:
        self.level, self.seat = level, seat

    def choose(self, view: Any) -> int:
        return int(view.asked[-1 if view.stake else 0])

    def offer(self, _view: Any) -> int | None:
        return None


def advise(view: Any, _seed: int, _in_turn: bool, _check: Callable[[], None]) -> Hint:
    """Roll, unless the card is poor: every action by what it brings on average."""
    gain = {tiny.ROLL: 3.5, tiny.SWAP: 3.5 - view.card, tiny.STAKE: 3.0}
    choices = [AdvisedChoice(action, gain.get(action & 0xFF, 0.0), 0.0) for action in view.legal]
    return Hint(Advice(tuple(sorted(choices, key=lambda choice: -choice.money)), "average", ()), ())


def playable() -> Playable:
    """Engine, AI seats, and what a session asks of the game."""
    return Playable(
        kind=replace(tiny.KIND, name="dice"),
        player=Cautious,
        usual_level="normal",
        is_chance=tiny.EVENTS.is_chance,
        knows=lambda view: view.card,
        advise=advise,
    )
