// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An event of a pointer on a surface.
///
/// Times are in seconds of the surface's own clock, locations in points of the window.
package struct PointerSample: Hashable, Sendable {
    package enum Kind: Int, CaseIterable, Sendable {
        case began = 0
        case moved = 1
        case ended = 2
        /// The surface uses the pointer for something else: it scrolls, or the window lost focus.
        case cancelled = 3
        /// A deadline of a gesture has passed.
        case time = 4
        /// The mouse is over something with no button pressed.
        case hover = 5
        case left = 6
    }

    package var kind: Kind
    package var pointer: Int
    package var location: CGPoint
    package var time: Double

    package init(_ kind: Kind, pointer: Int = 0, at location: CGPoint = .zero, time: Double) {
        self.kind = kind
        self.pointer = pointer
        self.location = location
        self.time = time
    }

    /// Pointers from this number to `firstIndirect` are of a mouse whose button is down.
    package static let firstMouse = 500
    /// Pointers from this number on are the two ends of a pinch without fingers, of a wheel or a trackpad.
    package static let firstIndirect = 1_000
}

/// A pointer that is down.
package struct GestureTouch: Hashable, Sendable {
    package let pointer: Int
    package var location: CGPoint

    package var isIndirect: Bool { pointer >= PointerSample.firstIndirect }
    package var isMouse: Bool { (PointerSample.firstMouse..<PointerSample.firstIndirect).contains(pointer) }
}

/// An event in the form that a recogniser receives.
package struct GestureEvent {
    package let kind: PointerSample.Kind
    /// The time in seconds, which never decreases.
    package let time: Double
    /// The pointer that began, moved, ended or was cancelled.
    package let touch: GestureTouch?
    /// The pointers that are down after the event, in the order in which they began.
    package let touches: [GestureTouch]
    package let space: GestureSpace
    /// The date at which the surface's clock was zero.
    package let origin: Date

    package var date: Date { origin.addingTimeInterval(time) }

    func with(_ space: GestureSpace) -> GestureEvent {
        GestureEvent(kind: kind, time: time, touch: touch, touches: touches, space: space, origin: origin)
    }

    /// Returns an event in which a pointer that is already down begins, for a gesture that follows another one.
    func beginning(_ touch: GestureTouch, among touches: [GestureTouch]) -> GestureEvent {
        GestureEvent(kind: .began, time: time, touch: touch, touches: touches, space: space, origin: origin)
    }
}

/// The position of a gesture's view when its pointers began.
///
/// It does not change while they are down: otherwise a view that moves with the finger would change the locations that
/// it receives, and over a network always too late.
package struct GestureSpace: Sendable {
    /// Converts a point from the window to the view's coordinates.
    package let toLocal: @MainActor @Sendable (CGPoint) -> CGPoint
    /// Converts a point from the window to a named space around the view.
    package let toNamed: @MainActor @Sendable (CGPoint, CoordinateSpace) -> CGPoint
    /// The size of the view, in points.
    package let size: CGSize

    package init(
        size: CGSize, toLocal: @escaping @MainActor @Sendable (CGPoint) -> CGPoint,
        toNamed: @escaping @MainActor @Sendable (CGPoint, CoordinateSpace) -> CGPoint
    ) {
        self.size = size
        self.toLocal = toLocal
        self.toNamed = toNamed
    }

    /// Returns the space of a view that fills the window.
    package static func window(_ size: CGSize) -> GestureSpace {
        GestureSpace(size: size, toLocal: { $0 }, toNamed: { point, _ in point })
    }

    @MainActor package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: point
        case .local: toLocal(point)
        case .named: toNamed(point, space)
        }
    }
}
