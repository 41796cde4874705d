// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Decides which of several gestures of the same pointers is recognised.
///
/// Invariant: at most one gesture that is not simultaneous has run more than hints; all others are cancelled when it is
/// chosen. Algorithm: every gesture receives every event, and its actions are held back. The first gesture in order of
/// precedence that is active or ended is chosen, unless one before it blocks it: one that can still be recognised from
/// the pointers that are down or, when none are, from pointers to come (a second tap). The passing of time is never
/// blocked: a long press is recognised although a tap would still be possible. A gesture that yields to drags is blocked
/// by every gesture of movements that is recognised or can still be, whatever their order. The actions of a gesture that is merely
/// possible (a hint: something is pressed) run at once. Complexity: O(gestures) per event.
@MainActor
package struct GestureArbiter {
    package struct Entry {
        package let recognizer: any GestureRecognizing
        /// Whether the gesture is recognised beside others and blocks none of them.
        package let isSimultaneous: Bool
        /// The position of the gesture's view; `nil` uses the event's own.
        package let space: GestureSpace?
        fileprivate var held: [GestureAction] = []

        package init(_ recognizer: any GestureRecognizing, isSimultaneous: Bool = false, space: GestureSpace? = nil) {
            self.recognizer = recognizer
            self.isSimultaneous = isSimultaneous
            self.space = space
        }
    }

    /// The gestures in order of precedence, the highest first.
    package private(set) var entries: [Entry]
    /// The index of the chosen gesture.
    package private(set) var winner: Int?

    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    package var isOver: Bool { entries.allSatisfy { $0.recognizer.status.isOver } }

    /// The earliest time at which one of the gestures needs an event.
    package var deadline: Double? {
        entries.lazy.filter { !$0.recognizer.status.isOver }.compactMap(\.recognizer.deadline).min()
    }

    package mutating func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) {
        var isNew = [Bool](repeating: false, count: entries.count)
        for index in entries.indices {
            let recognizer = entries[index].recognizer
            let before = recognizer.status
            guard !before.isOver else { continue }
            var made: [GestureAction] = []
            recognizer.handle(entries[index].space.map(event.with) ?? event, &made)
            isNew[index] = before == .possible && recognizer.status != .possible
            switch recognizer.status {
            case _ where entries[index].isSimultaneous || winner == index, .possible: actions += made
            case .active, .ended: entries[index].held += made
            case .failed:
                entries[index].held = []
                actions += made
            }
        }
        if winner == nil { choose(event, isNew, &actions) }
    }

    private mutating func choose(_ event: GestureEvent, _ isNew: [Bool], _ actions: inout [GestureAction]) {
        let isHeld = event.kind == .time && !event.touches.isEmpty
        let found = entries.indices.first { index in
            guard !entries[index].isSimultaneous, [.active, .ended].contains(entries[index].recognizer.status) else {
                return false
            }
            return isHeld && isNew[index] || !isBlocked(index, event)
        }
        guard let found else { return }
        winner = found
        actions += entries[found].held
        entries[found].held = []
        for index in entries.indices where index != found && !entries[index].isSimultaneous {
            entries[index].held = []
            // A gesture that has ended too has run none of its held actions.
            if entries[index].recognizer.status != .failed { entries[index].recognizer.cancel(&actions) }
        }
    }

    private func isBlocked(_ index: Int, _ event: GestureEvent) -> Bool {
        if entries[index].recognizer.yieldsToDrags, hasDrag(besides: index) { return true }
        return entries[..<index].contains { entry in
            !entry.isSimultaneous && entry.recognizer.status == .possible
                && (event.touches.isEmpty || entry.recognizer.contends)
        }
    }

    private func hasDrag(besides index: Int) -> Bool {
        entries.indices.contains { other in
            guard other != index, !entries[other].isSimultaneous else { return false }
            let recognizer = entries[other].recognizer
            guard recognizer.needs.contains(.moves) else { return false }
            return recognizer.status == .active || recognizer.contends
        }
    }

    /// Cancels gestures that are not over, and drops held actions, when no more events will come.
    package mutating func cancel(_ actions: inout [GestureAction]) {
        for index in entries.indices {
            entries[index].held = []
            if !entries[index].recognizer.status.isOver { entries[index].recognizer.cancel(&actions) }
        }
    }

    /// Removes a gesture whose view is torn down.
    package mutating func forget(_ recognizer: any GestureRecognizing, _ actions: inout [GestureAction]) {
        guard let index = entries.firstIndex(where: { $0.recognizer === recognizer }) else { return }
        entries[index].held = []
        if !recognizer.status.isOver { recognizer.cancel(&actions) }
    }

    /// Prepares for another sequence of events.
    package mutating func reset() {
        winner = nil
        for index in entries.indices {
            entries[index].held = []
            entries[index].recognizer.reset()
        }
    }
}
