// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The drawing of a layer inside its own bounds.
///
/// The list of cases is closed (Documentation/Rules.md 3.13): the appearance of every control consists of these. Cases
/// larger than a text's three references are on the heap, since every layer has space for the largest case.
package enum LayerContent: Hashable, Sendable {
    /// Draws nothing, holds children.
    case group
    indirect case fill(Outline, Paint)
    indirect case stroke(Outline, Paint, DisplayStroke)
    case text(DisplayText)
    indirect case image(DisplayImage)
    /// Many operations that are drawn as one image.
    indirect case drawing(DisplayDrawing)
    indirect case scroll(DisplayScroll)
    /// The activity indicator, which surfaces animate themselves (Documentation/Layout.md 7.8): 20 × 20 points, grey
    /// unless it has a colour.
    indirect case activity(DisplayColor? = nil)
    /// Text that a user edits; caret, selection and composition belong to the surface.
    indirect case field(DisplayField)
    /// A value that a user changes; its appearance is drawn by other layers.
    indirect case control(DisplayControl)
}

/// The way in which a layer's children are positioned.
package enum Arrangement: Hashable, Sendable {
    /// Each child has its own origin.
    case absolute
    /// Children follow each other downwards: a child's top is the sum of the gaps and heights above it, so that a run
    /// of siblings moves as one value.
    case verticalRun
}

/// The position of a child in its parent, owned by the parent.
///
/// In a run `y` is the gap above the child, not its position.
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
