"""What a team needs on the last match day of its group, in numbers and in sentences (S7.2).

All scores of the open matches are tried up to a margin of `WIDEST`, the real ranking deciding each; a place that only
lots give, or cards that may still be sent off, counts as open. Only the chance is an estimate, that of the forecast.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum, auto
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from swallows_gui.engine.tournament.ranking import Played, Ranking, RankingFacts, Score, rank
from swallows_gui.games.swallows.ai.evaluation import situation
from swallows_gui.games.swallows.ai.forecast.chances import forecast
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.sheet import facts, matches_of
from swallows_gui.services.glossary import TextTable, translate

if TYPE_CHECKING:
    from swallows_gui.games.swallows.rules.view import SwallowsView


WON, DRAWN, LOST = range(3)
"""Results of the team's own match."""
FIRST_WINS, LEVEL, SECOND_WINS = range(3)
"""Results of the group's other match."""
OUT, OPEN, THROUGH, BEST = range(4)
"""What a combination of results means: certain either way, or goals or lots decide; BEST: at most through as one of the
best of a place, such as the thirds (S10.5)."""

MOST_AT_ONCE = 2
"""Matches of a group on its last day that are counted out; more would be too many combinations."""
WIDEST = 7
"""Margins that are told apart."""
_LOW_GOALS = (0, 2)
"""Goals of the losing side that are tried with each margin."""
_SCORES = tuple(
    Score(low + max(margin, 0), low + max(-margin, 0)) for margin in range(-WIDEST, WIDEST + 1) for low in _LOW_GOALS
)


class TeamNeeds(NamedTuple):
    """The fate of a team for each result of its last match day."""

    team: int
    chance: float
    """To go on, or in a final group to win the title, by the forecast."""
    own: bool
    """Whether its own match is still open."""
    other: tuple[int, int] | None
    """Home and away of the other match, if that is still open."""
    fate: tuple[tuple[int, ...], ...]
    """By own result (one row if its match is over) and the other's (one entry if that is over): OUT, OPEN, THROUGH or
    BEST."""
    margin: int | None
    """With the other match over and all hanging on goals: by how many it must win, or may lose if negative."""
    title: bool = False
    """Whether it is about the title: in a final group."""
    best: int = 0
    """The place whose best go on too, such as 3; 0 if there is none."""


def last_day(view: SwallowsView, group: int) -> list[TeamNeeds]:
    """What each team of a group needs, in the order of its slots; empty unless its last match day is on.

    A running match counts as open, whatever it stands.
    """
    pairs = _open_pairs(view, group)
    if not pairs:
        return []
    fates = _fates(view, group, pairs)
    chances = forecast(situation(view))
    schedule = view.form.schedule
    width = len(schedule.ladder)
    title = group == schedule.final_group
    rung = width - 1 if title else _rungs_reached(view, group)
    best = next((place.rank for place in schedule.bests if group in place.groups), 0)
    return [
        _needs(team, pairs, fates[team], chances[team * width + rung])._replace(title=title, best=best)
        for team in view.groups[group]
    ]


def surely_out(view: SwallowsView, team: int, group: int) -> bool:
    """Whether a team can no longer go on from its group, computed from its last match day on."""
    pairs = _open_pairs(view, group)
    return pairs is not None and set(_fates(view, group, pairs)[team]) == {OUT}


def for_the_title(view: SwallowsView) -> bool:
    """Whether the running or last match is the final or equivalent: a final group's play-off, or a match of its last
    day after which both teams, and no other while another match is open, can be champions."""
    group = view.form.schedule.final_group
    fixture = next((each for each in view.fixtures if each.number == view.match), None)
    if fixture is None or not view.form.economy.bets:
        return False
    if group is None or fixture.group != group or not fixture.last_day:
        return fixture.final or (group is not None and fixture.decides == group)
    fixtures = [each for each in view.fixtures if each.group == group]
    at, teams = fixtures.index(fixture), view.groups[group]
    left = fixtures[at:]
    if len(left) > MOST_AT_ONCE:
        return False
    over = matches_of(view, group)[:at]
    pairs = [(teams[one.home.rank - 1], teams[one.away.rank - 1]) for one in left]
    able = {team for team, fates in _fates(view, group, pairs, over).items() if set(fates) != {OUT}}
    return able >= {*pairs[0]} and (len(left) == 1 or able == {*pairs[0]})


