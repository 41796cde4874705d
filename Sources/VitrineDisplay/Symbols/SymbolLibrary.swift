// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The symbols of a derived table, and those that can be composed from them.
///
/// Outlines are parsed on first use and cached: `capacity` limits how many, because names may come from anywhere.
package final class SymbolLibrary: SymbolSource {
    private struct Key: Hashable {
        var name: String
        var weight: SymbolWeight
    }

    /// More drawings than an app shows.
    private static let capacity = 4096

    private let table: SymbolTable
    private let known = Mutex<[Key: SymbolDrawing?]>([:])

    /// Creates a library from a table.
    ///
    /// - Parameter table: The bytes of the file that Scripts/setup-icons derives.
    /// - Throws: `SymbolTableError` if the table is invalid.
    package init(table: [UInt8]) throws(SymbolTableError) {
        self.table = try SymbolTable(table)
    }

    package func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? {
        let key = Key(name: name, weight: weight)
        if let drawing = known.withLock({ $0[key] }) { return drawing }
        var drawing = make(name, weight: weight)
        if weight.growth > 0, let thin = drawing {
            drawing?.elements = SymbolOutline(elements: thin.elements, bounds: thin.frame).grown(by: weight.growth)
        }
        known.withLock { known in
            if known.count >= Self.capacity { known = [:] }
            known[key] = .some(drawing)
        }
        return drawing
    }

    /// Returns the drawing of a symbol, or of a part of one in the frame of the whole.
    private func make(_ name: String, weight: SymbolWeight) -> SymbolDrawing? {
        let composer = SymbolComposer(table: table, weight: weight)
        guard let (symbol, part) = SymbolPart.split(name) else { return composer.drawing(of: name) }
        guard var drawing = composer.drawing(of: symbol),
            let parts = SymbolParts(of: symbol, elements: drawing.elements)
        else { return nil }
        drawing.elements = part == .mark ? parts.mark : parts.base
        return drawing
    }
}
