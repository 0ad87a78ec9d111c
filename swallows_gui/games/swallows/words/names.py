"""Names of seats, teams and cards in the current language, and words for advice, moments, decisions and refusals.

Log and screens keep only ids. Advice has a sentence for every code of `REASONS`, refusals one for every reason code of
the engine (the codes of the rule book). A decision to be undone is a phrase for the menu: "play “...”", "decline".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.answers import answer_words, button_words, penalty_words
from swallows_gui.games.swallows.words.match_context import alternate_line
from swallows_gui.models import vocabulary
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import TextTable, translate
from swallows_gui.services.language import NationName, NationNames, language
from swallows_gui.services.people import shown_name

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card, Nation
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.games.swallows.words.past_cup import DayName


_SINGLE = str.maketrans("„“”", "‚‘’")

SENSATION = 5
"""By how much a team must be weaker for its win to be one (S0.3)."""

FEW_CARDS = 3
"""So many cards at most are told one by one."""
COLOURS = ("green", "blue", "red")

_OF_SIXTEEN: Final = {"V": "QF", "F": "F", "S": "champion"}
"""What bets are on in the tournament of the book (S2.2)."""


class Names:
    """Names of one running game. `seats` are the seats' names in order, `field` the codes of its teams."""

    def __init__(
        self,
        catalogue: Catalogue,
        seats: Sequence[str],
        field: Sequence[str] = (),
        called: Mapping[str, DayName] | None = None,
        groups: Sequence[str] = (),
        bets: Mapping[str, str] | None = None,
        *,
        in_full: bool = False,
    ) -> None:
        """`called`: names of the day by code, if the field is a past cup; `groups`: the schedule's names in order,
        those of later stages "S2.A"; `bets`: by kind what a bet is on (`phrases.bet_aims`), if it differs from the
        16-team game; `in_full`: name every card, however many there are."""
        self.catalogue = catalogue
        self.seats = list(seats)
        self.field = tuple(field)
        self.called = dict(called or {})
        self.groups = tuple(groups)
        self.bets = dict(bets or _OF_SIXTEEN)
        self.in_full = in_full

    def seat(self, seat: int | None) -> str:
        """The seat's name; for None a stand-in."""
        if seat is None or not 0 <= seat < len(self.seats):
            return translate("Names", "nobody")
        return shown_name(self.seats[seat])

    def seats_listed(self, seats: Sequence[int]) -> str:
        """ "Ann, Ben and Cleo"."""
        return vocabulary.listed([self.seat(seat) for seat in seats])

    def code(self, team: str | int) -> str:
        """The FIFA code of a team given by its code or by its number in the field; "" for none."""
        if isinstance(team, str):
            return team
        return self.field[team] if 0 <= team < len(self.field) else ""

    def nation(self, team: str | int) -> Nation | None:
        """The nation card of a team given by its code or by its number in the field."""
        return self.catalogue.nations.get(self.code(team))

    def team(self, team: str | int) -> NationName:
        """The nation's name, by code or by the team's number in the field; `format` gives it article and case."""
        nation = self.nation(team)
        if nation is None:
            return self.stand_in(self.code(team) or translate("Names", "nobody"))
        return language().nation_name(self.called.get(nation.code, nation))

    def stand_in(self, text: str) -> NationName:
        """A stand-in for an unknown team ("winner of match 25"), without article."""
        return NationName(text, language().code, "")

    def teams_listed(self, teams: Sequence[str | int]) -> NationNames:
        """ "Brazil, France and Spain"; `format` gives each of them article and case."""
        return NationNames([self.team(team) for team in teams], vocabulary.listed)

    def outsider(self, team: str, other: str) -> bool:
        """Whether a team is so much weaker than another that a win would be a sensation."""
        nations = self.catalogue.nations
        return team in nations and other in nations and nations[other].strength - nations[team].strength >= SENSATION

    def card_of(self, copy: str) -> Card | None:
        """The catalogue's card that `copy` ("through-ball#2", or the bare id) is a copy of."""
        return self.catalogue.cards.get(copy.partition("#")[0])

    def text(self, copy: str) -> str:
        """The card's line of commentary, without quotation marks."""
        card = self.card_of(copy)
        return language().card_text(card.id, card.text) if card else copy

    def title(self, copy: str) -> str:
        """The card's title without quotation marks."""
        card = self.card_of(copy)
        return phrases.card_title(card) if card else copy

    def card(self, copy: str) -> str:
        """The card's title in quotation marks, for sentences that do not tell its line."""
        return _quoted(self.title(copy))

    def told(self, copy: str, times: int = 0) -> str:
        """A line of the card in quotation marks, for the sentence that tells it; it was told in
        `times` matches before."""
        card = self.card_of(copy)
        return _quoted((card and alternate_line(card.id, times, language().code)) or self.text(copy))

    def cards_listed(self, cards: Sequence[str]) -> str:
        """Cards in words: a few known ones by title, others (given by colour) counted; of more all are counted to keep
        the line short, unless cards are named in full."""
        known = [card for card in cards if self.card_of(card)]
        titled = known if self.in_full or len(known) <= FEW_CARDS else []
        counted = [self._colour_of(card) for card in cards if card not in titled]
        return vocabulary.listed(
            [self.card(card) for card in titled]
            + [phrases.count_of(colour, counted.count(colour)) for colour in COLOURS if colour in counted]
        )

    def _colour_of(self, card: str) -> str:
        """The colour of a known card, or of one given only by colour."""
        known = self.card_of(card)
        return known.colour if known is not None else card

    def group(self, group: str | int) -> str:
        """ "Group A", by its name or number."""
        if not isinstance(group, str):
            group = self.groups[group] if group < len(self.groups) else chr(ord("A") + group)
        return phrases.group_name(group, alone=sum(1 for name in self.groups if name[:3] == group[:3]) == 1)

    def bet_letters(self, kind: str) -> str:
        """A kind of bet (V, F, S) in its letters: "SF" where V is on the semi-finals."""
        return phrases.bet_letters(self.bets.get(kind, kind))

    def bet_name(self, kind: str) -> str:
        """A kind of bet with its letters: "QF: reaches the quarter-finals"."""
        return phrases.bet_name(self.bets.get(kind, kind))

    def bet_word(self, kind: str) -> str:
        """A kind of bet in a word or two: "quarter-final"."""
        return phrases.bet_word(self.bets.get(kind, kind))


