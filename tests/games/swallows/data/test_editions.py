"""Former editions of the house's data: a record is played with the cards it was begun with."""

from pathlib import Path

import pytest

from swallows_gui.catalogue.mistakes import BadCard
from swallows_gui.catalogue.packs import read_pack
from swallows_gui.games.swallows.data import catalogue as stacking
from swallows_gui.games.swallows.data.catalogue import Catalogue, load, load_edition
from swallows_gui.games.swallows.data.pack_translations import FILE, Edition, cards_then, editions
from swallows_gui.session.openings import playable
from tests.catalogue.packs_of_ours import write

TODAY = "sha256:9cdbf801027ed53ca38df62353fd1e1e2c3683ecf773eef9f3f820cd0a0d9559"


def test_a_deck_that_is_changed_leaves_its_edition_behind() -> None:
    """Put what was otherwise into editions.json, with the digest that stands here, and then today's here."""
    assert load().tables().digest == TODAY


def test_every_edition_has_the_digest_that_it_says() -> None:
    assert editions()
    for edition in editions():
        found = load_edition(edition.catalogue)
        assert found is not None
        assert found.tables().digest == edition.catalogue != TODAY


def test_an_encore_and_a_speech_once_needed_no_extra_time() -> None:
    then, now = load_edition(editions()[0].catalogue), load()
    assert then is not None
    for card in ("curtain-call", "captains-speech"):
        needs, needed = now.cards[card].if_, then.cards[card].if_
        assert needs is not None
        assert needed is not None
        assert needs.model_dump(exclude_unset=True) == {"period": ("extra",)}
        assert "period" not in needed.model_dump(exclude_unset=True)


def test_the_cockerel_once_drew_a_card_and_argentina_had_seven_reds() -> None:
    then = load_edition(editions()[-1].catalogue)
    assert then is not None
    assert [effect.do for effect in then.cards["fra-rooster"].effects] == ["cancel", "draw"]
    assert (then.nations["ARG"].red, _towels(then)) == (7, 4)
    assert [effect.do for effect in load().cards["fra-rooster"].effects] == ["cancel"]
    assert (load().nations["ARG"].red, _towels(load())) == (6, 5)
    assert then.cards["fra-rooster"].scene == load().cards["fra-rooster"].scene
    assert then.nations["FRA"].cards[0] is then.cards["fra-beret"]


def _towels(catalogue: Catalogue) -> int:
    """The value that Germany's towels shoot with."""
    shot = catalogue.cards["ger-towels"].as_
    assert shot is not None
    return shot.value


def test_packs_lie_on_the_edition_that_a_game_was_begun_with(tmp_path: Path) -> None:
    pack = read_pack(write(tmp_path))
    before = stacking._stacked(stacking._house(editions()), (pack,)).tables().digest
    then = load_edition(before, pack)
    assert then is not None
    assert "oldboys:cross" in then.cards
    assert then.nations["ARG"].red == 7
    assert load_edition(load(pack).tables().digest, pack) is None


def test_data_that_nobody_has_are_played_with_todays() -> None:
    unknown = "sha256:" + "0" * 64
    assert load_edition(unknown) is None
    assert playable("swallows", (), unknown) is playable("swallows")
    assert playable("swallows", (), TODAY) is playable("swallows")


def test_an_edition_that_changes_what_there_is_not_is_told_by_file_and_id() -> None:
    edition = Edition(catalogue="sha256:" + "0" * 64, cards={"no-such": {}})
    with pytest.raises(BadCard) as told:
        cards_then(edition, load().cards)
    assert (told.value.file, told.value.card) == (FILE, "no-such")
