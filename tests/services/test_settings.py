"""Settings survive damage, folders that cannot be written, and values of a newer version."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import (
    Settings,
    SettingsService,
    decode_bytes,
    encode_bytes,
    names_of,
    with_names,
)

OF_ONE_GAME = """{
 "auto_pass": true, "both_languages": true, "hold_for_bribes": false, "language": "de", "layouts": {"docks": "AAAA"},
 "lessons_read": {}, "own_matches_only": true, "pace": "normal", "read_aloud": false, "reduced_motion": false,
 "seats": ["Anna", "Öz"], "show_chances": false, "text_scale": 100, "text_table": false, "theme": "system",
 "tips": true, "tips_seen": {"slips": ""}, "tutorial_on": true, "voices": {"de": "Eva"}, "window_geometry": "AdnQyw=="
}"""
"""A file of the time when the program knew one game: its switches stand beside the common settings."""


def test_what_is_changed_is_there_next_time(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "settings.json"
    SettingsService(path).change(language="de", text_scale=150, pace="slow", seats=("Anna", "Öz"), reduced_motion=True)
    now = SettingsService(path).now
    assert (now.language, now.text_scale, now.pace, now.seats) == ("de", 150, "slow", ("Anna", "Öz"))
    assert now.reduced_motion


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe\x00", b"[1, 2]", b"null", b"[" * 100_000])
def test_a_damaged_file_gives_the_defaults_and_a_sentence(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    service = SettingsService(path)
    assert service.now == Settings()
    assert str(path) in service.problem
    service.change(theme="dark")
    assert SettingsService(path).now.theme == "dark"


def test_one_bad_field_spoils_no_other(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "dark", "text_scale": 1000, "pace": 7, "seats": "Anna"}), encoding="utf-8")
    service = SettingsService(path)
    assert service.now.theme == "dark"
    assert (service.now.text_scale, service.now.pace, service.now.seats) == (100, "normal", ())
    for name in ("text_scale", "pace", "seats"):
        assert name in service.problem


def test_what_a_newer_version_wrote_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"weather": "rain"}), encoding="utf-8")
    SettingsService(path).change(theme="dark")
    assert json.loads(path.read_text(encoding="utf-8"))["weather"] == "rain"


def test_switches_of_games_stand_in_sections_of_their_own(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    service = SettingsService(path)
    assert service.now.on("swallows.show_chances")
    seen: list[str] = []
    service.changed.connect(seen.append)
    service.change(**{"swallows.show_chances": False, "tips": False})
    assert seen == ["swallows.show_chances", "tips"]
    written = json.loads(path.read_text(encoding="utf-8"))
    assert written["games"]["swallows"]["show_chances"] is False
    assert "show_chances" not in written
    now = SettingsService(path).now
    assert not now.on("swallows.show_chances")
    assert not now.on("tips")


@pytest.mark.parametrize(
    ("before", "now"), [({}, "full"), ({"goal_posters": True}, "full"), ({"goal_posters": False}, "off")]
)
def test_a_switch_that_has_steps_now_stays_off_where_it_was(tmp_path: Path, before: dict[str, bool], now: str) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"games": {"swallows": before}}), encoding="utf-8")
    service = SettingsService(path)
    name = "swallows.great_moments"
    assert not service.problem
    assert service.now.step(name) == now
    assert service.now.on(name) is (now != "off")
    service.change(**{name: "short"})
    again = SettingsService(path)
    assert again.now.step(name) == "short"
    assert again.now.on(name)
    with pytest.raises(ValueError, match="cannot be"):
        service.change(**{name: True})


def test_a_file_of_the_time_of_one_game_is_read_without_loss(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(OF_ONE_GAME, encoding="utf-8")
    service = SettingsService(path)
    assert not service.problem
    service.change(text_scale=120)
    for now in (service.now, SettingsService(path).now):
        own = ("show_chances", "hold_for_bribes", "both_languages")
        assert [now.on(f"swallows.{name}") for name in own] == [False, False, True]
        assert now.auto_pass
        assert now.own_matches_only
        assert (now.language, now.seats, now.voices) == ("de", ("Anna", "Öz"), {"de": "Eva"})
        assert (now.tips_seen, now.layouts, now.window_geometry) == (
            {"swallows.slips": ""},
            {"docks": "AAAA"},
            "AdnQyw==",
        )
    written = json.loads(path.read_text(encoding="utf-8"))
    assert not {"show_chances", "hold_for_bribes", "both_languages"} & written.keys()
    assert json.loads(OF_ONE_GAME).keys() - written["games"]["swallows"].keys() <= written.keys()


def test_tips_and_lessons_of_one_game_are_nothing_to_another(tmp_path: Path) -> None:
    service = SettingsService(tmp_path / "settings.json")
    service.change(tips_seen=with_names("chess", ["fork"], {"swallows.fork": "", "swallows.slips": ""}))
    seen = SettingsService(service.path).now.tips_seen
    assert names_of("swallows", seen) == {"fork", "slips"}
    assert names_of("chess", seen) == {"fork"}
    assert names_of("chess", with_names("chess", (), seen)) == set()


def test_sections_and_switches_of_games_that_are_not_here_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    others = {"rowing": {"wind": True, "boats": [1, 2]}, "chess": "a word", "swallows": {"rain": 3}}
    path.write_text(json.dumps({"games": others}), encoding="utf-8")
    service = SettingsService(path)
    assert not service.problem
    service.change(**{"swallows.both_languages": True})
    games = json.loads(path.read_text(encoding="utf-8"))["games"]
    assert (games["rowing"], games["chess"]) == (others["rowing"], others["chess"])
    assert games["swallows"]["rain"] == 3
    assert games["swallows"]["both_languages"] is True


@pytest.mark.parametrize("games", [7, [], {"swallows": 7}, {"swallows": {"both_languages": 7, "show_chances": "no"}}])
def test_a_damaged_section_falls_back_and_is_told(tmp_path: Path, games: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"theme": "dark", "games": games}), encoding="utf-8")
    service = SettingsService(path)
    assert service.now == replace(Settings(), theme="dark")
    assert "swallows.both_languages" in service.problem
    assert "swallows.show_chances" in service.problem
    service.change(pace="fast")
    assert not SettingsService(path).problem


def test_a_file_that_cannot_be_written_leaves_the_settings_in_memory(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / "file").write_text("in the way")
    service = SettingsService(tmp_path / "file" / "settings.json")
    with qtbot.waitSignal(service.trouble) as trouble:
        service.change(pace="fast")
    assert service.now.pace == "fast"
    assert "settings.json" in trouble.args[0]
    assert service.problem


@pytest.mark.skipif(os.geteuid() == 0, reason="root writes everywhere")
def test_a_read_only_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    service = SettingsService(tmp_path / "settings.json")
    service.change(pace="fast")
    tmp_path.chmod(0o700)
    assert service.problem


@pytest.mark.skipif(os.name == "nt", reason="folders of a player are his own there")
def test_nobody_but_its_owner_reads_the_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    SettingsService(path).change(seats=("Anna",))
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    SettingsService(path)
    assert path.stat().st_mode & 0o777 == 0o600, "one of an earlier version is closed where it is read"
    service = SettingsService(path)
    path.chmod(0o664)
    service.change(pace="fast")
    assert path.stat().st_mode & 0o777 == 0o600


def test_only_what_differs_is_signalled(tmp_path: Path) -> None:
    service = SettingsService(tmp_path / "settings.json")
    seen: list[str] = []
    service.changed.connect(seen.append)
    service.change(pace="fast", theme="system")
    service.change(pace="fast")
    assert seen == ["pace"]


@pytest.mark.parametrize(
    "bad",
    [
        {"swallows.rain": True},
        {"swallows.show_chances": 1},
        {"switches": {}},
        {"text_scale": 75},
        {"text_scale": 210},
        {"text_scale": 95},
        {"text_scale": True},
        {"text_scale": 100.0},
        {"reduced_motion": 1},
        {"language": "xx"},
        {"seats": "Anna"},
        {"seats": tuple("ABCDEFGHIJKLM")},
        {"seats": ("Anna", 7)},
        {"keys": {"undo": 7}},
        {"window_geometry": "ä"},
        {"window_geometry": "AAA"},
        {"volume_voice": 11},
        {"pace": "quick"},
        {"colour": "red"},
    ],
)
def test_a_value_out_of_range_is_refused(tmp_path: Path, bad: dict[str, object]) -> None:
    service = SettingsService(tmp_path / "settings.json")
    with pytest.raises(ValueError, match="setting"):
        service.change(**bad)
    assert service.now == Settings()


def test_a_windows_state_goes_through_text_unchanged() -> None:
    data = bytes(range(256))
    assert bytes(decode_bytes(encode_bytes(data)).data()) == data


def test_half_a_letter_in_a_name_stops_no_saving(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"seats": ["\\ud83d", "B\\udc00b"], "weather": "\\ud800"}', encoding="utf-8")
    service = SettingsService(path)
    assert service.now.seats == ("\N{REPLACEMENT CHARACTER}", "B\N{REPLACEMENT CHARACTER}b")
    service.change(pace="fast")
    assert not service.problem
    assert SettingsService(path).now.pace == "fast"
    service.change(seats=("A\ud83d", "Zoë \N{HONEYBEE}"))
    assert not service.problem
    assert SettingsService(path).now.seats == ("A\N{REPLACEMENT CHARACTER}", "Zoë \N{HONEYBEE}")


def test_two_programs_keep_what_the_other_has_set(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    first, second = SettingsService(path), SettingsService(path)
    first.change(pace="slow")
    second.change(text_scale=150)
    first.change(theme="dark")
    after = SettingsService(path).now
    assert (after.pace, after.text_scale, after.theme) == ("slow", 150, "dark")
    second.change(pace="fast")
    first.change(reduced_motion=True)
    assert SettingsService(path).now.pace == "fast", "the last to set it is heeded"
    first.change(**{"swallows.show_chances": False})
    second.change(**{"swallows.both_languages": True})
    after = SettingsService(path).now
    assert not after.on("swallows.show_chances")
    assert after.on("swallows.both_languages")
