"""The hand of the seat in front, as a fan, and the far hand as small backs below the score.

Instead of the fan there may be the choices of a step, or cards to pick from. Cards are chosen together with their
modifiers; `played` carries the whole row of actions (S5.11). The far hand shows how many cards of a colour it holds
(S0.2).
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from swallows_gui.games.swallows.rules.actions import VERB_SHIFT, VERBS
from swallows_gui.games.swallows.table.cards.fan import FanView
from swallows_gui.games.swallows.table.match.band import TableState, side_colours
from swallows_gui.games.swallows.table.match.choice_row import ChoiceRow
from swallows_gui.games.swallows.table.match.facts import card_needs, hand_facts
from swallows_gui.games.swallows.table.match.offered_choices import choices
from swallows_gui.games.swallows.table.match.rows import OpenCards, row
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.hand import HandModel
from swallows_gui.models import roles, vocabulary
from swallows_gui.services.glossary import translate
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.panels import fill
from swallows_gui.ui.play.game_table import Phase

FEET = 0.42
"""What of the hand lies below the stage, in parts of its height: the pictures are what is looked at."""
_PLATE = 300
"""Design pixels of width of a plate that takes the hand's place."""

_FIGURE = re.compile(r"\d+\s%")
"""A chance in a sentence of any language; of several the last is what comes of it in the end."""

Index = QModelIndex | QPersistentModelIndex


def copy_of(index: Index) -> int:
    """The engine's number of the card at an index, -1 for a back."""
    card = index.data(int(roles.COPY))
    return int(card) if card is not None else -1


