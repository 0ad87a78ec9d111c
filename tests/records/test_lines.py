"""Lines are sealed with a sum that is chained to the line before."""

import json
import zlib

import pytest

from swallows_gui.records.read import BadLine, check, parse, seal


def test_a_line_ends_with_the_sum_of_what_stands_before_it() -> None:
    line, total = seal({"line": "end", "result": {"name": "Müller"}}, 0)
    body = '{"line":"end","result":{"name":"Müller"}'.encode()
    assert line == body + f',"sum":"{zlib.crc32(body):08x}"}}\n'.encode()
    assert total == zlib.crc32(body)
    assert list(json.loads(line)) == ["line", "result", "sum"]


def test_the_sum_starts_from_the_line_before() -> None:
    first, total = seal({"line": "start", "events": []}, 0)
    second, _ = seal({"line": "end", "result": {}}, total)
    assert check(second.rstrip(b"\n"), check(first.rstrip(b"\n"), 0)) == zlib.crc32(second[:-19], total)
    with pytest.raises(BadLine, match="sum"):
        check(second.rstrip(b"\n"), 0)


@pytest.mark.parametrize(
    ("line", "reason"),
    [(b"\xff\xfe", "not_text"), (b"[1]", "not_json"), (b'{"a":NaN}', "not_json"), (b"[" * 100_000, "not_json")],
)
def test_what_is_no_line_is_refused_by_reason(line: bytes, reason: str) -> None:
    with pytest.raises(BadLine, match=reason):
        parse(line)
