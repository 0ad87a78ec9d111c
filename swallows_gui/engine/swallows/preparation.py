"""Before the first bet: seats get their teams, teams their groups and cards (S1.3 to S1.6)."""

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.engine.swallows.actions import ARGUMENT, PICK, PLACE
from swallows_gui.engine.swallows.betting import BETS
from swallows_gui.engine.swallows.cards import new_pile, take
from swallows_gui.engine.swallows.formats import MOST_IN_A_GROUP
from swallows_gui.engine.swallows.state import NOBODY, PUBLIC, Hand, State
from swallows_gui.engine.swallows.step import STEPS, Step
from swallows_gui.engine.swallows.tables import BLUE, GREEN, NOWHERE, RED

GROUP_SHIFT = 6
"""A placing's argument is group << GROUP_SHIFT | team."""


def assign(game: State, team: int, seat: int, how: str) -> None:
    """`seat` trains `team` from now on."""
    game.trainer = (*game.trainer[:team], seat, *game.trainer[team + 1 :])
    if game.emits_events:
        game.log.append(("team_assigned", team, seat, how))


def unassigned(game: State) -> list[int]:
    """The teams without a trainer."""
    return [team for team, seat in enumerate(game.trainer) if seat == NOBODY]


def left_over(game: State) -> int:
    """How many teams no full round of the seats can take: these go by S1.4."""
    return len(game.field) % game.seats


def heads(game: State) -> list[int]:
    """The teams that head the groups; with free heads none does (S1.2)."""
    if game.options.free_heads:
        return []
    return [game.field.index(nation) for nation in game.tables.heads_of(game.form)]


class Prepare(Step):
    """Teams are drafted or dealt at random (S1.3); or the order of the field gives them (S10.5)."""

    name = "prepare"

    def enter(self, game: State) -> None:
        if not game.form.economy.drafts:
            for team in range(len(game.field)):
                assign(game, team, team % game.seats, "random")
            _deal(game)
        elif game.options.distribution == "draft":
            game.draft_first = game.chance.below(game.seats)
            DRAFT.enter(game)
        else:
            _assign_at_random(game)
            LEFTOVER.enter(game)


def _assign_at_random(game: State) -> None:
    """Heads first, then the others, each to the seat with the fewest (S1.3)."""
    strongest = sorted(range(len(game.field)), key=lambda team: -game.stakes[team])
    first = heads(game) or strongest[: len(game.groups)]
    game.chance.shuffle(first)
    start = game.chance.below(game.seats)
    teams = [0] * game.seats
    for place, team in enumerate(first):
        seat = (start + place) % game.seats
        teams[seat] += 1
        assign(game, team, seat, "random")
    rest = unassigned(game)
    game.chance.shuffle(rest)
    while len(rest) > left_over(game):
        order = [(start + len(first) + offset) % game.seats for offset in range(game.seats)]
        seat = min(order, key=lambda seat: teams[seat])
        teams[seat] += 1
        assign(game, rest.pop(), seat, "random")


class Draft(Step):
    """A snake draft until fewer teams are left than there are seats (S1.3)."""

    name = "draft"

    def enter(self, game: State) -> None:
        if game.trainer.count(NOBODY) == left_over(game):
            LEFTOVER.enter(game)
            return
        turn, place = divmod(game.drafted, game.seats)
        offset = place if turn % 2 == 0 else game.seats - 1 - place
        game.ask(self, (game.draft_first + offset) % game.seats)

    def options(self, game: State) -> list[int]:
        return _picks(game)

    def push(self, game: State, action: int) -> None:
        game.drafted += 1
        assign(game, action & ARGUMENT, game.mover, "draft")
        self.enter(game)


def _picks(game: State) -> list[int]:
    """The teams without a trainer, as the mover's picks."""
    base = game.mover << SEAT_SHIFT | PICK
    return [base | team for team, seat in enumerate(game.trainer) if seat == NOBODY]


