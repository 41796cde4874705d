// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay

/// Recognises the gestures of a scene: it assigns pointers to gestures and keeps their clock.
///
/// Invariants: a pointer is in at most one arena; an arena without pointers and deadlines is removed. Input of a
/// surface is not trusted: events that are inconsistent (no beginning, a second one, more pointers than fingers, time
/// that goes back) are ignored or corrected. The engine has no clock here: the surface sends the time, and `deadline`
/// tells it when to.
@MainActor
package final class GestureHub {
    weak var graph: ViewGraph?
    private var arenas: [Arena] = []
    /// Layers of buttons whose tap another gesture has taken, until the next pointer.
    private var takenTaps: [Int] = []
    /// The current date, for the values of gestures.
    package var now: Date { Date() }

    private static let maximumPointers = 10

    /// The gestures over one place, from the first pointer there to the last.
    private struct Arena {
        let layer: Int
        var arbiter: GestureArbiter
        var touches: [GestureTouch] = []
        var time: Double
        let origin: Date
        let buttons: [(layer: Int, press: PressRecognizer)]
    }

    /// The time at which the surface must send an event next, by its own clock.
    package var deadline: Double? { arenas.compactMap(\.arbiter.deadline).min() }

    /// Whether a gesture is being recognised or has a deadline.
    package var isBusy: Bool { !arenas.isEmpty }

    /// Returns whether a pointer belongs to an arena, wherever it began.
    package func follows(pointer: Int) -> Bool { arenas.contains { $0.touches.contains { $0.pointer == pointer } } }

    /// Whether samples continue what known pointers have begun.
    func follows(_ samples: [PointerSample]) -> Bool {
        samples.allSatisfy { $0.kind != .began && follows(pointer: $0.pointer) }
    }

    // MARK: - Events

    /// Handles an event of a pointer over a layer and returns whether a gesture received it.
    package func take(_ sample: PointerSample, over layer: Layer) -> Bool {
        var sample = sample
        sample.location = CGPoint(x: limited(sample.location.x), y: limited(sample.location.y))
        sample.time = limited(sample.time)
        switch sample.kind {
        case .hover: return hover(sample.location, over: layer)
        case .left: return hover(nil, over: layer)
        case .began: return begin(sample, over: layer)
        case .time:
            for index in arenas.indices { tell(index, sample, nil) }
            settle()
            return true
        case .moved, .ended, .cancelled: return follow(sample)
        }
    }

    private func limited(_ value: Double) -> Double { value.isFinite ? min(max(value, -1e7), 1e7) : 0 }

    private func begin(_ sample: PointerSample, over layer: Layer) -> Bool {
        if arenas.contains(where: { $0.touches.contains { $0.pointer == sample.pointer } }) {
            var lost = sample
            lost.kind = .cancelled
            _ = follow(lost)
        }
        guard arenas.reduce(0, { $0 + $1.touches.count }) < Self.maximumPointers else { return false }
        takenTaps = []
        guard let index = join(layer) ?? open(sample, over: layer) else { return false }
        let touch = GestureTouch(pointer: sample.pointer, location: sample.location)
        arenas[index].touches.append(touch)
        tell(index, sample, touch)
        settle()
        return true
    }

    private func follow(_ sample: PointerSample) -> Bool {
        for index in arenas.indices {
            guard let place = arenas[index].touches.firstIndex(where: { $0.pointer == sample.pointer }) else {
                continue
            }
            arenas[index].touches[place].location = sample.location
            let touch = arenas[index].touches[place]
            if sample.kind != .moved { arenas[index].touches.remove(at: place) }
            tell(index, sample, touch)
            settle()
            return true
        }
        return false
    }

    private func tell(_ index: Int, _ sample: PointerSample, _ touch: GestureTouch?) {
        arenas[index].time = max(arenas[index].time, sample.time)
        let arena = arenas[index]
        let event = GestureEvent(
            kind: sample.kind, time: arena.time, touch: touch, touches: arena.touches, space: .window(.zero),
            origin: arena.origin)
        var actions: [GestureAction] = []
        arenas[index].arbiter.handle(event, &actions)
        for (layer, press) in arena.buttons where press.isTaken && !takenTaps.contains(layer) {
            takenTaps.append(layer)
        }
        run(actions)
    }

    /// Removes arenas that have no pointers and no deadline.
    private func settle() {
        var actions: [GestureAction] = []
        arenas.removeAll { arena in
            guard arena.touches.isEmpty, arena.arbiter.isOver || arena.arbiter.deadline == nil else { return false }
            var arbiter = arena.arbiter
            arbiter.cancel(&actions)
            return true
        }
        run(actions)
    }

    private func run(_ actions: [GestureAction]) {
        guard !actions.isEmpty, let graph else { return }
        graph.runAction { for action in actions { action() } }
    }

    // MARK: - Arenas

    /// Returns the arena of gestures that a new pointer over a layer belongs to.
    private func join(_ layer: Layer) -> Int? {
        let members = Self.targets(around: layer).map { ObjectIdentifier($0.recognizer) }
        while let index = arenas.firstIndex(where: { arena in
            arena.arbiter.entries.contains { members.contains(ObjectIdentifier($0.recognizer)) }
        }) {
            if !arenas[index].touches.isEmpty || arenas[index].layer == layer.id { return index }
            // A tap elsewhere: the gestures that were waited for will not be recognised.
            let deadline = arenas[index].arbiter.deadline ?? arenas[index].time
            tell(index, PointerSample(.time, time: deadline), nil)
            var actions: [GestureAction] = []
            var arbiter = arenas.remove(at: index).arbiter
            arbiter.cancel(&actions)
            run(actions)
        }
        return nil
    }

    private func open(_ sample: PointerSample, over layer: Layer) -> Int? {
        // A native control or a field has its pointers for itself.
        switch layer.handler {
        case .control, .field: return nil
        default: break
        }
        var (first, normal, beside): ([GestureArbiter.Entry], [GestureArbiter.Entry], [GestureArbiter.Entry]) = (
            [], [], []
        )
        var buttons: [(layer: Int, press: PressRecognizer)] = []
        var hasGesture = false
        var current: Layer? = layer
        while let layer = current {
            if case .tap = layer.handler, layer.events.contains(.tap) {
                let press = PressRecognizer()
                buttons.append((layer.id, press))
                normal.append(.init(press))
            } else if let target = layer.gestureTarget {
                if !target.mask.contains(.subviews) { (first, normal, beside) = ([], [], []) }
                if target.isEnabled, target.mask.contains(.gesture) {
                    hasGesture = true
                    target.recognizer.reset()
                    let entry = GestureArbiter.Entry(
                        target.recognizer, isSimultaneous: target.rank == .simultaneous, space: target.makeSpace())
                    switch target.rank {
                    case .high: first.insert(entry, at: 0)
                    case .normal: normal.append(entry)
                    case .simultaneous: beside.append(entry)
                    }
                }
            }
            current = layer.parent
        }
        guard hasGesture else { return nil }
        arenas.append(
            Arena(
                layer: layer.id, arbiter: GestureArbiter(first + normal + beside), time: sample.time,
                origin: now.addingTimeInterval(-sample.time), buttons: buttons))
        return arenas.count - 1
    }

    private static func targets(around layer: Layer) -> [any GestureTaking] {
        var found: [any GestureTaking] = []
        var current: Layer? = layer
        while let layer = current {
            if let target = layer.gestureTarget { found.append(target) }
            current = layer.parent
        }
        return found
    }

    /// Removes the gesture of a view that is torn down.
    func forget(_ recognizer: any GestureRecognizing) {
        guard !arenas.isEmpty else { return }
        var actions: [GestureAction] = []
        for index in arenas.indices { arenas[index].arbiter.forget(recognizer, &actions) }
        guard !actions.isEmpty else { return }
        // Nothing may be written in the middle of an update, so actions run after it.
        graph?.enqueueAction { [weak self] in self?.run(actions) }
    }

    // MARK: - The mouse

    /// The layers that the mouse is over, innermost first.
    private var hovered: [Int] = []

    private func hover(_ place: CGPoint?, over layer: Layer) -> Bool {
        guard let graph else { return false }
        var new: [(id: Int, target: any HoverTaking)] = []
        var current: Layer? = place == nil ? nil : layer
        while let layer = current {
            if let target = layer.hoverTarget { new.append((layer.id, target)) }
            current = layer.parent
        }
        let (old, ids) = (hovered, new.map(\.id))
        hovered = ids
        var actions: [GestureAction] = []
        for id in old where !ids.contains(id) {
            guard let target = graph.display.layer(id: id)?.hoverTarget else { continue }
            actions.append { target.leave() }
        }
        for (id, target) in new.reversed() where target.follows || !old.contains(id) {
            if let place { actions.append { target.hover(at: place) } }
        }
        run(actions)
        return !old.isEmpty || !ids.isEmpty
    }

    /// Returns whether a gesture has taken the tap that a surface reports; each tap is asked for once.
    func hasTaken(tap layer: Int) -> Bool {
        guard let index = takenTaps.firstIndex(of: layer) else { return false }
        takenTaps.remove(at: index)
        return true
    }
}

extension Layer {
    /// The node of this layer's gesture.
    @MainActor fileprivate var gestureTarget: (any GestureTaking)? {
        if case .gesture(let handler) = handler { handler.target } else { nil }
    }

    /// The node that follows the mouse over this layer.
    @MainActor fileprivate var hoverTarget: (any HoverTaking)? {
        if case .hover(let handler) = handler { handler.target } else { nil }
    }
}

/// A button among gestures: the surface tells of its tap, here it only stands in the way of others.
@MainActor
final class PressRecognizer: GestureRecognizing {
    private(set) var status = GestureStatus.possible
    /// Whether another gesture was recognised while the tap was still possible.
    private(set) var isTaken = false
    private var taps = TapCounter()

    var contends: Bool { status == .possible }
    var deadline: Double? { nil }
    var needs: GestureNeeds { .tap }
    var yieldsToDrags: Bool { false }

    func handle(_ event: GestureEvent, _ actions: inout [GestureAction]) { status = taps.step(event, of: 1) }

    func cancel(_ actions: inout [GestureAction]) {
        isTaken = true
        status = .failed
    }

    func reset() {
        status = .possible
        isTaken = false
        taps = TapCounter()
    }
}