def _open_pairs(view: SwallowsView, group: int) -> list[tuple[int, int]] | None:
    """The open matches of a group on its last match day, home first; None on other days, for a ranked group, and with
    more than two open matches."""
    teams = view.groups[group] if group < len(view.groups) else ()
    if not teams or -1 in teams or group < len(view.ranked):
        return None
    fixtures = [fixture for fixture in view.fixtures if fixture.group == group]
    on_last_day = sum(fixture.last_day for fixture in fixtures)
    left = fixtures[len(matches_of(view, group)) :]
    if len(left) > on_last_day or on_last_day > MOST_AT_ONCE:
        return None
    return [(teams[one.home.rank - 1], teams[one.away.rank - 1]) for one in left]


def _fates(
    view: SwallowsView, group: int, pairs: Sequence[tuple[int, int]], over: Sequence[Played] | None = None
) -> dict[int, bytes]:
    """For each team of a group its fate, for every combination of scores of these matches; `over` are the matches
    before them, by default all finished ones."""
    schedule = view.form.schedule
    best = frozenset(place.rank for place in schedule.bests if group in place.groups)
    known = facts(view, group)
    return _counted_out(
        view.groups[group],
        tuple(matches_of(view, group) if over is None else over),
        tuple(pairs),
        schedule.through[group],
        best,
        _certain(schedule.ranking),
        tuple(known.before.items()),
        tuple(known.play_offs),
    )


def _certain(ranking: Ranking) -> Ranking:
    """The part of a ranking that only goals can change: cards may still be sent off."""
    if "sent_off" not in ranking.criteria:
        return ranking
    return Ranking(ranking.win, ranking.criteria[: ranking.criteria.index("sent_off")])


def _rungs_reached(view: SwallowsView, group: int) -> int:
    """How many rungs of the ladder a team of this group has reached by playing in it."""
    rung = next(fixture.rung for fixture in view.fixtures if fixture.group == group)
    return view.form.schedule.ladder.index(rung) + 1 if rung else 0


@lru_cache(maxsize=32)
def _counted_out(
    teams: tuple[int, ...],
    over: tuple[Played, ...],
    pairs: tuple[tuple[int, int], ...],
    through: int,
    best: frozenset[int],
    ranking: Ranking,
    before: tuple[tuple[int, int], ...],
    offs: tuple[Played, ...],
) -> dict[int, bytes]:
    """Each team's fate, a byte for every combination of scores in order."""
    found = {team: bytearray() for team in teams}
    known = RankingFacts({}, dict(before), offs)
    for scores in product(_SCORES, repeat=len(pairs)):
        played = [*over, *((home, away, score) for (home, away), score in zip(pairs, scores, strict=True))]
        order, lots = rank(teams, played, ranking, facts=known)
        fate = {
            team: THROUGH if place <= through else BEST if place in best else OUT for place, team in enumerate(order, 1)
        }
        for level in lots:
            fates_of_level = {fate[team] for team in level}
            if len(fates_of_level) > 1:
                fate.update(dict.fromkeys(level, BEST if fates_of_level == {OUT, BEST} else OPEN))
        for team, fates in found.items():
            fates.append(fate[team])
    return {team: bytes(fates) for team, fates in found.items()}


