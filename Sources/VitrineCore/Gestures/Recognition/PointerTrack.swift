// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Measures the velocity of a pointer: its mean over the last tenth of a second.
struct PointerTrack {
    private static let window = 0.1
    private var samples: ContiguousArray<(place: CGPoint, time: Double)> = []

    mutating func add(_ place: CGPoint, at time: Double) {
        samples.append((place, time))
        // One sample older than the window is kept, so that a pointer that rested is slow.
        if let first = samples.lastIndex(where: { time - $0.time >= Self.window }) { samples.removeFirst(first) }
    }

    /// The velocity in points per second.
    var velocity: CGSize {
        guard let first = samples.first, let last = samples.last, last.time - first.time > 0.001 else { return .zero }
        let time = last.time - first.time
        return CGSize(width: (last.place.x - first.place.x) / time, height: (last.place.y - first.place.y) / time)
    }
}
