// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How long a worker that ended waits before another one takes its place: none at first, then twice as long each time
/// that one ends soon after its start.
struct RestartDelay {
    /// A worker that lived this long starts the series anew.
    static let stable = Duration.seconds(10)
    private static let shortest = Duration.milliseconds(250)
    private static let longest = Duration.seconds(10)

    private var failures = 0

    /// Returns the time to wait after a worker that lived for some time.
    mutating func next(after life: Duration) -> Duration {
        failures = life >= Self.stable ? 1 : failures + 1
        guard failures > 1 else { return .zero }
        return min(Self.shortest * (1 << min(failures - 2, 16)), Self.longest)
    }
}
