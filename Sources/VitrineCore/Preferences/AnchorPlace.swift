// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
@_spi(Engine) package import VitrineLayout

/// The view that anchors belong to, wherever it is.
///
/// Read only by work of the main actor (bodies, layout), although values that contain it may be passed to any thread.
nonisolated package final class AnchorPlace: @unchecked Sendable {
    package weak var node: LayoutNode?
    private var lastFrame = CGRect.zero

    package init() {}

    /// The displayed frame of the view in the scene; the last one if the view is gone.
    package var frame: CGRect {
        if let node, node.isPlaced { lastFrame = node.displayedFrame(in: nil) }
        return lastFrame
    }
}

extension AnchorPlace: Hashable {
    package static func == (a: AnchorPlace, b: AnchorPlace) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
