"""What you have done in Millions of Swallows, on shelves: titles, personal bests, medals, days, seasons, cards met."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QDate, QLocale, QRectF
from PySide6.QtGui import QPainter

from swallows_gui.catalogue.foreign_text import same
from swallows_gui.catalogue.languages import said
from swallows_gui.games.swallows.session import attempts
from swallows_gui.games.swallows.session import season as seasons
from swallows_gui.games.swallows.session.attempts import KeptAttempts
from swallows_gui.games.swallows.session.season import Season
from swallows_gui.games.swallows.table.cards.card_back import paint_picture
from swallows_gui.games.swallows.table.cards.flags import paint_tile
from swallows_gui.games.swallows.table.paper.leaf import paint_leaf
from swallows_gui.games.swallows.words.attempt import stars_text
from swallows_gui.games.swallows.words.phrases import card_title
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.services.people import own_name, shown_name
from swallows_gui.services.theme import theme
from swallows_gui.ui.art.motifs import paint_missing, paint_motif
from swallows_gui.ui.kit.exhibits import PLACES, FeatRow, Thing
from swallows_gui.ui.kit.painting import saved

if TYPE_CHECKING:
    from swallows_gui.games.swallows.data.cards import Card, Nation
    from swallows_gui.games.swallows.data.catalogue import Catalogue
    from swallows_gui.models.you import YourGame
    from swallows_gui.ui.kit.exhibits import Paint

_PLANKS: Final = 2
"""So many planks full of days are shown: the calendar has them all."""
_BEST: Final = (("win", "boots"), ("bet", "slip"), ("bribe", "whistle"), ("cash", "coins"))
"""What a record tells the best of, and what stands for it."""


class SwallowsFeats:
    """Made with the catalogue; everything else is read when it is asked."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self._cards = {card.id: card for card in catalogue.cards.values() if card.count}

    def figures(self, games: Sequence[YourGame]) -> list[tuple[str, str]]:
        """The number of titles, and of different cards met."""
        titles = sum(_crowned(game) for game in games)
        met = f"{len(self._met(games))}/{len(self._cards)}"
        return [(str(titles), translate("Feats", "titles")), (met, translate("Feats", "cards met"))]

    def rows(self, games: Sequence[YourGame]) -> list[FeatRow]:
        """Six shelves; undone feats are shown dashed."""
        kept = attempts.kept()
        return [
            FeatRow(translate("Feats", "Titles"), partial(_missing, "cup"), self._titles(games)),
            FeatRow(translate("Feats", "Personal bests"), partial(_missing, "boots"), self._best(games)),
            self._medals(kept),
            FeatRow(translate("Feats", "Deals of the day"), partial(_missing, "calendar"), _days(kept)),
            FeatRow(translate("Feats", "Seasons"), partial(_missing, "suitcase"), _seasons()),
            self._album(games),
        ]

    def _titles(self, games: Sequence[YourGame]) -> list[Thing]:
        """Your champions, the most successful first, each behind its last final."""
        won = [game for game in games if _crowned(game)]
        number = Counter(game.deeds["champion"][1] for game in won)
        last = {game.deeds["champion"][1]: (game.entry.path, game.deeds["champion"][2]) for game in reversed(won)}
        return [
            (
                self._tile(team), self._team(team),
                translate("Feats", "%n title(s)", None, count), last[team],
            )
            for team, count in number.most_common()
        ]  # fmt: skip

    def _best(self, games: Sequence[YourGame]) -> list[Thing]:
        """The biggest win, the best bet, the dearest bribe taken and the fullest purse, each behind its moment."""
        found: list[Thing] = []
        for kind, thing in _BEST:
            told = [(game.deeds[kind][game.name], game.entry.path) for game in games
                    if game.name in game.deeds.get(kind, {})]  # fmt: skip
            if not told:
                continue
            line, path = max(told, key=lambda one: _worth(kind, one[0]))
            if kind == "win":
                words = translate("Feats", "Biggest win"), f"{self._team(line[0])} {line[2]}:{line[3]}"
            else:
                name = {
                    "bet": translate("Feats", "Best bet"),
                    "bribe": translate("Feats", "Bribes taken"),
                    "cash": translate("Feats", "Fullest purse"),
                }[kind]
                words = name, language().money(line[0])
            found.append((partial(_motif, thing), *words, (path, line[-1])))
        return found

    def _medals(self, kept: KeptAttempts) -> FeatRow:
        """A medal for each scenario that was solved, the brightest first."""
        scenarios = self._catalogue.scenarios
        solved = [(best.stars, scenarios[name]) for name, best in kept.best.items()
                  if best.stars and name in scenarios and scenarios[name].digest == best.digest]  # fmt: skip
        title = translate("Feats", "Medals from scenarios: {number} of {most}")
        things: list[Thing] = [
            (partial(_motif, "medal"), said(scenario.title, language().code),
             stars_text(stars, len(scenario.goals)), "scenarios")
            for stars, scenario in sorted(solved, key=lambda one: -one[0])
        ]  # fmt: skip
        return FeatRow(title.format(number=len(solved), most=len(scenarios)), partial(_missing, "medal"), things)

    def _album(self, games: Sequence[YourGame]) -> FeatRow:
        """The rarest of the cards that were played where you sat; behind them stands the album."""
        met = self._met(games)
        rare = sorted(met, key=lambda name: (met[name], name))[:PLACES]
        title = translate("Feats", "Cards met: {number} of {most}").format(number=len(met), most=len(self._cards))
        things: list[Thing] = []
        for name in rare:
            often = met[name]
            times = translate("Feats", "in %n game(s)", None, often)
            things.append((partial(_paint_card, self._cards[name]), card_title(self._cards[name]), times, "album"))
        return FeatRow(title, partial(_missing, "cards"), things)

    def _met(self, games: Sequence[YourGame]) -> Counter[str]:
        """In how many of your games each card was played."""
        met = Counter(name for game in games for name in str(game.deeds.get("met", "")).split())
        return Counter({name: number for name, number in met.items() if name in self._cards})

    def _tile(self, code: str) -> Paint:
        nation = self._catalogue.nations.get(code)
        return partial(_missing, "cards") if nation is None else partial(_paint_nation, nation)

    def _team(self, code: str) -> str:
        nation = self._catalogue.nations.get(code)
        return code if nation is None else str(language().nation_name(nation))


