"""S0.4: every mark of the rolls is a figure of the data, and one can be another without the others.

Here an offside needs 8, or a swallow is believed from 6 on: rules, odds, opponents, sentences, commentary, table and
rule book follow, and nothing else changes.
"""

import json
import re
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.places import data_path
from swallows_gui.catalogue.rulebook import read_rulebook
from swallows_gui.games.swallows.ai import match_context, refereeing
from swallows_gui.games.swallows.ai.normal import Normal
from swallows_gui.games.swallows.ai.search.sheet import LOWEST, sheet
from swallows_gui.games.swallows.data.catalogue import Catalogue, load, read_catalogue
from swallows_gui.games.swallows.data.pack_translations import Edition, marks_then
from swallows_gui.games.swallows.rules import marks as m
from swallows_gui.games.swallows.rules import odds
from swallows_gui.games.swallows.rules import tables as t
from swallows_gui.games.swallows.rules.events import EVENTS
from swallows_gui.games.swallows.rules.marks import PRINTED, Marks
from swallows_gui.games.swallows.table.match import attack_story, needs
from swallows_gui.games.swallows.table.match.facts import card_needs
from swallows_gui.games.swallows.table.match.pitch_state import pitch_state
from swallows_gui.games.swallows.table.presentation import faces_of
from swallows_gui.games.swallows.words import lessons
from swallows_gui.games.swallows.words.dice_stats import chance_on_goal
from swallows_gui.games.swallows.words.match_context import Course
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.services.language import LanguageService
from tests.catalogue.conftest import data  # noqa: F401 - a fixture
from tests.games.swallows.rules.cards import tables
from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.table.match.evening import Evening
from tests.games.swallows.table.match.test_rules_on_the_table import situation
from tests.whole_events import whole

EIGHT = PRINTED._replace(offside_given=8)
SIX = PRINTED._replace(swallow_believed=6)
Json = dict[str, Any]


def under(marks: Marks, **match: Any) -> Story:
    """A match of `given` whose rolls are read against other marks."""
    story = given(**match)
    story.game.tables = replace(tables(), marks=marks)
    return story


def written(folder: Path, marks: Marks) -> Path:
    """The data in a folder with these marks."""
    (folder / "rules").mkdir(exist_ok=True)
    (folder / "rules" / "figures.json").write_text(json.dumps(marks._asdict()), "utf-8")
    return folder


@pytest.fixture
def eight(data: Path) -> Catalogue:  # noqa: F811
    """The catalogue in which an offside needs 8."""
    return read_catalogue(written(data, EIGHT))


# The data


def test_the_house_plays_by_the_printed_marks() -> None:
    assert load().marks == load().tables().marks == PRINTED


def test_other_marks_are_another_catalogue_and_the_printed_ones_are_the_old_one(data: Path) -> None:  # noqa: F811
    known = read_catalogue(data).tables().digest
    assert read_catalogue(written(data, PRINTED)).tables().digest == known == load().tables().digest
    found = read_catalogue(written(data, EIGHT)).tables()
    assert found.digest != known
    assert (found.marks, found.turns, found.on_target) == (EIGHT, (7, 8, 7, 7, 7), 7)
    assert found.with_nations(list(found.later.values())[:1]).shuffled_together(2).marks == EIGHT


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"foul_sends_off": 6}, "foul_sends_off lies below"),
        ({"own_man_off": 8}, "must rise"),
        ({"swallow_sends_off": 6}, "must rise"),
        ({"offside_given": "8"}, "offside_given"),
        ({"offside_given": 21}, "offside_given"),
        ({"gold": 3}, "gold"),
    ],
)
def test_marks_that_no_rules_can_follow_are_refused(data: Path, change: Json, field: str) -> None:  # noqa: F811
    written(data, PRINTED)
    (data / "rules" / "figures.json").write_text(json.dumps(PRINTED._asdict() | change), "utf-8")
    with pytest.raises(BadCard, match=field):
        read_catalogue(data)


def test_a_former_edition_has_the_marks_that_it_had() -> None:
    then = Edition(catalogue="sha256:" + "0" * 64, marks={"offside_given": 7})
    assert marks_then(then, EIGHT) == PRINTED
    assert marks_then(Edition(catalogue=then.catalogue), EIGHT) == EIGHT


# The rules


@pytest.mark.parametrize(("marks", "die", "is_given"), [(PRINTED, 3, True), (EIGHT, 3, False), (EIGHT, 4, True)])
def test_s5_5_an_offside_is_given_from_its_mark_on(marks: Marks, die: int, is_given: bool) -> None:
    dice = [die] if is_given else [die, 6]
    match = under(marks, home_hand=["offside 4"], away_hand=["attack 6 inside"], dice=dice, referee=False)
    match.play("attack 6 inside").play("offside 4").expect("die_rolled", purpose="offside", total=4 + die)
    if is_given:
        match.expect("attack_over").never("die_rolled")
    else:
        match.expect("die_rolled", purpose="shot", total=12).expect("goal", team="away")


