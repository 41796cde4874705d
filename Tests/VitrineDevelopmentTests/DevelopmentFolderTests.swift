// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineDevelopment

@Suite struct DevelopmentFolderTests {
    private let folder = TemporaryFolder()

    @Test func `who develops a project twice has two folders`() throws {
        let first = try DevelopmentFolder(in: folder.url)
        try folder.write("library", at: "1/libraries/engine.so")
        let second = try DevelopmentFolder(in: folder.url)
        #expect(first.url.lastPathComponent == "1")
        #expect(second.url.lastPathComponent == "2")
        // What the first one has is still there.
        #expect(FileManager.default.fileExists(atPath: first.url.appendingPathComponent("libraries/engine.so").path))
    }

    @Test func `a folder that was left is taken again, without what is in it`() throws {
        var first: DevelopmentFolder? = try DevelopmentFolder(in: folder.url)
        #expect(first?.url.lastPathComponent == "1")
        try folder.write("library", at: "1/libraries/engine.so")
        first = nil
        let second = try DevelopmentFolder(in: folder.url)
        #expect(second.url.lastPathComponent == "1")
        #expect(!FileManager.default.fileExists(atPath: second.url.path))
    }
}
