"""The golden playthroughs: three matches told move by move, with every seat's view as text.

`python -m tests.golden.playthroughs` writes the golden files anew; read the difference before you commit it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from swallows_gui.engine.game import Json
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.golden.view_text import Scribe

FOLDER = Path(__file__).parent


class Told(Story):
    """A story that writes down every move, its events and what each seat knows afterwards."""

    def __init__(self, story: Story) -> None:
        super().__init__(story.game, story.events)
        self.pair, self.referee = story.pair, story.referee
        self.lines = [
            *(self._event(event) for event in story.events),
            *self._views(),
        ]

    def push(self, seat: int, written: Json) -> Self:
        """As `Story.push`, written down."""
        before, match = len(self.events), self.game.match
        super().push(seat, written)
        what = " ".join(str(value) for value in written.values())
        self.lines += ["", f"seat {seat}: {what}", *(self._event(event) for event in self.events[before:])]
        if self.game.match == match:
            self.lines += self._views()
        return self

    def _event(self, event: Json) -> str:
        fields = " ".join(f"{name}={_short(value)}" for name, value in event.items() if name != "type")
        return f"> {event['type']} {fields}".rstrip()

    def _views(self) -> list[str]:
        scribe = Scribe(self.game)
        return [scribe.public(), *(scribe.private(seat) for seat in range(self.game.seats))]

    @property
    def text(self) -> str:
        """The whole story."""
        return "\n".join(self.lines) + "\n"


def _short(value: Any) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(_short(item) for item in value) + "]"
    return "-" if value is None else str(value)


def group_match() -> Told:
    """Bribe, swallow, foul with a ruling on the edge, sending-off, offside, goalie and a draw of cards."""
    match = Told(
        given(
            stage="group",
            home_hand=["attack 4 edge", "attack 3 outside", "foul 4", "goalie 2", "plus 2"],
            away_hand=["attack 5 edge", "swallow 4 edge", "attack 6 inside", "offside 4", "foul 2", "roll again"],
            dice=[6, 3, 3, 2, 4, 5, 4, 6, 5, 3, 6, 2, 4, 1, 2, 3, 4, 5, 6, 1, 2, 3],
            pile=["attack 2 edge", "foul 1", "goalie 1", "attack 1 inside", "offside 3", "attack 0 outside"],
        )
    )
    match.offer("home", "home", 4).does("accept")
    match.play("attack 5 edge")
    return _to_the_end(match)


def knockout_match() -> Told:
    """A quarter-final, level after normal and extra time, decided on penalties."""
    match = Told(
        given(
            stage="QF",
            home_hand=["attack 4 inside", "attack 2 outside", "goalie 3", "foul 3 outside"],
            away_hand=["attack 3 edge", "attack 5 inside", "goalie 2", "plus 2 in extra time"],
            dice=[2, 1, 2, 1, 3, 2, 1, 1, 1, 1, 4, 5, 1, 1, 6, 2, 3, 1, 6, 1, 2, 1, 6, 5, 1, 1, 3, 4, 1, 6, 2, 1, 5],
        )
    )
    return _to_the_end(match)


def final() -> Told:
    """The final: nobody may decline while he holds a green."""
    match = Told(
        given(
            stage="F",
            home_hand=["attack 6 inside", "attack 0 outside", "goalie 1"],
            away_hand=["attack 5 edge", "rough 4", "foul 5", "hush"],
            dice=[3, 1, 5, 2, 4, 6, 3, 2, 5, 1, 6, 4, 3, 1, 2, 5, 6, 2, 3, 4, 1, 6, 5, 2, 3, 4],
        )
    )
    return _to_the_end(match)


def _to_the_end(match: Told) -> Told:
    """Everybody plays the first card that fits, rules inside, and leaves the die; the match is told to its end."""
    number = match.game.match
    while match.game.to_move is not None and match.game.match == number:
        choices = match.legal()
        wanted = next((choice for choice in choices if not choice.startswith(_LEFT)), choices[0])
        kind, _, card = wanted.partition(" ")
        fields = {"rule": {"area": card}, "change_die": {}}.get(kind, {"card": card} if card else {})
        match.does(kind, **fields)
    return match


_LEFT = ("pass", "decline", "change_die", "done", "penalty")

PLAYTHROUGHS: dict[str, Callable[[], Told]] = {
    "group": group_match,
    "knockout": knockout_match,
    "final": final,
}


def golden(name: str) -> Path:
    """The golden file of a playthrough."""
    return FOLDER / f"{name}.txt"


if __name__ == "__main__":
    for each, tell in PLAYTHROUGHS.items():
        golden(each).write_text(tell().text, encoding="utf-8")