@pytest.mark.parametrize(("marks", "die", "asked"), [(PRINTED, 2, True), (EIGHT, 2, False), (EIGHT, 4, True)])
def test_s4_3_the_referee_may_cross_the_mark_that_counts(marks: Marks, die: int, asked: bool) -> None:
    match = under(marks, home_hand=["offside 4"], away_hand=["attack 6 inside"], dice=[die, 1])
    match.play("attack 6 inside").play("offside 4")
    assert (match.step == "referee_die") is asked


@pytest.mark.parametrize(("marks", "speaks_against"), [(PRINTED, "away"), (EIGHT, "home")])
def test_s5_14_the_side_that_the_total_speaks_against_may_play_a_red(marks: Marks, speaks_against: str) -> None:
    hands = {"home_hand": ["offside 4", "roll plus 2"], "away_hand": ["attack 6 inside", "roll minus 2"]}
    match = under(marks, **hands, dice=[3, 1], referee=False).play("attack 6 inside").play("offside 4")
    match.asks(speaks_against, "roll_red")


def test_a_foul_is_called_from_7_on_where_an_offside_needs_8() -> None:
    match = under(EIGHT, home_hand=["foul 4 outside"], away_hand=["attack 6 inside"], dice=[3, 1], referee=False)
    match.play("attack 6 inside").play("foul 4 outside").expect("awarded", what="free_kick", cause="foul")


@pytest.mark.parametrize(("marks", "die", "believed"), [(PRINTED, 2, False), (SIX, 2, True), (SIX, 1, False)])
def test_s5_7_a_swallow_is_believed_from_its_mark_on(marks: Marks, die: int, believed: bool) -> None:
    match = under(marks, away_hand=["swallow 4 outside"], dice=[die, 1], referee=False).play("swallow 4 outside")
    if believed:
        match.expect("awarded", what="free_kick", cause="swallow")
    else:
        match.expect("attack_over").never("awarded")


@pytest.mark.parametrize(("own", "goes"), [(2, False), (6, True)])
def test_s5_7_under_its_mark_a_swallow_costs_the_own_man(own: int, goes: bool) -> None:
    marks = PRINTED._replace(own_man_off=own)
    hand = ["swallow 4 outside", "attack 1 outside"]
    match = under(marks, away_hand=hand, dice=[1], referee=False).play("swallow 4 outside")
    if goes:
        match.expect("sent_off", team="away", cause="swallow")
    else:
        match.never("sent_off")


def test_every_other_mark_has_its_own_purpose() -> None:
    for changed, purpose, total, before, after in (
        ({"on_target": 8}, "shot", 7, "goal", "miss"),
        ({"foul_given": 8}, "foul", 7, "called", "fair"),
        ({"foul_sends_off": 11}, "foul", 10, "sent_off", "called"),
        ({"swallow_sends_off": 11}, "swallow", 10, "sent_off", "called"),
        ({"own_man_off": 3}, "swallow", 2, "nothing", "attacker_off"),
        ({"rough_seen": 8}, "rough", 7, "called", "goal"),
    ):
        marks = PRINTED._replace(**changed)
        assert (PRINTED.outcome(purpose, total), marks.outcome(purpose, total)) == (before, after)
        others = [other for other in m.PURPOSES if other != purpose]
        every = [(other, value) for other in others for value in range(-3, 15)]
        assert all(marks.outcome(*roll) == PRINTED.outcome(*roll) for roll in every)


@pytest.mark.parametrize(("mark", "goal"), [(7, True), (8, False)])
def test_s5_2_a_shot_is_on_target_from_its_mark_on(mark: int, goal: bool) -> None:
    marks = PRINTED._replace(on_target=mark)
    match = under(marks, home_hand=["goalie 1"], away_hand=["attack 4 inside"], dice=[3], referee=False)
    match.play("attack 4 inside").passes()
    if goal:
        match.asks("home", "goalie")
    else:
        match.expect("missed", team="away")


# The odds and the opponents


def test_the_odds_of_an_offside_follow() -> None:
    assert odds.bands(EIGHT, "offside", 3) == (odds.Band("play_on", 1, 4), odds.Band("given", 5, 6))
    assert odds.after_offside(EIGHT, 3, 4) == Fraction(4, 6) * Fraction(4, 6)
    assert odds.after_foul(EIGHT, 4, t.INSIDE) == odds.after_foul(PRINTED, 4, t.INSIDE)
    assert odds.attack_chance(SIX, t.SWALLOW, 3, t.INSIDE).most == Fraction(4, 6) * Fraction(5, 6)


