"""Teams get their groups, by lot, by hand or as given, not too many of a seat in one (S1.5); then the cards are dealt.

Before the deal each team may have to give up a card (S1.6, S10.1).
"""

from bisect import bisect_right
from itertools import accumulate
from math import factorial, prod

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.engine.tournament.schedule import FROM_FIELD, Round
from swallows_gui.games.swallows.rules.actions import ARGUMENT, GIVE_UP, PLACE, STEPS, Step
from swallows_gui.games.swallows.rules.cards import new_pile, take
from swallows_gui.games.swallows.rules.formats import MOST_IN_A_GROUP
from swallows_gui.games.swallows.rules.options import AGREED, GIVEN
from swallows_gui.games.swallows.rules.state import PUBLIC, Hand, State
from swallows_gui.games.swallows.rules.tables import BLUE, GREEN, NOWHERE, RED
from swallows_gui.games.swallows.rules.talking import TALK_STEP

COLOUR_BITS = 2
"""The argument of giving up a card is team << COLOUR_BITS | colour."""


class GiveUp(Step):
    """The trainer of each team names the colour of which it is dealt a card fewer, if one of several is possible
    (S10.1)."""

    name = "give_up"

    def enter(self, game: State) -> None:
        if not game.form.economy.card_off or len(game.given_up) == len(game.field):
            _deal(game)
        else:
            game.ask(self, game.trainer[len(game.given_up)])

    def options(self, game: State) -> list[int]:
        team = len(game.given_up)
        base = game.mover << SEAT_SHIFT | GIVE_UP | team << COLOUR_BITS
        due = game.tables.nation_cards[game.field[team]]
        return [base | colour for colour, n in zip((GREEN, BLUE, RED), due, strict=True) if n]

    def push(self, game: State, action: int) -> None:
        colour = action & (1 << COLOUR_BITS) - 1
        if game.emits_events:
            game.log.append(("colour_given_up", len(game.given_up), colour))
        game.given_up += (colour,)
        self.enter(game)


def dealt(game: State, team: int) -> tuple[int, int, int]:
    """Random greens, blues and reds that a team is dealt (S1.6, S10.1)."""
    due = list(game.tables.nation_cards[game.field[team]])
    if team < len(game.given_up):
        due[game.given_up[team]] -= 1
    greens, blues, reds = due
    return greens, blues, reds


def _deal(game: State) -> None:
    """Personalised cards, then random ones as the nation cards say; the rest is the draw pile (S1.6)."""
    tables = game.tables
    decks = {colour: list(tables.deck(colour)) for colour in (GREEN, BLUE, RED)}
    for deck in decks.values():
        game.chance.shuffle(deck)
    for team, nation in enumerate(game.field):
        stars = tables.nation_stars[nation]
        take(game, team, stars)
        for card in stars:
            game.seen[card] = PUBLIC
        if stars and game.emits_events:
            game.log.append(("cards_drawn", team, stars, len(stars), "personal", NOWHERE))
    for team in range(len(game.field)):
        cards: Hand = ()
        due = dealt(game, team)
        for n, deck, hands in zip(due, decks.values(), (game.greens, game.blues, game.reds), strict=True):
            taken = _deal_off(deck, n)
            hands[team] += taken
            cards += taken
        if game.emits_events:
            game.log.append(("cards_drawn", team, cards, sum(due), "deal", NOWHERE))
    game.aside = tuple(card for card in tables.stars if tables.card_nation[card] not in game.field)
    new_pile(game, [card for deck in decks.values() for card in deck], "start")
    TALK_STEP.enter(game)


def _deal_off(deck: list[int], n: int) -> Hand:
    """The last `n` cards of `deck`, the last first; they are taken out. All of them if there are not so many."""
    at = max(len(deck) - n, 0)
    dealt = deck[at:]
    del deck[at:]
    dealt.reverse()
    return tuple(dealt)


GIVE_UP_STEP = STEPS["give_up"]


GROUP_SHIFT = 6
"""A placing's argument is group << GROUP_SHIFT | team."""
MOST_SHUFFLES = 2_000
"""So many shuffles are tried for a draw that keeps S1.5."""


def heads(game: State) -> list[int]:
    """The teams that head the groups; with free heads none does (S1.2)."""
    if game.options.free_heads:
        return []
    return [game.field.index(nation) for nation in game.tables.heads_of(game.form)]


