// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import VitrineBase
import VitrineCore

@testable import VitrineRaster
@testable import VitrineSnapshots
@testable import VitrineWorkers

/// The command as a user runs it: a process, its files, its exit code.
@Suite(.timeLimit(.minutes(10))) struct SnapshotCommandTests {
    private static let module = "snapshot_test_host"
    private static let good = ["Card", "Fixed", "Landscape - small", "Screen"].map { "\(module)/Good/\($0)" }

    private func record(_ folder: TemporaryFolder, _ arguments: [String]) throws -> HostProcess {
        try HostProcess(["snapshot", "--output", folder.url.path] + arguments)
    }

    @Test
    func everyProgramPrintsItsVersion() throws {
        let host = try HostProcess(["--version"])
        #expect(host.status == 0, "\(host.errors)")
        #expect(host.output == "Vitrine \(VitrineVersion.current)\n")
    }

    @Test
    func listsEveryPreview() throws {
        let host = try HostProcess(["snapshot", "--list"])
        #expect(host.status == 0, "\(host.errors)")
        let ids = host.output.split(separator: "\n").map(String.init)
        #expect(Set(Self.good).isSubset(of: ids))
        #expect(ids.contains("\(Self.module)/Bad/Traps"))
    }

    @Test
    func goodPreviewsBecomePicturesElementsAndWords() throws {
        let folder = TemporaryFolder()
        let host = try record(folder, ["--only", "*/Good/*", "--jobs", "2"])
        #expect(host.status == 0, "\(host.output) \(host.errors)")
        let files = try folder.contents()
        let expected = Self.good.flatMap { id in ["png", "json", "txt"].map { "\(id).\($0)" } }
        #expect(Set(files.keys) == Set(expected + ["index.html", "snapshots.json"]))

        func picture(_ id: Int) throws -> RasterImage {
            try RasterImage(png: [UInt8](try #require(files[Self.good[id] + ".png"])))
        }
        let fixed = try picture(1)
        #expect((fixed.width, fixed.height) == (360, 180))
        let screen = try picture(3)
        #expect((screen.width, screen.height) == (1_206, 2_622))
        let landscape = try picture(2)
        #expect((landscape.width, landscape.height) == (2_622, 1_206))
        let card = try picture(0)
        #expect(card.width < screen.width && card.height < screen.height)
        #expect(Set(card.pixels).count > 10)

        let spoken = String(decoding: try #require(files[Self.good[0] + ".txt"]), as: UTF8.self)
        #expect(spoken.contains("nobody\n") && spoken.contains("Save, Button\n"))
        let document = try ElementDocument(json: try #require(files[Self.good[0] + ".json"]))
        #expect((document.size.height * 3).rounded() == Double(card.height))
        let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
        #expect(page.contains("Good.swift:"))
        #expect(!page.contains("Broken"))
        #expect(host.output.contains("4 pictures, 0 failed"))
    }

    @Test
    func brokenPreviewsAreNamedAndTheOthersArePhotographed() throws {
        let folder = TemporaryFolder()
        let host = try record(folder, ["--jobs", "2", "--limit", "8"])
        #expect(host.status == 1)
        let files = try folder.contents()
        for id in Self.good { #expect(files["\(id).png"] != nil, "\(id)") }
        for (name, reason) in [
            ("Traps", "Index out of range"), ("Hangs", "not done after 8 seconds"), ("Leaves", "exit code 3"),
            ("Wants no room", "wants no room"),
        ] {
            let line = host.output.split(separator: "\n").first { $0.hasPrefix("failed: \(Self.module)/Bad/\(name) (") }
            #expect(line?.contains(reason) == true, "\(name): \(line ?? "-")")
            #expect(line?.contains("Bad.swift:") == true)
        }
        let page = String(decoding: try #require(files["index.html"]), as: UTF8.self)
        let broken = try #require(page.range(of: "id=\"broken\""))
        let first = try #require(page.range(of: "<figure"))
        #expect(broken.lowerBound < first.lowerBound)
    }

    @Test
    func aMatrixMultipliesPictures() throws {
        let folder = TemporaryFolder()
        let host = try record(folder, ["--only", "*/Fixed", "--matrix", "scheme,direction", "--scale", "1"])
        #expect(host.status == 0, "\(host.output) \(host.errors)")
        let pictures = try folder.contents().keys.filter { $0.hasSuffix(".png") }.sorted()
        #expect(
            pictures == [".dark", ".dark.rtl", "", ".rtl"].map { "\(Self.module)/Good/Fixed\($0).png" })
    }

    @Test
    func anotherEnvironmentMakesTheSameBytes() throws {
        let environments = [
            ["LANG": "C", "TZ": "Asia/Tokyo", "HOME": "/tmp", "SWIFT_DETERMINISTIC_HASHING": "1"],
            [
                "LANG": "de_DE.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "America/St_Johns", "HOME": "/nonexistent",
                "FONTCONFIG_FILE": "/dev/null", "XDG_CONFIG_HOME": "/nonexistent", "SWIFT_DETERMINISTIC_HASHING": "",
            ],
        ]
        let outputs = try environments.map { environment in
            let folder = TemporaryFolder()
            let host = try HostProcess(
                ["snapshot", "--output", folder.url.path, "--only", "*/Good/*", "--matrix", "locale"],
                environment: environment)
            #expect(host.status == 0, "\(host.output) \(host.errors)")
            return try folder.contents()
        }
        #expect(outputs[0].keys.sorted() == outputs[1].keys.sorted())
        for (name, data) in outputs[0] { #expect(data == outputs[1][name], "\(name)") }
    }

    /// The worker itself, without the environment that the command gives it: what the engine draws does not depend on
    /// it.
    @Test
    func aWorkerInAnotherEnvironmentMakesTheSameBytes() throws {
        let environments = [
            ["LANG": "C", "TZ": "UTC", "HOME": "/tmp"],
            [
                "LANG": "ar_EG.UTF-8", "TZ": "UTC", "HOME": "/nonexistent", "FONTCONFIG_FILE": "/dev/null",
                "FONTCONFIG_PATH": "/nonexistent",
            ],
        ]
        let outputs = try environments.map { environment in
            let folder = TemporaryFolder()
            var launch = WorkerLaunch(
                arguments: [SnapshotCommand.workerName],
                environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
            launch.program = HostProcess.program.path
            let worker = try WorkerProcess<SnapshotMessage>(launch)
            try worker.send(SnapshotRequest.setup(SnapshotSetup(output: folder.url.path)))
            let previews = [
                ("Good/Fixed", "fixed"), ("Text/Latin", "Latin"), ("Text/Many scripts", "Many scripts"),
            ]
            for (number, preview) in previews.enumerated() {
                try worker.send(
                    SnapshotRequest.job(
                        SnapshotJob(
                            number: number, preview: "\(Self.module)/\(preview.0)", cell: PreviewCell(),
                            stem: preview.1, scale: nil)))
            }
            var isDone = false
            while !isDone {
                switch worker.next() {
                case .message(.done(let reply)):
                    #expect(reply.error == nil, "\(worker.errorOutput)")
                    isDone = reply.number == previews.count - 1
                case .message: continue
                case .ended(let end): throw SnapshotError(end.reason)
                case .timedOut: throw SnapshotError("No time was given.")
                }
            }
            return try folder.contents()
        }
        #expect(outputs[0].count == 9)
        for (name, data) in outputs[0] { #expect(data == outputs[1][name], "\(name)") }
    }

    @Test
    func aWorkerThatNobodyStartedAsOneSaysSo() throws {
        let host = try HostProcess([SnapshotCommand.workerName])
        #expect(host.status == 1)
        #expect(host.errors.contains("for workers"))
    }

    @Test
    func verifyingSaysWhatDiffers() throws {
        let reference = TemporaryFolder()
        #expect(try record(reference, ["--only", "*/Good/*"]).status == 0)

        let same = TemporaryFolder()
        let verification = try record(same, ["--only", "*/Good/*", "--verify", reference.url.path])
        #expect(verification.status == 0, "\(verification.output) \(verification.errors)")
        #expect(try same.contents().keys.sorted() == ["changes.json", "index.html"])

        // Pixels of one image and an element of another are not what they were; one has no reference, one is gone.
        let files = try reference.contents()
        var red = try RasterImage(png: [UInt8](try #require(files["\(Self.good[1]).png"]))).pixels
        red.replaceSubrange(0..<4, with: [0, 0, 255, 255])
        let changed = try RasterImage(width: 360, height: 180, scale: 3, pixels: red).png()
        try Data(changed).write(to: reference.url.appendingPathComponent("\(Self.good[1]).png"))
        let elements = String(decoding: try #require(files["\(Self.good[0]).json"]), as: UTF8.self)
        try Data(elements.replacing("\"Save\"", with: "\"Keep\"").utf8)
            .write(to: reference.url.appendingPathComponent("\(Self.good[0]).json"))
        try FileManager.default.removeItem(at: reference.url.appendingPathComponent("\(Self.good[3]).json"))

        let report = TemporaryFolder()
        let second = try record(report, ["--only", "*/Good/*", "--verify", reference.url.path])
        #expect(second.status == 1)
        #expect(second.output.contains("1 pixels differ"), "\(second.output)")
        #expect(second.output.contains("\"Keep\" and is \"Save\""), "\(second.output)")
        let made = Set(try report.contents().keys)
        #expect(made.contains("\(Self.good[1]).difference.png"))
        #expect(made.contains("\(Self.good[0]).reference.png") && made.contains("\(Self.good[0]).actual.png"))
        #expect(made.contains("\(Self.good[3]).actual.png"))
        #expect(!made.contains("\(Self.good[2]).actual.png"))
        #expect(made.contains("collage.png"))

        // The next report into the same folder has nothing of it.
        _ = try record(reference, ["--only", "*/Good/*"])
        let third = try record(report, ["--only", "*/Good/*", "--verify", reference.url.path])
        #expect(third.status == 0, "\(third.output) \(third.errors)")
        #expect(try report.contents().keys.sorted() == ["changes.json", "index.html"])
    }

    @Test
    func otherVersionsCompareElementsAndSaySo() throws {
        let reference = TemporaryFolder()
        #expect(try record(reference, ["--only", "*/Fixed"]).status == 0)
        let manifest = reference.url.appendingPathComponent(SnapshotManifest.fileName)
        var former = try SnapshotManifest(folder: reference.url)
        former.stamp.libraries["cairo"] = "0.0.1"
        try former.write(to: reference.url)
        #expect(FileManager.default.fileExists(atPath: manifest.path))
        let picture = reference.url.appendingPathComponent("\(Self.good[1]).png")
        try Data(try RasterImage(width: 1, height: 1, scale: 1, pixels: [0, 0, 0, 255]).png()).write(to: picture)

        let report = TemporaryFolder()
        let host = try record(report, ["--only", "*/Fixed", "--verify", reference.url.path])
        #expect(host.status == 0, "\(host.output) \(host.errors)")
        #expect(host.output.contains("pixels not comparable: other versions"))
        let page = String(decoding: try #require(try report.contents()["index.html"]), as: UTF8.self)
        #expect(page.contains("cairo: 0.0.1, now"))
    }

    @Test(arguments: [["snapshot"], ["snapshot", "--output", "/tmp/x", "--matrix", "colour"], ["develop"]])
    func whatCannotBeMeantEndsWithTheUsage(_ arguments: [String]) throws {
        let host = try HostProcess(arguments)
        #expect(host.status == 2)
        #expect(host.errors.contains("error [usage]:") && host.errors.contains("snapshot"))
        #expect(host.output.isEmpty)
    }

    @Test
    func aPatternThatFitsNothingIsASlip() throws {
        let host = try record(TemporaryFolder(), ["--only", "Nothing/*"])
        #expect(host.status == 1)
        #expect(host.errors.contains("No preview has an id like 'Nothing/*'"))
    }

    @Test
    func aFolderWithoutAFormerOutputIsNamed() throws {
        let host = try record(TemporaryFolder(), ["--verify", "/nonexistent"])
        #expect(host.status == 1)
        #expect(host.errors.contains("/nonexistent holds no former output"))
    }

    @Test
    func fixturesStandInForTheNetwork() throws {
        let fixtures = TemporaryFolder()
        let file = fixtures.url.appendingPathComponent("example.com/name")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data("from a fixture".utf8).write(to: file)
        for (arguments, answer) in [(["--fixtures", fixtures.url.path], "from a fixture\n"), ([], "refused\n")] {
            let folder = TemporaryFolder()
            let host = try record(folder, ["--only", "*/Asks"] + arguments)
            #expect(host.status == 0, "\(host.output) \(host.errors)")
            let spoken = try #require(try folder.contents()["\(Self.module)/Network/Asks.txt"])
            #expect(String(decoding: spoken, as: UTF8.self) == answer)
        }
    }
}
