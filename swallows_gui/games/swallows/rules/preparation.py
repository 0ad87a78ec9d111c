"""Before the first bet: seats get their teams (S1.3, S1.4)."""

from swallows_gui.engine.game import SEAT_SHIFT
from swallows_gui.games.swallows.rules.actions import ARGUMENT, GIVE, PICK, STEPS, Step
from swallows_gui.games.swallows.rules.options import AGREED, GIVEN
from swallows_gui.games.swallows.rules.placing import (
    GIVE_UP_STEP,
    GROUPS,
    heads,
    known_blocks,
    lasting,
    place_as_given,
    shares_of,
    within_limit,
)
from swallows_gui.games.swallows.rules.state import NOBODY, State

SHARE_SHIFT = 6
"""The argument of giving a team to a seat is seat << SHARE_SHIFT | team."""


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


class Prepare(Step):
    """Teams are drafted, dealt at random or shared out by agreement (S1.3); or the order of the field gives them
    (S10.5)."""

    name = "prepare"

    def enter(self, game: State) -> None:
        if game.options.groups == GIVEN:
            place_as_given(game)
        if not game.form.economy.drafts:
            for team in range(len(game.field)):
                assign(game, team, team % game.seats, "random")
            GIVE_UP_STEP.enter(game)
        elif game.options.distribution == "draft":
            game.draft_first = first_seat(game)
            DRAFT.enter(game)
        elif game.options.distribution == AGREED:
            SHARING.enter(game)
        else:
            _assign_at_random(game)
            LEFTOVER.enter(game)


def first_seat(game: State) -> int:
    """The seat that picks or is dealt a team first: by lot, or the one that a season's turn has come to (S1.3)."""
    return game.chance.below(game.seats) if game.options.first is None else game.options.first


def _assign_at_random(game: State) -> None:
    """Heads first, then the others, each to the seat with the fewest (S1.3); where heads go round, in their order."""
    strongest = sorted(range(len(game.field)), key=lambda team: -game.stakes[team])
    first = heads(game) or strongest[: game.form.schedule.drawn]
    if game.options.first is None:
        game.chance.shuffle(first)
    start = first_seat(game)
    teams = [0] * game.seats
    for place in range(len(first)):
        seat = (start + place) % game.seats
        teams[seat] += 1
        waiting = [team for team in first if game.trainer[team] == NOBODY]
        fitting = within_limit(game, seat, waiting)
        assign(game, next(team for team in waiting if team in fitting), seat, "random")
    rest = unassigned(game)
    game.chance.shuffle(rest)
    while len(rest) > left_over(game):
        order = [(start + len(first) + offset) % game.seats for offset in range(game.seats)]
        seat = min(order, key=lambda seat: teams[seat])
        teams[seat] += 1
        fitting = within_limit(game, seat, rest)
        team = next(team for team in reversed(rest) if team in fitting)
        rest.remove(team)
        assign(game, team, seat, "random")


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
    """The teams without a trainer that the mover may have, as its picks."""
    base = game.mover << SEAT_SHIFT | PICK
    return [base | team for team in within_limit(game, game.mover, unassigned(game))]


class Sharing(Step):
    """The first seat gives team after team to the seat that was agreed on; shares differ by one team at most, so no
    team is left over (S1.3)."""

    name = "sharing"

    def enter(self, game: State) -> None:
        if unassigned(game):
            game.ask(self, 0)
        else:
            GROUPS.enter(game)

    def options(self, game: State) -> list[int]:
        base, left, seats = game.mover << SEAT_SHIFT | GIVE, unassigned(game), with_room(game)
        fitting = [(seat, team) for seat in seats for team in lasting(game, seat, left)]
        fitting = fitting or [(seat, team) for seat in seats for team in within_limit(game, seat, left)]
        return [base | seat << SHARE_SHIFT | team for seat, team in fitting]

    def push(self, game: State, action: int) -> None:
        argument = action & ARGUMENT
        assign(game, argument & (1 << SHARE_SHIFT) - 1, argument >> SHARE_SHIFT, AGREED)
        self.enter(game)


def with_room(game: State) -> list[int]:
    """The seats that may get one more team where shares differ by one at most (S1.3)."""
    due, more = divmod(len(game.field), game.seats)
    have = [game.trainer.count(seat) for seat in range(game.seats)]
    above = sum(n > due for n in have)
    return [seat for seat, n in enumerate(have) if n < due or (n == due and above < more)]


class Leftover(Step):
    """Each team left over goes to the seat whose strengths add up to the least (S1.4)."""

    name = "leftover"

    def enter(self, game: State) -> None:
        while left := unassigned(game):
            seat = weakest_seat(game)
            if game.options.distribution == "draft":
                game.ask(self, seat)
                return
            fitting = within_limit(game, seat, left)
            assign(game, fitting[game.chance.below(len(fitting))], seat, "leftover")
        GROUPS.enter(game)

    def options(self, game: State) -> list[int]:
        return _picks(game)

    def push(self, game: State, action: int) -> None:
        assign(game, action & ARGUMENT, game.mover, "leftover")
        self.enter(game)


def weakest_seat(game: State) -> int:
    """The seat that gets the next remaining team, without Germany's trainer; a tie goes to the earlier seat (S1.4).
    Where a seat's teams must be kept apart, seats to which a team fits come first (S1.5)."""
    sums = [0] * game.seats
    for team, seat in enumerate(game.trainer):
        if seat != NOBODY:
            sums[seat] += game.stakes[team]
    excepted = game.trainer[game.german] if game.german >= 0 else NOBODY
    seats = [seat for seat in range(game.seats) if seat != excepted]
    return min(seats, key=lambda seat: (game.options.apart and not _fits(game, seat), sums[seat]))


def _fits(game: State, seat: int) -> bool:
    """Whether some team without a trainer keeps a seat within S1.5."""
    blocks, most = known_blocks(game)
    shares = shares_of(game, blocks)[seat]
    free = [any(game.trainer[team] == NOBODY for team in block) for block in blocks]
    return not blocks or any(is_free and n < most for is_free, n in zip(free, shares, strict=True))


DRAFT = STEPS["draft"]
LEFTOVER = STEPS["leftover"]
PREPARE = STEPS["prepare"]
SHARING = STEPS["sharing"]
