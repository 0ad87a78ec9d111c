"""A deck, nations and formats made for the rule tests, so that no test hangs on the balance of the shipped deck.

Greens and blues are named after what they do ("attack 4 inside", "foul 3", "goalie 1"), reds after what they bring.
"""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

from swallows_gui.engine.tournament.schedule import (
    FROM_FIELD,
    FROM_GROUP,
    FROM_WINNER,
    Group,
    GroupStage,
    Place,
    Round,
    Schedule,
)
from swallows_gui.games.swallows.rules.formats import Economy, Format, Pay
from swallows_gui.games.swallows.rules.tables import (
    AREAS,
    COLOURS,
    KINDS,
    NOWHERE,
    ON_CALLED,
    ON_FAIR,
    ON_PLAY,
    OPS,
    WHENS,
    CardEffect,
    Condition,
    Tables,
)

COPIES = 4
AFTER_ROLLS = ("after_foul_roll", "after_offside_roll", "after_swallow_roll", "after_rough_roll")


class Design(NamedTuple):
    """A different card of the test deck."""

    id: str
    colour: str
    kind: str = "special"
    value: int = 0
    area: str | None = None
    limits: tuple[str, ...] = AREAS
    when: tuple[str, ...] = ()
    condition: Condition | None = None
    effects: tuple[CardEffect, ...] = ()
    own_goal: bool = False
    nation: str = ""


def do(
    op: str,
    n: int = 0,
    colour: str | None = None,
    *,
    area: str | None = None,
    chosen: bool = False,
    blind: bool = False,
    at: int = ON_PLAY,
) -> CardEffect:
    """An effect in the words of the card data."""
    return CardEffect(
        OPS.index(op),
        n,
        COLOURS.index(colour) if colour else NOWHERE,
        AREAS.index(area) if area else NOWHERE,
        chosen,
        blind,
        at,
    )


def _greens() -> Iterable[Design]:
    for area in AREAS:
        for value in range(7):
            yield Design(f"attack {value} {area}", "green", "attack", value, area)
        for value in range(5):
            yield Design(f"swallow {value} {area}", "green", "swallow", value, area)
    for value in (2, 3, 4):
        yield Design(f"rough {value}", "green", "rough", value)
    yield Design("attack 4 nowhere", "green", "attack", 4)
    yield Design("swallow 4 nowhere", "green", "swallow", 4)
    yield Design("own goal attack 5", "green", "attack", 5, "inside", own_goal=True)
    yield Design(
        "attack 4 for a green", "green", "attack", 4, "inside", effects=(do("discard", 1, "green"), do("draw", 1))
    )
    yield Design("attack 4 for two cards", "green", "attack", 4, "inside", effects=(do("discard", 2),))
    yield Design("attack 4 injures", "green", "attack", 4, "inside", effects=(do("injure", 1),))
    yield Design("attack 4 draws", "green", "attack", 4, "inside", effects=(do("draw", 1),))


def _blues() -> Iterable[Design]:
    for value in range(1, 6):
        yield Design(f"foul {value}", "blue", "foul", value)
        for area in AREAS:
            yield Design(f"foul {value} {area}", "blue", "foul", value, area)
    for area in AREAS:
        yield Design(f"foul 4 against {area}", "blue", "foul", 4, limits=(area,))
    for value in range(2, 6):
        yield Design(f"offside {value}", "blue", "offside", value)
    for value in range(1, 4):
        yield Design(f"goalie {value}", "blue", "goalie", value)
    yield Design("foul 3 injures if called", "blue", "foul", 3, "outside", effects=(do("injure", 1, at=ON_CALLED),))
    yield Design("foul 3 draws if fair", "blue", "foul", 3, "outside", effects=(do("draw", 1, at=ON_FAIR),))


def _red(name: str, *when: str, kind: str = "special", value: int = 0, area: str | None = None) -> Design:
    return Design(name, "red", kind, value, area, when=when)


