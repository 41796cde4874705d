// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Sets the maximum number of lines of texts in this view; `nil` for no limit.
    public nonisolated func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Sets the minimum number of lines of texts in this view.
    public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        environment(\.textLines, TextLines(limit: nil, minimum: limit.lowerBound))
    }

    /// Sets the maximum number of lines of texts in this view.
    public nonisolated func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        environment(\.textLines, TextLines(limit: limit.upperBound))
    }

    /// Sets the minimum and maximum number of lines of texts in this view.
    public nonisolated func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        environment(\.textLines, TextLines(limit: limit.upperBound, minimum: limit.lowerBound))
    }

    /// Sets the maximum number of lines of texts in this view, and whether space is reserved for all of them.
    public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        environment(\.textLines, TextLines(limit: limit, reservesSpace: reservesSpace))
    }

    /// Sets the alignment of a text's lines with each other.
    public nonisolated func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the part of a line that is replaced by an ellipsis if it does not fit.
    public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets the additional distance between lines, in points.
    public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the smallest factor by which text may be scaled down to fit, from 0 to 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Sets whether characters may move closer together to fit.
    public nonisolated func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }

    /// Sets the letter case that texts are converted to; `nil` keeps their own.
    public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
        environment(\.textCase, textCase)
    }
}
