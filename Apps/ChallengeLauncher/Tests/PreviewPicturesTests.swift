// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// Challenge's own binary photographs its previews.
@Suite(.timeLimit(.minutes(10)))
nonisolated struct PreviewPicturesTests {
    @Test
    func everyPreviewBecomesAPictureWithItsAvatars() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("challenge-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        // The products of one build stand side by side.
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("challenge")
        process.arguments = ["snapshot", "--output", folder.path, "--only", "Challenge*"]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)

        func text(_ path: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
        }
        let home = try text("ChallengeHome/HomeView.txt")
        #expect(home.contains("Rick and Morty, Heading"))
        #expect(try text("ChallengeCharacter/CharacterListView/Loaded.txt").contains("Rick Sanchez, Alive"))
        #expect(try text("ChallengeCharacter/CharacterListView/Loading.txt").contains("In progress"))
        #expect(try text("ChallengeCharacter/CharacterListView/Error.txt").contains("Error loading characters"))
        for name in ["ChallengeHome/HomeView", "ChallengeCharacter/CharacterDetailView/Loaded"] {
            let picture = try Data(contentsOf: folder.appendingPathComponent("\(name).png"))
            #expect(picture.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        }
        // Nothing was missing: no address, no symbol.
        #expect(try text("snapshots.json").contains("\"diagnostics\""))
        #expect(!(try text("snapshots.json").contains("No fixture is registered")))
        #expect(!(try text("snapshots.json").contains("missing-symbol")))
    }
}