def _reds() -> Iterable[Design]:
    yield _red("red attack 4", "as_attack", kind="attack", value=4, area="inside")
    yield _red("red swallow 3", "as_attack", kind="swallow", value=3, area="inside")
    yield _red("red foul 3", "as_defence", kind="foul", value=3, area="outside")
    yield _red("red offside 3", "as_defence", kind="offside", value=3)
    yield _red("red goalie 2", "as_goalie", kind="goalie", value=2)
    special: dict[str, tuple[tuple[str, ...], tuple[CardEffect, ...]]] = {
        "gift goal": (("as_attack",), (do("goal"),)),
        "gift own goal": (("as_attack",), (do("own_goal"),)),
        "gift free kick": (("as_attack",), (do("free_kick"),)),
        "gift penalty": (("as_attack",), (do("penalty"),)),
        "corner for nothing": (("as_attack",), (do("draw", 1),)),
        "plus 2": (("with_attack",), (do("value", 2),)),
        "plus 1": (("with_attack",), (do("value", 1),)),
        "minus 3": (("with_attack",), (do("value", -3),)),
        "into the area": (("with_attack",), (do("set_area", area="inside"),)),
        "hush": (("with_attack",), (do("silence_referee"),)),
        "once more": (("with_attack",), (do("extra_attack"),)),
        "attack and draw": (("with_attack",), (do("draw", 1),)),
        "attack and take back": (("with_attack",), (do("return", 1),)),
        "cancel": (("as_defence",), (do("cancel"),)),
        "foul plus 2": (("with_defence",), (do("value", 2),)),
        "out of the area": (("with_defence",), (do("set_area", area="outside"),)),
        "hush defence": (("with_defence",), (do("silence_referee"),)),
        "roll plus 2": (AFTER_ROLLS, (do("roll", 2),)),
        "roll plus 4": (AFTER_ROLLS, (do("roll", 4),)),
        "roll minus 2": (AFTER_ROLLS, (do("roll", -2),)),
        "roll minus 4": (AFTER_ROLLS, (do("roll", -4),)),
        "roll again": (AFTER_ROLLS, (do("reroll"),)),
        "roll plus 1 and hush": (AFTER_ROLLS, (do("roll", 1), do("silence_referee"))),
        "shot plus 2": (("before_shot",), (do("value", 2),)),
        "shot roll plus 2": (("after_shot_roll",), (do("roll", 2),)),
        "shot again": (("after_shot_roll",), (do("reroll"),)),
        "comfort": (("on_goal_against",), (do("draw", 1),)),
        "revenge": (("on_goal_against",), (do("injure", 1),)),
        "shield": (("on_sending_off",), (do("shield"),)),
        "stoppage draw": (("at_stoppage",), (do("draw", 1),)),
        "stoppage draw green": (("at_stoppage",), (do("draw", 1, "green"),)),
        "stoppage draw blind": (("at_stoppage",), (do("draw", 1, blind=True),)),
        "stoppage injure": (("at_stoppage",), (do("injure", 1),)),
        "stoppage injure blue": (("at_stoppage",), (do("injure", 1, "blue"),)),
        "stoppage injure chosen": (("at_stoppage",), (do("injure", 1, chosen=True),)),
        "stoppage steal": (("at_stoppage",), (do("steal", 1),)),
        "stoppage steal green and draw": (("at_stoppage",), (do("steal", 1, "green"), do("draw", 1))),
        "before match draw": (("before_match",), (do("draw", 1),)),
        "kick plus 2": (("in_shootout",), (do("roll", 2),)),
        "kick minus 2": (("in_shootout",), (do("roll", -2),)),
    }
    for name, (when, effects) in special.items():
        yield Design(name, "red", when=when, effects=effects)
    yield Design("second goalie 2", "red", "goalie", 2, when=("as_goalie",), effects=(do("second_goalie"),))
    plus = (do("value", 2),)
    conditions = {
        "plus 2 in extra time": Condition(periods=("extra",)),
        "plus 2 when trailing": Condition(scores=("trailing",)),
        "plus 2 when level": Condition(scores=("level",)),
        "plus 2 at home": Condition(sides=("home",)),
        "plus 2 inside": Condition(areas=(AREAS.index("inside"),)),
        "plus 2 with referee": Condition(referees=("present",)),
        "plus 2 in the final": Condition(stages=("F",)),
        "plus 2 against Mexico": Condition(opponents=(tuple(STRENGTHS).index("MEX"),)),
    }
    for name, condition in conditions.items():
        yield Design(name, "red", when=("with_attack",), condition=condition, effects=plus)


