"""Cups of every shape that football has had, made up here: each is read from its own matches, draws the pairs that it
had when it is given its own tables, and is played to the end; the known ones likewise."""

import random
from collections.abc import Callable, Iterable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from swallows_gui.engine.game import Json
from swallows_gui.engine.tournament.schedule import THIRD_PLACE, GroupStage, Round, Schedule
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.data.cup_fields import as_it_was, cup_fields, cup_format, field_of
from swallows_gui.games.swallows.data.cup_report import CupReport, report_on
from swallows_gui.games.swallows.data.cups import CupRecord
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.session.kind import kind_with
from swallows_gui.lab.playing import ai_seeds, play, table
from swallows_gui.records.verify import verify
from swallows_gui.session import Setup
from swallows_gui.session.openings import playable

HOUSE = load()
NAMES = [nation.name["en"] for nation in HOUSE.nations.values()]


class Making:
    """A cup that is being put together; its teams are strong in the order of their names."""

    def __init__(self, identity: str, teams: int) -> None:
        self.identity = identity
        self.names = NAMES[:teams]
        self.groups: dict[str, list[str]] = {}
        self.matches: list[dict[str, Any]] = []

    def play(self, stage: str, home: str, away: str, score: tuple[int, int] | None = None, **more: Any) -> str:
        """A match, won by the stronger unless a score is given; who is ahead, else the home side."""
        stronger = self.names.index(home) < self.names.index(away)
        goals = score or ((2, 0) if stronger else (0, 1))
        self.matches.append({"stage": stage, "home": home, "away": away, "score": goals, **more})
        return home if goals[0] >= goals[1] else away

    def group(self, name: str, teams: Iterable[str], *, double: bool = False) -> list[str]:
        """A group, all against all; its teams from the first to the last."""
        teams = list(teams)
        self.groups[name] = teams
        for home, away in combinations(teams, 2):
            self.play(f"Group {name}", home, away)
            if double:
                self.play(f"Group {name}", away, home)
        return sorted(teams, key=self.names.index)

    def deal(self, sizes: Iterable[int], **how: Any) -> list[list[str]]:
        """Groups of these sizes, the teams dealt round in the order of their strength."""
        sizes = list(sizes)
        hands: list[list[str]] = [[] for _ in sizes]
        waiting = list(self.names[: sum(sizes)])
        while waiting:
            for hand, size in zip(hands, sizes, strict=True):
                if len(hand) < size and waiting:
                    hand.append(waiting.pop(0))
        return [self.group(chr(ord("A") + at), hand, **how) for at, hand in enumerate(hands)]

    def round(self, stage: str, *pairs: tuple[str, str]) -> list[str]:
        """Matches of a round; who wins them."""
        return [self.play(stage, home, away) for home, away in pairs]

    def finish(self, one: str, two: str, three: str, four: str, *, third: bool = True) -> None:
        """Semi-finals and what follows."""
        first, second = self.round("Semi-finals", (one, two), (three, four))
        if third:
            losers = [team for team in (one, two, three, four) if team not in (first, second)]
            self.round("Third place", (losers[0], losers[1]))
        self.round("Final", (first, second))

    def cup(self) -> CupRecord:
        """As a file has it."""
        return CupRecord.model_validate(
            {"id": self.identity, "groups": self.groups, "matches": self.matches}, strict=False
        )


def copa_with_holder() -> Making:
    """Three groups of three, home and away; the holder comes into the semi-finals, which have two legs (1983)."""
    made = Making("copa-1983", 10)
    (a, b, c), holder = made.deal((3, 3, 3), double=True), made.names[9]
    for home, away in ((a[0], holder), (b[0], c[0])):
        made.play("Semi-finals", home, away, (1, 0))
    for home, away in ((a[0], holder), (b[0], c[0])):
        made.play("Semi-finals", away, home, (1, 1))
    made.play("Final", a[0], b[0], (2, 0))
    made.play("Final", b[0], a[0], (1, 1))
    return made


