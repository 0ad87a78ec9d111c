"""The rule tests' words: `given(...)` sets up a match at a wanted point; `play`, `passes`, `expect` tell its story.

    given(away_hand=["attack 4 inside"], dice=[3]).play("attack 4 inside").passes().expect("goal", team="away")

A match of `given` stands at its first stoppage: the away team has the initiative. Teams are called "home" and "away",
seats "home", "away" (their trainers), "referee" and "other"; cards go by their design. Nothing is drawn for the home
team (but with `home_draws`), and the piles are empty unless they are given. Dice come as given, and a die too many
fails the test.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Self

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.game import IllegalAction, Json
from swallows_gui.engine.swallows.cards import notice_reds
from swallows_gui.engine.swallows.game import Swallows
from swallows_gui.engine.swallows.state import NOBODY
from swallows_gui.engine.swallows.tables import BLUE, GREEN, RED
from tests.rules.cards import tables

PLAYING = ("home", "away")
Cards = Iterable[str]
ANY = object()
"""In `expect`: a field that may be anything."""


class Dice(Seeded):
    """Chance with given dice; lots and shuffles stay seeded. A die that was not given fails the test."""

    __slots__ = ("dice",)

    def __init__(self, dice: Iterable[int], seed: int = 7) -> None:
        super().__init__(seed)
        self.dice: list[int] = list(dice)

    def die(self) -> int:
        if not self.dice:
            raise AssertionError("the rules roll a die that the test does not give")
        return self.dice.pop(0)

    def copy(self) -> "Dice":
        twin = Dice.__new__(Dice)
        twin.state = self.state
        twin.dice = list(self.dice)
        return twin


def new_game(seed: int = 1, **options: Any) -> Swallows:
    """A fresh tournament or friendly of the test catalogue."""
    return Swallows.new(tables(), options, seed)


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
            return [self._spoken(entry) for entry in self.game.legal_actions(self.seat(who))]
        seat = self.game.to_move
        if seat is None:
            return []
        spare = len(self.game.step.out_of_turn(self.game, seat))
        entries = self.game.legal_actions(seat).entries
        return [self._spoken(entry) for entry in entries[: len(entries) - spare]]

    def _spoken(self, entry: int | range) -> str:
        if isinstance(entry, range):
            first, last = (self.game.notation.action_to_json(entry[index]) for index in (0, -1))
            return f"offer {self._side(first['side'])} {first['amount']}-{last['amount']}"
        written = self.game.notation.action_to_json(entry)
        kind = written.pop("type")
        return " ".join([kind, *(str(self._side(_design(value))) for value in written.values())])

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
        if written["type"] in ("offer", "penalty"):
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
            if _design(action.get("card", "")) == design:
                return str(action["card"])
        for team in self.game.sides:
            if team >= 0 and self.game.trainer[team] == seat:
                for card in self._cards(team):
                    if _design(tables().card_id[card]) == design:
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
            return wanted == (found if "#" in wanted else _design(found))
        if isinstance(found, list) and all(isinstance(item, str) for item in found):
            return sorted(_design(item) for item in found) == sorted(wanted)
        return bool(found == wanted)

    def _told(self, events: Sequence[Json]) -> str:
        return "\n".join(f"  {event}" for event in events[-30:]) or "  (nothing)"

    # What is on the table

    def _cards(self, team: int) -> tuple[int, ...]:
        game = self.game
        return game.greens[team] + game.blues[team] + game.reds[team]

    def hand(self, side: str | int) -> list[str]:
        """The designs in a team's hand, sorted."""
        team = self.team(side) if isinstance(side, str) else side
        return sorted(_design(tables().card_id[card]) for card in self._cards(team))

    @property
    def discard(self) -> list[str]:
        """The designs on the discard pile, sorted, covered ones included."""
        cards = [*self.game.discard, *(card for _, hand in self.game.handed for card in hand)]
        return sorted(_design(tables().card_id[card]) for card in cards)

    @property
    def removed(self) -> list[str]:
        """The designs that are out of the game, sorted."""
        return sorted(_design(tables().card_id[card]) for card in self.game.removed)

    @property
    def score(self) -> tuple[int, int]:
        """Goals, home first."""
        return self.game.score

    def cash(self, who: str | int) -> int:
        """A seat's cash, M."""
        return self.game.cash[self.seat(who)]


