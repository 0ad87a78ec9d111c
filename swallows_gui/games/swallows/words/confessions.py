"""What is confessed when everything is paid: decisions of referees and matches thrown that moved most money, each with
the motive that the slips tell which are open now (S2, S4).

What a decision moved is reckoned by plain judgement, for every seat with its own slip: what it changed in the goals to
expect, times what a goal was worth to the seat at that moment. Nothing here may be asked before the game is over.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

from swallows_gui.games.swallows.ai import refereeing
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.search.sheet import MOST_BLUES, sheet
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.story import MatchStory
from swallows_gui.session.replay import OPEN

if TYPE_CHECKING:
    from swallows_gui.games.swallows.ai.features import Position
    from swallows_gui.games.swallows.rules.view import SwallowsView
    from swallows_gui.models.chapters import Event

MOST: Final = 5
"""So many are told of what moved money."""
LIES: Final = 2
"""So many of what was said before the slips, beside those."""
LEAST: Final = 0.5
"""What one must have moved to be worth telling, M."""
_DUTIES: Final = frozenset({"inside", "outside", "sent_off"})
_SPOT, _FREE_KICK = 5, 2
"""Values of the shots that a penalty and a free kick are."""


class Motive(NamedTuple):
    """Why a seat did it, as far as slips and purses tell."""

    kind: str
    """One of `MOTIVES` (`games/swallows/data/confessions.py`)."""
    bet: str = ""
    """V, F or S."""
    other: int = -1
    """The seat that paid, or whose bet it was."""
    amount: int = 0
    """A bribe or a price, M."""
    team: str = ""
    """A team of one's own."""


class Confession(NamedTuple):
    """Something a seat did for money."""

    deed: str
    """One of `DEEDS` there."""
    seat: int
    team: str
    """The team that it helped, by its code."""
    victim: str
    """The team that it hurt; of a match thrown the seat's own."""
    card: str
    """The card that was sent off, else ""."""
    motive: Motive
    money: float
    """What it moved most for one seat, M; 0 for a word."""
    position: int
    """The replay's, just before it."""


class Played(Protocol):
    """A finished game to be looked at again."""

    @property
    def last(self) -> int: ...
    def view(self, position: int, eyes: Any) -> Any: ...
    def events(self, position: int, eyes: Any) -> Sequence[Event]: ...


def confessions(played: Played, end: SwallowsView) -> Iterator[list[Confession]]:
    """Look for them bit by bit: yields nothing again and again, and at last all of them, the dearest first.

    `end` is the open view of the end.
    """
    found: list[Confession] = []
    lies: list[Confession] = []
    course = _Confessing(played, end)
    for at in range(played.last + 1):
        for event in played.events(at, None):
            lies += course.lie(event, max(0, at - 1))
            for deed in course.take(event, max(0, at - 1)):
                found += [deed] if deed is not None else []
                yield []
    yield [*dearest(found), *worst_lies(lies, end)]


def dearest(found: Sequence[Confession]) -> list[Confession]:
    """The confessions that moved most money, those with a motive first; repeated ones against the same team count once.
    A decision that a referee had to make needs a motive."""
    best: dict[tuple[object, ...], Confession] = {}
    for each in sorted(found, key=lambda each: (each.motive.kind == "none", -each.money)):
        innocent = each.motive.kind == "none" and each.deed in _DUTIES
        if each.money >= LEAST and not innocent:
            best.setdefault((each.deed, each.seat, each.team, each.victim), each)
    return [*best.values()][:MOST]


def worst_lies(lies: Sequence[Confession], end: SwallowsView) -> list[Confession]:
    """The lies that most others believed, by their bets on a praised team, or the missing ones on a team warned of.
    Only one for each seat and team."""
    slips = end.all_bets or ()
    codes = [end.tables.nation_code[nation] for nation in end.field]

    def believers(lie: Confession) -> int:
        others = [slip for seat, slip in enumerate(slips) if seat != lie.seat]
        backers = sum(any(codes[team] == lie.team for team, _kind in slip) for slip in others)
        return backers if lie.deed == "praised" else len(others) - backers

    first = {(lie.seat, lie.team): lie for lie in reversed(lies)}
    return sorted(first.values(), key=lambda lie: (-believers(lie), lie.position))[:LIES]


Step = Iterator[Confession | None]
"""What is found, and None for every piece of work that found nothing yet."""


