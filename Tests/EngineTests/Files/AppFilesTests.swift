// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineCore

@Suite("AppFiles")
struct AppFilesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    @Test("the app's own files are those of its folders and its resources")
    func own() throws {
        #expect(AppFiles.contain(folder.appendingPathComponent("a.txt")))
        for place: FileManager.SearchPathDirectory in [.documentDirectory, .cachesDirectory] {
            let url = try #require(FileManager.default.urls(for: place, in: .userDomainMask).first)
            #expect(AppFiles.contain(url.appendingPathComponent("a/b.pdf")))
        }
        for resources in Bundle.resourceFolders(of: Bundle.main.bundleURL).dropFirst() {
            #expect(AppFiles.contain(resources.appendingPathComponent("a.json")))
        }
    }

    @Test(
        "no other file of the machine is, however its address is written",
        arguments: [
            "file:///etc/passwd", "file:///proc/self/environ", "file:///tmp/../etc/passwd", "file:///", "file:///tmp",
            "file://localhost/etc/passwd", "https://example.com/a", "/etc/passwd",
        ])
    func others(address: String) throws {
        #expect(!AppFiles.contain(try #require(URL(string: address))))
    }

    @Test("what lies beside the program is none, and a link does not lead out")
    func links() throws {
        #expect(!AppFiles.contain(Bundle.main.bundleURL.appendingPathComponent(".env")))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let link = folder.appendingPathComponent("innocent.txt")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: "/etc/passwd"))
        #expect(!AppFiles.contain(link))
    }
}
