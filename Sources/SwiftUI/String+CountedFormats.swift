// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

// `String(format:)` and its family choose the plural form of a format from a string table. The linker replaces
// Foundation's functions by these (`foundationWrappers` in Package.swift); the ownership of parameters is the same.

@_silgen_name("__wrap_$sSS10FoundationE6format_S2Sh_s7CVarArg_pdtcfC")
nonisolated package func _string(format: borrowing String, values: consuming [any CVarArg]) -> String {
    CountedFormats.string(copy format, values, locale: nil)
}

@_silgen_name("__wrap_$sSS10FoundationE6format9argumentsS2Sh_Says7CVarArg_pGhtcfC")
nonisolated package func _string(format: borrowing String, arguments: borrowing [any CVarArg]) -> String {
    CountedFormats.string(copy format, copy arguments, locale: nil)
}

@_silgen_name("__wrap_$sSS10FoundationE6format6locale_S2Sh_0A10Essentials6LocaleVSghs7CVarArg_pdtcfC")
nonisolated package func _string(
    format: borrowing String, locale: borrowing Locale?, values: consuming [any CVarArg]
) -> String {
    CountedFormats.string(copy format, values, locale: copy locale)
}

@_silgen_name("__wrap_$sSS10FoundationE6format6locale9argumentsS2Sh_0A10Essentials6LocaleVSghSays7CVarArg_pGhtcfC")
nonisolated package func _string(
    format: borrowing String, locale: borrowing Locale?, arguments: borrowing [any CVarArg]
) -> String {
    CountedFormats.string(copy format, copy arguments, locale: copy locale)
}

/// A localized string formats its numbers in the locale of the user.
@_silgen_name("__wrap_$sSS10FoundationE25localizedStringWithFormatyS2S_s7CVarArg_pdtFZ")
nonisolated package func _localizedString(format: borrowing String, values: borrowing [any CVarArg]) -> String {
    CountedFormats.string(copy format, copy values, locale: LocalizedLookup.currentLocale)
}

extension CountedFormats {
    /// The plural form of a format with its values.
    ///
    /// The locale is that of the numbers.
    nonisolated fileprivate static func string(_ format: String, _ values: [any CVarArg], locale: Locale?) -> String {
        let language = LocalizedLookup.currentLocale
        let form = CountedFormats.format(format, for: values, locale: language)
        // What Foundation's functions do themselves.
        let place = locale.map { NSLocale(localeIdentifier: $0.identifier) }
        return withVaList(values) { String(describing: NSString(format: form, locale: place, arguments: $0)) }
    }
}
