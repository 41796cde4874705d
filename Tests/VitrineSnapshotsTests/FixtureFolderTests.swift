// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import VitrineSnapshots

struct FixtureFolderTests {
    private let folder = FixtureFolder(URL(fileURLWithPath: "/fixtures"))

    @Test(arguments: [
        ("https://example.com/avatars/1.png", "/fixtures/example.com/avatars/1.png"),
        ("https://example.com", "/fixtures/example.com/index"),
        ("https://example.com/list?page=2&q=a/b", "/fixtures/example.com/list?page=2&q=a%2Fb"),
    ])
    func anAddressIsAFile(_ address: String, _ path: String) throws {
        #expect(folder.file(for: try #require(URL(string: address)))?.path == path)
    }

    @Test(arguments: [
        "https://example.com/../../etc/passwd", "https://example.com/%2e%2e/%2e%2e/etc/passwd", "file:///etc/passwd",
        "https://../a",
    ])
    func noAddressLeadsOutOfTheFolder(_ address: String) throws {
        guard let url = URL(string: address) else { return }
        let file = folder.file(for: url)
        #expect(file == nil || file?.standardizedFileURL.path.hasPrefix("/fixtures/") == true)
    }

    @Test
    func filesAreAnswersAndOthersAreNot() throws {
        let directory = FileManager.default.temporaryDirectory.appendingPathComponent("fixtures-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        let file = directory.appendingPathComponent("example.com/a/b.png")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data([7]).write(to: file)
        let folder = FixtureFolder(directory)
        #expect(folder.data(for: try #require(URL(string: "http://example.com/a/b.png"))) == Data([7]))
        #expect(folder.data(for: try #require(URL(string: "http://example.com/a"))) == nil)
        #expect(folder.data(for: try #require(URL(string: "http://example.com/c"))) == nil)
    }
}
