"""In the field of a past cup nation cards carry the names of the day."""

import pytest
from PySide6.QtWidgets import QApplication

from swallows_gui.games.swallows.table.cards import nation_face, nations_view
from swallows_gui.games.swallows.words.draft import DraftModel
from swallows_gui.services.language import language
from tests.games.swallows.words.past_cups import game_of, names_of


def test_cards_of_the_draft_are_called_as_in_that_year(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    language().set_language("en")
    view = game_of("wc-1974").view(None)
    model = DraftModel(names_of(view))
    model.update(view, None)
    shown = nations_view.NationsView()
    shown.setModel(model)
    painted: list[str] = []
    paint = nation_face.paint_nation
    monkeypatch.setattr(
        nation_face,
        "paint_nation",
        lambda *args: (painted.append(args[2].name), paint(*args)),  # type: ignore[func-returns-value]
    )
    assert len(list(shown.draws_ahead())) == 16
    assert {"West Germany", "Zaire"} <= set(painted)
    assert not {"Germany", "DR Congo"} & set(painted)
