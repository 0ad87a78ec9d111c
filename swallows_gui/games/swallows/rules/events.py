"""The events of Swallows as a record has them, and what of them others than the trainers are told (S0.6, S2.5).

Words are asked for as words, whatever they say: records made with other cards and rules have others.
"""

from typing import Annotated, Any, Final, TypedDict

from swallows_gui.engine.events import TEXT, Events, Hidden, Kind, WrittenEvent, number
from swallows_gui.games.swallows.rules.tables import COLOURS


class Modifier(TypedDict):
    """What a card adds to a roll."""

    card: str
    delta: int


def _is_modifier(value: Any) -> bool:
    return isinstance(value, dict) and TEXT.fits(value.get("card")) and NUMBER.fits(value.get("delta"))


class EnvelopeFields(TypedDict):
    """What lies in an envelope (S4.12)."""

    seat: int
    team: str
    amount: int


def _is_envelope(value: Any) -> bool:
    numbers = isinstance(value, dict) and NUMBER.fits(value.get("seat")) and NUMBER.fits(value.get("amount"))
    return numbers and TEXT.fits(value.get("team"))


NUMBER: Final = number(-(10**9), 10**9, says="")
TEAM: Final = Kind(TEXT.fits)
"""A FIFA code; the notation of a game knows its teams."""
CARD: Final = Kind(TEXT.fits)
"""The id of a physical card, "through-ball#2"."""
MODIFIER: Final = Kind(_is_modifier, "`card` and `delta` each")
ENVELOPE: Final = Kind(_is_envelope, "`seat`, `team` and `amount` each")
COLOUR: Final = Kind(TEXT.fits, written=lambda colour: None if colour < 0 else COLOURS[colour])
ANYBODY: Final = Kind(NUMBER.fits, written=lambda number: None if number < 0 else number)

Number = Annotated[int, NUMBER]
Seat = Annotated[int, NUMBER]
Someone = Annotated[int, ANYBODY] | None
Team = Annotated[str, TEAM]
Teams = tuple[Team, ...]
Card = Annotated[str, CARD]
Cards = tuple[Card, ...]
Covered = Annotated[Cards | None, Hidden("colours", unless=("reason", "personal"))]
Colour = Annotated[str, COLOUR]
Colours = tuple[Colour, ...]
Top = Annotated[Colour | None, "of the pile's top card, or null"]
Area = Annotated[str, '"inside", "edge", "outside"']
Lots = Annotated[tuple[Teams, ...], "teams ordered by lots"]


class _OfSeat(WrittenEvent):
    seat: Seat


class _OfTeam(WrittenEvent, owners=("team",)):
    team: Team


class _OnTeam(_OfSeat):
    team: Team


class _OfMoney(_OnTeam):
    amount: Annotated[Number, "M"]


class FieldChosen(WrittenEvent):
    """The teams of the game are known."""

    teams: Teams


class TeamAssigned(_OfTeam):
    """A team gets its trainer."""

    seat: Seat
    how: Annotated[str, '"draft", "random", "agreed", "leftover"']


class TeamPlaced(_OfTeam):
    """A team gets its place in a group."""

    group: Annotated[str, '"A"']
    slot: Annotated[Number, "from 1"]


class ColourGivenUp(_OfTeam):
    """A team is dealt one card of a colour fewer (S10.1)."""

    colour: Colour


class CardsDrawn(_OfTeam, chance=True, reveals=True):
    """A team draws cards; a shuffle that this causes is a separate event before."""

    cards: Covered
    due: Annotated[Number, "how many; where `cards` are fewer, the rest lapsed"]
    reason: Annotated[str, '"personal", "deal", "home", "result", "rest", "effect"']
    top: Top
    colours: Colours | None = None


class CardsDiscarded(_OfTeam):
    """An effect costs a team cards."""

    cards: Cards
    by: Card


class CardsStolen(_OfTeam, owners=("team", "from"), chance=True, reveals=True):
    """A team gets another's cards."""

    from_: Team
    cards: Covered
    by: Card
    colours: Colours | None = None


