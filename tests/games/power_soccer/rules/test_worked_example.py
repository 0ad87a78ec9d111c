"""The worked example of the rules, die by die: what the match tells, and who is asked (P17)."""

from tests.games.power_soccer.rules.story import begun

TOLD = """
seat 0 start 3: die_rolled long_pass white
seat 1 start 6: die_rolled penalty black, kicked_off 1, attack_started 1 (1 against 0)
seat 1 attack 2: die_rolled ten black, points_made 10
seat 1 attack 3: die_rolled long_pass white, points_made 30
seat 0 steal 5: die_rolled offside white
seat 1 attack 4: die_rolled foul black
seat 0 referee 1: die_rolled five white, card_shown yellow
seat 1 attack 2: die_rolled ten black, points_made 40
seat 0 steal 3: die_rolled long_pass white
seat 1 attack 5: die_rolled offside white, offside 40 given, attack_over offside, attack_started 2 (0 against 1)
seat 0 attack 1: die_rolled five white, points_made 5
seat 0 attack 5: die_rolled offside white, offside 5
seat 0 attack 6: die_rolled penalty black, penalty_given
seat 0 penalty 1: die_rolled five white
seat 1 save 2: die_rolled ten black, attack_over saved, attack_started 3 (1 against 0)
"""

DICE = (3, 6, 2, 3, 5, 4, 1, 2, 3, 5, 1, 5, 6, 1, 2)

WORDS = {
    "die_rolled": "{face} {colour}",
    "kicked_off": "{side}",
    "attack_started": "{attack} ({seat} against {defender})",
    "points_made": "{points}",
    "card_shown": "{card}",
    "attack_over": "{reason}",
}


def _in_words(event: dict[str, object]) -> str:
    kind = str(event["type"])
    if kind == "offside":
        return f"offside {event['points']}" + (" given" if event["given"] else "")
    return f"{kind} {WORDS[kind].format(**event)}" if kind in WORDS else kind


def test_p17_worked_example() -> None:
    match = begun(rules="professional")
    told = []
    for die in DICE:
        asked, first = f"seat {match.seat} {match.step} {die}: ", len(match.events)
        match.rolls(die)
        told.append(asked + ", ".join(_in_words(event) for event in match.events[first:]))
    assert told == TOLD.strip().split("\n")
    match.asks("attack", 1)
    view = match.game.view(None)
    assert (view.score, view.points, view.card, view.attack) == ((0, 0), 0, "none", 3)
