// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Everything that a page shows of its subject; the script asks for it as JSON.
package struct GalleryState: Encodable, Hashable, Sendable {
    /// The path of the page, without its query.
    package var path: String
    package var title: String
    package var file: String
    package var place: String
    /// The address that opens the place in an editor.
    package var editor: String?
    /// The address of the gallery with this state.
    package var address: String
    /// How many previews are in a row; 0 for as many as fit.
    package var columns: Int
    package var isLandscape: Bool
    /// A device's name, or what else gives the size; of several, how many there are.
    package var screen: String
    package var cells: [GalleryCell]

    package init(
        _ subject: GallerySubject, _ switches: GallerySwitches,
        _ arrangement: GalleryArrangement = GalleryArrangement(),
        languages: [String] = ["en"], sources: SourceLinks? = nil
    ) {
        path = subject.path
        title = subject.title
        file = subject.previews.first?.file ?? subject.title
        place = subject.place
        editor = sources?.link(to: subject.place)
        address = subject.path + switches.query(arrangement)
        let across = Self.variants(arrangement.columns, languages)
        var down = Self.variants(arrangement.rows, languages)
        let isFile = subject.previews.count > 1
        // The rows of a file are its previews.
        if isFile { down = [nil] }
        cells = subject.previews.flatMap { preview in
            down.flatMap { row in
                across.map { column in
                    var shown = switches
                    if let axis = arrangement.rows, let row { shown = shown.with(axis, row) }
                    if let axis = arrangement.columns, let column { shown = shown.with(axis, column) }
                    let words = [isFile ? preview.title : nil, row?.label, column?.label].compactMap(\.self)
                    return GalleryCell(preview, shown, label: words.isEmpty ? nil : words.joined(separator: " · "))
                }
            }
        }
        let isTable = across.count > 1 && cells.count > across.count
        columns = isTable ? across.count : 0
        isLandscape = cells.first?.isLandscape ?? false
        screen = cells.count == 1 ? cells[0].screen : "\(cells.count) previews"
    }

    private static func variants(_ axis: GalleryAxis?, _ languages: [String]) -> [GalleryAxis.Variant?] {
        axis?.variants(languages: languages) ?? [nil]
    }

    /// With sorted keys: the same state gives the same bytes.
    package var json: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        guard let data = try? encoder.encode(self) else {
            preconditionFailure("A screen of the gallery has a size that is no number: \(self)")
        }
        return String(decoding: data, as: UTF8.self)
    }
}
