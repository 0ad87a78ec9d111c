"""The buttons on the plate and, right of them, what the choice that is looked at leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.rules.actions import AGREE, DECLINE, DONE, KEEP, verb_of
from swallows_gui.games.final_whistle.rules.tables import CARDS, MEN, SQUAD
from swallows_gui.games.final_whistle.table import scenes
from swallows_gui.games.final_whistle.table.man_paint import ManLook
from swallows_gui.games.final_whistle.words.names import card_name, man_name
from swallows_gui.games.final_whistle.words.outlook_words import Prospect
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
    from swallows_gui.games.final_whistle.table.table import FinalTable

CARD_STEPS: Final = frozenset(("card", "further", "exchange"))
"""Steps at which a card of the hand is chosen."""
FINISHES: Final = (DONE, KEEP, AGREE)
"""What needs neither man nor card, and nothing more."""
_MAN_STEPS: Final = frozenset(("mark", "replace", "stand_in", "refill", "shooters"))
"""Steps at which a man is chosen, and nothing more."""


class ChoicePlate:
    """Belongs to one table; the plate owns the buttons."""

    def __init__(self, table: FinalTable) -> None:
        self._table = table
        self.choose = PosterButton("", kind="primary")
        self.done = PosterButton("", kind="primary")
        self.decline = PosterButton("")
        self.take_back = PosterButton("")

    @property
    def buttons(self) -> tuple[PosterButton, ...]:
        """In the order in which they stand beside each other."""
        return self.choose, self.done, self.decline, self.take_back

    def draw(self) -> None:
        """Buttons and the right half of the plate, by what is looked at."""
        table = self._table
        view, cast = table.view, table.cast
        if view is None or cast is None or table.telling or not table.legal:
            return
        shown: list[QWidget] = []
        seat = table.asked or 0
        step = view.step
        prospect, men = self._outlook(view, seat)
        if step in CARD_STEPS or step in _MAN_STEPS:
            words = self._card_words(step) if step in CARD_STEPS else self._man_words(cast)
            self.choose.setText(table.short(words))
            self.choose.setEnabled(table.sees_anything())
            shown.append(self.choose)
        verbs = {verb_of(action) for action in table.legal}
        if verbs & {*FINISHES}:
            self.done.setText(table.short(self._done_words(view)))
            shown.append(self.done)
        if DECLINE in verbs:
            self.decline.setText(translate("FinalTable", "Leave it at the draw"))
            shown.append(self.decline)
        if table.change.begun or (table.info.undo is not None and not table.info.undo_takes_along):
            self.take_back.setText(table.short(translate("FinalTable", "Take back [U]")))
            shown.append(self.take_back)
        table.prompt.show_buttons(shown)
        attacker = view.attacker if view.attacker >= 0 else seat
        table.prospect.show_prospect(prospect, men, cast.pair(attacker))
        table.fit_prospect()

    def _card_words(self, step: str) -> str:
        card = self.seen_card()
        if not card:
            return translate("FinalTable", "Choose a card")
        verb = (
            translate("FinalTable", "Lay {card} aside [Enter]")
            if step == "exchange"
            else translate("FinalTable", "Play {card} [Enter]")
        )
        return verb.format(card=card_name(card))

    def _man_words(self, cast: scenes.Cast) -> str:
        who = self._table.seen
        if who is None:
            return translate("FinalTable", "Choose a man")
        return translate("FinalTable", "Choose {man} [Enter]").format(man=man_name(cast.clubs, *who))

    def _done_words(self, view: FinalWhistleView) -> str:
        """With its key: Enter where there is no other answer, else P."""
        if view.step == "exchange":
            words = translate("FinalTable", "Keep the hand [P]")
        elif view.step == "extra_time":
            words = translate("FinalTable", "Play on [P]")
        else:
            words = translate("FinalTable", "Nobody: play on [P]")
        return words if len(self._table.legal) > 1 else words.replace("[P]", "[Enter]")

    def seen_card(self) -> str:
        """The card that is looked at, which Enter plays; else the only answer there is."""
        table = self._table
        cards = table.hand_row.picture.cards
        place = table.hand_row.seen_card
        if place is None and len(table.legal) == 1:
            place = next((number for number, card in enumerate(cards) if card.offered), None)
        if place is None or place >= len(cards) or not cards[place].offered:
            return ""
        look = cards[place].look
        return "" if look is None else look.card

    def _outlook(self, view: FinalWhistleView, seat: int) -> tuple[Prospect, tuple[ManLook, ...]]:
        """What the choice that is looked at leads to."""
        table = self._table
        words, cast = table.words, table.cast
        assert cast is not None
        if view.step == "mark" and (who := table.seen) is not None:
            return words.of_mark(who[0] * SQUAD + MEN.index(who[1])), ()
        if view.step in ("card", "further") and (card := self.seen_card()):
            return words.of_card(seat, CARDS.index(card), reveal=view.step == "card"), ()
        if view.step == "exchange" and (card := self.seen_card()):
            return words.of_exchange(seat, CARDS.index(card)), ()
        if view.step == "substitutes":
            change = table.change_seen(seat)
            if not change.begun:
                return Prospect(), ()
            looks = tuple(scenes.look_of(table.story, cast, seat, man) for man in change if man)
            return words.of_change(seat, *change), looks
        if view.step in ("replace", "stand_in", "refill", "shooters") and (who := table.seen) is not None:
            said = words.man_said(table.shown_story, *who)
            return Prospect(man_name(cast.clubs, *who), below=said), (scenes.look_of(table.shown_story, cast, *who),)
        return Prospect(), ()
