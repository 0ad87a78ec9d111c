"""Events (F17), and who sees what of them."""

from swallows_gui.games.final_whistle.rules.events import SECTIONS
from swallows_gui.games.final_whistle.rules.notation import NOTES
from tests.games.final_whistle.rules.given import match, new


def test_secret_events_are_seen_by_their_seat_only() -> None:
    taken = NOTES.event_to_json(new().do("ready", squad="defence").told[0])
    assert NOTES.redact(taken, 0) == taken
    assert NOTES.redact(taken, 1) is None
    assert NOTES.redact(taken, None) is None
    drawn = {"type": "card_drawn", "seat": 1, "card": "L2", "pile": 5}
    assert NOTES.redact(drawn, 1) == drawn
    assert NOTES.redact(drawn, 0) == {"type": "card_drawn", "seat": 1, "pile": 5}
    dealt = {"type": "cards_dealt", "seat": 1, "cards": ["L2", "W3", "W4"], "pile": 9}
    assert NOTES.redact(dealt, None) == {"type": "cards_dealt", "seat": 1, "pile": 9, "number": 3}
    revealed = {"type": "cards_revealed", "cards": ["W6", "L3"], "strengths": [4, 2]}
    assert NOTES.redact(revealed, None) == revealed


def test_the_match_its_periods_and_its_attacks_are_its_parts() -> None:
    position = match(step="substitutes", extra_time="never").play_on()
    events = [NOTES.event_to_json(event) for event in position.told]
    assert [section.name for section in SECTIONS] == ["match", "period", "attack"]
    for section in SECTIONS[1:]:
        numbers = [section.number(event) for event in events if event["type"] == section.begins]
        assert numbers
        assert len(numbers) <= sum(event["type"] == section.ends for event in events) + 1
    periods = [SECTIONS[1].number(event) for event in events if event["type"] == "period_started"]
    assert periods == [2, 3, 4, 5, 6]