class Groups(Step):
    """The teams without a group are drawn into the free slots, or placed by hand by the first seat (S1.5)."""

    name = "groups"

    def enter(self, game: State) -> None:
        if game.options.groups == GIVEN:
            GIVE_UP_STEP.enter(game)
            return
        for group, team in enumerate(_first_in_groups(game)):
            _place(game, team, group)
        if not game.form.schedule.drawn:
            GIVE_UP_STEP.enter(game)
            return
        if game.options.groups == "hand":
            PLACING.enter(game)
            return
        for team, group in _draw(game):
            _place(game, team, group)
        GIVE_UP_STEP.enter(game)


def place_as_given(game: State) -> None:
    """The field's order gives the groups, one after the other (S10.6)."""
    teams = iter(range(len(game.field)))
    for group in range(game.form.schedule.drawn):
        for _ in range(game.form.schedule.groups[group].size):
            _place(game, next(teams), group)


def within_limit(game: State, seat: int, teams: list[int]) -> list[int]:
    """Those of `teams` that a seat may take where the draw is known before the teams are shared out: no more than two
    of a group, not both of a first pair, and so that the rest can still be shared out; all of them if that is
    impossible (S1.5)."""
    blocks, most = known_blocks(game)
    if not blocks:
        return teams
    have = shares_of(game, blocks)
    own = [team for at, block in enumerate(blocks) if have[seat][at] < most for team in block]
    return lasting(game, seat, teams) or [team for team in teams if team in own] or teams


def lasting(game: State, seat: int, teams: list[int]) -> list[int]:
    """Those of `teams` that S1.5 allows a seat and that leave a way to share out the rest."""
    blocks, most = known_blocks(game)
    if not blocks:
        return teams
    have = shares_of(game, blocks)
    fitting = {
        team
        for at, block in enumerate(blocks)
        if have[seat][at] < most
        and not set(block).isdisjoint(teams)
        and _can_be_shared_out(game, have, seat, at, blocks, most)
        for team in block
    }
    return [team for team in teams if team in fitting]


def shares_of(game: State, blocks: tuple[tuple[int, ...], ...]) -> list[list[int]]:
    """How many teams of each block each seat has."""
    return [[sum(game.trainer[team] == seat for team in block) for block in blocks] for seat in range(game.seats)]


def known_blocks(game: State) -> tuple[tuple[tuple[int, ...], ...], int]:
    """The groups or pairs of teams that meet first, and how many of one a seat may have; none if the draw is not known
    yet or does not matter."""
    if game.form.schedule.drawn:
        later = ((team,) for team in range(game.form.schedule.in_groups, len(game.field)))
        return ((*_drawn_groups(game), *later), MOST_IN_A_GROUP) if game.options.groups == GIVEN else ((), 0)
    return (_first_pairs(game), 1) if game.options.apart else ((), 0)


def _first_pairs(game: State) -> tuple[tuple[int, ...], ...]:
    """The pairs of a cup without groups; a team that waits for a winner is one by itself."""
    first = game.form.schedule.stages[0]
    matches = first.matches if isinstance(first, Round) else ()
    pairs = [tuple(place.number for place in pair if place.kind == FROM_FIELD) for pair in matches]
    paired = {team for pair in pairs for team in pair}
    return (*(pair for pair in pairs if pair), *((team,) for team in range(len(game.field)) if team not in paired))


def _can_be_shared_out(
    game: State, have: list[list[int]], seat: int, block: int, blocks: tuple[tuple[int, ...], ...], most: int
) -> bool:
    """Whether, with one more team of `block`, every seat can still get as many teams as are its due within the limit;
    teams left over are counted where they are shared out by agreement, too, and not where they go by S1.4."""
    have = [list(row) for row in have]
    have[seat][block] += 1
    free = [len(teams) - sum(row[at] for row in have) for at, teams in enumerate(blocks)]
    each_due, over = divmod(len(game.field), game.seats)
    due = [each_due - sum(row) for row in have]
    room = [[max(0, most - n) for n in row] for row in have]
    placed = [[0] * len(free) for _ in have]
    if not all(_find_place(each, free, room, placed, set()) for each, n in enumerate(due) for _ in range(max(0, n))):
        return False
    if game.options.distribution != AGREED:
        return True
    over -= sum(n < 0 for n in due)
    return over <= sum(n >= 0 and _find_place(each, free, room, placed, set()) for each, n in enumerate(due))