class NearHand(QWidget):
    """What the seat in front decides with."""

    acted = Signal(list)
    """A row of actions."""
    picked = Signal()
    """Another card, or another modifier, has been chosen."""
    looked_at = Signal()
    """Another card has the focus."""
    zoomed = Signal(int)
    """A physical card."""
    clause_wanted = Signal(str)
    rejected = Signal()
    """Enter in the hand where no card can be played."""
    none_left = Signal()
    """No card can be played: the focus goes to the answer that is left."""

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self._now: TableState | None = None
        self._side = 0
        self.fan = FanView()
        self.fan.feet = FEET
        self.fan.setModel(self.model_of(0))  # a hand can be focused before the first match is shown in it
        self._follow_look(self.fan)
        self.picks = OpenCards(models.names, models.tables, self)
        self.pick_fan = FanView()
        self.pick_fan.feet = FEET
        self.pick_fan.setModel(self.picks)
        self._follow_look(self.pick_fan)
        self.choices = ChoiceRow()
        self.choice_room = QScrollArea()
        self.choice_room.setWidget(self.choices)
        self.choice_room.setWidgetResizable(True)
        self.choice_room.setFrameShape(QFrame.Shape.NoFrame)
        self.choice_room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.choice_room.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.fan, self.pick_fan, self.choice_room):
            widget.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            layout.addWidget(widget)
        self.fan.played.connect(self._played)
        self.fan.picked.connect(self._picked)
        for fan in (self.fan, self.pick_fan):
            fan.rejected.connect(self.rejected)
        self.fan.zoom_requested.connect(lambda index: self.zoomed.emit(copy_of(index)))
        self.pick_fan.played.connect(self._pick)
        self.pick_fan.picked.connect(self.picked)
        self.pick_fan.zoom_requested.connect(lambda index: self.zoomed.emit(copy_of(index)))
        self.choices.chosen.connect(lambda action: self.acted.emit([action]))
        self.choices.clause_wanted.connect(self.clause_wanted)

    def show_now(self, now: TableState) -> None:
        """Show a situation: one of fan, choices and picks."""
        before = self._now
        self._now = now
        side = now.near_side
        model = self.model_of(side)
        if self.fan.model() is not model:
            self.fan.setModel(model)
            self._follow_look(self.fan)
            before = None
        self._side = side
        if before is None or before.view is not now.view or before.info.actor != now.info.actor:
            for fan in (self.fan, self.pick_fan):
                fan.begin_anew()
        self.refresh_facts()
        self.fan.setAccessibleName(translate("NearHand", "Hand of {team:the}").format(team=now.team_name(side)))
        offered = choices(now)
        kind, cards = now.decisions.picks
        picking = bool(cards) and now.asked is not None
        self.choices.show_choices(offered, side_colours(now))
        if picking:
            self._show_picks(now, kind, cards)
        else:
            self.picks.set_rows([])
        self.choice_room.setVisible(bool(offered))
        self.pick_fan.setVisible(picking and not offered)
        self.fan.setVisible(not offered and not picking)
        layout = self.layout()
        if layout is not None and not offered:
            layout.setContentsMargins(0, 0, 0, 0)

    def _follow_look(self, fan: FanView) -> None:
        """Emit a signal when another card is highlighted; a fan has a new selection model with each model."""
        fan.selectionModel().currentChanged.connect(lambda *_: self.looked_at.emit())

    def model_of(self, side: int) -> HandModel:
        """The hand model of a side."""
        return self._models.home_hand if side == 0 else self._models.away_hand

    def refresh_facts(self) -> None:
        """Tell both hand models what the cards are good for now."""
        now = self._now
        if now is None:
            return
        if now.info.phase is Phase.TELLING or now.result is not None:
            # the hands follow what is being told, card by card
            self._models.home_hand.rest()
            self._models.away_hand.rest()
            return
        chosen, added = self.chosen(), tuple(self.modifiers())
        for side in (0, 1):
            facts = hand_facts(now, side, chosen if side == self._side else None, added)
            self.model_of(side).update(now.view, now.teams[side], facts)

    def _show_picks(self, now: TableState, kind: str, allowed: Collection[int]) -> None:
        """Show the cards to pick from, with those that may not be picked (S4.5, S5.12)."""
        held = self._pick_from(now, kind)
        barred = {card: _why_not_picked(now, kind, card) for card in held if card not in allowed}
        self.picks.show(held, barred)
        self.pick_fan.setAccessibleName(translate("NearHand", "Cards to pick from"))

    def _pick_from(self, now: TableState, kind: str) -> list[int]:
        side = now.view.hand_side
        if kind == "recover":
            return list(now.view.spent[side])
        return list(now.hand(side) or now.view.known[now.teams[side]])

    def chosen(self) -> int | None:
        """The chosen card, if one is."""
        index = self.fan.chosen()
        return copy_of(index) if index is not None and copy_of(index) >= 0 else None

    def modifiers(self) -> list[int]:
        """The modifiers chosen with it."""
        return [copy_of(index) for index in self.fan.modifiers()]

    def needs(self, brief: bool = False) -> str:
        """What the chosen card with its modifiers needs, else what the focused one needs or why it cannot be played; ""
        for nothing."""
        now, card = self._now, self.chosen()
        if now is None or self.pick_fan.isVisibleTo(self) or self.choice_room.isVisibleTo(self):
            return ""
        looked = self._spoken_of
        if looked.isValid() and copy_of(looked) != card and looked.data(int(roles.PLAYABLE)):
            return card_needs(now, copy_of(looked), (), brief)
        if card is not None and card in now.decisions.plays:
            return card_needs(now, card, tuple(self.modifiers()), brief)
        index = self.fan.currentIndex()
        if not index.isValid():
            return ""
        if index.data(int(roles.PLAYABLE)):
            return card_needs(now, copy_of(index), (), brief)
        return str(index.data(int(roles.REASON)) or "") if self.fan.hasFocus() else ""

    def chance(self) -> tuple[str, str, QRect]:
        """The chance of the highlighted or chosen card as a figure ("" without one), its reason, and the card's
        rectangle in the hand's pixels; an empty one for none."""
        fan, index = self._used_fan, self._spoken_of
        reason = self.needs()
        if not reason or not index.isValid():
            return "", "", QRect()
        found = _FIGURE.findall(reason)
        raised = fan.raised
        if raised is not None and raised.target is not None and raised.row == index.row():
            place = raised.target.rect.toAlignedRect()
        else:
            place = fan.visualRect(index)
        corner = fan.viewport().mapTo(self, QPoint(0, 0))
        return found[-1] if found else "", reason, place.translated(corner)

    def numbers(self) -> list[QRect]:
        """The rectangles of the cards' numbers, in the hand's pixels."""
        fan = self._used_fan
        corner = fan.viewport().mapTo(self, QPoint(0, 0))
        found = []
        for at, room in enumerate(fan.numbers):
            card = fan.visualRect(fan.model().index(at, 0)).translated(corner)
            size = QSize(round(room.width() * card.width()), round(room.height() * card.height()))
            found.append(QRect(card.topLeft(), size))
        return found

    @property
    def _spoken_of(self) -> QModelIndex:
        fan = self._used_fan
        raised = fan.raised
        if raised is not None and raised.target is not None and 0 <= raised.row < fan.count:
            return fan.model().index(raised.row, 0)
        return fan.chosen() or fan.currentIndex()

    def play(self) -> None:
        """Play the chosen card or pick, else the highlighted one."""
        fan = self._used_fan
        if fan.chosen() is None and self.can_play():
            fan.choose(fan.currentIndex(), said=False)
        fan.play()

    @property
    def on_none(self) -> bool:
        """Whether the keys stand on no card."""
        return not self._used_fan.currentIndex().isValid()

    def why_not(self) -> str:
        """Why the card that the keys stand on cannot be played, or picked; "" where it can, or where they stand on
        none."""
        index = self._used_fan.currentIndex()
        return str(index.data(int(roles.REASON)) or "") if index.isValid() and not self.can_play() else ""

    def can_play(self) -> bool:
        """Whether a playable card is chosen or highlighted."""
        fan = self._used_fan
        index = fan.chosen() or fan.currentIndex()
        return index.isValid() and bool(index.data(int(roles.PLAYABLE)))

    @property
    def _used_fan(self) -> FanView:
        return self.pick_fan if self.pick_fan.isVisibleTo(self) else self.fan

    def row_of(self, card: int) -> QModelIndex:
        """The index of a card (by engine number) in the hand; invalid if it is not there, as for -1."""
        model = self.fan.model()
        rows = (model.index(row, 0) for row in range(model.rowCount() if model is not None else 0))
        return next((index for index in rows if card >= 0 and copy_of(index) == card), QModelIndex())

    def focus(self) -> None:
        """Focus the place of the decision, but no card, so that Enter plays none by accident. If no card can be played,
        focus the remaining answer."""
        if self.choice_room.isVisibleTo(self):
            self.choices.focus_first()
            return
        fan = self._used_fan
        model, now = fan.model(), self._now
        rows = range(model.rowCount() if model is not None else 0)
        if (
            now is not None
            and now.asked is not None
            and not any(model.index(row, 0).data(int(roles.PLAYABLE)) for row in rows)
        ):
            self.none_left.emit()
            return
        fan.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_key(self, event: QKeyEvent) -> None:
        """A key of the hand that was pressed elsewhere: the focus goes to the cards, and the key with it."""
        fan = self._used_fan
        if fan.isVisibleTo(self):
            fan.setFocus(Qt.FocusReason.OtherFocusReason)
            QApplication.sendEvent(fan, event)

    def hide_private(self) -> None:
        """Remove all cards, picks and choices before the screen is covered."""
        self._now = None
        for fan in (self.fan, self.pick_fan):
            fan.look_away()
        self.fan.clear_choice()
        self.picks.set_rows([])
        self.choices.show_choices([])
        for widget in (self.choice_room, self.pick_fan):
            widget.hide()
        self.fan.show()

    @property
    def offers_choices(self) -> bool:
        """Whether the decision needs no hand."""
        return bool(self.choices.choices)

    def height_for(self, width: int, most: int) -> int:
        """The height that the choices take in the place of the hand, of so many pixels at most; 0 without any."""
        return self.choices.height_for(self._wide(width), most) if self.offers_choices else 0

    def _wide(self, width: int) -> int:
        """The width of the choices: no more than needed, in the middle of the stage."""
        return min(width, len(self.choices.choices) * theme().px(_PLATE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Fit the plates into the height."""
        layout = self.layout()
        if layout is None or not self.offers_choices:
            return
        aside = (self.width() - self._wide(self.width())) // 2
        layout.setContentsMargins(aside, 0, aside, 0)
        wide = self.width() - 2 * aside
        self.choices.fit(wide, self.height())
        whole = self.choices.heightForWidth(wide)
        bar = Qt.ScrollBarPolicy.ScrollBarAsNeeded if whole > self.height() else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.choice_room.setVerticalScrollBarPolicy(bar)

    def _picked(self) -> None:
        self.refresh_facts()
        self.picked.emit()

    def _played(self, indexes: Sequence[Index]) -> None:
        now = self._now
        cards = [copy_of(index) for index in indexes]
        if now is None or not cards or cards[0] not in now.decisions.plays:
            self.rejected.emit()
            return
        self.acted.emit(row(now, cards[0], cards[1:]))

    def _pick(self, indexes: Sequence[Index]) -> None:
        now = self._now
        if now is None or not indexes:
            return
        _kind, cards = now.decisions.picks
        action = cards.get(copy_of(indexes[0]))
        if action is not None:
            self.acted.emit([action])


def _why_not_picked(now: TableState, kind: str, card: int) -> str:
    """Why a card may not be picked."""
    verb = VERBS.index(kind) << VERB_SHIFT
    refused = now.view.refusal(now.info.own(verb | card))
    if refused is not None and refused.code == "personalised_stays":
        if kind == "send_off":
            return translate("NearHand", "Star cards are never sent off (S4.5).")
        return translate("NearHand", "Star cards are never discarded (S5.12).")
    return translate("NearHand", "Not of the colour that is asked for (S5.12).")


class FarHand(QWidget):
    """The fan of backs; its name says the counts in words."""

    zoomed = Signal(int)

    def __init__(self, models: Models, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._models = models
        self.fan = FanView()
        self.fan.setModel(models.away_hand)
        self.fan.forgets = self.fan.counted = True
        self.fan.zoom_requested.connect(lambda index: self.zoomed.emit(copy_of(index)))
        fill(QVBoxLayout(self), self.fan, margins=0)

    def show_now(self, now: TableState) -> None:
        """Show a position and who is asked."""
        side = 1 - now.near_side
        model = self._models.home_hand if side == 0 else self._models.away_hand
        if self.fan.model() is not model:
            self.fan.setModel(model)
        self.fan.setAccessibleName(counts_line(now, side))

    def hide_private(self) -> None:
        """End highlighting before the screen is covered; the counts are removed with the rest."""
        self.fan.look_away()
        self.fan.setAccessibleName("")


def counts_line(now: TableState, side: int) -> str:
    """ "Hand of Germany: 4 green cards, 2 blue cards and 1 red card"."""
    team = now.teams[side]
    if team < 0:
        return ""
    counted = [phrases.count_of(colour, n) for colour, n in enumerate(now.view.counts[team]) if n]
    if not counted:
        return translate("FarHand", "Hand of {team:the}: no cards").format(team=now.team_name(side))
    return translate("FarHand", "Hand of {team:the}: {cards}").format(
        team=now.team_name(side), cards=vocabulary.listed(counted)
    )