def test_an_opponent_holds_an_offside_for_worth_less_and_a_swallow_for_worth_more() -> None:
    printed, strict, kind = tables(), replace(tables(), marks=EIGHT), replace(tables(), marks=SIX)
    worth = match_context.goals_of
    for card, what in enumerate(printed.card_kind):
        if what == t.OFFSIDE:
            assert worth(strict, card) < worth(printed, card)
        elif what == t.SWALLOW and printed.card_value[card] < m.FACES:
            assert worth(kind, card) > worth(printed, card)
            assert sheet(kind).scores[0][card] > sheet(printed).scores[0][card]
        else:
            assert worth(strict, card) == worth(kind, card) == worth(printed, card)
    reaches = sheet(strict).reaches
    assert (reaches[t.OFFSIDE][3 + LOWEST], reaches[t.FOUL][3 + LOWEST]) == (2 / 6, 3 / 6)


@pytest.mark.parametrize(("marks", "open_goal"), [(PRINTED, False), (EIGHT, True)])
def test_what_a_roll_is_worth_to_an_opponent_follows(marks: Marks, open_goal: bool) -> None:
    match = under(marks, home_hand=["offside 4"], away_hand=["attack 6 inside"], dice=[3, 1])
    match.play("attack 6 inside").play("offside 4").asks("referee", "referee_die")
    seat = match.seat("home")
    position = Normal(seat, 1).position(match.game.view(seat))
    attacker = position.side(match.team("away"))
    assert bool(position.roll_worth(m.OFFSIDE, 7, attacker, 6, t.INSIDE)) is open_goal
    assert [refereeing.crosses_a_mark(position, delta) for delta in (-1, 1)] == [not open_goal, open_goal]


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_referee_gives_the_offside_that_helps_his_bet_only_where_the_mark_lies(level: str) -> None:
    from tests.games.swallows.ai.positions import bet, decides, no_bets

    for marks, die, choice in ((PRINTED, 2, "change_die 1"), (EIGHT, 3, "change_die 1")):
        hands = {"home_hand": ["offside 4"], "away_hand": ["attack 6 inside"]}
        match = no_bets(under(marks, **hands, dice=[die], stage="QF"))
        bet(match.game, match.seat("referee"), (match.team("home"), "F"))
        match.play("attack 6 inside").play("offside 4").asks("referee", "referee_die")
        assert decides(match, level=level) == choice


# The words


def test_needs_say_what_the_marks_are(qapp: QApplication) -> None:
    printed = needs.answer_needs(PRINTED, t.OFFSIDE, 3, t.INSIDE, 4)
    strict = needs.answer_needs(EIGHT, t.OFFSIDE, 3, t.INSIDE, 4)
    assert ("4–6 given" in printed, "5–6 given" in strict) == (True, True)
    assert needs.answer_needs(PRINTED, t.FOUL, 3, t.INSIDE, 4) == needs.answer_needs(EIGHT, t.FOUL, 3, t.INSIDE, 4)
    assert needs.roll_change(EIGHT, "offside", 6, 1).endswith(": not given, the shot goes on.")
    assert "3–5 believed" in needs.attack_needs(PRINTED, t.SWALLOW, 4, t.INSIDE)
    assert "2–5 believed" in needs.attack_needs(SIX, t.SWALLOW, 4, t.INSIDE)
    assert "goal on a 5 or more" in needs.shot_needs(PRINTED._replace(on_target=8), 3)
    assert chance_on_goal(2, 8) == pytest.approx(1 / 6)


@pytest.mark.parametrize(
    ("marks", "verdict", "told", "mark", "happy"),
    [(PRINTED, "given", "offside_given", 7, "GER"), (EIGHT, "play_on", "offside_denied", 8, "BRA")],
)
def test_commentary_table_and_faces_read_a_roll_as_the_rules_do(
    marks: Marks, verdict: str, told: str, mark: int, happy: str
) -> None:
    names = Names(load(), ["Ann", "Ben"], ["BRA", "GER"])
    events: list[Json] = [
        {"type": "match_started", "match": 1, "stage": "group", "home": "BRA", "away": "GER"},
        {"type": "period_started", "period": "normal"},
        {"type": "attack_played", "team": "BRA", "card": "x#1", "kind": "attack", "value": 4, "area": "inside"},
        {"type": "defence_played", "team": "GER", "card": "y#1", "kind": "offside", "value": 3, "area": None},
        whole(EVENTS, {"type": "die_rolled", "purpose": "offside", "team": "GER", "die": 4, "value": 3, "total": 7}),
        whole(EVENTS, {"type": "attack_over", "team": "BRA"}),
    ]
    play = attack_story.story(events[:-1], marks)
    assert play.verdict == verdict
    assert pitch_state(play, names, "BRA", "GER").mark == mark
    faces = faces_of(events[:-1], {"BRA": 0, "GER": 1}, marks)
    assert faces.mood({"BRA": 0, "GER": 1}[happy]) == "glad"
    course = Course(marks)
    assert [course.see(event).verdict for event in events][-1] == told


