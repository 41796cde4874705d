// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The characters that are searched for; all of them by default.
nonisolated struct CharacterFilter: Hashable, Sendable {
    /// A part of the name; case does not matter.
    var name = ""
    var status: CharacterStatus?

    var isEmpty: Bool { self == CharacterFilter() }

    func matches(_ character: Character) -> Bool {
        (name.isEmpty || character.name.localizedCaseInsensitiveContains(name))
            && (status == nil || character.status == status)
    }
}
