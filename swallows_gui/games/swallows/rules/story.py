"""The story of a tournament of Millions of Swallows as everybody at the table knows it, told on by one event at a time.

Whatever tells, counts or recalls something of a game reads this story: who plays and who referees, what was attacked
with, how every shot has ended, what was paid, whom the referee has sent off, and what has been paid out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import singledispatch
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from swallows_gui.engine.events import WrittenEvent, of_kinds
from swallows_gui.games.swallows.rules import events as e

Pair = tuple[int, int]
"""Of home and away."""
SHOOTOUT: Final = "shootout"
EXTRA: Final = "extra"


def line_of(card: str) -> str:
    """A card without its copy."""
    return card.partition("#")[0]


class Roll(NamedTuple):
    """A roll of a match."""

    event: e.DieRolled
    total: int
    """As it has been changed."""


class Shot(NamedTuple):
    """How a shot of open play, an award or a kick of a shoot-out has ended."""

    end: e.Goal | e.Saved | e.Missed
    card: str
    """The attack's; "" for an award."""
    award: str
    """"penalty", "free_kick", or "" in open play."""
    cause: str
    """Why it was awarded."""
    purpose: str
    """Of the roll that decided it."""
    kick: bool
    """Whether it is of a shoot-out: such goals are of no match."""
    nudged: bool
    """Whether the referee had moved the die in the attack."""

    @property
    def team(self) -> str:
        """The team that shot; for an own goal the team it counts for."""
        return self.end.team

    @property
    def goal(self) -> e.Goal | None:
        """The goal that it was."""
        return self.end if isinstance(self.end, e.Goal) else None

    @property
    def of_a_dive(self) -> bool:
        """Whether it was awarded for a dive."""
        return bool(self.award) and self.cause == "swallow"

    @property
    def saved(self) -> bool:
        """Whether the keeper has held it."""
        return isinstance(self.end, e.Saved)

    @property
    def missed(self) -> bool:
        """Whether it went past the goal."""
        return isinstance(self.end, e.Missed)


class Decision(NamedTuple):
    """A hand of the referee that was against a team."""

    seat: int
    team: str
    """The team that it hurt."""
    grave: bool
    """Whether it was a penalty out of the blue."""


