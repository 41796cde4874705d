// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineBase

/// Effects on a layer together with its children.
///
/// Surfaces draw the backdrop and the layer and its children, multiply by the mask, clip, apply the colour filters in their order, blur,
/// add the shadow, multiply by the opacity, project or scale and rotate, offset, and blend the result with the
/// backdrop.
///
/// What few layers have is boxed: surfaces hold the effects of each layer of a path on their stack.
package struct LayerEffects: Hashable, Sendable {
    /// The opacity from 0 to 1, multiplied into everything inside.
    package var opacity: Double
    package var clip: Outline?
    /// The offset of the drawing, not of the layout, in points.
    package var offsetX: Double
    package var offsetY: Double
    package var scaleX: Double
    package var scaleY: Double
    /// The clockwise rotation around the anchor, in radians.
    package var rotation: Double
    /// The unit point around which the layer is scaled and rotated.
    package var anchorX: Double
    package var anchorY: Double
    /// A transform of the layer's coordinates in place of scale and rotation, which may have perspective.
    @Boxed package var projection: DisplayTransform?
    /// The turn that the projection is, for surfaces that animate it; `nil` if it is another one.
    @Boxed package var turn: SpatialTurn?
    /// The drawing order among siblings; equal values keep the order of siblings.
    package var zIndex: Double
    /// Whether the layer is hidden (`hidden()`): it keeps its space, but is not drawn, hit or accessible.
    package var isHidden: Bool
    package var allowsHitTesting: Bool
    /// The area in which the layer and its children can be hit; `nil` for where they draw.
    package var hitOutline: Outline?
    package var hitArea: HitArea
    package var colorFilters: [ColorFilter]
    package var blurRadius: Double
    package var shadow: Shadow?
    /// The blend mode with the backdrop, up to the nearest layer that is composited separately (`isCompositingGroup`,
    /// or any of mask, filters, blur, shadow, opacity, blend mode).
    package var blendMode: DisplayBlendMode
    /// Whether the layer is composited separately, so that blend modes inside do not affect the backdrop outside.
    package var isCompositingGroup: Bool
    /// Whether one child is a mask (`isMask`), whose opacity is multiplied into its siblings.
    package var isMasked: Bool
    /// Whether the layer is the mask of its siblings and not drawn itself.
    package var isMask: Bool
    /// Whether a layer inside erases what this layer, which is composited separately, shows (`destinationOut`): the tree
    /// says so to surfaces that erase for the group as a whole.
    package var isErased: Bool
    package var scrollLinks: [ScrollLink]
    /// The effect of a fill on what lies behind it; `nil` for none but the fill's own translucency.
    @Boxed package var backdrop: Backdrop?

    /// The areas in which a layer with events can be hit, beside where it and its children draw.
    package enum HitArea: UInt8, Sendable {
        /// In its frame.
        case frame
        /// Only where what is inside is hit, since that is drawn elsewhere than in the frame.
        case inside
        /// In its frame, for a layer around it that is hit `inside`.
        case whole
    }

    package struct Shadow: Hashable, Sendable {
        package var color: DisplayColor
        /// The sigma of the Gaussian, in points.
        package var radius: Double
        package var x: Double
        package var y: Double

        package init(color: DisplayColor, radius: Double, x: Double, y: Double) {
            self.color = color
            self.radius = radius
            self.x = x
            self.y = y
        }
    }

    package init() {
        opacity = 1
        offsetX = 0
        offsetY = 0
        scaleX = 1
        scaleY = 1
        rotation = 0
        anchorX = 0.5
        anchorY = 0.5
        zIndex = 0
        isHidden = false
        allowsHitTesting = true
        hitArea = .frame
        colorFilters = []
        blurRadius = 0
        blendMode = .normal
        isCompositingGroup = false
        isMasked = false
        isMask = false
        isErased = false
        scrollLinks = []
    }

    package static let none = LayerEffects()

    /// Whether hits go through the layer and its children, which are drawn all the same or have opacity 0, as on iOS.
    package var isUntouchable: Bool { !allowsHitTesting || isClear }

    /// Whether nothing of the layer is seen since its opacity is 0. Opacity that follows a scroll view is so for a while
    /// only.
    package var isClear: Bool { opacity <= 0 && !scrollLinks.contains { $0.property == .opacity } }

    /// Whether blend modes of layers inside end here.
    package var isolatesBlending: Bool {
        isCompositingGroup || isMasked || isMask || opacity != 1 || blendMode != .normal || blurRadius > 0
            || shadow != nil || !colorFilters.isEmpty
    }
}
