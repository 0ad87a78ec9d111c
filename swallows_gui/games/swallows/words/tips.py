"""Tips: what is worth a word the first time it happens, read from public events, and its clause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from swallows_gui.games.swallows.rules.marks import Marks
from swallows_gui.models.narration import Event
from swallows_gui.services.glossary import QT_TRANSLATE_NOOP, Glossary


class Tip(NamedTuple):
    """When a tip is due: an event with these fields, or a screen of this name; and the clause behind it."""

    name: str
    clause: str
    event: Mapping[str, object] = {}
    scene: str = ""
    lasts: str = "attacks"
    """What it speaks of is over with the "attacks" that follow (two of them leave time to read), the "period", or the
    "match"."""

    def is_over(self, events: Iterable[Event]) -> bool:
        """Whether what has happened since it was given leaves nothing to speak of; a screen's tip goes with it."""
        kinds = [str(event.get("type")) for event in events]
        if not self.event:
            return False
        if self.lasts == "period" and "period_started" in kinds:
            return True
        return "match_ended" in kinds or (self.lasts == "attacks" and kinds.count("attack_over") >= READING)


READING = 2
"""Attacks that a tip outlasts."""

TIPS = (
    Tip("draft", "S1.3", scene="draft"),
    Tip("slip", "S2.2", scene="bets"),
    Tip("swallow", "S5.7", {"type": "attack_played", "kind": "swallow"}),
    Tip("rough", "S5.9", {"type": "attack_played", "kind": "rough"}),
    Tip("edge", "S4.4", {"type": "area_ruled"}),
    Tip("die", "S4.3", {"type": "die_changed"}),
    Tip("sent_off", "S4.5", {"type": "sent_off"}),
    Tip("bribe", "S4.7", {"type": "bribe_offered"}, lasts="match"),
    Tip("blue_penalty", "S4.6", {"type": "awarded", "cause": "referee"}),
    Tip("own_goal", "S5.10", {"type": "goal", "own_goal": True}),
    Tip("declined", "S3.4", {"type": "declined"}, lasts="period"),
    Tip("extra", "S8.2", {"type": "period_started", "period": "extra"}, lasts="period"),
    Tip("shootout", "S8.3", {"type": "period_started", "period": "shootout"}, lasts="match"),
    Tip("red_back", "S5.11", {"type": "cards_returned", "by": None}),
    Tip("ban", "S4.9", {"type": "referee_banned"}),
    Tip("empty", "S1.7", {"type": "pile_shuffled", "reason": "empty"}),
    Tip("rest", "S7.4", {"type": "cards_drawn", "reason": "rest"}),
)


def due(events: Iterable[Event], seen: Mapping[str, str]) -> list[Tip]:
    """The tips about what has happened that were not given yet, in the order of the events."""
    found: list[Tip] = []
    for event in events:
        for tip in TIPS:
            fits = tip.event and all(name in event and event[name] == value for name, value in tip.event.items())
            if fits and tip.name not in seen and tip not in found:
                found.append(tip)
    return found


def of_scene(scene: str, seen: Mapping[str, str]) -> Tip | None:
    """The tip of a screen, if it was not given yet."""
    return next((tip for tip in TIPS if tip.scene and tip.scene == scene and tip.name not in seen), None)


