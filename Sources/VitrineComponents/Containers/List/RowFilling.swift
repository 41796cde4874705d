// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineCore
@_spi(Engine) package import VitrineLayout

/// A control that fills the whole row if it is the row's only content: a button of the default style.
@MainActor
package protocol RowFilling: ViewNode {
    var fillsRows: Bool { get }
    /// Makes the control apply the row's insets and minimum height itself, in points.
    func fillRow(insets: EdgeInsets, minimumHeight: CGFloat)
    /// Shows the row's badge, or `nil` for none, inside the row that the control fills.
    ///
    /// - Returns: Whether the control does so; beside another one the list shows the badge.
    func showBadge(_ badge: Text?) -> Bool
}

extension ViewNode {
    /// The control that this row consists of; modifiers that do not change layout (labels, identifiers, effects) are
    /// looked through.
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
