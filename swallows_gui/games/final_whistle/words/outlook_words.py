"""Words for what a choice in Final Whistle may lead to: marking a man, playing a card, an exchange, a substitution.

Also the names of men, clubs, lines and cards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from swallows_gui.catalogue.languages import FALLBACK
from swallows_gui.games.final_whistle.data.box import load
from swallows_gui.games.final_whistle.rules.options import (
    CARDS,
    COLOURS,
    LINES,
    MEN,
    SQUAD,
    SYMBOLS,
    Card,
    Entry,
    Tables,
)
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.models.vocabulary import labelled, per_cent
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.services.language import language

Seats = Sequence[str]

line_name: Final = TextTable("FinalWords", "line_name", "final_whistle")
"""A line by its letter."""

colour_name: Final = TextTable("FinalWords", "colour_name", "final_whistle")
"""A colour of tactics cards."""

squad_name: Final = TextTable("FinalWords", "squad_name", "final_whistle")
"""A ready squad."""


def club_of(clubs: str, seat: int) -> int:
    """The club that a seat leads, 0 for A."""
    return seat ^ (clubs == "ba")


def club_name(clubs: str, seat: int) -> str:
    """The name of the club that a seat leads."""
    return load().clubs[club_of(clubs, seat)]


def man_name(clubs: str, seat: int, man: str) -> str:
    """The surname of a footballer. Raises `ValueError` for an unknown id."""
    return load().men[club_of(clubs, seat)][MEN.index(man)].name.split()[-1]


def card_name(card: str) -> str:
    """The name of a tactics card in the language in use. Raises `ValueError` for an unknown id."""
    names = load().cards[CARDS.index(card)].name
    return names.get(language().code, names[FALLBACK])


symbol_name = TextTable("FinalWords", "symbol_name", "final_whistle")
"""What a symbol is called."""

_RISKS = TextTable("FinalWords", "risks", "final_whistle")


class ManProspect(NamedTuple):
    """What a choice leads to, for the plate."""

    title: str = ""
    figure: str = ""
    """What is set large; "" for nothing."""
    line: str = ""
    """What the figure is."""
    below: str = ""
    throws: tuple[tuple[bool, ...], ...] = ()
    """A row for each number of the defender's die: whether it ends well for whoever chooses."""
    boxes: tuple[tuple[str, str], ...] = ()
    """Small facts side by side: what, and how much."""
    boxes_of: str = ""
    """What the boxes are about."""
    men: tuple[str, ...] = ()
    """Men whose four sides are shown."""

    @property
    def said(self) -> str:
        """All of it in words."""
        boxes = ", ".join(labelled(what, much) for what, much in self.boxes)
        figure = " ".join(part for part in (self.figure, self.line) if part)
        parts = (self.title, figure, self.below, self.boxes_of, boxes)
        return ". ".join(part.rstrip(".") for part in parts if part) + "."


def entry_letter(entry: Entry) -> str:
    """The letter of an entry as the card has it, "?" for any man but the goalie."""
    return "?" if entry.line >= len(LINES) else LINES[entry.line]


def entry_name(entry: Entry) -> str:
    """An entry in words."""
    if entry.line >= len(LINES):
        return translate("FinalWords", "anybody")
    return line_name(LINES[entry.line])


def card_said(tables: Tables, card: str) -> str:
    """A card for a screen reader: strength, build-up, finish."""
    shown = tables.cards[CARDS.index(card)]

    def words(entries: tuple[Entry, ...]) -> str:
        return " ".join(map(entry_letter, entries))

    build = translate("FinalWords", "no build-up")
    if shown.build_up is not None:
        build = translate("FinalWords", "build-up {ours} against {theirs}").format(
            ours=words(shown.build_up[0]), theirs=words(shown.build_up[1])
        )
    finish = translate("FinalWords", "finish {ours} against {theirs}").format(
        ours=words(shown.finish[0]), theirs=words(shown.finish[1])
    )
    if any(entry.link for entry in shown.finish[0]):
        finish += translate("FinalWords", ", the same man again")
    told = translate("FinalWords", "{name}, {colour}, strength {strength}, {build}, {finish}")
    colour = colour_name(COLOURS[shown.colour])
    return told.format(name=card_name(card), colour=colour, strength=shown.strength, build=build, finish=finish)


