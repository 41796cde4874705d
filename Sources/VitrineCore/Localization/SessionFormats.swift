// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Format styles in the language, the calendar and the time zone of the user, wherever code formats.
nonisolated package enum SessionFormats {
    /// Returns the style as the running view or session has it, as far as the style does not say otherwise itself.
    ///
    /// - Parameter style: The style; outside of sessions it stays what it is.
    /// - Returns: The style.
    package static func placed<S: FormatStyle>(_ style: S) -> S {
        guard leavesOpen(style), let environment = EnvironmentValues.ofFormatting else { return style }
        return placed(style, in: environment)
    }

    /// Whether a style may not say everything itself.
    private static func leavesOpen<S: FormatStyle>(_ style: S) -> Bool {
        style is any PlacedFormatStyle || (style as? any LocaleFormatStyle)?.locale == .autoupdatingCurrent
    }

    /// Returns the style as an environment has it, as far as the style does not say otherwise itself.
    static func placed<S: FormatStyle>(_ style: S, in environment: EnvironmentValues) -> S {
        var style = style
        if let own = style as? any LocaleFormatStyle, own.locale == .autoupdatingCurrent {
            style = style.locale(environment.locale)
        }
        guard let dates = style as? any PlacedFormatStyle else { return style }
        return dates.placed(in: environment) as? S ?? style
    }
}

/// A format style with a locale.
nonisolated protocol LocaleFormatStyle: FormatStyle {
    var locale: Locale { get }
}

extension IntegerFormatStyle: LocaleFormatStyle {}
extension IntegerFormatStyle.Percent: LocaleFormatStyle {}
extension IntegerFormatStyle.Currency: LocaleFormatStyle {}
extension FloatingPointFormatStyle: LocaleFormatStyle {}
extension FloatingPointFormatStyle.Percent: LocaleFormatStyle {}
extension FloatingPointFormatStyle.Currency: LocaleFormatStyle {}
extension Decimal.FormatStyle: LocaleFormatStyle {}
extension Decimal.FormatStyle.Percent: LocaleFormatStyle {}
extension Decimal.FormatStyle.Currency: LocaleFormatStyle {}
extension ByteCountFormatStyle: LocaleFormatStyle {}
extension ByteCountFormatStyle.Attributed: LocaleFormatStyle {}
extension ListFormatStyle: LocaleFormatStyle {}
extension Duration.TimeFormatStyle: LocaleFormatStyle {}
extension Duration.UnitsFormatStyle: LocaleFormatStyle {}
extension Date.FormatStyle: LocaleFormatStyle {}
extension Date.IntervalFormatStyle: LocaleFormatStyle {}
extension Date.RelativeFormatStyle: LocaleFormatStyle {}
extension Date.AnchoredRelativeFormatStyle: LocaleFormatStyle {}
extension Measurement.FormatStyle: LocaleFormatStyle {}
