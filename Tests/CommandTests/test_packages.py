# Vitrine: SwiftUI for Linux.
# SPDX-License-Identifier: Apache-2.0
"""Projects that depend on packages that need UIKit, built by the installed command with the shims that answer for them."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import tempfile
import threading
import unittest
import zlib
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from harness.browser import launch
from playwright.sync_api import expect, sync_playwright
from test_vitrine import Served

from command import SCRATCH, environment, installed

PACKAGE = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Cards",
    dependencies: [
        .package(url: "https://github.com/onevcat/Kingfisher.git", from: "8.0.0"),
        .package(url: "https://github.com/SDWebImage/SDWebImageSwiftUI.git", from: "3.0.0"),
        .package(url: "https://github.com/kean/Nuke.git", from: "12.0.0"),
        .package(url: "https://github.com/airbnb/lottie-spm.git", from: "4.5.0"),
        .package(url: "https://github.com/siteline/swiftui-introspect.git", from: "1.3.0"),
    ],
    targets: [
        .executableTarget(
            name: "Cards",
            dependencies: [
                "Kingfisher", "SDWebImageSwiftUI", .product(name: "NukeUI", package: "Nuke"),
                .product(name: "Lottie", package: "lottie-spm"),
                .product(name: "SwiftUIIntrospect", package: "swiftui-introspect"),
            ],
            resources: [.process("wave.json")]),
    ])
"""

CARDS = """import Kingfisher
import Lottie
import NukeUI
import SDWebImageSwiftUI
import SwiftUI
import SwiftUIIntrospect

@main
struct CardsApp: App {
    var body: some Scene { WindowGroup { ContentView() } }
}

struct ContentView: View {
    @State private var loaded = 0

    var body: some View {
        VStack {
            KFImage(URL(string: "ADDRESS/kingfisher.png"))
                .placeholder { ProgressView() }
                .onSuccess { _ in loaded += 1 }
                .onFailure { print($0.localizedDescription) }
                .fade(duration: 0.25)
                .resizable()
                .scaledToFill()
                .frame(width: 60, height: 60)
                .clipShape(Circle())
                .accessibilityLabel("By Kingfisher")
            WebImage(url: URL(string: "ADDRESS/webimage.png")) { image in
                image.resizable().scaledToFit()
            } placeholder: {
                Color.gray
            }
            .onSuccess { image, data, cacheType in loaded += 1 }
            .indicator(.activity)
            .transition(.fade(duration: 0.5))
            .frame(width: 60, height: 60)
            .accessibilityLabel("By SDWebImage")
            LazyImage(url: URL(string: "ADDRESS/lazy.png")) { state in
                if let image = state.image {
                    image.resizable().aspectRatio(contentMode: .fill)
                } else if state.error != nil {
                    Text("failed")
                } else {
                    ProgressView()
                }
            }
            .onCompletion { _ in loaded += 1 }
            .frame(width: 60, height: 60)
            .accessibilityLabel("By Nuke")
            LottieView(animation: .named("wave", bundle: .module)).playing(loopMode: .loop).frame(width: 80, height: 40)
            Text("loaded \\(loaded)")
        }
        .introspect(.viewController, on: .iOS(.v16, .v17)) { controller in
            controller.view.backgroundColor = .black
            loaded += 100
        }
    }
}
"""

WAVE = '{"v": "5.7", "fr": 30, "ip": 0, "op": 60, "w": 200, "h": 100, "layers": []}'

XCODE = """// !$*UTF8*$!
{
    objects = {
        P = {isa = PBXProject; buildConfigurationList = C; mainGroup = G; targets = (A); packageReferences = (R); };
        C = {isa = XCConfigurationList; buildConfigurations = (D); };
        D = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SWIFT_VERSION = 5.0; }; };
        G = {isa = PBXGroup; children = (S); sourceTree = "<group>"; };
        S = {isa = PBXFileSystemSynchronizedRootGroup; path = Faces; sourceTree = "<group>"; };
        A = {isa = PBXNativeTarget; name = Faces; productType = "com.apple.product-type.application";
            buildConfigurationList = C; buildPhases = (X); fileSystemSynchronizedGroups = (S);
            packageProductDependencies = (K); };
        X = {isa = PBXSourcesBuildPhase; files = (); };
        K = {isa = XCSwiftPackageProductDependency; package = R; productName = Kingfisher; };
        R = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://github.com/onevcat/Kingfisher";
            requirement = {kind = upToNextMajorVersion; minimumVersion = 7.0.0; }; };
    };
    rootObject = P;
}
"""

