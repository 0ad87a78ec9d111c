"""How Final Whistle is presented: timing of its events, when the screen is covered between players, and its sounds.

Markings and dice are shown one by one. The screen is covered only where a hand or a secret choice would be seen.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from swallows_gui.games.final_whistle.rules import events as e
from swallows_gui.games.final_whistle.rules.events import EVENTS, Goal, MatchEnded, MatchStarted, PeriodStarted
from swallows_gui.games.final_whistle.rules.period import PERIODS
from swallows_gui.games.final_whistle.table.kicks import SHOT
from swallows_gui.games.final_whistle.table.man_tile import TURN
from swallows_gui.games.final_whistle.table.pitch import MOVE
from swallows_gui.games.final_whistle.table.pitch_moments import CHECK, PLATE, REVEAL, WHISTLE
from swallows_gui.models.chapters import Event
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS
from swallows_gui.ui.play.moments import EventTiming
from swallows_gui.ui.play.presentation import CALM, TABLE, ByField, Cue, Cues, PresentationRules

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView


CUES: Final = Cues(
    EVENTS,
    {
        "match_started": Cue(arrives="page"),
        "man_taken": Cue(arrives="piece"),
        "squad_named": Cue(arrives="page"),
        "deck_chosen": Cue(arrives="shuffle"),
        "cards_dealt": Cue(arrives="card_drawn"),
        "period_started": Cue("whistle_one", mood=CALM),
        "substituted": Cue("steps", "applause"),
        "card_chosen": Cue(arrives="card_laid"),
        "cards_revealed": Cue("card_drawn", "card_laid"),
        "tie_rolled": Cue("die_roll", "die_rest"),
        "attacks_due": Cue(arrives="piece", mood=0.36),
        "card_drawn": Cue(arrives="card_drawn"),
        "closing_card_open": Cue(arrives="card_laid"),
        "card_exchanged": Cue("card_drawn", "card_laid"),
        "card_played": Cue("card_drawn", "card_laid"),
        "attack_started": ByField("counter", {True: Cue("steps kick", mood=0.6)}, Cue(arrives="kick", mood=0.42)),
        "marked": Cue(arrives="piece"),
        "phase_rolled": ByField(
            "phase", {"finish": Cue("die_roll kick", "die_rest", mood=0.75)}, Cue("die_roll", "die_rest", mood=0.5)
        ),
        "checked": ByField("hit", {True: Cue("die_rest", "tackle")}, Cue("die_rest")),
        "booked": Cue("whistle_one", "card_laid jeers", mood=0.45),
        "injured": Cue("tackle", "gasp", mood=0.3),
        "sent_off": Cue("whistle_two", "card_laid jeers", mood=0.6),
        "came_on": Cue("steps"),
        "stood_in": Cue("steps"),
        "moved_line": Cue("steps"),
        "turned": Cue(arrives="card_laid"),
        "goal": Cue("net", "roar", mood=1.0),
        "attack_over": ByField(
            "scored",
            {True: Cue(silent="the goal has been heard")},
            Cue(arrives="groan", mood=0.28),
        ),
        "period_ended": Cue(arrives="whistle_two", mood=CALM),
        "extra_time_answered": Cue(arrives="page"),
        "shooter_chosen": Cue("steps", mood=0.6),
        "shooters_named": Cue(arrives="page"),
        "shot_taken": ByField(
            "goal",
            {True: Cue("die_roll kick", "net roar", mood=0.85)},
            Cue("die_roll kick", "gloves groan", mood=0.5),
        ),
        "match_ended": Cue("whistle_three", "applause"),
    },
    begins=MatchStarted,
    ends=MatchEnded,
    goal=Goal,
    late=lambda told: isinstance(told, PeriodStarted) and told.period > PERIODS,
)


# ruff: noqa: ARG002 - the base names arguments that are not needed here


RESULT: Final = "result"
"""The page with statistics, when the match is over."""
SQUAD: Final = "squad"
"""The form for a squad."""
DECK: Final = "deck"
"""The form for colour or deck."""
_FORMS: Final = {"squad": SQUAD, "colour": DECK, "deck": DECK}
_SECRET: Final = frozenset(("squad", "colour", "deck", "card", "exchange", "further", "shooters"))
"""Steps that show what only one seat may see (F15.3)."""

_BEATS: Final[Mapping[type, EventTiming]] = {
    e.PeriodStarted: EventTiming(WHISTLE, 0.3, 0.0),
    e.Substituted: EventTiming(MOVE, 0.5, 0.0),
    e.CardsRevealed: EventTiming(REVEAL, 1.3, REVEAL),
    e.TieRolled: EventTiming(TUMBLE, 0.6, TUMBLE),
    e.AttacksDue: EventTiming(PLATE, 0.5, 0.0),
    e.ClosingCardOpen: EventTiming(PLATE, 0.4, 0.0),
    e.CardExchanged: EventTiming(PLATE, 0.5, 0.0),
    e.CardPlayed: EventTiming(PLATE, 0.5, 0.0),
    e.Marked: EventTiming(0.15, 0.3, 0.15),
    e.PhaseRolled: EventTiming(TUMBLE, 1.0, TUMBLE),
    e.Checked: EventTiming(CHECK, 0.6, CHECK),
    e.Injured: EventTiming(PLATE, 0.6, 0.0),
    e.SentOff: EventTiming(PLATE, 0.8, 0.0),
    e.CameOn: EventTiming(PLATE, 0.4, 0.0),
    e.StoodIn: EventTiming(PLATE, 0.4, 0.0),
    e.MovedLine: EventTiming(MOVE, 0.2, 0.0),
    e.Turned: EventTiming(TURN, 0.25, TURN),
    e.Goal: EventTiming(LASTS, 0.1, COMES),
    e.ShootersNamed: EventTiming(0.0, 0.4, 0.0),
    e.ShotTaken: EventTiming(SHOT, 0.6, SHOT),
    e.MatchEnded: EventTiming(LASTS, 1.0, COMES),
}


class FinalPresentation(PresentationRules):
    """A table, two forms before it, and a page after it."""

    matters = frozenset({e.Goal.type, e.MatchEnded.type, e.SentOff.type})
    sections = e.EVENTS.sections("match")
    part_ends = frozenset((e.PeriodEnded.type,))
    cues = CUES

    def beat(self, event: Event) -> EventTiming:
        match told := e.EVENTS.read(event):
            case e.AttackStarted(counter=True):
                return EventTiming(PLATE, 0.6, 0.0)
        return _BEATS.get(type(told)) or super().beat(event)

    def speaks(self) -> bool:
        return settings().now.on("final_whistle.voices")

    def scene(self, view: FinalWhistleView, *, asked: bool, over: bool) -> str:
        if over:
            return RESULT
        return _FORMS.get(view.step, TABLE) if asked else TABLE

    def at_table(self, view: FinalWhistleView) -> bool:
        return True

    def needs_hand(self, view: FinalWhistleView) -> bool:
        """Marking, substituting and replacing show no card (F15.3)."""
        return view.step in _SECRET

    def curtain_words(self, view: FinalWhistleView, name: str) -> str:
        if view.step == "squad":
            words = translate("FinalManners", "I am {name}: name my squad")
        elif view.step in ("colour", "deck"):
            words = translate("FinalManners", "I am {name}: choose my cards")
        elif view.step == "shooters":
            words = translate("FinalManners", "I am {name}: name my shooters")
        else:
            return super().curtain_words(view, name)
        return words.format(name=name)

    def fills_in(self, view: FinalWhistleView) -> bool:
        """Squad and deck are forms: nobody sees how many entries are made (F1.6, F2.4)."""
        return view.step in ("squad", "deck")

    def in_section(self, view: FinalWhistleView) -> bool:
        return view.to_move is not None

    def concerns(self, view: FinalWhistleView, seats: Collection[int], own: object) -> bool:
        return True


MANNERS: Final = FinalPresentation()
"""The same for every match."""
