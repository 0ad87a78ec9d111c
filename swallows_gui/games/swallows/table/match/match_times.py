"""How long each event of a match is shown: a motion, a look at what it brought, and when the motion has brought it."""

from __future__ import annotations

from typing import Final

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.swallows.rules import events as e
from swallows_gui.games.swallows.table.pitch.pitch_motion import CARD_FLIGHT, PUSHED, SHOT, TURNING, WRITING
from swallows_gui.models.narration import Event
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import LASTS
from swallows_gui.ui.play.moments import AT_ONCE, Beat

PICK: Final = 0.6
"""Seconds at pace normal that a picked card flies to its shelf."""
LOT: Final = 0.4
LOTS: Final = 5.0
"""Seconds at pace normal until a lot is where it belongs, and that drawing many of them takes in all."""

MOMENTS: dict[str, tuple[float, float]] = {
    "team_assigned": (PICK, 0.1),
    "team_placed": (LOT, 0.0),
    "match_started": (0.0, 0.5),
    "period_started": (0.9, 0.2),
    "attack_played": (0.7, 0.1),
    "modifier_played": (0.5, 0.2),
    "defence_played": (0.8, 0.1),
    "die_rolled": (1.3, 0.2),
    "total_changed": (1.2, 0.3),
    "die_changed": (1.8, 0.3),
    "die_left": (0.6, 0.1),
    "effect": (0.7, 0.1),
    "area_ruled": (0.6, 0.3),
    "awarded": (0.7, 0.2),
    "goal": (SHOT + LASTS, 0.2),
    "saved": (0.7, 0.3),
    "missed": (0.7, 0.3),
    "sent_off": (1.7, 0.3),
    "injured": (1.2, 0.2),
    "cards_stolen": (0.9, 0.1),
    "cards_discarded": (0.8, 0.1),
    "cards_returned": (0.7, 0.1),
    "cards_drawn": (0.7, 0.1),
    "declined": (0.0, 0.3),
    "envelopes_opened": (0.0, 1.6),
    "envelopes_returned": (0.0, 1.0),
    "match_ended": (0.9, 2.0),
    "said": (0.6, 0.9),
    "talked": (0.3, 0.4),
}
"""Seconds at pace normal: the motion an event is told by, and a look at what it brought. The others pass at once."""
GOAL_ALONE: Final = (1.3, 0.6)
"""The same of a goal without a poster."""

SCENE_LASTS: Final = 1.5
SCENE_ARRIVES: Final = 0.9
"""Seconds at pace normal that a bribe's scene takes, and until the envelope is where it goes; alike for every sum."""

ENVELOPES_LAST: Final = 4.2
ENVELOPES_ARRIVE: Final = 2.0
"""The same of the scene in which envelopes are torn open: fingers drum until they are."""

ARRIVALS: dict[str, float] = {
    "team_assigned": PICK,
    "team_placed": LOT,
    "attack_played": CARD_FLIGHT,
    "modifier_played": CARD_FLIGHT,
    "defence_played": CARD_FLIGHT,
    "die_rolled": TUMBLE + WRITING,
    "total_changed": TURNING,
    "die_changed": PUSHED + TURNING,
    "effect": 0.3,
    "area_ruled": 0.3,
    "awarded": CARD_FLIGHT,
    "goal": SHOT,
    "saved": SHOT,
    "missed": SHOT,
    "sent_off": 0.8,
    "injured": 0.55,
    "cards_stolen": 0.6,
    "cards_discarded": 0.6,
    "cards_returned": 0.6,
    "cards_drawn": 0.6,
    "match_ended": 0.9,
    "said": 0.6,
}
"""Seconds at pace normal until an event's motion has brought what it tells of; the others tell it at once."""


Money = e.BribeOffered | e.BribeAccepted | e.BribeDeclined | e.PriceNamed
"""What is told of offers to the referee and of his prices."""
MONEY: Final = (e.BribeOffered, e.BribeAccepted, e.BribeDeclined, e.PriceNamed)

EMBLEMS = {"shield": "shield", "silence_referee": "hush", "extra_attack": "again"}
"""The sign of what a red brings where neither cards nor die nor ball tell of it."""


def tells_of_itself(event: e.Effect) -> bool:
    """Whether an effect is shown by an emblem; a demand that lapsed is not."""
    return event.what in EMBLEMS and not event.lapsed


DRAWN: Final = 0.9
"""Seconds at pace normal that each lot takes which decides a place or a match."""


def lots_of(event: e.GroupRanked | e.ThirdsRanked) -> list[e.Teams]:
    """The teams that lots put into their order, of a group or of those of whom the best go on: there only where it
    decides who does."""
    if isinstance(event, e.GroupRanked):
        return list(event.lots)
    on = set(event.order[: event.through])
    return [level for level in event.lots if 0 < len(on.intersection(level)) < len(level)]


def drawn_in(event: WrittenEvent | None) -> int:
    """How many lots are drawn in an event: of teams that nothing else tells apart, or of those of a match that is level
    all the same. There it may as well be the sum of two legs that decides: nobody sees lots then."""
    match event:
        case e.GroupRanked() | e.ThirdsRanked():
            return sum(map(len, lots_of(event)))
        case e.MatchEnded(winner=str(), shootout=None) if event.home == event.away:
            return 1
    return 0


OUTCRY: Final = 1.5
"""Seconds at pace normal that a penalty out of the blue, or a side that attacks no more, takes the stage over."""

SHORT: Final = 0.5
"""What is left of a great moment's length where it is short."""


def has_posters() -> bool:
    """Whether a goal, or money for the referee, takes the pitch over."""
    return settings().now.on("swallows.great_moments")


def poster_length() -> float:
    """The length of what takes the pitch over, in parts of its length in full."""
    return SHORT if settings().now.step("swallows.great_moments") == "short" else 1.0


def beat(event: Event) -> Beat:
    """How an event is shown. Only what everybody knows of it counts: no pause tells a secret (S5.13)."""
    told, kind = e.EVENTS.read(event), event["type"]
    motion, look = MOMENTS.get(kind, (0.0, 0.0))
    match told:
        case e.Effect() if not tells_of_itself(told) and told.what != "cancel":
            return AT_ONCE
        case e.TeamAssigned(how="random") | e.CardsDrawn(reason="personal" | "deal"):  # nobody sees these cards come
            return AT_ONCE
        case e.TeamPlaced():
            return Beat(motion, look, LOT, LOTS)
        case e.Goal():
            motion, look = (SHOT + poster_length() * LASTS, 0.2) if has_posters() else GOAL_ALONE
        case e.CardsReturned(by=None):
            motion = 0.0
        case e.Declined() | e.Awarded(cause="referee") if has_posters():
            motion = ARRIVALS.get(kind, 0.0) + poster_length() * OUTCRY
    if isinstance(told, e.EnvelopesOpened) and has_posters():
        return Beat(poster_length() * ENVELOPES_LAST, 0.3, poster_length() * ENVELOPES_ARRIVE)
    if isinstance(told, MONEY) and has_posters():
        return Beat(poster_length() * SCENE_LASTS, 0.3, poster_length() * SCENE_ARRIVES)
    lots = drawn_in(told)
    if lots:
        length = motion + DRAWN * lots
        return Beat(length, max(look, 0.9), length)
    return Beat(motion, look, ARRIVALS.get(kind, 0.0))
