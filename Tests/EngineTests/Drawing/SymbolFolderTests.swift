// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay

@Suite("The folder of symbols")
struct SymbolFolderTests {
    private func temporary() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    @Test("without a table, or with something else in its place, says what to do")
    func errors() throws {
        let folder = try temporary()
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("vitrine-symbols.txt")
        func failure() -> String {
            do {
                _ = try SymbolLibrary.installed(in: folder)
                return ""
            } catch { return "\(error)" }
        }
        #expect(failure().hasPrefix("error [symbols-missing]: There is no table of symbols at \(file.path)."))
        #expect(failure().contains("Run the program with the word setup, or Scripts/setup-icons"))
        try Data("<html>".utf8).write(to: file)
        #expect(failure().hasPrefix("error [symbols-unreadable]: \(file.path) cannot be read: "))
        #expect(failure().contains("Delete it and run the program with the word setup"))
        try Data("vitrine-symbols 1\n".utf8).write(to: file)
        #expect(failure().isEmpty)
    }
}
