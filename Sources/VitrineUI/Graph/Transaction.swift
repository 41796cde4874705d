// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The context of one update of the view graph.
public struct Transaction: Sendable {
    /// Views that would animate do not.
    public var disablesAnimations = false
    /// Whether the change comes from a continuous interaction, such as a drag.
    public var isContinuous = false
    /// Changes with the same number belong to the same call of `withTransaction`; 0 is the ordinary one.
    package var identifier = 0
    package var motion: Motion?

    public init() {}

    /// Whether a change with it is like one without any.
    private var isOrdinary: Bool {
        identifier == 0 && motion == nil && !disablesAnimations && !isContinuous
    }

    /// Runs a write of a binding that has this transaction. An ordinary one leaves the write to what it happens in; so
    /// does a write from another thread, whose time on the main actor is its own.
    package nonisolated func carry(_ write: () -> Void) {
        guard !isOrdinary, isOnMainActor else { return write() }
        withoutActuallyEscaping(write) { write in
            let write = UncheckedSendable(write)
            MainActor.assumeIsolated { withTransaction(self, write.value) }
        }
    }

    @MainActor package static var current = Transaction()
    @MainActor package static var lastIdentifier = 0
}

/// How a change is to be interpolated by the surface: a curve over a time.
package struct Motion: Equatable, Sendable {
    /// Seconds.
    package var duration: Double
    /// Control points of a cubic Bézier timing curve.
    package var curve: (Double, Double, Double, Double)

    package init(duration: Double, curve: (Double, Double, Double, Double) = (0.42, 0, 0.58, 1)) {
        self.duration = duration
        self.curve = curve
    }

    package static func == (a: Motion, b: Motion) -> Bool {
        a.duration == b.duration && a.curve == b.curve
    }
}

/// Executes a closure whose changes all carry the given transaction.
@MainActor
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = Transaction.current
    var inner = transaction
    Transaction.lastIdentifier += 1
    inner.identifier = Transaction.lastIdentifier
    Transaction.current = inner
    defer { Transaction.current = outer }
    return try body()
}
