"""What AI seats say before the slips, and what they make of what they hear (S2.8)."""

from collections.abc import Sequence
from typing import Any

import pytest

from swallows_gui.engine.chance import Seeded
from swallows_gui.games.swallows.ai import betting
from swallows_gui.games.swallows.ai.beliefs import habitual
from swallows_gui.games.swallows.ai.easy import Easy
from swallows_gui.games.swallows.ai.match_context import NORMAL, Weights
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.talking import PRAISE, WARN, checked, choose, heard, trust
from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.game import Swallows
from swallows_gui.games.swallows.rules.options import Options
from swallows_gui.games.swallows.rules.talking import TALK_KINDS, said_by

HONEST = Weights(bluff=0.0, gloom=0.0)


def talking(seed: int = 1, **options: Any) -> Swallows:
    return Swallows.new(load().tables(), {"distribution": "random", "talk": True, **options}, seed)


def after(game: Swallows, *words: tuple[int, int, int]) -> Swallows:
    """The game once seats have said these words (seat, kind, team), everybody else passing."""
    game, words_left = game.copy(), list(words)
    while words_left:
        seat, kind, team = words_left[0]
        if game.to_move == seat:
            game.push(said_by(game, seat, kind, team))
            words_left.pop(0)
        else:
            game.push(game.notation.action_from_json(game.mover, {"type": "pass"}))
    return game


def someone_elses(game: Swallows, seat: int) -> int:
    """A team of another seat than this, and not Germany."""
    return next(team for team, of in enumerate(game.trainer) if of != seat and team != game.german)


def own(game: Swallows, seat: int) -> int:
    return next(team for team, of in enumerate(game.trainer) if of == seat and team != game.german)


def says(game: Swallows, seat: int, wanted: Sequence[tuple[int, str]], weights: Weights, seed: int = 7) -> Any:
    """What a seat that is asked says with such a slip in mind, as JSON."""
    view = game.view(seat)
    return game.notation.action_to_json(choose(view, view.asked, wanted, weights, seed))


@pytest.mark.parametrize("seed", range(6))
def test_an_honest_seat_praises_what_it_will_bet_on_and_warns_of_what_it_will_not(seed: int) -> None:
    game = talking(seed)
    player = Normal(0, seed, HONEST)
    wanted = player.slip(game.view(0))
    codes = {game.notation.team(team) for team, _kind in wanted}
    said = 0
    while game.to_move == 0 and game.step.name == "talk":
        action = player.choose(game.view(0))
        written = game.notation.action_to_json(action)
        if written["type"] == "talk":
            said += 1
            assert (written["team"] in codes) == (written["kind"] == "praise")
            assert written["team"] != "GER"
        game.push(action)
    assert said


def test_a_bluffer_praises_what_it_will_not_bet_on_or_warns_of_what_it_will() -> None:
    game, found = talking(), set()
    wanted = betting.slip(game.view(0), NORMAL, 1)
    codes = {game.notation.team(team) for team, _kind in wanted}
    for seed in range(40):
        written = says(game, 0, wanted, Weights(bluff=1.0), seed)
        assert (written["team"] in codes) == (written["kind"] == "warn")
        found.add(written["kind"])
    assert found == {"praise", "warn"}


def test_where_odds_are_shared_nobody_asks_others_to_the_bet_he_loves_most() -> None:
    game = talking(shared_odds=True)
    wanted = betting.slip(game.view(0), NORMAL, 1)
    dearest = max(
        (bet for bet in wanted if bet[0] != game.german),
        key=lambda bet: game.form.economy.bets[bet[1]].amount,
    )
    for seed in range(20):
        written = says(game, 0, wanted, HONEST, seed)
        assert written != {"type": "talk", "kind": "praise", "team": game.notation.team(dearest[0])}


def test_who_is_contradicted_stands_up_for_his_bets() -> None:
    game = talking()
    team = someone_elses(game, 0)
    wanted = [(team, "V")]
    contradicted = after(game, (1, WARN, team))
    while contradicted.to_move != 0:
        contradicted.push(contradicted.notation.action_from_json(contradicted.mover, {"type": "pass"}))
    written = says(contradicted, 0, wanted, HONEST)
    assert written == {"type": "talk", "kind": "praise", "team": game.notation.team(team)}


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_whole_round_is_sensible_and_nobody_repeats_himself(level: str) -> None:
    for seed in range(5):
        game = talking(seed, seats=5)
        players = [make_player(level, seat, seed * 10 + seat) for seat in range(5)]
        while game.step.name == "talk":
            game.push(players[game.mover].choose(game.view(game.mover)))
        words = [(said.seat, said.team) for said in game.view(None).sayings]
        assert len(set(words)) == len(words)
        assert len(words) >= 5


def test_easy_praises_its_best_team_and_no_more() -> None:
    game = talking()
    player = Easy(0, 1)
    game.push(player.choose(game.view(0)))
    (said,) = game.view(None).sayings
    assert (game.trainer[said.team], TALK_KINDS[said.kind]) == (0, "praise")
    assert game.notation.action_to_json(player.choose(game.view(0))) == {"type": "pass"}


