# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""What a file of an app sees of the packages that Vitrine is made of: nothing."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Scripts"))

from app_compiler import AppCompiler  # noqa: E402

IMPORTS = "\n".join(
    f"import {name}"
    for name in ("SwiftUI", "Combine", "UIKit", "OSLog", "os", "UniformTypeIdentifiers", "CoreTransferable", "CoreGraphics",
                 "CoreText", "SwiftUICore", "Playgrounds")
)

# Initialisers as values: with one more overload of the same shape, each of them is ambiguous.
INITIALISERS = """
func values(text: String?, number: Double?, count: Int?, bytes: Data?) {
    let _: URL? = text.flatMap(URL.init)
    let _: [URL] = ["a"].compactMap(URL.init(string:))
    let _: [URL] = ["a"].map(URL.init(fileURLWithPath:))
    let _: URLComponents? = text.flatMap(URLComponents.init)
    let _: URLRequest? = text.flatMap(URL.init).map { URLRequest(url: $0) }
    let _: UUID? = text.flatMap(UUID.init)
    let _: Int? = text.flatMap(Int.init)
    let _: Int? = number.map(Int.init)
    let _: Double? = text.flatMap(Double.init)
    let _: Double? = count.map(Double.init)
    let _: Float? = number.map(Float.init)
    let _: Bool? = text.flatMap(Bool.init)
    let _: [String] = [1, 2, 3].map(String.init)
    let _: String? = count.map(String.init)
    let _: [String] = ["a"].map(String.init(describing:))
    let _: [String] = "a,b".split(separator: ",").map(String.init)
    let _: [Substring] = text.map { $0.split(separator: ",") } ?? []
    let _: [Character] = Array("ab").map(Character.init(extendedGraphemeClusterLiteral:))
    let _: Date? = number.map(Date.init(timeIntervalSince1970:))
    let _: Date? = number.map(Date.init(timeIntervalSinceNow:))
    let _: Locale? = text.map(Locale.init(identifier:))
    let _: Locale? = text.map(Locale.init)
    let _: TimeZone? = text.flatMap(TimeZone.init(identifier:))
    let _: IndexSet? = count.map(IndexSet.init(integer:))
    let _: Set<Int> = Optional([1]).map(Set.init) ?? []
    let _: AttributedString? = text.map { AttributedString($0) }
    let _: NSString? = text.map(NSString.init(string:))
    let _: Image? = text.map(Image.init(systemName:))
    let _: [Text] = ["a"].map(Text.init(verbatim:))
}
"""

# Whose declarations may extend types of others: Swift's and Foundation's own, ours, and OpenCombine, which is what
# `import Combine` finds.
OURS = re.compile(r"Vitrine\w+|SwiftUI|OpenCombine\w*|COpenCombineHelpers")
# The names that apps write for some of ours; the compiler speaks of them by these.
ALIASES = {"Combine", "UIKit", "OSLog", "os", "UniformTypeIdentifiers", "CoreTransferable", "CoreGraphics", "CoreText",
           "SwiftUICore", "Playgrounds"}
SYSTEM = re.compile(
    r"Swift\w*|_\w+|Foundation\w*|CoreFoundation|Observation|Synchronization|Dispatch|CDispatch|Glibc"
    r"|CCrypto|CPangoCairo|CPNG|CJPEG|CPanic|COS|CFoundationStrings"
)

# What Apple's Combine adds to types of Foundation and Dispatch, and the two names that OpenCombine adds instead where
# Combine is there as well.
COMBINES = {
    "DataTaskPublisher", "Input", "OCombine", "Output", "Publisher", "SchedulerOptions", "SchedulerTimeType",
    "TimerPublisher", "dataTaskPublisher", "minimumTolerance", "now", "ocombine", "publish", "publisher", "schedule",
}  # fmt: skip