def _needs(team: int, pairs: Sequence[tuple[int, int]], fates: bytes, chance: float) -> TeamNeeds:
    mine = next((at for at, pair in enumerate(pairs) if team in pair), None)
    theirs = next((at for at, pair in enumerate(pairs) if team not in pair), None)
    seen: list[list[set[int]]] = [[set() for _ in range(3 if theirs is not None else 1)] for _ in range(3)]
    if mine is None:
        seen = seen[:1]
    by_margin: dict[int, set[int]] = {}
    for scores, fate in zip(product(_SCORES, repeat=len(pairs)), fates, strict=True):
        row = 0
        if mine is not None:
            margin = scores[mine].home - scores[mine].away
            margin = margin if pairs[mine][0] == team else -margin
            row = WON if margin > 0 else DRAWN if margin == 0 else LOST
            by_margin.setdefault(margin, set()).add(fate)
        column = 0
        if theirs is not None:
            ahead = scores[theirs].home - scores[theirs].away
            column = FIRST_WINS if ahead > 0 else LEVEL if ahead == 0 else SECOND_WINS
        seen[row][column].add(fate)
    rows = tuple(tuple(_in_all(cell) for cell in row) for row in seen)
    other = None if theirs is None else pairs[theirs]
    margin_needed = _margin(by_margin) if mine is not None and theirs is None else None
    return TeamNeeds(team, chance, mine is not None, other, rows, margin_needed)


def _in_all(fates: set[int]) -> int:
    """The common fate of a set of fates."""
    if len(fates) == 1:
        return next(iter(fates))
    return BEST if fates == {OUT, BEST} else OPEN


def _margin(by_margin: dict[int, set[int]]) -> int | None:
    """The least margin from which the team is certainly through and below which it is out, if there is one."""
    sure = [margin for margin, fates in by_margin.items() if fates == {THROUGH}]
    if not sure:
        return None
    least = min(sure)
    clear = all(fates == ({THROUGH} if margin >= least else {OUT}) for margin, fates in by_margin.items())
    return least if clear and least != -WIDEST else None


class When(StrEnum):
    """When a result suffices, by the group's other match: whoever wins it, or only if the first-named team wins, if it
    is a draw, ... or where goals decide."""

    ALWAYS = auto()
    NEVER = auto()
    FIRST = auto()
    DRAW = auto()
    SECOND = auto()
    NOT_FIRST = auto()
    NOT_SECOND = auto()
    NO_DRAW = auto()
    GOALS = auto()


def words(needs: TeamNeeds, names: Names) -> str:
    """A text such as "Ghana goes on with a win. With a draw it goes on only if Italy beats Peru. ..."
    with its chance."""
    team = names.team(needs.team)
    if needs.title:
        return _for_the_title(needs).format(team=team)
    fates = {fate for row in needs.fate for fate in row}
    if fates == {THROUGH}:
        return translate("LastDay", "{team:The} go through, whatever happens.").format(team=team)
    if fates == {OUT}:
        return translate("LastDay", "{team:The} are out, whatever happens.").format(team=team)
    home, away = (names.team(side) for side in needs.other) if needs.other is not None else ("", "")
    if fates == {BEST}:
        sentences = [translate("LastDay", "{team:The} can go through only as one of {best}.")]
    elif needs.margin is not None and needs.margin not in (0, 1):
        sentences = [_by_margin(needs.margin)]
    elif needs.own:
        sentences = _by_result(needs.fate)
    else:
        sentences = [*_of_result(_BY_THE_OTHER, _AS_ONE_OF_THE_BEST[None], needs.fate[0])]
    sentences.append(translate("LastDay", "Their chance is {chance}."))
    chance = f"{min(99, max(1, round(100 * needs.chance)))}\N{NO-BREAK SPACE}%"
    return " ".join(sentences).format(team=team, home=home, away=away, chance=chance, best=_the_best(needs.best))


def _for_the_title(needs: TeamNeeds) -> str:
    """What a team of a final group needs to win the tournament."""
    fates = {fate for row in needs.fate for fate in row}
    if fates == {THROUGH}:
        return translate("LastDay", "{team:The} have won the title, whatever happens.")
    if fates == {OUT}:
        return translate("LastDay", "{team:The} cannot win the title any more.")
    if not needs.own:
        return translate("LastDay", "{team:The} have played; the others decide on the title.")
    won, drawn, lost = (set(needs.fate[result]) for result in (WON, DRAWN, LOST))
    if drawn == {THROUGH}:
        text = translate("LastDay", "A draw gives {team:the} the title.")
    elif won == {THROUGH}:
        text = translate("LastDay", "A win gives {team:the} the title.")
    else:
        text = translate("LastDay", "A win can give {team:the} the title if the others play along.")
    if lost != {OUT}:
        return text + " " + translate("LastDay", "Even with a defeat they may win it.")
    if drawn not in ({OUT}, {THROUGH}):
        return text + " " + translate("LastDay", "With a draw it hangs on the others.")
    return text


