// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Sets the weight of texts in this view; `nil` takes their fonts'.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.textAttributes.weight, weight.map { .weight($0) } ?? .natural)
    }

    /// Sets the design of the fonts in this view; `nil` takes the fonts' own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.textAttributes.design, design)
    }

    /// Sets the width of the letters in this view; `nil` takes their fonts'.
    ///
    /// - Support: partial: the open fonts that stand in for the platform's have one width; a diagnostic says so.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        width?.noteIsMissing("fontWidth(_:)")
        return self
    }

    /// Makes texts in this view bold, or not.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.weight, isActive ? .bold : .natural)
    }

    /// Makes texts in this view italic, or not.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.isItalic, isActive)
    }

    /// Uses the monospaced variant of the fonts in this view.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.isMonospaced, isActive)
    }

    /// Uses digits of one width in this view.
    public nonisolated func monospacedDigit() -> some View {
        environment(\.textAttributes.hasMonospacedDigits, true)
    }

    /// Draws a line below the texts in this view.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        if isActive { pattern.note() }
        return environment(
            \.textAttributes.underline, TextAttributes.Line(isActive: isActive, color: color, pattern: pattern))
    }

    /// Draws a line through the texts in this view.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        if isActive { pattern.note() }
        return environment(
            \.textAttributes.strikethrough, TextAttributes.Line(isActive: isActive, color: color, pattern: pattern))
    }

    /// Sets the space between letters in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textAttributes.kerning, kerning)
    }

    /// Sets the space after each letter in points; it wins over kerning.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textAttributes.tracking, tracking)
    }

    /// Raises the texts in this view above their baselines, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textAttributes.baselineOffset, baselineOffset)
    }
}
