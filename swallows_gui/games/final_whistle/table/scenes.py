"""What the table shows of a story: the men, the band, the hand, and what happens between two of them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from swallows_gui.games.final_whistle.rules.options import CARDS, COLOURS, MEN, SYMBOLS, Tables
from swallows_gui.games.final_whistle.rules.period import PERIODS
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
from swallows_gui.games.final_whistle.table.card_paint import CardLook, ChipRow
from swallows_gui.games.final_whistle.table.hand import CardChoice, HandPicture
from swallows_gui.games.final_whistle.table.man_paint import ManLook, club_colour
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import (
    OutlookWords,
    card_name,
    club_name,
    club_of,
    colour_name,
    entry_letter,
    man_name,
)
from swallows_gui.games.final_whistle.words.story_parts import CLOSING
from swallows_gui.models.vocabulary import score_words
from swallows_gui.services.glossary import translate
from swallows_gui.ui.play.peaks import PeakSide, Sides
from swallows_gui.ui.play.stage_band import BandState, SideHolder

Who = tuple[int, str]


@dataclass(frozen=True, slots=True)
class Cast:
    """Who plays: the seats' names, the clubs, the data."""

    names: tuple[str, ...]
    clubs: str
    tables: Tables

    def short(self, seat: int) -> str:
        """The last word of a club's name."""
        return club_name(self.clubs, seat).split()[-1]

    def colour(self, seat: int) -> str:
        """The colour of a seat's club."""
        return club_colour(self.clubs, seat).name()

    @property
    def sides(self) -> Sides:
        """Both clubs for posters, each with its player's face."""
        a, b = (PeakSide(self.short(seat), self.colour(seat), self.names[seat]) for seat in (0, 1))
        return a, b

    def pair(self, attacker: int) -> tuple[str, str]:
        """The colours of attacker and defender."""
        return self.colour(attacker), self.colour(1 - attacker)


def cast_of(names: Sequence[str], view: FinalWhistleView) -> Cast:
    """The cast of a match."""
    return Cast(tuple(names), view.options.clubs, view.tables)


# Men


def look_of(story: MatchStory, cast: Cast, seat: int, man: str) -> ManLook:
    """A man as the story has him."""
    club = club_of(cast.clubs, seat)
    footballer = cast.tables.men[club][MEN.index(man)]
    stands = story.man(seat, man)
    return ManLook(
        seat=seat,
        man=man,
        club=club,
        name=man_name(cast.clubs, seat, man),
        line=stands.line,
        sides=footballer.sides,
        symbols=tuple(SYMBOLS[symbol] or "" for symbol in footballer.symbols),
        top=stands.top,
        bookings=stands.bookings,
        mark=stands.mark,
        spent=stands.mark == 1 and story.phase is not None and story.phase.name == "finish",
        stands_in=stands.stands_in,
    )


def looks_of(
    story: MatchStory,
    cast: Cast,
    candidates: Collection[Who] = (),
    answers: Collection[Who] = (),
    chips: Mapping[Who, str] | None = None,
    chosen: Collection[Who] = (),
    numbers: Mapping[Who, int] | None = None,
) -> list[ManLook]:
    """How every man on the field looks."""
    found = []
    for seat in (0, 1):
        for man in story.playing[seat]:
            who = seat, man
            state = (
                "chosen" if who in chosen else "candidate" if who in candidates else "answer" if who in answers else ""
            )
            look = look_of(story, cast, seat, man)
            found.append(
                replace(look, state=state, chip=(chips or {}).get(who, ""), number=(numbers or {}).get(who, 0))
            )
    return found


def bench_of(
    story: MatchStory,
    cast: Cast,
    seat: int,
    candidates: Collection[Who] = (),
    chosen: Collection[Who] = (),
    numbers: Mapping[Who, int] | None = None,
) -> tuple[ManLook, ...]:
    """The reserves of a seat."""
    return tuple(
        replace(
            look_of(story, cast, seat, man),
            lettered=True,
            state="chosen" if (seat, man) in chosen else "candidate" if (seat, man) in candidates else "",
            number=(numbers or {}).get((seat, man), 0),
        )
        for man in story.bench[seat]
    )


def ball_of(story: MatchStory) -> Who | None:
    """The man with the ball: the one the attacker used last."""
    attack, phase = story.attack, story.phase
    if attack is None or attack.over or phase is None or not phase.used[0]:
        return None
    man = phase.used[0][-1].man
    return (attack.seat, man) if man in story.playing[attack.seat] else None


# Cards


