// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Sets the most lines of texts in this view; `nil` for as many as they need.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Sets the fewest lines that texts in this view take, and the most.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.textLines, TextLines(limit: nil, minimum: limit.lowerBound))
    }

    /// Sets the most lines of texts in this view.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.textLines, TextLines(limit: limit.upperBound))
    }

    /// Sets the fewest lines that texts in this view take, and the most.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.textLines, TextLines(limit: limit.upperBound, minimum: limit.lowerBound))
    }

    /// Sets the most lines of texts in this view, and whether there is always room for them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.textLines, TextLines(limit: limit, reservesSpace: reservesSpace))
    }

    /// Sets how the lines of a text are aligned with each other.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets how lines that do not fit are shortened.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the distance between lines in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets how far text may shrink to fit, 0 to 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets whether letters may move closer together to fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets the case that letters are changed to; `nil` leaves them.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
