// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An image inside a layer's bounds.
package struct DisplayImage: Hashable, Sendable {
    package enum Source: Hashable, Sendable {
        /// The bytes in the session's image store, identified by the hash of their content.
        case stored(hash: String)
        /// A symbol by its system name, drawn in `tint` by the session's `SymbolSource` with the `SymbolWeight` of a
        /// font weight; surfaces show a visible placeholder for a symbol that the source does not have.
        case symbol(name: String, weight: Int, pointSize: Double)
    }

    package enum Interpolation: Hashable, Sendable { case none, smooth }

    package var source: Source
    /// The foreground colour of a template; `nil` draws the image's own colours.
    package var tint: DisplayColor?
    package var interpolation: Interpolation
    /// Whether the image is mirrored horizontally.
    package var isMirrored: Bool
    /// The gradient across the layer's bounds that fills a template.
    ///
    /// It replaces `tint`, which is set as well.
    package var tintPaint: Paint?
    /// How a stored image fills the bounds; `nil` stretches it as a whole.
    package var slicing: Slicing?

    /// An image in nine parts: its caps keep their size, and the parts between fill the rest.
    package struct Slicing: Hashable, Sendable {
        /// The image's own size, in points.
        package var width: Double
        package var height: Double
        /// The sizes of the caps, in points of that size.
        package var top: Double
        package var left: Double
        package var bottom: Double
        package var right: Double
        /// Whether the parts between the caps are repeated from the top left; otherwise they are stretched.
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
    /// The size of the content in points, content insets included.
    package var contentWidth: Double
    package var contentHeight: Double
    /// The part of the viewport that is under bars at its bottom, in points, where nothing should be hidden.
    package var insetBottom: Double
    /// The part of the viewport that is under bars at its top, in points.
    package var insetTop: Double
    package var showsIndicators: Bool
    package var isEnabled: Bool
    /// Whether the surface scrolls smoothly to the engine's target.
    package var isSmooth: Bool
    package var snapping: Snapping
    /// Whether content outside the viewport is clipped.
    package var isClipped: Bool
    /// Whether scrolling with a finger hides the keyboard.
    package var putsKeyboardAway: Bool
    /// The offset that the engine sets (`scrollTo`, initial anchors); a new `revision` makes the surface scroll there.
    package var targetX: Double
    package var targetY: Double
    package var revision: Int
    /// Whether the surface ignores the target if a user has scrolled since it last reported rest.
    package var yieldsToPerson: Bool
    /// The distance by which the content was moved under the visible part since the layer was created.
    ///
    /// A surface that has applied another sum moves its offset by the difference, in the frame that moves the content
    /// (Documentation/Rules.md 3.15).
    package var shiftX: Double
    package var shiftY: Double

    package init(
        isHorizontal: Bool, isVertical: Bool, contentWidth: Double, contentHeight: Double, insetBottom: Double = 0,
        insetTop: Double = 0,
        showsIndicators: Bool = true, isEnabled: Bool = true, isSmooth: Bool = false,
        snapping: Snapping = .none, isClipped: Bool = true, putsKeyboardAway: Bool = false, targetX: Double = 0,
        targetY: Double = 0, revision: Int = 0, yieldsToPerson: Bool = false, shiftX: Double = 0, shiftY: Double = 0
    ) {
        self.isHorizontal = isHorizontal
        self.isVertical = isVertical
        self.contentWidth = contentWidth
        self.contentHeight = contentHeight
        self.insetBottom = insetBottom
        self.insetTop = insetTop
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
    /// The sides at which a full swipe runs the first action of a row.
    package struct FullSwipes: OptionSet, Hashable, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let left = FullSwipes(rawValue: 1)
        package static let right = FullSwipes(rawValue: 2)
    }

    /// The positions at which scrolling on a surface ends.
    package enum Snapping: Hashable, Sendable {
        case none
        /// At the start of a page; pages are as long as the viewport.
        case pages
        /// At a child, placed at a distance from the top, in points.
        ///
        /// The control that follows the scroll view in the tree (`DisplayControl.Kind.choice`) has the number of that child:
        /// it moves the drum and is changed by it, and is what screen readers and the keyboard use. The target follows
        /// the control's value without a new revision.
        case drum(inset: Double)
        /// At one of the ends, where actions are visible, or at a distance in points from the start, where they are
        /// not.
        ///
        /// A mouse drags the content like a finger.
        case actions(rest: Double, FullSwipes = [])
    }
}

/// A property that follows a scroll offset without a round trip, evaluated by every surface (Documentation/Rules.md
/// 3.15).
package struct ScrollLink: Hashable, Sendable {
    package enum Property: Hashable, Sendable { case translationY, opacity, height }

    /// The scroll layer whose vertical offset drives the property.
    package var source: Int
    package var property: Property
    /// The range of offsets in points; outside of it the value of the nearer end is used.
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

    /// Returns the property's value at a scroll offset.
    package func value(at offset: Double) -> Double {
        let span = offsetTo - offsetFrom
        let progress = span == 0 ? (offset < offsetFrom ? 0 : 1) : min(max((offset - offsetFrom) / span, 0), 1)
        return valueFrom + (valueTo - valueFrom) * progress
    }
}
