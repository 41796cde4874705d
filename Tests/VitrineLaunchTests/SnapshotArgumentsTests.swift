// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import ArgumentParser
import Foundation
import Testing

@testable import VitrineLaunch
@testable import VitrineSnapshots

struct SnapshotArgumentsTests {
    private func options(_ arguments: [String]) throws -> SnapshotOptions {
        try SnapshotArguments.parse(arguments).options
    }

    @Test
    func everythingCanBeSaid() throws {
        let options = try options([
            "--output", "/tmp/a", "--matrix=scheme,size=large+accessibility3", "--only", "Home/*", "--only=List/A",
            "--jobs", "3",
            "--scale=2", "--limit", "5", "--fixtures", "/f",
        ])
        #expect(options.action == .record)
        #expect(options.output.path == "/tmp/a")
        #expect(options.matrix.cells.count == 4)
        #expect(options.only == ["Home/*", "List/A"])
        #expect(options.jobs == 3 && options.scale == 2 && options.limit == 5)
        #expect(options.fixtures.map(\.path) == ["/f"])
    }

    @Test
    func verifyingNamesTheFormerOutput() throws {
        let options = try options(["--verify", "/old", "--output", "/report"])
        #expect(options.action == .verify(URL(fileURLWithPath: "/old")))
    }

    @Test
    func listingNeedsNoFolder() throws {
        #expect(try options(["--list"]).action == .list)
    }

    @Test(arguments: [
        [], ["--verify", "/a"], ["--output"], ["--output", "--list"], ["--output", "/a", "--jobs", "0"],
        ["--output", "/a", "--jobs", "many"], ["--output", "/a", "--scale", "nan"],
        ["--output", "/a", "--scale", "100"],
        ["--output", "/a", "--frobnicate"], ["--output", "/a", "stray"], ["--output", "/a", "--matrix", "colour"],
        ["--output", "/a", "--matrix", "scheme,scheme"], ["--output", "/a", "--matrix", "scheme=dim"],
        ["--output", "/a", "--matrix", "size="], ["--output", "/a", "--matrix", "size=large+large"],
        ["--output", "/a", "--matrix", "device=nokia"], ["--output", "/a", "--matrix", "locale=../x"],
        ["--output", "/a", "--verify", "/a/."], ["--list", "--output", "/a"], ["--list=yes"],
    ])
    func whatCannotBeMeantIsRefusedInWords(_ arguments: [String]) {
        #expect {
            try options(arguments)
        } throws: { error in
            !SnapshotArguments.exitCode(for: error).isSuccess && !SnapshotArguments.message(for: error).isEmpty
        }
    }

    @Test(arguments: [
        (
            ["--output", "/a", "--jobs", "0"],
            "The value '0' is invalid for '--jobs <n>': a number from 1 to 256 is needed"
        ),
        (
            ["--output", "/a", "--scale", "x"],
            "The value 'x' is invalid for '--scale <s>': a number from 0.5 to 8 is needed"
        ),
        (
            ["--output", "/a", "--matrix", "size="],
            "The value 'size=' is invalid for '--matrix <axes>': size needs values, separated by +"
        ),
        ([], "--output is missing: where shall the pictures go?"),
        (["--output"], "Missing value for '--output <dir>'"),
        (["--output", "/a", "stray"], "Unexpected argument 'stray'"),
    ])
    func theWordsSayWhatIsWrong(_ arguments: [String], _ words: String) {
        #expect {
            try options(arguments)
        } throws: {
            SnapshotArguments.message(for: $0) == words
        }
    }

    @Test
    func helpNamesEveryOptionAndTheDevices() {
        #expect {
            try options(["--help"])
        } throws: { error in
            let text = SnapshotArguments.fullMessage(for: error)
            let words = ["output", "verify", "list", "only", "matrix", "jobs", "scale", "limit", "fixtures"]
            return SnapshotArguments.exitCode(for: error).isSuccess
                && (words + Device.all.map(\.id)).allSatisfy(text.contains)
        }
    }
}
