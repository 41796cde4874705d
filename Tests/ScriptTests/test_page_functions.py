# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a browser test waits for is a function.

Playwright compiles a function once, when the wait begins. An expression it compiles again at each look at the page, from
the page's own timer, where the page's content security policy forbids it: such a test passes only while what it waits for
is there at the first look.
"""

from __future__ import annotations

import ast
import re
import unittest
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("EndToEnd", "Tests/ClientTests")

_FUNCTION = re.compile(r"\s*(async\s*)?(\([^)]*\)|\w+)\s*=>|\s*(async\s+)?function\b")


def waits(source: str) -> Iterator[tuple[int, str | None]]:
    """The line and the JavaScript of each call of `wait_for_function`; None for what the file does not say as a literal."""
    tree = ast.parse(source)
    constants = {
        target.id: _text(statement.value)
        for statement in tree.body
        if isinstance(statement, ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name)
    }
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and getattr(call.func, "attr", None) == "wait_for_function":
            first = call.args[0]
            yield call.lineno, constants.get(first.id) if isinstance(first, ast.Name) else _text(first)


def _text(expression: ast.expr) -> str | None:
    """The start of a literal, which may have interpolations further on."""
    if isinstance(expression, ast.JoinedStr):
        return _text(expression.values[0])
    return expression.value if isinstance(expression, ast.Constant) and isinstance(expression.value, str) else None


class PageFunctionTests(unittest.TestCase):
    def test_every_wait_is_for_a_function(self) -> None:
        count = 0
        expressions: list[str] = []
        for file in sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")):
            for line, javascript in waits(file.read_text()):
                count += 1
                if javascript is None or not _FUNCTION.match(javascript):
                    expressions.append(f"{file.relative_to(ROOT)}:{line}: {javascript}")
        self.assertGreater(count, 40, "the waits are no longer found")
        self.assertEqual(expressions, [], "write a function, `() => …`:\n" + "\n".join(expressions))

    def test_the_check_tells_functions_from_expressions(self) -> None:
        source = (
            'IDLE = "([id, left]) => id"\n'
            'LATE = "app.list.some(x => x)"\n'
            "page.wait_for_function(IDLE)\n"
            "page.wait_for_function(LATE)\n"
            'page.wait_for_function("() => 1")\n'
            'page.wait_for_function(f"async x => {x}")\n'
            'page.wait_for_function("window.x === 1", timeout=5)\n'
        )
        found = [bool(_FUNCTION.match(javascript or "")) for _, javascript in waits(source)]
        self.assertEqual(found, [True, False, True, True, False])


if __name__ == "__main__":
    unittest.main()
