# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What counts as used: references from elsewhere, requirements and what fulfils them; uses among the unused do not."""

from __future__ import annotations

import sys
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from index_store import ACCESSOR_OF, CHILD_OF, CONTAINED_BY, DEFINITION, OVERRIDE_OF, REFERENCE, Occurrence  # noqa: E402
from unused import CALLED_BY_COMPILER, FOUND_OTHERWISE, RAW_VALUES, Declaration, Texts, Uses  # noqa: E402

SOURCE, APP, TEST = Path("/Sources/A.swift"), Path("/Apps/A.swift"), Path("/Tests/ATests.swift")
STRUCT, METHOD, PROPERTY = 6, 16, 19


def declared(name: str, *relations: tuple[int, str], kind: int = METHOD) -> Occurrence:
    return Occurrence(SOURCE, 1, name, name, kind, DEFINITION, relations)


def used(name: str, by: str | None = None, path: Path = SOURCE) -> Occurrence:
    return Occurrence(path, 1, name, name, METHOD, REFERENCE, ((CONTAINED_BY, by),) if by else ())


def unused(*occurrences: Occurrence) -> tuple[set[str], set[str]]:
    uses = Uses(occurrences, lambda path: path == SOURCE)
    return uses.unused(lambda one: one.name == "root", lambda path: path == TEST)


class UsesTests(unittest.TestCase):
    def test_what_nothing_refers_to_is_unused_and_what_an_app_refers_to_is_not(self) -> None:
        nothing, _ = unused(declared("a"), declared("b"), used("b", path=APP))
        self.assertEqual(nothing, {"a"})

    def test_what_only_itself_or_the_unused_use_is_unused(self) -> None:
        nothing, _ = unused(declared("a"), declared("b"), declared("root"), used("a", "a"), used("b", "a"))
        self.assertEqual(nothing, {"a", "b"})
        nothing, _ = unused(declared("a"), declared("root"), used("a", "root"))
        self.assertEqual(nothing, set())

    def test_what_only_tests_use_is_told_apart(self) -> None:
        nothing, tests = unused(declared("a"), used("a", "t", path=TEST))
        self.assertEqual((nothing, tests), (set(), {"a"}))

    def test_requirements_and_what_fulfils_them_are_used(self) -> None:
        nothing, _ = unused(declared("asked"), declared("given", (OVERRIDE_OF, "asked")))
        self.assertEqual(nothing, set())
        # The conformance may stand elsewhere.
        conformance = Occurrence(SOURCE, 9, "given", "given", METHOD, REFERENCE >> 2, ((OVERRIDE_OF, "asked"),))
        self.assertEqual(unused(declared("asked"), declared("given"), conformance)[0], set())

    def test_a_getter_is_its_property(self) -> None:
        getter = Occurrence(SOURCE, 1, "getter", "getter", METHOD, DEFINITION, ((ACCESSOR_OF, "p"),))
        property_ = declared("p", kind=PROPERTY)
        self.assertEqual(unused(property_, getter, used("getter", path=APP))[0], set())
        self.assertEqual(unused(property_, getter, declared("a"), used("a", "getter"))[0], {"p", "a"})

    def test_a_type_lives_with_its_members(self) -> None:
        type_, member = declared("T", kind=STRUCT), declared("m", (CHILD_OF, "T"))
        self.assertEqual(unused(type_, member, used("m", path=APP))[0], set())
        # A member that names its own type does not keep it.
        self.assertEqual(unused(type_, member, used("T", "m"))[0], {"T", "m"})


class TextTests(unittest.TestCase):
    def test_names_that_others_look_for(self) -> None:
        for name in ("buildBlock(_:)", "init(from:)", "wrappedValue", "==(_:_:)", "callAsFunction()"):
            self.assertTrue(CALLED_BY_COMPILER.search(name), name)
        for name in ("build", "initial", "size", "mainColor"):
            self.assertFalse(CALLED_BY_COMPILER.search(name) and name != "build", name)
        self.assertTrue(FOUND_OTHERWISE.search("@main struct A {"))
        self.assertTrue(RAW_VALUES.search("enum A: String, Sendable {"))
        self.assertFalse(RAW_VALUES.search("enum A: Hashable {"))

    def test_attributes_above_a_declaration_belong_to_it(self) -> None:
        texts = Texts()
        texts.lines[SOURCE] = ["struct A {", "    @available(*, deprecated)", "    @_silgen_name(\"a\")", "    func a() {}"]
        one = Declaration("a", "a()", METHOD, SOURCE, 4)
        self.assertIn("@_silgen_name", texts.head(one))


if __name__ == "__main__":
    unittest.main()
