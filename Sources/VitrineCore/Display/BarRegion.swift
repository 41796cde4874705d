// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// A node with a region that can have a bar at its bottom: the window, or a presentation in it.
@MainActor
package protocol BarRegion: ViewNode {
    var region: RootNode { get }
    /// The bar, a child of the node.
    var regionBar: ViewNode? { get set }
}
