"""The match in words: sections of lines, and the choices of the question with what each would do and its key.

Everything is read from the `TableState` that the match table draws, so the words hold what the seat in front may see
and nothing else.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import Qt

from swallows_gui.games.swallows.rules.actions import amount_of, side_of
from swallows_gui.games.swallows.table.match import band, bribes, referee_panel
from swallows_gui.games.swallows.table.match.asked import asked, resting
from swallows_gui.games.swallows.table.match.band import TableState
from swallows_gui.games.swallows.table.match.facts import addable, card_needs
from swallows_gui.games.swallows.table.match.hands import counts_line
from swallows_gui.games.swallows.table.match.offered_choices import Choice, choices, penalties
from swallows_gui.games.swallows.table.match.prompt import KEYS
from swallows_gui.games.swallows.table.match.rows import pile_lines, row
from swallows_gui.games.swallows.words import phrases
from swallows_gui.games.swallows.words.answers import answer_words
from swallows_gui.games.swallows.words.bundle import Models
from swallows_gui.games.swallows.words.hand import HandModel
from swallows_gui.models import roles
from swallows_gui.models.vocabulary import labelled
from swallows_gui.services.glossary import translate
from swallows_gui.services.language import language
from swallows_gui.ui.play.game_table import Phase
from swallows_gui.ui.play.page_of_text import BACK, Numbered, Page, TextSection, plain

_LOG_LINES = 8


class Chosen(NamedTuple):
    """What has been chosen so far of a choice of several parts."""

    what: str = ""
    """"card", "offer", "ask" (a price for what is offered), "price" (unasked) or "seal", "" for nothing."""
    of: int = 0
    added: tuple[int, ...] = ()


def page(now: TableState, models: Models, pitch: str, chosen: Chosen | None = None) -> Page:
    """The match table as a page of text; `chosen` are the parts chosen so far of a choice in several parts."""
    return Page(
        of=now.view,
        asked=now.asked,
        asking=question(now),
        clause=asked(now).clause if now.asked is not None else "",
        choices=tuple(numbered(now, chosen or Chosen())),
        barred=tuple(barred(now)),
        sections=tuple(sections(now, models, pitch)),
    )


def sections(now: TableState, models: Models, pitch: str) -> list[TextSection]:
    """Everything visible except the question; `pitch` is the pitch in words."""
    view = now.view
    near = now.near_side
    home, away = now.score
    score = translate("PlainTable", "{home} {goals} : {others} {away}").format(
        home=now.team_name(0), goals=home, others=away, away=now.team_name(1)
    )
    lines = [score, band.period_line(now)]
    side = now.side_of_team(view.initiative)
    if side is not None and view.period != "shootout":
        lines.append(translate("PlainTable", "{team:The} have the ball.").format(team=now.team_name(side)))
    lines += [labelled(now.team_name(at), plain(band.side_line(now, at))) for at in (0, 1)]
    return [
        TextSection(translate("PlainTable", "Score"), tuple(lines)),
        TextSection(translate("PlainTable", "On the pitch"), tuple(pitch.split(". "))),
        *_hand(now, models, near),
        TextSection(
            translate("PlainTable", "The other team"),
            (counts_line(now, 1 - near), *_open_cards(models, 1 - near)),
        ),
        TextSection(translate("PlainTable", "Referee and bribes"), tuple(_referee(now))),
        TextSection(translate("PlainTable", "Piles"), tuple(pile_lines(now))),
        TextSection(translate("PlainTable", "What has happened, newest first"), tuple(_log(models))),
    ]


def question(now: TableState) -> tuple[str, ...]:
    """The question with its reason; if no person is asked, who is awaited."""
    if now.asked is None:
        return (resting(now),)
    said = asked(now)
    return tuple(part for part in (said.who, said.what, said.why) if part)


def numbered(now: TableState, chosen: Chosen = Chosen()) -> list[Numbered]:  # noqa: B008 - a value, never changed
    """The choices, in the order of their numbers."""
    if chosen.what == "card":
        return _of_card(now, chosen)
    if chosen.what == "offer":
        return _of_offer(now, chosen.of)
    if chosen.what == "seal":
        return _of_envelope(now, chosen.of)
    if chosen.what in ("ask", "price"):
        return _of_price(now, chosen)
    found = [
        _of_choice(choice.title, choice.line, choice.shortcut, choice.action, _sums_of(now, choice))
        for choice in choices(now)
        if choice.action is not None
    ]
    found += _plays(now) if not found else []
    found += _picks(now)
    found += _plain_answers(now) if not choices(now) else []
    found += _out_of_turn(now)
    if now.asked is None and now.info.phase is Phase.HELD:
        found.append(Numbered(translate("Prompt", "Continue"), "G", goes_on=True))
    return found


def barred(now: TableState) -> list[str]:
    """The choices of the step that are barred, and why."""
    return [f"{choice.title}. {choice.line} ({choice.clause})" for choice in choices(now) if choice.action is None]


def _model(models: Models, side: int) -> HandModel:
    return models.home_hand if side == 0 else models.away_hand


def _spoken(model: HandModel) -> list[str]:
    rows = range(model.rowCount())
    return [str(model.index(at, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for at in rows]


def _hand(now: TableState, models: Models, side: int) -> list[TextSection]:
    title = translate("NearHand", "Hand of {team:the}").format(team=now.team_name(side))
    if not now.hand(side):
        return [TextSection(title, (counts_line(now, side),))]
    return [TextSection(title, (counts_line(now, side), *_spoken(_model(models, side))))]


def _open_cards(models: Models, side: int) -> list[str]:
    """The cards of the other hand that this seat knows."""
    model = _model(models, side)
    known = [at for at in range(model.rowCount()) if model.index(at, 0).data(int(roles.CARD)) is not None]
    return [str(model.index(at, 0).data(Qt.ItemDataRole.AccessibleTextRole)) for at in known]


def _referee(now: TableState) -> list[str]:
    lines = [
        plain(band.referee_lines(now)[0]),
        *(f"{text} ({clause})" for text, clause in referee_panel.referee_facts(now)),
    ]
    lines += [bribes.offer_line(event, now) for event in bribes.offers(now.view.history)]
    if not now.decisions.offers:
        lines.append(bribes.why_no_offer(now))
    return lines


def _log(models: Models) -> list[str]:
    rows = min(_LOG_LINES, models.log.rowCount())
    return [str(models.log.index(at).data(Qt.ItemDataRole.DisplayRole)) for at in range(rows)]


def _card_line(now: TableState, card: int) -> str:
    face = now.names.card_of(now.copy(card))
    if face is None:
        return now.copy(card)
    return phrases.card_named(face)


def _plays(now: TableState) -> list[Numbered]:
    """Every card that can be played; one that reds go with opens a choice of its own."""
    if now.asked is None and not now.decisions.plays:
        return []
    side = now.near_side
    found = []
    for card in now.hand(side):
        if card not in now.decisions.plays:
            continue
        text = translate("PlainTable", "Play: {card} {needs}").format(
            card=_card_line(now, card), needs=card_needs(now, card)
        )
        if addable(now, card):
            found.append(Numbered(text.rstrip(), opens=Chosen("card", card)))
        else:
            found.append(Numbered(text.rstrip(), actions=tuple(row(now, card))))
    return found


def _of_card(now: TableState, chosen: Chosen) -> list[Numbered]:
    """A card is chosen: play it, add a red or take it away, or choose another."""
    card = chosen.of
    needs = card_needs(now, card, chosen.added)
    play = translate("PlainTable", "Play it. {needs}").format(needs=needs).rstrip()
    found = [Numbered(play, actions=tuple(row(now, card, chosen.added)))]
    for other in addable(now, card):
        if other in chosen.added:
            text = translate("PlainTable", "Take away: {card}")
            added = tuple(each for each in chosen.added if each != other)
        else:
            text = translate("PlainTable", "Add: {card}")
            added = (*chosen.added, other)
        found.append(Numbered(text.format(card=_card_line(now, other)), opens=chosen._replace(added=added)))
    found.append(Numbered(translate("PlainTable", "Choose something else"), opens=BACK))
    return found


def _picks(now: TableState) -> list[Numbered]:
    kind, cards = now.decisions.picks
    if not cards or now.asked is None:
        return []
    texts = {
        "send_off": translate("PlainTable", "Send off: {card}"),
        "discard": translate("PlainTable", "Discard: {card}"),
        "injure": translate("PlainTable", "Injure: {card}"),
        "recover": translate("PlainTable", "Return to hand: {card}"),
    }
    return [
        Numbered(texts[kind].format(card=_card_line(now, card)), actions=(action,)) for card, action in cards.items()
    ]


def _plain_answers(now: TableState) -> list[Numbered]:
    if now.asked is None:
        return []
    return [
        Numbered(answer_words(name, now.view.step), KEYS[name], (now.decisions.plain[name],))
        for name in ("done", "decline", "pass")
        if name in now.decisions.plain
    ]


def _out_of_turn(now: TableState) -> list[Numbered]:
    """Offers, and the referee's penalty out of the blue before an attack."""
    found = []
    for side in now.decisions.offers:
        most = language().money(now.decisions.sums(side)[-1])
        text = translate("PlainTable", "Offer the referee money for {team:the}, up to {most}")
        found.append(Numbered(text.format(team=now.team_name(side), most=most), opens=Chosen("offer", side)))
    for side in now.decisions.prices:
        text = translate("PlainTable", "Name a price for {team:the}")
        found.append(Numbered(text.format(team=now.team_name(side)), opens=Chosen("price", side)))
    if now.view.step == "attack" and now.info.viewer is not None and now.info.viewer == now.view.referee:
        found += [
            Numbered(f"{choice.title}. {choice.line}", actions=(choice.action,))
            for choice in penalties(now)
            if choice.action is not None
        ]
    return found


