// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineCore
@_spi(Engine) package import VitrineLayout

/// A control that, where it is a row of a list by itself, takes the whole row: a button with the platform's style.
@MainActor
package protocol RowFilling: ViewNode {
    var fillsRows: Bool { get }
    /// Takes a row's insets and least height upon itself, in points.
    func fillRow(insets: EdgeInsets, minimumHeight: CGFloat)
}

extension ViewNode {
    /// The control that this row is, looked for through what changes no layout (labels, identifiers, effects).
    package final var rowFilling: (any RowFilling)? {
        var current = self
        while true {
            if let control = current as? any RowFilling { return control.fillsRows ? control : nil }
            guard current.layoutNode is WrapperNode else { return nil }
            var children: [ViewNode] = []
            current.forEachChild { children.append($0) }
            guard children.count == 1, children[0].elementCount == 1 else { return nil }
            current = children[0].element(at: 0)
        }
    }
}
