"""A store that is full begins anew, and knows what was put into it last."""

from swallows_gui.ui.kit.face_cache import Limited


def test_it_never_holds_more_than_it_may() -> None:
    store: Limited[int, str] = Limited(3)
    for number in range(10):
        store[number] = str(number)
        assert len(store) <= 3
        assert store[number] == str(number)
    assert store == {9: "9"}


def test_what_is_there_already_is_changed_in_its_place() -> None:
    store: Limited[str, int] = Limited(2)
    store["a"], store["b"] = 1, 2
    store["a"] = 3
    assert store == {"a": 3, "b": 2}