class _Confessing:
    """The game, followed event by event."""

    def __init__(self, played: Played, end: SwallowsView) -> None:
        self._played = played
        self._end = end
        self._slips = end.all_bets or tuple(() for _ in range(end.seats))
        self._minds = [Normal(seat, 0) for seat in range(end.seats)]
        self._match = MatchStory()
        self._knockout = False
        self._asked: dict[str, int] = {}
        """By team the price that stands."""
        self._thrown: list[Confession] = []
        """In the match that is on: whether it was thrown shows when it has not been won."""
        self._numbers = {end.tables.nation_code[nation]: team for team, nation in enumerate(end.field)}

    def lie(self, event: Event, position: int) -> Iterator[Confession]:
        """Yield a seat's statements about a team before the slips that its slip contradicts (S2.8)."""
        told = e.EVENTS.read(event)
        if not isinstance(told, e.Talked) or self._numbers[told.team] == self._end.open.german:
            return  # on Germany all must bet
        bet = self._bet(told.seat, told.team)
        if told.kind == "praise" and not bet:
            yield Confession("praised", told.seat, told.team, "", "", Motive("empty"), 0.0, position)
        elif told.kind == "warn" and bet:
            yield Confession("warned", told.seat, told.team, "", "", Motive("bet", bet), 0.0, position)

    def take(self, event: Event, position: int) -> Step:
        """An event, and the position before it."""
        told, now = e.EVENTS.read(event), self._match
        if not now.home and not isinstance(told, e.MatchStarted):
            return  # a record that can be shown from the middle of a match on
        match told:
            case e.MatchStarted():
                self._thrown, self._asked = [], {}
            case e.MatchEnded():
                yield from (each for each in self._thrown if told.winner != each.victim)
                self._thrown = []
            case e.Declined(forced=False):
                self._thrown += self._declined(told.team, position)
                yield None
            case e.Goal(own_goal=False) if now.attacker == told.team and now.purpose == "shot":
                self._thrown += self._let_in(told.team, position)
                yield None
            case (
                e.DieChanged(seat=int(seat))
                | e.AreaRuled(seat=int(seat))
                | e.Awarded(seat=int(seat))
                | e.SentOff(seat=int(seat))
            ):
                if now.referee == seat:
                    yield from self._ruled(told, seat, position)
            case e.PriceNamed():
                self._asked[told.team] = told.amount
            case e.BribeAccepted():
                self._asked.pop(told.team, None)
        self._match = now.after(told)

    def _ruled(self, event: _Ruling, seat: int, position: int) -> Step:
        """A referee's decision, with what it brought every seat."""
        now = self._match
        found = self._sent(event, position) if isinstance(event, e.SentOff) else _harm(event, now)
        if found is None:
            return
        deed, team, worth = found
        brought = []
        for other in range(self._end.seats):
            mind = self._mind(other, position)
            if mind is None:
                return
            brought.append(worth(mind, now.side(team)))
            yield None
        card = event.card or "" if isinstance(event, e.SentOff) else ""
        motive = self._motive(seat, team, now.other(team), brought[seat])
        yield Confession(deed, seat, team, now.other(team), card, motive, max(map(abs, brought)), position)

    def _sent(self, event: e.SentOff, position: int) -> tuple[str, str, Worth] | None:
        """A sending-off, with the value of the card against the mean of the team's cards."""
        now, victim = self._match, event.team
        view = self._played.view(position, OPEN)
        if not event.card or view.step != "send_off":
            return None
        hand = [card for cards in view.hands[self._numbers[victim]] for card in cards]
        gone = next((card for card in hand if view.tables.card_id[card] == event.card), None)
        if gone is None:
            return None

        def worth(mind: Position, side: int) -> float:
            worths = [mind.card_worth(1 - side, card) for card in hand]
            return sum(worths) / len(worths) - mind.card_worth(1 - side, gone)

        return "sent_off", now.other(victim), worth

    def _declined(self, team: str, position: int) -> Iterator[Confession]:
        """A trainer who attacks no more with good cards in hand, and has more money on the other team's goals."""
        seat, side = self._trainer(team), self._match.side(team)
        view = self._played.view(position, seat) if seat >= 0 else None
        if view is None or not view.match or not view.hands[self._numbers[team]][0]:
            return
        mind = self._minds[seat].position(view)
        if mind.stakes.goal[side] >= 0:
            return
        cards = sheet(mind.tables)
        blues = min(MOST_BLUES, mind.blues(1 - side))
        chance = max(cards.scores[blues][card] for card in view.hands[self._numbers[team]][0])
        self._knockout = view.knockout
        yield from self._threw("declined", seat, team, position, chance, mind.stakes.goal[side])

    def _let_in(self, scorer: str, position: int) -> Iterator[Confession]:
        """A trainer who lets a shot in that a keeper in hand would have saved, and has money on it."""
        team = self._match.other(scorer)
        seat, side = self._trainer(team), self._match.side(team)
        view = self._played.view(position, seat) if seat >= 0 else None
        running = view.attack if view is not None else None
        if view is None or running is None or view.step != "goalie" or view.to_move != seat:
            return
        kinds, values = view.tables.card_kind, view.tables.card_value
        hand = [card for cards in view.hands[self._numbers[team]] for card in cards]
        mark = view.tables.on_target
        if not any(kinds[card] == t.GOALIE and running.total - values[card] < mark for card in hand):
            return
        self._knockout = view.knockout
        worth = self._minds[seat].position(view).stakes.goal[1 - side]
        yield from self._threw("let_in", seat, team, position, 1.0, -worth)

    def _threw(
        self, deed: str, seat: int, team: str, position: int, goals: float, worth: float
    ) -> Iterator[Confession]:
        """`worth` is the value of a goal for the seat's own team, M; below 0 it was not wanted."""
        if goals * -worth < LEAST:
            return
        other = self._match.other(team)
        motive = self._motive(seat, other, team, -worth)
        yield Confession(deed, seat, other, team, "", motive, goals * -worth, position)

    # What it was worth, and why

    def _mind(self, seat: int, position: int) -> Position | None:
        """The decision as a seat saw it; None where no match was on."""
        view = self._played.view(position, seat)
        if not view.match:
            return None
        self._knockout = view.knockout
        return self._minds[seat].position(view)

    def _trainer(self, team: str) -> int:
        return self._end.trainer[self._numbers[team]]

    def _motive(self, seat: int, team: str, victim: str, gain: float) -> Motive:
        """Why a seat helped `team` against `victim`."""
        now = self._match
        if gain < -LEAST:
            return Motive("mistake")
        if gain > 0 and (kind := self._bet(seat, team)):
            return Motive("bet", kind)
        if victim in self._asked and now.referee == seat:
            return Motive("price", amount=self._asked[victim])
        if team in now.paid and now.referee == seat:
            bribe = next(bribe for bribe in reversed(now.bribes) if bribe.team == team)
            return Motive("bribe", other=bribe.seat, amount=bribe.amount)
        if gain < LEAST:
            return Motive("none")
        if (found := self._in_the_group(seat, team, victim)) is not None:
            return found
        for other in range(self._end.seats):
            if other != seat and (kind := self._bet(other, victim)):
                return Motive("rival", kind, other)
        return Motive("none")

    def _bet(self, seat: int, team: str) -> str:
        """The best bet of a seat on a team; "" for none."""
        kinds = [kind for number, kind in self._slips[seat] if number == self._numbers[team]]
        return BET_KINDS[max(kinds)] if kinds else ""

    def _in_the_group(self, seat: int, team: str, victim: str) -> Motive | None:
        """A third team of their group that the seat manages, or has bet on: what hurt `victim` helped it, too."""
        if self._knockout:
            return None
        at, view = self._numbers[victim], self._end
        group: Sequence[int] = next((teams for teams in view.groups if at in teams), ())
        codes = [(number, view.tables.nation_code[view.field[number]]) for number in group]
        others = [(number, code) for number, code in codes if code not in (team, victim)]
        own = next((code for number, code in others if view.trainer[number] == seat), "")
        if own:
            return Motive("own", team=own)
        backed = next((code for _number, code in others if self._bet(seat, code)), "")
        return Motive("third", self._bet(seat, backed), team=backed) if backed else None