def _quoted(text: str) -> str:
    """Text in quotation marks; inner ones become single."""
    return translate("Names", "“{text}”").format(text=text.translate(_SINGLE))


moment_name: Final = TextTable("CardWords", "moment_name", "swallows")
"""The moment in which a red may be played."""


def moments_listed(moments: Sequence[str]) -> str:
    """ "after a foul roll, or after an offside roll"."""
    return translate("CardWords", ", or ").join(moment_name(moment) for moment in moments)


_WHEN: Final = TextTable("Reasons", "when", "swallows")
_KINDS: Final = {"swallow": "attack", "rough": "attack", "foul": "offside"}
"""Kinds that are played when another is."""


def not_now(card: Card) -> str:
    """A sentence that it is not the card's moment, and when that is."""
    if card.when:
        return _WHEN("red").format(moment=moments_listed(card.when))
    return _WHEN(_KINDS.get(card.kind, card.kind))


_DEEDS: Final = TextTable("Deeds", "deeds", "swallows")


def deed(action: Mapping[str, Any], names: Names) -> str:
    """A phrase that names an action (as JSON); it may name secrets of the seat that did it."""
    kind = str(action.get("type"))
    words: dict[str, Any] = {}
    for field, value in action.items():
        match field:
            case "team":
                words[field] = names.team(value)
            case "to":
                words[field] = names.seat(int(value))
            case "card":
                words[field] = names.card(str(value))
            case "delta":
                words[field] = vocabulary.signed(int(value))
            case "amount":
                words[field] = language().money(int(value))
            case "area":
                words[field] = phrases.area_word(value)
            case "group":
                words[field] = value
    if kind == "talk":
        kind = f"{kind} {action['kind']}"
    elif kind in ("penalty", "name_price"):
        kind = f"{kind} {action['side']}"
    elif kind == "refuse" and "amount" in action:
        kind = "refuse for"
    return _DEEDS(kind).format_map(words)


Facts = Mapping[str, int | float | str]


