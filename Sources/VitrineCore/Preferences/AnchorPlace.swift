// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
@_spi(Engine) package import VitrineLayout

/// The view that anchors belong to, wherever it is.
///
/// Read only by work of the main actor (bodies, layout), although values that contain it may be passed to any thread.
nonisolated package final class AnchorPlace: @unchecked Sendable {
    package weak var node: LayoutNode?
    private var last = (size: CGSize.zero, toScene: DisplayTransform())

    package init() {}

    /// Returns a part of the view in the coordinates of a node, as both are displayed; that of before if the view is
    /// gone.
    ///
    /// - Parameters:
    ///   - source: The part.
    ///   - reader: The node; `nil` for the scene.
    /// - Returns: The value of the part.
    package func value<Value>(of source: Anchor<Value>.Source, in reader: LayoutNode?) -> Value {
        if let node, node.isPlaced { last = (node.size, node.displayTransform(to: nil)) }
        let target = reader?.displayTransform(to: nil) ?? DisplayTransform()
        return source.resolve(last.size) { $0.converted(from: last.toScene, to: target) }
    }
}

extension AnchorPlace: Hashable {
    package static func == (a: AnchorPlace, b: AnchorPlace) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