STRENGTHS = {
    "ARG": 14, "BRA": 16, "FRA": 15, "GER": 12, "MEX": 11, "ENG": 13, "ESP": 13, "ITA": 13, "NED": 12, "POR": 12,
    "URU": 9, "SUI": 7, "JPN": 7, "USA": 6, "KOR": 6, "GHA": 5, "AUS": 4, "CRC": 4,
}  # fmt: skip
"""The nations of the tests and their strengths (M); MEX and USA play the friendly, CRC and AUS mostly stay at home."""

HEADS = ("ARG", "BRA", "FRA", "GER")
DEALT = (3, 2, 2)
"""Greens, blues and reds each nation is dealt."""


def _stars() -> Iterable[Design]:
    for code in STRENGTHS:
        if code == "URU":
            yield Design(
                "star of URU", "red", when=("at_stoppage",), effects=(do("injure", 1, chosen=True),), nation=code
            )
        else:
            yield Design(f"star of {code}", "red", "attack", 5, "inside", when=("as_attack",), nation=code)


DESIGNS: tuple[Design, ...] = (*_greens(), *_blues(), *_reds(), *_stars())


def _sixteen() -> Format:
    first = [Place(FROM_GROUP, group, 1) for group in range(4)]
    second = [Place(FROM_GROUP, group, 2) for group in range(4)]
    winner = [Place(FROM_WINNER, number) for number in range(31)]
    groups = tuple(Group(name, 4) for name in "ABCD")
    schedule = Schedule(
        stages=(
            GroupStage(groups, (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((4, 1), (3, 2)))),
            Round("QF", ((first[0], second[1]), (first[2], second[3]), (first[1], second[0]), (first[3], second[2]))),
            Round("SF", ((winner[25], winner[26]), (winner[27], winner[28]))),
            Round("F", ((winner[29], winner[30]),)),
        ),
        final=31,
    )
    economy = Economy(
        seats=(2, 6),
        drafts=True,
        cash=100,
        bets={"V": Pay("QF", 16), "F": Pay("F", 36), "S": Pay("champion", 56)},
        fees={"QF": 4, "SF": 7, "F": 10, "champion": 16},
        rest="QF",
    )
    return Format("sixteen", schedule, economy)


def _friendly() -> Format:
    match = Round("friendly", ((Place(FROM_FIELD, 0), Place(FROM_FIELD, 1)),), optional=True)
    economy = Economy(seats=(2, 3), drafts=False, cash=10, bets={}, fees={"champion": 16, "draw": 8}, rest=None)
    return Format("friendly", Schedule((match,)), economy)


@cache
def tables() -> Tables:
    """The compiled test catalogue."""
    codes = tuple(STRENGTHS)
    copies = [
        (number, copy) for number, design in enumerate(DESIGNS) for copy in range(1, 2 if design.nation else COPIES + 1)
    ]
    each = [DESIGNS[number] for number, _ in copies]
    return Tables(
        card_id=tuple(f"{DESIGNS[number].id}#{copy}" for number, copy in copies),
        card_design=tuple(number for number, _ in copies),
        card_colour=tuple(COLOURS.index(card.colour) for card in each),
        card_kind=tuple(KINDS.index(card.kind) for card in each),
        card_value=tuple(card.value for card in each),
        card_area=tuple(AREAS.index(card.area) if card.area else NOWHERE for card in each),
        card_limits=tuple(sum(1 << AREAS.index(area) for area in card.limits) for card in each),
        card_own_goal=tuple(card.own_goal for card in each),
        card_when=tuple(sum(1 << WHENS.index(when) for when in card.when) for card in each),
        card_conditions=tuple(card.condition for card in each),
        card_effects=tuple(card.effects for card in each),
        card_nation=tuple(codes.index(card.nation) if card.nation else NOWHERE for card in each),
        design_id=tuple(design.id for design in DESIGNS),
        nation_code=codes,
        nation_strength=tuple(STRENGTHS.values()),
        nation_cards=tuple(DEALT for _ in codes),
        nation_stars=tuple(tuple(index for index, card in enumerate(each) if card.nation == code) for code in codes),
        formats={"sixteen": _sixteen(), "friendly": _friendly()},
        presets={"tests": tuple(range(16))},
        heads=tuple(codes.index(code) for code in HEADS),
        digest="sha256:tests",
    )
