// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

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
    package var yieldsToUser: Bool
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
        targetY: Double = 0, revision: Int = 0, yieldsToUser: Bool = false, shiftX: Double = 0, shiftY: Double = 0
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
        self.yieldsToUser = yieldsToUser
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
