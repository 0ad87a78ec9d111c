"""Advice: the same choice as the seat's own, a sum for every choice, and a reason that fits."""

import pickle
from collections.abc import Iterator

import pytest

from swallows_gui.ai.advice import NOTHING, Advice, AdvisedChoice, Cancelled
from swallows_gui.engine.game import Json
from swallows_gui.games.swallows.ai.advice import advise
from swallows_gui.games.swallows.ai.explanations import REASONS, Ahead, percent, reason
from swallows_gui.games.swallows.ai.hint import hint
from swallows_gui.games.swallows.ai.match_context import NORMAL
from swallows_gui.games.swallows.ai.players import make_player
from swallows_gui.games.swallows.ai.questions import verb
from swallows_gui.games.swallows.ai.search.seats import Expert, Searcher
from swallows_gui.games.swallows.ai.strategy import slips
from swallows_gui.games.swallows.lab.playing import new_game, players
from swallows_gui.games.swallows.rules.actions import ACCEPT, DECLINE, OFFER, PASS, PLAY, REFUSE, verb_of
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.view import SwallowsView
from tests.games.swallows.ai.positions import (
    LOSER_IS_OUT,
    STRONG,
    WEAK,
    bet,
    foul_against_germany,
    last_group_match,
    no_bets,
    referee_with_bet,
)
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.whole_events import whole

EVERY = 101


def _views(seed: int) -> Iterator[SwallowsView]:
    """The first decision of every kind in a game between easy seats, and every so many of all."""
    game = new_game({}, 4, seed)
    minds = players(["easy"] * 4, seed)
    asked = 0
    met: set[str] = set()
    while game.mover >= 0:
        view = game.view(game.mover)
        if len(view.asked) > 1:
            asked += 1
            if asked % EVERY == 1 or view.step not in met:
                met.add(view.step)
                yield view
        game.push(minds[game.mover].choose(view))


@pytest.mark.usefixtures("quick_slips")
@pytest.mark.parametrize("seed", [3])
def test_advice_is_what_the_expert_does_with_a_sum_for_each_choice(seed: int) -> None:
    steps = set()
    for view in _views(seed):
        assert view.seat is not None
        given_advice = advise(view, 12)
        first, *others = given_advice.choices
        expert = make_player("expert", view.seat, 12)
        assert isinstance(expert, Searcher)
        expert.weights, expert.plays_for_the_place = NORMAL, False
        assert first.action == expert.choose(view), "an expert without a character, that plays for money alone"
        assert {choice.action for choice in given_advice.choices} <= set(view.asked)
        assert [choice.money for choice in others] == sorted((choice.money for choice in others), reverse=True)
        assert given_advice.reason in REASONS
        assert all(isinstance(name, str) and isinstance(fact, int | float | str) for name, fact in given_advice.facts)
        assert pickle.loads(pickle.dumps(given_advice)) == given_advice
        steps.add(view.step)
    assert {"draft", "bets", "attack", "defence"} <= steps


def _asked(story: Story, level: str = "expert") -> Advice:
    return advise(story.game.view(story.game.mover), 1, level)


def test_the_only_choice_needs_no_thought() -> None:
    story = given(away_hand=[WEAK])
    assert _asked(story).reason == "only_choice"


def test_a_decisive_attack_has_the_best_odds_or_is_the_last_chance() -> None:
    story = no_bets(given(home_hand=[], away_hand=[WEAK, STRONG], stage="QF"))
    given_advice = _asked(story)
    assert given_advice.reason in ("best_odds", "last_chance")
    assert ("card", f"{_id(story, STRONG)}") in [(name, str(fact).split("#")[0]) for name, fact in given_advice.facts]


def _id(story: Story, words: str) -> str:
    tables = story.game.tables
    hand = story.game.greens[story.team("away")]
    worth = words.split()[1]
    return next(tables.card_id[card].split("#")[0] for card in hand if str(tables.card_value[card]) == worth)


def test_a_thrown_match_says_that_the_bets_want_it() -> None:
    """Declining is not open before a green is played (S3.5); afterwards nobody attacks because a loss is wanted."""
    story = no_bets(given(home_hand=[STRONG], away_hand=[WEAK, STRONG], stage="SF", dice=[1] * 9))
    bet(story.game, story.seat("away"), (story.team("home"), "F"), (story.team("home"), "S"))
    assert _reason(story) == "unwanted_green"
    story.play(WEAK).unanswered()
    story.play(STRONG).unanswered()
    given_advice = _asked(story)
    assert (verb_of(given_advice.choices[0].action), given_advice.reason) == (DECLINE, "bets_want_loss")


