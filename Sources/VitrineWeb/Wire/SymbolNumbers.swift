// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// The symbols of one page: each drawing has a number and is sent once, however often it is shown.
///
/// Pages hold them as `<symbol id="y<number>">` in one hidden `<svg>`, and show them by `<use>`. Paths and boxes are
/// numbers and command letters only; no name of an app's ever reaches a page this way.
package struct SymbolNumbers: Sendable {
    private struct Key: Hashable {
        var name: String
        var weight: SymbolWeight
    }

    private struct Entry {
        var box: String
        var data: String
    }

    let source: any SymbolSource
    /// 0 for what the source cannot draw.
    private var numbers: [Key: Int] = [:]
    /// All drawings; number n stands at n - 1.
    private var entries: [Entry] = []
    /// How many of them the client has.
    private var sent = 0

    package init(source: any SymbolSource) {
        self.source = source
    }

    /// Returns the drawing of a symbol in the weight for a font's, for callers that do not show it by its number.
    package func drawing(of name: String, fontWeight: Int) -> SymbolDrawing? {
        source.drawing(of: name, weight: SymbolWeight(fontWeight: fontWeight))
    }

    /// Returns the number of a symbol in the weight for a font's; `nil` for one that can only be a placeholder.
    package mutating func number(of name: String, fontWeight: Int) -> Int? {
        let key = Key(name: name, weight: SymbolWeight(fontWeight: fontWeight))
        if let known = numbers[key] { return known == 0 ? nil : known }
        guard let drawing = source.drawing(of: name, weight: key.weight) else {
            numbers[key] = 0
            return nil
        }
        let frame = drawing.frame
        let box = [frame.x, frame.y, frame.width, frame.height].map(WireLength.number).joined(separator: " ")
        entries.append(Entry(box: box, data: SVGPath.compact(drawing.elements)))
        numbers[key] = entries.count
        return entries.count
    }

    /// Takes the operations for drawings that the client does not have yet; afterwards they count as sent.
    package mutating func takeOperations() -> [WireOperation] {
        defer { sent = entries.count }
        return entries.enumerated().dropFirst(sent).map { index, entry in
            .symbol(index + 1, box: entry.box, path: entry.data)
        }
    }

    /// Forgets what was sent: for a snapshot.
    package mutating func resend() {
        sent = 0
    }

    /// Takes the hidden element of a page that holds the drawings; afterwards they count as sent.
    package mutating func takeMarkup() -> String {
        defer { sent = entries.count }
        let symbols = entries.enumerated().map { index, entry in
            "<symbol id=\"y\(index + 1)\" viewBox=\"\(entry.box)\" preserveAspectRatio=\"none\" overflow=\"visible\">"
                + "<path d=\"\(entry.data)\"/></symbol>"
        }
        return "<svg id=\"vitrine-symbols\" aria-hidden=\"true\">" + symbols.joined() + "</svg>"
    }
}
