# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""The installed command `vitrine`, run as a developer runs it, on projects outside of this repository."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
import unittest
import urllib.request
from pathlib import Path
from xml.etree import ElementTree

from harness.browser import launch
from playwright.sync_api import expect, sync_playwright

from command import ROOT, SCRATCH, environment, installed

APP = """import Combine
import SwiftUI
#if os(iOS)
import UIKit
#endif

final class Model: ObservableObject { @Published var count = 3 }

final class Session: ObservableObject {
    static let shared = Session()
    static var visits: [String] = []
    @Published var name = ""

    private init() {}
}

let guests = Session.shared.name.count

@main
struct FixtureApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
    @StateObject private var model = Model()

    init() {
        Session.shared.name += "Rick"
        Session.visits.append("visit")
    }

    var body: some View {
        Text("Count \\(model.count)")
        Text("signed in: \\(Session.shared.name), \\(Session.visits.count)")
        #if os(iOS)
        Text("on a phone")
        #else
        Text("on a desk")
        #endif
    }
}
"""

# What Foundation has on Apple's systems and lacks on Linux, and what belongs to a visitor.
FOUNDATION = """
final class Titles: NSObject, XMLParserDelegate {
    var all: [String] = []
    func parser(_ parser: XMLParser, foundCharacters string: String) { all.append(string) }
}

var foundation: String {
    let clock = DateComponentsFormatter()
    clock.allowedUnits = [.minute, .second]
    let titles = Titles()
    let parser = XMLParser(data: Data("<a>news</a>".utf8))
    parser.delegate = titles
    parser.parse()
    let isMail = NSPredicate(format: "SELF MATCHES %@", ".+@.+").evaluate(with: "a@b")
    let group = UserDefaults(suiteName: "group.fixture")
    group?.set(4, forKey: "four")
    try? Data("kept".utf8).write(to: URL.documentsDirectory.appending(path: "note.txt"))
    let kept = (try? String(contentsOf: URL.documentsDirectory.appending(path: "note.txt"), encoding: .utf8)) ?? "lost"
    let list = ListFormatter.localizedString(byJoining: ["a", "b"])
    let words = [clock.string(from: 65) ?? "", titles.all.joined(), "\\(isMail)", "\\(group?.integer(forKey: "four") ?? 0)", kept, list]
    return words.joined(separator: "; ")
}
"""

LIBRARY = """import SwiftUI

public struct Greeting: View {
    public init() {}
    public var body: some View { Text("greeting", bundle: .module) }
}

#Preview("Hello in a preview") { Greeting() }
"""

XCODE = """// !$*UTF8*$!
{
    objects = {
        P = {isa = PBXProject; buildConfigurationList = C; mainGroup = G; targets = (A); };
        C = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = N;
            buildSettings = {SWIFT_VERSION = 5.0; INFOPLIST_FILE = Info.plist; MARKETING_VERSION = 2.1;
            CURRENT_PROJECT_VERSION = 43; PRODUCT_BUNDLE_IDENTIFIER = org.example.notes;
            SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; SWIFT_APPROACHABLE_CONCURRENCY = YES;
            SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG PAID"; }; };
        G = {isa = PBXGroup; children = (S, N); sourceTree = "<group>"; };
        N = {isa = PBXFileReference; path = Notes.xcconfig; sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Notes; sourceTree = "<group>"; };
        A = {isa = PBXNativeTarget; name = Notes; productType = "com.apple.product-type.application";
            buildConfigurationList = C; buildPhases = (X); fileSystemSynchronizedGroups = (S);
            packageProductDependencies = (K); };
        X = {isa = PBXSourcesBuildPhase; files = (); };
        K = {isa = XCSwiftPackageProductDependency; productName = Kit; };
        L = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };
    };
    rootObject = P;
}
"""

INFO = """<plist version="1.0"><dict>
    <key>CFBundleDisplayName</key><string>My notes</string>
    <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
    <key>CFBundlePackageType</key><string>APPL</string>
    <key>CFBundleShortVersionString</key><string>$(MARKETING_VERSION)</string>
    <key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string>
    <key>API_URL</key><string>$(API_URL)</string>
</dict></plist>
"""

NOTES = """import Kit
import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene {
        WindowGroup {
            Greeting()
            Text("title")
            Text(verbatim: "\\(said("CFBundleShortVersionString")) (\\(said("CFBundleVersion"))), \\(said("API_URL"))")
            Text(verbatim: "named \\(Bundle.main.infoDictionary?["CFBundleDisplayName"] ?? "none")")
            Text(verbatim: "here \\(said("CFBundleDisplayName"))")
            Text(verbatim: Bundle.main.bundleIdentifier ?? "none")
            #if PAID
            Text("Thank you").foregroundStyle(.sea)
            #endif
        }
    }

    func said(_ key: String) -> String { Bundle.main.object(forInfoDictionaryKey: key) as? String ?? "none" }
}
"""

