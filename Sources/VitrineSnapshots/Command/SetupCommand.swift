// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase
import VitrineCore

/// The command `<App> setup`, which installs the fonts and symbols that every command needs into the user's cache.
///
/// The scripts of Vitrine's checkout do the work, with which the program was built. On another machine the command
/// prints what to run where.
package enum SetupCommand {
    /// The steps: scripts of the checkout.
    static let scripts = ["install-python", "setup-fonts", "setup-icons"]

    /// The checkout that this file was compiled from.
    private static let checkout = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    package static func run() -> Never {
        let environment = variables(over: ProcessInfo.processInfo.environment)
        guard hasScripts(checkout) else { refuse(advice(checkout, environment)) }
        for script in scripts {
            let process = Process()
            process.executableURL = checkout.appendingPathComponent("Scripts/\(script)")
            process.environment = environment
            do {
                try process.start()
            } catch {
                refuse("error [setup]: Scripts/\(script) cannot be run: \(error)")
            }
            process.waitUntilExit()
            guard process.terminationStatus == 0 else {
                refuse("error [setup]: Scripts/\(script) failed; it says why above.")
            }
        }
        endProcess(0)
    }

    private static func refuse(_ message: String) -> Never {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        endProcess(1)
    }

    /// The environment of the scripts: they install where every program of this user looks.
    static func variables(
        over environment: [String: String], home: URL = FileManager.default.homeDirectoryForCurrentUser
    ) -> [String: String] {
        let cache = InstalledFolder.userCache(environment: environment, home: home)
        var variables = environment
        for (variable, name) in [("VITRINE_FONTS", "fonts"), ("VITRINE_ICONS", "icons")]
        where variables[variable, default: ""].isEmpty {
            variables[variable] = cache.appendingPathComponent(name).path
        }
        return variables
    }

    static func hasScripts(_ checkout: URL) -> Bool {
        scripts.allSatisfy {
            FileManager.default.isExecutableFile(atPath: checkout.appendingPathComponent("Scripts/\($0)").path)
        }
    }

    /// The message for a machine without the scripts.
    static func advice(_ checkout: URL, _ environment: [String: String]) -> String {
        let fonts = environment["VITRINE_FONTS", default: ""]
        let icons = environment["VITRINE_ICONS", default: ""]
        return """
            error [setup]: Vitrine's scripts are not at \(checkout.path), where this program was built.
            In a checkout of Vitrine run
              \(scripts.map { "VITRINE_FONTS=\(fonts) VITRINE_ICONS=\(icons) Scripts/\($0)" }.joined(separator: " && \\\n  "))
            or copy the folders that it made elsewhere to \(fonts) and \(icons).
            """
    }
}
