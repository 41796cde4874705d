// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why there is no gallery.
package enum GalleryError: Error, CustomStringConvertible {
    case noCatalogue(TrapReport)

    package var description: String {
        switch self {
        case .noCatalogue(let report):
            let place = report.place.map { " at \($0)" } ?? ""
            return "error [previews]: the previews cannot be listed: \(report.message)\(place)"
        }
    }
}
