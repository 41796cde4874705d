// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
@_spi(Engine) import VitrineCore

/// The badge of a row.
nonisolated struct RowBadge: View, Equatable {
    /// The distance between the row's content and its badge, in points; a choice, not measured on a device.
    static let gap: CGFloat = 8

    let text: Text
    /// The distance to the row's trailing edge that the row's content does not keep, in points.
    var trailing: CGFloat = 0

    @MainActor var body: some View {
        text.foregroundStyle(Color.secondary).padding(.trailing, trailing)
    }
}

extension RowBadge {
    /// Shows a badge in the node that it has had, or in a new one; the node ends if there is no badge.
    ///
    /// - Parameters:
    ///   - badge: The badge; `nil` for none.
    ///   - node: The node of the badge until now.
    ///   - owner: The node that the badge belongs to, beside its content.
    /// - Returns: The node, for the owner to keep; `nil` if there is no badge.
    @MainActor static func show(_ badge: RowBadge?, in node: ViewNode?, of owner: ViewNode) -> ViewNode? {
        guard let badge else {
            node?.tearDown()
            return nil
        }
        guard let node else {
            return NodeContext(graph: owner.graph, parent: owner, scope: owner.scope, owner: owner, ordinal: 3)
                .make(badge)
        }
        withUnsafePointer(to: badge) { node.update(from: UnsafeRawPointer($0)) }
        return node
    }
}
