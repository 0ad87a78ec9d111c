"""Settings survive damage, folders that cannot be written, and values of a newer version."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from swallows_gui.services.settings import Settings, SettingsService, decode_bytes, encode_bytes


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


def test_only_what_differs_is_signalled(tmp_path: Path) -> None:
    service = SettingsService(tmp_path / "settings.json")
    seen: list[str] = []
    service.changed.connect(seen.append)
    service.change(pace="fast", theme="system")
    service.change(pace="fast")
    assert seen == ["pace"]


@pytest.mark.parametrize(
    "bad", [{"text_scale": 75}, {"text_scale": 210}, {"text_scale": 95}, {"pace": "quick"}, {"colour": "red"}]
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
