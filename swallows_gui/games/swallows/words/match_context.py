"""What has gone before an event: enough for the commentary to speak of equalisers, comebacks and revenge (S3, S8.3).

A `Course` is shown every event in order and says for each the `Situation` it happened in. It knows what the log
knows and nothing else, so the same events are told in the same words at every seat, and after loading and undo.

Further lines of cards of which there are many copies, so that the same joke does not come again and again.

`resources/swallows/commentary/lines/<language>.json` has them by card and id, `{"after-you": {"1": "..."}}`
(`catalogue/texts.py`). The reporter tells the line that stands on the card first; each further match has the next
one, and after the last of them the card's own again. Where a language has none, the line that stands on the card is
told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from swallows_gui.catalogue.commentary import SOURCE, BadCommentary
from swallows_gui.catalogue.mistakes import read_json
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.texts import variants
from swallows_gui.engine.events import WrittenEvent
from swallows_gui.engine.tournament.schedule import GROUP
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.rules.knockout import KICKS
from swallows_gui.games.swallows.rules.marks import Marks
from swallows_gui.games.swallows.rules.story import MatchStory, line_of
from swallows_gui.games.swallows.words.recollections import Memory
from swallows_gui.models.chapters import Event
from swallows_gui.models.commentary import mix_seed

Lines = Mapping[str, tuple[str, ...]]


@cache
def retellings(language: str) -> Lines:
    """The further lines by card. Raises `BadCommentary`."""
    path = data_path("resources", "swallows", "commentary", "lines", f"{language}.json")
    if not path.exists():
        return {}
    given: Any = read_json(path, BadCommentary)
    if not isinstance(given, dict):
        raise BadCommentary(path.name, "", "is not an object of cards")
    for card, lines in given.items():
        try:
            wrong = next((name for name, line in variants(lines).items() if not isinstance(line, str) or not line), "")
        except ValueError as error:
            raise BadCommentary(path.name, card, str(error)) from error
        if wrong:
            raise BadCommentary(path.name, f"{card}.{wrong}", "is not a text in quotes")
    return {card: tuple(lines.values()) for card, lines in given.items()}


def alternate_line(card: str, times: int, language: str) -> str:
    """Another line for a card that was told in `times` matches before; "" for the line printed on it."""
    lines = retellings(language).get(card, ())
    place = times % (len(lines) + 1)
    return lines[place - 1] if place else ""


def has_more(card: str) -> bool:
    """Whether a card has further lines."""
    return card in retellings(SOURCE)


IN_THE_EAR: Final = 4
"""Matches after which a line may be told again; till then the card goes by its title."""
WITH_FURTHER_LINES: Final = 2
"""The same for a card that has further lines."""
_VERDICTS: Final[Mapping[str, tuple[str, str]]] = {
    "foul": ("foul_unseen", "foul_called"),
    "offside": ("offside_denied", "offside_given"),
    "swallow": ("swallow_laughed_at", "swallow_believed"),
    "rough": ("rough_unseen", "rough_called"),
}
"""By purpose of a roll: what it means under the mark, and from it on."""


class Meeting(NamedTuple):
    """The result of an earlier match of the same two teams."""

    home: str
    away: str
    score: tuple[int, int]
    winner: str
    """Code of the team, "" after a draw."""


class Draw(NamedTuple):
    """Cards that a team has drawn."""

    team: str
    cards: tuple[str, ...]
    """Ids, or colours where they are covered."""


class Situation(NamedTuple):
    """The state of a match at an event. Teams are FIFA codes; pairs are home and away."""

    match: int = 0
    """Number of the match, 0 before the first or where nothing is known."""
    stage: str = ""
    home: str = ""
    away: str = ""
    period: str = ""
    score: tuple[int, int] = (0, 0)
    """Before the event; in a shoot-out that of the shoot-out."""
    kicks: tuple[int, int] = (0, 0)
    """Taken in the shoot-out, the running one included."""
    deficit: tuple[int, int] = (0, 0)
    """The most goals each team has been behind in this match."""
    behind: tuple[int, int] = (0, 0)
    """The same since the score was level last, that of the event itself left out."""
    leader: str = ""
    """The team that has led last in this match."""
    award: str = ""
    """"free_kick" or "penalty" while one is being taken."""
    last: Meeting | None = None
    """The latest match of the two before this one."""
    attacks: int = 0
    """Played in the match, the running one included."""
    scorer: str = ""
    """The team that scored last in this match."""
    since_goal: int = 0
    """Attacks since then, or since kick-off."""
    declined: tuple[bool, bool] = (False, False)
    """Who attacks no more."""
    defended: frozenset[str] = frozenset()
    """Teams that have played something against an attack in this match."""
    paid: tuple[str, ...] = ()
    """The teams that the referee took money for."""
    again: bool = False
    """Whether a card like this one was played before: a green or blue in this match, a red by this team in another."""
    told: bool = False
    """Whether the line of the card that is played was told so short ago that its title is enough."""
    times_told: int = 0
    """How often a line of the card that is played has been told before."""
    of_team: int = 0
    """How many events of this type the same team has had before in the match."""

    attack: str = ""
    """The attack's card; "" while a free kick or penalty is being taken."""
    area: str = ""
    """Where the attack is; "" where no card says so."""
    answer: str = ""
    """The card that was played against the attack last."""
    spoken: frozenset[tuple[int, str, str]] = frozenset()
    """Who has praised or warned of which team so far on the evening before: seat, kind, team."""
    highest: int = 0
    """The most that lay in an envelope of this match, M."""
    verdict: str = ""
    """What a roll has decided, if this is the first event that tells it: "offside_given", "dive_laughed_at"..."""
    ruled: bool = False
    """Whether the referee has just said inside or outside, and with it what is awarded."""
    drawn: tuple[Draw, ...] = ()
    """Cards drawn for the result of the match so far, this event's among them."""
    more_to_draw: bool = False
    """Whether the other team draws for the result, too."""

    @property
    def known(self) -> bool:
        """Whether the match's course is known."""
        return self.match > 0

    def late_for(self, team: str) -> bool:
        """Whether the other team attacks no more, so that only this one can still turn the match."""
        return self.period in ("normal", "extra") and self.declined[0 if team == self.away else 1]

    def seen_by(self, team: str, pair: tuple[int, int]) -> tuple[int, int]:
        """A pair with the team's own number first; unchanged if the home team is unknown."""
        return pair if team == self.home or not self.home else (pair[1], pair[0])

    def decided(self, score: tuple[int, int]) -> bool:
        """Whether a shoot-out that stands so is over: one team cannot be caught."""
        all_kicks = max(KICKS, *self.kicks)
        left = all_kicks - self.kicks[0], all_kicks - self.kicks[1]
        return score[0] > score[1] + left[1] or score[1] > score[0] + left[0]