@dataclass(frozen=True)
class MatchStory:
    """The state of a match after the events told so far; teams are FIFA codes, pairs home and away."""

    number: int = 0
    """0 before the first match, and where nothing is known."""
    stage: str = ""
    home: str = ""
    away: str = ""
    leg: int = 0
    referee: int | None = None
    period: str = "normal"
    score: Pair = (0, 0)
    """Without a shoot-out."""
    over: bool = False
    after_period: str = "normal"
    """The period that decided it."""
    shootout: Pair | None = None
    """Its result, once the match is over."""
    winner: str = ""
    """"" for a draw, and before the end."""
    had_extra: bool = False
    """Whether there was extra time."""

    attacker: str = ""
    """The team that attacks or shoots, or did last in this period."""
    card: str = ""
    """The attack's; "" while an award is being taken."""
    award: str = ""
    """What is being taken: "penalty", "free_kick", or "" in open play."""
    cause: str = ""
    """Why it was awarded."""
    purpose: str = ""
    """What the die was rolled for last in this attack."""
    total: int = 0
    """Of the last roll, as it has been changed."""
    nudged: bool = False
    """Whether the referee has moved the die in the running attack."""
    undecided: str = ""
    """The purpose of a roll of which nobody has said yet what it decides."""

    tries: int = 0
    """How many attacks and awards there have been."""
    area: str = ""
    """Where the attack is; "" where no card says so, and while an award is being taken."""
    answer: str = ""
    """The card that was played against it last."""

    attacks: tuple[str, ...] = ()
    """Who has attacked, attack by attack."""
    cards: tuple[str, ...] = ()
    """Greens and blues in the order in which they were played."""
    reds: tuple[str, ...] = ()
    rolls: tuple[Roll, ...] = ()
    shots: tuple[Shot, ...] = ()
    scorer: str = ""
    """The team that scored last, kicks of a shoot-out included."""
    last_goal_at: int = 0
    """The number of attacks at the last goal."""
    declined: frozenset[str] = frozenset()
    """Who attacks no more in this period."""
    defended: frozenset[str] = frozenset()
    """Teams that have played something against an attack."""
    kick_score: Pair = (0, 0)
    kicks_taken: Pair = (0, 0)
    """In the shoot-out, the running kick included."""
    leader: str = ""
    """The team that has led last."""
    deficit: Pair = (0, 0)
    """The most goals each team has been behind."""
    behind: Pair = (0, 0)
    """The same since the score was level last."""
    levels: int = 0
    """Equalisers."""
    leads: int = 0
    """How often a team went in front."""
    lead_changes: int = 0
    """How often it was not the one that had led before."""

    bribes: tuple[e.BribeAccepted, ...] = ()
    """What the referee has taken."""
    refused: int = 0
    """Offers that he declined."""
    highest: int = 0
    """The most that lay in an envelope, M."""
    envelope: e.EnvelopeTaken | None = None
    """What the referee took to give a penalty that he has not given yet."""
    offers: Mapping[int, str] = field(default_factory=dict)
    """By seat the team for which it has offered money last."""
    outbid: tuple[tuple[int, int], ...] = ()
    """Who had offered money for the other team when somebody's was taken, and who that was."""
    nudges: tuple[e.DieChanged, ...] = ()
    """When the referee moved the die."""
    rulings: int = 0
    """Decisions in which his hand was needed."""
    ruled: bool = False
    """Whether he has just said inside or outside, and with it what is awarded."""
    gift: e.Awarded | None = None
    """The last penalty out of the blue."""
    sent_off: tuple[e.SentOff, ...] = ()
    decisions: tuple[Decision, ...] = ()

    @property
    def kicks(self) -> bool:
        """Whether it is a shoot-out: its goals are of no match."""
        return self.period == SHOOTOUT

    @property
    def teams(self) -> tuple[str, str]:
        """Home and away."""
        return self.home, self.away

    @property
    def paid(self) -> tuple[str, ...]:
        """The teams that the referee took money for, each once."""
        return tuple(dict.fromkeys(bribe.team for bribe in self.bribes))

    @property
    def awarded(self) -> str:
        """The team that takes a free kick or penalty; "" in open play."""
        return self.attacker if self.award else ""

    @property
    def out_of_the_blue(self) -> bool:
        """Whether the kick is the penalty that the referee gave for no reason."""
        return self.cause == "referee"

    @property
    def loser(self) -> str:
        """ "" for a draw, and before the end."""
        return self.other(self.winner)

    @property
    def played(self) -> list[Shot]:
        """All shots but the kicks of a shoot-out."""
        return [shot for shot in self.shots if not shot.kick]

    @property
    def gift_goal(self) -> bool:
        """Whether a penalty out of the blue went in."""
        return any(shot.goal and shot.cause == "referee" for shot in self.played)

    def in_vain(self, team: str) -> int:
        """Shots of a team since its last goal."""
        own = [shot for shot in self.played if shot.team == team]
        last = max((at for at, shot in enumerate(own, 1) if shot.goal), default=0)
        return len(own) - last

    def side(self, team: str) -> int:
        """0 for the team at home, 1 for the other."""
        return 0 if team == self.home else 1

    def other(self, team: str) -> str:
        """The team that plays against this one; "" against none."""
        return {self.home: self.away, self.away: self.home}.get(team, "")

    def seen_by(self, team: str, pair: Pair) -> Pair:
        """A pair as a team counts it: its own number first."""
        return pair if team == self.home else (pair[1], pair[0])

    def after(self, event: WrittenEvent | None) -> MatchStory:
        """The story after one more event; an irrelevant event leaves it unchanged."""
        return self if event is None else _changed(event, self)


if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(story, **changes):
        """`dataclasses.replace` in a tenth of its time: a story is told on by thousands of events."""
        changed = object.__new__(MatchStory)
        changed.__dict__.update(story.__dict__)
        changed.__dict__.update(changes)
        return changed


_UNTOLD: Final = MatchStory()


