"""The match around its attacks: kick-off, whose attack comes next, goals, and the end (P2.9, P6, P7)."""

from swallows_gui.games.power_soccer.rules.actions import STEPS, ask
from swallows_gui.games.power_soccer.rules.state import NOBODY, State, one_more


def kick_off(game: State, side: int, how: str) -> None:
    """A side has the first attack; `how` it came to it: "eleven" or "wall" (P1.3)."""
    game.starter = side
    game.shots = game.hits = (0, 0)
    game.tell("kicked_off", side, how)
    next_attack(game)


def next_attack(game: State) -> None:
    """The next pair plays: from 0 points and without a card (P2.1)."""
    game.attack += 1
    game.attacker, game.defender = game.pair(game.attack)
    game.clear_attack()
    game.tell("attack_started", game.attack, game.attacker, game.defender, game.score)
    ask(game, "attack", game.attacker)


def attack_over(game: State, reason: str) -> None:
    """The attack ends for one of the reasons of P2.9, and the ball changes sides or the match is over."""
    if reason == "goal":
        side = game.attacker % 2
        game.score = one_more(game.score, side)
        game.tell("goal", side, game.score)
    game.tell("attack_over", game.attacker, reason)
    if not game.played_out:
        next_attack(game)
    elif game.score[0] == game.score[1] and game.options.draw == "penalties":
        game.clear_attack()
        STEPS["wall"].enter(game)
    else:
        end_match(game)


def end_match(game: State) -> None:
    """End the match: no seat is asked any more (P7.3, P7.4)."""
    game.clear_attack()
    game.mover, game._legal = NOBODY, None
    shootout = None if game.kick_first == NOBODY else game.kick_goals
    game.tell("match_ended", game.score, game.attack, shootout, game.winner)
