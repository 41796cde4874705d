// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore
import VitrineDisplay

/// A touch on a mounted view, with a clock of its own.
///
/// A test sets how long something takes, and nothing waits.
///
///     let finger = try host.touch(at: CGPoint(x: 100, y: 100))
///     finger.move(to: CGPoint(x: 100, y: 200))
///     finger.lift()
@MainActor
public final class TestFinger {
    private let host: TestHost
    private let layer: Int
    private let pointer: Int
    /// The location in the window's coordinates, in points.
    public private(set) var location: CGPoint

    init(_ host: TestHost, layer: Int, pointer: Int, at location: CGPoint) {
        self.host = host
        self.layer = layer
        self.pointer = pointer
        self.location = location
        send(.began)
    }

    /// Moves in a straight line, in steps of one frame each; the view is up to date after each.
    ///
    /// - Parameters:
    ///   - target: The location to move to.
    ///   - steps: The number of steps.
    public func move(to target: CGPoint, steps: Int = 4) {
        let start = location
        for step in 1...max(steps, 1) {
            let part = Double(step) / Double(max(steps, 1))
            location = CGPoint(x: start.x + (target.x - start.x) * part, y: start.y + (target.y - start.y) * part)
            host.pass(1.0 / 60)
            send(.moved)
        }
    }

    /// Moves by a distance.
    ///
    /// - Parameters:
    ///   - distance: The distance, in points.
    ///   - steps: The number of steps.
    public func move(by distance: CGSize, steps: Int = 4) {
        move(to: CGPoint(x: location.x + distance.width, y: location.y + distance.height), steps: steps)
    }

    /// Stays in place.
    ///
    /// - Parameter duration: The time, in seconds.
    public func hold(for duration: Double) { host.pass(duration) }

    /// Lifts the finger.
    ///
    /// Another tap may follow; `TestHost.pass` lets the time for it run out.
    public func lift() { send(.ended) }

    /// Cancels the touch, as a surface does when it begins to scroll.
    public func cancel() { send(.cancelled) }

    private func send(_ kind: PointerSample.Kind) {
        host.scene.send(.point([PointerSample(kind, pointer: pointer, at: location, time: host.time)]), to: layer)
        host.scene.flush()
    }
}

extension TestHost {
    /// Touches the view at a point of the window.
    ///
    /// - Parameter point: The point.
    /// - Returns: The touch.
    /// - Throws: `NotFound` if nothing handles it.
    public func touch(at point: CGPoint) throws -> TestFinger {
        try touch(at: point, pointer: nextPointer())
    }

    package func touch(at point: CGPoint, pointer: Int) throws -> TestFinger {
        let found = scene.display.hitTest(
            x: point.x, y: point.y, events: [.pointer, .tap], scrollOffsets: Layer.followedOffset)
        guard let found else { throw NotFound(description: "Nothing takes a finger at \(point).") }
        return TestFinger(self, layer: found.id, pointer: pointer, at: point)
    }

    /// Lets time pass for touches: a long press is recognised, the time for a second tap runs out.
    ///
    /// - Parameter duration: The time, in seconds.
    public func pass(_ duration: Double) {
        let end = time + duration
        while let deadline = scene.gestureDeadline, deadline <= end {
            time = max(time, deadline)
            scene.send(.point([PointerSample(.time, time: time)]), to: scene.display.root.id)
            scene.flush()
            if scene.gestureDeadline == deadline { break }
        }
        time = end
    }

    /// Moves the mouse pointer to a point of the window, or out of the window.
    ///
    /// - Parameter point: The point; `nil` outside of the window.
    public func hover(at point: CGPoint?) {
        let place = point ?? .zero
        let found = point.flatMap {
            scene.display.hitTest(x: $0.x, y: $0.y, events: .hover, scrollOffsets: Layer.followedOffset)
        }
        scene.send(
            .point([PointerSample(found == nil ? .left : .hover, at: place, time: time)]),
            to: (found ?? scene.display.root).id)
        scene.flush()
    }
}

extension TestElement {
    package var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Drags from the centre of the element.
    ///
    /// - Parameters:
    ///   - distance: The distance, in points.
    ///   - steps: The number of steps.
    /// - Throws: `TestHost.NotFound` if nothing handles the touch.
    public func drag(by distance: CGSize, steps: Int = 4) throws {
        let finger = try host.touch(at: center)
        finger.move(by: distance, steps: steps)
        finger.lift()
    }

    /// Presses the centre of the element.
    ///
    /// - Parameter duration: The time, in seconds.
    /// - Throws: `TestHost.NotFound` if nothing handles the touch.
    public func longPress(for duration: Double = 0.5) throws {
        let finger = try host.touch(at: center)
        finger.hold(for: duration)
        finger.lift()
    }

    /// Taps the centre of the element, and lets the time for another tap run out.
    ///
    /// - Parameter count: The number of taps.
    /// - Throws: `TestHost.NotFound` if nothing handles the touch.
    public func touch(count: Int = 1) throws {
        for _ in 0..<count {
            try host.touch(at: center).lift()
            host.pass(0.1)
        }
        host.pass(1)
    }

    /// Moves two fingers on the element apart or together, and rotates them.
    ///
    /// - Parameters:
    ///   - scale: The factor of their distance.
    ///   - degrees: The angle of the rotation.
    ///   - steps: The number of steps.
    /// - Throws: `TestHost.NotFound` if nothing handles the touches.
    public func pinch(scale: Double, degrees: Double = 0, steps: Int = 4) throws {
        let middle = center
        func place(_ side: Double, _ part: Double) -> CGPoint {
            let radius = side * 20 * (1 + (scale - 1) * part)
            let angle = degrees * part * .pi / 180
            return CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
        }
        let fingers = try [-1.0, 1.0].map { (side: $0, finger: try host.touch(at: place($0, 0))) }
        for step in 1...max(steps, 1) {
            let part = Double(step) / Double(max(steps, 1))
            for (side, finger) in fingers { finger.move(to: place(side, part), steps: 1) }
        }
        for (_, finger) in fingers { finger.lift() }
    }

    /// Presses a key while the element is focused.
    ///
    /// - Parameter key: A character, or a browser's name of a key (`ArrowUp`).
    /// - Throws: `TestHost.NotFound` if nothing handles the key.
    public func press(key: String) throws {
        guard let input = KeyInput(phase: 1, key: key, modifiers: 0),
            let layer = host.scene.display.eventLayer(for: element, events: [.keys, .focus])
        else { throw TestHost.NotFound(description: "\(label) takes no keys.") }
        let outcome = host.scene.send(.press(input), to: layer.id)
        host.scene.flush()
        guard outcome == .handled else {
            throw TestHost.NotFound(description: "The key \(key) on \(label) was not handled: \(outcome).")
        }
    }
}
