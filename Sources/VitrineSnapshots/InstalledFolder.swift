// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay
import VitrineText
import VitrineUI

/// Finds what set-up made, wherever a test or a command was started.
package enum InstalledFolder {
    /// The fonts: VITRINE_FONTS, else the nearest `.cache/fonts` above the working folder or the program.
    package static func fonts() -> URL {
        find { TextEngine.fontDirectory(environment: $0, repository: $1) }
    }

    /// The symbols: VITRINE_ICONS, else the nearest `.cache/icons`.
    package static func symbols() -> URL {
        find { SymbolLibrary.directory(environment: $0, repository: $1) }
    }

    static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        workingFolder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
        program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
        directory: (_ environment: [String: String], _ repository: URL) -> URL
    ) -> URL {
        let near = directory(environment, workingFolder)
        // A folder that was named is meant, whether it is there or not.
        if exists(near) || near != directory([:], workingFolder) { return near }
        for start in [workingFolder, program.deletingLastPathComponent()] {
            var folder = start.standardizedFileURL
            while folder.path != "/" {
                let found = directory([:], folder)
                if exists(found) { return found }
                folder.deleteLastPathComponent()
            }
        }
        return near
    }

    private static func exists(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.path)
    }
}
