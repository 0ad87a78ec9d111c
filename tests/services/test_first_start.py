"""What a first start takes over from the system."""

import pytest

from swallows_gui.services.first_start import as_setting, system_text_scale
from swallows_gui.services.settings import SettingsService


@pytest.mark.parametrize(
    ("percent", "setting"), [(100, 100), (96, 100), (124, 120), (125, 120), (144, 140), (225, 200), (60, 80)]
)
def test_a_size_of_text_becomes_the_nearest_that_there_is(percent: float, setting: int) -> None:
    assert as_setting(percent) == setting


def test_the_size_of_the_system_is_one_that_the_settings_take(qapp: object, tmp_path: object) -> None:
    service = SettingsService(tmp_path / "settings.json")  # type: ignore[operator]
    service.change(text_scale=system_text_scale())
    assert service.now.text_scale == system_text_scale()
