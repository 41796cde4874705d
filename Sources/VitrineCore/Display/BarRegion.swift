// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineLayout

/// A node with a region at whose lower end a bar can stand: the window, or what is presented in it.
@MainActor
package protocol BarRegion: ViewNode {
    var region: RootNode { get }
    /// The bar, a child of the node.
    var regionBar: ViewNode? { get set }
}
