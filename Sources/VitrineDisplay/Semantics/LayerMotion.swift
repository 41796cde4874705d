// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The role of a layer in a transition that the surface animates by itself, such as a pushed page.
///
/// The surface alone knows the animations. A layer is removed from the tree at once; the surface keeps its picture until
/// it has left the window.
package enum LayerMotion: Hashable, Sendable {
    /// A page of a navigation stack: a page of a greater depth covers one of a lesser depth of the same stack. It grows
    /// out of a source, if it names one that is shown.
    case page(stack: Int, depth: Int, source: Int? = nil)
    /// A view that pages grow out of.
    case zoomSource(Int)
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
    /// A place where a card may be released after a drag; it is chosen with a tap. The top edge of the card there, in
    /// points of the window.
    case detent(top: Double)
    /// Like a detent: the card is released to leave the window.
    case dismissal
}
