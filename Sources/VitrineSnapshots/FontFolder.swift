// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineText

/// Finds the fonts for pictures wherever a test or a command was started.
package enum FontFolder {
    /// VITRINE_FONTS, else the nearest `.cache/fonts` above the working folder or the program.
    package static func find(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        workingFolder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
        program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    ) -> URL {
        let near = TextEngine.fontDirectory(environment: environment, repository: workingFolder)
        if exists(near) || environment["VITRINE_FONTS"]?.isEmpty == false { return near }
        for start in [workingFolder, program.deletingLastPathComponent()] {
            if let found = above(start) { return found }
        }
        return near
    }

    private static func above(_ start: URL) -> URL? {
        var folder = start.standardizedFileURL
        while folder.path != "/" {
            let fonts = TextEngine.fontDirectory(environment: [:], repository: folder)
            if exists(fonts) { return fonts }
            folder.deleteLastPathComponent()
        }
        return nil
    }

    private static func exists(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.path)
    }
}