@dataclass(frozen=True, slots=True)
class CardLine:
    """One side's list of one phase of a card, as it stands now."""

    phase: str
    seat: int
    attacks: bool
    entries: tuple[tuple[str, int | None], ...]
    """Its letters, each with how many men are free for it; None where the same man as before is used."""


@dataclass(frozen=True, slots=True)
class OutlookWords:
    """The facts of a view in words; `names` are the seats' names."""

    view: FinalWhistleView
    names: tuple[str, ...]

    @property
    def clubs(self) -> str:
        """The clubs of seat 0 and seat 1."""
        return self.view.options.clubs

    def name(self, man: int) -> str:
        """A man's surname."""
        return man_name(self.clubs, man // SQUAD, MEN[man % SQUAD])

    def side(self, seat: int) -> str:
        """The short name of a seat's club."""
        return club_name(self.clubs, seat).split()[-1]

    def chance(self, man: int) -> float:
        """How often this phase ends well for his side once he is marked, if the other side answers best."""
        attackers = self.view.outlook(man).against_best
        return 1 - attackers if man // SQUAD != self.view.attacker else attackers

    # Men

    def man_said(self, story: MatchStory, seat: int, man: str) -> str:
        """A man for screen readers: line, strength, next side, symbol, marks."""
        number = seat * SQUAD + MEN.index(man)
        stands = story.man(seat, man)
        footballer = self.view.footballer(number)
        strength = 1 if stands.stands_in else footballer.sides[stands.top]
        then = strength if stands.stands_in else footballer.sides[(stands.top + 1) % 4]
        symbol = None if stands.stands_in else SYMBOLS[footballer.symbols[stands.top]]
        parts = [
            translate("FinalWords", "{name}, {line}, {strength}, next {next}, {symbol}").format(
                name=self.name(number),
                line=line_name(stands.line),
                strength=strength,
                next=then,
                symbol=symbol_name(symbol or ""),
            )
        ]
        if stands.bookings:
            parts.append(translate("FinalWords", "booked"))
        if stands.mark == 1:
            parts.append(translate("FinalWords", "used in the build-up"))
        elif stands.mark == 2:
            parts.append(translate("FinalWords", "used in the finish"))
        return ", ".join(parts)

    # A mark

    def of_mark(self, man: int) -> ManProspect:
        """What marking a man leads to."""
        view = self.view
        seat = man // SQUAD
        seen = view.outlook(man)
        role = seat ^ view.attacker
        used = [other for other in view.marked[role] if other >= 0] + [man]
        parts = " + ".join(f"{self.name(each)} {view.strength(each)}" for each in used)
        total = sum(view.strength(each) for each in used)
        title = f"{parts} = {total}" if len(used) > 1 else f"{parts}"
        if seen.sum > total:
            title += translate("FinalWords", ", up to {sum}").format(sum=seen.sum)
        if view.bonus and role == 0:
            title += translate("FinalWords", ", bonus {bonus}").format(bonus=view.bonus)
        other = self.names[1 - seat]
        finish = view.phase == "finish"
        if role:
            line = (
                translate("FinalWords", "no goal against you")
                if finish
                else translate("FinalWords", "they do not come through")
            )
        elif finish:
            line = translate("FinalWords", "goal, if {other} answers best").format(other=other)
        else:
            line = translate("FinalWords", "through, if {other} answers best").format(other=other)
        below = []
        if not role and seen.against_worst > seen.against_best:
            below.append(
                translate("FinalWords", "{chance} at the weakest answer.").format(chance=per_cent(seen.against_worst))
            )
        below.append(
            translate("FinalWords", "{name} then turns to {next}.").format(name=self.name(man), next=seen.next_strength)
        )
        if seen.risk:
            below.append(_RISKS(str(SYMBOLS[view.symbol(man)])).format(chance=per_cent(seen.risk)))
        throws = view.throws(man)
        if role:
            throws = tuple(tuple(not through for through in row) for row in throws)
        return ManProspect(title, per_cent(self.chance(man)), line, " ".join(below), throws)

    # Cards

    def card_lines(self, seat: int, card: Card) -> list[CardLine]:
        """Both phases of a card as a seat would attack with it, with the men free for each entry now."""
        found = []
        phases = (("build_up", card.build_up), ("finish", card.finish))
        for name, lists in phases:
            if lists is None:
                continue
            for role, entries in enumerate(lists):
                other = seat ^ role
                found.append(
                    CardLine(
                        name,
                        other,
                        role == 0,
                        tuple(
                            (entry_letter(entry), None if entry.link else len(self.view.free_for(other, entry)))
                            for entry in entries
                        ),
                    )
                )
        return found

    def of_card(self, seat: int, card: int, *, reveal: bool) -> ManProspect:
        """What playing a card leads to; `reveal`: it will meet the other side's card, else it leads a further
        attack."""
        view = self.view
        shown = view.tables.cards[card]
        name = card_name(CARDS[card])
        chance = per_cent(view.card_chance(seat, card))
        line = translate("FinalWords", "goal with each attack, both sides using their best")
        if not reveal:
            return ManProspect(name, chance, line, self._free_words(seat, shown))
        boxes = []
        for strength in range(1, 6):
            more = view.attacks_against(card, strength)
            if more > 0:
                much = translate("FinalWords", "{number} for you").format(number=more)
            elif more < 0:
                much = translate("FinalWords", "{number} for them").format(number=-more)
            else:
                much = translate("FinalWords", "dice: 1")
            boxes.append((str(strength), much))
        about = translate("FinalWords", "Attacks against a card of")
        return ManProspect(name, chance, line, self._free_words(seat, shown), boxes=tuple(boxes), boxes_of=about)

    def _free_words(self, seat: int, card: Card) -> str:
        """How many men are free for each entry of the attacker's lists."""
        texts = []
        for line in self.card_lines(seat, card):
            if not line.attacks:
                continue
            free = ", ".join(letter if number is None else f"{letter} {number}" for letter, number in line.entries)
            if line.phase == "build_up":
                texts.append(translate("FinalWords", "Free for the build-up: {men}.").format(men=free))
            else:
                texts.append(translate("FinalWords", "Free for the finish: {men}.").format(men=free))
        return " ".join(texts)

    def of_exchange(self, seat: int, card: int) -> ManProspect:
        """What laying a card aside leads to."""
        shown = self.view.tables.cards[card]
        left = max(0, self.view.pile_left(seat) - 1)
        line = translate("FinalWords", "{card} leaves, strength {strength}").format(
            card=card_name(CARDS[card]), strength=shown.strength
        )
        below = translate("FinalWords", "You draw another one. Above the last card the pile has {number}.").format(
            number=left
        )
        chance = per_cent(self.view.card_chance(seat, card))
        goal = translate("FinalWords", "goal with an attack of it, both sides using their best")
        return ManProspect(line, chance, goal, below)

    def card_said(self, card: str) -> str:
        """A card for a screen reader."""
        return card_said(self.view.tables, card)

    # Substitutions

    def of_change(self, seat: int, off: str, on: str) -> ManProspect:
        """What a substitution leads to."""
        off_words = man_name(self.clubs, seat, off) if off else "…"
        on_words = man_name(self.clubs, seat, on) if on else "…"
        title = translate("FinalWords", "{on} for {off}").format(on=on_words, off=off_words)
        below = ""
        if off and on:
            below = translate("FinalWords", "{off} does not come back. {on} comes on upright, for {line}.").format(
                off=off_words, on=on_words, line=line_name(on[0])
            )
        return ManProspect(title, below=below, men=tuple(man for man in (off, on) if man))