def _sums_of(now: TableState, choice: Choice) -> Chosen | None:
    """What a choice with a sum opens."""
    if choice.sums is None or choice.action is None:
        return None
    return Chosen("seal" if now.view.step == "sealing" else "ask", side_of(choice.action))


def _of_choice(title: str, line: str, key: str, action: int | None, opens: Chosen | None) -> Numbered:
    """One choice of the step; one with a sum opens the sums."""
    if opens is not None:
        return Numbered(f"{title} …", opens=opens)
    return Numbered(f"{title}. {line}".rstrip(), key, () if action is None else (action,))


def _of_price(now: TableState, chosen: Chosen) -> list[Numbered]:
    """The prices that may be named, each under its own number, and the way back."""
    asked = chosen.what == "ask"
    side = now.view.offer[1] if asked and now.view.offer is not None else chosen.of
    actions = now.decisions.asks if asked else now.decisions.prices.get(side, range(0))
    return _of_sums(now, translate("PlainTable", "Ask {amount} for {team:the}"), side, actions)


def _of_envelope(now: TableState, side: int) -> list[Numbered]:
    """The sums that may be put into the envelope, each under its own number, and the way back."""
    words = translate("PlainTable", "{amount} for {team:the} into the envelope")
    return _of_sums(now, words, side, now.decisions.envelope.get(side, range(0)))


def _of_offer(now: TableState, side: int) -> list[Numbered]:
    """The amounts, each under its own number, and the way back."""
    words = translate("PlainTable", "Offer {amount} for {team:the}")
    return _of_sums(now, words, side, now.decisions.offers.get(side, range(0)))


def _of_sums(now: TableState, words: str, side: int, actions: range) -> list[Numbered]:
    """An entry for each sum, and the way back."""
    team = now.team_name(side)
    found = [
        Numbered(words.format(amount=language().money(amount_of(action)), team=team), actions=(action,))
        for action in actions
    ]
    return [*found, Numbered(translate("PlainTable", "Choose something else"), opens=BACK)]
