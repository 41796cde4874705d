// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A node that runs actions when it appears, disappears or has observed a change; called in the appearance phase.
@MainActor
package protocol AppearanceNode: ViewNode {
    func updateAppearance()
}

/// A key for a value that is attached to an element of a list.
@_spi(Engine) public struct TraitKey: Hashable, Sendable {
    package let name: String

    package init(_ name: String) {
        self.name = name
    }

    package static let tag = TraitKey("tag")
    package static let identifier = TraitKey("id")
}
