"""A house championship: two sides meet once or twice in each game of the house; a win is worth three points, a draw
one."""

from typing import Annotated, Final, Literal, NamedTuple, Self

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.reasons import QT_TRANSLATE_NOOP, Reason
from swallows_gui.catalogue.texts import Name
from swallows_gui.competition.sides import BegunMatch, Side, anew
from swallows_gui.engine.chance import Seeded
from swallows_gui.engine.tournament.ranking import DRAW, RANKING, Score
from swallows_gui.session.match_rules import MatchOccasion

WIN: Final = RANKING.win


class ChampionshipRound(NamedTuple):
    """One game of a championship: its number from 1, and how its match stands."""

    number: int
    game: str
    match: BegunMatch | None
    """None while it has not been begun."""

    @property
    def score(self) -> Score | None:
        """How it ended, the first side's first; None while it is not over."""
        return None if self.match is None else self.match.score


class Championship(Strict):
    """A championship of two sides.

    >>> from swallows_gui.competition.sides import Participant
    >>> one, two = (Side(name=name, players=(Participant(name=name, level="easy"),)) for name in ("A", "B"))
    >>> evening = Championship(games=("dice", "cards"), sides=(one, two), seed=1)
    >>> evening = evening.with_match(BegunMatch(tie=1, record="a.jsonl", mark=7, score=Score(1, 1)))
    >>> evening.points, evening.due.game
    ((1, 1), 'cards')
    """

    kind: Literal["championship"] = "championship"
    name: Annotated[Name, Field(max_length=60)] = ""
    games: Annotated[tuple[str, ...], Field(min_length=1, max_length=40)]
    """In the order in which they are played."""
    legs: Annotated[int, Field(ge=1, le=2)] = 1
    """How often each game is played: the second time all of them follow once more, home and away changed."""
    sides: tuple[Side, Side]
    seed: Annotated[int, Field(ge=0, lt=1 << 48)]
    matches: tuple[BegunMatch, ...] = ()
    """In the order of the games."""

    @model_validator(mode="after")
    def _playable(self) -> Self:
        if len(set(self.games)) < len(self.games):
            raise Flaw("games", Reason(QT_TRANSLATE_NOOP("FileReasons", "a game is played twice")))
        one, two = self.sides
        if one.name == two.name:
            raise Flaw("sides", Reason(QT_TRANSLATE_NOOP("FileReasons", "two sides have one name")))
        if len(one.players) != 1 or len(two.players) != 1:
            raise Flaw("sides", Reason(QT_TRANSLATE_NOOP("FileReasons", "a side is one player")))
        for number, match in enumerate(self.matches, 1):
            late = number > 1 and self.matches[number - 2].score is None
            if match.tie != number or late or number > len(self.games) * self.legs:
                raise Flaw(
                    f"matches.{number - 1}",
                    Reason(QT_TRANSLATE_NOOP("FileReasons", "the games are played one after the other")),
                )
        return self

    @property
    def rounds(self) -> tuple[ChampionshipRound, ...]:
        """Every game, and how its match stands."""
        matches = {match.tie: match for match in self.matches}
        played = enumerate(self.games * self.legs, 1)
        return tuple(ChampionshipRound(number, game, matches.get(number)) for number, game in played)

    def game_of(self, number: int) -> str:
        """The game of a match."""
        return self.games[(number - 1) % len(self.games)]

    @property
    def due(self) -> ChampionshipRound | None:
        """The game to be played or gone on with now, or None when all are over."""
        return next((each for each in self.rounds if each.score is None), None)

    @property
    def points(self) -> tuple[int, int]:
        """Three for a win, one for a draw."""
        ends = [each.score.winner for each in self.rounds if each.score is not None]
        draws = ends.count(None) * DRAW
        return WIN * ends.count(0) + draws, WIN * ends.count(1) + draws

    @property
    def champion(self) -> int | None:
        """The side with more points when all games are over; None before, or if both have equally many."""
        one, two = self.points
        return None if self.due is not None or one == two else int(two > one)

    def at_home(self, number: int) -> int:
        """The side that has the first seat in a game: by turns, so that neither always begins."""
        again, game = divmod(number - 1, len(self.games))
        return (game + again) % 2

    def turned(self, match: BegunMatch) -> bool:
        """Whether the second side is at home in a match."""
        return self.at_home(match.tie) == 1

    def occasion(self, number: int) -> MatchOccasion:
        """What a game is played for: a draw is worth a point."""
        chance = Seeded(self.seed + 64 * number)
        return MatchOccasion(decisive=False, seed=chance.below(1 << 20) << 20 | chance.below(1 << 20))

    def with_match(self, match: BegunMatch) -> Self:
        """The championship with a match that has been begun, or with one as it stands now. Raises `ValueError`."""
        others = tuple(known for known in self.matches if known.tie != match.tie)
        matches = tuple(sorted((*others, match), key=lambda each: each.tie))
        return anew(self, matches=matches)

    def without(self, match: BegunMatch) -> Self:
        """The championship as if a match that is not over had not been begun."""
        matches = tuple(known for known in self.matches if known.mark != match.mark)
        return anew(self, matches=matches)
