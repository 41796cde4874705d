// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineWeb

@Suite struct ClientFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Sources/VitrineWeb/Client")

    private static func written(_ name: String) throws -> [Substring] {
        try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    private static func served(_ name: String) throws -> [Substring] {
        String(decoding: try #require(ClientFiles.bytes(name)), as: UTF8.self)
            .split(separator: "\n", omittingEmptySubsequences: false)
    }

    @Test func `lines of comments are not served`() {
        let code = """
            // A line.
            let address = "https://example.com" // behind code
              // An indented one.
            /** A block of one line. */
            /* A block
             * of several
             */
            /** @type {number} */ (element).vid = 1
            /*
            let removed = 1
            */
            const text = "/* no comment */"

            let last = 2
            """
        #expect(
            ClientFiles.withoutComments(code) == """
                let address = "https://example.com" // behind code
                /** @type {number} */ (element).vid = 1
                const text = "/* no comment */"

                let last = 2
                """)
    }

    /// A comment that ended in the middle of a line would take the code behind it along.
    @Test func `every line of code is served, in its order`() throws {
        for name in ClientFiles.names where name != "client.js" {
            let served = try Self.served(name)
            let missing = try Self.written(name).difference(from: served)
            #expect(missing.insertions.count + served.count == (try Self.written(name)).count, "\(name)")
            for case .insert(_, let line, _) in missing {
                let text = line.trimmingCharacters(in: .whitespaces)
                #expect(["//", "/*", "*"].contains { text.hasPrefix($0) } || text.hasSuffix("*/"), "\(name): \(line)")
            }
        }
    }

    @Test func `the client is one file, with its modules before it`() throws {
        let client = try Self.served("client.js")
        #expect(!client.contains { $0.hasPrefix("import ") })
        let own = ClientFiles.withoutComments(try Self.written("client.js").joined(separator: "\n"))
            .split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
        #expect(Array(client.suffix(own.count)) == own)
    }

    /// Compressed bytes: of the script and the style sheet that every page loads, and of what is loaded with the first
    /// use of a field, a control, a gesture and so on.
    @Test(
        arguments: [
            (["client.js"], 18_688), (["base.css"], 2_624), (ClientFiles.fieldModules, 4_864),
            (ClientFiles.selectionModules, 1_024), (ClientFiles.richModules, 2_560),
            (ClientFiles.controlModules, 1_024), (ClientFiles.drumModules, 2_048), (ClientFiles.modalModules, 10_496),
            (ClientFiles.motionModules, 2_048), (ClientFiles.answerModules, 5_136), (ClientFiles.pullModules, 2_304),
            (ClientFiles.swipeModules, 2_304), (ClientFiles.gestureModules, 6_144), (ClientFiles.copyModules, 1_024),
            (ClientFiles.carouselModules, 1_536), (ClientFiles.fileModules, 2_048), (ClientFiles.dropModules, 1_536),
            (ClientFiles.embedModules, 3_328), (ClientFiles.canvasModules, 4_608),
        ] as [([String], Int)])
    func `files fit their budget`(names: [String], budget: Int) throws {
        let bytes = try names.map { try #require(ClientFiles.file($0)?.gzip).count }.reduce(0, +)
        #expect(bytes <= budget, "\(names)")
    }
}