NOWHERE = Situation()
"""For an event told by itself."""
PLAYED: Final = (e.AttackPlayed, e.DefencePlayed, e.ModifierPlayed)
PLAYS: Final = tuple(kind.type for kind in PLAYED)
"""The events that tell a card: by a line, or by its title while that line is still in the ear."""


class Course:
    """Follows a game event by event."""

    def __init__(self, marks: Marks) -> None:
        """`marks` are the totals at which rolls change their outcome."""
        self._marks = marks
        self.seed = ""
        """By which the reporter's turns are shuffled: talk, matches and dice so far."""
        self.recalled: Mapping[str, Mapping[str, Any]] = {}
        """What comes to mind at the event seen last."""
        self._memory = Memory()
        self._last: Meeting | None = None
        self._spoken: frozenset[tuple[int, str, str]] = frozenset()
        self._drawn: tuple[Draw, ...] = ()
        """Cards drawn for the result of the running match."""
        self._of_team: dict[tuple[Any, ...], int] = {}
        """How often it has happened to a team in this match."""
        self._played: set[str] = set()
        """Kinds of greens and blues played in this match."""
        self._told_in: dict[str, int] = {}
        """The match in which a line of each kind of card was told last."""
        self._times_told: Counter[str] = Counter()
        """How often a line of each kind of card has been told."""
        self._used: set[tuple[str, str]] = set()
        """Teams and the reds they have played in this match."""
        self._known_reds: set[tuple[str, str]] = set()
        """Those of earlier matches."""

    def see(self, event: Event) -> Situation:
        """The situation an event happened in; it counts as seen from now on."""
        told, spoken = e.EVENTS.read(event), self._spoken
        before = self._memory.told.now
        self.recalled = self._memory.recall(told)
        now = self._memory.told.now
        match told:
            case e.Talked():
                self.seed = mix_seed(self.seed, event, "seat", "kind", "team")
                self._spoken |= {(told.seat, told.kind, told.team)}
            case e.MatchStarted():
                self.seed = mix_seed(self.seed, event, "match", "home", "away")
                self._start(told)
                before, spoken = now, self._spoken
            case e.DieRolled():
                self.seed = mix_seed(self.seed, event, "die", "purpose")
            case e.CardsDrawn(reason="result"):
                self._drawn = (*self._drawn, Draw(told.team, told.cards or told.colours or ()))
        card = line_of(told.card) if isinstance(told, PLAYED) else ""
        again = self._again(told, card)
        already, times_told = self._again_told(card)
        return self._situation(
            before,
            now,
            spoken=spoken,
            of_team=_count(self._of_team, (event.get("type"), event.get("team"))),
            again=again,
            told=already,
            times_told=times_told,
        )

    @property
    def match(self) -> int:
        """The number of the match, 0 before the first."""
        return self._memory.told.now.number

    def _situation(self, before: MatchStory, now: MatchStory, **more: Any) -> Situation:
        """The situation in which an event is told. It includes what the event itself begins (an attack, an award, a
        period), but not its effect on later events (score, who attacks no more, payments)."""
        past = before if before.period == now.period else now
        attack = before if before.tries == now.tries and past is before else now
        decided = before.undecided and not now.undecided
        score = past.kick_score if past.kicks else past.score
        level = now.stage == GROUP and now.period == "normal" and abs(score[0] - score[1]) <= 1
        return Situation(
            match=now.number,
            stage=now.stage,
            home=now.home,
            away=now.away,
            period=now.period if now.number else "",
            score=score,
            kicks=now.kicks_taken,
            deficit=past.deficit,
            behind=past.behind,
            leader=past.leader,
            award=attack.award,
            last=self._last,
            attacks=len(now.attacks),
            scorer=past.scorer,
            since_goal=len(now.attacks) - past.last_goal_at,
            declined=(now.home in past.declined, now.away in past.declined),
            defended=past.defended,
            paid=past.paid,
            attack=attack.card,
            area=attack.area,
            answer=attack.answer,
            highest=past.highest,
            verdict=_VERDICTS[before.undecided][before.total >= self._marks.turn(before.undecided)] if decided else "",
            ruled=past.ruled,
            drawn=self._drawn,
            more_to_draw=level and len(self._drawn) == 1,
            **more,
        )

    def _again(self, told: WrittenEvent | None, card: str) -> bool:
        if isinstance(told, e.ModifierPlayed):
            red = (told.team, card)
            self._used.add(red)
            return red in self._known_reds
        again = card in self._played
        if card:
            self._played.add(card)
        return again

    def _again_told(self, card: str) -> tuple[bool, int]:
        """Whether a line of the played card was told recently, and how often one has been told."""
        if not card:
            return False, 0
        times, match = self._times_told[card], self.match
        if times and match - self._told_in[card] < (WITH_FURTHER_LINES if has_more(card) else IN_THE_EAR):
            return True, times
        self._told_in[card] = match
        self._times_told[card] += 1
        return False, times

    def _start(self, event: e.MatchStarted) -> None:
        self._of_team.clear()
        self._played.clear()
        self._known_reds |= self._used
        self._used.clear()
        self._spoken, self._drawn = frozenset(), ()
        teams = {event.home, event.away}
        met = [match for match in self._memory.told.over if match.over and teams == {*match.teams}]
        self._last = Meeting(*met[-1].teams, met[-1].score, met[-1].winner) if met else None

    def left(self, mark: str, event: Event) -> None:
        """Remember a sentence of the reporter that may come true or not."""
        now = self._memory.told.now
        team = str(event.get("team") or event.get("winner") or "")
        self._memory.leave(mark, team, now.kick_score if now.kicks else now.score)


def _count(counts: dict[tuple[Any, ...], int], sort: tuple[Any, ...]) -> int:
    """How many of a sort there have been before; one more from now on."""
    times = counts.get(sort, 0)
    counts[sort] = times + 1
    return times
