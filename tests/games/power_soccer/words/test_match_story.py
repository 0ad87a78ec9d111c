"""A match as far as it has been told: points, card, attacks, score, by events alone (P14)."""

from swallows_gui.games.power_soccer.rules.events import Goal
from swallows_gui.games.power_soccer.words.match_story import Hop, MatchStory, story_of
from swallows_gui.games.power_soccer.words.sheet import figures

STARTED = {"type": "match_started", "match": 1, "rules": "professional", "die": "even", "per_side": 1}


def rolled(seat: int, purpose: str, face: str, colour: str = "white") -> dict[str, object]:
    faces = ["five", "ten", "long_pass", "foul", "offside", "penalty"]
    die = faces.index(face) + 1
    return {"type": "die_rolled", "seat": seat, "purpose": purpose, "die": die, "other": None, "face": face,
            "colour": colour}  # fmt: skip


ATTACK = [
    STARTED,
    {"type": "kicked_off", "side": 1, "how": "eleven"},
    {"type": "attack_started", "attack": 1, "seat": 1, "defender": 0, "score": [0, 0]},
    rolled(1, "attack", "ten"),
    {"type": "points_made", "seat": 1, "added": 10, "points": 10},
    rolled(1, "attack", "foul", "black"),
    rolled(0, "referee", "five"),
    {"type": "card_shown", "seat": 1, "card": "yellow"},
    rolled(1, "attack", "long_pass"),
    {"type": "points_made", "seat": 1, "added": 20, "points": 30},
]


def test_points_trail_and_card_follow_the_events() -> None:
    story = story_of(ATTACK)
    assert (story.points, story.card, story.has_ball) == (30, "yellow", 1)
    assert story.hops == (Hop(0, 10), Hop(10, 30))
    assert story.professional


def test_a_new_attack_begins_without_points_and_card() -> None:
    story = story_of([
        *ATTACK,
        {"type": "attack_over", "seat": 1, "reason": "stolen"},
        {"type": "attack_started", "attack": 2, "seat": 0, "defender": 1, "score": [0, 0]},
    ])  # fmt: skip
    assert (story.points, story.hops, story.card, story.roll) == (0, (), "", None)
    assert (story.attacks[0].reason, story.attacks[0].points) == ("stolen", 30)
    assert story.round == 1


def test_a_goal_counts_for_its_side_once_it_is_told() -> None:
    before = story_of(ATTACK)
    after = before.after(Goal(side=1, score=(0, 1)))
    assert (before.score, after.score) == ((0, 0), (0, 1))


def test_an_unknown_event_changes_nothing() -> None:
    story = MatchStory()
    assert story.after(None) is story
    assert story_of([{"type": "cheered"}]) == story


def test_the_figures_count_ends_points_and_balls_won() -> None:
    stolen = {"type": "attack_over", "seat": 1, "reason": "stolen"}
    shown = figures(story_of([*ATTACK, rolled(0, "steal", "ten", "black"), stolen]))
    assert shown.sides[1].ends["stolen"] == 1
    assert shown.sides[1].points == 30
    assert (shown.sides[0].steals, shown.sides[0].tries) == (1, 1)
    assert sum(shown.story.dice) == shown.story.rolls == 5


def test_both_goal_walls_of_a_match_are_kept() -> None:
    shot = {"type": "wall_shot", "seat": 0, "hole": "high", "hit": True, "hits": [1, 0]}
    story = story_of([STARTED, shot, shot, *ATTACK[1:], {"type": "attack_over", "seat": 1, "reason": "red"}, shot])
    assert [len(wall) for wall in story.walls] == [2, 1]
    assert len(story.wall) == 1
