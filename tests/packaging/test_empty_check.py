"""The empty rooms of a picture are found, wherever they lie and whatever stands in them, and are added up."""

import json

import numpy as np

from checks import empty_check

WIDE, HIGH = 240, 160


def busy() -> "np.ndarray[tuple[int, int], np.dtype[np.uint32]]":
    """A picture in which no two pixels beside each other are alike."""
    return np.arange(HIGH * WIDE, dtype=np.uint32).reshape(HIGH, WIDE) + 10


def largest_room(picture: "np.ndarray[tuple[int, int], np.dtype[np.uint32]]") -> tuple[int, int, int, int]:
    """Where the first of its rooms lies."""
    return empty_check.rooms_of(picture)[0][:4]


def test_a_picture_full_of_things_has_no_empty_room() -> None:
    assert empty_check.rooms_of(busy()) == []


def test_a_window_of_one_colour_is_all_empty() -> None:
    assert empty_check.rooms_of(np.zeros((HIGH, WIDE), dtype=np.uint32)) == [(0, 0, WIDE, HIGH, 1.0, 0)]


def test_two_rooms_are_told_with_their_places_the_larger_one_first() -> None:
    picture = busy()
    picture[8:40, 12:100] = 1
    picture[60:140, 120:200] = 2
    whole = WIDE * HIGH
    assert empty_check.rooms_of(picture) == [
        (120, 60, 80, 80, 80 * 80 / whole, 2),
        (12, 8, 88, 32, 88 * 32 / whole, 1),
    ]


def test_a_room_ends_at_a_letter_that_stands_in_it() -> None:
    picture = np.zeros((HIGH, WIDE), dtype=np.uint32)
    picture[80, 181] = 9
    assert largest_room(picture) == (0, 0, 180, HIGH)


def test_two_colours_side_by_side_or_one_above_the_other_are_two_rooms() -> None:
    picture = np.zeros((HIGH, WIDE), dtype=np.uint32)
    picture[:, 160:] = 1
    assert largest_room(picture) == (0, 0, 160, HIGH)
    picture[:] = 0
    picture[40:] = 1
    assert largest_room(picture) == (0, 40, WIDE, 120)


def test_the_room_below_a_step_is_the_largest_that_fits_under_it() -> None:
    picture = busy()
    picture[80:, :] = 3
    picture[0:80, 0:60] = 3
    assert largest_room(picture) == (0, 80, WIDE, 80)
    picture[0:80, 0:140] = 3
    assert largest_room(picture) == (0, 0, 140, HIGH)


def test_rooms_that_are_left_beside_a_room_count_and_distances_between_things_do_not() -> None:
    picture = busy()
    picture[0:80, 0:80] = 5
    picture[80:120, 0:40] = 5
    picture[124:160, 200:236] = 5
    picture[8:36, 120:240] = 5
    assert [room[:4] for room in empty_check.rooms_of(picture)] == [(0, 0, 80, 80), (0, 80, 40, 40), (200, 124, 36, 36)]
    assert len(empty_check.rooms_of(picture, least=0.04)) == 2


def test_bare_paper_is_added_up_and_a_field_of_colour_is_judged_by_its_size() -> None:
    picture = busy()
    picture[0:80, 0:80] = 1
    picture[80:160, 0:40] = 2
    picture[:, 120:240] = 3
    rooms = empty_check.rooms_of(picture)
    whole = WIDE * HIGH
    assert empty_check.emptiness(rooms, {1, 2}) == ((80 * 80 + 80 * 40) / whole, 1 / 2)
    assert empty_check.emptiness(rooms, {1, 2}).worst == 1 / 2
    assert empty_check.emptiness([], {1}) == (0, 0)


def test_every_exception_has_a_reason_and_a_bound() -> None:
    for screen, each in json.loads(empty_check.EXCEPTIONS.read_text("utf-8")).items():
        assert empty_check.MOST < each["share"] < 1, screen
        assert len(each["why"].split()) > 5, screen