def test_a_game_of_this_catalogue_is_played_and_told_by_its_marks(eight: Catalogue, qapp: QApplication) -> None:
    assert eight.tables().marks == EIGHT
    seen = {"given": 0, "play_on": 0, "at_seven": 0, "chances": 0}
    for seed in range(40):
        evening = Evening(seed, humans=(0, 1, 2), catalogue=eight)
        for _ in range(400):
            if evening.game.to_move is None:
                break
            if evening.game.step.name == "defence":
                now = situation(evening)
                for card in now.decisions.plays:
                    if now.tables.card_kind[card] == t.OFFSIDE and now.tables.card_value[card] in range(2, 6):
                        value, shot = now.tables.card_value[card], (now.place, now.shot_value, now.own_goal_on_one)
                        said = card_needs(now, card)
                        assert needs.answer_needs(EIGHT, t.OFFSIDE, value, *shot) in said
                        assert needs.answer_needs(PRINTED, t.OFFSIDE, value, *shot) not in said
                        seen["chances"] += 1
            evening.push(evening.choose())
        _follow(evening.told, seen)
    assert min(seen.values()) > 3, seen


def _follow(told: Sequence[Mapping[str, Any]], seen: dict[str, int]) -> None:
    """Every offside is given or not as its last total says, and what follows in the game is what the story said."""
    play, open_roll = attack_story.PlayedCard(marks=EIGHT), False
    for event in told:
        rolled = event["type"] == "die_rolled" and event["purpose"]
        if open_roll and (event["type"] == "attack_over" or rolled not in (False, "offside")):
            assert bool(rolled) == (play.verdict == "play_on"), play
            assert (play.verdict == "given") == (play.total >= 8)
            seen[play.verdict] += 1
            seen["at_seven"] += play.total == 7
            open_roll = False
        play = attack_story.after(play, EVENTS.read(event))
        open_roll = open_roll or rolled == "offside"


@pytest.mark.parametrize(
    ("language", "strict", "usual"), [("en", ("On 8 or", "Under 8"), "On 7 or"), ("de", ("Ab 8", "Unter 8"), "Ab 7")]
)
def test_the_rule_book_has_the_figures_of_the_data(
    tmp_path: Path, language: str, strict: tuple[str, ...], usual: str
) -> None:
    folder = data_path("resources", "swallows", "rules")
    for part in ("rules", "formats"):
        shutil.copytree(data_path("resources", "swallows", part), tmp_path / part)
    book = read_rulebook(written(tmp_path, EIGHT) / "rules" / f"{language}.json")
    house = read_rulebook(folder / f"{language}.json")
    assert all(words in book.clause("S5.5").text for words in strict)
    assert usual not in book.clause("S5.5").text
    changed = {each.id for each, was in zip(book.clauses, house.clauses, strict=True) if each != was}
    assert changed == {"S0.4", "S5.5"}
    assert usual in book.clause("S5.3").text
    assert "{" not in "".join(clause.title + clause.text for clause in book.clauses)


@pytest.mark.parametrize(("language", "words"), [("en", "on 6 or more the referee"), ("de", "Ab 6 glaubt")])
def test_tips_and_tutorial_say_the_figures(qapp: QApplication, language: str, words: str) -> None:
    LanguageService.install(language)
    try:
        assert words in lessons.tournament_tips(SIX).words("swallow")[1]
        assert "7" not in lessons.tournament_tips(PRINTED._replace(rough_seen=8)).words("rough")[1]
    finally:
        LanguageService.install("en")
    plain = data_path("resources", "swallows", "tutorial", f"{language}.json").read_text("utf-8")
    assert not re.search(r"\b(7|10)\b", plain)
    assert {"on_target", "foul_given", "offside_given", "swallow_believed", "own_man_off"} <= set(
        re.findall(r"\{(\w+)\}", plain)
    )


def test_a_lesson_knows_the_mark_that_a_die_has_crossed() -> None:
    roll = whole(EVENTS, {"type": "die_rolled", "purpose": "offside", "die": 3, "value": 4, "total": 7})
    change = whole(EVENTS, {"type": "die_changed", "delta": 1, "total": 8})
    read = [EVENTS.read(roll), EVENTS.read(change)]
    assert "seen" in lessons._endings(read, read[-1], EIGHT)
    assert "seen" not in lessons._endings(read, read[-1], PRINTED)