def _design(value: Any) -> Any:
    return value.partition("#")[0] if isinstance(value, str) else value


def given(
    *,
    home_hand: Cards = (),
    away_hand: Cards = (),
    dice: Iterable[int] = (),
    pile: Cards = (),
    discard: Cards = (),
    stage: str = "friendly",
    knockout: bool = False,
    referee: bool = True,
    home: str = "MEX",
    away: str = "USA",
    cash: int | None = None,
    score: tuple[int, int] = (0, 0),
    bribe_cap: int | None = None,
    penalties_spent: bool = True,
    one_trainer: bool = False,
    home_draws: bool = False,
) -> Story:
    """A match at its first stoppage; the away team has the initiative.

    `stage`: "friendly", or "group" (match 1), "last group" (match 24), "QF", "SF", "F" of a tournament of four seats
    in which three of them are both trainers and the referee. `pile` is drawn from its first card on. `home` and `away`
    choose the teams of a friendly. With `penalties_spent` no referee has his penalty out of the blue, so that the
    whistle goes by itself. With `one_trainer` the home team's trainer has the away team too. Without `referee` a
    friendly has two seats, and in a tournament everybody objects.
    """
    seats = 3 if referee else 2
    start = _before_match(stage, knockout, home, away, bribe_cap, seats)
    story = Story(start.game.copy(), start.events)
    game = story.game
    story.pair = game.sides
    _deal(story, home_hand, away_hand, pile if home_draws else (), discard if home_draws else ())
    game.chance = Dice(dice)
    game.score = score
    if cash is not None:
        game.cash = [cash] * game.seats
    if penalties_spent:
        game.penalty_spent = (1 << game.seats) - 1
    if one_trainer:
        seat, teams = story.seat("home"), game.sides
        game.trainer = tuple(seat if team in teams else other for team, other in enumerate(game.trainer))
        game.coach = (seat, seat)
    while story.step == "objection":
        story.does("no_objection" if referee else "object")
    story.referee = game.referee
    if stage == "friendly":
        story.begin_anew()
    if not home_draws:
        game.pile, game.pile_at = tuple(_fetch(game, design) for design in pile), 0
        game.discard = tuple(_fetch(game, design) for design in discard)
    starts = [at for at, event in enumerate(story.events) if event["type"] == "match_started"]
    story.events = story.events[starts[-1] :]
    return story.reread()


def _deal(story: Story, home_hand: Cards, away_hand: Cards, pile: Cards, discard: Cards) -> None:
    """Give both teams, the draw pile and the discard pile exactly these cards; what they had leaves the game."""
    game = story.game
    teams = (story.team("home"), story.team("away"))
    loose = [*(card for team in teams for card in story._cards(team)), *game.pile[game.pile_at :], *game.discard]
    loose += [card for _, hand in game.handed for card in hand]
    for team in teams:
        game.greens[team] = game.blues[team] = game.reds[team] = ()
    game.discard, game.handed, game.removed = (), (), (*game.removed, *loose)
    game.seen = {card: seen for card, seen in game.seen.items() if card not in loose}
    for team, cards in zip(teams, (home_hand, away_hand), strict=True):
        for card in [_fetch(game, design) for design in cards]:
            colour = tables().card_colour[card]
            hands = {GREEN: game.greens, BLUE: game.blues, RED: game.reds}[colour]
            hands[team] += (card,)
        notice_reds(game, team)
    game.pile, game.pile_at = tuple(_fetch(game, design) for design in pile), 0
    game.discard = tuple(_fetch(game, design) for design in discard)