Worth = Callable[["Position", int], float]
"""What a decision for a side brings who sees it so, M."""


_Ruling = e.DieChanged | e.AreaRuled | e.Awarded | e.SentOff


def _harm(event: e.DieChanged | e.AreaRuled | e.Awarded, now: MatchStory) -> tuple[str, str, Worth] | None:
    """What the referee did, for which team, and its value."""
    match event:
        case e.DieChanged():
            return _changed(event, now)
        case e.AreaRuled():
            return _area(event, now)
        case e.Awarded(cause="referee"):
            return "penalty", event.team, lambda mind, side: mind.shot_worth(_SPOT, side)
    return None


def _changed(event: e.DieChanged, now: MatchStory) -> tuple[str, str, Worth]:
    """A roll changed by one."""
    attacker, defender = now.attacker, now.other(now.attacker)
    helped = attacker if (event.delta > 0) == (now.purpose in ("foul", "swallow")) else defender

    def worth(mind: Position, _side: int) -> float:
        if mind.view.step != "referee_die":
            return 0.0
        worths = refereeing.die_worths(mind)
        return worths[event.delta] - worths[0]

    return "die", helped, worth


def _area(event: e.AreaRuled, now: MatchStory) -> tuple[str, str, Worth]:
    """A foul on the edge ruled inside or outside."""
    inside = event.area == "inside"
    attacker = now.attacker
    sign = 1 if inside else -1

    def worth(mind: Position, side: int) -> float:
        shooter = side if inside else 1 - side
        return sign * (mind.shot_worth(_SPOT, shooter) - mind.shot_worth(_FREE_KICK, shooter))

    return ("inside", attacker, worth) if inside else ("outside", now.other(attacker), worth)
