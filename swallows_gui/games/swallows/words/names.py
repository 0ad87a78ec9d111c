"""What seats, teams and cards are called in the current language; log and screens keep only ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.retellings import retold
from swallows_gui.models import vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.grammar import NationName, NationNames
from swallows_gui.services.language import language
from swallows_gui.services.people import shown_name

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.games.swallows.data.nations import Nation
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
        """`called`: by code the names of the day, where the field is a past cup; `groups`: what the schedule calls them
        in its order, those of later stages "S2.A"; `bets`: by kind what a bet is on (`phrases.bet_aims`), if it is not
        what it is with sixteen teams; `in_full`: every card is named, however many there are."""
        self.catalogue = catalogue
        self.seats = list(seats)
        self.field = tuple(field)
        self.called = dict(called or {})
        self.groups = tuple(groups)
        self.bets = dict(bets or _OF_SIXTEEN)
        self.in_full = in_full

    def seat(self, seat: int | None) -> str:
        """The seat's name; for None the stand-in for nobody."""
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
        """What stands where a team's name will be ("winner of match 25"): a name that takes no article."""
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
        """What the card is called, without quotation marks."""
        card = self.card_of(copy)
        return phrases.card_title(card) if card else copy

    def card(self, copy: str) -> str:
        """The card's title in quotation marks, as it stands in every sentence that does not tell it."""
        return _quoted(self.title(copy))

    def told(self, copy: str, times: int = 0) -> str:
        """A line of the card in quotation marks, for the sentence that tells it; in `times` matches it was before."""
        card = self.card_of(copy)
        return _quoted((card and retold(card.id, times, language().code)) or self.text(copy))

    def cards_listed(self, cards: Sequence[str]) -> str:
        """Cards in words: a few that are known by their title, the others (given by colour) counted; of more than a few
        all are counted, so that a deal is told in one short line, unless they are told in full."""
        known = [card for card in cards if self.card_of(card)]
        titled = known if self.in_full or len(known) <= FEW_CARDS else []
        counted = [self._colour_of(card) for card in cards if card not in titled]
        return vocabulary.listed(
            [self.card(card) for card in titled]
            + [phrases.count_of(colour, counted.count(colour)) for colour in COLOURS if colour in counted]
        )

    def _colour_of(self, card: str) -> str:
        """Of a copy that is known, or of a card of which no more is known."""
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
        """What a kind of bet is on, letters first: "QF: reaches the quarter-finals"."""
        return phrases.bet_name(self.bets.get(kind, kind))

    def bet_word(self, kind: str) -> str:
        """What a kind of bet is on, in a word or two: "quarter-final"."""
        return phrases.bet_word(self.bets.get(kind, kind))


def _quoted(text: str) -> str:
    """In quotation marks; those within become single ones."""
    return translate("Names", "“{text}”").format(text=text.translate(_SINGLE))