FACES = """import SwiftUI
import Kingfisher

@main
struct FacesApp: App {
    var body: some Scene { WindowGroup { Face(url: URL(string: "ADDRESS/face.png")!) } }
}

struct Face: View {
    let url: URL
    @State private var width = 0.0

    var body: some View {
        VStack {
            KFImage.url(url)
                .setProcessor(DownsamplingImageProcessor(size: CGSize(width: 20, height: 20)) |> BlackWhiteProcessor())
                .cacheMemoryOnly()
                .retry(maxCount: 3, interval: .seconds(1))
                .cancelOnDisappear(true)
                .accessibilityLabel("A face")
            Text("width \\(Int(width))")
        }
        .onAppear {
            KingfisherManager.shared.retrieveImage(with: url) { result in
                if case .success(let value) = result { width = value.image.size.width }
            }
        }
    }
}
"""

TUIST = """import ProjectDescription

let project = Project(
    name: "Faces",
    targets: [
        .target(
            name: "Faces", destinations: .iOS, product: .app, bundleId: "org.example.faces",
            sources: ["Faces/**"], dependencies: [.external(name: "Kingfisher"), .external(name: "Gone")]),
    ])
"""


def png(width: int, height: int) -> bytes:
    """A red picture."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + b"\xff\0\0" * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Pictures(BaseHTTPRequestHandler):
    """Answers every address with a picture of 60 × 60 pixels."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "image/png")
        self.end_headers()
        self.wfile.write(png(60, 60))

    def log_message(self, *_: object) -> None:
        """Says nothing."""


class PackageTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = tempfile.TemporaryDirectory(prefix="vitrine-packages-")
        cls.addClassCleanup(cls.folder.cleanup)
        cls.place = Path(cls.folder.name).resolve()
        cls.vitrine = installed()
        server = ThreadingHTTPServer(("127.0.0.1", 0), Pictures)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.addClassCleanup(server.server_close)
        cls.addClassCleanup(server.shutdown)
        cls.address = f"http://127.0.0.1:{server.server_port}"
        cls.environment = environment(cls.place, VITRINE_IMAGE_ORIGINS=cls.address)

    def write(self, files: dict[str, str]) -> Path:
        """A project of these files, by path and text."""
        project = self.place / self._testMethodName
        for path, text in files.items():
            file = project / path
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text.replace("ADDRESS", self.address))
        return project

    def run_command(self, *words: str | Path) -> subprocess.CompletedProcess[str]:
        """What the command said, and how it ended."""
        return subprocess.run(
            [self.vitrine, *map(str, words)], env=self.environment, capture_output=True, text=True, check=False)  # fmt: skip

    def open(self, project: Path, look) -> None:
        """Serves a project and looks at its page in a browser."""
        command = [self.vitrine, "run", str(project), "--port", "0", "--scratch-path", str(SCRATCH)]
        with Served(command, self.environment) as served, sync_playwright() as playwright:
            browser = launch(playwright)
            page = browser.new_page()
            page.goto(served.address)
            look(page)
            browser.close()

    def test_a_package_with_every_shim_shows_its_images(self) -> None:
        project = self.write({
            "Package.swift": PACKAGE, "Sources/Cards/CardsApp.swift": CARDS, "Sources/Cards/wave.json": WAVE})  # fmt: skip

        def look(page) -> None:
            expect(page.get_by_text("loaded 3")).to_be_visible()
            for name in ("By Kingfisher", "By SDWebImage", "By Nuke"):
                expect(page.get_by_role("img", name=name)).to_be_visible()
            expect(page.get_by_label("Lottie: wave")).to_be_visible()
            if folder := os.environ.get("VITRINE_PICTURES"):
                page.screenshot(path=f"{folder}/shims.png")

        self.open(project, look)
        # The engine's own packages are.
        fetched = {path.name.lower() for path in self.place.rglob("checkouts/*")}
        answered = {"kingfisher", "sdwebimage", "sdwebimageswiftui", "nuke", "lottie-ios", "lottie-spm"}
        self.assertEqual(fetched & answered, set(), "nothing is fetched that a shim answers for")

    def test_an_xcode_project_shows_the_image_of_a_package_that_is_not_fetched(self) -> None:
        project = self.write({"Faces.xcodeproj/project.pbxproj": XCODE, "Faces/FacesApp.swift": FACES})

        def look(page) -> None:
            expect(page.get_by_text("width 60")).to_be_visible()
            face = page.get_by_role("img", name="A face")
            expect(face).to_be_visible()
            self.assertEqual(face.bounding_box()["width"], 20)

        self.open(project, look)

    def test_a_tuist_project_builds_and_says_which_package_is_not_found(self) -> None:
        project = self.write({
            "Project.swift": TUIST, "Faces/FacesApp.swift": FACES,
            "Tuist/Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
                                   'let package = Package(name: "Faces", dependencies: ['
                                   '.package(url: "https://github.com/onevcat/Kingfisher", from: "8.0.0"),'
                                   '.package(url: "https://x.invalid/other", from: "1.0.0")])',
        })  # fmt: skip
        answer = self.run_command(
            "build", project, "--output", self.place / "built", "--configuration", "debug", "--scratch-path",
            SCRATCH)  # fmt: skip
        self.assertEqual(answer.returncode, 0, answer.stderr)
        self.assertIn("The package of Gone is not found", answer.stderr)
        self.assertIn("Kingfisher is answered by a shim", answer.stderr)
        self.assertTrue((self.place / "built/Faces").is_file())

    def test_what_a_shim_lacks_fails_with_the_list_of_what_it_has(self) -> None:
        project = self.write({
            "Faces.xcodeproj/project.pbxproj": XCODE,
            "Faces/FacesApp.swift": FACES.replace(".cacheMemoryOnly()", ".lowDataModeSource(nil)"),
        })  # fmt: skip
        answer = self.run_command("run", project, "--port", "0", "--scratch-path", SCRATCH)
        self.assertEqual(answer.returncode, 1)
        self.assertIn("has no member 'lowDataModeSource'", answer.stderr)
        self.assertIn("note: The shim of Kingfisher has:", answer.stderr)
        self.assertRegex(answer.stderr, r"KFImageProtocol: .*cacheMemoryOnly\(_:\)")
        checked = self.run_command("check", project, "--scratch-path", SCRATCH)
        self.assertEqual(checked.returncode, 1, checked.stderr)
        self.assertIn("lowDataModeSource", checked.stdout)
        self.assertIn("the shim of Kingfisher has", checked.stdout)

    def test_a_check_lists_shims_and_packages_that_are_missing_with_their_files(self) -> None:
        project = self.write({
            "Package.swift": PACKAGE.replace(
                "https://github.com/kean/Nuke.git", str(self.place / "none/Gone")
            ).replace('.product(name: "NukeUI", package: "Nuke")', '.product(name: "Gone", package: "Gone")'),
            "Sources/Cards/CardsApp.swift": FACES.replace("Faces", "Cards"),
            "Sources/Cards/Other.swift": "import Gone\nimport Nowhere\n",
        })  # fmt: skip
        answer = self.run_command("check", project, "--json", "--scratch-path", SCRATCH)
        self.assertEqual(answer.returncode, 1, answer.stderr)
        found = json.loads(answer.stdout)
        other = str(project / "Sources/Cards/Other.swift")
        self.assertEqual(
            found["shims"], [{"name": "Kingfisher", "files": [str(project / "Sources/Cards/CardsApp.swift")]}])  # fmt: skip
        self.assertEqual(found["modules"], [{"name": "Nowhere", "files": [other]}])
        self.assertEqual([package["files"] for package in found["packages"]], [[other]])
        self.assertIn("none/Gone", found["packages"][0]["name"])
        self.assertEqual(found["names"] + found["errors"], [])


if __name__ == "__main__":
    unittest.main()
