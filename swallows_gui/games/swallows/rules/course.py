"""The course of a tournament: match after match, and what follows each (S3.1, S3.2, S3.9, S6, S8.1, S8.5).

At the end of a stage of groups: ranking, cards handed in, the rest day and the new draw pile (S7.2 to S7.5, S10.6).
"""

from collections.abc import Sequence

from swallows_gui.engine.tournament.bracket import entrant, winner_among
from swallows_gui.engine.tournament.ranking import Played, Ranking, RankingFacts, Score, rank, rank_apart
from swallows_gui.engine.tournament.schedule import Fixture, GroupStage, Place, index_of, with_play_offs, with_replay
from swallows_gui.engine.tournament.thirds import assigned, sources, stages_of
from swallows_gui.games.swallows.rules.actions import STEPS, Step, proceed
from swallows_gui.games.swallows.rules.bribes import rest_prices
from swallows_gui.games.swallows.rules.cards import (
    clear_table,
    common,
    draw,
    hand_in,
    look_through_reds,
    new_pile,
    pile_top,
    take,
)
from swallows_gui.games.swallows.rules.envelopes import first_holder, name_referee, rest_envelopes
from swallows_gui.games.swallows.rules.match import kick_off
from swallows_gui.games.swallows.rules.payout import PAY_OUT
from swallows_gui.games.swallows.rules.state import EMPTY, NOBODY, NORMAL, PERIODS, SHOOTOUT, State
from swallows_gui.games.swallows.rules.tables import RED


class GroupsOver(Step):
    """The groups of a stage are ranked, the teams that are out hand in their cards, the others may take a rest."""

    name = "groups_over"

    def enter(self, game: State) -> None:
        stage = game.fixtures[len(game.played) - 1].round
        if _add_play_offs(game, stage):
            proceed(game)
            return
        first, last = game.form.schedule.rounds[stage]
        _rank_groups(game, first, last)
        best = _rank_thirds(game, stage)
        if len(game.played) < len(game.fixtures):
            go_on: list[int] = []
            for group in range(first, last):
                order, through = game.ranked[group], game.form.schedule.through[group]
                go_on += order[:through]
                for team in order[through:]:
                    if team not in best:
                        hand_in(game, team)
            if game.fixtures[len(game.played)].rung == game.form.economy.rest:
                _rest(game, go_on + best)
        proceed(game)


def facts(game: State, group: int) -> RankingFacts:
    """What the ranking of a group may ask for beside its matches."""
    before = {team: place for order in game.ranked[:group] for place, team in enumerate(order, 1)}
    offs = tuple(match for fixture, match in zip(game.fixtures, game.played, strict=False) if fixture.decides == group)
    return RankingFacts(dict(enumerate(game.sent)), before, offs)


def _rank_groups(game: State, first: int, last: int) -> None:
    """Rank the groups from `first` to before `last` (S7.2)."""
    schedule = game.form.schedule
    ranked = list(game.ranked)
    by_group = _by_group(game)
    for group in range(first, last):
        teams, known = game.groups[group], facts(game, group)
        order, lots = rank(teams, by_group[group], schedule.ranking, game.chance.shuffle, known)
        ranked.append(tuple(order))
        if game.emits_events:
            name = schedule.group_names[group]
            game.log.append(("group_ranked", name, tuple(order), tuple(map(tuple, lots))))
    game.ranked = tuple(ranked)


def _rank_thirds(game: State, stage: int) -> list[int]:
    """Rank the thirds (or another place) of which the best go on, and assign each to a match; returns
    those that go on."""
    schedule = game.form.schedule
    first, last = schedule.rounds[stage]
    by_group = _by_group(game)
    on: list[int] = []
    for places in stages_of(schedule):
        groups = sources(places)
        if not first <= groups[0] < last:
            continue
        at = places[0].rank - 1
        of = {game.ranked[group][at]: group for group in groups}
        known = RankingFacts(dict(enumerate(game.sent)))
        rows = [(team, game.groups[group], by_group[group]) for team, group in of.items()]
        order, lots = rank_apart(rows, schedule.ranking, game.chance.shuffle, known)
        through = order[: len(places)]
        if game.emits_events:
            game.log.append((
                "thirds_ranked", tuple(order), len(places), tuple(map(tuple, lots)), places[0].rank,
            ))  # fmt: skip
        team_of = {of[team]: team for team in through}
        chosen = assigned(schedule, places, team_of)
        bests = [*game.bests, *[-1] * (len(schedule.bests) - len(game.bests))]
        for place, group in zip(places, chosen, strict=True):
            bests[place.number] = team_of[group]
        game.bests = tuple(bests)
        on += through
    return on


def fill_groups(game: State) -> None:
    """The groups of a later stage get the teams that came through, before its first match."""
    schedule = game.form.schedule
    stage = game.fixture.round
    of_stage = schedule.stages[stage]
    assert isinstance(of_stage, GroupStage)
    first, last = schedule.rounds[stage]
    groups = list(game.groups)
    for group, places in zip(range(first, last), of_stage.entrants, strict=True):
        groups[group] = entrants(game, places)
        if game.emits_events:
            for slot, team in enumerate(groups[group], 1):
                game.log.append(("team_placed", team, schedule.group_names[group], slot))
    game.groups = tuple(groups)