_HEADINGS: Final = Glossary[str](
    "Tips",
    {
        "draft": QT_TRANSLATE_NOOP("Tips", "The draft"),
        "slip": QT_TRANSLATE_NOOP("Tips", "The betting slip"),
        "swallow": QT_TRANSLATE_NOOP("Tips", "A swallow"),
        "rough": QT_TRANSLATE_NOOP("Tips", "A rough goal"),
        "edge": QT_TRANSLATE_NOOP("Tips", "On the edge of the area"),
        "die": QT_TRANSLATE_NOOP("Tips", "The referee changed the die"),
        "sent_off": QT_TRANSLATE_NOOP("Tips", "A sending-off"),
        "bribe": QT_TRANSLATE_NOOP("Tips", "A bribe"),
        "blue_penalty": QT_TRANSLATE_NOOP("Tips", "A penalty out of the blue"),
        "own_goal": QT_TRANSLATE_NOOP("Tips", "An own goal"),
        "declined": QT_TRANSLATE_NOOP("Tips", "Attacking no more"),
        "extra": QT_TRANSLATE_NOOP("Tips", "Extra time"),
        "shootout": QT_TRANSLATE_NOOP("Tips", "The shoot-out"),
        "red_back": QT_TRANSLATE_NOOP("Tips", "Reds come back"),
        "ban": QT_TRANSLATE_NOOP("Tips", "Banned"),
        "empty": QT_TRANSLATE_NOOP("Tips", "The pile was empty"),
        "rest": QT_TRANSLATE_NOOP("Tips", "The rest day"),
    },
)
_TEXTS: Final = Glossary[str](
    "Tips",
    {
        "draft": QT_TRANSLATE_NOOP(
            "Tips",
            "The players pick in turn, then back again. A team's strength is not only its cards: "
            "it is also what a bet on it costs.",
        ),
        "slip": QT_TRANSLATE_NOOP(
            "Tips",
            "A bet costs the team's strength. It pays if the team gets at least that far, and never more than it "
            "names. One on Germany is a duty. Nobody sees your slip before the pay-out.",
        ),
        "swallow": QT_TRANSLATE_NOOP(
            "Tips",
            "A dive. Nobody can answer it: on {swallow_believed} or more the referee believes it, on "
            "{swallow_sends_off} or more a defender goes as well, and under {own_man_off} the diver's own "
            "team loses a card.",
        ),
        "rough": QT_TRANSLATE_NOOP(
            "Tips", "The attacker fouls and scores. Here a low total is good for him: under {rough_seen} nobody saw it."
        ),
        "edge": QT_TRANSLATE_NOOP(
            "Tips",
            "What happens on the edge is inside or outside as the referee rules: a penalty of 5 "
            "or a free kick of 2. If he took money for a team, he may not rule against it.",
        ),
        "die": QT_TRANSLATE_NOOP("Tips", "Where one point decides, the referee may add or take one. Never on a shot."),
        "sent_off": QT_TRANSLATE_NOOP(
            "Tips",
            "The referee looks at the whole hand, and one card leaves the tournament for good. Star cards always stay.",
        ),
        "bribe": QT_TRANSLATE_NOOP(
            "Tips",
            "Everybody may offer, at most three times a match, and everybody sees it. If the referee accepts, he "
            "decides nothing against that team until the final whistle.",
        ),
        "blue_penalty": QT_TRANSLATE_NOOP(
            "Tips", "Every player may do that once in the whole tournament, as referee, for either team."
        ),
        "own_goal": QT_TRANSLATE_NOOP(
            "Tips", "Some cards say so: with a 1 on the die a defender turns it in himself, whatever the total."
        ),
        "declined": QT_TRANSLATE_NOOP(
            "Tips",
            "That team attacks no more in normal time; the other still may. When both have had "
            "enough, the whistle goes.",
        ),
        "extra": QT_TRANSLATE_NOOP(
            "Tips",
            "Both teams may attack again, and except in the final nobody has to play a green. "
            "Reds that were used stay used.",
        ),
        "shootout": QT_TRANSLATE_NOOP(
            "Tips",
            "Five penalties each, then in pairs. Only keepers, and reds made for it, can be played. The referee has no "
            "part in it.",
        ),
        "red_back": QT_TRANSLATE_NOOP(
            "Tips", "Green and blue cards that were played are gone. Reds return to their team after the match."
        ),
        "ban": QT_TRANSLATE_NOOP(
            "Tips", "Whoever decides against Germany referees no more in this tournament, bribe or no bribe."
        ),
        "empty": QT_TRANSLATE_NOOP(
            "Tips", "The discard pile is shuffled into a new draw pile. Cards that were sent off stay away."
        ),
        "rest": QT_TRANSLATE_NOOP(
            "Tips", "Before the knock-out every team that goes through takes one of the red cards that are left over."
        ),
    },
)


class Book:
    """The tips of a game whose rolls are read against `marks`."""

    due = staticmethod(due)
    of_scene = staticmethod(of_scene)

    def __init__(self, marks: Marks) -> None:
        self._figures = marks._asdict()

    def words(self, name: str) -> tuple[str, str]:
        """Heading and sentences of a tip in the language in use."""
        return _HEADINGS(name), _TEXTS(name).format(**self._figures)
