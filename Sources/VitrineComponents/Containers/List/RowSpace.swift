// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore
@_spi(Engine) import VitrineLayout

/// The space of a whole row around its content: a control that fills its row puts it between itself and its label.
@MainActor
final class RowSpace {
    /// The layout node that replaces the content.
    var layoutNode: LayoutNode { frame }
    private let frame: FlexFrameNode
    private let padding: PaddingNode

    /// Puts insets around the content and gives the row a minimum height, in points.
    init(around content: UnaryLayoutNode, tree: LayoutTree, insets: EdgeInsets, minimumHeight: CGFloat) {
        padding = PaddingNode(tree: tree, insets: insets)
        frame = FlexFrameNode(
            tree: tree, horizontal: FlexFrameNode.Limits(maximum: .infinity),
            vertical: FlexFrameNode.Limits(minimum: minimumHeight), alignment: .leading)
        frame.child = padding
        padding.child = content
    }

    func change(insets: EdgeInsets, minimumHeight: CGFloat) {
        padding.insets = insets
        frame.vertical = FlexFrameNode.Limits(minimum: minimumHeight)
    }

    func layoutDirectionDidChange(isRightToLeft: Bool) {
        frame.isRightToLeft = isRightToLeft
        padding.isRightToLeft = isRightToLeft
    }
}