def entrants(game: State, places: Sequence[Place]) -> tuple[int, ...]:
    """The teams that these places stand for, -1 where it is not known yet."""
    winner = winner_among(game.played, game.fixtures)
    loser = winner_among(game.played, game.fixtures, lost=True)
    return tuple(entrant(place, game.groups, game.ranked, winner, loser, game.bests) for place in places)


def _add_play_offs(game: State, stage: int) -> bool:
    """Add matches to the sheet between teams that nothing else separates; returns whether there are any (S10.6)."""
    schedule = game.form.schedule
    criteria = schedule.ranking.criteria
    if "play_off" not in criteria or game.fixtures[len(game.played) - 1].decides >= 0:
        return False
    before = Ranking(schedule.ranking.win, criteria[: criteria.index("play_off")])
    by_group = _by_group(game)
    pairs = []
    for group in range(*schedule.rounds[stage]):
        order, level = rank(game.groups[group], by_group[group], before, facts=facts(game, group))
        for teams in level:
            if len(teams) == 2 and _hangs_on(game, group, order.index(teams[0]) + 1):
                pairs.append((group, teams[0], teams[1]))
    if pairs:
        game.fixtures = with_play_offs(game.fixtures, len(game.played), pairs)
    return bool(pairs)


def _hangs_on(game: State, group: int, place: int) -> bool:
    """Whether the order of two teams at `place` decides who goes on."""
    schedule = game.form.schedule
    if place <= schedule.through[group] < place + 1:
        return True
    ranks = {best.rank for best in schedule.bests if group in best.groups}
    return bool(ranks & {place, place + 1})


def _by_group(game: State) -> list[list[Played]]:
    """The matches played in each group."""
    matches: list[list[Played]] = [[] for _ in game.groups]
    for fixture, match in zip(game.fixtures, game.played, strict=False):
        if fixture.group is not None:
            matches[fixture.group].append(match)
    return matches


def _rest(game: State, teams: list[int]) -> None:
    """Each team that goes on takes a random red; then all other cards become a new draw pile (S7.4, S7.5)."""
    colour = game.tables.card_colour
    gathered = [*game.pile[game.pile_at :], *game.discard]
    for _seat, covered in game.handed:
        gathered.extend(covered)
    reds: list[int] = []
    others: list[int] = []
    for card in gathered:
        (reds if colour[card] == RED else others).append(card)
    game.pile, game.pile_at = EMPTY, 0
    game.discard = ()
    game.handed = ()
    if len(reds) < len(teams):
        reds += game.aside
        game.veiled = game.aside
    new_pile(game, reds, "rest")
    waiting = _take_one_each(game, teams)
    left: list[int] = list(game.pile[game.pile_at :])
    if game.veiled:
        personalised = set(left) - set(common(game, tuple(left)))
        game.aside = game.veiled = tuple(sorted(personalised))
        left = [card for card in left if card not in personalised]
    if waiting:
        new_pile(game, others, "rest")
        _take_one_each(game, waiting)
        others = list(game.pile[game.pile_at :])
    new_pile(game, others + left, "knockout")


def _take_one_each(game: State, teams: list[int]) -> list[int]:
    """Each team takes the top card of the pile while there is one; returns the teams without a card."""
    for place, team in enumerate(teams):
        if game.pile_at == len(game.pile):
            return teams[place:]
        card = game.pile[game.pile_at]
        game.pile_at += 1
        take(game, team, (card,))
        if game.emits_events:
            game.log.append(("cards_drawn", team, (card,), 1, "rest", pile_top(game)))
    return []


GROUPS_OVER = STEPS["groups_over"]


RESULT_CARDS = {1: (3, 1)}
"""Cards drawn by winner and loser by goals of difference; two and more: 4 and 0 (S6.3)."""
NO_TEAM = -1
DRAWN = 2
"""Cards that each team draws after a draw, or before a replay or play-off (S6.3, S10.6)."""


class NextMatch(Step):
    """The next match of the record sheet is announced and its referee named; or the tournament is over (S3.1, S3.9)."""

    name = "next_match"

    def enter(self, game: State) -> None:
        if len(game.played) == len(game.fixtures):
            PAY_OUT.enter(game)
            return
        if game.match == 0:
            game.card_at = first_holder(game)
        fixture = game.fixtures[len(game.played)]
        game.match = fixture.number
        if fixture.group is not None and NO_TEAM in game.groups[fixture.group]:
            fill_groups(game)
        home, away = entrants(game, (fixture.home, fixture.away))
        if fixture.replay_of or fixture.decides >= 0:
            draw(game, home, DRAWN, "result")
            draw(game, away, DRAWN, "result")
        game.sides = (home, away)
        game.coach = (game.trainer[home], game.trainer[away])
        game.moments = [look_through_reds(game, 0), look_through_reds(game, 1)]
        game.knockout = fixture.knockout and (game.options.knockout or not fixture.optional)
        game.final = fixture.final
        game.score = game.kicks = game.kick_goals = (0, 0)
        game.period = NORMAL
        game.initiative = -1
        game.declined = game.bare = game.green_played = 0
        game.bonds = game.roll = 0
        game.bans = False
        game.first_stoppage = True
        game.referee = NOBODY
        game.offers_made = (0,) * game.seats
        rest_prices(game)
        rest_envelopes(game)
        if game.emits_events:
            started = ("match_started", game.match, fixture.stage, home, away)
            special = fixture.replay_of or fixture.leg
            game.log.append((*started, fixture.replay_of, fixture.leg) if special else started)
        game.stack.append(HOME_DRAW)
        name_referee(game)


