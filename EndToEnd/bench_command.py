# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""How long the command takes: `check` of 200 files, `run` the first time and again, `lint` of 500 files.

    .venv/bin/python EndToEnd/bench_command.py [--command PATH] [--rounds 5] [--first] [--output FILE]

The projects are written for it, in a folder of their own. `--first` also compiles the engine anew, as the first `run` on a machine
does: some minutes. Prints JSON lines as `make bench` does: medians, but for what happens once.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import tempfile
import time
from pathlib import Path

from harness.medians import report_medians

ROOT = Path(__file__).resolve().parents[1]

APP = """import SwiftUI

@main
struct BenchApp: App {
    var body: some Scene { WindowGroup { NavigationStack { Screen0View(viewModel: Screen0ViewModel()) } } }
}
"""

VIEW_MODEL = """import SwiftUI

enum ScreenNUMBERViewState {
    case idle
    case loading
    case loaded([String])
    case error(Error)
}

@Observable
final class ScreenNUMBERViewModel {
    private(set) var state: ScreenNUMBERViewState = .idle
    private(set) var selected: String?

    func load() async {
        state = .loading
        state = .loaded((0..<20).map { "Row \\($0)" })
    }

    func didSelect(_ row: String) { selected = row }
}
"""

VIEW = """import SwiftUI

struct ScreenNUMBERView: View {
    @State private var viewModel: ScreenNUMBERViewModel

    init(viewModel: ScreenNUMBERViewModel) {
        _viewModel = State(initialValue: viewModel)
    }

    var body: some View {
        content
            .task { await viewModel.load() }
            .navigationTitle("Screen NUMBER")
    }

    @ViewBuilder
    private var content: some View {
        switch viewModel.state {
        case .idle:
            Color.clear
        case .loading:
            ProgressView()
        case .loaded(let rows):
            List(rows, id: \\.self) { row in
                HStack(spacing: 12) {
                    Image(systemName: "star").foregroundStyle(.yellow)
                    VStack(alignment: .leading) {
                        Text(row).font(.headline)
                        Text(viewModel.selected == row ? "Selected" : "Not selected").foregroundStyle(.secondary)
                    }
                    Spacer()
                    Button("Select") { viewModel.didSelect(row) }
                }
                .padding(.vertical, 4)
            }
        case .error:
            ContentUnavailableView("Error", systemImage: "exclamationmark.triangle")
        }
    }
}

#Preview("Loaded") {
    ScreenNUMBERView(viewModel: ScreenNUMBERViewModel())
}
"""


def write(folder: Path, files: int) -> Path:
    """A project of so many files: the app, and screens of two files each."""
    folder.mkdir()
    (folder / "BenchApp.swift").write_text(APP)
    for number in range(files - 1):
        kind, text = ("View", VIEW) if number % 2 else ("ViewModel", VIEW_MODEL)
        (folder / f"Screen{number // 2}{kind}.swift").write_text(text.replace("NUMBER", str(number // 2)))
    return folder


class Bench:
    """The command, with caches of its own."""

    def __init__(self, command: str, place: Path) -> None:
        self.command = command
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(place / "cache")}

    def seconds(self, *words: str | Path, codes: tuple[int, ...] = (0,)) -> float:
        """How long it took until the command ended, with one of the codes."""
        start = time.monotonic()
        done = subprocess.run(
            [self.command, *map(str, words)], env=self.environment, capture_output=True, text=True, check=False)  # fmt: skip
        whole = time.monotonic() - start
        if done.returncode not in codes:
            raise SystemExit(f"{' '.join(map(str, words))} ended with {done.returncode}:\n{done.stdout}{done.stderr}")
        return whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--command", default="vitrine")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--first", action="store_true", help="compile the engine anew, too")
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    results: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory(prefix="vitrine-bench-") as folder:
        place = Path(folder).resolve()
        bench = Bench(options.command, place)
        shared = ["--scratch-path", ROOT / ".build"]
        small, two, five = (write(place / name, files) for name, files in (("Small", 9), ("Two", 200), ("Five", 500)))
        if options.first:
            results["run.engine"] = [bench.seconds("run", small, "--no-serve", "--scratch-path", place / "build")]
        results["run.first"] = [bench.seconds("run", small, "--no-serve", *shared)]
        rounds = range(options.rounds)
        results["run.again"] = [bench.seconds("run", small, "--no-serve", *shared) for _ in rounds]
        results["check.200"] = [bench.seconds("check", two, *shared) for _ in rounds]
        # Its finding is not what is measured.
        results["lint.500"] = [bench.seconds("lint", five, codes=(0, 1)) for _ in rounds]
    report_medians("command", results, options.output)


if __name__ == "__main__":
    main()