def test_a_dear_bribe_names_what_it_would_cost() -> None:
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=[STRONG], dice=[3], cash=90))
    bet(story.game, story.seat("referee"), (story.team("away"), "F"))
    story.play(STRONG).play("foul 5 edge").asks("referee", "edge").offer("home", "home", 2)
    given_advice = _asked(story)
    assert verb_of(given_advice.choices[0].action) == REFUSE
    assert given_advice.reason == "bribe_too_dear"
    facts = dict(given_advice.facts)
    assert facts["amount"] == 2
    assert float(facts["cost"]) > 2
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=[STRONG], dice=[3], cash=90))
    story.play(STRONG).play("foul 5 edge").asks("referee", "edge").offer("home", "home", 60)
    given_advice = _asked(story)
    assert verb_of(given_advice.choices[0].action) == ACCEPT
    assert given_advice.reason == "bribe_pays"


def _reason(story: Story, who: str | None = None, level: str = "expert") -> str:
    seat = story.game.mover if who is None else story.seat(who)
    return advise(story.game.view(seat), 1, level, in_turn=who is None).reason


def test_a_draw_and_saved_cards_are_told_apart() -> None:
    story = last_group_match([WEAK, STRONG], [WEAK, STRONG], LOSER_IS_OUT, dice=[1, 1])
    for side in ("away", "home"):
        bet(story.game, story.seat(side), (story.team("home"), "V"), (story.team("away"), "V"))
    story.play(WEAK).unanswered().play(WEAK).unanswered()
    assert _reason(story) == "draw_is_enough"
    nothing_at_stake = ((3, 0), (3, 0), (0, 3), (0, 3), (0, 0))
    story = no_bets(last_group_match([WEAK, STRONG], [WEAK, "attack 2 outside"], nothing_at_stake, dice=[1] * 9))
    story.play(WEAK).unanswered().play(WEAK).unanswered().play("attack 2 outside").unanswered()
    assert _reason(story) == "save_cards"


def test_only_what_is_certain_is_called_so() -> None:
    assert [percent(chance) for chance in (1.0, 0.9999, 0.996, 0.5, 0.0)] == [100, 99, 99, 50, 0]


@pytest.mark.usefixtures("quick_slips")
def test_a_bet_under_shared_odds_says_what_others_take_off_it() -> None:
    game = new_game({"shared_odds": True}, 4, 8)
    minds = players(["easy"] * 4, 8)
    while game.view(game.mover).step != "bets":
        game.push(minds[game.mover].choose(game.view(game.mover)))
    found = advise(game.view(game.mover), 8)
    facts = dict(found.facts)
    assert found.reason in ("bet_shared", "bet_duty_shared")
    assert (facts["pays"], facts["less"]) in ((16, 2), (36, 6), (56, 12))


def test_a_lead_within_the_error_of_its_estimate_is_none() -> None:
    best = AdvisedChoice(1, 5.0, 0.0)
    assert best.lead(AdvisedChoice(2, 3.0, 0.5)) == 2.0
    assert best.lead(AdvisedChoice(2, 3.0, 2.5)) == 0.0
    assert best.lead(AdvisedChoice(2, 4.95, 0.0)) == 0.0


def test_a_roll_that_stands_is_not_said_to_make_no_difference_where_one_change_would_cost() -> None:
    story = referee_with_bet("home", home_hand=["foul 3 inside"], away_hand=["attack 6 inside"], dice=[3])
    given_advice = _asked(story.play("attack 6 inside").play("foul 3 inside"))
    stands, *changes = given_advice.choices
    assert max(stands.lead(change) for change in changes) > 0
    assert given_advice.reason == "roll_stands"


def test_the_money_of_a_bet_agrees_with_the_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is on the slip promises money; it was counted by another model once, and half of it looked like a loss.

    A slip is judged whole: one bet may cost a little where it pays when the others do not.
    """
    monkeypatch.setitem(slips.ROWS, "expert", 150)
    promised = [_promised(seed) for seed in range(6, 15)]
    bets = [money for slip in promised for money in slip]
    assert sum(each <= 0 for each in bets) < len(bets) / 8
    assert min(bets) > -2.5
    assert all(sum(slip) > 5 for slip in promised)


def _promised(seed: int) -> list[float]:
    """What each bet of the hint's slip promises beside the others, but for the first."""
    game = new_game({}, 4, seed)
    minds = players(["easy"] * 4, seed)
    while game.view(game.mover).step != "bets":
        game.push(minds[game.mover].choose(game.view(game.mover)))
    found = hint(game.view(game.mover), 8, True)
    money = {choice.action: choice.money for choice in found.advice.choices}
    first = found.advice.choices[0].action
    return [money[action] for action in found.row if action != first]


def test_goalies_fouls_and_what_they_cannot_do() -> None:
    story = no_bets(given(home_hand=["goalie 1"], away_hand=["attack 6 inside"], stage="QF", dice=[6]))
    assert _reason(story.play("attack 6 inside").passes()) == "cannot_save"
    story = no_bets(given(home_hand=["goalie 1"], away_hand=["attack 4 inside"], stage="QF", dice=[3]))
    assert _reason(story.play("attack 4 inside").passes()) == "stop_goal"
    story = no_bets(given(home_hand=["foul 1 outside"], away_hand=[STRONG], stage="QF", dice=[1]))
    assert _reason(story.play(STRONG)) == "stop_shot"


