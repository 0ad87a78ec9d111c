"""Simulated remainders: all teams together, what is settled is certain, better hands go further."""

from dataclasses import replace
from random import Random

import pytest

from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.games.swallows.ai.forecast.course import BACKED, NOTHING, ForecastStart, public_start, start
from swallows_gui.games.swallows.ai.forecast.match import Hands
from swallows_gui.games.swallows.ai.forecast.remainder import Remainders, remainders
from swallows_gui.games.swallows.ai.star_cards import NO_STAR, Star
from swallows_gui.games.swallows.ai.statistics import (
    FINAL,
    FIRST_DAY,
    KNOCKOUT,
    LAST_DAY,
    SECOND_DAY,
    Flow,
    Gain,
    Spending,
    habits_of,
    kind_of,
)
from swallows_gui.games.swallows.lab.playing import deck, new_game
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, RED
from tests.games.swallows.rules.cards import tables

FORM = tables().formats["sixteen"]
FIXTURES = FORM.schedule.fixtures
LADDER = FORM.schedule.ladder
GROUPS = tuple(tuple(range(4 * group, 4 * group + 4)) for group in range(4))


def fresh(**changed: object) -> ForecastStart:
    """A tournament whose groups are 0-3, 4-7, 8-11, 12-15, all hands alike."""
    begun = ForecastStart(
        form=FORM,
        fixtures=FIXTURES,
        groups=GROUPS,
        played=(),
        ranked=(),
        trainer=tuple(team % 4 for team in range(16)),
        hands=((7, 3, 3),) * 16,
        quality=((0.0, 0.0, 0.0),) * 16,
        usual=(0.0, 0.0, 0.0),
        backed=(BACKED,) * 16,
        abroad=((NOTHING,) * 16,) * 4,
        must=-1,
        score=None,
        left=1.0,
        declined=(False, False),
        stars=(NO_STAR,) * 16,
    )
    return replace(begun, **changed)  # type: ignore[arg-type]


def chance(found: Remainders, team: int, stage: str) -> float:
    """The team's chance to reach a stage."""
    return found.reach[team * len(LADDER) + LADDER.index(stage)]


def test_as_many_teams_reach_a_stage_as_have_room_in_it() -> None:
    found = remainders(fresh(), 60, 1)
    for row in found.reached:
        assert [sum(stage >= least for stage in row) for least in (1, 2, 3, 4)] == [8, 4, 2, 1]
        assert all(sum(stage > 0 for stage in row[4 * group : 4 * group + 4]) == 2 for group in range(4))
    for stage, room in (("QF", 8), ("SF", 4), ("F", 2), ("champion", 1)):
        assert sum(chance(found, team, stage) for team in range(16)) == pytest.approx(room)


def test_the_same_seed_gives_the_same_remainders_and_another_gives_others() -> None:
    assert remainders(fresh(), 20, 7).reached == remainders(fresh(), 20, 7).reached
    assert remainders(fresh(), 20, 7).reached != remainders(fresh(), 20, 8).reached


@pytest.mark.parametrize("better", [(11, 3, 3), (7, 6, 3), (7, 3, 7)])
def test_more_cards_of_any_colour_go_further(better: tuple[int, int, int]) -> None:
    hands = ((7, 3, 3),) * 5 + (better,) + ((7, 3, 3),) * 10
    found, even = remainders(fresh(hands=hands), 600, 3), remainders(fresh(), 600, 3)
    for stage in ("QF", "champion"):
        assert chance(found, 5, stage) > chance(even, 5, stage)


@pytest.mark.parametrize("star", [Star(0.5, 0.0), Star(0.0, 0.5)])
def test_a_star_that_does_more_goes_further(star: Star) -> None:
    plain, better = remainders(fresh(), 200, 3), remainders(fresh(stars=(star, *(NO_STAR,) * 15)), 200, 3)
    assert chance(better, 0, "QF") > chance(plain, 0, "QF") + 0.05
    assert chance(better, 0, "champion") > chance(plain, 0, "champion")


