// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLint

/// Which files of a folder are judged.
struct SourceFilesTests {
    private static func folder(_ paths: [String]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("lint-\(UUID().uuidString)")
        for path in paths {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data("// \(path)".utf8).write(to: file)
        }
        return folder
    }

    @Test
    func whatIsNotTheProjectsOwnIsPassedOver() throws {
        let own = ["App/A.swift", "App/B/C.swift", "App/Z.swift", "D.swift"]
        let others = [
            ".build/checkouts/E.swift", ".hidden.swift", "Pods/F.swift", "Carthage/G.swift", "DerivedData/H.swift",
            "SourcePackages/I.swift", "Package.swift", "Kit/Package.swift", "Project.swift", "App/notes.txt",
        ]
        let folder = try Self.folder(own + others)
        defer { try? FileManager.default.removeItem(at: folder) }
        let found = try SourceFiles.read(folder)
        #expect(found.keys.sorted() == own)
        #expect(found["App/B/C.swift"] == "// App/B/C.swift")
    }

    @Test
    func foldersAndFilesThatAreExcludedLeaveTheirNeighbours() throws {
        let folder = try Self.folder(["App/A.swift", "App/B.swift", "App/C/D.swift", "Generated/E.swift", "F.swift"])
        defer { try? FileManager.default.removeItem(at: folder) }
        let found = try SourceFiles.read(folder, excluding: ["Generated", "App/A.swift"])
        #expect(found.keys.sorted() == ["App/B.swift", "App/C/D.swift", "F.swift"])
    }

    @Test
    func oneFileIsReadAloneAndWhatIsNotThereIsAnError() throws {
        let folder = try Self.folder(["App/A.swift", "App/B.swift"])
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(try SourceFiles.read(folder.appendingPathComponent("App/A.swift")) == ["A.swift": "// App/A.swift"])
        #expect(throws: (any Error).self) { try SourceFiles.read(folder.appendingPathComponent("None")) }
        #expect(throws: (any Error).self) { try SourceFiles.read(folder.appendingPathComponent("None.swift")) }
    }
}
