// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CFoundationStrings
import Foundation
import VitrineCore

// `Bundle.localizedString(forKey:value:table:)`, and with it `NSLocalizedString`, for every module of the program: it
// reads string catalogs, which SwiftPM does not compile and Foundation on Linux does not read, in the language of the
// session.
//
// Foundation's `Bundle` cannot be subclassed (the toolchain cannot load its private initialisers), but the method is
// open: every call looks up its implementation in the vtable, in which it is replaced before any code of the program
// runs.

extension Bundle {
    /// Returns the string of a key in the language of the running view, or else of the session, or else of the process.
    @_silgen_name("vitrine_bundle_catalog_string")
    nonisolated package func catalogString(forKey key: String, value: String?, table: String?) -> String {
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 }
        let lookup = LocalizedLookup(
            table: table.flatMap { $0.isEmpty ? nil : $0 }, bundle: bundleURL,
            locale: LocalizedLookup.currentLocale)
        return lookup.format(key, reportsMissing: fallback == nil) ?? fallback ?? key
    }
}

/// Replaces Foundation's lookup of localized strings.
nonisolated private enum CatalogStrings {
    /// The layout of a Swift class without Objective-C: the number of words before its vtable, and the offsets of its
    /// size and of the position of the class object.
    private static let header = (words: 7, size: 32, offset: 36)

    static func install() {
        let bundle = unsafeBitCast(Bundle.self as AnyClass, to: UnsafeMutableRawPointer.self)
        let size = bundle.load(fromByteOffset: header.size, as: UInt32.self)
        let offset = bundle.load(fromByteOffset: header.offset, as: UInt32.self)
        let methods = bundle.assumingMemoryBound(to: UnsafeRawPointer?.self)
        let all = header.words..<Int(size - offset) / MemoryLayout<UnsafeRawPointer>.size
        let place = all.first { methods[$0] == vitrine_foundation_localized_string_address() }
        guard let place else {
            preconditionFailure("This Foundation is not the one of Swift 6.3: Bundle has no method localizedString.")
        }
        methods[place] = vitrine_catalog_string_address()
    }
}

@section(".init_array") @used
nonisolated private let installsCatalogStrings: @convention(c) () -> Void = { CatalogStrings.install() }
