// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase

/// The plural forms of formats that were looked up as strings.
///
/// On Apple's systems the string of `NSLocalizedString` carries its plural forms along to `String(format:)`. A Swift
/// string consists of characters only, so the forms are kept here by the characters of the form for many, and by the
/// locale. Of two keys with the same form for many but different other forms, the last look-up wins.
nonisolated package enum CountedFormats {
    private struct Key: Hashable {
        var format: String
        var locale: String
    }

    /// Locales come from browsers, so the number of formats has to be bounded.
    private static let known = Mutex(BoundedCache<Key, StringCatalog.Entry>(limit: 4_096))

    package static func remember(_ format: String, _ entry: StringCatalog.Entry, locale: Locale) {
        known.withLock { $0.insert(entry, for: Key(format: format, locale: locale.identifier)) }
    }

    /// Returns the form of a format for some values; the format itself if it was not looked up or has one form.
    package static func format(_ format: String, for arguments: [any CVarArg], locale: Locale) -> String {
        let key = Key(format: format, locale: locale.identifier)
        let entry = known.withLock { $0.isEmpty ? nil : $0.value(for: key) }
        guard let entry else { return format }
        return entry.template(arguments: arguments.map { LocalizedArgument(counted: $0) })
    }
}

extension LocalizedArgument {
    /// Creates an argument from a value of `String(format:)`, as far as it determines a form.
    fileprivate nonisolated init(counted value: any CVarArg) {
        switch value {
        case let number as any BinaryInteger: self = .integer(Int64(clamping: number))
        case let number as any BinaryFloatingPoint: self = .double(Double(number))
        case let number as NSNumber: self = .double(number.doubleValue)
        default: self = .string("")
        }
    }
}
