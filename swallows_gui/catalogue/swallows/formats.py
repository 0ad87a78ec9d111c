"""Formats of tournaments as data (S7.1, S8.1, S10.5), and their compiled form."""

import re
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from swallows_gui.catalogue.mistakes import Flaw, Strict
from swallows_gui.catalogue.swallows.nations import Name
from swallows_gui.engine.tournament import FROM_FIELD, FROM_GROUP, FROM_WINNER, Format, Pay, Source

Stage = Literal["R32", "R16", "QF", "SF", "F", "3P", "GF", "friendly"]
SourceText = Annotated[str, Field(pattern=r"^([A-L][1-9]|[WT][1-9][0-9]*)$")]
M = Annotated[int, Field(ge=0, le=1000)]


class PayModel(Strict):
    """What a bet pays (M) and for which stage reached ("champion": winning the tournament)."""

    stage: Stage | Literal["champion"]
    amount: M


class Round(Strict):
    """A round of the knock-out: who meets whom, the home team first.

    A team is "A1" (the first of group A), "W25" (the winner of match 25) or "T1" (the first team of the field).
    """

    stage: Stage
    matches: Annotated[tuple[tuple[SourceText, SourceText], ...], Field(min_length=1)]


class FormatModel(Strict):
    """The shape of a tournament; money in M."""

    id: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")
    name: Name
    groups: tuple[Annotated[str, Field(pattern=r"^[A-L]$")], ...] = ()
    group_size: Annotated[int, Field(ge=0, le=8)] = 0
    through: Annotated[int, Field(ge=0, le=4)] = 0
    match_days: tuple[tuple[tuple[int, int], ...], ...] = ()
    rounds: Annotated[tuple[Round, ...], Field(min_length=1)]
    decks: Annotated[int, Field(ge=1, le=4)]
    cash: M
    bets: dict[Literal["V", "F", "S"], PayModel]
    fees: dict[Stage | Literal["champion", "draw"], M]
    rest: bool

    @model_validator(mode="after")
    def _playable(self) -> Self:
        if bool(self.groups) != bool(self.match_days) or bool(self.groups) != (self.group_size > 1):
            raise Flaw("match_days", "groups, their size and match days go together")
        if self.through > self.group_size:
            raise Flaw("through", "more go on than a group has")
        self._check_match_days()
        self._check_bracket()
        return self

    def _check_match_days(self) -> None:
        met: set[frozenset[int]] = set()
        for day, matches in enumerate(self.match_days):
            for home, away in matches:
                pair = frozenset((home, away))
                if len(pair) < 2 or not 1 <= min(pair) <= max(pair) <= self.group_size or pair in met:
                    raise Flaw(f"match_days.{day}", f"slots {home} and {away} cannot meet here")
                met.add(pair)
        if len(met) != self.group_size * (self.group_size - 1) // 2:
            raise Flaw("match_days", "each plays each")

    def _check_bracket(self) -> None:
        number = sum(len(matches) for matches in self.match_days) * len(self.groups)
        seen: set[str] = set()
        for index, round_ in enumerate(self.rounds):
            first = number + 1
            for pair in round_.matches:
                number += 1
                for text in pair:
                    if text in seen:
                        raise Flaw(f"rounds.{index}", f"{text} plays twice")
                    seen.add(text)
                    self._check_source(text, first, f"rounds.{index}")
        wanted = {f"{group}{place}" for group in self.groups for place in range(1, self.through + 1)}
        lost = wanted - seen
        if lost:
            raise Flaw("rounds", f"{min(lost)} goes on and has no match")

    def _check_source(self, text: str, first: int, where: str) -> None:
        letter, place = text[0], int(text[1:])
        if letter == "W" and not place < first:
            raise Flaw(where, f"{text}: that match is not over by then")
        if letter == "T" and self.groups:
            raise Flaw(where, f"{text}: with groups the teams come from groups")
        if letter not in "WT" and (letter not in self.groups or place > self.through):
            raise Flaw(where, f"{text}: nobody of that name goes on")

    def compiled(self) -> Format:
        """The plain table that the engine reads."""
        return Format(
            id=self.id,
            groups=self.groups,
            group_size=self.group_size,
            through=self.through,
            match_days=self.match_days,
            rounds=tuple(
                (round_.stage, tuple((self._source(home), self._source(away)) for home, away in round_.matches))
                for round_ in self.rounds
            ),
            decks=self.decks,
            cash=self.cash,
            bets={kind: Pay(pay.stage, pay.amount) for kind, pay in self.bets.items()},
            fees={str(stage): amount for stage, amount in self.fees.items()},
            rest=self.rest,
        )

    def _source(self, text: str) -> Source:
        match = re.fullmatch(r"([A-Z])(\d+)", text)
        assert match is not None, text
        letter, number = match[1], int(match[2])
        if letter == "W":
            return Source(FROM_WINNER, number)
        if letter == "T":
            return Source(FROM_FIELD, number - 1)
        return Source(FROM_GROUP, self.groups.index(letter), number)