class Leftover(Step):
    """Each team left over goes to the seat whose strengths add up to the least (S1.4)."""

    name = "leftover"

    def enter(self, game: State) -> None:
        while left := unassigned(game):
            seat = weakest_seat(game)
            if game.options.distribution == "draft":
                game.ask(self, seat)
                return
            assign(game, left[game.chance.below(len(left))], seat, "leftover")
        GROUPS.enter(game)

    def options(self, game: State) -> list[int]:
        return _picks(game)

    def push(self, game: State, action: int) -> None:
        assign(game, action & ARGUMENT, game.mover, "leftover")
        self.enter(game)


def weakest_seat(game: State) -> int:
    """The seat that gets the next team left over: Germany's trainer excepted, a tie to the earlier seat (S1.4)."""
    sums = [0] * game.seats
    for team, seat in enumerate(game.trainer):
        if seat != NOBODY:
            sums[seat] += game.stakes[team]
    excepted = game.trainer[game.german] if game.german >= 0 else NOBODY
    return min((seat for seat in range(game.seats) if seat != excepted), key=lambda seat: sums[seat])


class Groups(Step):
    """The teams without a group are drawn into the free slots, or placed by hand by the first seat (S1.5)."""

    name = "groups"

    def enter(self, game: State) -> None:
        for group, team in enumerate(heads(game)):
            _place(game, team, group)
        if not game.groups:
            _deal(game)
            return
        if game.options.groups == "hand":
            PLACING.enter(game)
            return
        teams = [team for team in range(len(game.field)) if not _is_placed(game, team)]
        slots = [group for group, slots in enumerate(game.groups) for team in slots if team < 0]
        while True:
            game.chance.shuffle(teams)
            if _keeps_limit(game, list(zip(teams, slots, strict=True))):
                break
        for team, group in zip(teams, slots, strict=True):
            _place(game, team, group)
        _deal(game)


class Placing(Step):
    """The first seat puts team after team into a group; no seat may get more than two in one (S1.5)."""

    name = "placing"

    def enter(self, game: State) -> None:
        if all(_is_placed(game, team) for team in range(len(game.field))):
            _deal(game)
        else:
            game.ask(self, 0)

    def options(self, game: State) -> list[int]:
        base = game.mover << SEAT_SHIFT | PLACE
        waiting = [team for team in range(len(game.field)) if not _is_placed(game, team)]
        open_groups = [group for group, slots in enumerate(game.groups) if -1 in slots]
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
    """Teams of each seat in each group, those of `extra` (team, group) included."""
    counts = [[0] * game.seats for _ in game.groups]
    for group, slots in enumerate(game.groups):
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
    free = [slots.count(-1) - (number == group) for number, slots in enumerate(game.groups)]
    waiting = [0] * game.seats
    for other, seat in enumerate(game.trainer):
        if other != team and not _is_placed(game, other):
            waiting[seat] += 1
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
    for team, nation in enumerate(game.field):
        cards: Hand = ()
        due = tables.nation_cards[nation]
        for n, deck, hands in zip(due, decks.values(), (game.greens, game.blues, game.reds), strict=True):
            dealt = _deal_off(deck, n)
            hands[team] += dealt
            cards += dealt
        if game.emits_events:
            game.log.append(("cards_drawn", team, cards, sum(due), "deal", NOWHERE))
    game.aside = tuple(card for card in tables.stars if tables.card_nation[card] not in game.field)
    new_pile(game, [card for deck in decks.values() for card in deck], "start")
    BETS.enter(game)


def _deal_off(deck: list[int], n: int) -> Hand:
    """The last `n` cards of `deck`, the last first; they are taken out. All of them if there are not so many."""
    at = max(len(deck) - n, 0)
    dealt = deck[at:]
    del deck[at:]
    dealt.reverse()
    return tuple(dealt)


DRAFT = STEPS["draft"]
LEFTOVER = STEPS["leftover"]
GROUPS = STEPS["groups"]
PLACING = STEPS["placing"]
PREPARE = STEPS["prepare"]