def choice_words(
    action: Mapping[str, Any] | None, names: Names, step: str = "", home: str = "", away: str = "", total: int = 0
) -> str:
    """A choice as a line of a list; None means to let play continue. `home` and `away` are the teams' codes; `total` is
    that of the present roll. A choice with a button at `step` is worded as the button."""
    sides = {"home": home, "away": away}
    match action:
        case None:
            return translate("Counsel", "Let play go on")
        case {"type": "bet", "team": team, "kind": kind}:
            return translate("Counsel", "{team}, {bet}").format(team=names.team(team), bet=names.bet_name(kind))
        case {"type": "hand_in"}:
            return translate("Counsel", "Hand in the slip")
        case {"type": "play", "card": copy} if (card := names.card_of(str(copy))) is not None:
            facts = phrases.card_facts(card)
            return labelled(facts[:1].upper() + facts[1:], names.card(str(copy)))
        case {"type": "done" | "decline" | "pass" as verb}:
            return answer_words(verb, step)
        case {"type": "offer", "side": side, "amount": amount}:
            return translate("Counsel", "Offer {amount} for {team:the}").format(
                amount=language().money(int(amount)), team=names.team(sides[side])
            )
        case {"type": "name_price", "side": side, "amount": amount}:
            return translate("Counsel", "Ask {amount} for {team:the}").format(
                amount=language().money(int(amount)), team=names.team(sides[side])
            )
        case {"type": "seal", "side": side, "amount": amount}:
            return translate("Counsel", "{amount} for {team:the} into the envelope").format(
                amount=language().money(int(amount)), team=names.team(sides[side])
            )
        case {"type": "take_envelope", "of": seat}:
            return translate("Counsel", "Take the envelope of {seat}").format(seat=names.seat(int(seat)))
        case {"type": "penalty", "side": side}:
            return penalty_words(names.team(sides[side]))
    words = button_words(action, total) or deed(action, names)
    return words[:1].upper() + words[1:]


def amount(money: float) -> str:
    """M with one decimal and a true minus sign."""
    digits = language().locale.toString(float(abs(money)), "f", 1)
    return f"−{digits}M" if money < 0 and digits.strip("0.,") else f"{digits}M"


def how_often(chance: int) -> str:
    """How often something happens, in the middle of a sentence; `chance` in percent."""
    if chance >= 100:
        return translate("Counsel", "for certain")
    if chance <= 0:
        return translate("Counsel", "hardly ever")
    return translate("Counsel", "about %n time(s) in a hundred", None, chance)


def roughly(money: float) -> str:
    """An estimate in whole M, in the middle of a sentence."""
    whole = round(money)
    if whole < 1:
        return translate("Counsel", "next to nothing")
    return translate("Counsel", "about {amount}").format(amount=language().money(whole))


def reason_sentence(code: str, facts: Facts, names: Names) -> str:
    """Why the best choice is the best."""
    words: dict[str, str] = {}
    for name, fact in facts.items():
        match name:
            case "card":
                words[name] = names.card(str(fact))
            case "team":
                words[name] = names.team(str(fact))
            case "seat":
                words[name] = names.seat(int(fact))
            case "kind":
                words[name] = names.bet_name(str(fact))
            case "chance":
                words[name] = how_often(int(fact))
            case "amount" | "offered" | "asked" | "taken" | "pays" | "less":
                words[name] = language().money(int(fact))
            case "value" | "freedom":
                words[name] = roughly(float(fact))
            case _:
                words[name] = amount(float(fact))
    return reason_text(code).format(**words)


reason_text: Final = TextTable("Counsel", "reason_text", "swallows")
"""What stands behind every code of `REASONS`, and behind one that is not known here."""


def reason(code: str, parameters: Mapping[str, Any] | None = None, names: Names | None = None) -> str:
    """The sentence for a refusal code; a general one for an unknown code. With the game's names it says when a card
    that is not allowed now may be played."""
    card = names.card_of(str((parameters or {}).get("card"))) if names is not None else None
    if code == "wrong_moment" and card is not None:
        return not_now(card)
    values = {key: value for key, value in (parameters or {}).items() if isinstance(value, str | int)}
    try:
        return _REASONS(code).format(**values)
    except (KeyError, IndexError):
        return _REASONS("not_legal_now")


_REASONS: Final = TextTable("Reasons", "reasons", "swallows")
