// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// The set `AppIcon` of a bundle's asset catalogs, which Xcode names so in every new app.
package enum AppIconSet {
    private struct Contents: Decodable {
        struct File: Decodable {
            struct Appearance: Decodable {}
            var filename: String?
            /// Present for the dark and the tinted variant.
            var appearances: [Appearance]?
            /// Absent in sets for one platform.
            var platform: String?
            var idiom: String?
        }
        var images: [File]
    }

    /// Reads the image files of the set, without those for dark and tinted home screens and for watches.
    ///
    /// - Parameter bundle: The folder of the bundle; for the program's own one, the catalogs of the executable's target are
    ///   searched, and not those of other targets, which may be other apps.
    /// - Returns: The contents of the files in the order of the set; empty if there is no set.
    package static func images(in bundle: URL) -> [Data] {
        for folder in AssetCatalogs.ownFolders("AppIcon.appiconset", in: bundle) {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
                let contents = try? JSONDecoder().decode(Contents.self, from: data)
            else { continue }
            let images = contents.images
                .filter { $0.appearances == nil && $0.platform != "watchos" && $0.idiom != "watch" }
                .compactMap { $0.filename }
                .compactMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
            if !images.isEmpty { return images }
        }
        return []
    }
}
