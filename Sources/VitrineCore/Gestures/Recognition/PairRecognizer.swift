// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A gesture that combines two others.
package protocol PairGesture: PrimitiveGesture {
    associatedtype First: Gesture
    associatedtype Second: Gesture
    var first: First { get }
    var second: Second { get }
}

/// A recogniser around two others, whose combination subclasses define.
package class PairRecognizer<Pair: PairGesture>: GestureRecognizer<Pair> {
    package final let first: GestureRecognizer<Pair.First>
    package final let second: GestureRecognizer<Pair.Second>

    package override init(_ gesture: Pair) {
        first = gesture.first.recognizer()
        second = gesture.second.recognizer()
        super.init(gesture)
    }

    package final override func gestureDidChange() {
        first.gesture = gesture.first
        second.gesture = gesture.second
    }

    package override var contends: Bool { first.contends || second.contends }
    package override var needs: GestureNeeds { first.needs.union(second.needs) }

    package override func cancel(_ actions: inout [GestureAction]) {
        if !first.status.isOver { first.cancel(&actions) }
        if !second.status.isOver { second.cancel(&actions) }
        phase = .failed
    }

    package override func reset() {
        super.reset()
        first.reset()
        second.reset()
    }
}
