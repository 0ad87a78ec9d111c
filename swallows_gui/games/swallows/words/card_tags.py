"""What a card's line brings into the commentary, so that no sentence contradicts or repeats it.

`resources/swallows/card_tags.json` gives cards tags: `{"who-is-asking": ["knee"], "coffee-break": ["coffee"]}`. A
sentence that speaks of gloves needs the tag `hands`; one that speaks of coffee stays away from `coffee` (`needs` and
`unless`, see `catalogue/commentary.py`). Beside them an event has the place where it happens and how it stands.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from typing import Any, Final

from swallows_gui.catalogue.commentary import BadCommentary
from swallows_gui.catalogue.mistakes import read_json
from swallows_gui.catalogue.places import data_path
from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.words.match_context import Situation
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.models.chapters import Event

CARDS: Final = "card_tags.json"

SAVED_WITH: Final = frozenset(("hands", "body"))
"""What a keeper saves with; a card whose line does not say so has neither."""
PLACES: Final = frozenset(("inside", "edge", "outside"))
STANDING: Final = frozenset(("ahead", "level", "behind"))
"""How the event's team stands."""
MANNERS: Final = frozenset(("corner", "head", "run", "shot"))
"""How a line attacks: from the corner or the touchline, with the head, at a run, from afar."""
ECHOES: Final = frozenset((
    "alone", "arms", "brakes", "coffee", "crowd", "drum", "elbows", "flag", "flight", "fresh", "gloves",
    "grass", "leg", "marks", "measured", "nearby", "pass", "pigeon", "row", "shin", "slow", "song", "stage",
    "stands", "toe", "walk", "wave", "weather", "wind"
))  # fmt: skip
"""What a line brings with it, so that a sentence beside it must not bring it again or deny it."""
KICKS: Final = frozenset(("first_kick",))
"""The first penalty of each team in a shoot-out."""
TAGS: Final = SAVED_WITH | PLACES | STANDING | MANNERS | ECHOES | KICKS


@cache
def _cards() -> Mapping[str, tuple[str, ...]]:
    """The tags of cards. Raises `BadCommentary`."""
    given: Any = read_json(data_path("resources", "swallows", CARDS), BadCommentary)
    if not isinstance(given, dict):
        raise BadCommentary(CARDS, "", "is not an object of cards")
    for card, tags in given.items():
        if not isinstance(tags, list) or not TAGS.issuperset(tags):
            raise BadCommentary(CARDS, card, f"{tags!r} is not a list of tags")
    return {card: tuple(tags) for card, tags in given.items()}


def tagged() -> Collection[str]:
    """The cards that have tags."""
    return _cards().keys()


def tags_of(event: Event, now: Situation, _names: Names) -> Collection[str]:
    """The tags of an event: those of its card, its place, and its team's score."""
    told = e.EVENTS.read(event)
    card = str(event.get("card") or _at_issue(told, now))
    tags = set(_cards().get(card.partition("#")[0], ()))
    area = event.get("area") or ("" if isinstance(told, (e.DefencePlayed, e.Saved)) else now.area)
    if area:
        tags.add(str(area))
    team = event.get("team")
    if isinstance(team, str) and now.known:
        mine, theirs = now.seen_by(team, (told.home, told.away) if isinstance(told, e.Goal) else now.score)
        tags.add("ahead" if mine > theirs else "behind" if mine < theirs else "level")
    if isinstance(told, e.Awarded) and max(now.kicks) <= 1:
        tags.add("first_kick")
    return tags


def _at_issue(told: WrittenEvent | None, now: Situation) -> str:
    """The card that an event without one is about."""
    match told:
        case e.Saved() | e.DieRolled(purpose="foul" | "offside"):
            return now.answer
        case e.DieRolled() | e.Missed() | e.Goal() | e.AttackOver():
            return now.attack
    return ""
