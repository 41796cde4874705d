// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a layer draws inside its own bounds. The list is closed (DESIGN 3.13): chrome is made of these.
package enum LayerContent: Hashable, Sendable {
    /// Draws nothing, holds children.
    case group
    case fill(Outline, Paint)
    case stroke(Outline, Paint, DisplayStroke)
    case text(DisplayText)
    case image(DisplayImage)
    case scroll(DisplayScroll)
    /// The activity spinner; surfaces turn it themselves (facts/layout.md 7.8). 20 × 20 points.
    case activity
}

/// What is done to a layer and its children as a whole, after drawing: clip, then opacity, then shift.
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
    /// Paint order among siblings; ties keep their order.
    package var zIndex: Double
    /// `hidden()`: takes its place, is neither drawn nor hit nor read.
    package var isHidden: Bool
    package var allowsHitTesting: Bool
    package var shadow: Shadow?
    package var blurRadius: Double
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
        blurRadius = 0
        scrollLinks = []
    }

    package static let none = LayerEffects()
}

/// How a layer's children get their positions.
package enum Arrangement: Hashable, Sendable {
    /// Each child has its own origin.
    case absolute
    /// Children stand below each other: a child's top is the sum of the gaps and heights above it, so that a run of
    /// siblings moves as one value.
    case verticalRun
}

/// A child's place in its parent, owned by the parent. In a run `y` is the gap above the child, not its position.
package struct LayerPlacement: Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    package init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }
}
