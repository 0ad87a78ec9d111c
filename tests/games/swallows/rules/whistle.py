"""What calls for the referee (S4): fouls, the edge, a penalty out of the blue; and who refereed a tournament."""

from typing import Any

from tests.games.swallows.rules.given import given
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import Match, matches

FOUL: dict[str, Any] = {"home_hand": ["foul 3 outside"], "away_hand": ["attack 4 inside"]}
"""A foul that a 4 calls, and a referee's 3 and a step up."""
EDGE: dict[str, Any] = {"home_hand": ["foul 5 edge"], "away_hand": ["attack 4 inside"]}


def settled(story: Story) -> list[tuple[Match, int | None, int]]:
    """Each match with its referee and the seat that keeps the card."""
    return [
        (match, match.all("referee_settled")[0]["seat"], match.all("referee_settled")[0]["card_at"])
        for match in matches(story)
    ]


def banned_before(story: Story, number: int) -> set[int]:
    """The seats that are banned when a match begins."""
    return {event["seat"] for match in matches(story) if match.number < number for event in match.all("referee_banned")}


def foul(die: int, **more: Any) -> Story:
    """A foul of value 3 outside, rolled: the attacker is the away team."""
    settings: dict[str, Any] = {**FOUL, "dice": [die, 1], **more}
    return given(**settings).play("attack 4 inside").play("foul 3 outside")


def edge(**more: Any) -> Story:
    """A foul on the edge, called: inside or outside?"""
    settings: dict[str, Any] = {**EDGE, "dice": [3, 1], **more}
    return given(**settings).play("attack 4 inside").play("foul 5 edge")


def penalty(**more: Any) -> Story:
    """A first stoppage with the referee's penalty out of the blue still to come."""
    settings: dict[str, Any] = {
        "home_hand": ["attack 1 inside"] * 2,
        "away_hand": ["attack 1 edge"] * 2,
        "penalties_spent": False,
        **more,
    }
    return given(**settings)