def _fetch(game: Swallows, design: str) -> int:
    """A copy of the design, taken from where it lies: out of the game, set aside or in another team's hand."""
    playing = {team for team in game.sides if team >= 0}
    for card, name in enumerate(tables().card_id):
        if _design(name) != design:
            continue
        if card in game.removed:
            game.removed = tuple(other for other in game.removed if other != card)
            return card
        if card in game.aside:
            game.aside = tuple(other for other in game.aside if other != card)
            game.veiled = tuple(other for other in game.veiled if other != card)
            return card
        for hands in (game.greens, game.blues, game.reds):
            for team, hand in enumerate(hands):
                if card in hand and team not in playing:
                    hands[team] = tuple(other for other in hand if other != card)
                    game.seen.pop(card, None)
                    return card
    raise AssertionError(f"no copy of {design!r} is left")


@cache
def _before_match(stage: str, knockout: bool, home: str, away: str, bribe_cap: int | None, seats: int) -> Story:
    """A friendly at its first stoppage, or a tournament that asks for the first objection of the wanted match, with a
    referee who trains neither team."""
    if stage == "friendly":
        field = [home, away]
        return Story(new_game(format="friendly", seats=seats, field=field, knockout=knockout, bribe_cap=bribe_cap))
    match = {"group": 1, "last group": 24, "QF": 25, "SF": 29, "F": 31}[stage]
    for seed in range(1, 200):
        game = new_game(seed, distribution="random", field="tests", bribe_cap=bribe_cap)

        def arrived(game: Swallows) -> bool:
            return game.match > match or (game.match == match and game.step.name == "objection")

        story = play_through(game, arrived, seed)
        if game.match == match and game.coach[0] != game.coach[1] and not game.banned:
            return story
    raise AssertionError(f"no tournament comes to a {stage} with a referee")


def _any_action(game: Swallows, choice: Seeded) -> int:
    """A random action in turn; nobody objects to a referee."""
    assert game.to_move is not None
    entries = [entry for entry in game.legal_actions(game.to_move) if isinstance(entry, int)]
    written = [game.notation.action_to_json(entry)["type"] for entry in entries]
    if "no_objection" in written:
        return entries[written.index("no_objection")]
    if "offer" in written or "penalty" in written:
        entries = [entry for entry, kind in zip(entries, written, strict=True) if kind not in ("offer", "penalty")]
    return entries[choice.below(len(entries))]


def play_through(game: Swallows, until: Callable[[Swallows], bool], seed: int = 1, story: Story | None = None) -> Story:
    """Random play in turn until `until` holds or the game is over."""
    story = Story(game) if story is None else story
    choice = Seeded(seed)
    while game.to_move is not None and not until(game):
        events = game.push(_any_action(game, choice))
        story.events.extend(game.notation.event_to_json(event) for event in events)
    return story


@cache
def tournament(seed: int = 1, **options: Any) -> Story:
    """A whole tournament of the test catalogue, played at random and in turn. Read it, do not change it."""
    return play_through(
        new_game(seed, **{"distribution": "random", "field": "tests", **options}), lambda _game: False, seed
    )


class Match(NamedTuple):
    """What a record tells of one match: its events from `match_started` to whatever followed before the next."""

    number: int
    stage: str
    home: str
    away: str
    events: list[Json]

    def all(self, *kinds: str) -> list[Json]:
        """Its events of these types."""
        return [event for event in self.events if event["type"] in kinds]

    @property
    def referee(self) -> int | None:
        """The seat that refereed; None: nobody."""
        seat: int | None = self.all("referee_settled")[0]["seat"]
        return seat

    @property
    def score(self) -> tuple[int, int]:
        """Goals without a shoot-out, home first."""
        ended = self.all("match_ended")[0]
        return ended["home"], ended["away"]

    @property
    def winner(self) -> str | None:
        """The team that won; None: a draw."""
        code: str | None = self.all("match_ended")[0]["winner"]
        return code


def matches(story: Story) -> list[Match]:
    """The matches of a played tournament, in order."""
    starts = [at for at, event in enumerate(story.events) if event["type"] == "match_started"]
    found = []
    for start, end in zip(starts, [*starts[1:], len(story.events)], strict=True):
        first = story.events[start]
        found.append(Match(first["match"], first["stage"], first["home"], first["away"], story.events[start:end]))
    return found


def trainers(story: Story) -> dict[str, int]:
    """The seat of each team's trainer, by the team's code."""
    return {event["team"]: event["seat"] for event in story.all("team_assigned")}
