// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension View {
    /// Sets the weight of texts in this view; `nil` uses that of their fonts.
    public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
        environment(\.textAttributes.weight, weight.map { .weight($0) } ?? .natural)
    }

    /// Sets the design of the fonts in this view; `nil` uses their own.
    public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
        environment(\.textAttributes.design, design)
    }

    /// Sets the width of the characters in this view; `nil` uses that of their fonts.
    ///
    /// - Support: partial: the open fonts that stand in for the platform's have one width; a diagnostic says so.
    public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
        width?.noteIsMissing("fontWidth(_:)")
        return self
    }

    /// Sets whether texts in this view are bold.
    public nonisolated func bold(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.weight, isActive ? .bold : .natural)
    }

    /// Sets whether texts in this view are italic.
    public nonisolated func italic(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.isItalic, isActive)
    }

    /// Sets whether texts in this view use the monospaced variant of their fonts.
    public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
        environment(\.textAttributes.isMonospaced, isActive)
    }

    /// Uses digits of the same width in this view.
    public nonisolated func monospacedDigit() -> some View {
        environment(\.textAttributes.hasMonospacedDigits, true)
    }

    /// Sets whether a line is drawn under the texts in this view, its pattern and its colour.
    public nonisolated func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        if isActive { pattern.note() }
        return environment(
            \.textAttributes.underline, TextAttributes.Line(isActive: isActive, color: color, pattern: pattern))
    }

    /// Sets whether a line is drawn through the texts in this view, its pattern and its colour.
    public nonisolated func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
    ) -> some View {
        if isActive { pattern.note() }
        return environment(
            \.textAttributes.strikethrough, TextAttributes.Line(isActive: isActive, color: color, pattern: pattern))
    }

    /// Sets the additional space between characters, in points.
    public nonisolated func kerning(_ kerning: CGFloat) -> some View {
        environment(\.textAttributes.kerning, kerning)
    }

    /// Sets the additional space after each character, in points; it takes precedence over kerning.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View {
        environment(\.textAttributes.tracking, tracking)
    }

    /// Sets the distance of the texts in this view above their baselines, in points.
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        environment(\.textAttributes.baselineOffset, baselineOffset)
    }
}
