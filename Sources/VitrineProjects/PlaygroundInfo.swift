// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What the manifest of an app of Swift Playgrounds says of it: identifier, versions, and a list of its own.
struct PlaygroundInfo {
    private let folder: URL
    private let product: ManifestValue

    /// Reads the manifest of a playground, without running it.
    init(_ playground: URL) {
        folder = playground
        let scope = ManifestScope()
        scope.add(playground.appendingPathComponent("Package.swift"), as: "Package.swift")
        let products = ManifestReading(scope).constant("package")["products"].items
        product = products.first { $0.name == "iOSApplication" } ?? ManifestValue.none
    }

    /// The app's Info.plist.
    ///
    /// - Parameters:
    ///   - name: The app's name.
    ///   - notes: Gets a sentence about what cannot be read.
    /// - Returns: The list; nil where no property list can be made of it.
    func list(named name: String, notes: inout [String]) -> InfoPlist? {
        var own: [String: String] = [:]
        for (setting, label) in [
            ("PRODUCT_BUNDLE_IDENTIFIER", "bundleIdentifier"), ("MARKETING_VERSION", "displayVersion"),
            ("CURRENT_PROJECT_VERSION", "bundleVersion"), ("INFOPLIST_FILE", "additionalInfoPlistContentFilePath"),
        ] {
            own[setting] = product[label].text
        }
        own["GENERATE_INFOPLIST_FILE"] = "YES"
        let known = XcodeSettings.known(target: name, project: name, root: folder, configuration: "Debug")
        let settings = XcodeSettings(levels: [known, own])
        let written = settings.writtenInfo(in: folder, of: name, notes: &notes)
        return InfoPlist(written: written, settings: settings, of: name, notes: &notes)
    }
}
