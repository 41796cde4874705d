# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""How long it takes from saving a view of Challenge to the changed document, under `vitrine dev`.

    .venv/bin/python EndToEnd/bench_development.py [--command PATH] [--edits 10] [--output FILE]

A copy of Challenge is edited, nothing of this repository. Prints JSON lines as `make bench` does: the median of the edits, and the
medians of what the command says of its compiler, its linker and the program's start; the rest is the watcher's, the proxy's and
the browser's.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from harness.browser import launch
from harness.medians import report_medians
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6), .defaultIsolation(MainActor.self), .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]
let package = Package(
    name: "Challenge", defaultLocalization: "en",
    dependencies: [.package(url: "https://github.com/groue/GRDB.swift.git", exact: "7.10.0")],
    targets: [
        .target(name: "ChallengeCore", path: "Libraries/Core/Sources", swiftSettings: settings),
        .target(
            name: "ChallengeCommon", dependencies: ["ChallengeCore"], path: "Libraries/Common/Sources",
            resources: [.process("Resources")], swiftSettings: settings),
        .target(
            name: "ChallengeHome", dependencies: ["ChallengeCommon", "ChallengeCore"],
            path: "Libraries/Features/Home/Sources", swiftSettings: settings),
        .target(
            name: "ChallengeCharacter",
            dependencies: ["ChallengeCommon", "ChallengeCore", .product(name: "GRDB", package: "GRDB.swift")],
            path: "Libraries/Features/Character/Sources", swiftSettings: settings),
        .executableTarget(
            name: "ChallengeApp", dependencies: ["ChallengeHome", "ChallengeCharacter"], path: "App/Sources",
            swiftSettings: settings),
    ])
"""


def copy_challenge(folder: Path) -> Path:
    """A package with Challenge's sources and an entry; answers the view that is edited."""
    shutil.copytree(ROOT / "Apps/Challenge", folder, ignore=shutil.ignore_patterns("Tests", "SeedChecklist"))
    (folder / "Package.swift").write_text(MANIFEST)
    sources = folder / "App/Sources"
    # Only the launcher's package has the product that they need.
    for file in sources.glob("*URLRoute.swift"):
        file.unlink()
    app = sources / "ChallengeApp.swift"
    app.write_text(app.read_text().replace("public ", "").replace("struct ChallengeApp", "@main\nstruct ChallengeApp"))
    return folder / "Libraries/Features/Home/Sources/Presentation/Home/Views/HomeView.swift"


def measure(command: str, edits: int, place: Path) -> list[dict]:
    """What each edit took: the whole, and the parts that the command says."""
    view = copy_challenge(place / "Challenge")
    text = view.read_text()
    environment = {**os.environ, "XDG_CACHE_HOME": str(place / "cache"), "VITRINE_DATA": str(place / "data")}
    process = subprocess.Popen(
        [command, "dev", str(place / "Challenge"), "--port", "0", "--scratch-path", str(ROOT / ".build")],
        env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)  # fmt: skip

    def said(pattern: str) -> re.Match:
        for line in process.stdout:
            found = re.search(pattern, line)
            if found:
                return found
        raise SystemExit(f"{command} dev ended before it said {pattern}")

    try:
        address = said(r"listening on (\S+)")[1]
        said("Built and started")
        results = []
        with sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            page.goto(address)
            page.locator("html[data-vitrine=live]").wait_for()
            # The first edit makes the library that the others are linked with.
            for number in range(edits + 1):
                page.locator("html[data-vitrine=live]").wait_for()
                title = f"Edit {number}"
                changed = text.replace("Text(LocalizedStrings.title)", f'Text("{title}")')
                start = time.monotonic()
                view.write_text(changed)
                page.get_by_text(title, exact=True).wait_for(state="attached", timeout=120_000)
                whole = time.monotonic() - start
                parts = said(r"compiler (\d+\.\d+), linker (\d+\.\d+), start (\d+\.\d+)")
                compiler, linker, begin = (float(part) for part in parts.groups())
                ours = whole - compiler - linker - begin
                results.append({"edit": whole, "compiler": compiler, "linker": linker, "start": begin, "rest": ours})
            browser.close()
        return results[1:]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--command", default="vitrine")
    parser.add_argument("--edits", type=int, default=10)
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="vitrine-bench-") as folder:
        results = measure(options.command, options.edits, Path(folder).resolve())
    names = ("edit", "compiler", "linker", "start", "rest")
    times = {f"{name}.p50": [result[name] for result in results] for name in names}
    report_medians("development", times, options.output)


if __name__ == "__main__":
    main()