# An app's own types, whose names the sources that are added to its modules mean as well.
OWN_TYPES = """
    Action Animation Binding BlockOperation Bool Bundle Button ByteCountFormatStyle Calendar Color ColorResource Data
    Date DateFormatter Decimal Dispatch DispatchGroup DispatchQueue DispatchQoS DispatchTime DispatchWallTime
    DispatchWorkItem Duration Error FloatingPointFormatStyle Font FormatStyle Image ImageResource Int Int64
    IntegerFormatStyle KeyPath ListFormatStyle Locale Notification NumberFormatter OperationQueue
    PersonNameComponentsFormatter Range Result RunLoop Sendable ShapeStyle SortDescriptor SortOrder State Task Thread
    TimeInterval TimeZone Timer UIColor UIImage URL URLRequest URLResponse URLSession View Void
""".split()
OWN_NAMES = """import SwiftUI

extension EnvironmentValues { @Entry var limit = 3 }

#Preview("names") { SwiftUI.Text("names") }
""" + "".join(f"enum {name} {{}}\n" for name in OWN_TYPES)

COLOR = {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
    "red": "0", "green": "0.5", "blue": "0.5", "alpha": "1"}}}], "info": {"author": "xcode", "version": 1}}  # fmt: skip


TESTS = """import SnapshotTesting
import SwiftUI
import Testing
import XCTest
@testable import Cart

@MainActor
final class CartTests: XCTestCase {
    var cart: Cart!
    override func setUp() {
        super.setUp()
        cart = Cart()
    }
    func testAdds() {
        cart.add()
        XCTAssertEqual(cart.count, 1)
    }
    func testView() { assertSnapshot(of: CartView(), as: .image) }
}

@MainActor struct NewTests {
    @Test func adds() { #expect(Cart().count == 0) }
    @Test func fails() { #expect(Cart().count == 2) }
}
"""

CART = """import Combine
import SwiftUI
@MainActor final class Cart: ObservableObject {
    @Published var count = 0
    func add() { count += 1 }
}
struct CartView: View { var body: some View { Text("Cart").fixedSize() } }
"""


BELL = """import Kit
import SwiftUI

@objcMembers final class Bell: ObservableObject {
    @Published var count = 0
    private let name = Notification.Name("ring")

    init() {
        NotificationCenter.default.addObserver(self, selector: #selector(ring(_:)), name: name, object: nil)
        NotificationCenter.default.post(name: name, object: nil)
        NotificationCenter.default.removeObserver(self)
        NotificationCenter.default.post(name: name, object: nil)
    }

    @objc private func ring(_ notification: Notification) { count += 1 }
}

@main
struct BellApp: App {
    @StateObject private var bell = Bell()
    var body: some Scene {
        WindowGroup {
            Greeting()
            Text("rung \\(bell.count)")
        }
    }
}
"""