@pytest.mark.usefixtures("quick_slips")
@pytest.mark.parametrize("level", ["easy", "normal", "hard", "expert"])
def test_twins_that_differ_in_what_a_seat_cannot_know_say_the_same(level: str) -> None:
    """Other hands, and what is left in the pile, are drawn anew: no word hangs on them."""
    for seed in range(4):
        game = talking(seed)
        for seat in range(4):
            view, player = game.view(seat), make_player(level, seat, 50 + seed)
            mine = player.choose(view) if seat == game.mover else None
            if mine is not None:
                for lot in range(3):
                    twin = view.sample(Seeded(lot))
                    assert make_player(level, seat, 50 + seed).choose(twin.view(seat)) == mine
            while game.mover == seat and game.step.name == "talk":
                game.push(make_player(level, seat, 50 + seed).choose(game.view(seat)))


def test_praise_lifts_a_team_and_a_warning_lowers_it() -> None:
    game = talking()
    team = someone_elses(game, 0)
    praised = heard(after(game, (1, PRAISE, team)).view(0))
    warned = heard(after(game, (1, WARN, team)).view(0))
    assert warned[team] < 0 < praised[team]
    assert not any(share for at, share in enumerate(praised) if at != team)
    assert not any(heard(game.view(0)))
    assert not any(heard(after(game, (0, PRAISE, team)).view(0))), "what it says itself moves nobody"


def test_who_has_something_to_gain_is_believed_less() -> None:
    game = talking()
    ones = own(game, 1)
    for_his_own = heard(after(game, (1, PRAISE, ones)).view(0))[ones]
    for_anothers = heard(after(game, (2, PRAISE, ones)).view(0))[ones]
    assert 0 < for_his_own < for_anothers
    against_his_own = heard(after(game, (1, WARN, ones)).view(0))[ones]
    against_anothers = heard(after(game, (2, WARN, ones)).view(0))[ones]
    assert against_his_own < against_anothers < 0


def test_who_says_the_one_and_the_other_is_not_believed() -> None:
    game = talking()
    team = someone_elses(game, 0)
    assert not any(heard(after(game, (1, PRAISE, team), (1, WARN, team)).view(0)))


def test_who_told_the_truth_before_is_believed_more() -> None:
    options: dict[str, Any] = {"season": {"id": "0" * 16, "number": 2, "words": [[0, 0], [6, 0], [0, 6], [0, 0]]}}
    game = talking(**options)
    view = game.view(0)
    assert trust(view, 1) > trust(view, 3) > trust(view, 2)
    team = next(
        team for team, of in enumerate(game.trainer) if of in (0, 3) and team != game.german
    )  # nobody speaks of his own
    true, false = (heard(after(game, (seat, PRAISE, team)).view(0 if of else 3)) for seat, of in ((1, 1), (2, 1)))
    assert true[team] > false[team] > 0


@pytest.mark.parametrize("words", ["all", [[1, 2]], [[1, -1]] * 4, [[1, 2, 3]] * 4, [["a", 0]] * 4, None])
def test_a_memory_that_is_none_is_passed_over(words: Any) -> None:
    given = {"season": {"id": "x", "number": 1, "words": words}, "talk": True}
    assert Options.read(load().tables(), given).words == ()


def test_slips_heed_what_was_said_modestly() -> None:
    """With praise of one team by all others it is on as many slips or more; most bets stay."""
    more = less = same = total = 0
    for seed in range(12):
        game = talking(seed)
        for team in range(len(game.field)):
            if game.trainer[team] == 0 or team == game.german:
                continue
            plain, praised, warned = (
                dict(betting.slip(one.view(0), NORMAL, seed))
                for one in (
                    game,
                    after(game, *((seat, PRAISE, team) for seat in (1, 2, 3))),
                    after(game, *((seat, WARN, team) for seat in (1, 2, 3))),
                )
            )
            more += (team in praised) - (team in plain)
            less += (team in plain) - (team in warned)
            assert (team in praised) >= (team in plain) >= (team in warned)
            same += len(plain.keys() & praised.keys())
            total += len(plain)
    assert more > 0
    assert less > 0
    assert same > 0.8 * total


def test_who_praises_a_team_is_held_likelier_to_have_bet_on_it() -> None:
    game = talking()
    team = someone_elses(game, 0)
    plain = habitual(game.view(0)).leanings
    praised = habitual(after(game, (1, PRAISE, team)).view(0)).leanings
    warned = habitual(after(game, (1, WARN, team)).view(0)).leanings
    assert praised[1][team][0] < plain[1][team][0] < warned[1][team][0]
    assert sum(praised[1][team]) == pytest.approx(1)
    assert praised[2] == plain[2]


def test_words_are_checked_by_the_slips() -> None:
    told = [
        {"type": "talked", "seat": 0, "kind": "praise", "team": "BRA"},
        {"type": "talked", "seat": 0, "kind": "warn", "team": "FRA"},
        {"type": "talked", "seat": 1, "kind": "praise", "team": "FRA"},
        {"type": "talked", "seat": 1, "kind": "warn", "team": "BRA"},
        {"type": "talked", "seat": 2, "kind": "warn", "team": "GER"},
        {"type": "bet_placed", "seat": 0, "team": "BRA", "kind": "V", "stake": 16},
        {"type": "bet_placed", "seat": 1, "team": "BRA", "kind": "S", "stake": 16},
        {"type": "bet_placed", "seat": 2, "team": "GER", "kind": "V", "stake": 14},
    ]
    assert checked(told, 3) == [(2, 0), (0, 2), (0, 0)]
