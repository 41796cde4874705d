// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Counts taps: a pointer that goes down and up in one place, repeatedly without a long pause.
@MainActor
struct TapCounter {
    /// The distance that a finger may move, in points, before it is a drag.
    static let slip = 10.0
    /// The longest time between two taps, in seconds.
    static let pause = 0.35
    /// The longest time that a finger may stay down for a tap that is a gesture, in seconds; a button has no such limit.
    static let press = 0.75
    /// The largest distance of the next taps from the first, in points.
    static let spread = 45.0

    private var taps = 0
    private var start: CGPoint?
    private var began = 0.0
    private var first: CGPoint?
    private(set) var deadline: Double?

    /// Follows an event and says whether there have been so many taps, each of which lasted no longer than a time.
    mutating func step(
        _ event: GestureEvent, of count: Int, lasting longest: Double = .infinity
    ) -> GestureStatus {
        guard let touch = event.touch else {
            guard let deadline, event.time >= deadline else { return .possible }
            return .failed
        }
        if touch.isIndirect { return .failed }
        switch event.kind {
        case .began:
            let isLate = deadline.map { event.time > $0 } ?? false
            if event.touches.count > 1 || isLate || touch.location.distance(to: first ?? touch.location) > Self.spread {
                return .failed
            }
            deadline = nil
            start = touch.location
            began = event.time
            first = first ?? touch.location
            return .possible
        case .moved: return isSlip(touch) ? .failed : .possible
        case .ended:
            guard !isSlip(touch), event.time - began <= longest else { return .failed }
            taps += 1
            if taps >= max(count, 1) { return .ended }
            start = nil
            deadline = event.time + Self.pause
            return .possible
        case .cancelled: return .failed
        case .time, .hover, .left: return .possible
        }
    }

    private func isSlip(_ touch: GestureTouch) -> Bool {
        guard let start else { return true }
        return touch.location.distance(to: start) > Self.slip
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> Double { hypot(x - other.x, y - other.y) }
}
