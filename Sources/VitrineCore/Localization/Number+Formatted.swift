// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

// Foundation writes these for all numbers at once, in the process's locale. A number's own are preferred, and are in
// the language of the person whose session runs. (Date has its own in Foundation: those cannot be preferred to.)

extension Int {
    /// The number as the reader's locale writes it.
    public func formatted() -> String { formatted(IntegerFormatStyle<Int>.number) }

    /// The number in a style, in the reader's locale where the style names none.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Int {
        SessionFormats.placed(format).format(self)
    }
}

extension Double {
    /// The number as the reader's locale writes it.
    public func formatted() -> String { formatted(FloatingPointFormatStyle<Double>.number) }

    /// The number in a style, in the reader's locale where the style names none.
    public func formatted<S>(_ format: S) -> S.FormatOutput where S: FormatStyle, S.FormatInput == Double {
        SessionFormats.placed(format).format(self)
    }
}

/// A style that says which locale it has.
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
    /// The style in the locale of the running view or session, unless it has one of its own.
    static func placed<S: FormatStyle>(_ style: S) -> S {
        guard let own = style as? any LocaleFormatStyle, own.locale == .autoupdatingCurrent else { return style }
        guard SessionContext.current != nil else { return style }
        return style.locale(LocalizedLookup.currentEnvironment(.current).locale)
    }
}