# What Foundation on Linux marks as unavailable, and Vitrine adds.
ADDED_TO_FOUNDATION = """
func added(text: String, string: NSString) {
    text.enumerateSubstrings(in: text.startIndex..., options: [.byWords, .substringNotRequired]) { _, _, _, _ in }
    text.enumerateSubstrings(in: text.startIndex..<text.endIndex, options: .bySentences) { part, range, _, stop in
        stop = part == nil || text[range].isEmpty
    }
    text.dropFirst().enumerateSubstrings(in: text.startIndex..., options: [.byWords, .localized]) { _, _, _, _ in }
    string.enumerateSubstrings(in: NSRange(location: 0, length: string.length), options: .byWords) { _, _, _, stop in
        stop.pointee = true
    }
}
"""


class VisibleNamesTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.compiler = cls.enterClassContext(AppCompiler())

    def test_initialisers_as_values_are_not_ambiguous(self) -> None:
        found = self.compiler.check_text(f"{IMPORTS}\n{INITIALISERS}")
        self.assertEqual([(each.line, each.text) for each in found], [])

    def test_what_foundation_lacks_is_there(self) -> None:
        found = self.compiler.check_text(f"{IMPORTS}\n{ADDED_TO_FOUNDATION}")
        self.assertEqual([(each.line, each.text) for each in found], [])

    def test_a_file_of_an_app_loads_no_module_that_could_extend_types_of_others(self) -> None:
        loaded = self.loaded_modules()
        self.assertIn("VitrineComponents", loaded)
        others = {name for name in loaded - ALIASES if not OURS.fullmatch(name) and not SYSTEM.fullmatch(name)}
        self.assertEqual(others, set(), "an app file sees every public extension that these modules have")

    def test_what_the_modules_behind_combine_add_to_types_of_others_is_combines(self) -> None:
        """What our own modules add, `Scripts/support --check` holds against Apple's names."""
        modules = [name for name in self.loaded_modules() if name.startswith("OpenCombine")]
        added = set().union(*map(self.foreign_members, sorted(modules)))
        self.assertGreater(len(added), 20)
        names = {path.split(".")[1].split("(")[0] for path in added}
        self.assertEqual(names - COMBINES, set())

    def loaded_modules(self) -> set[str]:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "App.swift"
            file.write_text(f"{IMPORTS}\nlet view = Text(verbatim: \"\")\n")
            answer = self.compiler.run([file], "-Rmodule-loading")
        self.assertEqual(answer.returncode, 0, answer.stderr[-1000:])
        return set(re.findall(r"remark: loaded module '([^']*)'", answer.stderr))

    def foreign_members(self, module: str) -> set[str]:
        """The public members that a module declares in extensions of types of other modules that are not ours."""
        found = set()
        with tempfile.TemporaryDirectory() as folder:
            command = ["swift", "symbolgraph-extract", "-module-name", module, "-minimum-access-level", "public"]
            command += ["-target", "x86_64-unknown-linux-gnu", "-skip-synthesized-members", "-output-dir", folder]
            command += ["-I", str(self.compiler.modules), *clang_flags(self.compiler.flags)]
            subprocess.run(command, check=True, capture_output=True)
            for file in Path(folder).glob(f"{module}@*.symbols.json"):
                extended = file.name.removesuffix(".symbols.json").split("@")[1]
                if OURS.fullmatch(extended):
                    continue
                for symbol in json.loads(file.read_text())["symbols"]:
                    path = symbol["pathComponents"]
                    if len(path) == 2 and symbol["kind"]["identifier"] != "swift.extension":
                        found.add(".".join(path))
        return found


def clang_flags(flags: list[str]) -> list[str]:
    """The flags that say where modules of C are, as symbolgraph-extract takes them."""
    kept: list[str] = []
    rest = iter(flags)
    for word in rest:
        if word == "-Xcc":
            kept += [word, next(rest)]
        elif word.startswith("-I"):
            kept.append(word)
    return kept



if __name__ == "__main__":
    unittest.main()
