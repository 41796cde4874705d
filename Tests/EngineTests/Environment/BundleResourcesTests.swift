// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

/// Files of the app, wherever the build put them.
@Suite("Resources of the main bundle")
struct BundleResourcesTests {
    @Test("A file in a folder beside the executable is the main bundle's")
    func beside() throws {
        // The layout cases are a resource of another target of these tests.
        let file = try #require(Bundle.main.url(forResource: "layout-cases", withExtension: "json"))
        #expect(file.deletingLastPathComponent().pathExtension == "resources")
        #expect(Bundle.main.path(forResource: "layout-cases.json", ofType: nil) == file.path)
        #expect(Bundle.main.url(forResource: "nobody-has-this", withExtension: "json") == nil)
    }

    @Test("Another bundle has its own folder only")
    func other() {
        let folder = FileManager.default.temporaryDirectory
        #expect(Bundle.resourceFolders(of: folder) == [folder])
    }
}
