"""What AI seats say in the games of one match, as the log and the reporter have it."""

import pytest

from swallows_gui import titles
from swallows_gui.catalogue.texts import MATCH_VOICES
from swallows_gui.services.language import language


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("code", ["de", "en"])
@pytest.mark.parametrize("game", ["power_soccer", "grudgematch", "final_whistle", "tactics_board"])
def test_a_line_has_its_speaker_and_its_words_in_the_language_of_the_window(game: str, code: str) -> None:
    language().set_language(code)
    title = titles.title(game)
    words = title.load(title.words)(("Anna", "Bert"), ())
    opens, closes = {"de": ("„", "“"), "en": ("“", "”")}[code]
    for seat, name in enumerate(("Anna", "Bert")):
        line = {"type": "said", "seat": seat, "occasion": "goal", "variant": MATCH_VOICES.number_of("miser", 1)}
        assert words.tells(line)
        assert words.sentence(line) == f"{name}: {opens}{MATCH_VOICES.sentences(code)['miser']['goal']['2']}{closes}"
