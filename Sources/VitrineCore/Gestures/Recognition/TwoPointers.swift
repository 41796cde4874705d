// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The motion of two pointers relative to each other: their distance and rotation.
@MainActor
struct TwoPointers {
    private(set) var center = CGPoint.zero
    private var pointers: [Int] = []
    private var start = (distance: 0.0, angle: 0.0)
    private var lastAngle = 0.0
    private var last = (time: 0.0, scale: 1.0, rotation: 0.0)

    private(set) var scale = 1.0
    /// The rotation in radians, which may exceed a full turn.
    private(set) var rotation = 0.0
    /// The change of the scale per second.
    private(set) var scaleVelocity = 0.0
    private(set) var rotationVelocity = 0.0

    var isComplete: Bool { pointers.count == 2 }

    /// Handles an event and returns whether one of the two pointers has left.
    mutating func step(_ event: GestureEvent) -> Bool {
        if !isComplete, event.touches.count >= 2, event.kind == .began { begin(event) }
        guard isComplete else { return event.touches.isEmpty && event.touch != nil }
        let pair = pointers.compactMap { id in event.touches.first { $0.pointer == id } }
        guard pair.count == 2 else { return true }
        let (distance, angle) = Self.measure(pair[0].location, pair[1].location)
        scale = distance / start.distance
        rotation += (angle - lastAngle).remainder(dividingBy: 2 * .pi)
        lastAngle = angle
        if event.time - last.time >= 0.016 {
            scaleVelocity = (scale - last.scale) / (event.time - last.time)
            rotationVelocity = (rotation - last.rotation) / (event.time - last.time)
            last = (event.time, scale, rotation)
        }
        return false
    }

    private mutating func begin(_ event: GestureEvent) {
        let (first, second) = (event.touches[0], event.touches[1])
        pointers = [first.pointer, second.pointer]
        start = Self.measure(first.location, second.location)
        lastAngle = start.angle
        center = CGPoint(
            x: (first.location.x + second.location.x) / 2, y: (first.location.y + second.location.y) / 2)
        last = (event.time, 1, 0)
    }

    private static func measure(_ a: CGPoint, _ b: CGPoint) -> (distance: Double, angle: Double) {
        (max(a.distance(to: b), 1), atan2(b.y - a.y, b.x - a.x))
    }
}
