# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Every module that a target imports is a dependency of the target.

Without it a build passes or fails by the order in which the package manager happens to build the modules: it passes
in a folder that was built before and fails in a clean clone.
"""

import json
import re
import subprocess
import unittest
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGES = [".", "Apps", "Benchmarks"]
IMPORT = re.compile(
    r"^(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?"
    r"import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)\s+)?(\w+)",
    re.MULTILINE,
)


def describe(package: str) -> dict:
    """What `swift package describe` says about the package in a folder of this repository."""
    said = subprocess.run(
        ["swift", "package", "--force-resolved-versions", "--package-path", str(ROOT / package), "describe", "--type", "json"],
        check=True,
        capture_output=True,
        text=True,
    )
    return json.loads(said.stdout)


def modules_of_products(description: dict) -> dict[str, set[str]]:
    """The modules that a product of the package brings: its targets and all that these depend on in the package."""
    dependencies = {target["name"]: target.get("target_dependencies", []) for target in description["targets"]}

    def closure(names: Iterable[str]) -> set[str]:
        found: set[str] = set()
        waiting = list(names)
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting.extend(dependencies.get(name, []))
        return found

    return {product["name"]: closure(product["targets"]) for product in description["products"]}


def imports(text: str) -> set[str]:
    """The modules that a Swift source imports."""
    return set(IMPORT.findall(text))


def missing(target: dict, sources: dict[str, str], ours: set[str], products: dict[str, set[str]]) -> list[str]:
    """What a target's sources import of our modules although the target does not depend on it, a line each."""
    declared = {target["name"], *target.get("target_dependencies", [])}
    for product in target.get("product_dependencies", []):
        declared |= products.get(product, set())
    return [
        f"{path} imports {module}, which is no dependency of {target['name']}."
        for path, text in sorted(sources.items())
        for module in sorted(imports(text) & ours - declared)
    ]


class ManifestTests(unittest.TestCase):
    def test_every_import_is_a_dependency(self) -> None:
        descriptions = {package: describe(package) for package in PACKAGES}
        products = {
            name: modules
            for description in descriptions.values()
            for name, modules in modules_of_products(description).items()
        }
        ours = {target["name"] for description in descriptions.values() for target in description["targets"]}
        found, read = [], 0
        for package, description in descriptions.items():
            for target in description["targets"]:
                folder = ROOT / package / target["path"]
                sources = {
                    str((folder / source).relative_to(ROOT)): (folder / source).read_text(encoding="utf-8")
                    for source in target["sources"]
                    if source.endswith(".swift")
                }
                read += len(sources)
                found += missing(target, sources, ours, products)
        self.assertGreater(read, 1000, "the sources were not found")
        self.assertEqual(found, [])

    def test_an_import_that_is_no_dependency_is_reported(self) -> None:
        target = {"name": "AppTests", "target_dependencies": ["App"], "product_dependencies": ["Engine"]}
        text = "import Foundation\n@testable import App\npackage import Core\n@_spi(Engine) import class Testing.Probe\n"
        found = missing(target, {"A.swift": text}, {"App", "Core", "Testing", "AppTests"}, {"Engine": {"Engine", "Core"}})
        self.assertEqual(found, ["A.swift imports Testing, which is no dependency of AppTests."])

    def test_a_product_brings_what_its_targets_depend_on(self) -> None:
        description = {
            "products": [{"name": "Engine", "targets": ["Engine"]}],
            "targets": [
                {"name": "Engine", "target_dependencies": ["Core"]},
                {"name": "Core", "target_dependencies": ["Base"]},
                {"name": "Base"},
                {"name": "Server"},
            ],
        }
        self.assertEqual(modules_of_products(description), {"Engine": {"Engine", "Core", "Base"}})


if __name__ == "__main__":
    unittest.main()
