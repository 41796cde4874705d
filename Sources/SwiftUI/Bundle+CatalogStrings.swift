// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CFoundationStrings
import Foundation
import VitrineCore

// `Bundle.localizedString(forKey:value:table:)`, and with it `NSLocalizedString`, in every module of the program: from
// string catalogs, which SwiftPM does not compile and Foundation does not read here, and in the language of the session.
//
// Foundation keeps its bundles' class closed to subclasses (the toolchain cannot load its private initialisers), but the
// method is open: every call looks its code up in the class. There it is replaced, before anything of the program runs.

extension Bundle {
    /// The string of a key in the language of the running view, else of the session, else of the process.
    @_silgen_name("vitrine_bundle_catalog_string")
    nonisolated package func catalogString(forKey key: String, value: String?, table: String?) -> String {
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 }
        let lookup = LocalizedLookup(
            table: table.flatMap { $0.isEmpty ? nil : $0 }, bundle: bundleURL,
            locale: LocalizedLookup.currentEnvironment(.current).locale)
        return lookup.format(key, reportsMissing: fallback == nil) ?? fallback ?? key
    }
}

/// Puts our look-up in the place of Foundation's.
nonisolated private enum CatalogStrings {
    /// The layout of a class of Swift where there is no Objective-C: the words before the table of its methods, and the
    /// places of its size and of the offset at which the class begins in it.
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
