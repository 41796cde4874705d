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
    /// The node of the row's badge, a child of the control's.
    private(set) var badge: ViewNode?
    private let content: UnaryLayoutNode
    private let frame: FlexFrameNode
    private let padding: PaddingNode
    /// The content with the badge, once there has been one.
    private var room: TrailingRoomNode?

    /// Puts insets around the content and gives the row a minimum height, in points.
    init(around content: UnaryLayoutNode, tree: LayoutTree, insets: EdgeInsets, minimumHeight: CGFloat) {
        self.content = content
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

    /// Shows a badge beside the content, which belongs to the control; `nil` for none.
    func show(_ text: Text?, of control: ViewNode) {
        guard text != nil || badge != nil else { return }
        badge = RowBadge.show(text.map { RowBadge(text: $0) }, in: badge, of: control)
        let room = room ?? TrailingRoomNode(tree: content.tree, gap: RowBadge.gap)
        if self.room == nil {
            self.room = room
            room.isRightToLeft = padding.isRightToLeft
            room.child = content
            padding.child = room
        }
        let layout = badge?.element(at: 0).layoutNode
        if room.accessory !== layout { room.accessory = layout }
    }

    func layoutDirectionDidChange(isRightToLeft: Bool) {
        frame.isRightToLeft = isRightToLeft
        padding.isRightToLeft = isRightToLeft
        room?.isRightToLeft = isRightToLeft
    }
}
