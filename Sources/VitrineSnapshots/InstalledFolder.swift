// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineComponents
import VitrineCore
import VitrineText

/// Finds what set-up made, wherever a program was started.
package enum InstalledFolder {
    /// The fonts: VITRINE_FONTS, else the nearest `.cache/fonts` above the working folder or the program, else those of
    /// the user's cache.
    package static func fonts() -> URL { find("fonts", variable: "VITRINE_FONTS") }

    /// The symbols: VITRINE_ICONS, else the nearest `.cache/icons`, else those of the user's cache.
    package static func symbols() -> URL { find("icons", variable: "VITRINE_ICONS") }

    /// The folder of Vitrine in the user's cache: below XDG_CACHE_HOME, else below `.cache` in the home.
    package static func userCache(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        home: URL = FileManager.default.homeDirectoryForCurrentUser
    ) -> URL {
        let named = environment["XDG_CACHE_HOME", default: ""]
        // A path that is not absolute is to be ignored, says the specification.
        let caches = named.hasPrefix("/") ? URL(fileURLWithPath: named) : home.appendingPathComponent(".cache")
        return caches.appendingPathComponent("vitrine")
    }

    static func find(
        _ name: String, variable: String,
        environment: [String: String] = ProcessInfo.processInfo.environment,
        workingFolder: URL = URL(fileURLWithPath: FileManager.default.currentDirectoryPath),
        program: URL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath(),
        home: URL = FileManager.default.homeDirectoryForCurrentUser
    ) -> URL {
        // A folder that was named is meant, whether it is there or not.
        if let named = environment[variable], !named.isEmpty { return URL(fileURLWithPath: named) }
        for start in [workingFolder, program.deletingLastPathComponent()] {
            var folder = start.standardizedFileURL
            while folder.path != "/" {
                let found = folder.appendingPathComponent(".cache/\(name)")
                if FileManager.default.fileExists(atPath: found.path) { return found }
                folder.deleteLastPathComponent()
            }
        }
        return userCache(environment: environment, home: home).appendingPathComponent(name)
    }
}