def card_look(tables: Tables, card: str, words: OutlookWords | None = None, seat: int = 0) -> CardLook:
    """A card; with words, the men free for each entry as `seat` would attack with it."""
    shown = tables.cards[CARDS.index(card)]
    counts: dict[tuple[bool, bool], tuple[tuple[str, int | None], ...]] = {}
    if words is not None:
        for line in words.card_lines(seat, shown):
            counts[line.phase == "finish", line.attacks] = line.entries
    rows = []
    for finish, lists in ((False, shown.build_up), (True, shown.finish)):
        if lists is None:
            continue
        both = [
            counts.get((finish, role == 0), tuple((entry_letter(entry), None) for entry in entries))
            for role, entries in enumerate(lists)
        ]
        linked = tuple(place for place, entry in enumerate(lists[0]) if entry.link)
        rows.append(ChipRow(finish, both[0], both[1], linked))
    colour = COLOURS[shown.colour]
    return CardLook(card, card_name(card), colour, colour_name(colour), shown.strength, tuple(rows), words is not None)


def face_down(story: MatchStory) -> MatchStory:
    """The story with both hands turned over."""
    first, second = (("",) * len(hand) for hand in story.hands)
    return replace(story, hands=(first, second))


def upright(story: MatchStory) -> MatchStory:
    """The story with everybody upright, as they shoot (F9.5)."""
    return replace(story, men={who: replace(man, top=0) for who, man in story.men.items()})


def hand_of(
    story: MatchStory,
    cast: Cast,
    words: OutlookWords,
    seat: int,
    *,
    offered: Collection[str] = (),
    picked: str = "",
    counted: bool = False,
) -> tuple[CardChoice, ...]:
    """The cards of a seat: faces where they are known, else backs."""
    found = []
    for card in story.hands[seat]:
        if not card:
            back = translate("FinalTable", "A card of {club}, face down").format(club=cast.short(seat))
            found.append(CardChoice(None, back))
            continue
        look = card_look(cast.tables, card, words if counted else None, seat)
        said = words.card_said(card)
        if card == picked:
            said = translate("FinalTable", "Chosen, face down: {card}").format(card=card_name(card))
        found.append(CardChoice(look, said, card in offered, card == picked))
    return tuple(found)


def hand_picture(story: MatchStory, cast: Cast, seat: int) -> HandPicture:
    """The content of the row below the plate, except for cards and question."""
    bench = bench_of(story, cast, seat)
    left = story.piles[seat]
    pile = ""
    if story.closing_open[seat]:
        pile = translate("FinalTable", "The last card lies open")
    elif left:
        pile = translate("FinalTable", "{number} in the pile, {card} lowest").format(
            number=left, card=card_name(CLOSING)
        )
    return HandPicture(
        bench=bench,
        bench_words=translate("FinalTable", "Bench of {club}").format(club=cast.short(seat)),
        colour=cast.colour(seat),
        pile=0 if story.closing_open[seat] else left,
        pile_words=pile,
        closing=card_look(cast.tables, CLOSING) if story.closing_open[seat] else None,
    )


# The band


def band_of(story: MatchStory, cast: Cast, decides: int | None, *, short: bool = False) -> BandState:
    """The band's state; `short`: with short names."""
    players = []
    for seat in (0, 1):
        players.append(
            SideHolder(
                name=cast.short(seat) if short else club_name(cast.clubs, seat),
                colour=cast.colour(seat),
                line=_under_name(story, cast, seat),
                ball=story.attacking == seat,
                decides=decides == seat,
                face=cast.names[seat],
            )
        )
    score = story.shootout if story.stage == "shootout" else story.score
    return BandState((players[0], players[1]), score, _below(story))


def _under_name(story: MatchStory, cast: Cast, seat: int) -> str:
    """The line below a club's name: trainer, and goals with scorers and minutes."""
    goals = ", ".join(
        f"{man_name(cast.clubs, seat, goal.man)} {goal.minute}"
        for goal in story.goals
        if goal.seat == seat and goal.man
    )
    return f"{cast.names[seat]} · {goals}" if goals else cast.names[seat]


def _below(story: MatchStory) -> str:
    if story.stage == "shootout":
        return translate("FinalTable", "Shoot-out; the match ended {score}").format(score=score_words(story.score))
    if story.stage == "over":
        return translate("FinalTable", "Final whistle")
    if not story.period:
        return translate("FinalTable", "Before the kick-off")
    if story.period > PERIODS:
        return translate("FinalTable", "Extra time, to minute {minute}").format(minute=story.minute)
    return translate("FinalTable", "Quarter {number} of {all}, to minute {minute}").format(
        number=story.period, all=PERIODS, minute=story.minute
    )