class HomeDraw(Step):
    """The home team draws a card, and the match begins (S3.2, S3.9)."""

    name = "home_draw"

    def enter(self, game: State) -> None:
        draw(game, game.sides[0], 1, "home")
        game.stack.append(AFTERMATH)
        kick_off(game)


class Aftermath(Step):
    """After the whistle: result, used and spent cards, cards drawn, a ban, the loser's cards (S6.4)."""

    name = "aftermath"

    def enter(self, game: State) -> None:
        fixture = game.fixture
        home, away = game.sides
        score = _result(game, fixture)
        winner = score.winner
        again = winner is None and game.knockout and "replay" in fixture.level
        if again:
            game.fixtures = with_replay(game.fixtures, len(game.played))
        game.played += ((home, away, score),)
        if game.emits_events:
            champion = -1 if winner is None else game.sides[winner]
            game.log.append(("match_ended", game.match, *game.score, score.after, score.shootout, champion))
        clear_table(game)
        if len(game.played) < len(game.fixtures) and not again and not _for_third_place(game, fixture):
            _draw_for_result(game, fixture, score, winner)
        if game.bans:
            game.banned |= 1 << game.referee
            if game.emits_events:
                game.log.append(("referee_banned", game.referee))
        if fixture.knockout and not fixture.optional and winner is not None and fixture.decides < 0:
            _go_out(game, fixture, winner)
        game.referee = NOBODY
        game.bonds = 0
        rest_prices(game)
        rest_envelopes(game)
        if fixture.closes:
            game.stack.append(NEXT_MATCH)
            GROUPS_OVER.enter(game)
        else:
            NEXT_MATCH.enter(game)


def _result(game: State, fixture: Fixture) -> Score:
    """The score of the match that is over; who comes through after two legs, or by lot, stands in it (S10.6)."""
    shootout = game.kick_goals if game.period == SHOOTOUT else None
    home, away = game.score
    score = Score(home, away, PERIODS[game.period], shootout)
    if not game.knockout or fixture.optional:
        return score
    if fixture.first_leg and shootout is None and not game.is_level:
        return score._replace(through=0 if game.margin > 0 else 1)
    if game.is_level and shootout is None and "replay" not in fixture.level and "lot" in fixture.level:
        return score._replace(through=game.chance.below(2))
    return score


def _lead_on_sums(game: State, fixture: Fixture, score: Score) -> int:
    """By how many goals the home side of a second leg is ahead in both legs."""
    first = game.played[index_of(game.fixtures, fixture.first_leg)][2]
    return score.home + first.away - score.away - first.home


def _for_third_place(game: State, fixture: Fixture) -> bool:
    """Whether it is the match for third place: neither team plays again, though it is not the last match. Nobody draws
    cards after it."""
    schedule = game.form.schedule
    number = fixture.replay_of or fixture.number
    plays_on = schedule.goes_on(number, winner=True) or schedule.goes_on(number, winner=False)
    return game.knockout and not plays_on and fixture.decides < 0 and not fixture.optional


def _go_out(game: State, fixture: Fixture, winner: int) -> None:
    """Who has no match left hands in, the loser first: not before the match for third place, which ends it for both."""
    schedule = game.form.schedule
    number = fixture.replay_of or fixture.number
    if not schedule.goes_on(number, winner=False):
        hand_in(game, game.sides[1 - winner])
    if not fixture.final and not schedule.goes_on(number, winner=True) and len(game.played) < len(game.fixtures):
        hand_in(game, game.sides[winner])


def _draw_for_result(game: State, fixture: Fixture, score: Score, winner: int | None) -> None:
    """Cards by the result of the match itself, winner first; in the knock-out the loser draws nothing (S6.3)."""
    home, away = game.sides
    if winner is None:
        draw(game, home, DRAWN, "result")
        draw(game, away, DRAWN, "result")
        return
    lead = abs(score.home - score.away) if not fixture.first_leg else abs(_lead_on_sums(game, fixture, score))
    if score.after != PERIODS[NORMAL] or not lead:
        for_winner, for_loser = 2, 0
    else:
        for_winner, for_loser = RESULT_CARDS.get(lead, (4, 0))
    draw(game, game.sides[winner], for_winner, "result")
    if for_loser and not game.knockout:
        draw(game, game.sides[1 - winner], for_loser, "result")


NEXT_MATCH = STEPS["next_match"]
HOME_DRAW = STEPS["home_draw"]
AFTERMATH = STEPS["aftermath"]
