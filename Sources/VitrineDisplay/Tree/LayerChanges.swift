// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The differences between a layer and the last batch, and its state in its tree's dirty list.
package struct LayerChanges: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package static let placement = LayerChanges(rawValue: 1)
    package static let content = LayerChanges(rawValue: 2)
    package static let effects = LayerChanges(rawValue: 4)
    package static let semantics = LayerChanges(rawValue: 8)
    package static let events = LayerChanges(rawValue: 16)
    package static let interaction = LayerChanges(rawValue: 32)
    package static let arrangement = LayerChanges(rawValue: 64)
    /// The layer began to exit.
    package static let exit = LayerChanges(rawValue: 128)
    /// The layer must be inserted at its position among its siblings.
    package static let position = LayerChanges(rawValue: 256)
    /// The layer did not move but follows another sibling: only its part of the checksum changes.
    package static let neighbor = LayerChanges(rawValue: 512)
    /// The layer was removed from its parent.
    package static let removed = LayerChanges(rawValue: 1024)
    /// The layer is in the dirty list; separate from the other bits so that none of them can be lost by a reversal.
    package static let listed = LayerChanges(rawValue: 2048)

    /// The values whose hash is cached separately from the placement.
    static let values: LayerChanges = [.content, .effects, .semantics, .events, .interaction, .arrangement]
}