def two_groups_of_five() -> Making:
    """Four of five go on (2021)."""
    made = Making("copa-2021", 10)
    a, b = made.deal((5, 5))
    on = made.round("Quarter-finals", (a[0], b[3]), (b[0], a[3]), (a[1], b[2]), (b[1], a[2]))
    made.finish(on[0], on[2], on[1], on[3])
    return made


def ten_teams_with_best_thirds() -> Making:
    """Groups of 3, 3 and 4, and the two best thirds (2004)."""
    made = Making("olympic-w-2004", 10)
    a, b, c = made.deal((3, 3, 4))
    thirds = [b[2], c[2]] if made.names.index(a[2]) > made.names.index(c[2]) else [c[2], b[2]]
    on = made.round("Quarter-finals", (a[0], thirds[0]), (b[0], thirds[1]), (c[0], a[1]), (b[1], c[1]))
    made.finish(on[0], on[2], on[1], on[3])
    return made


def winners_and_the_best_second() -> Making:
    """Three groups of three, whose winners are joined by one more (1996)."""
    made = Making("gold-1996", 9)
    a, b, c = made.deal((3, 3, 3))
    made.play("Group A", a[1], a[0], (0, 0))
    del made.matches[-1]
    made.finish(a[0], b[0], c[0], a[1])
    return made


def winners_wait_for_seconds_and_thirds() -> Making:
    """Winners go to the semi-finals at once, seconds and thirds play for the other places."""
    made = Making("lake-2019", 8)
    a, b = made.deal((4, 4))
    on = made.round("Play-offs", (a[1], b[2]), (b[1], a[2]))
    made.finish(a[0], on[1], b[0], on[0], third=False)
    return made


def finals_at_once() -> Making:
    """The winners of two groups play the final, their seconds for third place, all others for what is below (1980)."""
    made = Making("algarve-1995", 8)
    a, b = made.deal((4, 4))
    made.round("Seventh place", (a[3], b[3]))
    made.round("Fifth place", (a[2], b[2]))
    made.round("Third place", (a[1], b[1]))
    made.round("Final", (a[0], b[0]))
    return made


def league() -> Making:
    """Five teams, all against all; the table gives the title (1968)."""
    made = Making("asian-1968", 5)
    made.group("A", made.names)
    return made


def league_of_eight() -> Making:
    """The largest there was (1947)."""
    made = Making("copa-1947", 8)
    made.group("A", made.names)
    return made


def final_group_after_groups() -> Making:
    """Two groups, and a final group of their first two (1976)."""
    made = Making("afcon-1976", 8)
    a, b = made.deal((4, 4))
    for home, away in combinations((a[0], b[0], a[1], b[1]), 2):
        made.play("Final Round", home, away)
    return made


def four_in_two_legs() -> Making:
    """Semi-finals and final in two legs, one by goals away, one on penalties whose score nobody knows (1984)."""
    made = Making("weuro-1984", 4)
    a, b, c, d = made.names
    made.play("Semi-finals, first leg", a, b, (1, 0))
    made.play("Semi-finals, first leg", c, d, (0, 0))
    made.play("Semi-finals, second leg", b, a, (2, 1))
    made.play("Semi-finals, second leg", d, c, (1, 1))
    made.play("Final", a, c, (1, 0))
    made.play("Final", c, a, (1, 0), extra_time=True, winner=c)
    return made


def byes() -> Making:
    """Six teams: the two strongest come in at the semi-finals (1938 had one such)."""
    made = Making("harbour-1962", 6)
    a, b, c, d, e, f = made.names
    on = made.round("First round", (c, f), (d, e))
    made.finish(a, on[1], b, on[0])
    return made


