// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a layer is to a surface that animates how it comes and goes.
///
/// The surface alone knows the animations. A layer is removed from the tree at once; the surface keeps its picture until
/// it has left the window.
package enum LayerMotion: Hashable, Sendable {
    /// A page of a navigation stack: a page of a greater depth covers one of a lesser depth of the same stack.
    case page(stack: Int, depth: Int)
    /// The bar of a page, which stays in place while one page replaces another.
    case bar
    /// The button that pops the page.
    case back
    /// A presentation over the window.
    case presentation
    /// The part of a presentation that dims what is behind it.
    case dimming
    /// The part of a presentation that comes from the bottom edge of the window.
    case card
}
