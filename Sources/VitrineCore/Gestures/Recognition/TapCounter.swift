// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Counts taps: a pointer that comes and goes in one place, again and again without a pause.
@MainActor
struct TapCounter {
    /// How far a finger may slip, in points: a drag begins there.
    static let slip = 10.0
    /// Seconds that may pass between two taps.
    static let pause = 0.35
    /// How far from the first the next taps may be.
    static let spread = 45.0

    private var taps = 0
    private var start: CGPoint?
    private var first: CGPoint?
    private(set) var deadline: Double?

    mutating func step(_ event: GestureEvent, of count: Int) -> GestureStatus {
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
            first = first ?? touch.location
            return .possible
        case .moved: return isSlip(touch) ? .failed : .possible
        case .ended:
            guard !isSlip(touch) else { return .failed }
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