def forty_eight() -> Making:
    """Twelve groups A to L, their best two and eight best thirds, and a match for third place (2026)."""
    made = Making("wc-2026", 48)
    groups = {chr(ord("A") + at): order for at, order in enumerate(made.deal([4] * 12))}
    one, two, three = ({letter: order[at] for letter, order in groups.items()} for at in range(3))
    # The best thirds are those of A to H. This row is of the published table.
    row = dict(zip("ABDEGIKL", "HGBCAFDE", strict=True))
    pairs = [
        (two["A"], two["B"]), (one["E"], three[row["E"]]), (one["F"], two["C"]), (one["C"], two["F"]),
        (one["I"], three[row["I"]]), (two["E"], two["I"]), (one["A"], three[row["A"]]), (one["L"], three[row["L"]]),
        (one["D"], three[row["D"]]), (one["G"], three[row["G"]]), (two["K"], two["L"]), (one["H"], two["J"]),
        (one["B"], three[row["B"]]), (one["J"], two["H"]), (one["K"], three[row["K"]]), (two["D"], two["G"]),
    ]  # fmt: skip
    on = made.round("Round of 32", *pairs)
    on = made.round("Round of 16", *zip(on[::2], on[1::2], strict=True))
    on = made.round("Quarter-finals", *zip(on[::2], on[1::2], strict=True))
    made.finish(*on)
    return made


MADE: tuple[Callable[[], Making], ...] = (
    copa_with_holder, two_groups_of_five, ten_teams_with_best_thirds, winners_and_the_best_second,
    winners_wait_for_seconds_and_thirds, finals_at_once, league, league_of_eight, final_group_after_groups,
    four_in_two_legs, byes, forty_eight,
)  # fmt: skip


def report(make: Callable[[], Making]) -> CupReport:
    return report_on(HOUSE, field_of(HOUSE, make().cup()))


def schedule_of(make: Callable[[], Making]) -> Schedule:
    return cup_format(HOUSE, field_of(HOUSE, make().cup())).compiled().schedule


@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
def test_a_cup_draws_the_pairs_that_it_had(make: Callable[[], Making]) -> None:
    found = report(make)
    assert found.faults == ()
    assert all(each.right == each.of for each in found.rounds)
    assert sum(each.of for each in found.rounds) == sum(
        len(stage.ties) for layer in found.found.stages.layers for stage in layer if not stage.is_group
    )


@pytest.mark.parametrize("make", MADE, ids=lambda make: make.__name__)
def test_a_cup_is_played_to_the_end(make: Callable[[], Making]) -> None:
    found = field_of(HOUSE, make().cup())
    options: Json = as_it_was(HOUSE, found)
    kind = kind_with(HOUSE)
    seats = min(4, options["format"]["seats"][1])
    game = kind.new(kind.as_kept({**options, "seats": seats, "distribution": "random"}), 5)
    assert isinstance(game, Swallows)
    chance = random.Random(3)
    while game.to_move is not None:
        entry = chance.choice(list(game.legal_actions(game.to_move)))
        game.push(entry if isinstance(entry, int) else entry[0])
    assert len(game.played) >= len(game.form.schedule.fixtures)
    paid = {event[2] for event in game.log if event[0] == "fee_paid"}
    assert paid


@pytest.mark.parametrize(
    ("make", "level"),
    [
        pytest.param(league, "expert", marks=pytest.mark.nightly),
        pytest.param(copa_with_holder, "hard", marks=pytest.mark.nightly),
        (four_in_two_legs, "expert"),
        (winners_and_the_best_second, "hard"),
    ],
)
def test_computers_think_through_every_shape(make: Callable[[], Making], level: str) -> None:
    options = {**as_it_was(HOUSE, field_of(HOUSE, make().cup())), "distribution": "draft"}
    seats = (level, *("easy",) * (options["format"]["seats"][0] - 1))
    session = play(playable("swallows"), Setup(options, table(seats), seed=2, ai_seeds=ai_seeds(2, len(seats))))
    assert session.over


