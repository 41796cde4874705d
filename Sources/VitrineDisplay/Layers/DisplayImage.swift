// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An image inside a layer's bounds.
package struct DisplayImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// Bytes in the session's image store, named by the hash of their content.
        case stored(hash: String)
        /// A symbol by its system name, drawn in `tint` by the session's `SymbolSource` with the `SymbolWeight` of a
        /// font weight; surfaces show a visible placeholder for one that the source lacks.
        case symbol(name: String, weight: Int, pointSize: Double)
    }

    package enum Interpolation: Hashable, Sendable { case none, smooth }

    package var source: Source
    /// The foreground colour of a template; `nil` draws the image's own colours.
    package var tint: DisplayColor?
    package var interpolation: Interpolation
    /// Drawn as in a mirror, left and right exchanged.
    package var isMirrored: Bool
    /// Fills a template in place of `tint`: a gradient across the layer's bounds. `tint` stands beside it.
    package var tintPaint: Paint?
    /// How a stored image fills the bounds; `nil` stretches it as a whole.
    package var slicing: Slicing?

    /// An image in nine parts: its caps keep their size, what lies between fills the rest.
    package struct Slicing: Hashable, Sendable {
        /// The image's own size, in points.
        package var width: Double
        package var height: Double
        /// How much of each side is a cap, in points of that size.
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
        /// The parts between the caps are repeated from the top left, not stretched.
        package var isTiled: Bool

        package init(
            width: Double, height: Double, top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
            isTiled: Bool = false
        ) {
            self.width = width
            self.height = height
            self.top = top
            self.left = left
            self.bottom = bottom
            self.right = right
            self.isTiled = isTiled
        }
    }

    package var isSymbol: Bool {
        if case .symbol = source { true } else { false }
    }

    package init(
        source: Source, tint: DisplayColor? = nil, interpolation: Interpolation = .smooth, isMirrored: Bool = false,
        tintPaint: Paint? = nil, slicing: Slicing? = nil
    ) {
        self.source = source
        self.tint = tint
        self.interpolation = interpolation
        self.isMirrored = isMirrored
        self.tintPaint = tintPaint
        self.slicing = slicing
    }
}

/// A viewport onto larger content; the offset belongs to the surface while a user scrolls.
package struct DisplayScroll: Hashable, Sendable {
    package var isHorizontal: Bool
    package var isVertical: Bool
    /// Extent of the content in points, content insets included.
    package var contentWidth: Double
    package var contentHeight: Double
    /// How much of the viewport lies under bars at its bottom, in points: what is to be seen must stand above.
    package var insetBottom: Double
    package var showsIndicators: Bool
    package var isEnabled: Bool
    /// Whether the surface goes smoothly where the engine asks it to.
    package var isSmooth: Bool
    package var snapping: Snapping
    /// Whether content that is scrolled out of the viewport is drawn there.
    package var isClipped: Bool
    /// Whether a finger that scrolls puts the keyboard away.
    package var putsKeyboardAway: Bool
    /// Set by the engine (`scrollTo`, initial anchors); a new `revision` asks the surface to move there.
    package var targetX: Double
    package var targetY: Double
    package var revision: Int
    /// Whether the surface stays where it is when a user has moved it on since it last told that it rests.
    package var yieldsToPerson: Bool
    /// How far the content was moved under what is on screen since the layer was made: a surface that shows another
    /// sum moves its offset by the difference, in the frame that moves the content (Documentation/Rules.md 3.15).
    package var shiftX: Double
    package var shiftY: Double

    package init(
        isHorizontal: Bool, isVertical: Bool, contentWidth: Double, contentHeight: Double, insetBottom: Double = 0,
        showsIndicators: Bool = true, isEnabled: Bool = true, isSmooth: Bool = false,
        snapping: Snapping = .none, isClipped: Bool = true, putsKeyboardAway: Bool = false, targetX: Double = 0,
        targetY: Double = 0, revision: Int = 0, yieldsToPerson: Bool = false, shiftX: Double = 0, shiftY: Double = 0
    ) {
        self.isHorizontal = isHorizontal
        self.isVertical = isVertical
        self.contentWidth = contentWidth
        self.contentHeight = contentHeight
        self.insetBottom = insetBottom
        self.showsIndicators = showsIndicators
        self.isEnabled = isEnabled
        self.isSmooth = isSmooth
        self.snapping = snapping
        self.isClipped = isClipped
        self.putsKeyboardAway = putsKeyboardAway
        self.targetX = targetX
        self.targetY = targetY
        self.revision = revision
        self.yieldsToPerson = yieldsToPerson
        self.shiftX = shiftX
        self.shiftY = shiftY
    }
}

extension DisplayScroll {
    /// Where a movement of the surface ends.
    package enum Snapping: Hashable, Sendable {
        case none
        /// At the start of a child, of which there is one for each length of the viewport.
        case pages
        /// Where a child stands so many points below the top. The control that follows the scroller in the tree
        /// (`DisplayControl.isDrum`) has the number of that child: it turns the drum and is turned by it, and is what
        /// screen readers and the keyboard find. The target follows the control's value without a new revision.
        case drum(inset: Double)
        /// At one of its ends, where actions are seen, or so many points from its start, where they are not. A mouse
        /// draws the content as a finger does.
        case actions(rest: Double)
    }
}

/// A property that follows a scroll offset without a round trip: every surface evaluates it (Documentation/Rules.md
/// 3.15).
package struct ScrollLink: Hashable, Sendable {
    package enum Property: Hashable, Sendable { case translationY, opacity, height }

    /// The scroll layer whose vertical offset drives the property.
    package var source: Int
    package var property: Property
    /// Offsets in points; outside the range the nearer end holds.
    package var offsetFrom: Double
    package var offsetTo: Double
    package var valueFrom: Double
    package var valueTo: Double

    package init(
        source: Int, property: Property, offsetFrom: Double, offsetTo: Double, valueFrom: Double, valueTo: Double
    ) {
        self.source = source
        self.property = property
        self.offsetFrom = offsetFrom
        self.offsetTo = offsetTo
        self.valueFrom = valueFrom
        self.valueTo = valueTo
    }

    /// The property's value at a scroll offset.
    package func value(at offset: Double) -> Double {
        let span = offsetTo - offsetFrom
        let progress = span == 0 ? (offset < offsetFrom ? 0 : 1) : min(max((offset - offsetFrom) / span, 0), 1)
        return valueFrom + (valueTo - valueFrom) * progress
    }
}
