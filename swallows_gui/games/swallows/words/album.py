"""The card album: every different card and every nation as rows, and the filter that looks among them (S0.2, S0.3).

A search reads the line of a card and the name of a nation in every language known, whatever language the window speaks.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QSortFilterProxyModel, Qt

from swallows_gui.catalogue.plain_names import folded
from swallows_gui.games.swallows.words import phrases
from swallows_gui.models import roles
from swallows_gui.models.roles import Index
from swallows_gui.services.language import language

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card, Nation
    from swallows_gui.games.swallows.data.catalogue import Catalogue

_NOWHERE = QModelIndex()

KINDS = ("attack", "swallow", "rough", "foul", "offside", "goalie", "special")
NO_NATION = "-"
"""The choice of cards that belong to no nation."""


class Facts(NamedTuple):
    """The facts by which a card can be found. A red counts as the card it stands in for."""

    colour: str
    kind: str
    places: frozenset[str]
    """Its own place, or the places its foul is limited to or its conditions name."""
    value: int | None
    nation: str
    """FIFA code, or `NO_NATION`."""


def facts_of(card: Card) -> Facts:
    """A card's facts by its data."""
    stands = card.as_
    place = stands.area if stands is not None else card.area
    places = {place} if place else set(card.limits)
    if card.if_ is not None:
        places |= set(card.if_.area)
    special = stands is not None and stands.kind == "special"
    return Facts(
        colour=card.colour,
        kind=stands.kind if stands is not None else card.kind,
        places=frozenset(places),
        value=None if special else stands.value if stands is not None else card.value,
        nation=card.nation or NO_NATION,
    )


class AlbumModel(QAbstractListModel):
    """The different cards of the deck in the order of their files, personalised ones last; retired cards left out.

    `spoken` and `named` put a card into words in the language in use: whole, and in a short phrase.
    """

    def __init__(
        self,
        catalogue: Catalogue,
        spoken: Callable[[Card], str],
        named: Callable[[Card], str],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._spoken = spoken
        self._named = named
        self.cards: tuple[Card, ...] = tuple(card for card in catalogue.cards.values() if card.count)
        self.facts: tuple[Facts, ...] = tuple(facts_of(card) for card in self.cards)
        self._words: dict[int, str] = {}
        language().changed.connect(self._retranslate)

    def words(self, row: int) -> str:
        """Everything a search looks through, folded: title and line in both languages, kind, rules, nation in all."""
        if row not in self._words:
            card = self.cards[row]
            both = (*language().both_titles(card.id, card.title), *language().both(card.id, card.text))
            parts = [*both, self._named(card), self._spoken(card)]
            nation = card.owner
            if nation is not None:
                parts += [*nation.name.values(), nation.code]
            self._words[row] = folded("\n".join(parts))
        return self._words[row]

    def nations(self) -> list[tuple[str, str]]:
        """Codes and names of the nations with cards of their own, by name in the language in use."""
        owners = {card.owner.code: language().nation_name(card.owner) for card in self.cards if card.owner is not None}
        return sorted(owners.items(), key=lambda owner: folded(owner[1]))

    def _retranslate(self) -> None:
        self._words.clear()
        if self.cards:
            self.dataChanged.emit(self.index(0), self.index(len(self.cards) - 1))

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.cards)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        card = self.cards[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._named(card)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(card)
            case Qt.ItemDataRole.ToolTipRole:
                return self._named(card)
            case roles.CARD:
                return card
            case roles.KEY:
                return card.id
        return None


class NationAlbumModel(QAbstractListModel):
    """The nation cards, strongest first, equal ones by name in the language in use. `spoken` words a nation."""

    def __init__(self, catalogue: Catalogue, spoken: Callable[[Nation], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._catalogue = catalogue
        self._spoken = spoken
        self.codes: list[str] = self._sorted()
        language().changed.connect(self._retranslate)

    def _sorted(self) -> list[str]:
        nations = self._catalogue.nations
        return sorted(
            nations, key=lambda code: (-nations[code].strength, folded(language().nation_name(nations[code])))
        )

    def words(self, row: int) -> str:
        """Everything a search looks through, folded: name in all languages and code."""
        nation = self._catalogue.nations[self.codes[row]]
        return folded("\n".join((*nation.name.values(), nation.code)))

    def _retranslate(self) -> None:
        self.layoutAboutToBeChanged.emit()
        old = self.persistentIndexList()
        kept = [self.codes[index.row()] for index in old]
        self.codes = self._sorted()
        self.changePersistentIndexList(old, [self.index(self.codes.index(code)) for code in kept])
        self.layoutChanged.emit()

    def rowCount(self, parent: Index = _NOWHERE) -> int:
        return 0 if parent.isValid() else len(self.codes)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        code = self.codes[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return language().nation_name(self._catalogue.nations[code])
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(self._catalogue.nations[code])
            case roles.TEAM | roles.KEY:
                return code
            case roles.NATION:
                return self._catalogue.nations[code]
        return None


class AlbumFilter(QSortFilterProxyModel):
    """The rows of an album that fit every word searched for and, among cards, every choice made ("" for any)."""

    def __init__(self, album: AlbumModel | NationAlbumModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._album = album
        self._search: tuple[str, ...] = ()
        self.colour = ""
        self.kind = ""
        self.place = ""
        self.value = ""
        self.nation = ""
        self.setSourceModel(album)

    def look_for(self, text: str) -> bool:
        """Search for words; each must be found somewhere. Returns whether they are others than before."""
        words = tuple(folded(text).split())
        if words == self._search:
            return False
        self.beginFilterChange()
        self._search = words
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
        return True

    def choose(self, *, colour: str = "", kind: str = "", place: str = "", value: str = "", nation: str = "") -> bool:
        """Set all choices at once; `value` is a figure, `nation` a code or `NO_NATION`. Returns whether one changed."""
        wanted = (colour, kind, place, value, nation)
        if wanted == (self.colour, self.kind, self.place, self.value, self.nation):
            return False
        self.beginFilterChange()
        self.colour, self.kind, self.place, self.value, self.nation = wanted
        self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
        return True

    def filterAcceptsRow(self, source_row: int, _source_parent: Index) -> bool:
        if isinstance(self._album, AlbumModel) and not self._fits(self._album.facts[source_row]):
            return False
        if not self._search:
            return True
        words = self._album.words(source_row)
        return all(word in words for word in self._search)

    def _fits(self, facts: Facts) -> bool:
        return (
            self.colour in ("", facts.colour)
            and self.kind in ("", facts.kind)
            and (not self.place or self.place in facts.places)
            and (not self.value or self.value == str(facts.value))
            and self.nation in ("", facts.nation)
        )


def choices(key: str, nations: Sequence[tuple[str, str]] = ()) -> list[tuple[str, str]]:
    """The values of a filter ("kind", "place", "value") with their names in the language in use, in their order."""
    match key:
        case "kind":
            return [(kind, phrases.kind_name(kind)) for kind in KINDS]
        case "place":
            return [(place, phrases.area_name(place)) for place in ("inside", "edge", "outside")]
        case "value":
            return [(str(value), str(value)) for value in range(7)]
    return list(nations)