def test_the_holder_of_a_cup_comes_in_behind_the_groups() -> None:
    schedule = schedule_of(copa_with_holder)
    stage, semi, final = schedule.stages
    assert isinstance(stage, GroupStage)
    assert isinstance(semi, Round)
    assert isinstance(final, Round)
    assert len(stage.match_days) == 6
    assert (semi.legs, final.legs) == (2, 2)
    assert (schedule.in_groups, schedule.teams) == (9, 10)
    assert len(schedule.fixtures) == 18 + 4 + 2


def test_forty_eight_teams_have_a_match_for_third_place_and_the_published_table() -> None:
    assert report(forty_eight).table == "forty-eight-2026"
    schedule = schedule_of(forty_eight)
    assert [fixture.number for fixture in schedule.fixtures if fixture.stage == THIRD_PLACE] == [103]
    assert len(schedule.assignments) == 495


def test_goals_away_are_counted_in_their_years_unless_a_tie_shows_that_they_were_not() -> None:
    def away_goals(cup: CupRecord) -> set[bool]:
        form = cup_format(HOUSE, field_of(HOUSE, cup))
        return {stage.away_goals for stage in form.stages}

    made = four_in_two_legs()
    assert away_goals(made.cup()) == {True}
    made.identity = "weuro-2025"
    assert away_goals(made.cup()) == {False}
    made.identity = "weuro-1984"
    made.matches[3]["penalties"] = (3, 4)
    assert away_goals(made.cup()) == {False}


def test_matches_for_lower_places_are_left_out_and_told() -> None:
    found = report(finals_at_once).found
    assert [match.stage for match in found.stages.left_out] == ["Seventh place", "Fifth place"]


def test_stages_are_found_whatever_they_are_called() -> None:
    made = two_groups_of_five()
    for match in made.matches:
        match["stage"] = {"Quarter-finals": "1/4", "Semi-finals": "1/2", "Third place": "Spiel um Platz 3"}.get(
            match["stage"], "Group stage" if match["stage"].startswith("Group") else match["stage"]
        )
    found = report_on(HOUSE, field_of(HOUSE, made.cup()))
    assert found.faults == ()
    assert [len(layer) for layer in found.found.stages.layers] == [2, 1, 1, 1, 1]


FIELDS = {found.id: found for found in cup_fields(HOUSE)}


@pytest.mark.parametrize("name", FIELDS)
def test_every_known_cup_is_ranked_as_history_and_draws_its_pairs(name: str) -> None:
    found = report_on(HOUSE, FIELDS[name])
    assert found.faults == ()
    if found.rounds:
        assert found.rounds[0].right == found.rounds[0].of


def one_of_each_shape() -> list[str]:
    """A known cup of every shape that there is among them."""
    shapes: dict[str, str] = {}
    for name, found in FIELDS.items():
        schedule = cup_format(HOUSE, found).compiled().schedule
        shape = [
            (sorted(group.size for group in stage.groups), len(stage.match_days), bool(stage.entrants))
            if isinstance(stage, GroupStage)
            else (stage.stage, len(stage.matches), stage.legs, stage.level)
            for stage in schedule.stages
        ]
        shapes.setdefault(str(shape), name)
    return list(shapes.values())


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.nightly] if at % 3 else [])  # those made above are played by day, too
        for at, name in enumerate(one_of_each_shape())
    ],
)
def test_a_known_cup_is_played_by_computers_to_the_end_and_its_record_is_sound(name: str, tmp_path: Path) -> None:
    options = as_it_was(HOUSE, FIELDS[name])
    seats = ("easy",) * min(3, options["format"]["seats"][1])
    options |= {"distribution": "random"}
    path = tmp_path / "cup.swallows"
    play(playable("swallows"), Setup(options, table(seats), seed=11, ai_seeds=ai_seeds(11, len(seats))), path=path)
    found = verify(path)
    assert found.over
    assert not found.unchecked
