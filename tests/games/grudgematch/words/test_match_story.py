"""The story of a match, event by event, is what the game itself comes to; nothing of it is known beforehand."""

import random

import pytest

from swallows_gui.games.grudgematch.data.board import load
from swallows_gui.games.grudgematch.rules.events import EVENTS
from swallows_gui.games.grudgematch.rules.game import Grudgematch
from swallows_gui.games.grudgematch.rules.notation import NOTES
from swallows_gui.games.grudgematch.words.chapters import chapters
from swallows_gui.games.grudgematch.words.match_story import MatchStory, story_of
from swallows_gui.games.grudgematch.words.sheet import figures


def _played(seed: int) -> tuple[Grudgematch, list[list[dict[str, object]]]]:
    options = {"fouling": seed % 2 == 1, "germany": seed % 2, "rows": (11, 13, 15)[seed % 3]}
    game = Grudgematch.new(load(), options, seed)
    events = [[NOTES.event_to_json(event) for event in game.start_events]]
    lot = random.Random(seed)
    while game.to_move is not None:
        events.append([NOTES.event_to_json(event) for event in game.push(lot.choice(game.legal))])
    return game, events


@pytest.mark.parametrize("seed", range(4))
def test_the_story_stands_where_the_game_stands_after_every_move(seed: int) -> None:
    options = {"fouling": seed % 2 == 1, "germany": seed % 2, "rows": (11, 13, 15)[seed % 3]}
    game = Grudgematch.new(load(), options, seed)
    story = story_of(NOTES.event_to_json(event) for event in game.start_events)
    lot = random.Random(seed)
    while game.to_move is not None:
        for event in game.push(lot.choice(game.legal)):
            story = story.after(EVENTS.read(NOTES.event_to_json(event)))
        assert (story.men, story.ball, story.boxes) == (tuple(game.men), game.ball, game.boxes)
        assert [sorted(hand or ()) for hand in story.hands] == [sorted(hand) for hand in game.hands]
        assert (story.discards, story.pile) == (game.discard, len(game.pile) - game.pile_at)
        assert (story.score, story.golden, story.joker) == (game.score, game.second, game.joker_gone)
        assert (story.turn, story.half) == (game.turn, game.half)
    result = game.result
    assert result is not None
    assert (story.ended, list(story.score)) == (result["after"], result["score"])


def test_a_hand_that_is_hidden_is_counted_and_no_more() -> None:
    game = Grudgematch.new(load(), {}, 1)
    story = MatchStory()
    for event in game.start_events:
        seen = NOTES.redact(NOTES.event_to_json(event), 0)
        assert seen is not None
        story = story.after(EVENTS.read(seen))
    assert story.hands[0] == game.hands[0]
    assert story.hands[1] is None
    assert story.sizes == (5, 5)


def test_parts_and_figures_of_a_match() -> None:
    game, events = _played(2)
    found = chapters(events)
    assert [part.number for part in found.sections] == list(range(game.turn + 1))
    assert sum(mark.side >= 0 for mark in found.marks) == sum(game.score)
    counted = figures(story_of(event for some in events for event in some))
    assert sum(side.goals for side in counted.sides) == sum(game.score)
    played = [event for some in events for event in some if event["type"] == "card_played"]
    assert sum(counted.deeds) == len(played)
    assert sum(side.kicks for side in counted.sides) == sum(event["as"] == "kick" for event in played)