def _first_in_groups(game: State) -> list[int]:
    """Who is first in the groups: the hosts that the format names, else the heads (S1.2, S10.6)."""
    tables = game.tables
    hosts = [tables.nation(code) for code in game.form.economy.hosts if code in tables.nation_code]
    at = [game.field.index(nation) for nation in hosts if nation in game.field]
    playing = [team for team in at if team < game.form.schedule.in_groups]
    return playing[: game.form.schedule.drawn] or heads(game)


def _draw(game: State) -> list[tuple[int, int]]:
    """Team and group of each that has none yet: one shuffle, repeated until it keeps S1.5.

    Where few shuffles keep it, the seats' shares of the groups are drawn first, each with its own chance: that gives
    every draw that keeps it the same chance, too.
    """
    teams = _waiting(game)
    slots = [group for group, places in enumerate(_drawn_groups(game)) for team in places if team < 0]
    if game.form.economy.pots:
        return _from_pots(game, teams)
    for _ in range(MOST_SHUFFLES):
        game.chance.shuffle(teams)
        drawn = list(zip(teams, slots, strict=True))
        if _keeps_limit(game, drawn):
            return drawn
    return shares_drawn(game, teams)


def _from_pots(game: State, teams: list[int]) -> list[tuple[int, int]]:
    """Pots by strength, one team of each to a group; S1.5 is kept as far as many shuffles come."""
    teams.sort(key=lambda team: -game.stakes[team])
    groups = _drawn_groups(game)
    best: list[tuple[int, int]] = []
    fewest = len(teams) + 1
    for _ in range(MOST_SHUFFLES):
        left, drawn = list(teams), list[tuple[int, int]]()
        for slot in range(max(len(places) for places in groups)):
            open_groups = [group for group, places in enumerate(groups) if slot < len(places) and places[slot] < 0]
            pot, left = left[: len(open_groups)], left[len(open_groups) :]
            game.chance.shuffle(pot)
            drawn += zip(pot, open_groups, strict=True)
        over = sum(max(0, count - MOST_IN_A_GROUP) for row in _seats_in_groups(game, drawn) for count in row)
        if over < fewest:
            best, fewest = drawn, over
        if not over:
            break
    return best


