// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How a page of the gallery arranges what it shows: the part of its query beside the switches.
package struct GalleryArrangement: Hashable, Sendable {
    /// The setting that varies from column to column.
    package var columns: GalleryAxis?
    /// The setting that varies from row to row.
    package var rows: GalleryAxis?
    /// In percent; nil fits the previews into the page.
    package var zoom: Int?
    /// Whether the accessibility elements are listed beside the preview.
    package var showsElements = false

    package static let zooms = [50, 75, 100, 125, 150, 200]

    package init() {}

    /// Reads a query; what cannot be meant is skipped.
    package init(query: String?) {
        var components = URLComponents()
        components.percentEncodedQuery = query
        for item in components.queryItems ?? [] {
            let value = item.value ?? ""
            switch item.name {
            case "columns": columns = GalleryAxis(rawValue: value)
            case "rows": rows = GalleryAxis(rawValue: value)
            case "zoom": zoom = Int(value).flatMap { Self.zooms.contains($0) ? $0 : nil }
            case "panel": showsElements = value == "elements"
            default: break
            }
        }
        if rows == columns { rows = nil }
    }

    /// The parts of a query that read as this.
    package var parts: [String] {
        var parts: [String] = []
        if let columns { parts.append("columns=\(columns.rawValue)") }
        if let rows { parts.append("rows=\(rows.rawValue)") }
        if let zoom { parts.append("zoom=\(zoom)") }
        if showsElements { parts.append("panel=elements") }
        return parts
    }
}
