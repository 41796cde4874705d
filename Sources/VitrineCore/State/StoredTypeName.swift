// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// The names of types in stored archives: equal in every process that runs the same sources.
///
/// The name of a private type holds the address at which its file's context lies in this process; a stored name does not.
enum StoredTypeName {
    private static let known = Mutex<[ObjectIdentifier: String]>([:])

    /// Returns the stored name of a type.
    static func of(_ type: Any.Type) -> String {
        known.withLock { known in
            if let name = known[ObjectIdentifier(type)] { return name }
            let name = withoutAddresses(String(reflecting: type))
            known[ObjectIdentifier(type)] = name
            return name
        }
    }

    /// Returns a type's name as `String(reflecting:)` writes it, without addresses.
    static func withoutAddresses(_ name: String) -> String {
        name.replacing(#/\(unknown context at \$[0-9a-f]+\)/#, with: "(private)")
    }

    /// Whether a stored name holds a type of ours, which no app has declared.
    static func isOfEngine(_ name: String) -> Bool { engineModules.contains { name.contains($0) } }

    private static let engineModules = ["VitrineCore.", "VitrineComponents.", "VitrineCombine."]
}
