"""The course of a tournament: match after match, and what follows each (S3.1, S3.2, S3.9, S6, S8.1, S8.5)."""

from swallows_gui.engine.swallows.cards import clear_table, draw, hand_in, look_through_reds
from swallows_gui.engine.swallows.groups import GROUPS_OVER
from swallows_gui.engine.swallows.match import kick_off
from swallows_gui.engine.swallows.payout import PAY_OUT
from swallows_gui.engine.swallows.referee import first_holder, name_referee
from swallows_gui.engine.swallows.state import NOBODY, NORMAL, PERIODS, SHOOTOUT, State
from swallows_gui.engine.swallows.step import STEPS, Step
from swallows_gui.engine.tournament.bracket import entrant, winner_among
from swallows_gui.engine.tournament.ranking import Score

RESULT_CARDS = {0: (2, 2), 1: (3, 1)}
"""Cards drawn by winner and loser (or both) by goals of difference; two and more: 4 and 0 (S6.3)."""


class NextMatch(Step):
    """The next match of the record sheet is announced and its referee named; or the tournament is over (S3.1, S3.9)."""

    name = "next_match"

    def enter(self, game: State) -> None:
        if game.match == len(game.fixtures):
            PAY_OUT.enter(game)
            return
        if game.match == 0:
            game.card_at = first_holder(game)
        game.match += 1
        fixture = game.fixtures[game.match - 1]
        winner = winner_among(game.played)
        home = entrant(fixture.home, game.groups, game.ranked, winner)
        away = entrant(fixture.away, game.groups, game.ranked, winner)
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
        if game.emits_events:
            game.log.append(("match_started", game.match, fixture.stage, home, away))
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
        home, away = game.sides
        shootout = game.kick_goals if game.period == SHOOTOUT else None
        score = Score(*game.score, PERIODS[game.period], shootout)
        game.played += ((home, away, score),)
        winner = score.winner
        if game.emits_events:
            champion = -1 if winner is None else game.sides[winner]
            game.log.append(("match_ended", game.match, *game.score, score.after, shootout, champion))
        clear_table(game)
        if game.match < len(game.fixtures):
            _draw_for_result(game, score, winner)
        if game.bans:
            game.banned |= 1 << game.referee
            if game.emits_events:
                game.log.append(("referee_banned", game.referee))
        fixture = game.fixtures[game.match - 1]
        if fixture.knockout and not fixture.optional and winner is not None:
            hand_in(game, game.sides[1 - winner])
        game.referee = NOBODY
        game.bonds = 0
        if fixture.closes:
            game.stack.append(NEXT_MATCH)
            GROUPS_OVER.enter(game)
        else:
            NEXT_MATCH.enter(game)


def _draw_for_result(game: State, score: Score, winner: int | None) -> None:
    """Cards by the result, winner first; in the knock-out the loser draws nothing (S6.3)."""
    home, away = game.sides
    if winner is None:
        draw(game, home, 2, "result")
        draw(game, away, 2, "result")
        return
    if score.after != PERIODS[NORMAL]:
        for_winner, for_loser = 2, 0
    else:
        for_winner, for_loser = RESULT_CARDS.get(abs(score.home - score.away), (4, 0))
    draw(game, game.sides[winner], for_winner, "result")
    if for_loser and not game.knockout:
        draw(game, game.sides[1 - winner], for_loser, "result")


NEXT_MATCH = STEPS["next_match"]
HOME_DRAW = STEPS["home_draw"]
AFTERMATH = STEPS["aftermath"]
