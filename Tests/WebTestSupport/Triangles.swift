// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

/// A triangle for every name but "unknown".
package struct Triangles: SymbolSource {
    package init() {}

    package func drawing(of name: String, weight: SymbolWeight) -> SymbolDrawing? {
        if name == "unknown" { return nil }
        let tip = Double(weight.rawValue * 10) + 100.25
        return SymbolDrawing(
            elements: [.move(x: 0, y: 0), .line(x: 256, y: 0), .line(x: 128, y: tip), .close],
            frame: DisplayRect(x: -12.8, y: -6.4, width: 281.6, height: 268.8), width: 1.1, height: 1.05)
    }
}
