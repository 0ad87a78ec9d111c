"""The end of a stage of groups: ranking, cards handed in, the rest and the new draw pile (S7.2 to S7.5, S10.6)."""

from collections.abc import Sequence

from swallows_gui.engine.tournament.bracket import entrant, winner_among
from swallows_gui.engine.tournament.ranking import Played, Ranking, RankingFacts, rank, rank_apart
from swallows_gui.engine.tournament.schedule import GroupStage, Place, with_play_offs
from swallows_gui.engine.tournament.thirds import assigned, sources, stages_of
from swallows_gui.games.swallows.rules.cards import common, hand_in, new_pile, pile_top, take
from swallows_gui.games.swallows.rules.state import EMPTY, State
from swallows_gui.games.swallows.rules.step import STEPS, Step, proceed
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
    """Rank the thirds (or seconds, ...) of which the best go on, and say where each of them goes; those that do."""
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
    """Put matches between two teams onto the sheet that nothing else tells apart; whether there are any (S10.6)."""
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
    """Whether a place that goes on hangs on who of two is at `place` and who behind it."""
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
    """Each team that goes on takes a random red; then everything else becomes a new draw pile (S7.4, S7.5)."""
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
    """Each team takes the pile's top card while there is one; returns the teams that got none."""
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
