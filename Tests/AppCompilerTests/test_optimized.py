# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What an optimizing compiler makes of code that says more than the language does; all other tests are debug builds."""

from __future__ import annotations

import subprocess
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

MAIN = """
import Foundation

class Delegate: NSObject { override init() { super.init() } }
final class Inheriting: Delegate { var name = "kept" }
let made = [AnyInit.make(Delegate.self), AnyInit.make(Inheriting.self)]
print(made.map { "\\(type(of: $0))" }.joined(separator: " "), (made[1] as? Inheriting)?.name ?? "none")
"""


class OptimizedTests(unittest.TestCase):
    def test_an_object_has_the_class_that_it_is_asked_for(self) -> None:
        with tempfile.TemporaryDirectory(prefix="vitrine-optimized-") as name:
            folder = Path(name)
            (folder / "main.swift").write_text(MAIN)
            source = ROOT / "Sources/VitrineComponents/UIKit/AnyInit.swift"
            program = folder / "program"
            command = ["swiftc", "-O", "-whole-module-optimization", "-swift-version", "5", source,
                       folder / "main.swift", "-o", program]  # fmt: skip
            built = subprocess.run(command, capture_output=True, text=True, check=False)
            self.assertEqual(built.returncode, 0, built.stderr)
            ran = subprocess.run([program], capture_output=True, text=True, check=False)
            self.assertEqual(ran.stdout.strip(), "Delegate Inheriting kept", ran.stderr[-400:])


if __name__ == "__main__":
    unittest.main()
