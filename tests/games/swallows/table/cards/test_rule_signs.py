"""The signs before a card's rules: one for every rule, each another shape, and what is set with them is whole."""

from __future__ import annotations

from itertools import combinations
from typing import Literal

import pytest
from PySide6.QtCore import QRectF

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.rules.tables import OPS, WHENS
from swallows_gui.games.swallows.table.cards.card_back import SHEET
from swallows_gui.games.swallows.table.cards.card_face import face_sheet, set_words
from swallows_gui.games.swallows.table.cards.face_strip import strip_of
from swallows_gui.games.swallows.table.cards.kind_signs import BOLT, kind_sign, played_area, played_kind, sign_shape
from swallows_gui.games.swallows.table.cards.rule_signs import EFFECTS, MOMENTS, set_rules, sign_path
from swallows_gui.services.language import language
from swallows_gui.services.theme import theme
from swallows_gui.ui.kit.text_fit import set_text

CARDS = tuple(load().cards.values())
NAMES = sorted({*EFFECTS.values(), *MOMENTS.values(), "die", "one", "only", "counts"})


def test_every_rule_has_a_sign() -> None:
    assert set(OPS) == set(EFFECTS)
    assert set(WHENS) - set(MOMENTS) == {when for when in WHENS if when.startswith("after_")}
    for card in CARDS:
        for sign, sentence in face_sheet(card).rules_signed:
            assert sign in NAMES, card.id
            assert sentence.endswith((".", "!")), card.id


@pytest.mark.parametrize("name", NAMES)
def test_a_sign_fills_its_square_and_stays_in_it(name: str) -> None:
    room = sign_path(name).boundingRect()
    assert QRectF(-9, -9, 118, 118).contains(room)
    assert max(room.width(), room.height()) >= 70


def test_signs_of_a_card_are_told_apart() -> None:
    """No two signs cover the same of their square."""
    for one, other in combinations(NAMES, 2):
        first, second = sign_path(one), sign_path(other)
        spots = [(x, y) for x in range(4, 100, 8) for y in range(4, 100, 8)]
        apart = sum(first.contains(QRectF(x, y, 1, 1)) != second.contains(QRectF(x, y, 1, 1)) for x, y in spots)
        assert apart >= 6 or {one, other} <= {"draw", "discard"}, (one, other, apart)


@pytest.mark.parametrize("code", ["de", "en"])
def test_rules_in_a_hand_are_whole(code: str) -> None:
    """What is read before a card is played stands on nearly every card of a large hand."""
    language().set_language(code)
    ruled = [card for card in CARDS if face_sheet(card).rules]
    whole = 0
    for card in ruled:
        words = set_words(face_sheet(card, said="all"), 300 / SHEET.height())
        if words is not None and words.rules is not None:
            assert words.rules.lines
            whole += "".join(words.rules.lines).replace(" ", "") == face_sheet(card).rules.replace(" ", "")
    assert whole == len(ruled)


@pytest.mark.parametrize("said", ["nothing", "line"])
def test_every_rule_of_a_card_stands_on_its_face_as_a_sign(said: Literal["nothing", "line"]) -> None:
    """Once: what the card counts as, and the moment under its number, are in the corner."""
    for card in CARDS:
        sheet = face_sheet(card, said=said)
        shown = {sign.rule for sign in strip_of(card, sheet.rules_signed)} | {kind_sign(card), "counts"}
        assert {sign for sign, _ in sheet.rules_signed} <= shown, card.id


def test_a_place_stands_on_the_face_as_a_sign() -> None:
    for card in CARDS:
        places = [sign for sign in strip_of(card, ()) if sign.kind == "place"]
        assert bool(places) == bool(played_area(card) or card.limits), card.id


def test_every_kind_has_a_sign_of_its_own() -> None:
    """No letter, in no language; and no two kinds or backs share one."""
    signs = {played_kind(card): kind_sign(card) for card in CARDS if played_kind(card) != "special"}
    assert len(set(signs.values())) == len(signs) == 6
    for name in (*signs.values(), BOLT):
        room = sign_shape(name).boundingRect()
        assert QRectF(-9, -9, 118, 118).contains(room)
        assert max(room.width(), room.height()) >= 70
    for one, other in combinations(sorted({*signs.values(), BOLT}), 2):
        spots = [(x, y) for x in range(4, 100, 8) for y in range(4, 100, 8)]
        first, second = sign_shape(one), sign_shape(other)
        apart = sum(first.contains(QRectF(x, y, 1, 1)) != second.contains(QRectF(x, y, 1, 1)) for x, y in spots)
        assert apart >= 12, (one, other, apart)


def test_a_rule_begins_with_its_sign_and_keeps_it_beside_its_first_word() -> None:
    font = theme().sized_font("body", 13)
    rules = (("draw", "Draw 1 card."), ("only", "Only when behind or level, and only away from home."))
    setting = set_rules(rules, font, 150)
    assert setting is not None
    for line in setting.runs:
        for number, run in enumerate(line):
            if run.sign:
                assert line[number + 1].words
                assert line[number + 1].left > run.left
    plain = set_text(" ".join(words for _, words in rules), font, 150)
    assert plain is not None
    assert "".join(setting.lines).replace(" ", "") == "".join(plain.lines).replace(" ", "")
    assert set_rules((("draw", "Donaudampfschifffahrtsgesellschaft"),), font, 60) is None
