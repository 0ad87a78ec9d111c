"""How Final Whistle is presented: timing of its events, when the screen is covered between players, and its sounds.

Markings and dice are shown one by one. The screen is covered only where a hand or a secret choice would be seen.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from swallows_gui.engine.events import WrittenEvent
from swallows_gui.games.final_whistle.rules import events as e
from swallows_gui.games.final_whistle.rules.events import EVENTS, Goal, MatchEnded, MatchStarted, PeriodStarted
from swallows_gui.games.final_whistle.rules.period import PERIODS
from swallows_gui.games.final_whistle.table import pitch_moments as moments
from swallows_gui.games.final_whistle.table.kicks import SHOT
from swallows_gui.games.final_whistle.table.man_tile import TURN
from swallows_gui.games.final_whistle.table.pitch import MOVE
from swallows_gui.games.final_whistle.table.pitch_moments import (
    CHECK,
    PLATE,
    REVEAL,
    WHISTLE,
    PitchHappening,
    die_value,
)
from swallows_gui.games.final_whistle.table.scenes import Cast, card_look
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import card_name, man_name
from swallows_gui.games.final_whistle.words.story_parts import CLOSING
from swallows_gui.models.chapters import Event
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.services.settings import settings
from swallows_gui.ui.kit.dice import TUMBLE
from swallows_gui.ui.kit.take_over import COMES, LASTS, TakeOver
from swallows_gui.ui.play.moments import EventTiming
from swallows_gui.ui.play.peaks import GoalFacts, end_peak, goal_peak
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


# What is seen

LINGERS = (e.AttacksDue, e.CardDrawn, e.Goal, e.Booked, e.AttackOver, e.ClosingCardOpen)
"""Events at which what was shown before stays if they show nothing themselves."""


def happening_of(story: MatchStory, told: WrittenEvent | None, cast: Cast) -> PitchHappening | None:
    """The animation of an event; `story` is the state before it."""
    match told:
        case e.CardsRevealed(cards=cards):
            first, second = (card_look(cast.tables, card) for card in cards)
            return moments.reveal((first, second), (cast.colour(0), cast.colour(1)))
        case e.TieRolled(dice=dice):
            values = [str(die_value(number)) for number in dice]
            words = (
                translate("FinalTable", "Who shoots first?")
                if story.stage == "shootout"
                else translate("FinalTable", "Equal cards: who may attack?")
            )
            return moments.dice(dice, (values[0], values[1]), words, (cast.colour(0), cast.colour(1)))
        case e.AttacksDue(seat=seat, attacks=attacks):
            words = translate("FinalTable", "{club} attack").format(club=cast.short(seat))
            return moments.plate(words, cast.colour(seat), _attacks_words(attacks))
        case e.PhaseRolled() as rolled:
            return _rolled(story, rolled, cast)
        case e.Checked(seat=seat, man=man, symbol=symbol, die=die, hit=hit):
            return moments.check(seat, man, symbol, die, _check_words(symbol, hit))
        case e.AttackStarted(seat=seat, card=card, counter=True):
            words = translate("FinalTable", "Counter-attack!")
            line = translate("FinalTable", "{club} with {card}").format(club=cast.short(seat), card=card_name(card))
            return moments.plate(words, cast.colour(seat), line, flips=True)
        case e.CardPlayed(seat=seat, card=card):
            line = translate("FinalTable", "{club} attack again").format(club=cast.short(seat))
            return moments.plate(card_name(card), cast.colour(seat), line)
        case e.CardExchanged(seat=seat, card=card):
            line = translate("FinalTable", "{club} lay a card aside").format(club=cast.short(seat))
            return moments.plate(card_name(card), cast.colour(seat), line)
        case e.ClosingCardOpen(seat=seat):
            line = translate("FinalTable", "{club} are down to their last card").format(club=cast.short(seat))
            return moments.plate(card_name(CLOSING), cast.colour(seat), line)
        case e.SentOff(seat=seat, man=man):
            line = translate("FinalTable", "is sent off, and nobody comes on for him")
            return moments.plate(man_name(cast.clubs, seat, man), "#1A1A1A", line)
        case e.Injured(seat=seat, man=man):
            line = translate("FinalTable", "is injured and carried off")
            return moments.plate(man_name(cast.clubs, seat, man), cast.colour(seat), line)
        case e.StoodIn(seat=seat, man=man):
            line = translate("FinalTable", "goes in goal: strength 1 from now on")
            return moments.plate(man_name(cast.clubs, seat, man), cast.colour(seat), line)
        case e.CameOn(seat=seat, man=man, for_=off) | e.Substituted(seat=seat, on=man, off=off):
            line = translate("FinalTable", "comes on for {off}").format(off=man_name(cast.clubs, seat, off))
            return moments.plate(man_name(cast.clubs, seat, man), cast.colour(seat), line)
        case e.PeriodStarted(period=period, minute=minute):
            words = translate("FinalTable", "To minute {minute}").format(minute=minute)
            return moments.plate(words, "#1A1A1A", _quarter_words(period), seconds=moments.WHISTLE)
        case e.ShotTaken(man=str(man), dice=[_, _]) as shot:
            return _shot(shot, man, cast)
    return None


def _attacks_words(attacks: int) -> str:
    return translate("FinalTable", "%n attack(s)", None, attacks)


def _quarter_words(period: int) -> str:
    if period > PERIODS:
        return translate("FinalTable", "Extra time")
    return translate("FinalTable", "Quarter {number} of {all}").format(number=period, all=PERIODS)


def _rolled(story: MatchStory, rolled: e.PhaseRolled, cast: Cast) -> PitchHappening:
    attacker = story.attacking or 0
    ours, theirs = rolled.totals
    finish = rolled.phase == "finish"
    if rolled.success:
        words = translate("FinalTable", "Goal!") if finish else translate("FinalTable", "The build-up is through")
    else:
        words = (
            translate("FinalTable", "No goal: it needs more")
            if finish
            else translate("FinalTable", "The build-up is lost")
        )
    return moments.dice(rolled.dice, (str(ours), str(theirs)), words, cast.pair(attacker))


def _check_words(symbol: str, hit: bool) -> str:
    if not hit:
        return translate("FinalTable", "Nothing happens")
    return {
        "I": translate("FinalTable", "Injured"),
        "Y": translate("FinalTable", "Booked"),
        "R": translate("FinalTable", "Red card"),
    }[symbol]


def _shot(shot: e.ShotTaken, man: str, cast: Cast) -> PitchHappening:
    totals = [str(strength + die_value(number)) for strength, number in zip(shot.strengths, shot.dice, strict=True)]
    words = translate("FinalTable", "{man}: in!") if shot.goal else translate("FinalTable", "{man}: saved")
    words = words.format(man=man_name(cast.clubs, shot.seat, man))
    return moments.dice(shot.dice, (totals[0], totals[1]), words, cast.pair(shot.seat))


def peak_of(event: WrittenEvent | None, story: MatchStory, cast: Cast, over: QWidget) -> TakeOver | None:
    """The poster of a goal or of the end; `story` is the state before the event."""
    match event:
        case e.Goal(seat=seat, score=score):
            man = story.attack.shooter if story.attack is not None else ""
            manner = man_name(cast.clubs, seat, man) if man else ""
            return goal_peak(GoalFacts(seat, score, manner=manner), cast.sides, over)
        case e.MatchEnded(winner=winner):
            return end_peak(*_ended(event, cast), cast.sides, winner, over)
    return None


def _ended(ended: e.MatchEnded, cast: Cast) -> tuple[str, str]:
    """The word and the line that announce the end."""
    line = f"{cast.short(0)} {score_words(ended.score)} {cast.short(1)}"
    if ended.shootout is not None:
        line = translate("FinalTable", "{score}, {kicks} in the shoot-out").format(
            score=line, kicks=score_words(ended.shootout)
        )
    elif ended.after == "extra":
        line = translate("FinalTable", "{score} after extra time").format(score=line)
    if ended.winner is None:
        return translate("FinalTable", "A draw"), line
    return translate("FinalTable", "{club} win").format(club=cast.short(ended.winner)), line


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
        """False for marking, substituting and replacing, which show no card (F15.3)."""
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
        """True for squad and deck, which are forms whose number of entries stays hidden (F1.6, F2.4)."""
        return view.step in ("squad", "deck")

    def in_section(self, view: FinalWhistleView) -> bool:
        return view.to_move is not None

    def concerns(self, view: FinalWhistleView, seats: Collection[int], own: object) -> bool:
        return True


MANNERS: Final = FinalPresentation()
"""The same for every match."""
