// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation declares these functions for all numbers at once, and they use the process's locale. Those of a concrete
// number type are preferred and use the locale of the session that runs. (Foundation's functions of `Date` cannot be
// overridden in this way.)

extension Int {
    /// Returns the number as text in the user's locale.
    public func formatted() -> String { formatted(IntegerFormatStyle<Int>.number) }

    /// Returns the number formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Int {
        SessionFormats.placed(format).format(self)
    }
}

extension Double {
    /// Returns the number as text in the user's locale.
    public func formatted() -> String { formatted(FloatingPointFormatStyle<Double>.number) }

    /// Returns the number formatted by a style, in the user's locale unless the style sets one.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Double {
        SessionFormats.placed(format).format(self)
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

nonisolated enum SessionFormats {
    /// Returns the style in the locale of the running view or session, unless it has a locale of its own.
    static func placed<S: FormatStyle>(_ style: S) -> S {
        guard let own = style as? any LocaleFormatStyle, own.locale == .autoupdatingCurrent else { return style }
        guard SessionContext.current != nil else { return style }
        return style.locale(LocalizedLookup.currentEnvironment(.current).locale)
    }
}
