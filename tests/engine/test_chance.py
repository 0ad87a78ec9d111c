"""Chance: even, repeatable, and the same after a copy."""

from collections import Counter

from swallows_gui.engine.chance import Chance, Seeded


def test_a_die_falls_evenly() -> None:
    chance = Seeded(7)
    faces = Counter(chance.die() for _ in range(60_000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    assert sum((count - 10_000) ** 2 / 10_000 for count in faces.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def test_pairs_of_dice_fall_evenly() -> None:
    chance = Seeded(8)
    pairs = Counter((chance.die(), chance.die()) for _ in range(72_000))
    assert sum((pairs[(a, b)] - 2_000) ** 2 / 2_000 for a in range(1, 7) for b in range(1, 7)) < 66.7  # 35 degrees


def test_neighbouring_seeds_start_unlike() -> None:
    firsts = Counter(Seeded(seed).die() for seed in range(6_000))
    assert sum((firsts[face] - 1_000) ** 2 / 1_000 for face in range(1, 7)) < 20.5


def test_a_shuffle_brings_every_order() -> None:
    chance = Seeded(9)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == 24
    assert sum((count - 1_000) ** 2 / 1_000 for count in orders.values()) < 49.8  # 23 degrees


def test_what_is_taken_falls_evenly_and_leaves_the_rest() -> None:
    chance = Seeded(12)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(30_000):
        cards = [0, 1, 2, 3, 4]
        taken = chance.take(cards, 3)
        assert sorted(taken + cards) == [0, 1, 2, 3, 4]
        found[tuple(taken)] += 1
    assert len(found) == 60
    assert sum((count - 500) ** 2 / 500 for count in found.values()) < 98.3  # 59 degrees
    cards = [0, 1, 2]
    assert (chance.take(cards, 0), cards) == ([], [0, 1, 2])


def test_every_place_of_a_long_list_is_taken_as_often() -> None:
    chance = Seeded(13)
    first, second = Counter[int](), Counter[int]()
    for _ in range(60_000):
        one, other = chance.take(list(range(200)), 2)
        first[one] += 1
        second[other] += 1
    for found in (first, second):
        assert sum((found[item] - 300) ** 2 / 300 for item in range(200)) < 266.0  # 199 degrees


def test_a_copy_goes_on_the_same_way() -> None:
    chance = Seeded(10)
    chance.die()
    twin = chance.copy()
    assert [chance.below(1000) for _ in range(50)] == [twin.below(1000) for _ in range(50)]
    assert Chance(chance.state).below(1000) == chance.below(1000)
