// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineSnapshots

struct SnapshotOptionsTests {
    @Test
    func everythingCanBeSaid() throws {
        let options = try SnapshotOptions(arguments: [
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
        let options = try SnapshotOptions(arguments: ["--verify", "/old", "--output", "/report"])
        #expect(options.action == .verify(URL(fileURLWithPath: "/old")))
    }

    @Test
    func listingNeedsNoFolder() throws {
        #expect(try SnapshotOptions(arguments: ["--list"]).action == .list)
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
            try SnapshotOptions(arguments: arguments)
        } throws: { error in
            guard case .invalid(let message) = error as? SnapshotOptions.UsageError else { return false }
            return !message.isEmpty
        }
    }

    @Test
    func helpIsAWish() {
        #expect(throws: SnapshotOptions.UsageError.help) { try SnapshotOptions(arguments: ["--help"]) }
    }
}