class Served:
    """A command that serves, until the context ends."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)  # fmt: skip

    def __enter__(self) -> Served:
        words = []
        for line in self.process.stdout:
            words.append(line)
            found = re.search(r"listening on (http://\S+)", line)
            if found:
                self.address = found[1]
                return self
        self.process.wait()
        raise AssertionError("the command ended with " + str(self.process.returncode) + ":\n" + "".join(words))

    def page(self, path: str = "/") -> str:
        """The text of a page as the server answers it."""
        with urllib.request.urlopen(self.address + path, timeout=30) as answer:
            return answer.read().decode()

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGTERM)
        with self.process.stdout:
            self.process.stdout.read()
        self.status = self.process.wait()


class CommandTests(unittest.TestCase):
    """Each test is a project in a folder of its own; what they build is shared with the apps of this repository."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory(prefix="vitrine-command-")
        cls.addClassCleanup(cls.folder.cleanup)
        cls.place = Path(cls.folder.name)
        cls.vitrine = installed()
        cls.environment = environment(cls.place)

    def write(self, files: dict[str, str]) -> Path:
        """A project of these files, by path and text."""
        project = self.place / self._testMethodName
        for path, text in files.items():
            file = project / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text)
        return project

    def run_command(self, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """What the command said, and how it ended."""
        return subprocess.run(
            [self.vitrine, *map(str, words)], env=self.environment, capture_output=True, text=True, check=False)  # fmt: skip

    def run_on_a_terminal(self, *words: str | Path) -> tuple[int, str, str]:
        """How a command ended whose standard error is a terminal, what it printed, and what it showed there."""
        reader, writer = os.openpty()
        process = subprocess.Popen(
            [self.vitrine, *map(str, words)], env={**self.environment, "TERM": "xterm"}, stdout=subprocess.PIPE,
            stderr=writer, text=True)  # fmt: skip
        os.close(writer)
        shown = b""
        while True:
            try:
                part = os.read(reader, 4096)
            except OSError:  # The last who had the other end has closed it.
                break
            if not part:
                break
            shown += part
        os.close(reader)
        with process.stdout:
            said = process.stdout.read()
        return process.wait(), said, shown.decode(errors="replace")

    def serve(self, *words: str | Path) -> Served:
        """The command as a server, on a free port."""
        command = [self.vitrine, *map(str, words), "--port", "0", "--scratch-path", str(SCRATCH)]
        return Served(command, self.environment)

    def test_one_file_is_served_as_on_a_phone_and_nothing_is_written_beside_it(self) -> None:
        project = self.write({"Fixture.swift": APP})
        with self.serve("run", project / "Fixture.swift") as served:
            page, other = served.page(), served.page()
            examined = self.run_command("doctor", "--url", served.address, "--json")
        self.assertEqual(examined.returncode, 0, examined.stdout + examined.stderr)
        self.assertEqual([check["name"] for check in json.loads(examined.stdout)["checks"]], [
            "page", "Host", "socket", "Origin", "stickiness", "buffering", "timeouts"])  # fmt: skip
        self.assertIn("Count 3", page)
        for each in (page, other):
            self.assertIn("signed in: Rick, 1", each, "a singleton is a visitor's own")
        self.assertIn("on a phone", page)
        self.assertNotIn("on a desk", page)
        self.assertEqual(served.status, 0)
        refused = self.run_command(
            "run", project / "Fixture.swift", "--scratch-path", SCRATCH, "--", "--no-such-word")  # fmt: skip
        self.assertEqual(refused.returncode, 64)
        self.assertIn("--no-such-word", refused.stderr, "words behind -- are the app's")
        self.assertEqual([file.name for file in project.iterdir()], ["Fixture.swift"])

    def test_an_xcode_project_is_served_with_its_package_settings_strings_and_colors(self) -> None:
        project = self.write(
            {
                "Notes.xcodeproj/project.pbxproj": XCODE,
                "Notes/NotesApp.swift": NOTES.replace("import Kit", "import Foundation\nimport Kit").replace(
                    "(Bundle.", "(Foundation.Bundle.").replace(" Bundle.", " Foundation.Bundle."),
                "Notes/Names.swift": OWN_NAMES,
                "Notes/en.lproj/Localizable.strings": '"title" = "All notes";',
                "Notes/en.lproj/InfoPlist.strings": '"CFBundleDisplayName" = "English notes";',
                "Notes.xcconfig": "API_URL = https:/$()/notes.example\n",
                "Info.plist": INFO,
                "Notes/Assets.xcassets/Contents.json": "{}",
                "Notes/Assets.xcassets/sea.colorset/Contents.json": json.dumps(COLOR),
                "Kit/Package.swift": """// swift-tools-version: 6.0
                    import PackageDescription
                    let package = Package(
                        name: "Kit", defaultLocalization: "en", products: [.library(name: "Kit", targets: ["Kit"])],
                        targets: [.target(name: "Kit", resources: [.process("Resources")])])
                    """,
                "Kit/Sources/Kit/Greeting.swift": LIBRARY,
                "Kit/Sources/Kit/Resources/en.lproj/Localizable.strings": '"greeting" = "Good morning";',
            }
        )
        with self.serve("run", project) as served:
            page = served.page()
        for text in ("Good morning", "All notes", "Thank you", "008080"):
            self.assertIn(text, page)
        for text in ("2.1 (43), https://notes.example", "named My notes", "here English notes", "org.example.notes"):
            self.assertIn(text, page, "what Bundle.main says of the app")
        self.assertIn("<title>My notes</title>", page)

    def test_a_library_is_shown_by_its_previews(self) -> None:
        project = self.write(
            {
                "Package.swift": """// swift-tools-version: 5.9
                    import PackageDescription
                    let package = Package(name: "Views", targets: [.target(name: "Views")])
                    """,
                "Sources/Views/Greeting.swift": LIBRARY.replace(", bundle: .module", ""),
            }
        )
        with self.serve("previews", project) as served:
            self.assertIn("Hello in a preview", served.page())
        refused = self.run_command("run", project)
        self.assertEqual(refused.returncode, 66)
        self.assertIn("vitrine previews", refused.stderr)

    def run_tests(self, project: Path, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """Runs the tests of a project."""
        return self.run_command("test", project, "--scratch-path", SCRATCH, *words)

    def photographs(self, project: Path) -> tuple[int, int]:
        """How many previews a project has, and how many of them were photographed."""
        output = project.with_name(project.name + "-pictures")
        answer = self.run_command("snapshot", project, "--output", output, "--scratch-path", SCRATCH)
        self.assertEqual(answer.returncode, 0, answer.stdout + answer.stderr)
        previews = sum(file.read_text().count("#Preview") for file in project.rglob("*.swift"))
        return previews, len(list(output.rglob("*.png")))

    def test_a_project_that_is_begun_and_added_to_passes_its_tests_and_shows_every_preview(self) -> None:
        place = self.place / self._testMethodName
        place.mkdir()
        project = place / "Shop"
        begun = self.run_command("new", "Shop", "--path", place)
        self.assertEqual(begun.returncode, 0, begun.stderr)
        for words in (
            ["feature", "Order"], ["feature", "About", "--stateless"], ["feature", "Price", "--detail"],
            ["view", "ReviewList", "--feature", "Item"], ["view", "Help", "--stateless", "--feature", "Item"],
            ["viewmodel", "BadgeDetail", "--feature", "Item"], ["view", "BadgeDetail", "--feature", "Item"], ["usecase", "GetTags", "--feature", "Order"],
            ["usecase", "GetTag", "--feature", "Order"],
        ):  # fmt: skip
            planned = self.run_command("add", *words, "--path", project, "--dry-run")
            added = self.run_command("add", *words, "--path", project)
            self.assertEqual(added.returncode, 0, added.stderr)
            self.assertNotIn("by hand", added.stdout)
            self.assertEqual(planned.stdout.replace("would write", "wrote").replace("would edit", "edited"), added.stdout)
            again = self.run_command("add", *words, "--path", project)
            self.assertEqual(again.returncode, 73)
            self.assertIn("Libraries/Features/", again.stderr)
        linted = self.run_command("lint", project)
        self.assertEqual(linted.returncode, 0, linted.stdout + linted.stderr)
        tested = self.run_tests(project)
        self.assertEqual(tested.returncode, 0, tested.stderr)
        self.assertRegex(tested.stderr, r"\d{2,} tests: \d{2,} passed, 0 failed, [1-9]\d* skipped")
        # The first run of snapshot tests records what the next one is compared with.
        self.assertEqual(self.run_tests(project, "--filter", "Snapshot", "--record", "missing").returncode, 1)
        compared = self.run_tests(project, "--filter", "Snapshot")
        self.assertEqual(compared.returncode, 0, compared.stderr)
        self.assertRegex(compared.stderr, r"\d{2,} tests: \d{2,} passed, 0 failed, 0 skipped")
        previews, pictures = self.photographs(project)
        self.assertGreater(previews, 20)
        self.assertEqual(pictures, previews)
        with self.serve("run", project) as served, sync_playwright() as playwright:
            text = served.page()
            browser = launch(playwright)
            page = browser.new_page()
            page.goto(served.address)
            expect(page.locator("html[data-vitrine=live]")).to_have_count(1)
            # What was begun with, and what was added to it.
            for name in ("item", "order"):
                page.get_by_test_id(f"home.{name}sButton").click()
                page.get_by_test_id(f"{name}List.row.2").click()
                expect(page.get_by_test_id(f"{name}Detail.nameLabel")).to_have_text(f"{name.title()} 2")
                page.go_back()
                expect(page.get_by_test_id(f"{name}List.row.2")).to_be_visible()
                page.go_back()
            browser.close()
        for words in ("Shop", "Items", "Orders", "About"):
            self.assertIn(words, text)

    def test_a_plain_project_passes_its_tests_and_shows_every_preview(self) -> None:
        place = self.place / self._testMethodName
        place.mkdir()
        begun = self.run_command("new", "Notes", "--profile", "plain", "--feature", "Note", "--path", place)
        self.assertEqual(begun.returncode, 0, begun.stderr)
        tested = self.run_tests(place / "Notes")
        self.assertEqual(tested.returncode, 0, tested.stderr)
        self.assertIn("4 tests: 4 passed, 0 failed, 0 skipped", tested.stderr)
        linted = self.run_command("lint", place / "Notes")
        self.assertEqual(linted.returncode, 0, linted.stdout + linted.stderr)
        self.assertEqual(self.photographs(place / "Notes"), (4, 4))

    def test_what_cannot_be_begun_or_added_is_said(self) -> None:
        for words, code, reason in (
            (["new", "class"], 64, "keyword"), (["new", "9Lives"], 64, "digit"), (["new", "Foo/Bar"], 64, "letters"),
            (["new", "Shop", "--profile", "huge"], 64, "plain"), (["add", "view", "Review"], 66, "Libraries/Features"),
            (["add", "nonsense", "Review"], 64, "usecase"),
        ):  # fmt: skip
            answer = self.run_command(*words, "--path", self.place)
            self.assertEqual(answer.returncode, code, answer.stderr)
            self.assertIn(reason, answer.stderr)
        self.assertEqual(self.run_command("new", "Shop", "--path", self.place, "--dry-run").returncode, 0)
        self.assertFalse((self.place / "Shop").exists())
        place = self.place / self._testMethodName
        place.mkdir()
        self.assertEqual(self.run_command("new", "Shop", "--path", place).returncode, 0)
        root = place / "Shop/App/Sources/RootView.swift"
        root.write_text(root.read_text().replace("navigationDestination", "destination"))
        added = self.run_command("add", "feature", "Order", "--path", place / "Shop")
        self.assertEqual(added.returncode, 0, added.stderr)
        self.assertIn("\nby hand: App/Sources/RootView.swift: ", added.stdout)
        self.assertIn(".navigationDestination(for: OrderNavigation.self)", added.stdout)

    def test_previews_are_photographed(self) -> None:
        project = self.write({"Views/Greeting.swift": LIBRARY.replace(", bundle: .module", "")})
        output = project / "out"
        options = ["--output", output, "--scratch-path", SCRATCH]
        answer = self.run_command("snapshot", project / "Views", *options)
        self.assertEqual(answer.returncode, 0, answer.stdout + answer.stderr)
        pictures = [str(file.relative_to(output)) for file in output.rglob("*.png")]
        self.assertEqual(pictures, ["Views/Greeting/Hello in a preview.png"])
        self.assertIn("greeting", "".join(file.read_text() for file in output.rglob("*.txt")))
        listed = self.run_command(
            "snapshot", project / "Views", "--list", "--json", "--scratch-path", SCRATCH)  # fmt: skip
        (preview,) = json.loads(listed.stdout)
        self.assertEqual((preview["id"], preview["place"]), ("Views/Greeting/Hello in a preview", "Views/Greeting.swift:8"))
        compared = self.run_command("snapshot", project / "Views", "--verify", output, "--output", project / "report",
                                    "--scratch-path", SCRATCH)  # fmt: skip
        self.assertEqual(compared.returncode, 0, compared.stdout + compared.stderr)
        unknown = self.run_command(
            "snapshot", project / "Views", *options, "--matrix", "colour")  # fmt: skip
        self.assertEqual(unknown.returncode, 2)
        self.assertIn("colour", unknown.stderr)

    def test_previews_are_compared_with_those_of_a_commit(self) -> None:
        views = """import SwiftUI
            struct Card: View { var text: String; var body: some View { Text(text).padding() } }
            #Preview("Same") { Card(text: "Same") }
            #Preview("Other") { Card(text: "Before") }
            #Preview("Gone") { Card(text: "Gone") }
            """
        project = self.write({"Cards/Card.swift": views, ".gitignore": ""})
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        for words in (["init", "--initial-branch", "main"], ["add", "--all"], ["commit", "--message", "First"]):
            subprocess.run(["git", "-C", project, *identity, *words], check=True, capture_output=True)
        place = project / "Cards"
        report = project.with_name("report")
        words = ["snapshot", place, "--output", report, "--against", "main", "--scratch-path", SCRATCH]
        same = self.run_command(*words)
        self.assertEqual(same.returncode, 0, same.stderr)
        self.assertIn("3 unchanged", same.stderr)
        (place / "Card.swift").write_text(views.replace("Before", "After").replace('"Gone"', '"Come"'))
        before = self.state(project)
        xunit = project.with_name("report-tests") / "changes.xml"
        changed = self.run_command(*words, "--json", "--xunit", xunit)
        self.assertEqual(changed.returncode, 1, changed.stderr)
        self.assertEqual(self.state(project), before)
        found = {change["preview"]: change for change in json.loads(changed.stdout)["changes"]}
        self.assertEqual({name: change["kind"] for name, change in found.items()}, {
            "Cards/Card/Other": "changed", "Cards/Card/Come": "added", "Cards/Card/Gone": "removed"})  # fmt: skip
        self.assertEqual(set(found["Cards/Card/Other"]) & {"before", "after", "difference"}, {"before", "after", "difference"})
        for change in found.values():
            for kind in ("before", "after", "difference"):
                if kind in change:
                    self.assertEqual((report / change[kind]).read_bytes()[:4], b"\x89PNG")
        self.assertEqual((report / "collage.png").read_bytes()[:4], b"\x89PNG")
        markdown = (report / "changes.md").read_text()
        self.assertIn("1 changed, 1 added, 1 removed, 1 unchanged", markdown)
        self.assertIn('"Before" and is "After"', markdown.replace("\\", ""))
        self.assertEqual(ElementTree.parse(xunit).getroot().attrib["failures"], "3")
        (place / "Card.swift").write_text("import SwiftUI\nlet card = Nothing()\n")
        broken = self.run_command(*words)
        self.assertEqual(broken.returncode, 2, broken.stderr)
        unknown = self.run_command("snapshot", place, "--output", report, "--against", "nothing")
        self.assertEqual(unknown.returncode, 66)
        self.assertIn("no commit nothing", unknown.stderr)

    def state(self, folder: Path) -> dict[str, tuple[int, int]]:
        """Every file below a folder, with its size and date."""
        return {
            str(file.relative_to(folder)): (file.stat().st_size, file.stat().st_mtime_ns)
            for file in folder.rglob("*")
        }  # fmt: skip

    def test_a_built_folder_serves_by_itself(self) -> None:
        shown = APP.replace("        #if os(iOS)\n", "        Text(verbatim: foundation)\n        #if os(iOS)\n")
        named = 'Text(verbatim: "named \\(Bundle.main.infoDictionary?["CFBundleName"] ?? "none")")'
        shown = shown.replace('Text("Count', f'{named}\n        Text("Count')
        project = self.write({"Fixture.swift": shown + FOUNDATION})
        folder = self.place / "built"
        answer = self.run_command(
            "build", project / "Fixture.swift", "--output", folder, "--configuration", "debug", "--json",
            "--scratch-path", SCRATCH)  # fmt: skip
        self.assertEqual(answer.returncode, 0, answer.stdout + answer.stderr)
        self.assertEqual(json.loads(answer.stdout), {
            "project": str(project), "configuration": "debug", "folder": str(folder), "program": str(folder / "Fixture"),
        })  # fmt: skip
        # Swift's libraries are the folder's own, wherever the toolchain is.
        linked = subprocess.run(["ldd", folder / "Fixture"], check=True, capture_output=True, text=True).stdout
        self.assertNotIn("not found", linked)
        compiler = Path(shutil.which("swiftc")).resolve()
        of_swift = {library.name for library in (compiler.parent.parent / "lib/swift/linux").glob("*.so")}
        places = dict(re.findall(r"(?m)^\s*(\S+) => (/\S+)", linked))
        used = {name: place for name, place in places.items() if name in of_swift}
        self.assertIn("libswiftCore.so", used)
        self.assertEqual({Path(place).parent for place in used.values()}, {folder}, linked)
        self.assertEqual({file.name for file in folder.glob("*.so")}, set(used))
        home, data = self.place / "nobody", self.place / "data"
        environment = {
            "PATH": "/usr/bin:/bin", "HOME": str(home), "VITRINE_DATA": str(data),
            "VITRINE_FONTS": str(folder / "fonts"), "VITRINE_ICONS": str(folder / "icons"),
        }  # fmt: skip
        with Served([str(folder / "Fixture"), "serve", "--port", "0"], environment) as served:
            page = served.page()
            self.assertIn("Count 3", page)
            self.assertIn("1:05; news; true; 4; kept; a and b", page)
            self.assertIn("named Fixture", page)
        note, = data.glob("stores/*/home/Documents/note.txt")
        self.assertEqual(note.read_text(), "kept")

    def test_tests_of_both_kinds_run_and_snapshots_are_written_on_demand(self) -> None:
        project = self.write({
            "project.yml": """
                name: Cart
                targets:
                  Cart: {type: framework, platform: iOS, sources: Cart}
                  CartTests: {type: bundle.unit-test, platform: iOS, sources: Tests, dependencies: [{target: Cart}]}
                """,
            "Cart/Cart.swift": CART,
            "Tests/CartTests.swift": TESTS,
        })  # fmt: skip
        words = ["test", project, "--scratch-path", SCRATCH]
        xunit = self.place / "results.xml"
        answer = self.run_command(*words, "--json", "--xunit", xunit)
        self.assertEqual(answer.returncode, 1, answer.stderr)
        outcomes = {case["name"]: case["outcome"] for case in json.loads(answer.stdout)["cases"]}
        self.assertEqual(
            outcomes, {"testAdds": "passed", "testView": "failed", "adds()": "passed", "fails()": "failed"})  # fmt: skip
        self.assertIn("Cart().count → 0", answer.stderr)
        self.assertIn("testAdds() is called asynchronously", answer.stderr)
        self.assertEqual(ElementTree.parse(xunit).getroot().attrib["failures"], "2")
        self.assertEqual(sorted(file.name for file in project.rglob("*")),
                         ["Cart", "Cart.swift", "CartTests.swift", "Tests", "project.yml"])  # fmt: skip
        self.run_command(*words, "--filter", "CartTests/", "--record", "missing")
        self.assertEqual([file.name for file in project.rglob("*.png")], ["testView.1.png"])
        self.assertEqual(self.run_command(*words, "--filter", "CartTests/").returncode, 0)
        self.assertEqual(self.run_command(*words, "--filter", "nothing of that name").returncode, 2)

    def test_a_check_answers_as_on_a_phone_and_names_what_is_missing(self) -> None:
        project = self.write({
            "Notes.xcodeproj/project.pbxproj": XCODE,
            "Notes/NotesApp.swift": NOTES.replace("Greeting()", "Missing()").replace("import Kit", "import Gone"),
            "Notes/Phone.swift": "#if os(Linux)\n#error(\"no phone\")\n#endif\n"
                                 "final class Bell {\n    @objc func ring() {}\n}\n",
            "Notes/Assets.xcassets/sea.colorset/Contents.json": json.dumps(COLOR),
            "Kit/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
                                 "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])],"
                                 " targets: [.target(name: \"Kit\")])",
            "Kit/Sources/Kit/Kit.swift": "",
        })  # fmt: skip
        answer = self.run_command("check", project, "--json", "--scratch-path", SCRATCH)
        self.assertEqual(answer.returncode, 1, answer.stderr)
        self.assertIn(f"note: {project}/Notes/Phone.swift:5: @objc is left out\n", answer.stderr)
        found = json.loads(answer.stdout)
        file = str(project / "Notes/NotesApp.swift")
        self.assertEqual((found["files"], found["compile"]), (3, 2))
        self.assertEqual(found["modules"], [{"name": "Gone", "files": [file]}])
        self.assertEqual(found["names"], [{"name": "Missing", "files": [file]}])

    def test_a_manifest_of_ones_own_builds_with_the_lines_of_the_documentation(self) -> None:
        page = (ROOT / "Documentation/HowTo/YourOwnApp.md").read_text()
        lines = re.search(r"```swift\n(.*?)```", page, re.DOTALL)[1]
        project = self.write({
            "Package.swift": "// swift-tools-version: 6.2\nimport PackageDescription\n" + lines
            + f'let package = Package(name: "Own", dependencies: [.package(name: "Vitrine", path: "{ROOT}")], targets: ['
              '.executableTarget(name: "Own", dependencies: vitrine, swiftSettings: [likeXcode, .swiftLanguageMode(.v5)])])',
            "Sources/Own/App.swift": APP.replace("#if os(iOS)\nimport UIKit\n#endif", "import UIKit"),
        })  # fmt: skip
        command = ["swift", "build", "--package-path", project, "--scratch-path", SCRATCH, "--product", "Own",
                   "-Xswiftc", "-index-ignore-system-modules", "-Xswiftc", "-use-ld=lld"]  # fmt: skip
        built = subprocess.run(command, capture_output=True, text=True, check=False)
        self.assertEqual(built.returncode, 0, built.stdout + built.stderr)

    def test_a_package_names_vitrine_by_branch_revision_and_version(self) -> None:
        page = (ROOT / "Documentation/HowTo/YourOwnApp.md").read_text()
        lines = re.search(r"```swift\n(.*?)```", page, re.DOTALL)[1]
        repository, scratch = self.place / "repository/Vitrine.git", self.place / "by-address"

        def git(*words: str | Path) -> str:
            return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout.strip()

        revision = git("-C", ROOT, "rev-parse", "HEAD")
        git("clone", "--bare", ROOT, repository)
        git("-C", repository, "branch", "tested", revision)
        git("-C", repository, "tag", "999.0.0", revision)
        for requirement in ('branch: "tested"', f'revision: "{revision}"', 'exact: "999.0.0"'):
            with self.subTest(requirement):
                # The app is planned with its settings and its products, and not built: that is the engine's compilation.
                project = self.write({
                    "Package.swift": "// swift-tools-version: 6.2\nimport PackageDescription\n" + lines
                    + f'let package = Package(name: "Own", dependencies: [.package(url: "{repository.as_uri()}", {requirement})],'
                      ' targets: [.target(name: "Built"),'
                      '.executableTarget(name: "Own", dependencies: vitrine, swiftSettings: [likeXcode])])',
                    "Sources/Built/Built.swift": "let built = true",
                    "Sources/Own/App.swift": APP,
                    "Package.resolved": (ROOT / "Package.resolved").read_text(),
                })  # fmt: skip
                command = ["swift", "build", "--package-path", project, "--scratch-path", scratch, "--skip-update",
                           "--target", "Built"]  # fmt: skip
                done = subprocess.run(command, capture_output=True, text=True, check=False)
                self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
                pins = json.loads((project / "Package.resolved").read_text())["pins"]
                taken, = (pin["state"] for pin in pins if pin["identity"] == "vitrine")
                self.assertEqual(taken["revision"], revision)

    def test_selectors_call_methods_and_a_fetched_package_sees_the_engine(self) -> None:
        kit = self.write({
            "Kit/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
                                 "let package = Package(name: \"Kit\", products: [.library(name: \"Kit\", targets: [\"Kit\"])],"
                                 " targets: [.target(name: \"Kit\")])",
            "Kit/Sources/Kit/Greeting.swift": LIBRARY.replace(", bundle: .module", ""),
        }) / "Kit"  # fmt: skip
        identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"]
        for words in (["init"], ["add", "--all", "--force"], ["commit", "--message", "First"], ["tag", "1.0.0"]):
            subprocess.run(["git", "-C", kit, *identity, *words], check=True, capture_output=True)
        project = self.write({
            "App/Package.swift": "// swift-tools-version: 5.9\nimport PackageDescription\n"
                                 f'let package = Package(name: "Bell", dependencies: [.package(url: "{kit}", from: "1.0.0")],'
                                 ' targets: [.executableTarget(name: "Bell", dependencies: [.product(name: "Kit", package: "Kit")])])',
            "App/Sources/Bell/Bell.swift": BELL,
        }) / "App"  # fmt: skip
        with self.serve("run", project) as served:
            page = served.page()
        self.assertIn("greeting", page)
        self.assertIn("rung 1", page)

    def test_an_error_of_the_compiler_names_the_developers_file_and_line(self) -> None:
        project = self.write({"App.swift": APP.replace('Text("on a phone")', "Txt()")})
        answer = self.run_command("run", project, "--port", "0", "--scratch-path", SCRATCH)
        self.assertEqual(answer.returncode, 1)
        line = APP.partition('Text("on a phone")')[0].count("\n") + 1
        self.assertRegex(answer.stderr, rf"{re.escape(str(project))}/App\.swift:{line}:\d+: error: cannot find 'Txt'")
        self.assertNotIn("\x1b", answer.stderr, "what is no terminal gets no words of one")
        self.assertNotIn("Building ", answer.stderr)
        # The mistake is in what is for a phone alone.
        status, said, shown = self.run_on_a_terminal(
            "run", project, "--no-serve", "--platform", "macOS", "--scratch-path", SCRATCH)  # fmt: skip
        self.assertEqual(status, 0, shown)
        self.assertTrue(os.access(said.strip(), os.X_OK), said)
        self.assertRegex(shown, r"\r\x1b\[KBuilding \S+: \d+ of \d+")
        self.assertNotRegex(shown, r"\x1b\[\d*m")

    def test_what_is_not_understood_has_its_exit_code_and_a_remedy(self) -> None:
        self.assertEqual(self.run_command("run", self.place / "none").returncode, 66)
        self.assertEqual(self.run_command("run", "--nonsense").returncode, 64)
        self.assertEqual(self.run_command("run", "--port", "70000").returncode, 64)
        self.assertEqual(self.run_command("nonsense").returncode, 64)
        help_page = self.run_command("--help")
        self.assertEqual(help_page.returncode, 0)
        elsewhere = {**self.environment, "VITRINE_HOME": str(self.place)}
        lost = subprocess.run(
            [self.vitrine, "doctor"], env=elsewhere, capture_output=True, text=True, check=False)  # fmt: skip
        self.assertEqual((lost.returncode, lost.stdout), (66, ""))
        self.assertIn(f"{self.place} is not Vitrine's package", lost.stderr)
        self.assertIn("Set VITRINE_HOME", lost.stderr)

    # Why a program does not read what these print.
    WITHOUT_JSON = {
        "dev": "it goes on for as long as a developer edits, and its pages are told what happens",
        "mcp": "standard output is the protocol, which is JSON",
        "new": "it writes files, and prints their paths, one a line",
        "add": "it writes files, and prints their paths, one a line",
    }

    def test_every_verb_says_what_it_does_how_it_ends_and_what_programs_read(self) -> None:
        help_page = self.run_command("--help").stdout
        verbs = dict(re.findall(r"^  (\w+) +(\S.*)$", help_page.partition("SUBCOMMANDS:")[2].partition("\n\n")[0], re.MULTILINE))
        known = {"run", "dev", "test", "previews", "snapshot", "build", "check", "doctor", "lint", "mcp", "new", "add"}
        self.assertEqual(set(verbs), known)
        for verb in sorted(verbs):
            with self.subTest(verb):
                answer = self.run_command(verb, "--help")
                self.assertEqual(answer.returncode, 0)
                self.assertRegex(answer.stdout, r"^OVERVIEW: [A-Z]")
                page = " ".join(answer.stdout.split())
                codes = re.search(r"Exit codes: (0 .*?)\. USAGE", page) or re.search(r"Exit codes: (0 .*?)\.", page)
                self.assertIsNotNone(codes, page)
                self.assertIn("64 a", page)
                machine = "--json" in page or "json, " in page
                self.assertNotEqual(machine, verb in self.WITHOUT_JSON, verb)
                self.assertEqual(self.run_command(verb, "--no-such-option").returncode, 64)

    def test_where_an_app_is_served_is_one_line_for_programs(self) -> None:
        project = self.write({"Fixture.swift": APP})
        for verb in ("run", "previews"):
            command = [self.vitrine, verb, str(project / "Fixture.swift"), "--port", "0", "--json",
                       "--scratch-path", str(SCRATCH)]  # fmt: skip
            process = subprocess.Popen(command, env=self.environment, stdout=subprocess.PIPE, text=True)
            with process.stdout:
                served = json.loads(process.stdout.readline())
                self.assertEqual(served["project"], str(project))
                os.kill(served["process"], 0)
                with urllib.request.urlopen(served["address"], timeout=30) as answer:
                    self.assertEqual(answer.status, 200)
                process.send_signal(signal.SIGTERM)
                self.assertEqual(process.stdout.read(), "")
            self.assertEqual(process.wait(), 0)
            with self.assertRaises(ProcessLookupError):
                os.kill(served["process"], 0)

    def test_the_version_is_that_of_the_changelog(self) -> None:
        newest = re.search(r"^## (\d\S*)", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
        self.assertEqual(self.run_command("--version").stdout, f"Vitrine {newest[1]}\n")

    def test_the_doctor_says_how_a_project_is_read(self) -> None:
        project = self.write({"App.swift": APP, "Main.storyboard": ""})
        answer = self.run_command("doctor", "--json", project)
        description = json.loads(answer.stdout)
        self.assertEqual(description["kind"], "folder")
        self.assertEqual([module["sources"] for module in description["modules"]], [1])
        self.assertIn("Main.storyboard", description["notes"][0])
        said = self.run_command("doctor", project)
        self.assertTrue(said.stdout.startswith(f"{project.name} (folder) in {project}\n  app "), said.stdout)
        self.assertIn("note: ", said.stderr)
        machine = said.stdout.partition("\nVitrine doctor: ")[2]
        self.assertRegex(machine, r"  (ok     |MISSING)  Swift ")
        self.assertEqual(said.returncode, 1 if "  MISSING  " in machine else 0)

    def test_every_kind_of_project_is_read(self) -> None:
        workspace = '<Workspace><FileRef location="group:Notes.xcodeproj"></FileRef></Workspace>'
        classic = XCODE.replace("fileSystemSynchronizedGroups = (S);", "").replace("files = ();", "files = (B);").replace(
            "S = {isa = PBXFileSystemSynchronizedRootGroup; path = Notes;",
            "B = {isa = PBXBuildFile; fileRef = F; }; F = {isa = PBXFileReference; path = App.swift; sourceTree = \"<group>\"; };"
            " S = {isa = PBXGroup; children = (F); path = Notes;")  # fmt: skip
        tools = "// swift-tools-version: 5.9\nimport PackageDescription\n"
        app = 'let package = Package(name: "Notes", targets: [.executableTarget(name: "Notes")])'
        tuist = (
            'import ProjectDescription\nlet project = Project(name: "Notes", targets: [.target(name: "Notes", '
            'destinations: .iOS, product: .app, bundleId: "a", sources: ["Notes/**"])])'
        )
        for place, kind, files in (
            ("App.swift", "file", {"App.swift": APP}),
            ("folder", "folder", {"folder/App.swift": APP}),
            ("package", "package", {"package/Package.swift": tools + app, "package/Sources/Notes/App.swift": APP}),
            ("Notes.swiftpm", "playground", {
                "Notes.swiftpm/Package.swift": tools.replace("PackageDescription", "AppleProductTypes") + app,
                "Notes.swiftpm/App.swift": APP}),
            ("classic", "xcode", {"classic/Notes.xcodeproj/project.pbxproj": classic, "classic/Notes/App.swift": APP}),
            ("new", "xcode", {"new/Notes.xcodeproj/project.pbxproj": XCODE, "new/Notes/App.swift": APP}),
            ("work/Notes.xcworkspace", "xcode", {
                "work/Notes.xcworkspace/contents.xcworkspacedata": workspace,
                "work/Notes.xcodeproj/project.pbxproj": XCODE, "work/Notes/App.swift": APP}),
            ("gen", "xcodeGen", {
                "gen/project.yml": "name: Notes\ntargets:\n  Notes: {type: application, platform: iOS, sources: Notes}\n",
                "gen/Notes/App.swift": APP}),
            ("tuist", "tuist", {"tuist/Project.swift": tuist, "tuist/Notes/App.swift": APP}),
        ):  # fmt: skip
            with self.subTest(place):
                files = {path: text.replace("packageProductDependencies = (K);", "") for path, text in files.items()}
                project = self.write(files)
                before = self.state(project)
                answer = self.run_command("doctor", "--json", project / place)
                self.assertEqual(answer.returncode, 0, answer.stderr)
                description = json.loads(answer.stdout)
                self.assertEqual(description["kind"], kind)
                (module,) = [module for module in description["modules"] if module["kind"] == "app"]
                self.assertEqual(module["sources"], 1)
                self.assertEqual(self.state(project), before, "nothing is written beside it")


if __name__ == "__main__":
    unittest.main()
