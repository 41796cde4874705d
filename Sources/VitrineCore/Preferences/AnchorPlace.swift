// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineLayout

/// The view that anchors are parts of, wherever it stands.
///
/// Only the main actor's work (bodies, layout) asks it, although values that name it may go anywhere.
nonisolated package final class AnchorPlace: @unchecked Sendable {
    package weak var node: LayoutNode?
    private var lastFrame = CGRect.zero

    package init() {}

    /// The view's frame as it is seen in the scene; of a view that is gone, where it was last.
    package var frame: CGRect {
        if let node, node.isPlaced { lastFrame = node.displayedFrame(in: nil) }
        return lastFrame
    }
}

extension AnchorPlace: Hashable {
    package static func == (a: AnchorPlace, b: AnchorPlace) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
