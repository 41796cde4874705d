// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// The plural forms of formats that were looked up as strings.
///
/// On Apple's systems the string of `NSLocalizedString` carries its plural forms along to `String(format:)`. A string of
/// Swift carries characters only, so the forms are kept here under those: the characters of the form for many, and the
/// locale. Two keys with the same form for many and other forms besides are told apart by the last look-up.
nonisolated package enum CountedFormats {
    private struct Key: Hashable {
        var format: String
        var locale: String
    }

    private static let known = Mutex<[Key: StringCatalog.Entry]>([:])
    /// Locales come from browsers: only so many formats are worth remembering.
    private static let limit = 4_096

    package static func remember(_ format: String, _ entry: StringCatalog.Entry, locale: Locale) {
        known.withLock {
            if $0.count >= limit { $0 = [:] }
            $0[Key(format: format, locale: locale.identifier)] = entry
        }
    }

    /// The form of a format for some values; the format itself where it was not looked up, or has one form.
    package static func format(_ format: String, for arguments: [any CVarArg], locale: Locale) -> String {
        let entry = known.withLock { $0.isEmpty ? nil : $0[Key(format: format, locale: locale.identifier)] }
        guard let entry else { return format }
        return entry.template(arguments: arguments.map { LocalizedArgument(counted: $0) })
    }
}

extension LocalizedArgument {
    /// A value of `String(format:)`, as far as it decides a form.
    fileprivate nonisolated init(counted value: any CVarArg) {
        switch value {
        case let number as any BinaryInteger: self = .integer(Int64(clamping: number))
        case let number as any BinaryFloatingPoint: self = .double(Double(number))
        case let number as NSNumber: self = .double(number.doubleValue)
        default: self = .string("")
        }
    }
}