def test_the_referee_hears_of_bans_penalties_and_bets() -> None:
    assert _reason(foul_against_germany(bets=False), level="hard") == "avoid_ban"
    assert _reason(foul_against_germany(bets=True)) == "worth_ban"
    story = referee_with_bet("away", home_hand=["foul 5 edge"], away_hand=["attack 6 inside"], dice=[3])
    assert _reason(story.play("attack 6 inside").play("foul 5 edge")) == "ruling_pays"
    for stage, expected in (("F", "use_penalty"), ("group", "keep_penalty")):
        story = no_bets(given(stage=stage, score=(1, 0), penalties_spent=False))
        if stage == "F":
            bet(story.game, story.seat("referee"), (story.team("away"), "S"))
        while story.step == "attack":
            story.decline()
        assert _reason(story) == expected


def test_out_of_turn_an_offer_is_weighed_against_letting_things_go_on() -> None:
    """Experts hold the same bets: to them a referee here has none against the team."""
    story = no_bets(given(stage="SF", home_hand=["foul 5 edge"], away_hand=[STRONG], dice=[3], cash=60))
    home = story.seat("home")
    bet(story.game, home, (story.team("home"), "F"))
    story.play(STRONG).play("foul 5 edge").asks("referee", "edge")
    given_advice = advise(story.game.view(home), 1, "hard", in_turn=False)
    assert {choice.action for choice in given_advice.choices} > {NOTHING}
    assert verb_of(given_advice.choices[0].action) == OFFER
    assert given_advice.reason == "offer_pays"
    view = story.game.view(home)
    earlier: list[Json] = [
        whole(EVENTS, {"type": "referee_settled", "seat": view.referee}),
        {"type": "bribe_accepted", "seat": home, "team": "GER", "amount": 3},
        {"type": "match_started", "match": view.match, "stage": "SF", "home": "GER", "away": "BRA"},
    ]
    view.history = (*earlier, *view.history)
    remembered = advise(view, 1, "hard", in_turn=False)
    assert (remembered.reason, dict(remembered.facts)["taken"]) == ("offer_as_before", 3)
    nobody = advise(story.game.view(story.seat("other")), 1, "hard", in_turn=False)
    assert nobody.choices[0].action == NOTHING


def test_advice_can_be_called_off_after_any_playout() -> None:
    story = no_bets(given(home_hand=["goalie 1"], away_hand=[WEAK, STRONG], stage="QF"))
    view = story.game.view(story.game.mover)
    before = story.game.to_state()
    calls = 0

    def check_cancelled() -> None:
        nonlocal calls
        calls += 1
        if calls == 5:
            raise Cancelled

    with pytest.raises(Cancelled):
        advise(view, 1, check_cancelled=check_cancelled)
    assert calls == 5
    assert story.game.to_state() == before
    assert advise(view, 1) == advise(view, 1)


def test_who_is_not_asked_gets_no_advice() -> None:
    story = given(away_hand=[WEAK])
    with pytest.raises(ValueError, match="not asked"):
        advise(story.game.view(story.seat("home")), 1)
    with pytest.raises(ValueError, match="'easy'"):
        advise(story.game.view(story.game.mover), 1, "easy")


@pytest.mark.parametrize(
    ("lead", "plays", "passes"), [(2.0, "stop_shot", "not_worth_card"), (0.0, *["shot_either_way"] * 2)]
)
def test_where_answering_a_shot_or_not_is_about_as_good_the_sentence_says_so(
    lead: float, plays: str, passes: str
) -> None:
    story = no_bets(given(home_hand=["foul 1 outside"], away_hand=[STRONG], stage="QF", dice=[1])).play(STRONG)
    view = story.game.view(story.game.mover)
    position = Expert(story.game.mover, 1).position(view)
    by_verb = {verb(action): action for action in view.asked}
    for what, expected in ((PLAY, plays), (PASS, passes)):
        assert reason(position, by_verb[what], Ahead(lead, lead, 0.0, lead))[0] == expected


def test_where_saving_or_not_is_about_as_good_the_sentence_says_so() -> None:
    story = no_bets(given(home_hand=["goalie 1"], away_hand=["attack 4 inside"], stage="QF", dice=[3]))
    story = story.play("attack 4 inside").passes()
    view = story.game.view(story.game.mover)
    position = Expert(story.game.mover, 1).position(view)
    for action in view.asked:
        assert reason(position, action, Ahead(0.0, 0.0, 0.0, 0.0))[0] == "goal_either_way"
        assert reason(position, action, Ahead(2.0, 2.0, 0.0, 2.0))[0] in ("stop_goal", "keep_goalie")
