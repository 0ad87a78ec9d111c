"""The course of a tournament: match after match, and what follows each (S3.1, S3.2, S3.9, S6, S8.1, S8.5)."""

from swallows_gui.engine.tournament.ranking import Score
from swallows_gui.engine.tournament.schedule import Fixture, index_of, with_replay
from swallows_gui.games.swallows.rules.cards import clear_table, draw, hand_in, look_through_reds
from swallows_gui.games.swallows.rules.envelopes import rest_envelopes
from swallows_gui.games.swallows.rules.groups import GROUPS_OVER, entrants, fill_groups
from swallows_gui.games.swallows.rules.match import kick_off
from swallows_gui.games.swallows.rules.payout import PAY_OUT
from swallows_gui.games.swallows.rules.prices import rest_prices
from swallows_gui.games.swallows.rules.referee import first_holder, name_referee
from swallows_gui.games.swallows.rules.state import NOBODY, NORMAL, PERIODS, SHOOTOUT, State
from swallows_gui.games.swallows.rules.step import STEPS, Step

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
    """Whether neither team of the match has another one, though it is not the last: nobody draws after it."""
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
