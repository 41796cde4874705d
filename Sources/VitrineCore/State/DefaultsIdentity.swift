// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What `UserDefaults` objects of the process have in common that read and write the same values: the name of their suite.
///
/// Apps write `UserDefaults(suiteName:)` in place, so that each view value brings an object of its own.
nonisolated enum DefaultsIdentity: Hashable, Sendable {
    case suite(String)
    case object(ObjectIdentifier)

    init(_ defaults: UserDefaults) {
        // Foundation keeps the name in a stored property that is not public.
        if let name = Mirror(reflecting: defaults).descendant("suite") as? String {
            self = .suite(name)
        } else {
            self = .object(ObjectIdentifier(defaults))
        }
    }
}
