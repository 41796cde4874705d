// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

/// A recogniser for two pointers; subclasses decide when they form a gesture and compute its value.
package class TwoPointerRecognizer<G: Gesture>: GestureRecognizer<G> {
    private var pair = TwoPointers()

    /// Whether the pointers have moved enough for the gesture to be recognised.
    func isEnough(_ pair: TwoPointers) -> Bool { preconditionFailure("\(Self.self) never begins.") }

    func value(_ pair: TwoPointers, _ place: TwoPointerPlace) -> G.Value {
        preconditionFailure("\(Self.self) has no value.")
    }

    package override var needs: GestureNeeds { [.pointers, .pinch] }
    package override var contends: Bool { super.contends && pair.isComplete }

    package override func step(_ event: GestureEvent, _ actions: inout [GestureAction]) {
        if pair.step(event) {
            if case .active(let value) = phase, event.kind != .cancelled {
                phase = .ended(value)
            } else {
                phase = .failed
            }
        } else if pair.isComplete, status == .active || isEnough(pair) {
            phase = .active(value(pair, TwoPointerPlace(pair, event)))
        }
    }

    package override func reset() {
        super.reset()
        pair = TwoPointers()
    }
}

/// The time of an event of two pointers, and their start in the view.
struct TwoPointerPlace {
    let time: Date
    let startLocation: CGPoint
    /// The start in the unit space of the view.
    let startAnchor: UnitPoint

    @MainActor
    fileprivate init(_ pair: TwoPointers, _ event: GestureEvent) {
        time = event.date
        startLocation = event.space.convert(pair.center, to: .local)
        let size = event.space.size
        startAnchor = UnitPoint(
            x: size.width > 0 ? startLocation.x / size.width : 0.5,
            y: size.height > 0 ? startLocation.y / size.height : 0.5)
    }
}
