"""The haggles of tournaments: what was offered, asked, refused and taken, and the figures of it (S4.7, S4.11)."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from swallows_gui.engine.game import Event, View
from swallows_gui.games.swallows.lab.playing import new_game, play, players
from swallows_gui.games.swallows.rules.game import Swallows


@dataclass(slots=True)
class Haggles:
    """What happened between bribers and referees in one tournament; a witness of it."""

    lines: list[str] = field(default_factory=list)
    """As a person at the table would see it."""
    firsts: int = 0
    """First offers of a seat for a team in a match."""
    firsts_refused: int = 0
    offers: int = 0
    prices: int = 0
    unasked: int = 0
    taken: list[int] = field(default_factory=list)
    """The sums, M."""
    taken_after_price: int = 0
    repeated: int = 0
    """Offers that were not above what had been refused for that team in that match."""
    _made: set[tuple[int, int]] = field(default_factory=set)
    _refused: dict[int, int] = field(default_factory=dict)
    _priced: set[int] = field(default_factory=set)
    _is_first: bool = False
    _referee: int = -1
    """Of the match of which is told: a move may end it and begin the next."""

    def asked(self, game: Swallows, view: View) -> None:
        """Nothing that is asked is a haggle."""

    def happened(self, game: Swallows, events: Sequence[Event]) -> None:
        """Follow the events of a move."""
        for event in events:
            self._tell(game, event)

    def _tell(self, game: Swallows, event: Event) -> None:
        match event:
            case ("match_started", match, stage, home, away, *_):
                self._made, self._refused, self._priced = set(), {}, set()
                teams = " - ".join(game.notation.codes[team] for team in (home, away))
                self.lines.append(f"Match {match} ({stage}), {teams}")
            case ("referee_settled", _, seat, *_):
                self._referee = seat
            case ("bribe_offered", seat, team, amount):
                self.offers += 1
                self._is_first = (seat, team) not in self._made
                self._made.add((seat, team))
                self.firsts += self._is_first
                self.repeated += amount <= self._refused.get(team, 0)
                self._say(game, team, f"seat {seat} offers referee {self._referee} {amount}M")
            case ("bribe_declined", _, team, amount):
                self.firsts_refused += self._is_first
                self._refused[team] = max(amount, self._refused.get(team, 0))
                self._say(game, team, f"seat {self._referee} refuses {amount}M")
            case ("bribe_accepted", _, team, amount):
                self.taken.append(amount)
                self.taken_after_price += team in self._priced
                self._say(game, team, f"seat {self._referee} takes {amount}M")
            case ("price_named", seat, team, amount, asked):
                self._priced.add(team)
                self.prices += 1
                self.unasked += not asked
                self._say(game, team, f"seat {seat} asks {amount}M" + ("" if asked else " of its own accord"))

    def _say(self, game: Swallows, team: int, words: str) -> None:
        self.lines.append(f"  {words} for {game.notation.codes[team]}")

    def told_lines(self) -> list[str]:
        """The lines without the matches in which nobody haggled."""
        following = [*self.lines[1:], ""]
        return [
            line
            for line, after in zip(self.lines, following, strict=True)
            if line.startswith("  ") or after.startswith("  ")
        ]


def haggles(levels: Sequence[str], seed: int) -> Haggles:
    """The haggles of the tournament with this seed, played by seats of these levels."""
    heard = Haggles()
    options = {"haggling": True, "distribution": "random"}
    play(new_game(options, len(levels), seed), players(levels, seed), heard)
    return heard