def _the_best(place: int) -> str:
    """The words for the teams of a place of which the best go on."""
    match place:
        case 2:
            return translate("LastDay", "the best runners-up")
        case 3:
            return translate("LastDay", "the best thirds")
    return translate("LastDay", "the best of place {place}").format(place=place)


def _when(row: tuple[int, ...]) -> When:
    """When a result may suffice to go on for certain."""
    able = {at for at, fate in enumerate(row) if fate not in (OUT, BEST)}
    if not able:
        return When.NEVER
    if len(able) == len(row):
        return When.ALWAYS if set(row) == {THROUGH} else When.GOALS
    return {
        (FIRST_WINS,): When.FIRST,
        (LEVEL,): When.DRAW,
        (SECOND_WINS,): When.SECOND,
        (LEVEL, SECOND_WINS): When.NOT_FIRST,
        (FIRST_WINS, LEVEL): When.NOT_SECOND,
        (FIRST_WINS, SECOND_WINS): When.NO_DRAW,
    }[tuple(sorted(able))]


def _even_then(row: tuple[int, ...]) -> list[str]:
    """A remark after a result that suffices "only if", where even that may not suffice."""
    if OPEN not in row or _when(row) == When.GOALS:
        return []
    return [translate("LastDay", "Even then goals or lots may decide.")]


def _by_result(fate: tuple[tuple[int, ...], ...]) -> list[str]:
    """A sentence for each result of the team itself; results with the same meaning share one."""
    sentences = []
    if _when(fate[DRAWN]) == When.ALWAYS:
        sentences.append(translate("LastDay", "{team:The} go through with a draw."))
    else:
        sentences += _of_result(_WITH_A_WIN, _AS_ONE_OF_THE_BEST[WON], fate[WON])
        sentences += _of_result(_WITH_A_DRAW, _AS_ONE_OF_THE_BEST[DRAWN], fate[DRAWN])
    if {*fate[LOST], *fate[DRAWN]} != {OUT}:
        sentences += _of_result(_WITH_A_DEFEAT, _AS_ONE_OF_THE_BEST[LOST], fate[LOST])
    return sentences


def _of_result(words_of: TextTable, as_best: Callable[[], str], row: tuple[int, ...]) -> list[str]:
    """What one result brings: when it suffices, whether goals decide even then, and whether the team may still go on as
    one of the best of its place."""
    when = _when(row)
    if BEST not in row:
        return [words_of(when), *_even_then(row)]
    if when == When.NEVER:
        return [as_best()]
    otherwise = translate("LastDay", "Otherwise they may still go on as one of {best}.")
    return [words_of(when), *_even_then(row), otherwise]


_AS_ONE_OF_THE_BEST: Final[Mapping[int | None, Callable[[], str]]] = {
    WON: lambda: translate("LastDay", "Even with a win {team:the} can go on only as one of {best}."),
    DRAWN: lambda: translate("LastDay", "With a draw they can go on only as one of {best}."),
    LOST: lambda: translate("LastDay", "With a defeat they can go on only as one of {best}."),
    None: lambda: translate("LastDay", "{team:The} can go on only as one of {best}."),
}
"""By own result, None for a team whose last match is over."""


_WITH_A_WIN: Final = TextTable("LastDay", "with_a_win", "swallows")


_WITH_A_DRAW: Final = TextTable("LastDay", "with_a_draw", "swallows")


_WITH_A_DEFEAT: Final = TextTable("LastDay", "with_a_defeat", "swallows")


_BY_THE_OTHER: Final = TextTable("LastDay", "by_the_other", "swallows")
"""For a team whose last match is over."""


def _by_margin(margin: int) -> str:
    if margin > 0:
        return translate(
            "LastDay", "{team:The} go through if they win by at least %n goal(s), else they are out.", None, margin
        )
    return translate(
        "LastDay", "{team:The} go through if they lose by no more than %n goal(s), else they are out.", None, -margin
    )
