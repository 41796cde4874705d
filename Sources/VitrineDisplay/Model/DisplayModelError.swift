// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a surface cannot apply an operation: its copy differs from the tree.
package enum DisplayModelError: Error, Hashable, Sendable {
    case unknownLayer(Int)
    case duplicateLayer(Int)
    /// The root cannot be inserted or removed.
    case rootCannotMove
    case siblingIsElsewhere(sibling: Int, parent: Int)
    case layerInsideItself(Int)
    case duplicateInsert(Int)
    case shiftOutOfOrder(first: Int, last: Int)
    case runCannotShift(parent: Int)
    /// A batch created layers without inserting them.
    case layersWithoutPlace([Int])
    case wrongSequence(expected: Int, got: Int)
    case wrongChecksum(expected: UInt64, got: UInt64)
    case notANumber(Int)
}
