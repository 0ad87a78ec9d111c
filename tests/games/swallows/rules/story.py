"""A running game of a test and everything that happened in it: what is asked, done, told and on the table."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Self

import pytest

from swallows_gui.engine.game import IllegalAction, Json
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.state import NOBODY
from tests.games.dice import Dice
from tests.games.swallows.rules.cards import tables

PLAYING = ("home", "away")
ANY = object()
"""In `expect`: a field that may be anything."""


class Story:
    """A running game, everything that happened in it (`events`, as a record writes them) and how far it was read."""

    def __init__(self, game: Swallows, events: Iterable[Json] | None = None) -> None:
        self.game = game
        if events is None:
            events = (game.notation.event_to_json(event) for event in game.start_events)
        self.events: list[Json] = list(events)
        self.read = 0
        self.pair: tuple[int, int] | None = None
        """Home and away team of the match that the story is about; None: of the running one."""
        self.referee = NOBODY
        """The seat that referees this match, or did."""

    # What is asked

    @property
    def step(self) -> str:
        """What is being asked, as everybody sees it."""
        return self.game.step.seen_as or self.game.step.name

    @property
    def mover(self) -> str:
        """The seat that is asked, by its part in the match."""
        seat = self.game.to_move
        return "nobody" if seat is None else self.part(seat)

    def part(self, seat: int) -> str:
        """What a seat is in the running match."""
        game = self.game
        for part, team in zip(PLAYING, self.pair or game.sides, strict=True):
            if team >= 0 and game.trainer[team] == seat:
                return part
        referee = game.referee if self.pair is None else self.referee
        return "referee" if seat == referee else "other"

    def seat(self, who: str | int) -> int:
        """The number of a seat called by its part in the match."""
        if isinstance(who, int):
            return who
        if who in PLAYING:
            return self.game.trainer[self.team(who)]
        for seat in range(self.game.seats):
            if self.part(seat) == who:
                return seat
        raise AssertionError(f"no seat is {who}")

    def team(self, side: str) -> int:
        """The number of the home or away team."""
        return (self.pair or self.game.sides)[PLAYING.index(side)]

    def code(self, side: str) -> str:
        """The FIFA code of the home or away team."""
        return tables().nation_code[self.game.field[self.team(side)]]

    def asks(self, who: str, step: str) -> Self:
        """Check who is asked what."""
        assert (self.mover, self.step) == (who, step), f"{self.mover} is asked for {self.step}"
        return self

    def legal(self, who: str | int | None = None) -> list[str]:
        """What may be done: "play attack 4 inside", "pass", "offer home 1-10".

        Without `who` the answers of the seat that is asked; with it all that this seat may do, out of turn too.
        """
        if who is not None:
            return [self.spoken(entry) for entry in self.game.legal_actions(self.seat(who))]
        seat = self.game.to_move
        if seat is None:
            return []
        spare = len(self.game.step.out_of_turn(self.game, seat))
        entries = self.game.legal_actions(seat).entries
        return [self.spoken(entry) for entry in entries[: len(entries) - spare]]

    def spoken(self, entry: int | range) -> str:
        if isinstance(entry, range):
            first, last = (self.game.notation.action_to_json(entry[index]) for index in (0, -1))
            words = [first["type"], *([self._side(first["side"])] if "side" in first else [])]
            return " ".join([*words, f"{first['amount']}-{last['amount']}"])
        written = self.game.notation.action_to_json(entry)
        kind = written.pop("type")
        return " ".join([kind, *(str(self._side(design_of(value))) for value in written.values())])

    def _side(self, value: Any) -> Any:
        if isinstance(value, str) and value in tables().nation_code and self.game.match:
            for side in PLAYING:
                if self.code(side) == value:
                    return side
        return value

    # What is done

    def push(self, seat: int, written: Json) -> Self:
        """Do what `written` says; a card may be named by its design."""
        notation = self.game.notation
        if written["type"] in ("offer", "penalty", "name_price", "seal"):
            written = {"side" if key == "team" else key: value for key, value in written.items()}
        written = {key: self._named(seat, key, value) for key, value in written.items()}
        events = self.game.push(notation.action_from_json(seat, written))
        self.events.extend(notation.event_to_json(event) for event in events)
        return self

    def _named(self, seat: int, key: str, value: Any) -> Any:
        if key == "team" and value in PLAYING:
            return self.code(value)
        if key == "card" and "#" not in value:
            return self._copy_of(seat, value)
        return value

    def _copy_of(self, seat: int, design: str) -> str:
        """A copy of the design that the seat may name now, else one in a hand of its teams, else the first."""
        written = (self.game.notation.action_to_json(a) for a in self.game.legal_actions(seat) if isinstance(a, int))
        for action in written:
            if design_of(action.get("card", "")) == design:
                return str(action["card"])
        for team in self.game.sides:
            if team >= 0 and self.game.trainer[team] == seat:
                for card in self.cards(team):
                    if design_of(tables().card_id[card]) == design:
                        return tables().card_id[card]
        return f"{design}#1"

    def does(self, type_: str, **fields: Any) -> Self:
        """The seat that is asked does something."""
        seat = self.game.to_move
        assert seat is not None, "the game is over"
        return self.push(seat, {"type": type_, **fields})

    def out_of_turn(self, who: str | int, type_: str, **fields: Any) -> Self:
        """A seat does something without being asked."""
        return self.push(self.seat(who), {"type": type_, **fields})

    def play(self, card: str, *modifiers: str) -> Self:
        """The seat that is asked plays a card, and the named modifiers with it."""
        self.does("play", card=card)
        for modifier in modifiers:
            self.does("play", card=modifier)
        if self.game.to_move is not None and self._unfinished():
            self.does("done")
        return self

    def _unfinished(self) -> bool:
        return "done" in self.legal()

    def passes(self, who: str | None = None) -> Self:
        """The seat that is asked leaves it; `who` checks that it is this one."""
        if who is not None:
            assert self.mover == who, f"{self.mover} is asked ({self.step}), not {who}"
        return self.does("pass")

    def unanswered(self, until: str = "attack") -> Self:
        """Everybody leaves every question, and the referee the die, until a step is reached or a match begins."""
        while self.game.to_move is not None and self.step not in (until, "attack", "whistle", "objection"):
            answers = self.legal()
            assert "pass" in answers or "leave_die" in answers, f"{self.mover} must decide {self.step}: {answers}"
            self.does("pass" if "pass" in answers else "leave_die")
        return self

    def passes_with(self, dice: Iterable[int]) -> Self:
        """The seat that is asked leaves it, and the dice that follow fall so."""
        assert isinstance(self.game.chance, Dice)
        self.game.chance.dice = list(dice)
        return self.passes()

    def decline(self, who: str | None = None) -> Self:
        """The team with the initiative declines; `who` checks that it is this one."""
        if who is not None:
            assert self.mover == who, f"{self.mover} is asked ({self.step}), not {who}"
        return self.does("decline")

    def whistle(self) -> Self:
        """Every referee who is asked whether he keeps his penalty keeps it."""
        while self.game.to_move is not None and self.step == "whistle":
            self.does("whistle")
        return self

    def ends(self) -> Self:
        """Both teams decline as soon as they are asked, and the whistle goes."""
        while self.game.to_move is not None and self.step == "attack":
            self.decline()
        return self.whistle()

    def offer(self, who: str | int, team: str, amount: int) -> Self:
        """A seat offers the referee money for a team."""
        return self.out_of_turn(who, "offer", team=team, amount=amount)

    def refused(self, code: str | None, who: str | int | None = None, type_: str = "play", **fields: Any) -> Self:
        """Check that an action is refused, for the reason `code` (None: whatever), and that nothing has changed."""
        seat = self.game.to_move if who is None else self.seat(who)
        assert seat is not None
        before = self.game.to_state()
        with pytest.raises(IllegalAction) as error:
            self.push(seat, {"type": type_, **fields})
        assert self.game.to_state() == before, "a refused action has changed the game"
        assert code in (None, error.value.code), f"refused as {error.value}"
        return self

    def begin_anew(self) -> Self:
        """Enter the running step again, for hands that were changed."""
        self.game.log = []
        self.game.step.enter(self.game)
        self.events.extend(self.game.notation.event_to_json(event) for event in self.game.log)
        return self

    # What happened

    def expect(self, type_: str, **fields: Any) -> Self:
        """Check that the event happened after the last one expected, and read on from there."""
        for at in range(self.read, len(self.events)):
            if self._fits(self.events[at], type_, fields):
                self.read = at + 1
                return self
        raise AssertionError(f"no {type_} with {fields} in\n" + self._told(self.events[self.read :]))

    def never(self, type_: str, **fields: Any) -> Self:
        """Check that no such event happened after the last one expected."""
        found = [event for event in self.events[self.read :] if self._fits(event, type_, fields)]
        assert not found, f"{type_} happened:\n" + self._told(self.events[self.read :])
        return self

    def next(self, type_: str, **fields: Any) -> Self:
        """Check that the very next event is this one."""
        assert self.read < len(self.events), f"nothing happened, no {type_}"
        event = self.events[self.read]
        assert self._fits(event, type_, fields), f"not {type_} with {fields}:\n" + self._told(self.events[self.read :])
        self.read += 1
        return self

    def all(self, kind: str) -> list[Json]:
        """All events of a type so far."""
        return [event for event in self.events if event["type"] == kind]

    def reread(self) -> Self:
        """Let the next `expect` begin at the first event again."""
        self.read = 0
        return self

    def skip(self) -> Self:
        """Let the next `expect` see only what happens from now on."""
        self.read = len(self.events)
        return self

    def _fits(self, event: Json, kind: str, fields: Mapping[str, Any]) -> bool:
        return event["type"] == kind and all(
            key in event and (value is ANY or self._same(key, event[key], value)) for key, value in fields.items()
        )

    def _same(self, key: str, found: Any, wanted: Any) -> bool:
        if key == "seat" and isinstance(wanted, str):
            wanted = self.seat(wanted)
        if key in ("team", "from", "target", "initiative", "winner") and wanted in PLAYING:
            wanted = self.code(wanted)
        if isinstance(found, str) and isinstance(wanted, str):
            return wanted == (found if "#" in wanted else design_of(found))
        if isinstance(found, list) and all(isinstance(item, str) for item in found):
            return sorted(design_of(item) for item in found) == sorted(wanted)
        return bool(found == wanted)

    def _told(self, events: Sequence[Json]) -> str:
        return "\n".join(f"  {event}" for event in events[-30:]) or "  (nothing)"

    # What is on the table

    def cards(self, team: int) -> tuple[int, ...]:
        game = self.game
        return game.greens[team] + game.blues[team] + game.reds[team]

    def hand(self, side: str | int) -> list[str]:
        """The designs in a team's hand, sorted."""
        team = self.team(side) if isinstance(side, str) else side
        return sorted(design_of(tables().card_id[card]) for card in self.cards(team))

    @property
    def discard(self) -> list[str]:
        """The designs on the discard pile, sorted, covered ones included."""
        cards = [*self.game.discard, *(card for _, hand in self.game.handed for card in hand)]
        return sorted(design_of(tables().card_id[card]) for card in cards)

    @property
    def removed(self) -> list[str]:
        """The designs that are out of the game, sorted."""
        return sorted(design_of(tables().card_id[card]) for card in self.game.removed)

    @property
    def score(self) -> tuple[int, int]:
        """Goals, home first."""
        return self.game.score

    def cash(self, who: str | int) -> int:
        """A seat's cash, M."""
        return self.game.cash[self.seat(who)]


def design_of(value: Any) -> Any:
    return value.partition("#")[0] if isinstance(value, str) else value