def _crowned(game: YourGame) -> bool:
    return str(game.deeds.get("champion", [""])[0]) == game.name


def _worth(kind: str, line: Sequence[Any]) -> tuple[int, int]:
    return (line[2] - line[3], line[2]) if kind == "win" else (line[0], 0)


def _days(kept: KeptAttempts) -> list[Thing]:
    """The days that were played, the newest first, as torn leaves."""
    found: list[Thing] = []
    for name, played in sorted(kept.days.items(), reverse=True)[: _PLANKS * PLACES]:
        day = datetime.date.fromisoformat(name)
        date = language().locale.toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)
        place = translate("Feats", "place {place}, {money}")
        line = place.format(place=played.place, money=language().money(played.money))
        found.append((partial(_paint_day, day, played), date, line, "daily"))
    return found


def _seasons() -> list[Thing]:
    """The seasons that you play, the one that was played last first."""
    you = same(own_name())
    found: list[Thing] = []
    for season in seasons.kept():
        if not isinstance(season, Season):
            continue
        for line in seasons.table(season):
            if same(shown_name(line.name)) == you and not season.players[line.player].level:
                text = translate("Feats", "place {place}, {played} of {number}")
                words = text.format(place=line.place, played=len(season.played), number=season.tournaments)
                found.append((partial(_motif, "suitcase"), season.name, words, "season"))
    return found


def _motif(thing: str, painter: QPainter, room: QRectF) -> None:
    paint_motif(painter, room, thing)


def _missing(thing: str, painter: QPainter, room: QRectF) -> None:
    paint_missing(painter, room, thing)


def _paint_day(day: datetime.date, played: attempts.DayPlayed, painter: QPainter, room: QRectF) -> None:
    paint_leaf(painter, room, day, played)


def _paint_nation(nation: Nation, painter: QPainter, room: QRectF) -> None:
    paint_tile(painter, room.adjusted(room.width() * 0.06, room.height() * 0.12, -room.width() * 0.06, 0), nation)


def _paint_card(card: Card, painter: QPainter, room: QRectF) -> None:
    """The picture of a card."""
    with saved(painter):
        painter.setClipRect(room)
        painter.translate(room.topLeft())
        paint_picture(painter, QRectF(0, 0, room.width(), room.height()), card, theme().colours, language().code)
