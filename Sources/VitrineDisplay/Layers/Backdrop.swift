// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a filled layer shows what lies behind it: blurred and more saturated, below its own translucent fill.
///
/// What lies behind is what is painted before the layer, up to the nearest layer around it that is drawn apart (opacity,
/// filters, shadow, mask, blend mode), as with CSS's `backdrop-filter`. Only pixels inside the layer's bounds take part;
/// at the edges they are mirrored.
package struct Backdrop: Hashable, Sendable {
    /// The edge to whose opposite the layer fades out.
    package enum Edge: Int, Hashable, Sendable { case top = 1, bottom }

    /// The sigma of the Gaussian, in points.
    package var radius: Double
    /// The factor of the saturation: 1 changes nothing.
    package var saturation: Double
    /// The opaque colour that replaces fill and backdrop where a surface cannot blur, or a user wants no transparency.
    package var solid: DisplayColor
    /// A shadow around the fill, not below it.
    package var shadow: LayerEffects.Shadow?
    /// The edge at which the layer is complete; it fades out towards the other one. `nil` for no fading.
    package var fullEdge: Edge?
    /// The outline of a fill that is not a box; `nil` for one that is.
    package var outline: Outline?

    /// Creates a backdrop.
    ///
    /// - Parameters:
    ///   - radius: The sigma of the blur, in points.
    ///   - saturation: The factor of the saturation.
    ///   - solid: The opaque colour without transparency.
    ///   - shadow: A shadow around the fill.
    ///   - fullEdge: The edge from which the layer fades out.
    package init(
        radius: Double, saturation: Double, solid: DisplayColor, shadow: LayerEffects.Shadow? = nil,
        fullEdge: Edge? = nil
    ) {
        self.radius = radius
        self.saturation = saturation
        self.solid = solid
        self.shadow = shadow
        self.fullEdge = fullEdge
    }

    /// The part of the height over which a fading layer is complete.
    package static let fullShare = 0.45
}