def test_good_greens_that_only_their_trainer_sees_go_further() -> None:
    quality = ((0.0, 0.0, 0.0),) * 4 + ((0.2, 0.1, 0.0),) + ((0.0, 0.0, 0.0),) * 11
    assert chance(remainders(fresh(quality=quality), 600, 3), 4, "QF") > chance(remainders(fresh(), 600, 3), 4, "QF")


@pytest.mark.parametrize(("kind", "colour"), [(SECOND_DAY, RED), (LAST_DAY, BLUE), (KNOCKOUT, GREEN)])
def test_cards_drawn_after_a_match_are_those_of_its_phase(kind: int, colour: int) -> None:
    """The draw pile changes on its way: reds go first, and spent greens come back."""
    known = habits_of(FORM)
    early, last, late = known.flow
    reds, blues, greens = (0.0, 0.0, 1.0), (0.0, 1.0, 0.0), (1.0, 0.0, 0.0)
    flow = (replace(early, drawn=reds), replace(last, drawn=blues), replace(late, drawn=greens))
    hands = Hands(fresh(), replace(known, flow=flow), Random(3).random)
    hands.match(0, 1, kind, False, 0, 0, -1)
    before = hands.greens[0], hands.blues[0], hands.reds[0]
    hands.draw(0, 4)
    gained = [now - then for now, then in zip((hands.greens[0], hands.blues[0], hands.reds[0]), before, strict=True)]
    assert gained == [4 * (each == colour) for each in (GREEN, BLUE, RED)]


def spent(begun: ForecastStart, kind: int, home_points: int, **changed: float) -> tuple[float, float]:
    """Greens and blues that team 0 has fewer after a match with team 1 on average, nothing coming in beside, where its
    spending hangs on nothing but what is `changed`."""
    known = habits_of(FORM)
    nothing = Gain(0.0, 0.0, 0.0, 0.0)
    flow = Flow((0.0, 0.0, 1.0), nothing, nothing)
    spending = (Spending(0.0, 0.0, 0.0, 0.0, 0.0, 1.0, **changed),) * len(known.spending)
    hands = Hands(begun, replace(known, flow=(flow, flow, flow), spending=spending), Random(6).random)
    greens = blues = 0
    for _ in range(400):
        hands.deal()
        hands.match(0, 1, kind, False, home_points, 0, -1)
        greens += begun.hands[0][GREEN] - hands.greens[0]
        blues += begun.hands[0][BLUE] - hands.blues[0]
    return greens / 400, blues / 400


@pytest.mark.parametrize(
    ("weight", "changed"),
    [
        ("by_backed", {"backed": ((1.0, 0.0, 0.0), *(NOTHING,) * 15)}),
        ("by_friend", {"abroad": ((NOTHING,) * 16, ((0.0, 1.0, 0.0), *(NOTHING,) * 15), *((NOTHING,) * 16,) * 2)}),
        (
            "by_facing_own_bet",
            {"abroad": ((NOTHING, (0.0, 1.0, 0.0), *(NOTHING,) * 14), *((NOTHING,) * 16,) * 3)},
        ),
        ("by_must", {"must": 0}),
        ("by_facing_must", {"must": 1}),
    ],
)
def test_who_wants_what_moves_the_greens_that_are_spent(weight: str, changed: dict[str, object]) -> None:
    idle = fresh(backed=(NOTHING,) * 16)
    wanted = replace(idle, **changed)  # type: ignore[arg-type]
    usual, _ = spent(idle, FIRST_DAY, 0)
    assert spent(wanted, FIRST_DAY, 0)[0] == pytest.approx(usual, abs=0.1)
    assert spent(wanted, FIRST_DAY, 0, **{weight: -1.0})[0] == pytest.approx(usual - 1, abs=0.1)
    assert spent(idle, FIRST_DAY, 0, **{weight: -1.0})[0] == pytest.approx(usual, abs=0.1)


def test_who_has_won_twice_defends_less_on_the_last_day() -> None:
    """Such a team is through, or as good as."""
    assert spent(fresh(), LAST_DAY, 6)[1] < 0.6 * spent(fresh(), LAST_DAY, 3)[1]


