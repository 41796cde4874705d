// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

@testable import VitrineText

/// The derived fonts: a test that needs them fails with the remedy when they are not there.
enum TestFonts {
    static let repository = repository(above: URL(fileURLWithPath: #filePath).resolvingSymlinksInPath())

    static let folder = TextEngine.fontDirectory(
        repository: repository ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath))

    /// Without the distribution's fallbacks, so that tests do not depend on what is installed.
    static func library() throws -> FontLibrary {
        try FontLibrary(fontDirectory: folder, fallbackFolders: [])
    }

    private static func repository(above file: URL) -> URL? {
        var folder = file
        while folder.path != "/" {
            folder = folder.deletingLastPathComponent()
            if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Scripts/setup-fonts").path) {
                return folder
            }
        }
        return nil
    }
}
