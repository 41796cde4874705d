// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The identity of a process's `UserDefaults` object: the name of its suite.
///
/// Apps often create `UserDefaults(suiteName:)` inline, so that each view value has an object of its own; objects of
/// the same suite read and write the same values.
nonisolated enum DefaultsIdentity: Hashable, Sendable {
    case suite(String)
    case object(ObjectIdentifier)

    init(_ defaults: UserDefaults) {
        // Foundation keeps the name in a stored property that is not public.
        let mirror = Mirror(reflecting: defaults)
        let mirrors = sequence(first: mirror) { $0.superclassMirror }
        if let name = mirrors.lazy.compactMap({ $0.descendant("suite") as? String }).first {
            self = .suite(name)
        } else {
            self = .object(ObjectIdentifier(defaults))
        }
    }
}
