// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineWeb
import WebTestSupport

/// Writes what Tests/ClientTests compares the browser's client with, into the folder that it is given.
@main enum ClientPages {
    @MainActor static func main() throws {
        guard CommandLine.arguments.count == 2 else { fatalError("usage: client-pages <folder>") }
        let folder = URL(fileURLWithPath: CommandLine.arguments[1])
        for seed in 0..<UInt64(40) { try write(PatchedPage(seed: seed), named: "d\(seed)", to: folder) }
        let stories = try (1...20).compactMap { try WalkPlan(seed: $0).story() }
        try write(JSONText.array(stories.map { JSONText.array($0) }), to: folder, "history-walks.json")
    }

    private static func write(_ page: PatchedPage, named name: String, to folder: URL) throws {
        try write(page.first, to: folder, "\(name)-first.html")
        try write("[" + page.batches.joined(separator: ",\n") + "]", to: folder, "\(name)-batches.json")
        try write(page.last, to: folder, "\(name)-last.html")
    }

    private static func write(_ text: String, to folder: URL, _ file: String) throws {
        try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
    }
}
