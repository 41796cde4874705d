// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Neva

struct ConstantsTests {
    /// The app's sources but one, by name.
    private static let sources: [String: String] = {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "Neva")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.allObjects ?? []
        return Dictionary(
            uniqueKeysWithValues: files.compactMap { $0 as? URL }
                .filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Constants.swift" }
                .compactMap { file in (try? String(contentsOf: file, encoding: .utf8)).map { (file.path, $0) } }
        )
    }()

    @Test("Addresses are written in Constants.swift and nowhere else", arguments: ["http:", "https:"])
    func testAddresses(text: String) {
        #expect(Self.sources.count > 20)
        #expect(Self.sources.filter { $0.value.contains(text) }.keys.sorted() == [])
    }

    @Test("So are sizes: no view has a number of points of its own")
    func testSizes() throws {
        let size = try Regex(#"(spacing|padding|width|height|cornerRadius|size|minimum|maximum)\w*[:(] *[1-9]"#)
        let found = Self.sources.mapValues { text in
            // What stands below the previews' mark frames pictures, not the app.
            text.components(separatedBy: "// MARK: - Previews")[0]
        }.filter { $0.value.contains(size) }
        #expect(found.keys.sorted() == [])
    }
}
