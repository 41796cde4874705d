// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A class of layers that show something in the view whose `layerClass` they are.
@MainActor
package protocol LayerWithContent: CALayer {
    /// Creates the layer of a view, and the content of the view.
    static func layer(of view: UIView) -> CALayer
}
