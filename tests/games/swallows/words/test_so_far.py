"""What the window says of a tournament of any shape, held against how it goes on (S2.4, S7.2, S10.5, S10.6)."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest

from swallows_gui.engine.tournament.ranking import Played
from swallows_gui.engine.tournament.schedule import FROM_WINNER
from swallows_gui.engine.tournament.thirds import stages_of
from swallows_gui.games.swallows.lab.bench import choose
from swallows_gui.games.swallows.lab.playing import new_game
from swallows_gui.games.swallows.rules.actions import BET_KINDS
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.payout import heights
from swallows_gui.games.swallows.rules.view import SwallowsView
from swallows_gui.games.swallows.words import groups_over
from swallows_gui.games.swallows.words.accounts import Reach, fate_of, reach
from swallows_gui.games.swallows.words.group_table import BestsModel, bests, standings
from swallows_gui.games.swallows.words.last_day import OUT, THROUGH, for_the_title, last_day, words
from swallows_gui.games.swallows.words.sheet import last_fixture, matches_of, results, sheet_rows
from swallows_gui.models.ties import TieRow, bracket
from swallows_gui.services.language import language
from tests.games.swallows.words.past_cups import game_of, names_of

pytestmark = pytest.mark.usefixtures("english")

SHAPES = {
    "two legs of one stage": "short-evening",
    "thirds": "twenty-four",
    "final group": "sixteen-final-group",
    "second groups": "sixteen-second-groups",
    "replays": "wc-1934",
    "groups of two, three and four": "wc-1950",
    "final played again": "euro-1968",
    "third place": "wc-1974",
}


@pytest.fixture
def english(qapp: object) -> None:
    language().set_language("en")


def begun(shape: str, seed: int) -> Swallows:
    """A tournament of a format, or of a past cup's field."""
    if "-19" in shape or "-20" in shape:
        return game_of(shape, seed)
    return new_game({"format": shape, "distribution": "random"}, 4, seed)


class Watched:
    """A tournament of random decisions, with what was said of it after each match."""

    def __init__(self, shape: str, seed: int) -> None:
        self.game = game = begun(shape, seed)
        self.said: list[tuple[Reach, dict[int, set[int]]]] = []
        self.names = names_of(game.view(None))
        lot = Random(seed).random
        over = -1
        while game.to_move is not None:
            game.push(choose(game, lot)[0])
            if len(game.played) != over:
                over = len(game.played)
                self.look(game.view(None))
        self.look(game.view(None))

    def look(self, view: SwallowsView) -> None:
        """Ask for all that is shown after a match; some of it must agree with the engine at once."""
        fates: dict[int, set[int]] = {}
        for group in range(len(view.groups)):
            shown = standings(view, group)
            if group < len(view.ranked):
                assert tuple(line.row.team for line in shown) == view.ranked[group]
            assert sum(line.row.played for line in shown) == 2 * len(matches_of(view, group))
            for needs in last_day(view, group):
                fates[needs.team] = {fate for row in needs.fate for fate in row}
                assert words(needs, self.names)
        self._look_at_the_sheet(view)
        self.said.append((reach(view), fates))

    def _look_at_the_sheet(self, view: SwallowsView) -> None:
        rows = sheet_rows(view)
        over: dict[int, Played] = results(view)
        assert len(over) == len(view.played)
        for at, row in enumerate(rows):
            assert (row.score is not None) == (at < len(view.played))
            if row.score is not None:
                assert (row.home, row.away, row.score) == over[row.fixture.number] == view.played[at]
        if groups_over.just_over(view):
            on = {each.team for each in groups_over.through(view)}
            fixture = last_fixture(view)
            assert fixture is not None
            following = [row for row in rows if row.fixture.round > fixture.round]
            assert on <= {team for row in following for team in (row.home, row.away)}
            assert -1 not in {team for row in following[:2] for team in (row.home, row.away)}


@pytest.fixture(scope="module", params=sorted(SHAPES.values()))
def watched(request: pytest.FixtureRequest, qapp: object) -> Watched:
    return Watched(request.param, 4)


def test_nobody_falls_back_and_nobody_gets_further_than_was_possible(watched: Watched) -> None:
    ladder = watched.game.form.schedule.ladder
    reached = heights(watched.game)
    for so_far, _ in watched.said:
        for team, height in enumerate(reached):
            assert so_far.sure[team] <= height <= so_far.possible[team] <= len(ladder)
    last = watched.said[-1][0]
    assert last.sure == reached
    assert last.possible == reached


def test_every_bet_is_told_as_it_is_paid(watched: Watched) -> None:
    game, view = watched.game, watched.game.view(None)
    reached, ladder, so_far = heights(game), game.form.schedule.ladder, reach(view)
    for kind in (each for each in BET_KINDS if each in game.form.economy.bets):
        wanted = ladder.index(game.form.economy.bets[kind].stage) + 1
        for team, height in enumerate(reached):
            assert fate_of(view, so_far, team, kind) == ("won" if height >= wanted else "lost")


