// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
package import VitrineLayout

/// A scroll view as the scene's surfaces and its scroll view readers see it.
@MainActor
package protocol Scrollable: AnyObject {
    var scroll: ScrollNode { get }
    /// Handles the surface's report of its scroll offset.
    func follow(_ report: ScrollReport)
    /// Requests the surface to scroll to an offset of the content, in points: on a way that is seen, or at once.
    func move(to offset: CGPoint, isAnimated: Bool)
}

extension Scrollable {
    /// Requests the surface to be at an offset of the content at once, in points.
    package func move(to offset: CGPoint) { move(to: offset, isAnimated: false) }
}

/// Refers a scroll view's layer to its item.
@MainActor
package struct ScrollHandler {
    package let scroll: ScrollNode
    package private(set) weak var item: (any Scrollable)?

    package init(_ item: any Scrollable) {
        scroll = item.scroll
        self.item = item
    }
}
