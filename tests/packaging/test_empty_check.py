"""The largest empty room of a picture is found, wherever it lies and whatever stands in it."""

import json

import numpy as np

from checks import empty_check

WIDE, HIGH = 240, 160


def busy() -> "np.ndarray[tuple[int, int], np.dtype[np.uint32]]":
    """A picture in which no two pixels beside each other are alike."""
    return np.arange(HIGH * WIDE, dtype=np.uint32).reshape(HIGH, WIDE) + 10


def test_a_picture_full_of_things_has_no_empty_room() -> None:
    assert empty_check.largest_room(busy()).share == 0


def test_a_window_of_one_colour_is_all_empty() -> None:
    assert empty_check.largest_room(np.zeros((HIGH, WIDE), dtype=np.uint32)) == (0, 0, WIDE, HIGH, 1.0)


def test_the_larger_one_of_two_rooms_is_told_with_its_place() -> None:
    picture = busy()
    picture[8:40, 12:100] = 1
    picture[60:140, 120:200] = 2
    assert empty_check.largest_room(picture) == (120, 60, 80, 80, 80 * 80 / (WIDE * HIGH))


def test_a_room_ends_at_a_letter_that_stands_in_it() -> None:
    picture = np.zeros((HIGH, WIDE), dtype=np.uint32)
    picture[80, 181] = 9
    assert empty_check.largest_room(picture)[:4] == (0, 0, 180, HIGH)


def test_two_colours_side_by_side_or_one_above_the_other_are_two_rooms() -> None:
    picture = np.zeros((HIGH, WIDE), dtype=np.uint32)
    picture[:, 160:] = 1
    assert empty_check.largest_room(picture)[:4] == (0, 0, 160, HIGH)
    picture[:] = 0
    picture[40:] = 1
    assert empty_check.largest_room(picture)[:4] == (0, 40, WIDE, 120)


def test_the_room_below_a_step_is_the_largest_that_fits_under_it() -> None:
    picture = busy()
    picture[80:, :] = 3
    picture[0:80, 0:60] = 3
    assert empty_check.largest_room(picture)[:4] == (0, 80, WIDE, 80)
    picture[0:80, 0:140] = 3
    assert empty_check.largest_room(picture)[:4] == (0, 0, 140, HIGH)


def test_every_exception_has_a_reason_and_a_bound() -> None:
    for screen, each in json.loads(empty_check.EXCEPTIONS.read_text("utf-8")).items():
        assert empty_check.MOST < each["share"] < 1, screen
        assert len(each["why"].split()) > 5, screen