class CardsReturned(_OfTeam):
    """A team takes cards back."""

    cards: Cards
    by: Annotated[Card | None, "null: reds that a match has used"]


class PileShuffled(WrittenEvent, chance=True, reveals=True, counts={"reshuffles": {"reason": "empty"}}):
    """The pile is shuffled; its order comes out draw by draw."""

    reason: Annotated[str, '"start", "empty", "rest", "knockout"']
    size: Number
    top: Top


class Talked(_OfSeat):
    """A seat praises a team or warns of it, with the option `talk` (S2.8)."""

    kind: Annotated[str, '"praise", "warn"']
    team: Team


class BetPlaced(_OnTeam, secret=True, reveals=True):
    """A seat bets (S2)."""

    kind: Annotated[str, '"V", "F", "S"']
    stake: Annotated[Number, "M"]


class MatchStarted(WrittenEvent, begins="match", numbered="match"):
    """A match begins."""

    match: Annotated[Number, "from 1, as on the record sheet"]
    stage: Annotated[str, '"group", "R32", "R16", "QF", "SF", "F", "3P", "GF", "playoff", "friendly"']
    home: Team
    away: Team
    replay_of: Annotated[Number, "the match that was drawn"] = 0
    leg: Number = 0


class Objected(_OfSeat, counts="objections"):
    """A seat objects to the referee."""

    referee: Seat


class RefereeSettled(WrittenEvent):
    """The referee of the match is known."""

    match: Number
    seat: Annotated[Someone, "null: the dummy"]
    card_at: Annotated[Number, "the seat that keeps the referee card"]


class BribeOffered(_OfMoney):
    """A seat offers the referee money for a team."""


class BribeAccepted(_OfMoney):
    """The referee takes an offer."""


class BribeDeclined(_OfMoney):
    """The referee refuses an offer."""


class PriceNamed(_OfMoney):
    """The referee names a price, with the option `haggling` (S4.11)."""

    asked: Annotated[bool, "whether it answers an offer"]


class EnvelopesOpened(WrittenEvent, reveals=True):
    """All envelopes with money in them are opened at once, with the option `envelopes` (S4.12)."""

    envelopes: Annotated[tuple[Annotated[EnvelopeFields, ENVELOPE], ...], "in the order of the seats"]


class EnvelopeTaken(BribeAccepted):
    """The referee takes one of them: a bribe accepted."""

    referee: Seat


class EnvelopesReturned(WrittenEvent):
    """The referee takes none of them."""


class PeriodStarted(WrittenEvent):
    """A period of a match begins."""

    period: Annotated[str, '"normal", "extra", "shootout"']


class AttackPlayed(_OfTeam):
    """A team attacks."""

    card: Annotated[Card, "a green, or a red in place of one"]
    kind: Annotated[str, '"attack", "swallow", "rough", "special"']
    value: Annotated[Number, "the card's own"]
    area: Area


class ModifierPlayed(_OfTeam):
    """A card is played on another, or on what happens."""

    card: Card
    on: Annotated[str, "what it modifies"]


class Declined(_OfTeam):
    """A team does not attack."""

    forced: bool


class DeclineLifted(_OfTeam):
    """A team that declined may attack again."""


class DefencePlayed(_OfTeam):
    """A team defends."""

    card: Card
    kind: Annotated[str, '"foul", "offside", "goalie", "special"']
    value: Number
    area: Annotated[str | None, "a foul's place (S5.4), else null"]


class DieRolled(WrittenEvent, chance=True):
    """A die is rolled, or rolled again."""

    purpose: Annotated[str, '"foul", "offside", "swallow", "rough", "shot"']
    team: Team
    die: Number
    value: Annotated[Number, "the card's or award's"]
    modifiers: tuple[Annotated[Modifier, MODIFIER], ...]
    total: Number
    roll: Annotated[Number, "its number in the match"]
    rerolls: Annotated[Someone, "the number of the roll that it replaces, or null"]

    @property
    def added(self) -> int:
        """What the modifiers come to."""
        return sum(modifier["delta"] for modifier in self.modifiers)


