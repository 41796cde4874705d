// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What became of an event that a surface reported.
package enum EventOutcome: Equatable, Sendable {
    case handled
    case ignored(Reason)
    /// The layer has left; the surface will learn it with the next batch.
    case removed

    package enum Reason: String, Sendable {
        /// No layer of that number was ever shown: a broken or hostile surface.
        case unknownLayer
        /// A number in it is none.
        case malformed
        case disabled
        case hidden
        /// A layer around it lets events pass.
        case notHittable
        /// The layer asks for no event of that kind.
        case notListening
        /// Something presented lies in front of it.
        case covered
    }
}