@pytest.mark.parametrize("mean", [0.2, 1.4, 2.5, 6.3, 7.5])
def test_greens_spent_are_those_expected_on_average_however_few_or_many(mean: float) -> None:
    """The hand's end on either side takes nothing away from the mean; of 7 one at least is spent."""
    habits = habits_of(FORM)
    hands = Hands(fresh(), habits, Random(4).random)
    spending = replace(habits.spending[0], uneven=7.0)
    spent = [hands._spent(0, mean, spending) for _ in range(4000)]
    assert min(spent) >= 1
    assert max(spent) <= 7
    assert sum(spent) / len(spent) == pytest.approx(min(7, max(1, mean)), abs=0.1)


def test_a_group_that_is_decided_stays_so() -> None:
    """After 22 matches team 0 has won both of its own, team 3 has lost both by a lot and cannot come back."""
    played = []
    for fixture in FIXTURES[:22]:
        home, away = (GROUPS[side.number][side.rank - 1] for side in (fixture.home, fixture.away))
        played.append((home, away, Score(3, 0) if home < away else Score(0, 3)))
    found = remainders(fresh(played=tuple(played)), 80, 2)
    assert [chance(found, team, "QF") for team in (0, 4, 8)] == [1.0, 1.0, 1.0]
    assert [chance(found, team, "QF") for team in (3, 7, 11)] == [0.0, 0.0, 0.0]
    assert all(0 < chance(found, team, "QF") < 1 for team in (13, 14))


def test_what_is_played_in_the_knockout_is_certain_and_the_final_is_open() -> None:
    ranked = tuple(tuple(group) for group in GROUPS)
    begun = fresh(ranked=ranked, played=_straight(30))
    found = remainders(begun, 80, 2)
    assert [team for team in range(16) if chance(found, team, "F") == 1.0] == [0, 1]
    assert [team for team in range(16) if chance(found, team, "F") > 0] == [0, 1]
    assert 0 < chance(found, 0, "champion") < 1
    over = remainders(fresh(ranked=ranked, played=_straight(31)), 5, 2)
    assert chance(over, 0, "champion") == 1.0


def _straight(matches: int) -> tuple[tuple[int, int, Score], ...]:
    """All groups played goalless, the better number wins every knock-out match."""
    played: list[tuple[int, int, Score]] = []
    for fixture in FIXTURES[:24]:
        played.append((GROUPS[fixture.home.number][fixture.home.rank - 1], 0, Score(0, 0)))
    winners: dict[int, int] = {}
    for fixture in FIXTURES[24:matches]:
        sides = [
            GROUPS[side.number][side.rank - 1] if side.kind == "group" else winners[side.number]
            for side in (fixture.home, fixture.away)
        ]
        winners[fixture.number] = min(sides)
        played.append((sides[0], sides[1], Score(1, 0) if sides[0] == min(sides) else Score(0, 1)))
    return tuple(played)


def test_a_lead_in_the_running_match_counts() -> None:
    begun = fresh(ranked=tuple(tuple(group) for group in GROUPS), played=_straight(24))
    ahead = remainders(replace(begun, score=(2, 0)), 200, 4)
    behind = remainders(replace(begun, score=(0, 2), declined=(True, True)), 200, 4)
    assert chance(ahead, 0, "SF") > 0.8
    assert chance(behind, 0, "SF") < 0.2


def test_the_kinds_of_match_follow_the_sheet() -> None:
    kinds = [kind_of(fixture) for fixture in FIXTURES]
    assert kinds == [FIRST_DAY] * 8 + [SECOND_DAY] * 8 + [LAST_DAY] * 8 + [KNOCKOUT] * 6 + [FINAL]


def test_a_view_gives_public_facts_and_its_own_hands_only() -> None:
    game = new_game({"distribution": "random"}, 4, 11)
    public, own = start(game.view(None)), start(game.view(2))
    assert public_start(game.view(2)) == public_start(game.view(0)) == public
    assert public.hands == own.hands
    strangers = [team for team, trainer in enumerate(game.trainer) if trainer != 2]
    assert all(own.quality[team] == public.quality[team] for team in strangers)
    assert any(own.quality[team] != public.quality[team] for team in range(16) if team not in strangers)
    assert deck() is game.tables
