"""The question on the plate for each step of Final Whistle, and the plate's buttons.

Each question has a tag, a sentence, a reason and the rule behind it. Right of the buttons stands what the highlighted
choice leads to.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from swallows_gui.games.final_whistle.rules.actions import AGREE, DECLINE, DONE, KEEP, verb_of
from swallows_gui.games.final_whistle.rules.options import CARDS, LINES, MEN, SQUAD
from swallows_gui.games.final_whistle.rules.view import FinalWhistleView
from swallows_gui.games.final_whistle.table import scenes
from swallows_gui.games.final_whistle.table.man_paint import ManLook
from swallows_gui.games.final_whistle.words.match_story import MatchStory
from swallows_gui.games.final_whistle.words.outlook_words import (
    ManProspect,
    card_name,
    club_name,
    entry_name,
    line_name,
    man_name,
)
from swallows_gui.games.final_whistle.words.words import CLAUSES
from swallows_gui.services.glossary import translate
from swallows_gui.ui.kit.buttons import PosterButton
from swallows_gui.ui.play.prompt_line import PlateQuestion

if TYPE_CHECKING:
    from swallows_gui.games.final_whistle.table.table import FinalTable


def question_of(view: FinalWhistleView, story: MatchStory, names: Sequence[str]) -> PlateQuestion:
    """The question to the seat to move, for the plate."""
    seat = view.to_move or 0
    club = club_name(view.options.clubs, seat).split()[-1]
    where, question, why = _asked(view, story, seat, club, names)
    tag = translate("FinalPrompt", "{name} · {step}").format(name=names[seat], step=where)
    clause = CLAUSES.get(view.step, "")
    if view.step == "mark" and view.phase == "finish":
        clause = "F4.8"
    elif view.step == "card" and view.closing_open(seat) and not view.hand_size(seat):
        clause = "F8.2"
    return PlateQuestion(tag, question, why, clause)


def _asked(
    view: FinalWhistleView, story: MatchStory, seat: int, club: str, names: Sequence[str]
) -> tuple[str, str, str]:
    """Three texts: the state of the match, the question, the reason."""
    match view.step:
        case "substitutes":
            return (
                _minute(story),
                translate("FinalPrompt", "Substitute anybody?"),
                translate("FinalPrompt", "Pick a man on the bench, then the one he replaces. There is no way back on."),
            )
        case "card":
            return (
                _minute(story),
                translate("FinalPrompt", "Which card for this quarter?"),
                translate(
                    "FinalPrompt", "Both are shown at once. The stronger attacks, once for every point it is ahead."
                ),
            )
        case "exchange":
            return (
                translate("FinalPrompt", "before the next attack"),
                translate("FinalPrompt", "Lay a card aside?"),
                translate("FinalPrompt", "Everybody sees it go, and you draw another from your pile."),
            )
        case "further":
            number, of = view.attack
            return (
                translate("FinalPrompt", "attack {number} of {all}").format(number=number + 1, all=of),
                translate("FinalPrompt", "Which card leads the next attack?"),
                translate("FinalPrompt", "Its strength does not matter now, only whom it uses."),
            )
        case "mark":
            return _mark(view, seat, club)
        case "replace":
            man = view.open.leaving
            name = man_name(view.options.clubs, man // SQUAD, MEN[man % SQUAD])
            return (
                translate("FinalPrompt", "injury"),
                translate("FinalPrompt", "{man} cannot go on. Who comes on?").format(man=name),
                translate("FinalPrompt", "He comes on upright, and is free for the next phase."),
            )
        case "stand_in":
            return (
                translate("FinalPrompt", "no goalie"),
                translate("FinalPrompt", "Who goes in goal?"),
                translate("FinalPrompt", "He counts 1 there for the rest of the match."),
            )
        case "refill":
            line = line_name(LINES[view.line_to_fill]) if view.line_to_fill >= 0 else ""
            return (
                translate("FinalPrompt", "empty line"),
                translate("FinalPrompt", "Who moves? Wanted: {line}.").format(line=line),
                translate("FinalPrompt", "He stays there and keeps his sides."),
            )
        case "extra_time":
            return (
                translate("FinalPrompt", "level after ninety minutes"),
                translate("FinalPrompt", "Extra time?"),
                translate("FinalPrompt", "Two more quarters, if both want them; else the draw stands."),
            )
        case "shooters":
            number = len(view.named) + 1
            return (
                translate("FinalPrompt", "shoot-out"),
                translate("FinalPrompt", "Who takes shot {number}?").format(number=number),
                translate("FinalPrompt", "Everybody shoots upright: the first side counts."),
            )
    del names
    return "", "", ""


def _minute(story: MatchStory) -> str:
    return translate("FinalPrompt", "to minute {minute}").format(minute=story.minute)


def _mark(view: FinalWhistleView, seat: int, club: str) -> tuple[str, str, str]:
    """The question that asks for a man."""
    attacks = seat == view.attacker
    finish = view.phase == "finish"
    phase = translate("FinalPrompt", "finish") if finish else translate("FinalPrompt", "build-up")
    if view.counter:
        where = translate("FinalPrompt", "counter-attack, {phase}").format(phase=phase)
    else:
        number, of = view.attack
        where = translate("FinalPrompt", "attack {number} of {all}, {phase}").format(number=number, all=of, phase=phase)
    entry = view.entry
    wanted = "" if entry is None else entry_name(entry)
    role = 0 if attacks else 1
    last = len(view.marked[role]) + 1 == _entries(view, role)
    if attacks and finish and last:
        question = translate("FinalPrompt", "Who shoots for {club}? Wanted: {line}.")
    elif attacks and finish:
        question = translate("FinalPrompt", "Who is in on it? Wanted: {line}.")
    elif attacks:
        question = translate("FinalPrompt", "Who brings the ball up? Wanted: {line}.")
    elif finish:
        question = translate("FinalPrompt", "Who saves {club}? Wanted: {line}.")
    else:
        question = translate("FinalPrompt", "Who gets in the way? Wanted: {line}.")
    names = [man_name(view.options.clubs, man // SQUAD, MEN[man % SQUAD]) for man in view.marked[role] if man >= 0]
    if names:
        why = translate("FinalPrompt", "So far: {men}. Everybody used turns afterwards.").format(men=", ".join(names))
    elif attacks:
        card = view.card_up(seat)
        why = translate("FinalPrompt", "With {card}. Everybody used turns afterwards.").format(
            card=card_name(card.id) if card is not None else ""
        )
    else:
        why = translate("FinalPrompt", "The attack has {sum}. Everybody used turns afterwards.").format(
            sum=view.sums[0] + view.bonus
        )
    return where, question.format(club=club, line=wanted), why


def _entries(view: FinalWhistleView, role: int) -> int:
    card = view.card_up(view.attacker)
    if card is None:
        return 0
    lists = card.finish if view.phase == "finish" else card.build_up
    return 0 if lists is None else len(lists[role])


def awaited(view: FinalWhistleView, names: Sequence[str]) -> str:
    """The words for what another seat is deciding."""
    texts = {
        "squad": translate("FinalPrompt", "{name} names a squad …"),
        "colour": translate("FinalPrompt", "{name} chooses the cards …"),
        "deck": translate("FinalPrompt", "{name} chooses the cards …"),
        "substitutes": translate("FinalPrompt", "{name} thinks about the bench …"),
        "card": translate("FinalPrompt", "{name} lays a card face down …"),
        "exchange": translate("FinalPrompt", "{name} may lay a card aside …"),
        "further": translate("FinalPrompt", "{name} picks the next card …"),
        "mark": translate("FinalPrompt", "{name} picks his men …"),
        "replace": translate("FinalPrompt", "{name} must replace a man …"),
        "stand_in": translate("FinalPrompt", "{name} needs somebody in goal …"),
        "refill": translate("FinalPrompt", "{name} fills a line …"),
        "extra_time": translate("FinalPrompt", "{name} thinks about extra time …"),
        "shooters": translate("FinalPrompt", "{name} names the shooters …"),
    }
    return texts.get(view.step, "").format(name=names[view.to_move or 0])


CARD_STEPS: Final = frozenset(("card", "further", "exchange"))
"""Steps at which a card of the hand is chosen."""
FINISHES: Final = (DONE, KEEP, AGREE)
"""What needs neither man nor card, and nothing more."""
_MAN_STEPS: Final = frozenset(("mark", "replace", "stand_in", "refill", "shooters"))
"""Steps at which a man is chosen, and nothing more."""


class ChoicePlate:
    """The buttons on the plate of one table; the plate owns them."""

    def __init__(self, table: FinalTable) -> None:
        self._table = table
        self.choose = PosterButton("", kind="primary")
        self.done = PosterButton("", kind="primary")
        self.decline = PosterButton("")
        self.take_back = PosterButton("")

    @property
    def buttons(self) -> tuple[PosterButton, ...]:
        """The buttons in their order."""
        return self.choose, self.done, self.decline, self.take_back

    def draw(self) -> None:
        """Update the buttons, and on the right half of the plate what the highlighted choice leads to."""
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
        """The button's words with its key: Enter if there is no other answer, else P."""
        if view.step == "exchange":
            words = translate("FinalTable", "Keep the hand [P]")
        elif view.step == "extra_time":
            words = translate("FinalTable", "Play on [P]")
        else:
            words = translate("FinalTable", "Nobody: play on [P]")
        return words if len(self._table.legal) > 1 else words.replace("[P]", "[Enter]")

    def seen_card(self) -> str:
        """The highlighted card, which Enter plays, or the only legal one."""
        table = self._table
        cards = table.hand_row.picture.cards
        place = table.hand_row.seen_card
        if place is None and len(table.legal) == 1:
            place = next((number for number, card in enumerate(cards) if card.offered), None)
        if place is None or place >= len(cards) or not cards[place].offered:
            return ""
        look = cards[place].look
        return "" if look is None else look.card

    def _outlook(self, view: FinalWhistleView, seat: int) -> tuple[ManProspect, tuple[ManLook, ...]]:
        """What the highlighted choice leads to."""
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
                return ManProspect(), ()
            looks = tuple(scenes.look_of(table.story, cast, seat, man) for man in change if man)
            return words.of_change(seat, *change), looks
        if view.step in ("replace", "stand_in", "refill", "shooters") and (who := table.seen) is not None:
            said = words.man_said(table.shown_story, *who)
            return ManProspect(man_name(cast.clubs, *who), below=said), (scenes.look_of(table.shown_story, cast, *who),)
        return ManProspect(), ()
