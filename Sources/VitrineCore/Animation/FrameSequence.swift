// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// States that are shown one after the other at equal intervals of time, all of them computed in one flush.
///
/// A surface receives what layers look like in each as the frames of one animation; the tree has the last state. Where
/// something changes on the way that no surface interpolates (a text, or which views there are), the sequence ends
/// before it, so that it changes in its time.
@MainActor
package final class FrameSequence {
    /// The number of states after the first.
    let count: Int
    /// The time between two states, in seconds.
    let interval: Double
    let show: (Int) -> Void
    let didShow: (Int) -> Void

    /// The shortest time of a sequence that ends early, in seconds.
    private static let shortest = 0.1

    /// Creates a sequence.
    ///
    /// - Parameters:
    ///   - count: The number of states after the first.
    ///   - interval: The time between two states, in seconds.
    ///   - show: Writes the state of a number, from 0 to `count`.
    ///   - didShow: Called once with the number of the last state that is shown.
    package init(
        count: Int, interval: Double, show: @escaping (Int) -> Void, didShow: @escaping (Int) -> Void
    ) {
        self.count = max(count, 1)
        self.interval = interval
        self.show = show
        self.didShow = didShow
    }

    /// The number of states after the first that are shown whatever changes.
    var minimum: Int { min(max(Int((Self.shortest / max(interval, 1e-3) - 1e-6).rounded(.up)), 1), count) }

    /// Shows the first state; the next flush computes the others.
    package func start() {
        // With an animation its round comes before those of ordinary changes, which would show the first state at once.
        var transaction = Transaction(animation: .linear(duration: interval * Double(count)))
        transaction.frames = self
        withTransaction(transaction) { show(0) }
    }
}
