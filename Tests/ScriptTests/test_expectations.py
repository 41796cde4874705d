# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Every test of Swift Testing expects something: a body without an expectation passes whatever the engine does.

The check is lexical. A function expects something when its body has one of the words in `EXPECTATION`, or calls a function
of the same test target, by name, that does.
"""

from __future__ import annotations

import re
import unittest
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXPECTATION = re.compile(r"#expect\b|#require\b|\bIssue\.record\b|\bconfirmation\b|\bwithKnownIssue\b")
# Functions of the engine that record an issue: what an app's tests call.
EXPECTING = {"assertSnapshot", "assertSnapshots"}

_LITERAL = re.compile(r'//[^\n]*|/\*|(?P<hashes>#*)(?P<quotes>"""|")|`(?P<name>[^`\n]*)`')
_FUNCTION = re.compile(r"\bfunc\s+(?P<name>`[^`\n]*`|\w+)")
_TEST = re.compile(r"@Test\b")


@dataclass(frozen=True)
class Function:
    """A function of a test target."""

    name: str
    body: str
    is_test: bool
    path: str


def code_of(text: str) -> str:
    """A Swift source whose comments and literals are blank; a name in backticks becomes one word in backticks."""
    kept: list[str] = []
    place = 0
    while found := _LITERAL.search(text, place):
        kept.append(text[place : found.start()])
        place = found.end()
        if found["name"] is not None:
            kept.append("`" + re.sub(r"\W", "_", found["name"]) + "`")
        elif found[0] == "/*":
            place = _end_of_comment(text, place)
        elif found["quotes"]:
            place = _end_of_string(text, place, found["quotes"], found["hashes"])
            kept.append(" ")
    return "".join(kept) + text[place:]


def _end_of_comment(text: str, place: int) -> int:
    depth = 1
    for mark in re.compile(r"/\*|\*/").finditer(text, place):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    return len(text)


def _end_of_string(text: str, place: int, quotes: str, hashes: str) -> int:
    """Where a string ends whose content begins here; its interpolations may hold strings."""
    escape = re.escape("\\" + hashes)
    marks = re.compile(rf"{escape}\(|{escape}.|{re.escape(quotes + hashes)}", re.DOTALL)
    while found := marks.search(text, place):
        place = found.end()
        if found[0] == quotes + hashes:
            return place
        if found[0].endswith("("):
            place = _end_of_interpolation(text, place)
    return len(text)


def _end_of_interpolation(text: str, place: int) -> int:
    depth = 1
    marks = re.compile(_LITERAL.pattern + r"|[()]")
    while depth and (found := marks.search(text, place)):
        place = found.end()
        if found["quotes"]:
            place = _end_of_string(text, place, found["quotes"], found["hashes"])
        elif found[0] in "()":
            depth += 1 if found[0] == "(" else -1
    return place


def functions(text: str, path: str = "") -> Iterator[Function]:
    """The functions of a file, tests and others, with their bodies."""
    code = code_of(text)
    heads = list(_FUNCTION.finditer(code))
    tests = {
        next((head.start() for head in heads if head.start() > test.start()), None) for test in _TEST.finditer(code)
    }
    for head in heads:
        start = _start_of_body(code, head.end())
        if start is not None:
            yield Function(head["name"].strip("`"), _block(code, start), head.start() in tests, path)


def _start_of_body(code: str, place: int) -> int | None:
    """The brace that opens the body of a function whose name ends here; None for a requirement of a protocol."""
    depth = 0
    for mark in re.compile(r"[()\[\]{}]|\bfunc\b").finditer(code, place):
        if mark[0] in "([":
            depth += 1
        elif mark[0] in ")]":
            depth -= 1
        elif depth == 0:
            return mark.start() if mark[0] == "{" else None
        elif mark[0] in "{}":
            # A default argument that is a closure.
            depth += 1 if mark[0] == "{" else -1
    return None


def _block(code: str, start: int) -> str:
    depth = 0
    for mark in re.compile(r"[{}]").finditer(code, start):
        depth += 1 if mark[0] == "{" else -1
        if depth == 0:
            return code[start : mark.end()]
    return code[start:]


def without_expectation(all_functions: list[Function]) -> list[Function]:
    """The tests of a target that expect nothing, neither themselves nor by what they call."""
    expecting = set(EXPECTING)
    remaining = list(all_functions)
    while True:
        names = "|".join(map(re.escape, sorted(expecting)))
        # Not a method of something else that has the same name.
        calls = re.compile(rf"(?:(?<![.\w`])|(?<=\bself\.)|(?<=\bSelf\.))`?(?:{names})`?\s*[({{<]")
        found = {one for one in remaining if EXPECTATION.search(one.body) or calls.search(one.body)}
        if not found:
            return [one for one in remaining if one.is_test]
        expecting |= {one.name for one in found if not one.is_test}
        remaining = [one for one in remaining if one not in found]


def targets() -> dict[Path, list[Path]]:
    """The folders of the test targets, each with its Swift files."""
    files = [*(ROOT / "Tests").rglob("*.swift"), *(ROOT / "Apps").rglob("*.swift")]
    found: dict[Path, list[Path]] = {}
    for file in sorted(files):
        parts = file.relative_to(ROOT).parts
        if any(part.startswith(".") for part in parts):
            continue
        last = max((place for place, part in enumerate(parts[:-1]) if part.endswith("Tests")), default=None)
        if last is not None:
            # Tests/EngineTests/Text belongs to EngineTests, Apps/Catalog/Tests/CatalogTests/Pages to CatalogTests.
            found.setdefault(ROOT.joinpath(*parts[: last + 1]), []).append(file)
    return found


class ExpectationTests(unittest.TestCase):
    def test_every_test_expects_something(self) -> None:
        silent: list[str] = []
        count = 0
        for files in targets().values():
            found = [one for file in files for one in functions(file.read_text(), str(file.relative_to(ROOT)))]
            count += sum(one.is_test for one in found)
            silent += [f"{one.path}: {one.name}" for one in without_expectation(found)]
        self.assertGreater(count, 2_000, "the tests are no longer found")
        self.assertEqual(silent, [], "tests without an expectation:\n" + "\n".join(silent))

    def test_the_check_finds_a_test_that_expects_nothing(self) -> None:
        source = '''
        @Suite struct Some {
            // #expect(true)
            @Test func `says "#expect(x)" and nothing else`() { print("#expect \\(f("}")) ") }
            @Test("a") func silent() { helps() }
            @Test(arguments: [1]) func loud(_ value: Int) { #expect(value == 1) }
            @Test func helped() { check { "a" } }
            @Test func `helped twice`() async throws { try `checks twice`() }
            @Test func elsewhere() { other.check() }
            func helps() {}
            func check(_ body: () -> String = { "" }) { #expect(body() == "a") }
            func `checks twice`() { check() }
        }
        '''
        names = [one.name for one in without_expectation(list(functions(source)))]
        self.assertEqual(names, ["says___expect_x___and_nothing_else", "silent", "elsewhere"])


if __name__ == "__main__":
    unittest.main()
