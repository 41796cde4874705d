// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What is done to a layer and its children as a whole.
///
/// Surfaces draw the layer and its children, multiply by the mask, cut to the clip, run the colour filters in their
/// order, blur, put the shadow behind, multiply by the opacity, project or scale and turn, move, and blend the result
/// with what lies behind.
package struct LayerEffects: Hashable, Sendable {
    /// 0 to 1, multiplied into everything below.
    package var opacity: Double
    package var clip: Outline?
    /// Moves the drawing, not the layout, in points.
    package var offsetX: Double
    package var offsetY: Double
    package var scaleX: Double
    package var scaleY: Double
    /// Clockwise, in radians, around the anchor.
    package var rotation: Double
    /// Unit point around which scale and rotation happen.
    package var anchorX: Double
    package var anchorY: Double
    /// Another map of the layer's own points, in place of scale and rotation; perspective included.
    package var projection: DisplayTransform?
    /// Paint order among siblings; ties keep their order.
    package var zIndex: Double
    /// `hidden()`: takes its place, is neither drawn nor hit nor read.
    package var isHidden: Bool
    package var allowsHitTesting: Bool
    /// Where the layer and what it holds can be hit; `nil`: where they draw.
    package var hitOutline: Outline?
    package var colorFilters: [ColorFilter]
    package var blurRadius: Double
    package var shadow: Shadow?
    /// How the drawing meets what was drawn before it, out to the nearest layer around that draws apart
    /// (`isCompositingGroup`, or any of mask, filters, blur, shadow, opacity, blend mode).
    package var blendMode: DisplayBlendMode
    /// What blends inside blends with nothing outside; the group is drawn apart and then put in place as one picture.
    package var isCompositingGroup: Bool
    /// One child is a mask (`isMask`): the alpha that it draws multiplies what its siblings draw.
    package var isMasked: Bool
    /// Not drawn itself: see `isMasked`.
    package var isMask: Bool
    package var scrollLinks: [ScrollLink]

    package struct Shadow: Hashable, Sendable {
        package var color: DisplayColor
        /// The Gaussian's sigma, in points.
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
        colorFilters = []
        blurRadius = 0
        blendMode = .normal
        isCompositingGroup = false
        isMasked = false
        isMask = false
        scrollLinks = []
    }

    package static let none = LayerEffects()

    /// Whether a blend mode of a layer inside stops here.
    package var isolatesBlending: Bool {
        isCompositingGroup || isMasked || isMask || opacity != 1 || blendMode != .normal || blurRadius > 0
            || shadow != nil || !colorFilters.isEmpty
    }
}
