// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a surface tells of a pointer. Times are seconds of the surface's own clock, places points of the window.
package struct PointerSample: Hashable, Sendable {
    package enum Kind: Int, CaseIterable, Sendable {
        case began = 0
        case moved = 1
        case ended = 2
        /// The surface took the pointer for something else: it scrolls, or the window went away.
        case cancelled = 3
        /// Time has passed that a gesture asked to be told of.
        case time = 4
        /// The mouse is over something, no button pressed.
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

    /// Pointers from here on are two ends of a pinch without fingers: a wheel's, or a trackpad's.
    package static let firstIndirect = 1_000
}

/// A pointer that is down.
package struct GestureTouch: Hashable, Sendable {
    package let pointer: Int
    package var location: CGPoint

    package var isIndirect: Bool { pointer >= PointerSample.firstIndirect }
}

/// One event as a recogniser gets it.
package struct GestureEvent {
    package let kind: PointerSample.Kind
    /// In seconds, never less than that of the event before.
    package let time: Double
    /// The pointer that began, moved, ended or was cancelled.
    package let touch: GestureTouch?
    /// The pointers that are down after it, in the order in which they came.
    package let touches: [GestureTouch]
    package let space: GestureSpace
    /// When the surface's clock said zero.
    package let origin: Date

    package var date: Date { origin.addingTimeInterval(time) }

    func with(_ space: GestureSpace) -> GestureEvent {
        GestureEvent(kind: kind, time: time, touch: touch, touches: touches, space: space, origin: origin)
    }

    /// A pointer that is down already begins for a gesture that comes after another one.
    func beginning(_ touch: GestureTouch, among touches: [GestureTouch]) -> GestureEvent {
        GestureEvent(kind: .began, time: time, touch: touch, touches: touches, space: space, origin: origin)
    }
}

/// Where a gesture's view was as its pointers began.
///
/// It stands still while they are down: a view that moves with the finger would else move the places that it is told
/// of, and through a network always too late.
package struct GestureSpace: Sendable {
    /// From the window to the view's own coordinates.
    package let toLocal: @MainActor @Sendable (CGPoint) -> CGPoint
    /// From the view's own coordinates to a named space around it.
    package let toNamed: @MainActor @Sendable (CGPoint, CoordinateSpace) -> CGPoint
    /// The view's size.
    package let size: CGSize

    package init(
        size: CGSize, toLocal: @escaping @MainActor @Sendable (CGPoint) -> CGPoint,
        toNamed: @escaping @MainActor @Sendable (CGPoint, CoordinateSpace) -> CGPoint
    ) {
        self.size = size
        self.toLocal = toLocal
        self.toNamed = toNamed
    }

    /// A view that fills the window.
    package static func window(_ size: CGSize) -> GestureSpace {
        GestureSpace(size: size, toLocal: { $0 }, toNamed: { point, _ in point })
    }

    @MainActor package func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint {
        switch space {
        case .global: point
        case .local: toLocal(point)
        case .named: toNamed(toLocal(point), space)
        }
    }
}
