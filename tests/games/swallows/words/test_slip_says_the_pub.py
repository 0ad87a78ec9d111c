"""On the slip stands what was said of each team the evening before, and by whom (S2.8)."""

from PySide6.QtCore import Qt

from swallows_gui.games.swallows.data.catalogue import load
from swallows_gui.games.swallows.words.names import Names
from swallows_gui.games.swallows.words.slip import FIRST_KIND, SAID, SlipModel
from swallows_gui.services.language import language
from tests.games.swallows.rules.story import Story
from tests.games.swallows.rules.tournaments import new_game

SEATS = ("Ann", "Ben", "Cal", "Dot")


def slip(story: Story) -> SlipModel:
    language().set_language("en")
    view = story.game.view(0)
    return SlipModel(view, Names(load(), SEATS, story.game.notation.codes))


def talking() -> Story:
    return Story(new_game(1, field="tests", distribution="random", talk=True, seats=4))


def test_praise_and_warnings_are_counted_and_named(qapp: object) -> None:
    story = talking()
    codes = story.game.notation.codes
    for kind, team in (("praise", 0), ("warn", 0), ("praise", 0), ("warn", 1)):
        story.does("talk", kind=kind, team=codes[team])
    while story.step == "talk":
        story.passes()
    model = slip(story)
    assert model.any_said
    signs = {line.team: model.index(row, SAID) for row, line in enumerate(model.lines)}
    assert signs[0].data() == "+2  −1"
    assert signs[1].data() == "−1"
    assert signs[2].data() == ""
    spoken = str(signs[0].data(Qt.ItemDataRole.AccessibleTextRole))
    first, second = (said.seat for said in story.game.view(0).sayings if said.team == 0 and said.kind == 0)
    (against,) = (said.seat for said in story.game.view(0).sayings if said.team == 0 and said.kind == 1)
    praise = f"praised by {SEATS[first]} and {SEATS[second]}"
    assert spoken.endswith(f": {praise}, {SEATS[against]} warned against it")


def test_where_nobody_said_anything_there_is_nothing_to_show(qapp: object) -> None:
    story = talking()
    while story.step == "talk":
        story.passes()
    assert not slip(story).any_said


def test_where_words_would_be_cut_bets_are_headed_by_letters_and_read_by_their_names(qapp: object) -> None:
    model, across = slip(talking()), Qt.Orientation.Horizontal
    columns = range(FIRST_KIND, FIRST_KIND + len(model.kinds))
    whole = [model.headerData(column, across) for column in columns]
    model.set_brief(True, letters=True)
    letters = [model.headerData(column, across) for column in columns]
    assert letters == ["QF", "F", "T"]
    assert all(word.startswith(f"{letter}: ") for letter, word in zip(letters, whole, strict=True))
    read = [model.headerData(column, across, Qt.ItemDataRole.AccessibleTextRole) for column in columns]
    assert read == whole
    model.set_brief(True)
    assert [model.headerData(column, across) for column in columns] == whole
