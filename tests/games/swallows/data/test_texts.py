"""Card texts: unique, short enough for a card face, in both languages."""

import re

from swallows_gui.games.swallows.data.catalogue import load

MOST = 110
"""Characters that a card face has room for."""
LONGEST_TITLE = 24
"""Characters of a title, which stands in the middle of sentences."""


def test_every_german_line_is_unlike_all_others() -> None:
    texts = [card.text for card in load().cards.values()]
    assert len({text.casefold() for text in texts}) == len(texts)


def test_every_card_has_an_english_line_of_its_own(english: dict[str, str]) -> None:
    assert set(english) == set(load().cards)
    assert len({text.casefold() for text in english.values()}) == len(english)
    assert not [card.id for card in load().cards.values() if english[card.id] == card.text]


def test_every_card_has_a_title_of_one_to_three_words_that_no_other_has(english_titles: dict[str, str]) -> None:
    cards = load().cards
    german = {card.id: card.title for card in cards.values()}
    for titles in (german, english_titles):
        assert set(titles) == set(cards)
        assert not [card for card, title in titles.items() if not 1 <= len(title.split()) <= 3]
        assert not [card for card, title in titles.items() if len(title) > LONGEST_TITLE]
        assert len({title.casefold() for title in titles.values()}) == len(titles)


def test_lines_fit_on_a_card(english: dict[str, str]) -> None:
    long = [card.id for card in load().cards.values() if max(len(card.text), len(english[card.id])) > MOST]
    assert not long


def test_german_has_real_umlauts_and_german_quotation_marks() -> None:
    for card in load().cards.values():
        assert not re.search(r"\b(fuer|ueber|waere|haette|koenn|muess|schoen|Fuss|grosz)", card.text), card.id
        assert '"' not in card.text, card.id
        assert card.text.count("„") == card.text.count("“"), card.id


def test_every_line_is_a_sentence_with_its_full_stop(english: dict[str, str]) -> None:
    for card in load().cards.values():
        for text in (card.text, english[card.id]):
            assert text == " ".join(text.split()), card.id
            assert re.search(r"[.!?…]”?“?$", text), card.id
