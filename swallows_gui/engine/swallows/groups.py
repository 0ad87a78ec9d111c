"""The end of the group stage: ranking, cards handed in, the rest and the new draw pile (S7.2 to S7.5)."""

from swallows_gui.engine.swallows.cards import common, hand_in, new_pile, pile_top, take
from swallows_gui.engine.swallows.state import State
from swallows_gui.engine.swallows.step import STEPS, Step, proceed
from swallows_gui.engine.swallows.tables import RED
from swallows_gui.engine.tournament.ranking import Played, rank


class GroupsOver(Step):
    """All groups are ranked, the teams that are out hand in their cards, the others take a rest."""

    name = "groups_over"

    def enter(self, game: State) -> None:
        _rank_groups(game)
        go_on: list[int] = []
        for order, through in zip(game.ranked, game.form.schedule.through, strict=True):
            go_on += order[:through]
            for team in order[through:]:
                hand_in(game, team)
        if game.fixtures[game.match].stage == game.form.economy.rest:
            _rest(game, go_on)
        proceed(game)


def _rank_groups(game: State) -> None:
    """Rank every group (S7.2)."""
    schedule = game.form.schedule
    ranked = []
    for letter, teams, played in zip(schedule.group_names, game.groups, _by_group(game), strict=True):
        order, lots = rank(teams, played, schedule.ranking, game.chance.shuffle)
        ranked.append(tuple(order))
        if game.emits_events:
            game.log.append(("group_ranked", letter, tuple(order), tuple(map(tuple, lots))))
    game.ranked = tuple(ranked)


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
    game.pile, game.pile_at = (), 0
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