class TournamentStory:
    """The state of a game after the events told so far."""

    def __init__(self) -> None:
        self.over: list[MatchStory] = []
        """The matches before the one that began last."""
        self.now = _UNTOLD
        """The match that began last."""
        self.trainers: dict[str, int] = {}
        """The seat of each team."""
        self.out: set[str] = set()
        self.first_of: dict[str, str] = {}
        """Who has come first in a group that is over."""
        self.fees: list[e.FeePaid] = []
        self.bets: list[e.BetPaid] = []
        self.end: e.GameEnded | None = None

    @property
    def matches(self) -> Iterator[MatchStory]:
        """All matches, the one that began last at the end, even where its beginning was not told."""
        yield from self.over
        if self.now is not _UNTOLD:
            yield self.now

    @property
    def paid_out(self) -> list[e.FeePaid | e.BetPaid]:
        """All that was paid in the end."""
        return [*self.fees, *self.bets]

    def take(self, event: WrittenEvent | None) -> None:
        """One event more."""
        match event:
            case None:
                return
            case e.TeamAssigned():
                self.trainers[event.team] = event.seat
            case e.MatchStarted():
                self.over = [*self.matches]
            case e.TeamEliminated():
                self.out.add(event.team)
            case e.GroupRanked():
                self.first_of[event.group] = event.order[0]
            case e.FeePaid():
                self.fees.append(event)
            case e.BetPaid():
                self.bets.append(event)
            case e.GameEnded():
                self.end = event
        self.now = _changed(event, self.now)


def story_of(events: Iterable[Mapping[str, Any]]) -> MatchStory:
    """The story of the match that began last in these events."""
    story = MatchStory()
    for event in of_kinds(events, *_TELLING):
        story = story.after(event)
    return story


def tournament_of(events: Iterable[Mapping[str, Any]]) -> TournamentStory:
    """The story of these events."""
    story = TournamentStory()
    for event in of_kinds(events, *_TELLING, *_BESIDE):
        story.take(event)
    return story


@singledispatch
def _changed(_event: WrittenEvent, story: MatchStory) -> MatchStory:
    return story


@_changed.register
def _(event: e.MatchStarted, _story: MatchStory) -> MatchStory:
    return MatchStory(event.match, event.stage, event.home, event.away, event.leg)


@_changed.register
def _(event: e.RefereeSettled, story: MatchStory) -> MatchStory:
    return replace(story, referee=event.seat)


@_changed.register
def _(event: e.PeriodStarted, story: MatchStory) -> MatchStory:
    extra = story.had_extra or event.period == EXTRA
    return replace(story, period=event.period, had_extra=extra, attacker="", award="", purpose="", declined=frozenset())


@_changed.register
def _(event: e.AttackPlayed, story: MatchStory) -> MatchStory:
    return replace(
        story,
        attacker=event.team,
        card=event.card,
        award="",
        cause="",
        purpose="",
        nudged=False,
        tries=story.tries + 1,
        area=event.area,
        answer="",
        attacks=(*story.attacks, event.team),
        cards=(*story.cards, event.card),
    )


@_changed.register
def _(event: e.DefencePlayed, story: MatchStory) -> MatchStory:
    defended = story.defended | {event.team}
    return replace(story, cards=(*story.cards, event.card), answer=event.card, defended=defended)


@_changed.register
def _(event: e.ModifierPlayed, story: MatchStory) -> MatchStory:
    return replace(story, reds=(*story.reds, event.card))


@_changed.register
def _(event: e.Awarded, story: MatchStory) -> MatchStory:
    story = replace(
        story,
        attacker=event.team,
        card="",
        award=event.what,
        cause=event.cause,
        purpose="",
        undecided="",
        ruled=False,
        tries=story.tries + 1,
        area="",
        answer="",
    )
    if event.cause == SHOOTOUT:
        home, away = story.kicks_taken
        return replace(story, kicks_taken=(home + 1, away) if event.team == story.home else (home, away + 1))
    gift = event.cause == "referee"
    if gift:
        story = replace(story, gift=event, envelope=None)
    return _decided(story, event.seat, story.other(event.team), gift)


@_changed.register
def _(event: e.Effect, story: MatchStory) -> MatchStory:
    return replace(story, area="") if event.what == "set_area" else story


@_changed.register
def _(event: e.SentOff, story: MatchStory) -> MatchStory:
    story = _decided(replace(story, undecided=""), event.seat, event.team, False)
    return replace(story, sent_off=(*story.sent_off, event)) if event.card else story


def _decided(story: MatchStory, seat: int | None, team: str, grave: bool) -> MatchStory:
    return story if seat is None else replace(story, decisions=(*story.decisions, Decision(seat, team, grave)))


@_changed.register
def _(_event: e.AttackOver, story: MatchStory) -> MatchStory:
    return replace(story, card="", award="", cause="", nudged=False, undecided="")


@_changed.register
def _(event: e.Declined, story: MatchStory) -> MatchStory:
    return replace(story, declined=story.declined | {event.team})


