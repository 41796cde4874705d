// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Which of several gestures of the same pointers is made.
///
/// Invariant: at most one gesture that is not simultaneous has run more than hints; all others are cancelled when it is
/// chosen. Algorithm: every gesture gets every event; what it would do is held. The first in order of priority that is
/// being made, or was, is chosen, unless one before it stands in its way: one that may still be made by the pointers
/// that are down, or, when none are, by pointers to come (a second tap). Time that passes is nobody's way: a long press
/// is one although a tap would still be possible. What a possible gesture does (a hint: something is pressed) is done
/// at once. O(gestures) for each event.
@MainActor
package struct GestureArbiter {
    package struct Entry {
        package let recognizer: any GestureRecognizing
        /// It is made beside others, and stands in nobody's way.
        package let isSimultaneous: Bool
        /// Where its view is; `nil` takes the event's own.
        package let space: GestureSpace?
        fileprivate var held: [GestureAction] = []

        package init(_ recognizer: any GestureRecognizing, isSimultaneous: Bool = false, space: GestureSpace? = nil) {
            self.recognizer = recognizer
            self.isSimultaneous = isSimultaneous
            self.space = space
        }
    }

    /// First the one that goes before all others.
    package private(set) var entries: [Entry]
    /// The one that was chosen.
    package private(set) var winner: Int?

    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    package var isOver: Bool { entries.allSatisfy { $0.recognizer.status.isOver } }

    /// When the first of them wants to be told of the time.
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
            // One that has ended as well has done nothing of it.
            if entries[index].recognizer.status != .failed { entries[index].recognizer.cancel(&actions) }
        }
    }

    private func isBlocked(_ index: Int, _ event: GestureEvent) -> Bool {
        entries[..<index].contains { entry in
            !entry.isSimultaneous && entry.recognizer.status == .possible
                && (event.touches.isEmpty || entry.recognizer.contends)
        }
    }

    /// Nothing more comes: what is not over is given up, and so is what was held.
    package mutating func cancel(_ actions: inout [GestureAction]) {
        for index in entries.indices {
            entries[index].held = []
            if !entries[index].recognizer.status.isOver { entries[index].recognizer.cancel(&actions) }
        }
    }

    /// One of the gestures left with its view.
    package mutating func forget(_ recognizer: any GestureRecognizing, _ actions: inout [GestureAction]) {
        guard let index = entries.firstIndex(where: { $0.recognizer === recognizer }) else { return }
        entries[index].held = []
        if !recognizer.status.isOver { recognizer.cancel(&actions) }
    }

    /// Ready for another sequence.
    package mutating func reset() {
        winner = nil
        for index in entries.indices {
            entries[index].held = []
            entries[index].recognizer.reset()
        }
    }
}
