// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The outcome of an event that a surface reported.
package enum EventOutcome: Equatable, Sendable {
    case handled
    case ignored(Reason)
    /// The layer has been removed, which the surface will learn with the next batch.
    case removed

    package enum Reason: String, Sendable {
        /// No layer with that number was ever shown: the surface is broken or hostile.
        case unknownLayer
        /// A number in it is none.
        case malformed
        case disabled
        case hidden
        /// Hit testing is disabled for a layer around it.
        case notHittable
        /// The layer does not request events of that kind.
        case notListening
        /// A presentation covers it.
        case covered
    }
}