def test_who_is_told_to_be_through_or_out_is(watched: Watched) -> None:
    """Of the last match days: nothing certain turns out otherwise."""
    schedule, game = watched.game.form.schedule, watched.game
    for _, fates in watched.said:
        for team, fate in fates.items():
            on = {
                other
                for group, order in enumerate(game.ranked)
                if team in order
                for other in order[: schedule.through[group]]
            } | set(game.bests)
            groups = [group for group, order in enumerate(game.ranked) if team in order]
            if len(groups) == 1 and fate in ({OUT}, {THROUGH}):
                assert (team in on) == (fate == {THROUGH})


def test_the_bracket_has_every_match_once_and_pairs_that_meet_side_by_side(watched: Watched) -> None:
    rows = [row for row in sheet_rows(watched.game.view(None)) if row.fixture.group is None]
    columns = bracket(rows)
    assert sorted(at for column in columns for tie in column for at in tie) == list(range(len(rows)))
    for earlier, later in pairwise(columns):
        heads = [rows[tie[0]].fixture.number for tie in earlier]
        fed = [
            heads.index(place.number)
            for tie in later
            for place in (rows[tie[0]].fixture.home, rows[tie[0]].fixture.away)
            if place.kind == FROM_WINNER and place.number in heads
        ]
        assert fed == sorted(fed)
    for tie in (tie for column in columns for tie in column):
        assert {rows[at].fixture.replay_of for at in tie[1:]} <= {0, rows[tie[0]].fixture.number, *_numbers(rows, tie)}


def _numbers(rows: Sequence[TieRow], tie: Sequence[int]) -> list[int]:
    return [rows[at].fixture.number for at in tie]


def test_the_best_thirds_have_their_table() -> None:
    watched = Watched("twenty-four", 4)
    view = watched.game.view(None)
    (places,) = stages_of(view.form.schedule)
    table = bests(view, places)
    assert [line.place for line in table] == [1, 2, 3, 4, 5, 6]
    assert {line.row.team for line in table if line.through} == set(view.bests)
    assert {line.row.team for line in table} == {order[2] for order in view.ranked}
    model = BestsModel(watched.names, places)
    model.update(view)
    assert model.title == "Best thirds"
    assert all(model.spoken(line).startswith(f"{line.place}. ") for line in model.rows)


def test_what_a_third_needs_is_told() -> None:
    watched = begun("twenty-four", 1)
    lot = Random(1).random
    while len(watched.played) < 33:
        watched.push(choose(watched, lot)[0])
    view = watched.view(None)
    told = {words(needs, names_of(view)) for group in (4, 5) for needs in last_day(view, group)}
    assert any("With a draw they can go on only as one of the best thirds." in text for text in told)
    assert any(text.startswith("Japan can go on only as one of the best thirds.") for text in told)
    assert not any("out, whatever happens" in text for text in told)


def test_a_final_group_is_about_the_title() -> None:
    game = begun("sixteen-final-group", 4)
    lot = Random(4).random
    said: list[str] = []
    while game.to_move is not None:
        game.push(choose(game, lot)[0])
        if len(game.played) in (28, 29) and len(game.ranked) == 4:
            view = game.view(None)
            said += [words(needs, names_of(view)) for needs in last_day(view, 4)]
            assert all(needs.title for needs in last_day(view, 4))
    assert said
    assert all("title" in text or "may win it" in text for text in said)
    assert not any("go through" in text for text in said)


def test_a_match_for_the_title_is_known_as_such_from_its_beginning_to_its_end() -> None:
    last_days, off_the_sheet = 0, 0
    for seed in range(1, 33):
        game = begun("sixteen-final-group", seed)
        lot = Random(seed).random
        told: dict[int, list[tuple[bool, int, int]]] = {}
        while game.to_move is not None:
            game.push(choose(game, lot)[0])
            view = game.view(None)
            if view.match:
                told.setdefault(view.match, []).append((for_the_title(view), view.home, view.away))
        assert all(len(set(seen)) == 1 for seen in told.values())
        held = {number: seen[0] for number, seen in told.items() if seen[0][0]}
        on_the_sheet = [number for number in held if number <= 30]
        assert set(on_the_sheet) <= {29, 30}
        last_days += len(on_the_sheet)
        off_the_sheet += len(held) - len(on_the_sheet)
        champion = game.ranked[4][0]
        if held:
            assert champion in list(held.values())[-1][1:]
    assert last_days > 3
    assert off_the_sheet > 3


def test_without_a_final_group_the_final_alone_is_for_the_title() -> None:
    game = begun("eight", 4)
    lot = Random(4).random
    told = set()
    while game.to_move is not None:
        game.push(choose(game, lot)[0])
        view = game.view(None)
        told.add((view.match, view.final, for_the_title(view)))
    assert all(final == title for number, final, title in told if number)
    assert any(title for _number, _final, title in told)
