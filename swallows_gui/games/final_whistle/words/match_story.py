"""What events have shown of a match of Final Whistle: where men stand, cards in play, sums, dice, score.

It is built from events one by one, so that a table shows nothing that has not been told yet. Men and cards go by their
ids; an id that the seat may not know is "".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import singledispatch
from typing import ClassVar, TypeVar

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules import events as e
from swallows_gui.games.final_whistle.words.story_parts import (
    CLOSING,
    AttackLine,
    GoalLine,
    Ids,
    Incident,
    ManStory,
    Pair,
    PeriodStory,
    PhaseLine,
    ShotLine,
    Used,
)
from swallows_gui.models.chapters import Event, PartKey
from swallows_gui.models.match_tracker import Deed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class MatchStory:
    """The state of a match after the events told so far; `after` adds an event."""

    told_before: ClassVar[frozenset[str]] = frozenset()
    clubs: str = "ab"
    stage: str = "squads"
    """"squads", "decks", "match", "shootout" or "over"."""
    men: Mapping[tuple[int, str], ManStory] = field(default_factory=dict)
    """By seat and id: everybody of both squads."""
    playing: tuple[Ids, Ids] = ((), ())
    """By seat: who is on the field, by lines."""
    bench: tuple[Ids, Ids] = ((), ())
    box: tuple[Ids, Ids] = ((), ())
    score: Pair = (0, 0)
    periods: tuple[PeriodStory, ...] = ()
    up: tuple[str, str] = ("", "")
    """By seat: its card in play."""
    tied: bool = False
    """Whether the cards of the period are equally strong."""
    attacks: tuple[AttackLine, ...] = ()
    hands: tuple[Ids, Ids] = ((), ())
    piles: Pair = (0, 0)
    """How many cards are left, the closing card counted."""
    closing_open: tuple[bool, bool] = (False, False)
    goals: tuple[GoalLine, ...] = ()
    incidents: tuple[Incident, ...] = ()
    dice: tuple[int, ...] = (0,) * 6
    """How often each number came."""
    shootout: Pair = (0, 0)
    shots: tuple[ShotLine, ...] = ()
    """Of the shoot-out."""
    winner: int | None = None
    ended: str = ""
    """"normal", "extra" or "shootout" once it is over."""
    last: WrittenEvent | None = None
    """The event told last."""

    @property
    def part(self) -> PartKey | None:
        """The quarter that runs, or the shoot-out."""
        if self.stage == "shootout":
            return PartKey("shootout", 0)
        return PartKey("quarter", self.period) if self.stage == "match" else None

    @property
    def deed(self) -> Deed | None:
        """A goal or miss of the man marked last, or a man sent off, in the last event."""
        match self.last:
            case e.SentOff(seat=seat, man=man):
                return Deed("sent_off", seat, man)
            case e.Goal() if self.scorer:
                return Deed("goal", self.side, self.scorer)
            case e.PhaseRolled(phase="finish", success=False) if self.scorer:
                return Deed("miss", self.side, self.scorer)
        return None

    @property
    def scored(self) -> int | None:
        """The seat that has scored with the last event."""
        return self.last.seat if isinstance(self.last, e.Goal) else None

    @property
    def rolled(self) -> PhaseLine | None:
        """The phase whose dice have been rolled with the last event."""
        return self.phase if isinstance(self.last, e.PhaseRolled) else None

    @property
    def turned(self) -> bool:
        """Whether men have been turned with the last event."""
        return isinstance(self.last, e.Turned)

    @property
    def period(self) -> int:
        """The number of the period, 1 to 8; 0 before the first."""
        return self.periods[-1].number if self.periods else 0

    @property
    def minute(self) -> int:
        """The minute at which the running period ends."""
        return self.period * 15

    @property
    def attack(self) -> AttackLine | None:
        """The attack that runs, or was the last of the running period."""
        found = self.attacks[-1] if self.attacks else None
        return found if found is not None and found.period == self.period else None

    @property
    def attacking(self) -> int | None:
        """The seat that attacks now; None between attacks."""
        attack = self.attack
        return attack.seat if attack is not None and not attack.over else None

    @property
    def side(self) -> int:
        """The seat that attacks, or has attacked last."""
        return self.attacks[-1].seat if self.attacks else 0

    @property
    def scorer(self) -> str:
        """The man whom the side of the last attack used last; "" for none."""
        phases = self.attacks[-1].phases if self.attacks else ()
        return next((phase.used[0][-1].man for phase in reversed(phases) if phase.used[0]), "")

    @property
    def phase(self) -> PhaseLine | None:
        """The phase that runs, or was the last one of the attack."""
        attack = self.attack
        return attack.phases[-1] if attack is not None and attack.phases else None

    def man(self, seat: int, man: str) -> ManStory:
        """How a man stands."""
        return self.men.get((seat, man), ManStory(man[:1]))

    def after(self, event: WrittenEvent | None) -> MatchStory:
        """The story after one more event; an irrelevant event leaves it unchanged."""
        return self if event is None else replace(_changed(event, self), last=event)


def story_of(events: Iterable[Event]) -> MatchStory:
    """The story of these events.

    >>> story_of([{"type": "period_started", "period": 3, "minute": 45}]).period
    3
    """
    story = MatchStory()
    for event in map(e.EVENTS.read, events):
        story = story.after(event)
    return story


@singledispatch
def _changed(_event: WrittenEvent, story: MatchStory) -> MatchStory:
    return story


@_changed.register
def _(event: e.MatchStarted, story: MatchStory) -> MatchStory:
    return replace(story, clubs=event.clubs)


@_changed.register
def _(event: e.SquadNamed, story: MatchStory) -> MatchStory:
    seat = event.seat
    return replace(
        story,
        stage="decks",
        men={**story.men, **{(seat, man): ManStory(man[0]) for man in event.field + event.bench}},
        playing=_put(story.playing, seat, _in_order(event.field)),
        bench=_put(story.bench, seat, _in_order(event.bench)),
    )


@_changed.register
def _(event: e.CardsDealt, story: MatchStory) -> MatchStory:
    seat, hand = event.seat, event.cards
    return replace(
        story, hands=_put(story.hands, seat, ("",) * (event.number or 3) if hand is None else hand),
        piles=_put(story.piles, seat, event.pile), closing_open=_put(story.closing_open, seat, False),
    )  # fmt: skip


@_changed.register
def _(event: e.PeriodStarted, story: MatchStory) -> MatchStory:
    return replace(story, stage="match", periods=(*story.periods, PeriodStory(event.period)), up=("", ""), tied=False)


@_changed.register
def _(event: e.Substituted, story: MatchStory) -> MatchStory:
    return _came_on(story, event.seat, event.off, event.on)


@_changed.register
def _(event: e.CardsRevealed, story: MatchStory) -> MatchStory:
    for seat, card in enumerate(event.cards):
        story = _played(story, seat, card)
    return _in_period(story, lambda period: replace(period, cards=event.cards))


@_changed.register
def _(event: e.TieRolled, story: MatchStory) -> MatchStory:
    return replace(story, dice=_rolled(story, event.dice), tied=True)


@_changed.register
def _(event: e.AttacksDue, story: MatchStory) -> MatchStory:
    return _in_period(story, lambda period: replace(period, attacker=event.seat, due=event.attacks))


@_changed.register
def _(event: e.CardDrawn, story: MatchStory) -> MatchStory:
    hand = (*story.hands[event.seat], event.card or "")
    return replace(story, hands=_put(story.hands, event.seat, hand), piles=_put(story.piles, event.seat, event.pile))


@_changed.register
def _(event: e.ClosingCardOpen, story: MatchStory) -> MatchStory:
    return replace(
        story, closing_open=_put(story.closing_open, event.seat, True), piles=_put(story.piles, event.seat, 0)
    )


@_changed.register
def _(event: e.CardExchanged, story: MatchStory) -> MatchStory:
    return replace(story, hands=_put(story.hands, event.seat, _hand_without(story, event.seat, event.card)))


@_changed.register
def _(event: e.CardPlayed, story: MatchStory) -> MatchStory:
    return _played(story, event.seat, event.card)


@_changed.register
def _(event: e.AttackStarted, story: MatchStory) -> MatchStory:
    line = AttackLine(story.period, event.seat, event.card, event.number, event.of, event.counter)
    return replace(story, attacks=(*story.attacks, line))


@_changed.register
def _(event: e.Marked, story: MatchStory) -> MatchStory:
    story = _with(story, event.seat, event.man, lambda man: replace(man, mark=1 if event.phase == "build_up" else 2))
    attack = story.attack
    if attack is None:
        return story
    phase, role = attack.phase(event.phase) or PhaseLine(event.phase), event.seat ^ attack.seat
    used = (*phase.used[role], Used(event.man, event.strength, event.linked))
    return _with_phase(story, attack, replace(phase, used=_put(phase.used, role, used)))


@_changed.register
def _(event: e.PhaseRolled, story: MatchStory) -> MatchStory:
    story = replace(story, dice=_rolled(story, event.dice))
    attack = story.attack
    if attack is None:
        return story
    phase = attack.phase(event.phase) or PhaseLine(event.phase)
    phase = replace(phase, dice=event.dice, bonus=event.bonus, totals=event.totals, success=event.success)
    return _with_phase(story, attack, phase)


@_changed.register
def _(event: e.Checked, story: MatchStory) -> MatchStory:
    return replace(story, dice=_rolled(story, (event.die,)))


@_changed.register
def _(event: e.Booked, story: MatchStory) -> MatchStory:
    story = _with(story, event.seat, event.man, lambda man: replace(man, bookings=event.bookings))
    return replace(story, incidents=(*story.incidents, Incident(event.type, event.seat)))


@_changed.register(e.Injured)
@_changed.register(e.SentOff)
def _(event: e.Injured | e.SentOff, story: MatchStory) -> MatchStory:
    seat, man = event.seat, event.man
    return replace(
        story,
        playing=_put(story.playing, seat, _without(story.playing[seat], man)),
        box=_put(story.box, seat, (*story.box[seat], man)),
        incidents=(*story.incidents, Incident(event.type, seat)),
    )


@_changed.register
def _(event: e.CameOn, story: MatchStory) -> MatchStory:
    return _came_on(story, event.seat, event.for_, event.man)


@_changed.register
def _(event: e.StoodIn, story: MatchStory) -> MatchStory:
    return _with(story, event.seat, event.man, lambda man: replace(man, line="G", stands_in=True))


@_changed.register
def _(event: e.MovedLine, story: MatchStory) -> MatchStory:
    return _with(story, event.seat, event.man, lambda man: replace(man, line=event.line))


@_changed.register
def _(event: e.Turned, story: MatchStory) -> MatchStory:
    turned = {(seat, man): replace(story.man(seat, man), top=top) for seat, man, top in event.men}
    return replace(story, men={**story.men, **turned})


@_changed.register
def _(event: e.Goal, story: MatchStory) -> MatchStory:
    attack, attacks = story.attack, story.attacks
    line = GoalLine(event.seat, attack.shooter if attack is not None else "", story.minute, event.score)
    if attack is not None:
        attacks = (*attacks[:-1], replace(attack, scored=True))
    return replace(story, score=event.score, goals=(*story.goals, line), attacks=attacks)


@_changed.register
def _(event: e.AttackOver, story: MatchStory) -> MatchStory:
    men = {who: replace(man, mark=0) if man.mark else man for who, man in story.men.items()}
    attacks = story.attacks
    if attacks:
        attacks = (*attacks[:-1], replace(attacks[-1], over=True, scored=event.scored))
    return replace(story, men=men, attacks=attacks)


@_changed.register
def _(event: e.PeriodEnded, story: MatchStory) -> MatchStory:
    return _in_period(story, lambda period: replace(period, score=event.score))


@_changed.register
def _(event: e.ShootersNamed, story: MatchStory) -> MatchStory:
    seat, men = event.seat, event.men
    goalie = next((man for man in story.playing[seat] if story.man(seat, man).line == "G"), None)
    upright = (*men, goalie) if goalie is not None and story.stage != "shootout" else men
    return replace(
        story, stage="shootout" if seat == 1 else story.stage, up=("", ""),
        men={**story.men, **{(seat, man): replace(story.man(seat, man), top=0) for man in upright}},
    )  # fmt: skip


@_changed.register
def _(event: e.ShotTaken, story: MatchStory) -> MatchStory:
    seat, goalie, dice = event.seat, event.goalie, event.dice
    if goalie is not None and dice and not story.man(1 - seat, goalie).stands_in:
        story = _with(story, 1 - seat, goalie, lambda keeper: replace(keeper, top=(keeper.top + 1) % 4))
    shots = story.shots
    if dice:
        die = load().die
        totals = event.strengths[0] + die[dice[0] - 1], event.strengths[1] + die[dice[1] - 1]
        shots = (*shots, ShotLine(seat, event.man or "", dice[0], totals, event.goal))
    return replace(story, shootout=event.goals, shots=shots, dice=_rolled(story, dice))


@_changed.register
def _(event: e.MatchEnded, story: MatchStory) -> MatchStory:
    return replace(story, stage="over", winner=event.winner, score=event.score, ended=event.after)


def _put(pair: tuple[T, T], seat: int, value: T) -> tuple[T, T]:
    first, second = pair
    return (first, value) if seat else (value, second)


def _with(story: MatchStory, seat: int, man: str, change: Callable[[ManStory], ManStory]) -> MatchStory:
    return replace(story, men={**story.men, (seat, man): change(story.man(seat, man))})


def _in_period(story: MatchStory, change: Callable[[PeriodStory], PeriodStory]) -> MatchStory:
    return replace(story, periods=(*story.periods[:-1], *map(change, story.periods[-1:])))


def _without(ids: Ids, man: str) -> Ids:
    return tuple(other for other in ids if other != man)


def _in_order(men: Iterable[str]) -> Ids:
    return tuple(sorted(men, key=lambda man: ("GDMS".index(man[0]), man)))


def _rolled(story: MatchStory, dice: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(count + dice.count(number) for number, count in enumerate(story.dice, 1))


def _came_on(story: MatchStory, seat: int, off: str, on: str) -> MatchStory:
    """The story after a substitution of a man who may have left before."""
    box = story.box[seat] if off in story.box[seat] else (*story.box[seat], off)
    return replace(
        _with(story, seat, on, lambda man: replace(man, line=on[0], top=0, mark=0)),
        playing=_put(story.playing, seat, _in_order((*_without(story.playing[seat], off), on))),
        bench=_put(story.bench, seat, _without(story.bench[seat], on)),
        box=_put(story.box, seat, box),
        incidents=(*story.incidents, Incident("on", seat)),
    )


def _hand_without(story: MatchStory, seat: int, card: str) -> Ids:
    hand = story.hands[seat]
    return _without(hand, card) if card in hand else hand[:-1]


def _played(story: MatchStory, seat: int, card: str) -> MatchStory:
    """A card leaves a hand and lies open."""
    hand = story.hands[seat] if card == CLOSING else _hand_without(story, seat, card)
    return replace(story, up=_put(story.up, seat, card), hands=_put(story.hands, seat, hand))


def _with_phase(story: MatchStory, attack: AttackLine, phase: PhaseLine) -> MatchStory:
    others = tuple(each for each in attack.phases if each.name != phase.name)
    return replace(story, attacks=(*story.attacks[:-1], replace(attack, phases=(*others, phase))))
