// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineLayout

/// A type that draws texts in place of the system, glyph by glyph if it wants to.
///
/// A renderer is set with `View.textRenderer(_:)`. Screen readers still read the text, links still open, and the
/// renderer's `animatableData` are animated when it is set in an animation.
///
/// - Support: partial: a slice of a run is a grapheme cluster, or a word of letters that join; a part that mixes
///   directions is measured in the direction of its first letter. In the body of a `Transition` it has no effect.
public protocol TextRenderer: Animatable {
    /// Draws a text.
    ///
    /// - Parameters:
    ///   - layout: The lines of the text, in the coordinates of its view.
    ///   - ctx: The context to draw into, whose origin is the top left corner of the text's view.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size of a text's view for a proposal; by default the size of the text itself.
    ///
    /// - Parameters:
    ///   - proposal: The proposed size.
    ///   - text: The text, which can be measured for other proposals.
    /// - Returns: The size, in points.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The room around the text's view in which the drawing is shown, in points; none by default.
    ///
    /// What is drawn further away is cut off. Half an em is always shown, since letters may extend beyond their lines.
    var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
    /// Returns the size of the text itself.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }

    /// No room around the text's view.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}
