// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineComponents
import VitrineCore
import VitrineText

/// Finds the installed fonts and symbols, wherever the program was started.
package enum InstalledFolder {
    /// Returns the folder of fonts: VITRINE_FONTS, or the nearest `.cache/fonts` above the working folder or the
    /// program, or that of the user's cache.
    package static func fonts() -> URL { find("fonts", variable: "VITRINE_FONTS") }

    /// Returns the folder of symbols: VITRINE_ICONS, or the nearest `.cache/icons`, or that of the user's cache.
    package static func symbols() -> URL { find("icons", variable: "VITRINE_ICONS") }

    /// Returns Vitrine's folder in the user's cache: in XDG_CACHE_HOME, or in `.cache` of the home directory.
    package static func userCache(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        home: URL = FileManager.default.homeDirectoryForCurrentUser
    ) -> URL {
        let named = environment["XDG_CACHE_HOME", default: ""]
        // The specification requires that a relative path is ignored.
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
        // A folder that is set explicitly is used, whether it exists or not.
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