def shares_drawn(game: State, teams: list[int]) -> list[tuple[int, int]]:
    """A draw that keeps S1.5, each as likely as any other: how many slots of a group each seat gets is drawn by the
    number of ways to fill the groups after it."""
    counts = _seats_in_groups(game, [])
    free = [places.count(-1) for places in _drawn_groups(game)]
    waiting = [0] * game.seats
    for team in teams:
        waiting[game.trainer[team]] += 1
    known: dict[tuple[int, tuple[int, ...]], int] = {}

    def shares(group: int) -> list[tuple[int, ...]]:
        found: list[tuple[int, ...]] = [()]
        for seat in range(game.seats):
            room = MOST_IN_A_GROUP - counts[group][seat]
            found = [(*share, n) for share in found for n in range(room + 1) if sum(share) + n <= free[group]]
        return [share for share in found if sum(share) == free[group]]

    def ways(group: int, left: tuple[int, ...]) -> int:
        if group == len(free):
            return int(not any(left))
        if (group, left) not in known:
            known[group, left] = sum(weight for _, weight in weighed(group, left))
        return known[group, left]

    def weighed(group: int, left: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        found = []
        for share in shares(group):
            after = tuple(have - n for have, n in zip(left, share, strict=True))
            if min(after) >= 0:
                orders = factorial(free[group]) // prod(factorial(n) for n in share)
                found.append((share, orders * ways(group + 1, after)))
        return found

    game.chance.shuffle(teams)
    own = [[team for team in teams if game.trainer[team] == seat] for seat in range(game.seats)]
    left, drawn = tuple(waiting), list[tuple[int, int]]()
    for group in range(len(free)):
        choices = weighed(group, left)
        total = sum(weight for _, weight in choices)
        share = choices[bisect_right(list(accumulate(weight for _, weight in choices)), _below(game, total))][0]
        chosen = [own[seat].pop() for seat, n in enumerate(share) for _ in range(n)]
        game.chance.shuffle(chosen)
        drawn += [(team, group) for team in chosen]
        left = tuple(have - n for have, n in zip(left, share, strict=True))
    return drawn


def _below(game: State, n: int) -> int:
    """A number below `n`, however large."""
    while True:
        bits, mark = n.bit_length(), 0
        while bits > 0:
            mark = mark << 16 | game.chance.below(1 << 16)
            bits -= 16
        mark >>= -bits
        if mark < n:
            return mark


class Placing(Step):
    """The first seat puts team after team into a group; no seat may get more than two in one (S1.5)."""

    name = "placing"

    def enter(self, game: State) -> None:
        if not _waiting(game):
            GIVE_UP_STEP.enter(game)
        else:
            game.ask(self, 0)

    def options(self, game: State) -> list[int]:
        base = game.mover << SEAT_SHIFT | PLACE
        waiting = _waiting(game)
        open_groups = [group for group, slots in enumerate(_drawn_groups(game)) if -1 in slots]
        return [
            base | group << GROUP_SHIFT | team
            for team in waiting
            for group in open_groups
            if _can_be_completed(game, team, group)
        ]

    def push(self, game: State, action: int) -> None:
        argument = action & ARGUMENT
        _place(game, argument & (1 << GROUP_SHIFT) - 1, argument >> GROUP_SHIFT)
        self.enter(game)


def _drawn_groups(game: State) -> tuple[tuple[int, ...], ...]:
    """The groups that are drawn; those of later stages are filled by results."""
    return game.groups[: game.form.schedule.drawn]


def _waiting(game: State) -> list[int]:
    """The teams that are still to be drawn into a group."""
    return [team for team in range(game.form.schedule.in_groups) if not _is_placed(game, team)]


def _is_placed(game: State, team: int) -> bool:
    return any(team in slots for slots in game.groups)


def _place(game: State, team: int, group: int) -> None:
    """Put `team` into the first free slot of `group`."""
    slots = list(game.groups[group])
    slot = slots.index(-1)
    slots[slot] = team
    game.groups = (*game.groups[:group], tuple(slots), *game.groups[group + 1 :])
    if game.emits_events:
        game.log.append(("team_placed", team, game.form.schedule.group_names[group], slot + 1))


def _seats_in_groups(game: State, extra: list[tuple[int, int]]) -> list[list[int]]:
    """The number of each seat's teams in each group, counting those of `extra` (team, group)."""
    counts = [[0] * game.seats for _ in _drawn_groups(game)]
    for group, slots in enumerate(_drawn_groups(game)):
        for team in slots:
            if team >= 0:
                counts[group][game.trainer[team]] += 1
    for team, group in extra:
        counts[group][game.trainer[team]] += 1
    return counts


def _keeps_limit(game: State, extra: list[tuple[int, int]]) -> bool:
    return all(count <= MOST_IN_A_GROUP for row in _seats_in_groups(game, extra) for count in row)


def _can_be_completed(game: State, team: int, group: int) -> bool:
    """Whether, with `team` in `group`, the other teams can still be placed within the limit: a maximum flow."""
    if not _keeps_limit(game, [(team, group)]):
        return False
    counts = _seats_in_groups(game, [(team, group)])
    free = [slots.count(-1) - (number == group) for number, slots in enumerate(_drawn_groups(game))]
    waiting = [0] * game.seats
    for other in _waiting(game):
        if other != team:
            waiting[game.trainer[other]] += 1
    room = [[MOST_IN_A_GROUP - row[seat] for row in counts] for seat in range(game.seats)]
    placed = [[0] * len(free) for _ in range(game.seats)]
    return all(_find_place(seat, free, room, placed, set()) for seat in range(game.seats) for _ in range(waiting[seat]))


def _find_place(seat: int, free: list[int], room: list[list[int]], placed: list[list[int]], tried: set[int]) -> bool:
    """Place one more team of `seat`, moving another seat's team on where that makes room (an augmenting path)."""
    for group, left in enumerate(free):
        if group in tried or placed[seat][group] == room[seat][group]:
            continue
        tried.add(group)
        if left:
            free[group] -= 1
        else:
            others = (other for other in range(len(placed)) if other != seat and placed[other][group])
            moved = next((other for other in others if _find_place(other, free, room, placed, tried)), None)
            if moved is None:
                continue
            placed[moved][group] -= 1
        placed[seat][group] += 1
        return True
    return False


GROUPS = STEPS["groups"]
PLACING = STEPS["placing"]