@_changed.register
def _(event: e.DeclineLifted, story: MatchStory) -> MatchStory:
    return replace(story, declined=story.declined - {event.team})


@_changed.register
def _(event: e.DieRolled, story: MatchStory) -> MatchStory:
    return replace(
        story,
        purpose=event.purpose,
        total=event.total,
        undecided="" if event.purpose == "shot" else event.purpose,
        rolls=(*story.rolls, Roll(event, event.total)),
    )


@_changed.register
def _(event: e.TotalChanged, story: MatchStory) -> MatchStory:
    return _with_total(story, event.total)


@_changed.register
def _(event: e.DieChanged, story: MatchStory) -> MatchStory:
    story = replace(story, nudged=True, nudges=(*story.nudges, event), rulings=story.rulings + 1)
    return _with_total(story, event.total)


def _with_total(story: MatchStory, total: int) -> MatchStory:
    """The story with another total of the last roll."""
    rolls = story.rolls
    return replace(story, total=total, rolls=(*rolls[:-1], *(roll._replace(total=total) for roll in rolls[-1:])))


@_changed.register
def _(_event: e.DieLeft, story: MatchStory) -> MatchStory:
    return replace(story, rulings=story.rulings + 1)


@_changed.register
def _(_event: e.AreaRuled, story: MatchStory) -> MatchStory:
    return replace(story, rulings=story.rulings + 1, ruled=True, undecided="")


@_changed.register
def _(event: e.BribeOffered, story: MatchStory) -> MatchStory:
    return replace(story, offers={**story.offers, event.seat: event.team})


@_changed.register
def _(event: e.EnvelopesOpened, story: MatchStory) -> MatchStory:
    offers = {each["seat"]: each["team"] for each in event.envelopes}
    highest = max((each["amount"] for each in event.envelopes), default=0)
    return replace(story, offers={**story.offers, **offers}, highest=highest)


@_changed.register
def _(_event: e.BribeDeclined, story: MatchStory) -> MatchStory:
    return replace(story, refused=story.refused + 1)


@_changed.register
def _(event: e.BribeAccepted, story: MatchStory) -> MatchStory:
    beaten = [seat for seat, team in story.offers.items() if team != event.team and seat != event.seat]
    return replace(
        story,
        bribes=(*story.bribes, event),
        envelope=event if isinstance(event, e.EnvelopeTaken) else story.envelope,
        outbid=(*story.outbid, *((seat, event.seat) for seat in beaten)),
    )


@_changed.register(e.Saved)
@_changed.register(e.Missed)
def _(event: e.Saved | e.Missed, story: MatchStory) -> MatchStory:
    return _shot(event, story)


@_changed.register
def _(event: e.Goal, story: MatchStory) -> MatchStory:
    story = replace(_shot(event, story), undecided="", scorer=event.team, last_goal_at=len(story.attacks))
    if story.kicks:
        return replace(story, kick_score=event.score)
    home, away = event.score
    leader = story.home if home > away else story.away if away > home else ""
    ahead = abs(home - away) == 1 and leader == event.team
    behind = max(story.behind[0], away - home), max(story.behind[1], home - away)
    return replace(
        story,
        score=event.score,
        leader=leader or story.leader,
        deficit=(max(story.deficit[0], away - home), max(story.deficit[1], home - away)),
        behind=behind if leader else (0, 0),
        levels=story.levels + (not leader),
        leads=story.leads + ahead,
        lead_changes=story.lead_changes + (ahead and story.leader not in ("", leader)),
    )


def _shot(end: e.Goal | e.Saved | e.Missed, story: MatchStory) -> MatchStory:
    shot = Shot(end, story.card, story.award, story.cause, story.purpose, story.kicks, story.nudged)
    return replace(story, shots=(*story.shots, shot))


@_changed.register
def _(event: e.MatchEnded, story: MatchStory) -> MatchStory:
    shootout = (event.shootout[0], event.shootout[1]) if event.shootout else None
    return replace(
        story,
        score=(event.home, event.away),
        over=True,
        after_period=event.after,
        shootout=shootout,
        winner=event.winner or "",
    )


_TELLING: Final = (*(kind for kind in _changed.registry if kind not in (object, WrittenEvent)), e.EnvelopeTaken)
_BESIDE: Final = (e.TeamAssigned, e.TeamEliminated, e.GroupRanked, e.FeePaid, e.BetPaid, e.GameEnded)
