"""The command line of tests/cli, and records to call it with."""

from tests.cli.conftest import finished, small_game, swallows, unfinished  # noqa: F401 - fixtures