class TotalChanged(_OfTeam):
    """A red after the roll changes its total."""

    card: Card
    delta: Number
    total: Number


class Effect(_OfTeam):
    """A card's effect is carried out."""

    card: Card
    what: Annotated[str, "the word for it in the card's data"]
    n: Number
    target: Team
    lapsed: bool


class DieChanged(_OfSeat, counts="dice_changed"):
    """The referee changes the die."""

    delta: Number
    total: Number


class DieLeft(_OfSeat):
    """The referee, asked, lets the die stand."""


class AreaRuled(WrittenEvent):
    """The referee says where a foul was."""

    seat: Annotated[Someone, "null: the dummy, or bound both ways"]
    area: Area


class Awarded(WrittenEvent):
    """A team is given a free kick or penalty."""

    seat: Annotated[Someone, "the referee who gave it out of the blue, else null"]
    team: Team
    what: Annotated[str, '"free_kick", "penalty"']
    cause: Annotated[str, '"foul", "swallow", "referee", "shootout", "effect"']


class SentOff(_OfTeam):
    """A player is sent off."""

    card: Annotated[Card | None, "null: nothing to remove"]
    seat: Annotated[Someone, "null: the dummy"]
    cause: Annotated[str, '"foul", "swallow", "effect"']


class Injured(_OfTeam, chance=True, reveals=True):
    """A team loses cards by injury."""

    cards: Cards
    by: Card
    chosen: Annotated[bool, "whether the team chose them"]


class Saved(_OfTeam):
    """The goalie holds the shot of a team."""


class Missed(_OfTeam):
    """A shot of a team misses."""


class Goal(_OfTeam, standing="match"):
    """A goal counts for a team."""

    own_goal: bool
    home: Annotated[Number, "goals after it; in a shoot-out, of the shoot-out"]
    away: Number

    @property
    def score(self) -> tuple[int, int]:
        """Goals of home and away."""
        return self.home, self.away


class AttackOver(_OfTeam):
    """An attack is over; this event does not follow a penalty out of the blue or a kick of a shoot-out."""

    initiative: Annotated[Team | None, "a team, or null"]


class MatchEnded(WrittenEvent, ends="match"):
    """A match is over."""

    match: Number
    home: Number
    away: Number
    after: Annotated[str, '"normal", "extra", "shootout"']
    shootout: Annotated[tuple[Number, ...] | None, "goals of home and away, or null"]
    winner: Annotated[Team | None, "null: a draw"]


class RefereeBanned(_OfSeat, counts="bans"):
    """A seat may not be referee for now."""


class GroupRanked(WrittenEvent):
    """A group is over."""

    group: str
    order: Teams
    lots: Lots


class ThirdsRanked(WrittenEvent):
    """The teams of one rank in their groups are compared; the best are through."""

    order: Teams
    through: Annotated[Number, "how many"]
    lots: Lots
    rank: Number


class TeamEliminated(_OfTeam, reveals=True):
    """A team is out, and hands its cards in."""

    cards: Covered
    colours: Colours | None = None


class FeePaid(_OfMoney):
    """A trainer is paid for what his team has reached."""


class BetPaid(_OnTeam, reveals=True):
    """A bet is settled, won or lost."""

    kind: Annotated[str, '"V", "F", "S"']
    amount: Annotated[Number, "M; 0 if lost"]
    shared: Annotated[Number | None, "with the option `shared_odds`: how many others held it (S2.7)"] = None


class GameEnded(WrittenEvent, reveals=True):
    """The tournament is over."""

    cash: Annotated[tuple[Number, ...], "of each seat, M"]
    winners: Annotated[tuple[Seat, ...], "seats"]


EVENTS: Final = Events(vars())

SECTIONS: Final = EVENTS.sections("match")
"""The parts that a game of Swallows is told and kept in: its matches."""
