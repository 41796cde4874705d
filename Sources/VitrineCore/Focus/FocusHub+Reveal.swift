// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineLayout

extension FocusHub {
    /// Scrolls the least distance that shows the focused text field, in all scroll views around it.
    ///
    /// For a window that has become lower, as it does when an on-screen keyboard appears.
    func revealField() {
        guard let focused, focused is any EditableField, focused.layoutNode.isPlaced else { return }
        var node = focused.layoutNode
        // In the coordinates of `node`.
        var field = CGRect(origin: .zero, size: node.size)
        while let (scroll, origin) = ScrollNode.enclosing(node) {
            field = field.offsetBy(dx: origin.x, dy: origin.y)
            let offset = scroll.offset(toShow: field, anchor: nil)
            (scroll.displayItem as? any Scrollable)?.move(to: offset)
            field = field.offsetBy(dx: scroll.isRightToLeft ? offset.x : -offset.x, dy: -offset.y)
            node = scroll
        }
    }
}
