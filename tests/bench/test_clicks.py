"""The clicker: its rows follow from the seed, can be kept and read again, and what stands still is told once."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bench.clicks.hand import lines_of
from bench.clicks.home import DAMAGED, Home
from bench.clicks.player import MOODS, Clicker
from bench.clicks.rows import BadRow, Deed, RowWriter, read_row
from bench.clicks.standing import DEAD_END, IMPATIENT, LEAST_WAIT, THINKING, WindowFollower
from swallows_gui import titles
from swallows_gui.session import Session

TARGETS = [
    ["button", "Start", 700, 500, 120, 40, 4],
    ["button", "Back", 20, 500, 80, 30, 0],
    ["row", "fan 0.0", 300, 400, 1, 1, 2],
    ["field", "Name", 100, 100, 200, 30, 0],
    ["menu", "Game", 10, 10, 50, 20, 0],
]
WINDOW: dict[str, Any] = {"window": 7, "frame": [0, 0, 800, 600], "targets": TARGETS, "game": False}
CURTAIN = {
    **WINDOW,
    "curtain": True,
    "targets": [["pin", "", 300, 300, 100, 30, 0], ["button", "Open", 420, 300, 80, 30, 4]],
}
FILES = {**WINDOW, "modal": "QFileDialog", "files": True}


def drawn(seed: int, state: dict[str, Any] = WINDOW, count: int = 400) -> list[Deed]:
    player = Clicker(seed)
    return [player.next(state) for _number in range(count)]


def test_a_row_is_read_within_limits(tmp_path: Path) -> None:
    deep = tmp_path / "deep.jsonl"
    deep.write_bytes(b"[" * 200_000)
    with pytest.raises(BadRow):
        read_row(deep)
    with pytest.raises(OSError, match="a device or a pipe"):
        read_row(Path("/dev/zero"))


def test_the_same_seed_in_the_same_windows_does_the_same_deeds() -> None:
    assert drawn(5) == drawn(5)
    assert drawn(5) != drawn(6)


def test_every_mood_and_every_way_to_click_comes_up() -> None:
    player = Clicker(1)
    moods, kinds = set(), set()
    for _number in range(3000):
        kinds.add(player.next(WINDOW).kind)
        moods.add(player.mood)
    assert moods == {mood.name for mood in MOODS}
    assert kinds >= {"click", "double", "drag", "wheel", "keys", "move", "resize"}


def test_whoever_plays_on_mostly_does_what_leads_on() -> None:
    player = Clicker(2)
    deeds = [player.play_on(WINDOW) for _number in range(300)]
    leading = [deed for deed in deeds if deed.on in ("button Start", "row fan 0.0")]
    assert len(leading) > 200


def test_the_curtain_of_a_seat_with_a_pin_is_opened() -> None:
    player = Clicker(3)
    deeds = [player.play_on(CURTAIN) for _number in range(2)]
    assert deeds[0].on.startswith("pin")
    assert deeds[1].words == ("ctrl+a", "7", "Return")


def test_in_a_dialog_for_files_nobody_wanders_about_the_disk() -> None:
    deeds = drawn(4, FILES)
    assert {deed.kind for deed in deeds} == {"keys"}
    assert {deed.words[-1] for deed in deeds} == {"Return", "Escape"}


def test_no_key_ends_the_row() -> None:
    pressed = {word for seed in range(5) for deed in drawn(seed) for word in deed.words}
    assert "ctrl+q" not in pressed
    assert "alt+F4" not in pressed


def test_a_row_is_kept_and_read_again(tmp_path: Path) -> None:
    path = tmp_path / "rows" / "9.jsonl"
    writer = RowWriter(path, 9, titles.usual())
    deeds = drawn(9, count=20)
    for life in range(2):
        writer.write({"life": life})
        for deed in deeds[10 * life : 10 * life + 10]:
            writer.write({"deed": deed.as_json()})
            writer.write({"slow": {"still": 0.4}})
    writer.close()
    row = read_row(path)
    assert (row.seed, row.game) == (9, titles.usual())
    assert [life.number for life in row.lives] == [0, 1]
    assert [deed for life in row.lives for deed in life.deeds] == deeds


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (["{}"], 1),
        (['{"clicks": 1, "seed": "x"}'], 1),
        (['{"clicks": 1, "seed": 1, "game": "rowing"}'], 1),
        (['{"clicks": 1, "seed": 1}', "no JSON"], 2),
        (['{"clicks": 1, "seed": 1}', "[]"], 2),
        (['{"clicks": 1, "seed": 1}', json.dumps({"deed": Deed("click", (1, 2, 1)).as_json()})], 2),
        (['{"clicks": 1, "seed": 1}', '{"life": 0}', '{"deed": {"kind": "click"}}'], 3),
        (['{"clicks": 1, "seed": 1}', '{"life": 0}', '{"deed": 5}'], 3),
        (['{"clicks": 1, "seed": 1}', '{"life": 0}', json.dumps({"deed": Deed("fly").as_json()})], 3),
    ],
)
def test_a_file_that_is_no_row_is_refused_with_the_line(tmp_path: Path, lines: list[str], line: int) -> None:
    path = tmp_path / "row.jsonl"
    path.write_text("\n".join(lines))
    with pytest.raises(BadRow) as refused:
        read_row(path)
    assert refused.value.line == line


def test_every_deed_is_something_a_hand_can_do() -> None:
    deeds = [deed for seed in range(5) for state in (WINDOW, CURTAIN, FILES) for deed in drawn(seed, state)]
    deeds += drawn(1, {**WINDOW, "hidden": True}, 1)
    assert all(lines_of(deed, 7) for deed in deeds)
    assert {deed.kind for deed in deeds} >= {"restore", "keys", "click"}


def ticking(seconds: float) -> Iterator[float]:
    now = 0.0
    while True:
        yield now
        now += seconds


def told(state: dict[str, Any], deeds: int, seconds: float) -> list[str]:
    clock = ticking(seconds)
    standing = WindowFollower(lambda: next(clock))
    return [fault for _number in range(deeds) if (fault := standing.after(state, played_on=True))]


def test_a_game_that_nothing_leads_on_is_told_once() -> None:
    state = {**WINDOW, "game": True, "n": 5, "waiting": "asked"}
    (fault,) = told(state, 3 * DEAD_END, LEAST_WAIT / DEAD_END)
    assert "dead end" in fault
    assert "Start" in fault
    assert not told(state, DEAD_END, LEAST_WAIT)


def test_ai_seats_may_think_but_not_forever() -> None:
    state = {**WINDOW, "game": True, "n": 5, "waiting": "thinking"}
    assert not told(state, 3 * DEAD_END, THINKING / DEAD_END / 4)
    (fault,) = told(state, 3 * DEAD_END, THINKING / DEAD_END)
    assert "AI seats" in fault


def test_whoever_gets_nowhere_plays_on() -> None:
    standing = WindowFollower()
    for number in range(IMPATIENT + 1):
        assert not standing.impatient
        standing.after({"n": 1 if number < 5 else 2}, played_on=False)
    standing.after({"n": 2}, played_on=False)
    for _number in range(IMPATIENT):
        standing.after({"n": 2}, played_on=False)
    assert standing.impatient
    standing.after({"n": 3}, played_on=False)
    assert not standing.impatient


def test_a_home_is_furnished_by_its_seed_with_settings_and_games_that_can_be_gone_on_with(tmp_path: Path) -> None:
    homes = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        home = Home(tmp_path / name)
        home.furnish(3)
        homes.append(home)
    one, two = homes
    settings = Path("config") / "millions-of-swallows" / "settings.json"
    assert (one.folder / settings).read_bytes() == (two.folder / settings).read_bytes()
    assert [path.name for path in one.records] == [path.name for path in two.records]
    assert one.records
    for record in one.records:
        if not record.name.startswith(DAMAGED):
            with Session.load(record, in_memory=True) as session:
                assert session.over or session.humans()


def test_nothing_of_a_trial_reaches_the_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/bus")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    environment = Home(tmp_path).environment(":99")
    assert environment["DISPLAY"] == ":99"
    assert "WAYLAND_DISPLAY" not in environment
    assert environment["DBUS_SESSION_BUS_ADDRESS"].startswith(f"unix:path={tmp_path}")
    for name in ("HOME", "TMPDIR", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        assert Path(environment[name]).is_relative_to(tmp_path)
