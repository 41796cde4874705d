// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The file of an image among those of other scales beside it, which their names tell: `photo.png`, `photo@2x.png`.
struct ScaledImageFile {
    let path: String
    /// The number of the image's pixels per point.
    let scale: Double

    /// The scales that names tell, the largest first.
    private static let scales = [3, 2]

    /// Finds the file for a display: that of its scale, or else the one with the most pixels below.
    ///
    /// - Parameters:
    ///   - path: The path of the image; if it names a scale, it is that file's.
    ///   - displayScale: The number of the display's pixels per point.
    init(_ path: String, displayScale: Double) {
        let name = (path as NSString).lastPathComponent
        let folder = (path as NSString).deletingLastPathComponent
        let stem = (name as NSString).deletingPathExtension
        let ending = (name as NSString).pathExtension
        if let named = Self.scales.first(where: { stem.hasSuffix("@\($0)x") }) {
            self.path = path
            scale = Double(named)
            return
        }
        for factor in Self.scales where Double(factor) <= displayScale {
            let sibling = "\(stem)@\(factor)x" + (ending.isEmpty ? "" : ".\(ending)")
            let file = (folder as NSString).appendingPathComponent(sibling)
            guard FileManager.default.fileExists(atPath: file) else { continue }
            self.path = file
            scale = Double(factor)
            return
        }
        self.path = path
        scale = 1
    }
}
